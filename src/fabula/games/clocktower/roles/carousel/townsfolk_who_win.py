"""Townsfolk who can end the game, or make the evil anew."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Turned
from fabula.core.readings import Reading
from fabula.core.registration import appearances, honest_answers
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import (
    BOFFIN,
    EVIL,
    NO,
    YES,
    townsfolk,
)
from fabula.games.clocktower.almanac.moments import Accuses, CultGathers
from fabula.games.clocktower.almanac.traits import (
    LOOKS_FOR_MINIONS,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.phases.day_powers import ACCUSE, CULT
from fabula.games.clocktower.roles.pairs import stays_evil
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square, other_side
from fabula.games.clocktower.town.statements import ACCUSED, Statement
from fabula.games.clocktower.town.verbs import Me
from fabula.games.clocktower.town.woken import open_the_eyes

# ---- Cult Leader


@townsfolk(
    "cult_leader", wakes=EACH_NIGHT, asleep=True, icon="cultist", learns=(EVIL,), turning=True, speaks=CULT
)
async def cult_leader(me: Me, town: Square) -> None:
    """You take the side of a living neighbour; if it changes you are told."""
    neighbours = town.living_neighbours(me.seat)
    sides = tuple(dict.fromkeys(seen.side for seat in neighbours for seen in appearances(town, seat)))
    if not sides or not me.works:
        return
    side = sides[0] if len(sides) == 1 else await Decide(me.role, sides, me.seat)
    if side == town.side(me.seat) or stays_evil(town, me.seat, me.role) or me.grant.source == BOFFIN:
        return
    town.tell(Turned(me.seat, side))
    await open_the_eyes(town, me.seat, me.grant)
    town.tell(Informed(me.seat, "side", side))


@cult_leader.when(CultGathers)
async def win_them_all(me: Me, town: Square, caller: int, joined: tuple[int, ...]) -> None:
    """If all good players are in your cult your side wins: the dead and Travellers too, and you yourself."""
    if caller != me.seat or not me.is_able:
        return
    with_all = all(seat in (*joined, me.seat) for seat in town.everyone if not town.is_evil(seat))
    if with_all and me.takes_effect():
        await lose(town, other_side(town.side(me.seat)), me.role)


# ---- Alsaahir

alsaahir = townsfolk("alsaahir", icon="third-eye", learns=(EVIL,), speaks=ACCUSE, traits=(LOOKS_FOR_MINIONS,))
"""Each day you may say before all who are all the Minions and who the Demons: if that is right, good wins."""


@alsaahir.when(Accuses)
async def find_them_out(me: Me, town: Square, seat: int, accused: tuple[Statement, ...]) -> None:
    """The dead are among them; nobody may be left out and nobody named besides."""
    if seat != me.seat or not me.is_able:
        return
    named = {who: kind for _, who, kind in accused}

    def is_right(see: Reading) -> bool:
        seen = {who: see(who).kind for who in town.residents}
        return named == {who: kind for who, kind in seen.items() if kind in ACCUSED}

    found = honest_answers(town, is_right)
    words = tuple(YES if one else NO for one in found)
    answer = words[0] if len(words) == 1 else await Decide(decisions.REGISTER.of(me.role), words, seat)
    if answer == YES and me.takes_effect():
        await lose(town, EVIL, me.role)
