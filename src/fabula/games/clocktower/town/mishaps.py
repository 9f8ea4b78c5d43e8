"""Deus ex Fiasco: the Storyteller makes a mistake, corrects it and admits it to all, once or more often."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square

DEUS_EX_FIASCO = "deus_ex_fiasco"


def may_be_admitted(town: Square) -> tuple[int, ...]:
    """How many mistakes the Storyteller will have admitted with the next one."""
    return (admitted(town.grimoire) + 1,) if DEUS_EX_FIASCO in company(town.grimoire) else ()


def admitted(grimoire: Grimoire) -> int:
    """How many mistakes the Storyteller has admitted in this game."""
    count: int = notes.ADMITTED.of(grimoire)
    return count


def is_owed(grimoire: Grimoire) -> bool:
    """Whether the Storyteller still has to make one."""
    return DEUS_EX_FIASCO in company(grimoire) and not admitted(grimoire)


def admit(town: Square, number: int) -> None:
    """All hear that something was wrong and is mended."""
    notes.ADMITTED.set(town, number)
    town.tell(Announced(DEUS_EX_FIASCO))
