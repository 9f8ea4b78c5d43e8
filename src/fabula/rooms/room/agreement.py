"""What a table has agreed on for one tale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fabula.core.tale import Tale


class Agreement(NamedTuple):
    """What a table has agreed on for one tale."""

    settings: dict[str, Any]
    roles: list[str]
    is_chosen: bool
    title: str = ""
    author: str = ""
    more: Mapping[str, Any] = {}


def by_the_book(tale: Tale) -> Agreement:
    """What is so before anybody has said anything: the book's variants and timers, and its set."""
    timers = {timer.key: timer.default for timer in tale.timers}
    return Agreement({**tale.settled({}), **timers}, [], is_chosen=False)
