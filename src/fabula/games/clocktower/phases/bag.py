"""What lies in the bag for whoever does not know what they are, and for Demons who are none or many."""

from __future__ import annotations

from fabula.core.events import Marked
from fabula.core.requests import STORYTELLER, Ask
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    BABYSITS,
    DEMON,
    MINION,
    TOWNSFOLK,
    almanac,
    is_good,
    of_kind,
)
from fabula.games.clocktower.almanac.mistaken import TAKEN_FOR, deceived, kinds_believed, puppets_among
from fabula.games.clocktower.almanac.setup_table import (
    brings_no_demon,
    go_together,
    horde_among,
    kept_apart,
)
from fabula.games.clocktower.almanac.traits import BESIDE_A_DEMON, MINDED, has_trait
from fabula.games.clocktower.phases.brackets import brackets_at
from fabula.games.clocktower.town.square import Square


async def fill_the_bag(town: Square, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """For whoever is mistaken another role goes into the bag; for a Marionette last."""
    instead: dict[str, str] = {}
    for role in (one for one in almanac.printed if one in chosen):
        kinds = kinds_believed(role, town.grimoire.roles)
        if kinds and not has_trait(role, BESIDE_A_DEMON):
            known = what_may_be_believed(town, kinds, (*chosen, *instead.values()))
            instead[role] = await Ask(STORYTELLER, decisions.ROLE.of(role), known)
    for minded in dict.fromkeys(role for role in chosen if has_trait(role, MINDED)):
        left = who_may_mind(town, chosen, tuple(instead.values()))
        instead[minded] = await Ask(STORYTELLER, decisions.LIL_MONSTA_MINION, left)
    bag = tuple(instead.get(role, role) for role in chosen)
    for puppet in puppets_among(bag):
        if has_no_demon_to_sit_by(chosen):
            notes.MARIONETTE_TO_COME.set(town)
        belief = await Ask(STORYTELLER, decisions.ROLE.of(puppet), beliefs_left(town, chosen, bag))
        bag = tuple(belief if one == puppet else one for one in bag)
    return bag


def who_may_mind(town: Square, chosen: tuple[str, ...], bag: tuple[str, ...]) -> tuple[str, ...]:
    """The Minions of whom one comes besides; any, where there is none who goes together with the others."""
    left = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in chosen)
    barred = [role for role in left if brings_no_demon((role,)) or role in kept_apart(chosen)]
    if not beliefs_left(town, chosen, bag):
        barred += [role for role in left if role in TAKEN_FOR]
    return tuple(role for role in left if role not in barred) or left


def what_may_be_believed(town: Square, kinds: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """What may lie in the bag for the mistaken: a role nobody draws, if there is one, or any Demon."""
    known = tuple(role for kind in kinds for role in of_kind(kind, town.grimoire.roles))
    return tuple(role for role in known if almanac[role].kind == DEMON or role not in taken) or known


def beliefs_left(town: Square, chosen: tuple[str, ...], bag: tuple[str, ...]) -> tuple[str, ...]:
    """The good roles that may lie in the bag for a Marionette; a Townsfolk, if it is still to come."""
    known = (role for role in town.grimoire.roles if role not in (*chosen, *bag, *deceived()))
    good = tuple(role for role in known if is_good(role))
    brackets = brackets_at(town)
    fitting = tuple(role for role in good if brackets.hold(chosen, role)) or good
    if not has_no_demon_to_sit_by(chosen):
        return fitting
    townsfolk = of_kind(TOWNSFOLK, fitting)
    return tuple(role for role in townsfolk if go_together((*chosen, role))) or townsfolk or fitting


def has_no_demon_to_sit_by(chosen: tuple[str, ...]) -> bool:
    """Whether a Marionette has to wait: nobody draws a Demon."""
    return all(has_trait(role, MINDED) for role in of_kind(DEMON, chosen))


def let_the_odd_demons_in(town: Square, chosen: tuple[str, ...]) -> None:
    """Legion are many; Lil’ Monsta is with a Minion until the Minions choose in the first night."""
    if len(horde_among(town.in_play)) > 1:
        notes.MADE.set(town)
    minion = next((seat for seat in town.residents if town.kind(seat) == MINION), None)
    if minion is not None and any(has_trait(role, MINDED) for role in chosen):
        notes.MONSTA_IS_HERE.set(town)
        town.tell(Marked(minion, BABYSITS, None))
        town.settle()
