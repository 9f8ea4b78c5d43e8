"""The Townsfolk who chooses anew which evil there is."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT
from fabula.core.requests import Choice, Decide
from fabula.core.working import THE_STORYTELLERS
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    LEGION,
    LIL_MONSTA,
    MINION,
    SUMMONER,
    almanac,
    of_kind,
    townsfolk,
)
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.traits import (
    CHANGES_OTHERS,
    ONCE_BY_NIGHT,
    PASSED_ON,
    TOUCHES_MONSTA,
)
from fabula.games.clocktower.phases.introductions import minions_of
from fabula.games.clocktower.phases.marionettes import let_the_marionette_in
from fabula.games.clocktower.roles.carousel.demons_who_make_minions import take_out
from fabula.games.clocktower.roles.pairs import all_become_legion
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, is_left, is_spent

# ---- Engineer


@townsfolk(
    "engineer",
    wakes=EACH_NIGHT,
    asks=1,
    names_roles=True,
    icon="spanner",
    traits=(ONCE_BY_NIGHT, CHANGES_OTHERS, TOUCHES_MONSTA, PASSED_ON),
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
