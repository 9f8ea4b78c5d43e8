"""The Outsider whose death invites the evil to tea."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.events import Chose
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Ask, Round
from fabula.core.working import acts
from fabula.games.clocktower.almanac import notes, prompts
from fabula.games.clocktower.almanac.cards import (
    DAWN,
    DEMON,
    LEGION,
    LIL_MONSTA,
    MINION,
    TEA_PARTY,
    of_kind,
    outsider,
)
from fabula.games.clocktower.almanac.moments import Died
from fabula.games.clocktower.almanac.questions import (
    IsWoken,
    WhoIsWoken,
)
from fabula.games.clocktower.almanac.traits import (
    CHANGES_OTHERS,
    NOT_FOLLOWED_IN_DEATH,
    SLEEPS_ON,
)
from fabula.games.clocktower.phases.introductions import minions_of
from fabula.games.clocktower.roles.carousel.demons_who_make_minions import bring_in
from fabula.games.clocktower.roles.pairs import all_become_legion, come_too_late
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

# ---- Hatter


def guests(town: Square, grant: Grant) -> tuple[int, ...]:
    """All Minions, the dead too, and Demons who live, clockwise; none of Legion, by the published rule."""
    who = () if LEGION in town.in_play else (*minions_of(town), *town.living_demons)
    return tuple(seat for seat in town.others(grant.seat) if seat in who)


def asked_at_tea(grimoire: Grimoire) -> int:
    """All at once, once more those who were too late; and who chooses Lil’ Monsta, which Minion they are."""
    return 2 + (LIL_MONSTA in grimoire.roles)


@outsider(
    "hatter",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=asked_at_tea,
    names_roles=True,
    lasts=True,
    icon="party-hat",
    traits=(SLEEPS_ON, CHANGES_OTHERS, NOT_FOLLOWED_IN_DEATH),
    marks=("tea_party",),
)
async def hatter(me: Me, town: Square) -> None:
    """After your death the evil meet for tea: each may choose another role of their kind."""
    again = await have_tea(me, town, guests(town, me.grant))
    if again:
        await have_tea(me, town, again)


async def have_tea(me: Me, town: Square, seats: tuple[int, ...]) -> tuple[int, ...]:
    """All choose at once and change clockwise; gives who has to choose again, for another was first."""
    if not seats:
        return ()
    chosen = await Round(tuple(Ask(seat, me.role, (None, *tea_for_a_guest(town, seat))) for seat in seats))
    again: list[int] = []
    for seat, role in zip(seats, chosen, strict=True):
        if role is not None and role not in tea_for_a_guest(town, seat):
            again.append(seat)
            continue
        town.tell(Chose(seat, me.role, role))
        if role == LIL_MONSTA:
            await become(town, seat, await Ask(seat, prompts.HATTER_MINION, tea_for(town, MINION)))
            bring_in(town, seat)
        elif role is not None:
            await become(town, seat, role)
        if role == LEGION:
            await all_become_legion(town)
            return ()
    return tuple(again)


def tea_for_a_guest(town: Square, seat: int) -> tuple[str, ...]:
    """What this player may become; who minds Lil’ Monsta is a Minion here."""
    return tea_for(town, town.almanac.kind_of[town.grimoire.role(seat)])


def tea_for(town: Square, kind: str) -> tuple[str, ...]:
    """The roles of a kind that nobody has; for Lil’ Monsta one more Minion must be left."""
    barred = [*town.in_play, *come_too_late(town.night)]
    if notes.MONSTA_IS_HERE.stands(town.grimoire) or (kind == DEMON and not tea_for(town, MINION)):
        barred.append(LIL_MONSTA)
    return tuple(role for role in of_kind(kind, town.grimoire.roles) if role not in barred)


@hatter.when(Died)
async def invite(me: Me, town: Square, seat: int, cause: str) -> None:
    """A dead Hatter is marked for this night, in which the evil are invited to tea."""
    if seat != me.seat:
        return
    if me.takes_effect():
        await me.mark(me.seat, TEA_PARTY, until=DAWN)


@hatter.says(IsWoken)
def if_invited(town: Square, grant: Grant) -> bool:
    """The Hatter must have been able at death, and be able now."""
    marks = town.grimoire.marks
    return any(mark.kind == TEA_PARTY and mark.owner == grant and acts(town.grimoire, mark) for mark in marks)


hatter.says(WhoIsWoken)(guests)
