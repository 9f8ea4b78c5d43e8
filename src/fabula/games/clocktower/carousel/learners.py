"""The Townsfolk of the Carousel who learn something by night, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.registration import Appearance, Reading, honest_answers
from fabula.core.requests import Decide
from fabula.games.clocktower.cards import DEMON, GOOD, townsfolk
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.verbs import Me

CLOCKWISE, ANTICLOCKWISE = WAYS = "clockwise", "anticlockwise"
NEITHER = "neither"  # of the two ways is shorter


@townsfolk("steward", wakes=FIRST_NIGHT)
async def steward(me: Me, town: Square) -> None:
    """You learn one good player."""
    await me.learn_players(1, is_good, sought=1)


@townsfolk("knight", wakes=FIRST_NIGHT)
async def knight(me: Me, town: Square) -> None:
    """You learn two players neither of whom is a Demon."""
    await me.learn_players(2, is_a_demon, sought=0)


@townsfolk("noble", wakes=FIRST_NIGHT)
async def noble(me: Me, town: Square) -> None:
    """You learn three players of whom one and no more is evil."""
    await me.learn_players(3, is_evil, sought=1)


def is_good(seen: Appearance) -> bool:
    """Whether somebody counts as good."""
    return seen.side == GOOD


def is_evil(seen: Appearance) -> bool:
    """Whether somebody counts as evil."""
    return seen.evil


def is_a_demon(seen: Appearance) -> bool:
    """Whether somebody counts as a Demon."""
    return seen.kind == DEMON


@townsfolk("shugenja", wakes=FIRST_NIGHT)
async def shugenja(me: Me, town: Square) -> None:
    """You learn in which direction the nearest evil player sits; of two as near the Storyteller decides."""

    def the_shorter_way(see: Reading) -> str:
        others = town.others(me.seat)
        for ahead, behind in zip(others, reversed(others), strict=True):
            if see(ahead).evil != see(behind).evil:
                return CLOCKWISE if see(ahead).evil else ANTICLOCKWISE
            if see(ahead).evil:
                break
        return NEITHER

    ways = honest_answers(town, the_shorter_way)
    if ways[0] == NEITHER:
        me.inform(await Decide("shugenja", WAYS, me.seat), ())
    else:
        possible = (*ways, *WAYS) if NEITHER in ways else ways
        honest = tuple(way for way in dict.fromkeys(possible) if way != NEITHER)
        await me.be_told(honest, WAYS, truth=ways[:1])
