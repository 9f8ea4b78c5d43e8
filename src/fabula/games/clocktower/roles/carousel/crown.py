"""Townsfolk who can end the game, or make the evil anew."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Turned
from fabula.core.readings import Reading
from fabula.core.registration import appearances, honest_answers
from fabula.core.requests import Choice, Decide
from fabula.core.working import THE_STORYTELLERS
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    BOFFIN,
    DEMON,
    EVIL,
    LEGION,
    LIL_MONSTA,
    MINION,
    NO,
    SUMMONER,
    YES,
    almanac,
    of_kind,
    townsfolk,
)
from fabula.games.clocktower.almanac.moments import Accuses, CultGathers
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.traits import (
    CHANGES_OTHERS,
    LOOKS_FOR_MINIONS,
    ONCE_BY_NIGHT,
    TOUCHES_MONSTA,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.phases.day_powers import ACCUSE, CULT
from fabula.games.clocktower.phases.introductions import minions_of
from fabula.games.clocktower.phases.marionettes import let_the_marionette_in
from fabula.games.clocktower.roles.carousel.hordes import take_out
from fabula.games.clocktower.roles.pairs import all_become_legion, stays_evil
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square, other_side
from fabula.games.clocktower.town.statements import ACCUSED, Statement
from fabula.games.clocktower.town.verbs import Me, is_left, is_spent
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


# ---- Engineer


@townsfolk(
    "engineer",
    wakes=EACH_NIGHT,
    asks=1,
    names_roles=True,
    icon="spanner",
    traits=(ONCE_BY_NIGHT, CHANGES_OTHERS, TOUCHES_MONSTA),
)
async def engineer(me: Me, town: Square) -> None:
    """For once you choose anew which Minions there are, or which Demon; with Legion you cannot."""
    if LEGION in town.in_play:
        town.tell(Informed(me.seat, "legion_here", LEGION, shown=LEGION))
        me.spend()
        return
    chosen = await me.may_choose(designs(town))
    if chosen is None:
        return
    me.spend()
    if not me.takes_effect():
        return
    roles = chosen if isinstance(chosen, tuple) else (chosen,)
    is_demon = almanac[roles[0]].kind == DEMON
    leave_the_summons(me, town, roles)
    seats = town.living_demons[:1] if is_demon else minions_of(town)
    if is_demon and notes.MONSTA_IS_HERE.stands(town.grimoire):
        if LIL_MONSTA in roles:
            return
        take_out(town)
    await rebuild(town, seats, roles)
    if is_demon:
        await let_the_marionette_in(town)
    if LEGION in roles:
        await all_become_legion(town)


def leave_the_summons(me: Me, town: Square, roles: tuple[str, ...]) -> None:
    """Of a Summoner who lives and is taken out of play the Storyteller has the ability from now on."""
    taken = almanac[roles[0]].kind == MINION and SUMMONER not in roles
    for seat in minions_of(town) if taken else ():
        for grant in town.abilities(seat):
            left = grant.role == SUMMONER and not is_spent(town.grimoire, grant)
            if left and town.grimoire.alive[seat] and town.grimoire.role(seat) == SUMMONER:
                town.give(me.seat, SUMMONER, source=THE_STORYTELLERS)


def designs(town: Square) -> tuple[Choice, ...]:
    """One of the Demons of the script, or as many of its Minions as there are."""
    many = len(minions_of(town))
    demons, minions = (of_kind(kind, town.grimoire.roles) for kind in (DEMON, MINION))
    return (*demons, *(minions if many == 1 else combinations(minions, many) if many else ()))


async def rebuild(town: Square, seats: tuple[int, ...], roles: tuple[str, ...]) -> None:
    """Who is one of them already stays so; of the others the Storyteller decides who becomes which."""
    here = [town.grimoire.role(seat) for seat in seats]
    left = [role for role in roles if role not in here]
    for seat in [seat for seat, role in zip(seats, here, strict=True) if role not in roles]:
        if left:
            role = left[0] if len(left) == 1 else await Decide(decisions.ENGINEER_ROLE, tuple(left), seat)
            left.remove(role)
            await become(town, seat, role)


engineer.says(IsWoken)(is_left)
