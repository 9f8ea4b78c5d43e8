"""A player who was not woken last night is asked by day, in private, as their line would have asked them.

The book has the Storyteller make up for a line they forgot. What is chosen and told is the same; nobody opens
their eyes, and nothing is counted as if they had. An attack is the night's: the Demon is helped by hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.amendments import Amendment
from fabula.core.grimoire import Grant, Grimoire
from fabula.games.clocktower.almanac import notes, questions
from fabula.games.clocktower.almanac.cards import DAY, DEMON, NOMINATIONS, TWILIGHT, almanac
from fabula.games.clocktower.phases.lines import is_woken
from fabula.games.clocktower.phases.wakings import act, once_more, wear_off
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import times_of

OPEN = (DAY, NOMINATIONS, TWILIGHT)  # the phases in which all may talk, and one may be taken aside


def lines_of(grimoire: Grimoire, seat: int) -> list[Grant]:
    """For which abilities this player would have been woken last night, as things stand now."""
    town = Square(grimoire, almanac)
    return [
        grant
        for grant in grimoire.grants
        if grant.seat == seat
        and grant.step is not None
        and almanac.kind_of[grant.role] != DEMON
        and almanac[grant.role].script is not None
        and not almanac[grant.role].asleep
        and questions.WhoIsWoken not in almanac[grant.role].answers
        and is_woken(town, grant, grimoire.number)
    ]


def is_due(grimoire: Grimoire) -> bool:
    """Whether somebody is to be asked before the talk goes on."""
    return notes.ASIDE.stands(grimoire) and grimoire.phase in OPEN


def amendments(town: Square) -> Iterator[Amendment]:
    """Whoever leads takes a player aside as soon as the floor may be closed for a moment."""
    grimoire = town.grimoire
    if grimoire.phase in OPEN and not notes.ASIDE.stands(grimoire):
        missed = tuple(seat for seat in town.everyone if lines_of(grimoire, seat))
        yield Amendment("aside", missed, at_once=True)


def note(town: Square, seat: int) -> None:
    """This player is asked when the talk is interrupted."""
    notes.ASIDE.set(town, seat)


async def ask(town: Square) -> None:
    """Let the lines of this player be walked once more; then the talk goes on."""
    seat = notes.ASIDE.known(town.grimoire)
    notes.ASIDE.forget(town)
    for grant in lines_of(town.grimoire, seat):
        script = almanac[grant.role].script
        if script is not None and grant in town.grimoire.grants:
            await act(town, grant, script)
            if times_of(town.grimoire, seat) > 1:
                await once_more(town, grant, script)
            wear_off(town, grant)


ACTS = {"aside": note}
