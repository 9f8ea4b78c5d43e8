"""What an Alchemist's ability changes of the set: it is decided with the set, or nothing would come of it."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from fabula.core.requests import STORYTELLER, Ask
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ANY,
    DEMON,
    MINION,
    NO,
    OUTSIDER,
    TOWNSFOLK,
    almanac,
    of_kind,
)
from fabula.games.clocktower.almanac.mistaken import deceived
from fabula.games.clocktower.almanac.setup_table import CHANGES, is_special, matters, others_in_the_bag
from fabula.games.clocktower.almanac.traits import DISTILS, MINDED, NO_DEMON_DEALT, has_trait, with_trait
from fabula.games.clocktower.town.changes import begin
from fabula.games.clocktower.town.square import Square

NEAR = (-1, 0, 1, 2)  # where any number may be, one not far from what was dealt
Exchange = tuple[tuple[str, ...], tuple[str, ...]]  # who comes into the set, and who makes way


@lru_cache(maxsize=1)
def changing() -> tuple[str, ...]:
    """The Minions who change how many Outsiders there are."""
    return tuple(role for role in of_kind(MINION, almanac.printed) if role in CHANGES)


@lru_cache(maxsize=1)
def of_the_deal() -> tuple[str, ...]:
    """The Minions whose abilities are decided with the set."""
    return (*bringing_the_demon(), *changing())


def bringing_the_demon() -> tuple[str, ...]:
    """The Minions with whom no Demon is dealt, for they make one."""
    return of_kind(MINION, with_trait(NO_DEMON_DEALT))


async def distil(town: Square, chosen: tuple[str, ...]) -> tuple[tuple[str, ...], str | None]:
    """The set with what an Alchemist's ability changes of it, and which ability that is, if any."""
    if not any(has_trait(role, DISTILS) for role in chosen):
        return chosen, None
    script = town.grimoire.roles
    free = (role for role in bringing_the_demon() if role in script and role not in chosen)
    if summoner := next(free, None):
        summoned = await leave_the_demon_out(town, chosen)
        if summoned != chosen:
            return summoned, summoner
    return await change_the_outsiders(town, chosen)


async def leave_the_demon_out(town: Square, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """With a Summoner's ability no Demon is dealt, and a Townsfolk more."""
    (demon, *others) = of_kind(DEMON, chosen) or ("",)
    script = town.grimoire.roles
    if others or matters(demon) or not demon or has_trait(demon, MINDED):
        return chosen
    left = tuple(role for role in of_kind(TOWNSFOLK, script) if role not in chosen)
    plain = tuple(role for role in left if not is_special(role))
    if not plain or len(left) <= others_in_the_bag(chosen):
        return chosen
    instead = await Ask(STORYTELLER, decisions.ALCHEMIST_SUMMONS, (NO, *plain))
    if instead == NO:
        return chosen
    notes.DEMON_TO_COME.set(town)
    return tuple(instead if role == demon else role for role in chosen)


async def change_the_outsiders(town: Square, chosen: tuple[str, ...]) -> tuple[tuple[str, ...], str | None]:
    """With a Baron's, a Godfather's or a Xaan's there are more Outsiders, or fewer."""
    script = town.grimoire.roles
    free = (role for role in changing() if role in script and role not in chosen)
    ways = {role: who_comes(script, chosen, role) for role in free}
    possible = tuple(role for role in ways if ways[role])
    role = await Ask(STORYTELLER, decisions.ALCHEMIST_DEAL, (NO, *possible)) if possible else NO
    if role == NO:
        return chosen, None
    come = await Ask(STORYTELLER, decisions.ALCHEMIST_IN, ways[role])
    if not come:
        return chosen, role
    leaving = tuple(combinations(who_may_go(chosen, almanac[come[0]].kind), len(come)))
    gone = await Ask(STORYTELLER, decisions.ALCHEMIST_OUT, leaving)
    instead = dict(zip(gone, come, strict=True))
    return tuple(instead.get(one, one) for one in chosen), role


def who_comes(script: tuple[str, ...], chosen: tuple[str, ...], role: str) -> tuple[tuple[str, ...], ...]:
    """Who may come into the set by this ability; nobody, where there may be as many Outsiders as before."""
    changes = NEAR if CHANGES[role] is ANY else CHANGES[role]
    if not of_kind(OUTSIDER, chosen):
        changes = tuple(dict.fromkeys(max(0, change) for change in changes))
    ways: list[tuple[str, ...]] = []
    for change in changes:
        kind = OUTSIDER if change > 0 else TOWNSFOLK
        enough = len(who_may_go(chosen, kind)) >= abs(change)
        ways += combinations(who_may_come(script, chosen, kind), abs(change)) if enough else ()
    return tuple(ways)


def who_may_come(script: tuple[str, ...], chosen: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Those of a kind nobody has who change nothing else; for the Drunk's bag a Townsfolk is left."""
    left = [role for role in of_kind(kind, script) if role not in chosen]
    plain = tuple(role for role in left if role not in deceived() and not is_special(role))
    needed = others_in_the_bag(chosen)
    return plain if kind == OUTSIDER or len(left) > needed else ()


def who_may_go(chosen: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Who makes way for roles of this kind: Townsfolk for Outsiders, and the reverse."""
    others = of_kind(TOWNSFOLK if kind == OUTSIDER else OUTSIDER, chosen)
    staying = (*with_trait(DISTILS), *deceived())
    return tuple(role for role in others if role not in staying and not is_special(role))


async def lend_from_the_deal(town: Square, role: str) -> None:
    """The Alchemist has this from the beginning, so that nobody has won yet where there is no Demon."""
    for seat in town.residents:
        own = town.grimoire.role(seat)
        if has_trait(own, DISTILS):
            await begin(town, seat, role, source=own)
