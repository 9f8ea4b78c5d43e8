"""The Gunslinger."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, tallies
from tests.games.clocktower.table import Table

ROLES = "imp poisoner soldier monk chef empath slayer"


def table_with(*others: str) -> Table:
    """Seven residents, at seat 7 the Gunslinger, then other Travellers."""
    table = Table(ROLES, poisoner=2)
    for role in ("gunslinger", *others):
        arrive(table, role)
    return table


def asked(table: Table) -> list[object]:
    """What the Gunslinger could choose today, each time they were asked."""
    moves = table.telling.log[table.heard :]
    return [getattr(move, "options", ()) for move in moves if getattr(move, "prompt", "") == "gunslinger"]


def test_after_the_first_vote_one_of_those_who_voted_may_be_shot() -> None:
    table = table_with().night().day((2, 5, (3, 4)), gunslinger=4)
    assert asked(table) == [(None, 3, 4)]
    assert table.dead == [4]
    assert table.found("used") == [{"e": "used", "seat": 7, "kind": "gunslinger", "nominee": 4}]


def test_nobody_has_to_be_shot() -> None:
    table = table_with().night().day((2, 5, (3, 4)))
    assert len(asked(table)) == 1
    assert table.dead == []


def test_only_the_first_vote_counts_whether_it_was_used_or_not() -> None:
    table = table_with().night().day((2, 5, (3,)), (3, 6, (4,)))
    assert asked(table) == [(None, 3)]


def test_each_day_has_a_first_vote() -> None:
    table = table_with().night().day((2, 5, (3,))).night(imp=6, monk=2).day((2, 5, (4,)), gunslinger=4)
    assert table.dead == [4]


def test_ruling_45_a_vote_without_hands_is_the_first_too() -> None:
    table = table_with().night().day((2, 5, ()), (3, 6, (4,)))
    assert asked(table) == []


def test_the_nomination_stands() -> None:
    table = table_with().night().day((2, 5, (0, 1, 2, 3)), gunslinger=3)
    assert table.dead == [3, 5]
    assert table.executed == [5]


def test_whoever_supports_an_exile_has_not_voted() -> None:
    table = table_with("thief").night(thief=6).open_nominations().exile(0, 8, 0, 1)
    assert asked(table) == []
    table.nominate(2, 5, 3, gunslinger=3)
    assert asked(table) == [(None, 3)]


def test_a_shot_is_no_execution() -> None:
    table = table_with().night().day((2, 5, (3,)), (4, 6, (0, 1, 2, 4)), gunslinger=3)
    assert table.dead == [3, 6]
    assert table.executed == [6]


def test_a_poisoned_gunslinger_hits_nobody_and_all_see_it() -> None:
    table = table_with().night(poisoner=7).day((2, 5, (3, 4)), gunslinger=4)
    assert table.dead == []
    assert len(table.found("nothing_happened")) == 1


def test_a_dead_gunslinger_is_not_asked() -> None:
    table = table_with().night().day().night(imp=7, monk=2).day((2, 5, (3, 4)))
    assert asked(table) == []


def test_the_gunslinger_may_shoot_themselves() -> None:
    table = table_with().night().day((2, 5, (3, 7)), gunslinger=7)
    assert table.dead == [7]


def test_a_shot_may_kill_the_demon_and_end_the_game() -> None:
    table = table_with().night().day((2, 5, (0,)), gunslinger=0)
    assert table.winners == ("good",)


def test_ruling_45_the_dead_who_voted_cannot_be_shot_again() -> None:
    table = table_with().night().day().night(imp=6, monk=2).day((2, 5, (6, 3)))
    assert asked(table) == [(None, 3)]


def test_whoever_is_shot_counts_no_more_among_the_living() -> None:
    table = table_with("beggar").night().day((2, 5, (3,)), (4, 6, (0, 1, 2, 4)), gunslinger=3)
    assert [needed for _, _, needed, _ in tallies(table)] == [5, 4]
