"""Demons who are many, or who make others what they are."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST
from fabula.core.events import Lost, Marked, Woke
from fabula.core.grimoire import Grant, Grimoire, abilities
from fabula.core.requests import Ask, Decide, Round
from fabula.core.working import is_able, works
from fabula.games.clocktower.almanac import decisions, moments, notes, prompts, questions
from fabula.games.clocktower.almanac.cards import (
    ANY,
    BABYSITS,
    EVIL,
    LEGION,
    LIL_MONSTA,
    MARIONETTE,
    MINION,
    almanac,
    demon,
    of_kind,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER_NOW
from fabula.games.clocktower.almanac.moments import Counted
from fabula.games.clocktower.almanac.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.almanac.traits import (
    CHANGES_OTHERS,
    CHOOSES_NOBODY,
    CHOOSES_PLAYERS,
    HORDE,
    MAKES_OTHERS,
    MINDED,
    PREPARES,
    UNAWARE,
    has_trait,
)
from fabula.games.clocktower.phases.calls import minions_by_table
from fabula.games.clocktower.phases.introductions import taken_for_evil
from fabula.games.clocktower.phases.marionettes import beside_among_residents, let_the_marionette_in
from fabula.games.clocktower.roles.pairs import one_is_good
from fabula.games.clocktower.town.census import babysitting
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.deaths import attack
from fabula.games.clocktower.town.events import Informed, Unmarked
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me, happens

KAZALI, TYPHON = "kazali", "lord_of_typhon"
POPPY_GROWER = "poppy_grower"

# ---- Legion


@demon(
    LEGION,
    wakes=EACH_NIGHT_BUT_FIRST,
    asleep=True,
    copies=15,
    registers=(MINION,),
    besides=MINION,
    alone=True,
    icon="minions",
    traits=(HORDE, CHOOSES_NOBODY),
    changes=ANY,
    misleads=True,
)
async def legion(me: Me, town: Square) -> None:
    """Most players are this, and Minions too. One may die each night; evil votes alone execute nobody."""
    victim = await Decide(me.role, (None, *town.living), me.seat) if me.works else None
    if victim is not None:
        await attack(me, victim)


@legion.says(IsWoken)
def once_for_all(town: Square, grant: Grant) -> bool:
    """For the first of them whose ability works, or who lives at least; not once more if that one died."""
    grimoire = town.grimoire
    has_killed = any(
        by is not None and grimoire.role(by) == LEGION for _, _, _, by in notes.ATTACKS.of(grimoire)
    )
    return tonight(grimoire) > 1 and not has_killed and grant == first_of(grimoire, LEGION)


def first_of(grimoire: Grimoire, role: str) -> Grant | None:
    """Who acts for all who have this role."""
    called = abilities(grimoire, almanac).called.get(role, ())
    able = [grant for grant in called if is_able(grimoire, grant.seat)]
    working = [grant for grant in able if works(grimoire, grant)]
    return next(iter(working or able), None)


@legion.when(Counted)
async def vote_in_vain(
    me: Me, town: Square, nominator: int | None, nominee: int, voters: tuple[int, ...]
) -> None:
    """Nobody learns it before the execution does not come."""
    if me.grant != first_of(town.grimoire, LEGION) or not me.works or not voters:
        return
    if not await one_is_good(me, voters):
        notes.VOID.set(town)


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


async def the_line(town: Square, middle: int) -> tuple[int, ...]:
    """Whoever sits on either side, so many that with the Demon all evil make a line."""
    many = minions_by_table(town.grimoire) + 1
    others = [seat for seat in town.others(middle) if not town.is_traveller(seat)]
    less = many // 2
    right = less if many % 2 == 0 else await Decide(decisions.TYPHON_LINE, (less, many - less), middle)
    return (*others[:right], *others[len(others) - (many - right) :])


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
    hands = (
        () if taken_for_evil(town) else await Round(tuple(Ask(seat, LIL_MONSTA, minions) for seat in minions))
    )
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


def introduce(town: Square, minions: tuple[int, ...]) -> None:
    """They meet when they wake together for the first time."""
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
    """It goes from one to the other."""
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
