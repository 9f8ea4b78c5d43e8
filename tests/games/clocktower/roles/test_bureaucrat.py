"""The Bureaucrat."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, exiles, leave, marked, tallies, tokens
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import THREE_VOTES

ROLES = "imp poisoner soldier monk chef empath slayer"


def table_with(**settled: object) -> Table:
    """Seven residents, and at seat 7 the Bureaucrat."""
    table = Table(ROLES, **{"poisoner": 2, **settled})
    assert arrive(table, "bureaucrat") == 7
    return table


def test_the_bureaucrat_chooses_another_each_night() -> None:
    table = table_with()
    assert table.asked_by_night("bureaucrat") == (0, 1, 2, 3, 4, 5, 6)
    table.night(bureaucrat=4).day()
    assert table.asked_by_night("bureaucrat") == (0, 1, 2, 3, 4, 5, 6)


def test_the_vote_of_the_chosen_counts_three_each_time_they_vote() -> None:
    table = table_with().night(bureaucrat=4).day((2, 5, (4,)), (3, 6, (4, 0)))
    assert tallies(table) == [(5, 3, 4, None), (6, 4, 4, 6)]
    assert table.executed == [6]


def test_all_see_the_count_jump() -> None:
    table = table_with().night(bureaucrat=4).day((2, 5, (3, 4)))
    counts = {poll["seat"]: poll["count"] for poll in table.found("polled")}
    assert (counts[3], counts[4]) == (1, 4)


def test_an_exile_is_supported_once() -> None:
    table = table_with().night(bureaucrat=4).open_nominations().exile(0, 7, 4, 0)
    assert exiles(table) == [(2, 4)]


def test_the_chosen_of_yesterday_has_one_vote() -> None:
    table = table_with().night(bureaucrat=4).day().night(bureaucrat=5, imp=6, monk=2)
    assert marked(table, THREE_VOTES) == [5]


def test_a_poisoned_bureaucrat_gives_no_votes() -> None:
    table = table_with().night(bureaucrat=4, poisoner=7).day((2, 5, (4,)))
    assert tallies(table)[0][1] == 1


def test_a_dead_bureaucrat_gives_no_votes() -> None:
    table = table_with().night(bureaucrat=4).day().night(bureaucrat=4, imp=7, monk=2)
    assert table.dead == [7]
    assert tallies(table.day((2, 5, (4,))))[0][1] == 1


def test_exiled_the_bureaucrat_gives_no_votes_from_that_moment_on() -> None:
    table = table_with().night(bureaucrat=4).open_nominations()
    table.exile(0, 7, 0, 1, 2, 3).nominate(2, 5, 4)
    assert tallies(table)[0][1] == 1


def test_a_bureaucrat_who_leaves_gives_no_votes() -> None:
    table = table_with().night(bureaucrat=4)
    leave(table, 7)
    assert THREE_VOTES not in [mark.kind for mark in table.telling.grimoire.marks]
    assert tallies(table.day((2, 5, (4,))))[0][1] == 1


def test_the_vote_of_a_dead_player_counts_three_and_costs_one_token() -> None:
    table = table_with().night(bureaucrat=4).day().night(bureaucrat=5, imp=5, monk=2)
    table.day((2, 6, (5,)))
    assert tallies(table)[0][1] == 3
    assert tokens(table, 5) == 0


def test_a_bureaucrat_acts_before_the_poisoner() -> None:
    table = table_with().night(bureaucrat=4)
    woken = [event["role"] for event in table.found("woke")]
    assert woken.index("bureaucrat") < woken.index("minion_info") < woken.index("poisoner")
