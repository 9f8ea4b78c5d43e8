"""Demons who are many, or who make others what they are."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Lost, Marked
from fabula.core.grimoire import Grant
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, moments, notes
from fabula.games.clocktower.almanac.cards import (
    ANY,
    BABYSITS,
    EVIL,
    LIL_MONSTA,
    MARIONETTE,
    MINION,
    demon,
    of_kind,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER_NOW
from fabula.games.clocktower.almanac.questions import WhoIsWoken
from fabula.games.clocktower.almanac.traits import (
    CHOOSES_PLAYERS,
    PREPARES,
)
from fabula.games.clocktower.phases.calls import minions_by_table
from fabula.games.clocktower.phases.marionettes import beside_among_residents
from fabula.games.clocktower.town.census import babysitting
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.deaths import attack
from fabula.games.clocktower.town.events import Unmarked
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me, happens

KAZALI, TYPHON = "kazali", "lord_of_typhon"


# ---- Kazali


@demon(
    KAZALI,
    wakes=EACH_NIGHT,
    asks=minions_by_table,
    names_roles=True,
    alone=True,
    icon="spiked-dragon-head",
    traits=(PREPARES, CHOOSES_PLAYERS),
    changes=ANY,
    makes_minions=True,
)
async def kazali(me: Me, town: Square) -> None:
    """Who is which Minion is your choice. In later nights you choose who dies."""
    if tonight(town.grimoire) > 1:
        await attack(me, await me.choose(town.everyone))
        return
    for _ in () if me.again else range(minions_by_table(town.grimoire)):
        seat, role = await me.choose(who_may_serve(town, me.seat))
        if me.works:
            await become(town, seat, role, EVIL)
    if not me.again and not me.grant.sham:
        await happens(town, moments.MinionsChosen())


def who_may_serve(town: Square, demon: int) -> tuple[tuple[int, str], ...]:
    """Anybody who is no Minion yet, as a Minion that nobody is; a Marionette sits beside the Demon."""
    free = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in town.in_play)
    others = [seat for seat in town.residents if seat != demon and town.kind(seat) != MINION]
    beside = beside_among_residents(town, demon)
    return tuple((seat, role) for seat, role in product(others, free) if role != MARIONETTE or seat in beside)


# ---- Lord of Typhon


@demon(
    TYPHON,
    wakes=EACH_NIGHT,
    asks=1,
    icon="tornado",
    chooses=ANY_PLAYER_NOW,
    changes=ANY,
    makes_minions=True,
    traits=(PREPARES,),
)
async def lord_of_typhon(me: Me, town: Square) -> None:
    """You sit in the middle of the evil, with a Minion more. In each night you choose a player, who dies."""
    if tonight(town.grimoire) > 1:
        await attack(me, await me.choose(town.everyone))
        return
    if not me.works or me.again:
        return
    for seat in await the_line(town, me.seat):
        free = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in town.in_play)
        role = await Decide(
            decisions.TYPHON_MINION, tuple(one for one in free if one != MARIONETTE) or free, seat
        )
        await become(town, seat, role, EVIL)


@lord_of_typhon.says(WhoIsWoken)
def itself_later(town: Square, grant: Grant) -> tuple[int, ...]:
    """In the first night those beside it are told what they are, and it sleeps on."""
    return (grant.seat,) if tonight(town.grimoire) > 1 else ()


async def the_line(town: Square, middle: int) -> tuple[int, ...]:
    """Whoever sits on either side, so many that with the Demon all evil make a line."""
    many = minions_by_table(town.grimoire) + 1
    others = [seat for seat in town.others(middle) if not town.is_traveller(seat)]
    less = many // 2
    right = less if many % 2 == 0 else await Decide(decisions.TYPHON_LINE, (less, many - less), middle)
    return (*others[:right], *others[len(others) - (many - right) :])


def bring_in(town: Square, sitter: int) -> None:
    """Lil’ Monsta comes into the game, with this Minion until the Minions choose in the night after."""
    notes.MONSTA_IS_HERE.set(town)
    town.tell(Marked(sitter, BABYSITS, None))
    town.settle()


def take_out(town: Square) -> None:
    """Lil’ Monsta leaves the game, whoever minded it."""
    notes.MONSTA_IS_HERE.forget(town)
    for seat in babysitting(town.grimoire):
        town.tell(Unmarked(seat, BABYSITS))
        town.tell(Lost(seat, LIL_MONSTA))
