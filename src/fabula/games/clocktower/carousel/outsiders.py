"""The Outsiders of no printed set."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.events import Marked, Turned, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.registration import appearances
from fabula.core.requests import Decide
from fabula.games.clocktower.cards import DEMON, EVIL, FRIEND, outsider
from fabula.games.clocktower.deaths import die
from fabula.games.clocktower.events import Informed
from fabula.games.clocktower.night import bluffs_for, minions_of
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.verbs import Me, is_spent

# ---- Snitch


@outsider("snitch", wakes=FIRST_NIGHT, asleep=True)
async def snitch(me: Me, town: Square) -> None:
    """Each Minion is shown three good roles that are not in play."""
    for seat in minions_of(town) if me.works else ():
        town.tell(Woke(seat, me.role))
        bluffs = await Decide("snitch_bluffs", bluffs_for(town), seat)
        town.tell(Informed(seat, "bluffs", bluffs))


# ---- Ogre


@outsider("ogre", wakes=FIRST_NIGHT)
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
    return sides[0] if len(sides) == 1 else str(await Decide(f"register:{me.role}", sides, friend))


def stays_evil(town: Square, seat: int, role: str) -> bool:
    """Whom a Pit-Hag has made this though they were evil does not turn good by it."""
    made = town.grimoire.dealt(seat) != role
    return made and town.is_evil(seat) and "pit_hag" in town.grimoire.roles


# ---- Golem

golem = outsider("golem")
"""You may nominate once in the game: if that player is not the Demon, they die."""


@golem.when("nominated")
async def strike_the_nominee(me: Me, town: Square, nominator: int | None, nominee: int) -> None:
    """At once; the nomination stands, as after a curse."""
    if nominator != me.seat or me.is_spent or not me.is_able:
        return
    me.spend()
    if not town.grimoire.alive[nominee]:
        return
    if me.works and not await me.finds(nominee, lambda seen: seen.kind == DEMON):
        await die(town, nominee, "nomination")
    elif town.kind(nominee) != DEMON:
        me.go_wrong()


@golem.says("may_not_nominate")
def a_second_time(grimoire: Grimoire, grant: Grant) -> bool:
    """Once it is used, whether it worked or not."""
    return is_spent(grimoire, grant)


# ---- Heretic

heretic = outsider("heretic", lasts=True)
"""Whoever wins, loses, and whoever loses, wins, even if you are dead."""


@heretic.says("turns_the_end")
def unless_impaired(town: Square, grant: Grant) -> bool:
    """What counts is the moment at which the game ends."""
    return True
