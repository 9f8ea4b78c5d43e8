"""Exile."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import (
    arrive,
    end_talk,
    exiles,
    leave,
    marked,
    may,
    open_talk,
    tallies,
    tokens,
)
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.core.requests import TIME, Window
from fabula.core.rulings import RULINGS, SECOND
from fabula.games.clocktower.phases.exile import AT_ONCE, EXILES, PLEADED, is_to_be_pleaded

SEVEN = "imp poisoner chef empath monk slayer soldier"


def table_with(*roles: str) -> Table:
    """Seven residents, then Travellers from seat 7 on, who act on the last resident."""
    table = Table(SEVEN, poisoner=2, thief=6, bureaucrat=6, butler=6)
    for role in roles:
        arrive(table, role)
    return table


def test_half_of_all_are_needed_the_dead_are_counted_too() -> None:
    table = table_with("thief", "scapegoat").night().day().night(imp=5, monk=2).open_nominations()
    table.exile(0, 7, 0, 1, 2, 3)
    assert exiles(table) == [(4, 5)]
    assert table.alive(7)


def test_exactly_half_is_enough() -> None:
    table = table_with("thief").night().open_nominations().exile(0, 7, 0, 1, 2, 3)
    assert exiles(table) == [(4, 4)]
    assert table.dead == [7]


def test_the_dead_support_without_a_token() -> None:
    table = table_with("thief").night().day().night(imp=5, monk=2)
    table.day((0, 2, (5,)))
    assert tokens(table, 5) == 0
    table.night(imp=4, monk=2).open_nominations().exile(5, 7, 0, 1, 4, 5)
    assert exiles(table) == [(4, 4)]
    assert tokens(table, 4) == 1


def test_anybody_may_call_for_it_the_dead_and_the_traveller_too() -> None:
    table = open_talk(table_with("thief").night().day().night(imp=5, monk=2))
    for seat in table.town.everyone:
        assert may(table, seat, "exile") == [7]


def test_it_may_be_called_for_before_nominations_and_after() -> None:
    table = open_talk(table_with("thief", "scapegoat").night())
    table.exile(0, 7, 0, 1, 2, 3, 4)
    assert table.telling.pending is not None
    assert getattr(table.telling.pending, "prompt", "") == "day"
    end_talk(table).exile(0, 8, 0, 1, 2, 3, 4)
    assert getattr(table.telling.pending, "prompt", "") == "nominations"
    assert table.dead == [7, 8]


def test_each_traveller_once_a_day() -> None:
    table = table_with("thief").night().open_nominations().exile(0, 7)
    assert may(table, 1, "exile") == []
    with pytest.raises(Refusal):
        table.say(1, "exile", 7)
    table.close_the_day().night(imp=5, monk=2).open_nominations()
    assert may(table, 1, "exile") == [7]


def test_residents_cannot_be_exiled() -> None:
    table = table_with("thief").night().open_nominations()
    assert ("exile", 0) not in table.options(1)


def test_the_caller_may_still_nominate() -> None:
    table = table_with("thief").night().open_nominations().exile(0, 7)
    assert may(table, 0, "nominate")


def test_who_has_nominated_may_still_call() -> None:
    table = table_with("thief").night().open_nominations().nominate(0, 2)
    assert may(table, 0, "exile") == [7]


def test_an_exile_is_no_execution() -> None:
    table = table_with("thief").night().open_nominations().exile(0, 7, 0, 1, 2, 3).nominate(0, 2, 0, 1, 2, 3)
    table.close_the_day()
    assert table.executed == [2]
    assert table.dead == [7, 2]


def test_hands_for_an_exile_are_no_tally_to_beat() -> None:
    table = table_with("thief").night().open_nominations()
    table.exile(0, 7, 0, 1, 2, 3, 4, 5, 6, 7).nominate(0, 2, 0, 1, 2, 3)
    assert tallies(table) == [(2, 4, 4, 2)]


def test_no_ability_changes_how_a_hand_counts() -> None:
    table = table_with("thief", "bureaucrat", "beggar").night(thief=0, bureaucrat=1).open_nominations()
    table.exile(0, 7, 0, 1, 9)
    assert exiles(table) == [(3, 5)]


def test_an_exiled_traveller_is_dead_with_one_vote() -> None:
    table = table_with("thief").night().open_nominations().exile(0, 7, 0, 1, 2, 3)
    assert not table.alive(7)
    assert tokens(table, 7) == 1
    assert may(table, 7, "nominate") == []
    table.nominate(0, 2, 7).nominate(1, 3, 7)
    assert [votes for _, votes, *_ in tallies(table)] == [1, 0]


def test_exiled_they_lose_their_ability_at_once() -> None:
    table = table_with("thief").night(thief=3)
    assert marked(table, "negative_vote") == [3]
    table.open_nominations().exile(0, 7, 0, 1, 2, 3)
    assert marked(table, "negative_vote") == []
    table.close_the_day().night(imp=5, monk=2)
    assert table.woke(7) == []


def test_the_dead_are_not_exiled() -> None:
    table = table_with("thief").night().day().night(imp=7, monk=2).open_nominations()
    assert may(table, 0, "exile") == []


def test_hands_are_counted_clockwise_and_the_traveller_comes_last() -> None:
    table = table_with("thief", "scapegoat").night().open_nominations().exile(0, 7)
    assert [poll["seat"] for poll in table.found("polled")] == [8, 0, 1, 2, 3, 4, 5, 6, 7]


def test_the_undertaker_does_not_see_who_was_exiled() -> None:
    table = Table("imp poisoner undertaker empath monk", poisoner=4)
    arrive(table, "scapegoat")
    table.night().open_nominations().exile(0, 5, 0, 1, 2).close_the_day().night(imp=3, monk=2)
    assert table.woke(2) == []


def test_ruling_48_who_leaves_takes_a_call_for_their_exile_along() -> None:
    table = table_with("thief").night().open_nominations()
    table.telling.answer(0, ("exile", 7))
    assert table.next == "exile_plea"
    leave(table, 7)
    assert table.next == "nominations"


@pytest.mark.parametrize("pleads", [True, False])
def test_ruling_48_whose_exile_is_on_may_leave_while_they_plead_and_after(pleads: bool) -> None:
    table = table_with("thief").night().open_nominations()
    table.telling.answer(0, ("exile", 7))
    table.telling.begin_beat()
    if not pleads:
        table.telling.answer(TIME, None)
        assert table.next == "exile"
    leave(table, 7)
    if pleads:
        table.telling.answer(TIME, None)
    assert table.next == "nominations"
    assert exiles(table) == []


def test_the_traveller_and_the_caller_speak_before_hands_are_counted() -> None:
    table = table_with("thief", "scapegoat").night().open_nominations()
    table.telling.answer(2, ("exile", 7))
    table.telling.begin_beat()
    window = table.telling.pending
    assert isinstance(window, Window)
    assert (window.seats, table.telling.grimoire.phase) == ((2, 7), "plea")
    table.telling.answer(7, ("suspect", 2))
    for seat in (2, 7):
        assert table.next == ""
        table.telling.answer(seat, ("ready",))
    assert table.next == "exile"
    table.telling.begin_beat()
    assert table.telling.grimoire.phase == "exile"


def test_who_calls_for_their_own_exile_speaks_alone() -> None:
    table = table_with("thief").night().open_nominations()
    table.telling.answer(7, ("exile", 7))
    table.telling.begin_beat()
    table.telling.answer(7, ("ready",))
    assert table.next == "exile"


def test_in_games_that_have_begun_before_hands_are_counted_at_once() -> None:
    table = table_with("thief").night().open_nominations()
    table.telling.grimoire.settings = {**table.telling.grimoire.settings, RULINGS: SECOND}
    table.telling.answer(0, ("exile", 7))
    assert table.next == "exile"


def test_in_games_that_say_so_somebody_speaks_first_whatever_their_number() -> None:
    table = table_with("thief").night().open_nominations()
    settings = {**table.telling.grimoire.settings, RULINGS: SECOND, EXILES: PLEADED}
    table.telling.grimoire.settings = settings
    table.telling.answer(0, ("exile", 7))
    assert table.next == "exile_plea"
    table.telling.grimoire.settings = {**settings, EXILES: AT_ONCE}
    assert not is_to_be_pleaded(table.telling.grimoire)


def test_ruling_48_who_leaves_is_not_in_the_circle_nor_counted_any_more() -> None:
    table = table_with("thief", "scapegoat").night(thief=3)
    leave(table, 7)
    assert table.town.everyone == (0, 1, 2, 3, 4, 5, 6, 8)
    assert marked(table, "negative_vote") == []
    table.open_nominations().exile(0, 8)
    assert exiles(table) == [(0, 4)]


def test_ruling_48_marks_on_who_leaves_go() -> None:
    table = table_with("thief").night(poisoner=7)
    assert [mark.seat for mark in table.telling.grimoire.marks if mark.kind == "poisoned"] == [7]
    leave(table, 7)
    assert [mark for mark in table.telling.grimoire.marks if mark.seat == 7] == []


def test_a_late_evil_traveller_learns_who_the_demon_is_now() -> None:
    table = Table("imp scarlet_woman chef empath slayer", poisoner=2).night().day((2, 0, (2, 3, 4)))
    assert table.role(1) == "imp"
    thief = arrive(table, "thief", "evil")
    told = [event for event in table.heard_by(thief) if event["e"] == "informed"]
    assert [(event["kind"], event["answer"]) for event in told] == [("side", "evil"), ("demon", (1,))]


def test_a_late_good_traveller_learns_their_side_alone() -> None:
    table = Table(SEVEN, poisoner=2).night()
    thief = arrive(table, "thief", "good")
    told = [event for event in table.heard_by(thief) if event["e"] == "informed"]
    assert [(event["kind"], event["answer"]) for event in told] == [("side", "good")]


def test_who_comes_late_sits_between_the_others() -> None:
    table = Table("empath imp chef monk poisoner", poisoner=2)
    arrive(table, "thief", "evil", after=0)
    table.night(thief=2)
    assert table.told(0) == [2]


def test_the_place_of_who_left_may_be_taken_with_the_same_role() -> None:
    table = table_with("thief")
    leave(table, 7)
    assert table.town.travellers == ()
    assert arrive(table, "thief") == 8
    assert table.town.everyone == (0, 1, 2, 3, 4, 5, 6, 8)
