"""What the Storyteller may change by hand at any moment: their word is law, and is written down as theirs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fabula.core.amendments import DOOM, SPARE
from fabula.core.events import Became, Lost, Marked, Revived, Shown, Turned
from fabula.core.requests import STORYTELLER
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    BABYSITS,
    FEIGNED,
    NIGHT,
)
from fabula.games.clocktower.company import angel, members
from fabula.games.clocktower.company.travelling import (
    call_off_the_exile,
    depart,
    take_a_side,
)
from fabula.games.clocktower.leading.amendments import ARRIVES, OTHER
from fabula.games.clocktower.phases.lines import sheet
from fabula.games.clocktower.phases.redeal import is_before_the_first_night
from fabula.games.clocktower.town import hats, mishaps
from fabula.games.clocktower.town.changes import note_the_first_demon
from fabula.games.clocktower.town.deaths import let_all_know, resurrect
from fabula.games.clocktower.town.events import Arrived, Fell, Informed, Shroud, Unmarked, VoteTokens
from fabula.games.clocktower.town.public_events import Settled
from fabula.games.clocktower.town.square import Square

MAKES_A_DEMON = (FEIGNED, BABYSITS)


def kill(town: Square, seat: int) -> None:
    """This player dies, whatever protects them; by night all hear of it at dawn."""
    if town.grimoire.phase == NIGHT:
        town.tell(Fell(seat, STORYTELLER))
        notes.FALLEN.add(town, seat)
    else:
        let_all_know(town, seat, STORYTELLER)


def revive(town: Square, seat: int) -> None:
    """This player lives. Of whom nobody knows yet that they died, nobody learns it.

    A Demon may come back to life beside the one who took over.
    """
    notes.STORYTELLER.set(town)
    if town.feigns(seat):
        town.tell(Unmarked(seat, FEIGNED))
    if seat in notes.FALLEN.of(town.grimoire):
        town.tell(Shroud(seat, on=False))
    else:
        town.tell(Revived(seat))


def spare(town: Square, seat: int) -> None:
    """Whoever was to be named lives: by night they have not died, by day an execution does not kill them."""
    if town.grimoire.phase == NIGHT:
        revive(town, seat)
    else:
        sentence(town, seat, SPARE)


def doom(town: Square, seat: int) -> None:
    """An execution today kills this player, whatever would keep them alive."""
    sentence(town, seat, DOOM)


def sentence(town: Square, seat: int, word: str) -> None:
    """What comes of an execution today the Storyteller has said, and no rule."""
    notes.STORYTELLER.set(town)
    notes.SENTENCE.set(town, (seat, word))


def change_role(town: Square, seat: int, role: str) -> None:
    """This player has another role, fresh, and is told when the next night begins, or at once by night.

    Before the first night the side goes with the role, and they are told as of any role that is dealt.
    """
    dealt = is_before_the_first_night(town.grimoire)
    notes.STORYTELLER.set(town)
    if town.feigns(seat):
        resurrect(town, seat)
    town.tell(Became(seat, role, town.almanac[role].side if dealt else town.side(seat)))
    town.give(seat, role)  # without what the Storyteller would be asked at its beginning: marks go by hand
    note_the_first_demon(town)
    if dealt or town.grimoire.phase == NIGHT:
        town.tell(Shown(seat, role))
    else:
        notes.CHANGED.add(town, seat)


def believe(town: Square, seat: int, role: str) -> None:
    """This player believes to be this role, is woken as it and as no other, and what they do is in vain."""
    town.tell(Shown(seat, role))
    for grant in town.abilities(seat):
        if grant.sham and grant.step is not None:
            town.tell(Lost(seat, grant.step))
    if role != town.grimoire.role(seat):
        town.give(seat, role, sham=True, source=STORYTELLER)


def change_side(town: Square, seat: int, side: str) -> None:
    """This player is on this side and is told so."""
    town.tell(Turned(seat, side))
    town.tell(Informed(seat, "side", side))


def mark(town: Square, seat: int, kind: str) -> None:
    """A mark by hand lies until it is taken off. With one a dead Demon may live after all, or another."""
    if kind in MAKES_A_DEMON:
        notes.STORYTELLER.set(town)
    town.tell(Marked(seat, kind, None))


def unmark(town: Square, seat: int, kind: str) -> None:
    """Take a mark off a seat."""
    town.tell(Unmarked(seat, kind))


def carry(town: Square, seat: int, kind: str, other: int) -> None:
    """A mark lies at another seat from now on: still its maker’s, and taken off when it would have been."""
    carried = [mark for mark in town.grimoire.marks if (mark.seat, mark.kind) == (seat, kind)]
    town.tell(Unmarked(seat, kind))
    if kind in MAKES_A_DEMON:
        notes.STORYTELLER.set(town)
    for mark in carried:
        town.tell(Marked(other, kind, mark.owner, mark.until))


def give_votes(town: Square, seat: int, left: int) -> None:
    """So many tokens are left to this player."""
    town.tell(VoteTokens(seat, left))


def show_role(town: Square, seat: int, role: str) -> None:
    """Show a player a role."""
    town.tell(Informed(seat, "shown_role", role, shown=role))


def show_player(town: Square, seat: int, other: int) -> None:
    """Point at a player."""
    town.tell(Informed(seat, "shown_player", (other,), place=other))


def let_arrive(town: Square, role: str, side: str, after: int) -> None:
    """Somebody comes late: a Traveller, sitting down clockwise after this seat."""
    seat = town.grimoire.seats
    town.tell(Arrived(seat, role, after))
    at_once(take_a_side(town, seat, side))


def set_out(town: Square, seat: int, role: str) -> None:
    """By hand a resident becomes a Traveller, on the side they were on; all see it."""
    notes.STORYTELLER.set(town)
    town.tell(Became(seat, role, town.side(seat)))
    town.tell(Arrived(seat, role))
    at_once(take_a_side(town, seat, town.side(seat)))


def settle(town: Square, seat: int, role: str) -> None:
    """By hand a Traveller becomes a resident, on the side they were on; all see that, but not the role."""
    notes.STORYTELLER.set(town)
    call_off_the_exile(town, seat)
    town.tell(Became(seat, role, town.side(seat)))
    town.tell(Settled(seat))
    town.give(seat, role)  # without what the Storyteller would be asked at its beginning: marks go by hand
    note_the_first_demon(town)
    town.tell(Shown(seat, role))


def put_before(town: Square, line: str, other: str) -> None:
    """A line of the other nights' sheet comes before another."""
    lines = [one for one in sheet(town.grimoire, OTHER) if one != line]
    at = lines.index(other) if other != line else len(lines)
    notes.ORDER.set(town, (*lines[:at], line, *lines[at:]))


def at_once(script: Coroutine[Any, Any, None]) -> None:
    """Run a script that asks nothing."""
    try:
        script.send(None)
    except StopIteration:
        return
    raise AssertionError("something was asked where nobody can answer")


ACTS: dict[str, Callable[..., None]] = {
    "kill": kill,
    "revive": revive,
    SPARE: spare,
    DOOM: doom,
    "role": change_role,
    "believe": believe,
    "side": change_side,
    "mark": mark,
    "unmark": unmark,
    "carry": carry,
    "votes": give_votes,
    "show_role": show_role,
    "show_player": show_player,
    "talked": angel.note_talk,
    "hat": hats.give_the_hat,
    "admit": mishaps.admit,
    "enter": members.let_in,
    "exit": members.let_out,
    ARRIVES: let_arrive,
    "order": put_before,
    "depart": depart,
    "set_out": set_out,
    "settle": settle,
}
