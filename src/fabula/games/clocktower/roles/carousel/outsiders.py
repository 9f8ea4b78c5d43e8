"""The Outsiders of no printed set."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT, Choosing
from fabula.core.events import Marked, Turned, Woke
from fabula.core.grimoire import Grant
from fabula.core.registration import appearances
from fabula.core.requests import Decide, Inform
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    DRUNKEN,
    EVIL,
    FRIEND,
    MINION,
    outsider,
)
from fabula.games.clocktower.almanac.moments import Begins, DamselNamed, Nominated, Solves
from fabula.games.clocktower.almanac.questions import (
    MayDefect,
    MayNotNominate,
    TurnsTheEnd,
)
from fabula.games.clocktower.almanac.traits import (
    IMPAIRS_FOR_LONG,
    SEES_ALL,
    VOTES_AS_EVIL,
    with_trait,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.phases.day_powers import DAMSEL, PUZZLE
from fabula.games.clocktower.phases.introductions import bluffs_for, minions_of
from fabula.games.clocktower.roles.pairs import stays_evil
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, is_spent

# ---- Snitch


@outsider("snitch", wakes=FIRST_NIGHT, asleep=True, alone=True, icon="talk", powerless=True)
async def snitch(me: Me, town: Square) -> None:
    """Each Minion is shown three good roles that are not in play."""
    for seat in minions_of(town) if me.works else ():
        town.tell(Woke(seat, me.role))
        bluffs = await Decide(decisions.SNITCH_BLUFFS, bluffs_for(town), seat)
        town.tell(Informed(seat, "bluffs", bluffs))


# ---- Ogre


@outsider(
    "ogre",
    wakes=FIRST_NIGHT,
    asks=1,
    icon="ogre",
    chooses=Choosing(self=False, nobody=False),
    claims=("chose",),
    marks=("friend",),
)
async def ogre(me: Me, town: Square) -> None:
    """You choose another player and take their side, not knowing which, even if drunk or poisoned."""
    friend = await me.choose(town.others(me.seat))
    if me.grant.sham:
        return
    town.tell(Marked(friend, FRIEND, me.grant))
    side = await side_of_a_friend(me, town, friend)
    if side == town.side(me.seat) or stays_evil(town, me.seat, me.role):
        return
    town.tell(Turned(me.seat, side))
    if side != town.side(friend) and town.grimoire.role(friend) == "recluse":
        town.tell(Informed(me.seat, "side", side))


async def side_of_a_friend(me: Me, town: Square, friend: int) -> str:
    """A Spy is evil to the Ogre; of a Recluse the Storyteller decides, and the Ogre learns what is not so."""
    if town.grimoire.role(friend) == "spy":
        return EVIL
    sides = tuple(dict.fromkeys(seen.side for seen in appearances(town, friend)))
    return sides[0] if len(sides) == 1 else str(await Decide(decisions.REGISTER.of(me.role), sides, friend))


# ---- Golem

golem = outsider("golem", icon="rock-golem", learns=(DEMON,))
"""A single nomination is yours in the game; whoever is hit by it and is no Demon dies."""


@golem.when(Nominated)
async def strike_the_nominee(me: Me, town: Square, nominator: int | None, nominee: int) -> None:
    """At once; the nomination stands, as after a curse."""
    if nominator != me.seat or me.is_spent or not me.is_able:
        return
    me.spend()
    if not town.grimoire.alive[nominee]:
        return
    if me.works and not await me.finds(nominee, lambda seen: seen.is_a(DEMON)):
        await die(town, nominee, "nomination")
    elif town.kind(nominee) != DEMON:
        me.go_wrong()


@golem.says(MayNotNominate)
def a_second_time(town: Square, grant: Grant) -> bool:
    """Once it is used, whether it worked or not."""
    return is_spent(town.grimoire, grant)


# ---- Heretic

heretic = outsider(
    "heretic",
    lasts=True,
    icon="burning-book",
    excludes=("baron", "godfather", "lleech", "pit_hag", "spy", "widow"),
)
"""The result is turned round, whether the Heretic lives or not."""


@heretic.says(TurnsTheEnd)
def unless_impaired(town: Square, grant: Grant) -> bool:
    """What counts is the moment at which the game ends."""
    return True


# ---- Damsel


@outsider("damsel", wakes=FIRST_NIGHT, asleep=True, icon="woman-elf-face", speaks=DAMSEL)
async def damsel(me: Me, town: Square) -> None:
    """All Minions know that you are there. If one of them names you before all, once, your side loses."""
    for seat in minions_of(town) if me.works and not is_seen_through(town) else ():
        town.tell(Woke(seat, me.role))
        town.tell(Informed(seat, "damsel", me.role, shown=me.role))


@damsel.when(DamselNamed)
async def be_found(me: Me, town: Square, seat: int, named: int) -> None:
    """All Minions together have one guess in the game, whomever it names; the dead among them too."""
    if me.is_spent or not await me.finds(seat, lambda seen: seen.is_a(MINION)):
        return
    me.spend()
    if named != me.seat:
        return
    if me.works and not is_seen_through(town):
        await lose(town, town.side(me.seat), me.role)
    else:
        me.go_wrong()


def is_seen_through(town: Square) -> bool:
    """The published rules: where a Spy or a Widow is or has been, the Damsel is poisoned."""
    return any(role in town.in_play or role in town.grimoire.first for role in with_trait(SEES_ALL))


# ---- Puzzlemaster

puzzlemaster = outsider(
    "puzzlemaster",
    lasts=True,
    icon="puzzle",
    learns=(DEMON,),
    misleads=True,
    claims=("shown",),
    speaks=PUZZLE,
    traits=(IMPAIRS_FOR_LONG,),
)
"""Somebody is drunk for good. Name them, once: if you are right you see the Demon, else another."""


@puzzlemaster.when(Begins)
async def set_a_puzzle(me: Me, town: Square) -> None:
    """The Storyteller decides who it is."""
    town.tell(Marked(await Decide(decisions.PUZZLE_DRUNK, town.others(me.seat), me.seat), DRUNKEN, me.grant))


@puzzlemaster.when(Solves)
async def be_answered(me: Me, town: Square, named: int) -> bool:
    """A player in either case; whether it is the Demon is not said.

    Who is impaired is shown anybody, and so is who is right before a Summoner has made the Demon.
    """
    if me.is_spent or not me.is_able:
        return False
    me.spend()
    right = named in me.marked(DRUNKEN)
    demons = tuple(seat for seat in town.residents if town.kind(seat) == DEMON)
    living = tuple(seat for seat in demons if seat in town.living_demons) or demons
    others = tuple(seat for seat in town.residents if seat not in demons)
    honest = (living or others) if right else others
    answers = me.possible(honest, town.residents)
    decision = Inform(decisions.PUZZLE_ANSWER, answers, honest, (named,), learner=me.seat)
    shown = answers[0] if len(answers) == 1 else await decision
    town.tell(Informed(me.seat, me.role, (shown,), place=shown))
    return True


# ---- Politician

politician = outsider("politician", lasts=True, icon="podium", traits=(VOTES_AS_EVIL,))
"""Most to blame for a lost game, you have won it with the others, dead or alive."""


@politician.says(MayDefect)
def unless_made_evil(town: Square, grant: Grant) -> bool:
    """The Storyteller judges it when the game is over."""
    return not stays_evil(town, grant.seat, grant.role)
