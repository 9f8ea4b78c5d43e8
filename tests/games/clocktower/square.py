"""What the tests do on the square besides playing: Travellers come and go; marks are counted."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.table import Table

from fabula.core.requests import TIME, Window
from fabula.core.working import bears
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import GOOD
from fabula.games.clocktower.company.travelling import depart, take_a_side
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.events import Arrived


def arrive(table: Table, role: str, side: str = GOOD, after: int | None = None) -> int:
    """A Traveller comes between two beats and sits down, by default last; their seat."""
    town = table.town
    seat = town.grimoire.seats
    town.tell(Arrived(seat, role, town.everyone[-1] if after is None else after))
    at_once(take_a_side(town, seat, side))
    return seat


def leave(table: Table, seat: int) -> None:
    """A Traveller goes home between two beats."""
    depart(table.town, seat)


def open_talk(table: Table) -> Table:
    """Begin the day; all may talk."""
    table.heard = len(table.telling.log)
    table.telling.begin_beat()
    assert isinstance(table.telling.pending, Window)
    assert table.telling.pending.prompt == "day"
    return table


def end_talk(table: Table) -> Table:
    """Time for talk is up; nominations are open."""
    table.telling.answer(TIME, None)
    return table.open_nominations()


def marked(table: Table, kind: str) -> list[int]:
    """On whom a mark of this kind acts."""
    return [seat for seat in table.town.everyone if bears(table.telling.grimoire, seat, kind)]


def tokens(table: Table, seat: int) -> int:
    """How many votes that need a token are left to a player."""
    left: int = notes.TOKENS.by(seat).of(table.telling.grimoire)
    return left


def tallies(table: Table) -> list[tuple[int, int, int, int | None]]:
    """Of each vote: the nominee, the votes, how many were needed, and who was about to die then."""
    found: list[tuple[int, int, int, int | None]] = []
    about_to_die: int | None = None
    for event in (one.data() for one in table.now()):
        if event["e"] == "tallied":
            found.append((event["nominee"], event["votes"], event["value"], about_to_die))
        elif event["e"] in ("condemned", "tied"):
            about_to_die = event["seats"][0] if event["e"] == "condemned" else None
            found[-1] = (*found[-1][:3], about_to_die)
    return found


def exiles(table: Table) -> list[tuple[int, int]]:
    """Of each call for an exile: how many supported it, and how many were needed."""
    found = [*table.found("exile_supported"), *table.found("exile_failed")]
    return [(len(one["seats"]) if "seats" in one else one["votes"], one["value"]) for one in found]


def may(table: Table, seat: int, word: str) -> list[Any]:
    """With whom a player may do something of this name now."""
    everyone = table.town.everyone
    return [other for other in everyone if (word, other) in table.options(seat)]
