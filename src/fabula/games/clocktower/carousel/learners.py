"""The Townsfolk of the Carousel who learn something by night, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, FIRST_NIGHT
from fabula.core.registration import Appearance, Reading, appearances, honest_answers
from fabula.core.requests import Decide
from fabula.games.clocktower.cards import DEMON, GOOD, SIDES, townsfolk
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.verbs import Me, is_left

CLOCKWISE, ANTICLOCKWISE = WAYS = "clockwise", "anticlockwise"
NEITHER = "neither"  # of two ways is shorter, of two sides ahead


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


@townsfolk("balloonist", wakes=EACH_NIGHT)
async def balloonist(me: Me, town: Square) -> None:
    """You learn a player of another kind than the one you were shown last night."""
    night, kinds = me.last_choice
    last = kinds if night == town.night - 1 else None
    others = sorted(town.others(me.seat))
    seen = {seat: tuple(dict.fromkeys(one.kind for one in appearances(town, seat))) for seat in others}
    fitting = {seat: unlike(seen[seat], last) for seat in others}
    domain = tuple((seat,) for seat in others)
    true = tuple((seat,) for seat in others if seen[seat][0] in fitting[seat])
    seeming = tuple((seat,) for seat in others if fitting[seat] and seen[seat][0] not in fitting[seat])
    (told,) = await me.be_told((*true, *seeming) or domain, domain, truth=true)
    me.keep_in_mind(fitting[told] or seen[told])


def unlike(kinds: tuple[str, ...], last: tuple[str, ...] | None) -> tuple[str, ...]:
    """Those of a player's kinds that are another than one which the player of last night may have had."""
    return kinds if last is None else tuple(kind for kind in kinds if any(kind != one for one in last))


@townsfolk("nightwatchman", wakes=EACH_NIGHT)
async def nightwatchman(me: Me, town: Square) -> None:
    """Once in the game you choose a player, who learns that you are this."""
    seat = await me.may_choose(town.everyone)
    if seat is None:
        return
    me.spend()
    if not me.works:
        me.go_wrong()
        return
    who = me.seat
    if me.must_be_false:
        others = tuple(other for other in town.others(me.seat) if other != seat)
        who = await Decide("nightwatchman_lie", others, seat)
    me.let_know(seat, "nightwatchman", who)


nightwatchman.says("wakes")(is_left)


@townsfolk("high_priestess", wakes=EACH_NIGHT)
async def high_priestess(me: Me, town: Square) -> None:
    """You learn with whom you should talk most, as the Storyteller sees it."""
    me.inform((await Decide("high_priestess", town.others(me.seat), me.seat),), ())


@townsfolk("general", wakes=EACH_NIGHT)
async def general(me: Me, town: Square) -> None:
    """You learn which side is winning, as the Storyteller sees it, or neither."""
    me.inform(await Decide("general", (*SIDES, NEITHER), me.seat), ())
