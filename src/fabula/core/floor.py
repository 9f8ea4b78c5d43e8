"""The floor: those who have it speak until all of them are ready, or time closes it."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.events import Claimed, PhaseBegan, Readied
from fabula.core.requests import Choice, Pattern, Statements, Window
from fabula.core.town import Town

READY = ("ready",)
LOOKING = "dusk"  # the floor on which all look at their cards
JUST_READY = Statements(Pattern("ready"))

Hear = Callable[[Town, int, Choice], None]


def claim(town: Town, who: int, words: Choice) -> None:
    """All hear what somebody says, true or not."""
    town.tell(Claimed(who, words))


async def until_all_are_ready(
    town: Town, prompt: str, seats: tuple[int, ...], sayings: Statements, hear: Hear = claim
) -> None:
    """Keep the floor open for these seats; who is silenced can only be ready."""
    window = Window(seats, prompt, sayings, silent=JUST_READY)
    while len(town.grimoire.ready) < len(seats):
        who, words = await window
        if not isinstance(who, int):
            return
        if words == READY:
            town.tell(Readied(who))
        else:
            hear(town, who, words)


async def look_at_cards(town: Town) -> None:
    """Before the first night everybody looks at their card until all are ready."""
    town.tell(PhaseBegan(LOOKING, 0))
    await until_all_are_ready(town, LOOKING, town.living, JUST_READY)
