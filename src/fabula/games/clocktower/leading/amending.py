"""What the Storyteller may change by hand at any moment: their word is law, and is written down as theirs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from fabula.core.amendments import Amendment
from fabula.core.events import Became, Lost, Marked, Revived, Shown, Turned
from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER
from fabula.core.working import KEPT, SOBER
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    ALIGNED,
    AMIGO,
    ANGEL,
    BABYSITS,
    BAD,
    BLOCKED,
    BOUNTY,
    CURSED,
    DEFENDED,
    DIED_TODAY,
    DRUNK,
    EVIL_WAKES,
    EXORCISED,
    FAUX_PAW,
    FEARED,
    FEIGNED,
    FIBBED,
    FRIEND,
    GRANDCHILD,
    GUEST,
    HAIRCUTS,
    HOST,
    MAD,
    MASTER,
    MET,
    MOONSTRUCK,
    NEGATIVE_VOTE,
    NIGHT,
    NOT_ME,
    PARTNER,
    PEACE,
    POISONED,
    RED_HERRING,
    SAFE,
    SHIELDED,
    SIDES,
    SPENT,
    STORMCAUGHT,
    TALKED,
    TEA_PARTY,
    THREE_VOTES,
    TWICE,
    TWIN,
    VETERAN,
    WAILING,
    almanac,
    residents_of,
    without_rules,
)
from fabula.games.clocktower.company import angel, fabled, members
from fabula.games.clocktower.company.travelling import (
    call_off_the_exile,
    depart,
    take_a_side,
    travellers_left,
    travellers_of,
)
from fabula.games.clocktower.phases.night import sheet
from fabula.games.clocktower.phases.redeal import is_before_the_first_night
from fabula.games.clocktower.sets.setup import MOST_SEATS, MOST_TRAVELLERS
from fabula.games.clocktower.town import hats, led, mishaps
from fabula.games.clocktower.town.census import census
from fabula.games.clocktower.town.changes import note_the_first_demon
from fabula.games.clocktower.town.deaths import let_all_know, resurrect
from fabula.games.clocktower.town.events import Arrived, Fell, Informed, Shroud, Unmarked, VoteTokens
from fabula.games.clocktower.town.events import company as in_play
from fabula.games.clocktower.town.public_events import Settled
from fabula.games.clocktower.town.square import Square

MARKS = (
    DRUNK, POISONED, SAFE, MASTER, RED_HERRING, SPENT, THREE_VOTES, NEGATIVE_VOTE,
    DEFENDED, DIED_TODAY, FEIGNED,
    GRANDCHILD, GUEST, EXORCISED, MOONSTRUCK, MET,
    TWIN, CURSED, MAD, KEPT, HAIRCUTS,
    FEARED, HOST, BABYSITS,
    BLOCKED, PARTNER, FAUX_PAW, PEACE, BOUNTY, WAILING,
    EVIL_WAKES, FRIEND, TEA_PARTY,
    SOBER, TWICE, AMIGO, NOT_ME, SHIELDED,
    FIBBED, ANGEL, BAD, ALIGNED, VETERAN, TALKED, STORMCAUGHT,
)  # fmt: skip
ARRIVES = "traveller"
MAKES_A_DEMON = (FEIGNED, BABYSITS)
OTHER = 2  # any night but the first


def amendments(town: Square, *, at_once: bool) -> Iterator[Amendment]:
    """Life and death, roles, beliefs, sides, marks, votes, what is shown; Travellers, Fabled and Loric."""
    if not at_once:
        yield from of_the_residents(town)
    yield from while_something_is_asked(town)
    if not at_once:
        yield from of_travellers_and_the_sheet(town)


def of_the_residents(town: Square) -> Iterator[Amendment]:
    """What may be changed about somebody who is there."""
    grimoire, here = town.grimoire, town.everyone
    roles = residents_of(grimoire.roles)
    marks = marks_in(grimoire)
    marked = {mark.seat for mark in grimoire.marks}
    bearers = tuple(seat for seat in here if seat in marked)
    yield Amendment("kill", town.living)
    yield Amendment("revive", tuple(seat for seat in here if not grimoire.alive[seat]))
    yield Amendment("role", town.residents, roles)
    yield Amendment("believe", town.residents, roles)
    yield Amendment("side", here, SIDES)
    yield Amendment("mark", here, marks)
    yield Amendment("unmark", bearers, marks)
    yield Amendment("carry", bearers, marks, here)
    yield Amendment("votes", here, (0, 1, 2, 3))


def while_something_is_asked(town: Square) -> Iterator[Amendment]:
    """What leaves the question as it is."""
    grimoire, here = town.grimoire, town.everyone
    every = tuple(dict.fromkeys((*grimoire.roles, *travellers_of(grimoire))))
    yield Amendment("show_role", here, every, at_once=True)
    yield Amendment("show_player", here, here, at_once=True)
    yield Amendment("talked", angel.who_may_talk(town), at_once=True)
    yield Amendment("hat", hats.who_may_have_it(town), at_once=True)
    yield Amendment("admit", mishaps.may_be_admitted(town), at_once=True)
    yield Amendment("enter", members.not_in_play(grimoire), at_once=True)
    yield Amendment("exit", in_play(grimoire), at_once=True)


def late_roles(grimoire: Grimoire) -> tuple[str, ...]:
    """As what somebody may still come: whoever leads could let them come as just that."""
    if not grimoire.cards or grimoire.winners is not None:
        return ()
    arrival = next(of_travellers_and_the_sheet(Square(grimoire, almanac)))
    return arrival.gaps[0] if arrival.word == ARRIVES and arrival.possible else ()


def of_travellers_and_the_sheet(town: Square) -> Iterator[Amendment]:
    """Who comes and goes, and the order of the nights."""
    grimoire, travellers = town.grimoire, town.travellers
    if grimoire.seats < MOST_SEATS and len(travellers) < MOST_TRAVELLERS:
        yield Amendment(ARRIVES, travellers_left(town), SIDES, town.everyone)
    if grimoire.phase != NIGHT:
        if len(travellers) < MOST_TRAVELLERS:
            yield Amendment("set_out", town.residents, travellers_left(town))
        yield Amendment("settle", census(grimoire).travellers, residents_of(grimoire.roles))
        lines = sheet(grimoire, OTHER)
        yield Amendment("order", lines, lines)
    yield Amendment("depart", census(grimoire).travellers)


def marks_in(grimoire: Grimoire) -> tuple[str, ...]:
    """The marks there are in this game: those of the rules, and reminders of roles that are led."""
    beside = tuple(role for role in in_play(grimoire) if role not in fabled.RULED)
    roles = (*without_rules(grimoire.roles), *without_rules(beside))
    return (*MARKS, *led.reminders(grimoire, roles))


def kill(town: Square, seat: int) -> None:
    """This player dies, whatever protects them; by night all hear of it at dawn."""
    if town.grimoire.phase == NIGHT:
        town.tell(Fell(seat))
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
    """Take it off."""
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
