"""What one seat of One Night may work out of its view and notes: of nothing else, the same for the same."""

from __future__ import annotations

import json

import pytest
from tests.deduction.onenight.replaying import begun
from tests.table import Table, dealt

from fabula.core.events import Event
from fabula.core.requests import Choice
from fabula.core.views import hears
from fabula.deduction.found import CLASH, EARLY, FEW, LEAVES, NOBODY, PROVES
from fabula.deduction.onenight.noted import Note, case_of_a_seat, noted

SAID: tuple[tuple[int, tuple[Choice, ...]], ...] = (
    (1, ("claim", "robber")), (1, ("swapped", 1, 2)), (1, ("saw", 1, "villager")),
    (2, ("claim", "villager")), (3, ("claim", "villager")),
)  # fmt: skip


def told(
    cards: str, spares: str = "", said: tuple[tuple[int, tuple[Choice, ...]], ...] = SAID, **chosen: Choice
) -> Table:
    """A night in which a Seer sees the last player's card, and the day after it; the set is in order."""
    order = (*cards.split(), *spares.split())
    table = Table(begun(tuple(sorted(order)), order))
    table.answers(seer=(len(cards.split()) - 1,), **chosen).goes_on_to("day")
    for seat, words in said:
        table.telling.answer(seat, words)
    return table


def heard(table: Table, seat: int) -> list[Event]:
    """What a seat has heard."""
    return [one for one in table.telling.log if isinstance(one, Event) and hears(seat, one)]


def answer(table: Table, notes: dict[int, Note], seat: int = 0) -> bytes:
    """What a seat would be answered, as bytes."""
    case = case_of_a_seat(table.telling.setup, seat, heard(table, seat), notes)
    return json.dumps([case, noted(case)]).encode()


SAME: tuple[
    tuple[str, str, dict[str, Choice]], ...
] = (  # in each of them a Seer sees a Villager's card, and hears the same
    ("seer robber werewolf villager", "werewolf villager drunk", {}),
    ("seer werewolf robber villager", "drunk werewolf villager", {}),
    ("seer drunk villager villager", "werewolf werewolf robber", {"drunk": "left"}),
)


@pytest.mark.parametrize("notes", [{}, {2: ("werewolf", ())}, {1: ("village", ("robber",))}])
def test_equal_views_have_an_equal_answer_byte_for_byte_whatever_is_true(notes: dict[int, Note]) -> None:
    games = [told(cards, spares, **chosen) for cards, spares, chosen in SAME]
    assert all(heard(one, 0) == heard(games[0], 0) for one in games)
    assert len({str(one.telling.grimoire.cards) for one in games}) == len(games)
    assert len({answer(one, notes) for one in games}) == 1
    assert notes == {} or answer(games[0], notes) != answer(games[0], {})


def test_marks_leave_fewer_deals_and_those_that_cannot_hold_together_are_named() -> None:
    table = told("seer robber villager werewolf", "werewolf villager drunk", robber=2)
    setup, view = table.telling.setup, heard(table, 0)
    plain = noted(case_of_a_seat(setup, 0, view, {}))
    assert plain.word == LEAVES
    assert dict(plain.suspects)[3] > 50, "the Seer has seen the card, but a Robber may have taken it"
    marked = noted(case_of_a_seat(setup, 0, view, {1: ("", ("robber",))}))
    assert 0 < marked.number < plain.number
    clash = noted(case_of_a_seat(setup, 0, view, {1: ("", ("robber",)), 3: ("", ("villager",))}))
    assert (clash.word, clash.clash) == (CLASH, ((3, "villager"),))
    sure = noted(case_of_a_seat(setup, 0, view, {1: ("village", ("robber",)), 2: ("village", ("villager",))}))
    assert (sure.word, sure.suspects) == (PROVES, ((3, 100),))


def test_where_no_werewolf_can_be_at_the_table_it_says_so() -> None:
    said = ((1, ("claim", "villager")), (2, ("claim", "villager")))
    table = dealt("seer villager villager", spares="werewolf werewolf robber")
    table.answers(seer=("left", "middle")).goes_on_to("day")
    for seat, words in said:
        table.telling.answer(seat, words)
    assert noted(case_of_a_seat(table.telling.setup, 0, heard(table, 0), {})).word == NOBODY


def test_before_the_day_and_while_too_many_are_silent_nothing_is_worked_out() -> None:
    night = dealt("seer robber villager werewolf", spares="werewolf villager drunk")
    assert noted(case_of_a_seat(night.telling.setup, 0, heard(night, 0), {})).word == EARLY
    many = "seer robber troublemaker drunk insomniac werewolf werewolf minion hunter tanner"
    table = dealt(many, spares="mason mason doppelganger").answers(drunk="left").goes_on_to("day")
    assert noted(case_of_a_seat(table.telling.setup, 0, heard(table, 0), {})).word == FEW


def test_a_werewolf_reads_on_the_page_what_follows_if_their_words_are_true() -> None:
    said = (*SAID[:4], (3, ("claim", "villager")))
    table = told("seer robber villager werewolf", "werewolf villager drunk", said)
    case = case_of_a_seat(table.telling.setup, 3, heard(table, 3), {})
    assert case["claims"]["p3"] == "villager"
    found = noted(case)
    assert found.word == LEAVES
    assert len(found.suspects) > 1
    assert b'"werewolf"]' not in json.dumps(case["info"]).encode()


def test_whoever_has_said_nothing_is_no_more_suspect_on_their_own_page_if_they_lie() -> None:
    """A Werewolf who keeps silent, and a Villager who does, see of themselves what a Villager may see."""
    for cards, spares in (("seer robber villager werewolf", "werewolf villager drunk"),
                          ("seer robber werewolf villager", "werewolf villager drunk")):  # fmt: skip
        table = told(cards, spares, SAID[:3])
        mine = cards.split().index("werewolf")
        own = noted(case_of_a_seat(table.telling.setup, mine, heard(table, mine), {}))
        assert own.word == LEAVES
        assert dict(own.suspects).get(mine, 0) < min(
            share for one, share in own.suspects if one not in (0, mine)
        )
