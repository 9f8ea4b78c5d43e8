"""A view as a listener folds it: what they know, from their entries alone."""

from __future__ import annotations

from typing import Any


class Journal:
    """`dealt` is the card they began with, `card` the role they believe to have, `entries` all they heard."""

    def __init__(self) -> None:
        self.dealt: str | None = None
        self.card: str | None = None
        self.entries: list[dict[str, Any]] = []

    def hear(self, number: int, entry: dict[str, Any]) -> None:
        """Take in the next entry; ValueError if one was missed or comes twice."""
        if number != len(self.entries) + 1:
            raise ValueError(f"entry {number} after entry {len(self.entries)}")
        self.entries.append(entry)
        name = entry["e"]
        if name == "shown":
            self.dealt = self.card = entry["role"]
        elif name == "copied" or (
            name == "saw" and entry["place"] == entry["seat"] and entry["role"] != self.dealt
        ):
            self.card = entry["role"]

    def state(self) -> tuple[Any, ...]:
        """All of it, comparable."""
        return self.dealt, self.card, self.entries
