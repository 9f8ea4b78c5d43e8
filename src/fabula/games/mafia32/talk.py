"""What the town says by day: the talk, nominations, and the last words of those who leave."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.events import Nominated, PhaseBegan
from fabula.core.floor import claim, until_all_are_ready
from fabula.core.requests import Choice, Claim, Pattern, Statements
from fabula.core.town import Town
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import LONER, TOWN
from fabula.games.mafia32.checks import CRIMINAL, KILLED
from fabula.games.mafia32.plausible import DIFFERENT, SAME
from fabula.games.mafia32.vote import leave

SIGNS = (CRIMINAL, TOWN, LONER, KILLED)


async def talk(town: Town) -> None:
    """The town talks until all the living are ready to vote or time is up."""
    town.tell(PhaseBegan("day", town.night))
    grimoire = town.grimoire
    naming = town.living if grimoire.settings["candidates"] == "nominated" else ()
    sayings = what_can_be_said(grimoire.seats, grimoire.roles, naming)
    await until_all_are_ready(town, "day", town.living, sayings, say_or_nominate)


async def farewell(town: Town) -> None:
    """The last words of those the vote fell on; then they show their cards and leave."""
    town.tell(PhaseBegan("farewell", town.night))
    grimoire = town.grimoire
    sayings = what_can_be_said(grimoire.seats, grimoire.roles, ())
    await until_all_are_ready(town, "farewell", notes.CONDEMNED.known(grimoire), sayings)
    leave(town)


@lru_cache(maxsize=1024)
def what_can_be_said(seats: int, roles: tuple[str, ...], naming: tuple[int, ...]) -> Statements:
    """Who one is, what one learned, whom one trusts: the same words for everybody, true or not.

    Where only who is named is voted on, the living may also be named.
    """
    known, everyone = tuple(dict.fromkeys(roles)), tuple(range(seats))
    patterns = (
        Pattern("ready"),
        Claim("claim", known),
        Claim("saw", everyone, known),
        Claim("checked", everyone, SIGNS),
        Claim("compared", everyone, everyone, (SAME, DIFFERENT)),
        Claim("suspect", everyone),
        Claim("trust", everyone),
    )
    return Statements(*patterns, Pattern("nominate", naming)) if naming else Statements(*patterns)


def say_or_nominate(town: Town, who: int, words: Choice) -> None:
    """What is said is heard; who is named is up for the vote."""
    word, *rest = words
    if word == "nominate":
        nominate(town, who, rest[0])
    else:
        claim(town, who, words)


def nominate(town: Town, who: int, nominee: int) -> None:
    """Put a player up for the vote; who is up already only hears it once more."""
    nominees = notes.NOMINEES.of(town.grimoire)
    town.tell(Nominated(who, nominee))
    if nominee not in nominees:
        notes.NOMINEES.set(town, (*nominees, nominee))
