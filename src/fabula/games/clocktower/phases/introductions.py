"""Introductions: in the first night the evil players see each other, and the Demon its bluffs."""

from __future__ import annotations

from itertools import product

from fabula.core.events import Woke
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Decide, Subsets
from fabula.games.clocktower.almanac import decisions, moments, questions
from fabula.games.clocktower.almanac.cards import (
    BLUFFS,
    EVIL_TOGETHER,
    MINION,
    POPE,
    is_good,
    wake_together,
)
from fabula.games.clocktower.almanac.night_sheet import (
    DEMON_INFO,
    MINION_INFO,
)
from fabula.games.clocktower.almanac.setup_table import horde_among
from fabula.games.clocktower.almanac.traits import KNOWN_TO_LEGION, UNAWARE, has_trait, with_trait
from fabula.games.clocktower.town.events import Informed, company
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens


async def introduce_minions(town: Square) -> None:
    """The Minions see each other and the Demon, unless somebody keeps the evil strangers to each other."""
    if not town.answer(questions.EvilAreStrangers()):
        show_the_minions_their_own(town, MINION_INFO)
        if are_woken_together(town.grimoire):
            show_the_demon_its_own(town, MINION_INFO)


def are_woken_together(grimoire: Grimoire) -> bool:
    """Whether this table has Minions and Demon wake at once, and no role of the script forbids it."""
    return bool(grimoire.settings.get(EVIL_TOGETHER)) and wake_together(grimoire.roles)


def show_the_minions_their_own(town: Square, line: str) -> None:
    """Each Minion sees who is the Demon, or is taken for one, and the other Minions."""
    taken = (*town.living_demons, *taken_for_evil(town))
    demons = tuple(seat for seat in town.everyone if seat in taken)
    minions = minions_of(town)
    for seat in minions:
        town.tell(Woke(seat, line))
        if demons:
            town.tell(Informed(seat, "demon", demons, seats=demons))
        fellows = tuple(other for other in minions if other != seat)
        if fellows:
            town.tell(Informed(seat, "fellows", fellows, seats=fellows))


async def introduce_demon(town: Square) -> None:
    """The Demon sees the Minions, and three good roles that are not in play; several the same three."""
    demons = town.living_demons
    if not town.answer(questions.EvilAreStrangers()) and not are_woken_together(town.grimoire):
        show_the_demon_its_own(town, DEMON_INFO)
    else:
        for seat in demons:
            town.tell(Woke(seat, DEMON_INFO))
    if not demons:
        return
    for seat in demons:
        await happens(town, moments.Woken(seat))
    tell_legion_who_is_here(town)
    bluffs = await Decide(decisions.BLUFFS, bluffs_for(town), *demons)
    for seat in demons:
        town.tell(Informed(seat, "bluffs", bluffs))


def show_the_demon_its_own(town: Square, line: str) -> None:
    """The Demon sees the Minions, and who is taken for one; several Demons see each other.

    By the published rule for this pair a Magician wakes with Legion, and sees them too.
    """
    demons, taken, own = town.living_demons, taken_for_evil(town), minions_of(town)
    minions = tuple(seat for seat in town.everyone if seat in own or seat in taken)
    awake = tuple(seat for seat in minions if seat in taken and horde_among(town.in_play))
    for seat in demons:
        town.tell(Woke(seat, line))
        others = tuple(one for one in town.everyone if one != seat and one in (*demons, *awake))
        kind, seen = ("demon", others) if others else ("minions", minions)
        town.tell(Informed(seat, kind, seen, seats=seen))
    for seat in awake:
        town.tell(Woke(seat, line))
        town.tell(Informed(seat, "legion_wakes", demons, seats=demons))


def tell_legion_who_is_here(town: Square) -> None:
    """By the published rule for a Magician: Legion knows that there is one, and not who."""
    if horde_among(town.in_play):
        for seat, role in product(town.living_demons, with_trait(KNOWN_TO_LEGION)):
            if role in town.in_play:
                town.tell(Informed(seat, f"{role}_here", role, shown=role))


def minions_of(town: Square) -> tuple[int, ...]:
    """The Minions who know that they are; of a Marionette only the Demon learns, by another line."""
    minions = (seat for seat in town.residents if town.kind(seat) == MINION)
    return tuple(seat for seat in minions if not has_trait(town.grimoire.role(seat), UNAWARE))


def taken_for_evil(town: Square) -> tuple[int, ...]:
    """Who is shown to the Demon as a Minion, and to the Minions as a Demon."""
    return tuple(grant.seat for grant, is_so in town.answers(questions.IsTakenForEvil()) if is_so)


def bluffs_for(town: Square) -> Subsets:
    """Any three good roles that are not in play, by a Pope such as several have too; fewer, if need be."""
    doubled = several_have(town) if POPE in company(town.grimoire) else ()
    return some_bluffs((*not_in_play(town), *doubled))


def several_have(town: Square) -> tuple[str, ...]:
    """The good roles that more than one player has."""
    here = town.in_play
    return tuple(role for role in dict.fromkeys(here) if is_good(role) and here.count(role) > 1)


def some_bluffs(roles: tuple[str, ...]) -> Subsets:
    """Any three of these roles; fewer, if there are no more."""
    return Subsets(roles, min(BLUFFS, len(roles)))


def not_in_play(town: Square) -> tuple[str, ...]:
    """The good roles of the script that nobody has."""
    here = town.in_play
    return tuple(role for role in town.grimoire.roles if is_good(role) and role not in here)
