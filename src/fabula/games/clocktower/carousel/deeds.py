"""The Townsfolk of the Carousel who do something, in the order of the roll."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST
from fabula.core.events import Marked, Noted
from fabula.core.requests import Decide
from fabula.games.clocktower.cards import BLOCKED, DAWN, FAUX_PAW, GOOD, MINION, PARTNER, PEACE, townsfolk
from fabula.games.clocktower.day import FIRST_DAY
from fabula.games.clocktower.deaths import NOMINATED, die, kill
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


@townsfolk("lycanthrope", wakes=EACH_NIGHT_BUT_FIRST)
async def lycanthrope(me: Me, town: Square) -> None:
    """You choose a living player: who is good dies, and the Demon kills nobody tonight. One seems evil."""
    seat = await me.choose(town.living)
    if seems_evil(me, town, seat):
        return
    if me.works and await me.finds(seat, lambda seen: seen.side == GOOD):
        await me.mark(me.seat, PEACE, until=DAWN)
        await kill(me, seat, "lycanthrope")
    elif not me.works and not town.is_evil(seat):
        me.go_wrong()


def seems_evil(me: Me, town: Square, seat: int) -> bool:
    """Whether this is the good player who counts as evil for you."""
    return any(
        (mark.seat, mark.kind, mark.owner) == (seat, FAUX_PAW, me.grant) for mark in town.grimoire.marks
    )


@lycanthrope.when("begins")
async def find_a_faux_paw(me: Me, town: Square) -> None:
    """Another good player; the Storyteller decides who."""
    good = tuple(seat for seat in town.others(me.seat) if not town.is_evil(seat))
    if good:
        town.tell(Marked(await Decide("faux_paw", good, me.seat), FAUX_PAW, me.grant))


princess = townsfolk("princess")
"""If on your first day you nominate a player who is executed, the Demon kills nobody in the night."""


@princess.when("dawns")
async def come_of_age(me: Me, town: Square) -> None:
    """The first day that begins with you as the Princess, and no other."""
    if not me.is_spent and town.grimoire.alive[me.seat]:
        me.spend()
        town.tell(Noted(FIRST_DAY, (*town.grimoire.notes.get(FIRST_DAY, ()), me.seat)))


@princess.when("executed")
async def plead_for_a_quiet_night(me: Me, town: Square, seat: int) -> None:
    """Whether the executed player dies of it or not. What counts is whether you are able in the night."""
    notes = town.grimoire.notes
    if me.seat in notes.get(FIRST_DAY, ()) and (me.seat, seat) in notes.get(NOMINATED, ()):
        town.tell(Marked(me.seat, PEACE, me.grant, DAWN))
