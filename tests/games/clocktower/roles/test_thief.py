"""The Thief."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, exiles, marked, tallies, tokens
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import NEGATIVE_VOTE

ROLES = "imp poisoner soldier monk chef empath slayer"


def table_with(*others: str) -> Table:
    """Seven residents, at seat 7 the Thief, then other Travellers."""
    table = Table(ROLES, poisoner=2)
    for role in ("thief", *others):
        arrive(table, role)
    return table


def test_the_thief_chooses_another_each_night() -> None:
    assert table_with().asked_by_night("thief") == (0, 1, 2, 3, 4, 5, 6)


def test_the_vote_of_the_chosen_counts_against() -> None:
    table = table_with().night(thief=4).day((2, 5, (0, 1, 2, 3, 4)))
    assert tallies(table) == [(5, 3, 4, None)]


def test_a_tally_may_be_below_nothing() -> None:
    table = table_with().night(thief=4).day((2, 5, (4,)), (3, 6, ()))
    assert tallies(table) == [(5, -1, 4, None), (6, 0, 4, None)]
    assert table.executed == []


def test_three_votes_of_the_bureaucrat_and_the_thief_make_minus_three() -> None:
    table = table_with("bureaucrat").night(thief=4, bureaucrat=4).day((2, 5, (0, 1, 4)))
    assert tallies(table)[0][1] == -1


def test_an_exile_is_not_hindered() -> None:
    table = table_with().night(thief=4).open_nominations().exile(0, 7, 4, 0)
    assert exiles(table)[0][0] == 2


def test_a_poisoned_thief_steals_nothing() -> None:
    table = table_with().night(thief=4, poisoner=7).day((2, 5, (4,)))
    assert tallies(table)[0][1] == 1


def test_a_dead_thief_steals_nothing() -> None:
    table = table_with().night(thief=4).day().night(thief=4, imp=7, monk=2)
    assert tallies(table.day((2, 5, (4,))))[0][1] == 1


def test_a_theft_ends_at_dusk() -> None:
    table = table_with().night(thief=4).day().night(thief=5, imp=6, monk=2)
    assert marked(table, NEGATIVE_VOTE) == [5]


def test_the_vote_of_a_dead_player_counts_against_and_is_gone() -> None:
    table = table_with().night(thief=4).day().night(thief=5, imp=5, monk=2).day((2, 6, (5, 4)))
    assert tallies(table)[0][1] == 0
    assert tokens(table, 5) == 0


def test_the_first_tally_below_nothing_does_not_lower_what_is_needed() -> None:
    table = table_with().night(thief=4).day((2, 5, (4,)), (3, 6, (0, 1, 2, 3)))
    assert tallies(table)[1] == (6, 4, 4, 6)
