"""The languages: one Fluent source for the server and the browser."""

from __future__ import annotations

from fabula.text.brought import FOLDER
from fabula.text.words import (
    CALLS,
    LANGUAGES,
    LOBBY,
    ON_DEMAND,
    WAYS,
    Unfilled,
    UnknownText,
    Words,
    bring,
    is_own,
    source,
    source_beyond_lobby,
    source_for_pages,
    source_of_calls,
    source_of_lobby,
    source_of_tale,
    source_of_ways,
    source_on_demand,
    variants,
    words,
)

__all__ = [
    "CALLS", "FOLDER", "LANGUAGES", "LOBBY", "ON_DEMAND", "WAYS", "Unfilled", "UnknownText", "Words",
    "bring", "is_own", "source", "source_beyond_lobby", "source_for_pages", "source_of_calls",
    "source_of_lobby", "source_of_tale", "source_of_ways", "source_on_demand", "variants", "words",
]  # fmt: skip
