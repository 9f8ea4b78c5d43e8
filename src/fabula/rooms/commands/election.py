"""What is left to the table before a deal: who leads, by a vote or a lot, and a set by lot.

The lots are the room's own, and what they decided stands in its log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.commands.lobby import the_leader_sits_down
from fabula.rooms.room.room import Room
from fabula.rooms.room.table import BY_THE_HOST
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def volunteer(attempt: Attempt, command: m.Volunteer) -> Entries:
    """Say that one could lead, or no more."""
    attempt.in_lobby()
    changes = (attempt.person in attempt.room.volunteers) != command.on
    return [log.Volunteered(attempt.now, attempt.person, command.on)] if changes else []


def elect(attempt: Attempt, command: m.Elect) -> Entries:
    """Vote for somebody who could lead, or take the vote back."""
    attempt.in_lobby()
    room = attempt.room
    if command.person is UNSET:
        return [log.VotedForLeader(attempt.now, attempt.person, None)]
    person = room.person(command.person).id
    if person not in room.volunteers:
        raise Refusal("no-volunteer")
    return [log.VotedForLeader(attempt.now, attempt.person, person)]


def find_leader(attempt: Attempt, command: m.FindLeader) -> Entries:
    """Host: let the votes or a lot say who leads; whoever led until now sits down again."""
    attempt.as_host()
    attempt.in_lobby()
    room = attempt.room
    best, how = most_wanted(room) if command.how == "vote" else (those_who_may(attempt), "lot")
    found = best[room.below(len(best))]
    return [log.LeaderFound(attempt.now, found, how), *the_leader_sits_down(attempt, {"leader": found})]


def most_wanted(room: Room) -> tuple[list[str], str]:
    """Who has the most votes, and whether only a lot can tell them apart; Refusal where nobody voted."""
    most = max(map(len, room.volunteers.values()), default=0)
    if not most:
        raise Refusal("nobody-voted")
    best = [person for person, voters in room.volunteers.items() if len(voters) == most]
    return best, "tie" if len(best) > 1 else "vote"


def those_who_may(attempt: Attempt) -> list[str]:
    """Who could lead by their own word; where nobody has said so, all who are here with a device."""
    people = attempt.room.people.values()
    here = [one.id for one in people if one.has_a_device and attempt.gone_for(one.id) is None]
    return list(attempt.room.volunteers) or here


def draw_set(attempt: Attempt, _: m.DrawSet) -> Entries:
    """Host: so many cards out of the shuffled box, where the tale is played with any."""
    attempt.as_host()
    attempt.in_lobby()
    room = attempt.room
    if room.way_to_choose != BY_THE_HOST:
        raise Refusal("not-by-hand")
    if room.tale.box is None:
        raise Refusal("no-set-by-lot")
    seats = min(max(len(room.seats), room.tale.least_seats), room.tale.most_seats)
    roles = room.tale.box.drawn(seats, room.below)
    return [log.RolesChosen(attempt.now, sorted(roles, key=room.tale.choosable({}).index))]


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {
    m.Volunteer: volunteer,
    m.Elect: elect,
    m.FindLeader: find_leader,
    m.DrawSet: draw_set,
}
