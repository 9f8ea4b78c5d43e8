"""What one seat's view and notes allow: of nothing else, the same for the same, and what cannot all hold."""

from __future__ import annotations

import json
from itertools import pairwise

from fabula.core.events import Event
from fabula.core.views import hears
from fabula.deduction.clocktower.noted import Note, case_of_a_seat, noted
from fabula.deduction.found import AT_LEAST, CLASH, EARLY, LEAVES, UNKNOWN
from fabula.testing.clocktower import Table

SAME = (  # in each of them a Soldier, or so they believe, hears the same till the second day
    "soldier mayor virgin slayer monk poisoner imp",
    "soldier mayor virgin slayer monk imp poisoner",
    "soldier monk poisoner virgin slayer imp mayor",
    "soldier imp poisoner virgin slayer monk mayor",
)
CLAIMS = ("mayor", "virgin", "slayer", "saint", "monk", "chef")


def told(roles: str, claims: tuple[str, ...] = CLAIMS) -> tuple[Table, list[Event]]:
    """A game on its first day, where all others have claimed something; and what the first seat has heard."""
    table = Table(roles).night().open_nominations()
    for seat, role in enumerate(claims, 1):
        table.say(seat, "claim", role)
    return table, [one for one in table.telling.log if isinstance(one, Event) and hears(0, one)]


def answer(roles: str, notes: dict[int, Note], claims: tuple[str, ...] = CLAIMS) -> bytes:
    """What the first seat would be answered, as bytes."""
    table, heard = told(roles, claims)
    case = case_of_a_seat(table.telling.setup, 0, heard, notes)
    return json.dumps([case, noted(case)]).encode()


def test_equal_views_have_an_equal_answer_byte_for_byte_whatever_is_true() -> None:
    for roles, others in pairwise(SAME):
        assert told(roles)[1] == told(others)[1]
        assert told(roles)[0].telling.grimoire.cards != told(others)[0].telling.grimoire.cards
    marks: tuple[dict[int, Note], ...] = ({}, {1: ("good", ()), 2: ("evil", ())}, {3: ("", ("imp",))})
    for notes in marks:
        for claims in (CLAIMS, CLAIMS[:3]):
            assert len({answer(roles, notes, claims) for roles in SAME}) == 1
    assert len({answer(SAME[0], notes) for notes in marks}) == len(marks)


def test_what_cannot_hold_together_is_named_and_any_of_it_may_hold_without_the_others() -> None:
    table, heard = told(SAME[0])
    setup = table.telling.setup
    evil: Note = ("evil", ())
    notes: dict[int, Note] = {1: evil, 2: evil, 3: evil, 4: ("good", ())}
    found = noted(case_of_a_seat(setup, 0, heard, notes))
    assert found.word == CLASH
    assert found.clash == ((1, "evil"), (2, "evil"), (3, "evil")), "there are two evil players of seven"
    for seat, _ in found.clash:
        rest = {other: note for other, note in notes.items() if other != seat}
        left = noted(case_of_a_seat(setup, 0, heard, rest))
        assert left.word == LEAVES
        assert {one for one, _ in left.suspects} <= {*rest}


def test_an_evil_player_sees_what_others_can_know_of_them_and_before_the_first_day_nobody_anything() -> None:
    table, _ = told(SAME[0])
    heard = [one for one in table.telling.log if isinstance(one, Event) and hears(6, one)]
    case = case_of_a_seat(table.telling.setup, 6, heard, {})
    assert case["you"] is None
    assert noted(case).word in (LEAVES, AT_LEAST)
    assert len(noted(case).suspects) > 1
    assert 6 not in dict(noted(case).suspects), "nobody reads on a page that its player is evil"
    early = case_of_a_seat(table.telling.setup, 0, heard[:3], {})
    assert noted(early).word == EARLY
    assert noted({"word": UNKNOWN}).word == UNKNOWN
