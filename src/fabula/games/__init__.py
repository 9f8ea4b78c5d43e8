"""The tales: the rules of each game, in the words of its book."""

from __future__ import annotations

from fabula.core.refusals import Refusal
from fabula.core.tale import Tale
from fabula.games.clocktower.tale import Clocktower
from fabula.games.mafia32.tale import Mafia32
from fabula.games.onenight.tale import OneNight
from fabula.games.vendetta.tale import Vendetta

TALES: dict[str, Tale] = {tale.id: tale for tale in (OneNight(), Mafia32(), Vendetta(), Clocktower())}


def tale_called(id: str) -> Tale:
    """The tale with this id; Refusal if there is none."""
    tale = TALES.get(id)
    if tale is None:
        raise Refusal("no-such-tale", tale=id)
    return tale
