"""The Townsfolk of the Carousel who do something, in the order of the roll."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST
from fabula.games.clocktower.cards import BLOCKED, DAWN, MINION, PARTNER, townsfolk
from fabula.games.clocktower.deaths import die
from fabula.games.clocktower.events import Unmarked
from fabula.games.clocktower.failures import is_drunk_or_poisoned
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.verbs import Me


@townsfolk("preacher", wakes=EACH_NIGHT)
async def preacher(me: Me, town: Square) -> None:
    """You choose a player: a Minion learns of it, and those you have chosen have no ability."""
    seat = await me.choose(town.everyone)
    if me.works and await me.finds(seat, lambda seen: seen.kind == MINION):
        await me.mark(seat, BLOCKED)
        me.let_know(seat, "preached")
    elif not me.works and town.kind(seat) == MINION:
        me.go_wrong()


@preacher.when("became")
async def let_go(me: Me, town: Square, seat: int, role: str) -> None:
    """Who is no Minion any more has an ability again."""
    mine = any(
        (mark.seat, mark.kind, mark.owner) == (seat, BLOCKED, me.grant) for mark in town.grimoire.marks
    )
    if mine and town.kind(seat) != MINION:
        town.tell(Unmarked(seat, BLOCKED, me.grant))


@townsfolk("acrobat", wakes=EACH_NIGHT_BUT_FIRST)
async def acrobat(me: Me, town: Square) -> None:
    """You choose a player: if they are or become drunk or poisoned tonight you die."""
    seat = await me.choose(town.everyone)
    await me.mark(seat, PARTNER, until=DAWN)
    if not me.works and is_drunk_or_poisoned(town.grimoire, seat):
        me.go_wrong()


@acrobat.when("walked")
async def fall_off(me: Me, town: Square) -> None:
    """Looked at again after every line of the night; you fall once."""
    for mark in tuple(town.grimoire.marks):
        mine = mark.kind == PARTNER and mark.owner == me.grant
        if mine and me.works and is_drunk_or_poisoned(town.grimoire, mark.seat):
            town.tell(Unmarked(mark.seat, PARTNER, me.grant))
            await die(town, me.seat, "acrobat")
