"""What a person who leads Blood Vendetta is told before it happens: deaths at nightfall, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.grimoire import Grimoire
from fabula.core.leading import Foreseen
from fabula.core.town import Town
from fabula.games.vendetta.cards import LIGHT, almanac
from fabula.games.vendetta.ending import winning_side
from fabula.games.vendetta.strikes import AWAY, MURDERED, PROTECTED, Fate, falling, fates


def foresee(grimoire: Grimoire) -> Iterator[Foreseen]:
    """In the light time what nightfall would bring; where a side has won, which."""
    town = Town(grimoire, almanac)
    if grimoire.winners is None and (side := winning_side(grimoire)) is not None:
        yield Foreseen("foresee-won", {"sides": (side,)})
    elif grimoire.phase in LIGHT:
        yield from (line_of(town, fate) for fate in fates(town))
        if not falling(town):
            yield Foreseen("foresee-nobody-nightfall")


def line_of(town: Town, fate: Fate) -> Foreseen:
    """How one attempt ends, or how a fate is shared."""
    who = {"who": fate.seat}
    if fate.is_the_storytellers:
        return Foreseen("foresee-dies-storyteller", who, dies=fate.seat)
    if fate.what == PROTECTED:
        return protected(town, fate)
    if fate.what == MURDERED:
        return Foreseen("foresee-dies-murdered", {**who, **striker(fate)}, dies=fate.seat)
    if fate.what == AWAY:
        return Foreseen("foresee-away", {**who, "ward": fate.other, **striker(fate)})
    return Foreseen(f"foresee-dies-{fate.what}", {**who, "ward": fate.other}, dies=fate.seat)


def protected(town: Town, fate: Fate) -> Foreseen:
    """By whom a player is kept alive, from whom or from whose fate."""
    who = {"who": fate.seat}
    marks = [mark for mark in town.grimoire.marks if (mark.kind, mark.seat) == (PROTECTED, fate.seat)]
    guard = next((mark.owner.role for mark in marks if mark.owner), None)
    if guard is None or any(mark.owner is None for mark in marks):
        return Foreseen("foresee-spared", who)
    if fate.strike is None:
        return Foreseen("foresee-protected-shared", {**who, "guard": guard, "ward": fate.other})
    return Foreseen("foresee-protected", {**who, "guard": guard, **striker(fate)})


def striker(fate: Fate) -> dict[str, str]:
    """The pack or the role that strikes."""
    return {"role": fate.strike.kind} if fate.strike else {}
