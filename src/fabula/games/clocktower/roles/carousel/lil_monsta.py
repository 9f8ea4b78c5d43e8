"""The Demon whom the Minions mind."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Lost, Marked, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Ask, Decide, Poll
from fabula.games.clocktower.almanac import decisions, prompts, questions
from fabula.games.clocktower.almanac.cards import (
    BABYSITS,
    LIL_MONSTA,
    MINION,
    demon,
)
from fabula.games.clocktower.almanac.questions import WhoIsWoken
from fabula.games.clocktower.almanac.traits import (
    CHANGES_OTHERS,
    CHOOSES_NOBODY,
    MAKES_OTHERS,
    MINDED,
    PREPARES,
    UNAWARE,
    has_trait,
)
from fabula.games.clocktower.phases.calls import minions_by_table
from fabula.games.clocktower.phases.introductions import taken_for_evil
from fabula.games.clocktower.phases.marionettes import let_the_marionette_in
from fabula.games.clocktower.town.deaths import attack
from fabula.games.clocktower.town.events import Informed, Unmarked
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

POPPY_GROWER = "poppy_grower"


# ---- Lil' Monsta


def asked_to_mind(grimoire: Grimoire) -> int:
    """All Minions at once; one after another where a Poppy Grower may keep them strangers.

    Each night there may be one more by every role of the script that makes others what it will.
    """
    if POPPY_GROWER not in grimoire.roles:
        return 1
    makers = sum(has_trait(role, MAKES_OTHERS) or has_trait(role, CHANGES_OTHERS) for role in grimoire.roles)
    return min(minions_by_table(grimoire) + 1 + makers * (grimoire.number + 1), grimoire.seats)


@demon(
    LIL_MONSTA,
    wakes=EACH_NIGHT,
    asks=asked_to_mind,
    alone=True,
    icon="baby-face",
    traits=(MINDED, PREPARES, CHOOSES_NOBODY),
    misleads=True,
    turning=True,
    marks=("babysits",),
)
async def lil_monsta(me: Me, town: Square) -> None:
    """The Minions pass it round: whoever minds it is the Demon. By night a player may die."""
    if me.grant.sham:
        return
    minding = Me(town, await hand_on(me, town))
    await let_the_marionette_in(town)
    if tonight(town.grimoire) > 1:
        victim = await Decide(decisions.MONSTA_KILLS, (None, *town.living), minding.seat)
        if victim is not None:
            await attack(minding, victim)


async def hand_on(me: Me, town: Square) -> Grant:
    """All Minions point at once; where they do not agree the Storyteller decides among whom they point at.

    With a Magician who is able the Storyteller decides in any case.
    """
    minions = those_who_mind(town)
    if town.grimoire.role(me.seat) == LIL_MONSTA or not minions:
        return me.grant
    if tonight(town.grimoire) == 1 and not are_strangers(town):
        introduce(town, minions)
    if are_strangers(town):
        return mind(town, await whoever_takes_it(town, minions), me.seat)
    hands = () if taken_for_evil(town) else await Poll(minions, LIL_MONSTA, minions)
    named = tuple(dict.fromkeys(hands)) or minions
    sitter = named[0] if len(named) == 1 else await Decide(decisions.BABYSITTER, named, *minions)
    for seat in minions:
        town.tell(Informed(seat, "babysitter", (sitter,), place=sitter))
    return mind(town, sitter, me.seat)


async def whoever_takes_it(town: Square, minions: tuple[int, ...]) -> int:
    """With a Poppy Grower they wake one after another; if none of them wants it the Storyteller decides."""
    sitter = None
    for seat in minions:
        town.tell(Woke(seat, LIL_MONSTA))
        takes = await Ask(seat, prompts.TAKE_MONSTA, (None, seat))  # a word would betray who is asked
        if takes is not None:
            sitter = seat
            break
    if sitter is None:
        sitter = await Decide(decisions.BABYSITTER, minions, *minions)
    town.tell(Informed(sitter, "babysitter", (sitter,), place=sitter))
    return sitter


def are_strangers(town: Square) -> bool:
    """Whether a Poppy Grower keeps the Minions from knowing each other."""
    return bool(town.answer(questions.EvilAreStrangers()))


def introduce(town: Square, minions: tuple[int, ...]) -> None:
    """The Minions meet when they wake together for the first time."""
    for seat in minions:
        fellows = tuple(other for other in minions if other != seat)
        if fellows:
            town.tell(Informed(seat, "fellows", fellows, seats=fellows))


def those_who_mind(town: Square) -> tuple[int, ...]:
    """The living Minions who know that they are, whoever has it now among them."""
    living = (seat for seat in town.living if not town.is_traveller(seat))
    roles = {seat: town.grimoire.role(seat) for seat in living}
    kind_of = town.almanac.kind_of
    aware = (seat for seat, role in roles.items() if kind_of[role] == MINION and not has_trait(role, UNAWARE))
    return tuple(aware)


def mind(town: Square, sitter: int, before: int) -> Grant:
    """Lil’ Monsta goes from one Minion to another."""
    if sitter != before:
        town.tell(Unmarked(before, BABYSITS))
        town.tell(Lost(before, LIL_MONSTA))
        town.tell(Marked(sitter, BABYSITS, None))
        town.settle()
    return next(grant for grant in town.abilities(sitter) if grant.role == LIL_MONSTA)


@lil_monsta.says(WhoIsWoken)
def all_who_mind(town: Square, grant: Grant) -> tuple[int, ...]:
    """Nobody, once it is somebody's for good; one after another, where they are strangers."""
    settled = town.grimoire.role(grant.seat) == LIL_MONSTA or are_strangers(town)
    return () if settled else those_who_mind(town)
