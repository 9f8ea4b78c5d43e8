"""Nominations and votes."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive, leave, may, open_talk, tallies, tokens
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal

SEVEN = "imp poisoner chef empath monk slayer soldier"
TEN = "imp poisoner spy soldier monk chef empath slayer virgin undertaker"


def first_day(roles: str = SEVEN) -> Table:
    """The first day has come; nobody who matters is poisoned."""
    return Table(roles, poisoner=2).night()


def second_day(victim: int) -> Table:
    """The second day; somebody has died in the night."""
    return first_day().day().night(imp=victim, monk=2)


def test_half_of_the_living_are_needed_rounded_up() -> None:
    assert tallies(first_day().day((0, 2, (0, 1, 2)))) == [(2, 3, 4, None)]
    assert tallies(first_day().day((0, 2, (0, 1, 2, 3)))) == [(2, 4, 4, 2)]
    assert tallies(second_day(5).day((0, 2, (0, 1, 2)))) == [(2, 3, 3, 2)]


def test_travellers_alive_count_among_the_living() -> None:
    table = Table(SEVEN, poisoner=2)
    for role in ("thief", "scapegoat"):
        arrive(table, role)
    assert tallies(table.night(thief=6).day((0, 2, (0,))))[0][2] == 5


def test_votes_of_the_dead_count_and_the_dead_are_not_counted_among_the_living() -> None:
    table = second_day(5).day((0, 2, (0, 1, 5)))
    assert tallies(table) == [(2, 3, 3, 2)]
    assert table.executed == [2]


def test_a_later_nominee_needs_more_than_whoever_is_about_to_die() -> None:
    table = first_day().day((0, 2, (0, 1, 2, 3)), (1, 3, (0, 1, 2, 3, 4)))
    assert tallies(table) == [(2, 4, 4, 2), (3, 5, 5, 3)]
    assert table.executed == [3]


def test_fewer_votes_change_nothing() -> None:
    table = first_day().day((0, 2, (0, 1, 2, 3, 4)), (1, 3, (0, 1, 2, 3)))
    assert tallies(table)[1] == (3, 4, 6, 2)
    assert table.executed == [2]


def test_a_tie_undoes_both() -> None:
    table = first_day().day((0, 2, (0, 1, 2, 3)), (1, 3, (0, 1, 2, 3)))
    assert tallies(table)[1] == (3, 4, 5, None)
    assert table.executed == []
    assert len(table.found("unexecuted")) == 1


def test_after_a_tie_more_votes_are_needed_than_the_tied_had() -> None:
    tied = ((0, 2, (0, 1, 2, 3)), (1, 3, (0, 1, 2, 3)))
    assert first_day().day(*tied, (2, 4, (0, 1, 2, 3))).executed == []
    assert first_day().day(*tied, (2, 4, (0, 1, 2, 3, 4))).executed == [4]


def test_a_tally_below_half_still_has_to_be_beaten() -> None:
    table = Table(f"{SEVEN}", poisoner=2)
    arrive(table, "gunslinger")
    arrive(table, "scapegoat")
    table.night().day((0, 2, (0, 1, 3, 4)), (1, 3, (0, 1, 2, 5)), gunslinger=4)
    assert tallies(table) == [(2, 4, 5, None), (3, 4, 5, None)]
    assert table.executed == []


def test_without_votes_nobody_is_about_to_die() -> None:
    table = first_day().day((0, 2, ()), (1, 3, ()))
    assert [about for *_, about in tallies(table)] == [None, None]


def test_hands_are_counted_clockwise_and_the_nominee_comes_last() -> None:
    table = first_day().day((0, 3, (3,)))
    assert [poll["seat"] for poll in table.found("polled")] == [4, 5, 6, 0, 1, 2, 3]
    assert [poll["count"] for poll in table.found("polled")] == [0, 0, 0, 0, 0, 0, 1]


def test_who_comes_late_votes_where_they_sit() -> None:
    table = Table(SEVEN, poisoner=2)
    arrive(table, "scapegoat", after=2)
    table.night().day((0, 3, ()))
    assert [poll["seat"] for poll in table.found("polled")] == [4, 5, 6, 0, 1, 2, 7, 3]


def test_only_the_living_nominate() -> None:
    table = second_day(5).open_nominations()
    assert may(table, 5, "nominate") == []
    assert may(table, 0, "nominate") == [0, 1, 2, 3, 4, 5, 6]


def test_players_may_nominate_themselves_and_vote_for_it() -> None:
    table = first_day().day((2, 2, (0, 1, 2, 3)))
    assert table.executed == [2]


def test_each_nominates_once_a_day() -> None:
    table = first_day().open_nominations().nominate(0, 2)
    assert may(table, 0, "nominate") == []
    table.close_the_day().night(imp=5, monk=2).open_nominations()
    assert may(table, 0, "nominate")


def test_each_is_nominated_once_a_day() -> None:
    table = first_day().open_nominations().nominate(0, 2)
    assert may(table, 1, "nominate") == [0, 1, 3, 4, 5, 6]
    with pytest.raises(Refusal):
        table.say(1, "nominate", 2)


def test_who_is_about_to_die_may_still_nominate() -> None:
    table = first_day().open_nominations().nominate(0, 2, 0, 1, 2, 3)
    assert may(table, 2, "nominate")


def test_the_dead_may_be_nominated_and_executed_and_do_not_die_again() -> None:
    table = second_day(5).day((0, 5, (0, 1, 2)))
    assert table.executed == [5]
    assert table.dead == []
    assert table.found("unexecuted") == []


def test_the_execution_of_somebody_dead_ends_the_day() -> None:
    table = second_day(5).day((0, 5, (0, 1, 2)))
    assert table.next == "night:poisoner"


def test_travellers_are_not_nominated_and_may_nominate() -> None:
    table = Table(SEVEN, poisoner=2)
    arrive(table, "scapegoat")
    table.night().open_nominations()
    assert may(table, 0, "nominate") == [0, 1, 2, 3, 4, 5, 6]
    assert may(table, 7, "nominate") == [0, 1, 2, 3, 4, 5, 6]


def test_nobody_nominates_before_nominations_are_open() -> None:
    table = open_talk(first_day())
    assert may(table, 0, "nominate") == []


def test_the_living_vote_as_often_as_they_like() -> None:
    table = first_day().day((0, 2, (3,)), (1, 4, (3,)), (2, 5, (3,)))
    assert [votes for _, votes, *_ in tallies(table)] == [1, 1, 1]


def test_the_dead_vote_once_in_the_rest_of_the_game() -> None:
    table = second_day(5)
    assert tokens(table, 5) == 1
    table.day((0, 2, (5,)), (1, 3, (5,)))
    assert [votes for _, votes, *_ in tallies(table)] == [1, 0]
    assert tokens(table, 5) == 0
    table.night(imp=6, monk=2).day((0, 2, (5,)))
    assert tallies(table)[0][1] == 0


def test_a_hand_that_stays_down_costs_no_token() -> None:
    table = second_day(5).day((0, 2, ()))
    assert tokens(table, 5) == 1


def test_whoever_has_no_token_is_passed_over() -> None:
    table = second_day(5).day((0, 2, (5,)), (1, 3, ()))
    polled = [poll["seat"] for poll in table.found("polled")]
    assert polled.count(5) == 1


def test_whoever_is_executed_has_one_vote() -> None:
    table = first_day().day((0, 2, (0, 1, 3, 4)))
    assert tokens(table, 2) == 1


def test_there_is_one_execution_a_day() -> None:
    table = first_day().day((0, 2, (0, 1, 2, 3)), (1, 3, (0, 1, 2, 3, 4)))
    assert len(table.executed) == 1


def test_three_votes_and_a_negative_one_are_multiplied() -> None:
    table = Table(SEVEN, poisoner=2)
    arrive(table, "bureaucrat")
    arrive(table, "thief")
    table.night(bureaucrat=3, thief=3).day((0, 2, (0, 1, 3)), (1, 4, (3,)))
    assert [votes for _, votes, *_ in tallies(table)] == [-1, -3]


def test_three_votes_reach_what_one_would_not() -> None:
    table = Table(SEVEN, poisoner=2)
    arrive(table, "bureaucrat")
    assert table.night(bureaucrat=3).day((0, 2, (0, 3))).executed == [2]


def test_a_nominator_who_leaves_takes_the_nomination_not_along() -> None:
    table = Table(SEVEN, poisoner=2)
    goat = arrive(table, "scapegoat")
    table.night().open_nominations()
    table.say(goat, "nominate", 2)
    assert table.next == "plea"
    leave(table, goat)
    while table.next in ("plea", "vote"):
        table._begin({"vote": {0: "hand"}})
    assert tallies(table) == [(2, 1, 4, None)]
    assert goat not in [poll["seat"] for poll in table.found("polled")]


def test_a_new_day_begins_with_nothing_nominated() -> None:
    table = first_day().day((0, 2, (0, 1))).night(imp=5, monk=2).open_nominations()
    assert may(table, 0, "nominate") == [0, 1, 2, 3, 4, 5, 6]
    table.nominate(1, 2, 0, 1, 3)
    assert tallies(table)[0][2] == 3
