"""The Voudon."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive, exiles, tallies, tokens
from tests.games.clocktower.table import Table

ROLES = "imp poisoner chef empath monk slayer soldier"
EVERYBODY = tuple(range(8))


def table_with(roles: str = ROLES, **settled: Any) -> tuple[Table, int]:
    """Residents, and the Voudon; the first night is over."""
    table = Table(roles, **{"poisoner": 6, **settled})
    seat = arrive(table, "voudon")
    return table.night(), seat


def voters(table: Table) -> list[int]:
    """Whose hands were counted."""
    return [event["seat"] for event in table.found("polled")]


def test_only_the_voudon_and_the_dead_vote() -> None:
    table, seat = table_with()
    table.bury(2, 3).day((4, 5, EVERYBODY))
    assert voters(table) == [seat, 2, 3]
    assert tallies(table) == [(5, 3, 1, 5)]


def test_one_vote_is_enough() -> None:
    table, seat = table_with()
    table.day((4, 5, (seat,)))
    assert table.executed == [5]


def test_without_a_vote_nobody_is_about_to_die() -> None:
    table, _ = table_with()
    table.day((4, 5, ()))
    assert table.executed == []
    assert tallies(table) == [(5, 0, 1, None)]


def test_whoever_has_most_votes_dies_and_a_tie_saves() -> None:
    table, seat = table_with()
    table.bury(2).day((4, 5, (seat,)), (5, 4, (2,)), (6, 3, (seat, 2)))
    assert [about for *_, about in tallies(table)] == [5, None, 3]
    assert table.executed == [3]


def test_the_dead_vote_without_a_token_as_often_as_they_like() -> None:
    table, seat = table_with()
    table.day((4, 2, (seat,))).night(imp=3, monk=5)
    assert tokens(table, 2) == 1
    table.day((4, 5, (2,)), (5, 4, (2, 3)))
    assert tokens(table, 2) == 1
    assert table.executed == [4]


def test_who_has_no_token_left_votes_too() -> None:
    table, seat = table_with()
    table.day((4, 2, (seat,))).night(imp=3, monk=5)
    table.telling.amend(("votes", 2, 0))
    table.day((4, 5, (2,)))
    assert table.executed == [5]


def test_all_hear_who_votes_and_how_many_votes_it_takes() -> None:
    table, seat = table_with()
    table.bury(2).day((4, 5, ()))
    assert [one for one in table.heard_by("town") if one["e"] == "electorate"] == [
        {"e": "electorate", "seats": (2, seat), "value": 1}
    ]


def test_without_a_voudon_nothing_of_this_is_said() -> None:
    table = Table(ROLES, poisoner=6).night().day((4, 5, ()))
    assert table.found("electorate") == []


def test_ruling_160_a_poisoned_voudon_changes_nothing_and_all_see_it() -> None:
    table, seat = table_with(poisoner=7)
    table.day((4, 5, (seat,)))
    assert voters(table) == [6, 7, 0, 1, 2, 3, 4, 5]
    assert table.found("electorate")[0]["value"] == 4
    assert table.executed == []


def test_a_dead_voudon_votes_once_like_all_the_dead() -> None:
    table, seat = table_with()
    table.day().night(imp=seat, monk=2).day((4, 5, (seat, 2)))
    assert len(voters(table)) == 8
    assert tokens(table, seat) == 0
    assert table.executed == []


def test_an_exile_is_as_always() -> None:
    table, seat = table_with()
    table.open_nominations().exile(0, seat, 0, 1, 2, 3)
    assert exiles(table) == [(4, 4)]
    assert table.dead == [seat]


def test_living_players_still_nominate_and_the_dead_do_not() -> None:
    table, _ = table_with()
    table.bury(2).open_nominations()
    assert ("nominate", 5) in table.options(4)
    assert ("nominate", 5) not in table.options(2)


def test_a_thief_and_a_bureaucrat_count_as_ever() -> None:
    table = Table(ROLES, poisoner=6)
    seat = arrive(table, "voudon")
    arrive(table, "bureaucrat")
    table.night(bureaucrat=seat).day((4, 5, (seat,)))
    assert tallies(table) == [(5, 3, 1, 5)]


def test_a_living_beggar_does_not_vote_here() -> None:
    table, _ = table_with()
    beggar = arrive(table, "beggar")
    table.telling.amend(("votes", beggar, 2))
    table.day((4, 5, (beggar,)))
    assert beggar not in voters(table)


def test_a_zombuul_that_seems_dead_votes() -> None:
    table, seat = table_with("zombuul poisoner chef empath monk slayer soldier")
    table.day((4, 0, (seat,)))
    assert table.winners == ()
    table.night(monk=2).day((4, 5, (0,)))
    assert table.executed == [5]
