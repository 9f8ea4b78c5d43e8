"""The languages: one Fluent source for the server and the browser."""

from __future__ import annotations

from fabula.text.words import LANGUAGES, UnknownText, Words, source, source_for_pages, source_of_tale, words

__all__ = [
    "LANGUAGES", "UnknownText", "Words", "source", "source_for_pages", "source_of_tale", "words",
]  # fmt: skip
