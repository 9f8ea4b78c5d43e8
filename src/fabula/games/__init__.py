"""The tales: the rules of each game, in the words of its book."""

from __future__ import annotations

from fabula.core.parts import Scripts
from fabula.core.refusals import Refusal
from fabula.core.tale import Tale
from fabula.games.clocktower.tale import Clocktower
from fabula.games.mafia32.tale import Mafia32
from fabula.games.onenight.tale import OneNight
from fabula.games.vendetta.tale import Vendetta

TALES: dict[str, Tale] = {tale.id: tale for tale in (OneNight(), Mafia32(), Vendetta(), Clocktower())}
for tale in TALES.values():
    type(tale).welcome()

FIRST = next(iter(TALES))  # the tale that lies on the table where nobody has named one


def tale_with_scripts() -> tuple[Tale, Scripts]:
    """The tale that is played out of scripts, and what it knows of them."""
    return next((tale, tale.scripts) for tale in TALES.values() if tale.scripts is not None)


def tale_called(id: str) -> Tale:
    """The tale with this id; Refusal if there is none."""
    tale = TALES.get(id)
    if tale is None:
        raise Refusal("no-such-tale", tale=id)
    return tale
