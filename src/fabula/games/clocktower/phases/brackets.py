"""The square brackets of the cards: who is never in play without another, and how many of each kind are."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.setup_table import (
    believed_with,
    changes_if_believed,
    counts_for,
    go_together,
)
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.square import Square, count_kinds


@dataclass(frozen=True, slots=True)
class Brackets:
    """What the cards of a script and those beside it say of who may be in play together."""

    script: tuple[str, ...]
    beside: tuple[str, ...]  # who else changes the numbers

    def hold(self, roles: tuple[str, ...], thought: str | None = None) -> bool:
        """Whether these may be in play together, while a Marionette among them thinks to be another."""
        also = (thought,) if thought and changes_if_believed(thought) else ()
        if also and thought not in believed_with(roles, self.script):
            return False
        counts = counts_for(len(roles), (*roles, *self.beside, *also))
        return go_together(roles) and count_kinds(almanac, roles) in counts


def brackets_at(town: Square, *more: str) -> Brackets:
    """The brackets of this table, with those beside the players and more who may change the numbers."""
    return Brackets(town.grimoire.roles, (*company(town.grimoire), *more))
