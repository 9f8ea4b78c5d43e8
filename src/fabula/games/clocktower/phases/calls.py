"""What the calls of the night may ask: so many questions one after another have their time, in play or not.

All of it follows from what all know: the script, who sits here, which Travellers, who is at the Storyteller's
side. So the length of a night tells nobody who is awake.
"""

from __future__ import annotations

from fabula.core.cards import Role
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac.cards import DEMON, TOYMAKER, almanac
from fabula.games.clocktower.almanac.questions import WhoIsWoken
from fabula.games.clocktower.almanac.setup_table import brings_no_demon, row_for
from fabula.games.clocktower.almanac.traits import (
    ASKS_WHOM_IT_CALLS,
    SERVES_COFFEE,
    has_trait,
)
from fabula.games.clocktower.town.census import census
from fabula.games.clocktower.town.circle import circle
from fabula.games.clocktower.town.events import company

TWICE_AS_MANY = 2
GIVES = almanac.facts(lambda role: role.gives)


def questions_at(grimoire: Grimoire, line: str) -> int:
    """For how many questions, one after another, there is time at a line; twice as many beside a Barista."""
    asks = asked_by(grimoire, line)
    return asks * TWICE_AS_MANY if asks and serves_coffee(grimoire) else asks


def asked_by(grimoire: Grimoire, role: str) -> int:
    """How many a role may put once; a Demon may be asked by a Toymaker first whether it leaves off."""
    if role in almanac.led:
        return 1
    if role not in almanac:
        return 0
    card = almanac[role]
    asks: int = card.asks(grimoire) if callable(card.asks) else card.asks
    if not asks:
        return 0
    asks += card.kind == DEMON and TOYMAKER in company(grimoire)
    if takes_turns(card):
        return asks * (1 + how_many_may_give_it(grimoire, card))
    if has_trait(role, ASKS_WHOM_IT_CALLS) and brings_no_demon(grimoire.roles):
        asks += asks // 2  # a Summoner whom somebody has become beside a Demon may make a second of them
    return asks


def takes_turns(card: Role) -> bool:
    """Whether several with this ability use it in turn: it is others whom it wakes and asks."""
    return WhoIsWoken in card.answers


def how_many_may_give_it(grimoire: Grimoire, card: Role) -> int:
    """How many roles of the script may give this ability to somebody who was not dealt it."""
    giving = (role for role in grimoire.roles if role in GIVES)
    return sum(card.kind in GIVES[role] and card.id not in almanac[role].withholds for role in giving)


def serves_coffee(grimoire: Grimoire) -> bool:
    """Whether a Barista lives, by whom anybody's ability may work twice."""
    travellers = census(grimoire).travellers
    if not travellers:
        return False
    alive, cards = grimoire.alive, grimoire.cards
    return any(
        alive[seat] and seat in cards and has_trait(cards[seat].printed, SERVES_COFFEE) for seat in travellers
    )


def minions_by_table(grimoire: Grimoire) -> int:
    """So many Minions the book's table has for those who are no Travellers."""
    residents = len(circle(grimoire)) - len(census(grimoire).travellers)
    return row_for(residents)[2]
