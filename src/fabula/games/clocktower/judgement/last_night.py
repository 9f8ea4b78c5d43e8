"""The last night: with three alive when a day is over, one death more and evil has won.

The book lets the game end there, unless something may yet keep the Demon from killing. Whoever leads is told
what that may be. The game ends by itself only where all can know it: no role of the script could save the
good, whoever has which. So neither the end nor that it does not come betrays anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fabula.core.grimoire import Grant, Grimoire
from fabula.core.rulings import by_the_first
from fabula.core.working import IMPAIRING, bears, has_use_of
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import DEMON, FINAL_THREE, GOOD, almanac
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.town import led
from fabula.games.clocktower.town.census import census
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import is_spent

LAST_NIGHT = "last_night"  # the word for an end before it

# Those who can do nothing by night, alive or dead, to keep somebody from dying, to kill the Demon or to make
# them drunk. Not so a Poisoner who does not know the Demon; a Slayer, as long as it is not dark; a Fang Gu,
# who may hand the victory to somebody else. Of Demons those who kill whom they choose, night by night.
POWERLESS = almanac.facts(lambda role: role.powerless)


class Chance(NamedTuple):
    """What may keep the Demon from killing: a player's role, the Demon's state, a role of the Storyteller."""

    seat: int | None
    role: str


def is_near(grimoire: Grimoire) -> bool:
    """Whether three live of whom the Demon may kill one."""
    now = census(grimoire)
    return bool(now.demons) and now.residents == FINAL_THREE


def chances(grimoire: Grimoire) -> Iterator[Chance]:
    """What is in play that may save the good tonight, as far as that cannot be ruled out."""
    for grant in grimoire.grants:
        if grant.role not in POWERLESS and may_act(grimoire, grant):
            yield Chance(grant.seat, grant.role)
    for seat in census(grimoire).demons:
        if any(bears(grimoire, seat, kind) for kind in IMPAIRING):
            yield Chance(seat, grimoire.role(seat))
    for role in company(grimoire):
        yield Chance(None, role)


def may_act(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether an ability may still do something: not if its player only believes in it, or has used it up.

    A Demon who has used up what they do once, such as to seem dead, is still the Demon.
    """
    used_up = is_spent(grimoire, grant) and almanac.kind_of[grant.role] != DEMON
    return not (grant.sham or used_up) and (has_use_of(grimoire, grant) or bool(grant.lasts))


def is_known_to_all(grimoire: Grimoire) -> bool:
    """Whether no role that anybody may have could save the good: so all know who know the script."""
    written = (led.HOUSE_RULES, led.HOMEBREW, led.OWN_JINXES)
    return (
        all(role in POWERLESS for role in grimoire.roles)
        and not census(grimoire).travellers
        and not company(grimoire)
        and not any(one.of(grimoire.settings) for one in written)
    )


def is_due(grimoire: Grimoire) -> bool:
    """Whether the game ends before its last night."""
    if grimoire.phase != EXECUTION or not is_near(grimoire) or by_the_first(grimoire):
        return False
    averted = notes.LAST_NIGHT.of(grimoire) == grimoire.number
    return not averted and is_known_to_all(grimoire) and not any(chances(grimoire))


async def end(town: Square) -> None:
    """Evil has won; whoever leads may let the night be played all the same."""
    notes.LAST_NIGHT.set(town, town.night)
    await lose(town, GOOD, LAST_NIGHT)
