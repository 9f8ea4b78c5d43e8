"""The Librarian."""

from __future__ import annotations

from tests.games.clocktower.table import Table

OUTSIDERS = 4
NOBODY = 0


def what_may_be_told(roles: str, **settled: object) -> tuple[object, ...]:
    return Table(roles, **settled).night().asked("learn:librarian")[0]


def test_the_librarian_learns_two_players_and_the_outsider_one_of_them_is() -> None:
    table = Table("librarian chef saint monk scarlet_woman imp").night()
    assert table.told(0) == [(1, 2, "saint")]
    assert table.asked("learn:librarian") == [tuple((*sorted((2, o)), "saint") for o in (1, 3, 4, 5))]


def test_without_outsiders_the_librarian_learns_that_there_is_none() -> None:
    table = Table("librarian chef monk scarlet_woman imp").night()
    assert table.told(0) == [NOBODY]
    assert table.asked("learn:librarian") == []


def test_the_drunk_is_shown_as_the_drunk() -> None:
    assert Table("librarian drunk:chef saint monk recluse empath baron imp").night().told(0) == [
        (1, 2, "drunk")
    ]


def test_a_lone_recluse_may_count_as_no_outsider() -> None:
    told = what_may_be_told("librarian chef recluse monk scarlet_woman imp")
    assert told[0] == (1, 2, "recluse")
    assert NOBODY in told


def test_a_lone_poisoned_recluse_is_an_outsider() -> None:
    assert NOBODY not in what_may_be_told("librarian chef recluse monk poisoner imp", poisoner=2)


def test_a_recluse_beside_another_outsider_does_not_make_nobody() -> None:
    assert NOBODY not in what_may_be_told("librarian recluse saint baron imp")


def test_the_spy_may_be_shown_as_an_outsider_and_need_not_be() -> None:
    told = what_may_be_told("librarian spy chef monk imp")
    assert told[0] == NOBODY  # the truth first
    assert (1, 4, "drunk") in told
    assert (1, 2, "saint") in told


def test_a_drunk_librarian_may_be_told_anything() -> None:
    told = what_may_be_told("drunk:librarian chef saint monk recluse empath baron imp")
    assert len(told) == 21 * OUTSIDERS + 1
    assert NOBODY in told
    assert (1, 7, "butler") in told


def test_a_poisoned_librarian_may_be_told_anything() -> None:
    told = what_may_be_told("librarian chef saint monk poisoner imp", poisoner=0)
    assert len(told) == 10 * OUTSIDERS + 1
    assert NOBODY in told
    assert (1, 2, "saint") in told


def test_the_librarian_wakes_in_the_first_night_only() -> None:
    table = Table("librarian chef monk scarlet_woman imp").night()
    assert table.woke(0) == ["librarian"]
    assert table.day().night(imp=1, monk=0).woke(0) == []
