"""The Boomdandy."""

from __future__ import annotations

from tests.games.clocktower.table import Table

ROLES = "boomdandy imp empath chef monk slayer soldier"
TEN = "boomdandy poisoner imp empath chef monk slayer soldier fool virgin"
MOST = (2, 3, 4, 5, 6)


def blown_up(pointing: dict[int, int], left: tuple[int, ...] = (1, 2, 3), roles: str = ROLES) -> Table:
    """It was executed; these live on, and all point."""
    return Table(roles).night().day((3, 0, MOST), boomdandy=left, pointing=pointing)


def test_all_but_three_die_and_then_whom_most_point_at() -> None:
    table = blown_up({0: 1, 2: 1, 3: 1, 1: 2, 4: 2, 5: 1, 6: 1})
    assert table.dead == [0, 4, 5, 6, 1]
    assert table.winners == ("good",)


def test_pointing_at_a_good_player_leaves_two() -> None:
    table = blown_up({0: 2, 1: 2, 2: 1, 3: 2, 4: 1, 5: 2, 6: 2})
    assert table.dead[-1] == 2
    assert table.winners == ("evil",)


def test_where_two_are_level_nobody_dies_and_night_falls() -> None:
    table = blown_up({0: 1, 1: 2, 2: 1, 3: 2, 4: 1, 5: 2, 6: 3})
    assert table.found("announced")[-1]["seats"] == (1, 2)
    assert [seat for seat in range(7) if table.alive(seat)] == [1, 2, 3]
    assert table.next.startswith("night")


def test_the_dead_point_too() -> None:
    table = Table(ROLES).night().day((3, 0, MOST), boomdandy=(1, 2, 3))
    assert len(table.asked("pointing")) == 7


def test_without_a_demon_among_them_the_game_is_over_at_once() -> None:
    table = Table(ROLES).night().day((3, 0, MOST), boomdandy=(2, 3, 4))
    assert table.winners == ("good",)
    assert table.asked("pointing") == []


def test_whoever_something_saves_lives_on_too() -> None:
    table = (
        Table(TEN)
        .night(poisoner=4)
        .day((3, 0, MOST), boomdandy=(2, 3, 4), pointing=dict.fromkeys(range(10), 3))
    )
    assert [seat for seat in range(10) if table.alive(seat)] == [2, 4, 8]


def test_a_poisoned_boomdandy_dies_alone() -> None:
    table = Table(TEN).night(poisoner=0).day((3, 0, MOST))
    assert table.dead == [0]


def test_killed_by_night_it_takes_nobody_along() -> None:
    assert Table(ROLES).night().day().night(imp=0, monk=5).dead == [0]


def test_ruling_435_executed_and_saved_it_explodes_and_may_be_one_of_the_three() -> None:
    table = Table("boomdandy devils_advocate imp empath chef monk slayer soldier virgin mayor")
    table.night(devils_advocate=0).day(
        (3, 0, MOST), boomdandy=(0, 2, 3), pointing=dict.fromkeys(range(10), 0)
    )
    assert [seat for seat in range(10) if table.alive(seat)] == [2, 3]
    assert table.winners == ("evil",)
