"""The Zealot."""

from __future__ import annotations

from tests.games.clocktower.table import Table

NINE = "zealot chef empath monk soldier mayor saint poisoner imp"


def missed(table: Table) -> list[int]:
    """Who has not voted though they should have."""
    return [one["seat"] for one in table.found("missed")]


def test_a_vote_the_zealot_does_not_give_is_not_counted_and_the_storyteller_learns_of_it() -> None:
    table = Table(NINE, poisoner=1).night().day((1, 2, (1, 3)))
    assert missed(table) == [0]
    assert table.found("tallied")[0]["votes"] == 2
    for seat in range(9):
        assert all(one["e"] != "missed" for one in table.heard_by(seat))


def test_while_it_is_day_it_is_foreseen() -> None:
    table = Table(NINE, poisoner=1).night().open_nominations().nominate(1, 2, 1)
    found = [one.code for one in table.tale.leading.foresee(table.telling.grimoire)]
    assert "foresee-missed" in found
    table.close_the_day().night(imp=1, monk=2).open_nominations()
    assert "foresee-missed" not in [one.code for one in table.tale.leading.foresee(table.telling.grimoire)]


def test_a_vote_that_is_given_is_missed_by_nobody() -> None:
    assert missed(Table(NINE, poisoner=1).night().day((1, 2, (0, 3)))) == []


def test_with_fewer_than_five_alive_the_zealot_is_free() -> None:
    assert missed(Table(NINE, poisoner=1).night().bury(1, 2, 3, 4, 5).day((6, 7, ()))) == []
    assert missed(Table(NINE, poisoner=1).night().bury(1, 2, 3, 4).day((6, 7, ()))) == [0]


def test_a_dead_zealot_need_not_vote() -> None:
    assert missed(Table(NINE, poisoner=1).night().bury(0).day((1, 2, ()))) == []


def test_ruling_374_drunk_or_poisoned_it_is_noted_all_the_same() -> None:
    """They cannot know it, and have to play as if it were not so."""
    assert missed(Table(NINE, poisoner=0).night().day((1, 2, ()))) == [0]


def test_who_is_no_zealot_any_more_is_free() -> None:
    table = Table(NINE, poisoner=1).night()
    table.telling.amend(("role", 0, "slayer"))
    assert missed(table.day((1, 2, ()))) == []


def test_an_exile_is_no_execution() -> None:
    from tests.games.clocktower.square import arrive

    table = Table(NINE, poisoner=1).night()
    seat = arrive(table, "thief")
    table.open_nominations().exile(1, seat)
    assert missed(table) == []
