"""What was agreed before a game began, each thing under its word, and how a rule reads one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

T = TypeVar("T")

SettingValues = Mapping[str, object]  # whatever was agreed, by its word; checked where the game was set up


class SettingWord(Generic[T]):
    """A word of the settings, with the type of what stands under it and what holds where nothing does.

    Whoever sets a game up has checked the value, so a rule may read it by its type.
    """

    __slots__ = ("otherwise", "word")

    def __init__(self, word: str, otherwise: T) -> None:
        self.word = word
        self.otherwise = otherwise

    def of(self, settings: SettingValues) -> T:
        """What was agreed in a game."""
        agreed: Mapping[str, Any] = settings
        value: T = agreed.get(self.word, self.otherwise)
        return value
