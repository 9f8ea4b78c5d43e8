"""The Washerwoman."""

from __future__ import annotations

from tests.games.clocktower.table import Table

TOWNSFOLK = 13


def what_may_be_told(roles: str, **settled: object) -> tuple[tuple[int, int, str], ...]:
    return Table(roles, **settled).night().asked("learn:washerwoman")[0]


def test_the_washerwoman_learns_two_players_and_the_townsfolk_one_of_them_is() -> None:
    assert Table("washerwoman chef monk scarlet_woman imp").night().told(0) == [(1, 2, "chef")]


def test_the_other_of_the_two_may_be_anybody() -> None:
    assert set(what_may_be_told("washerwoman chef monk scarlet_woman imp")) == {
        (1, 2, "chef"), (1, 3, "chef"), (1, 4, "chef"), (1, 2, "monk"), (2, 3, "monk"), (2, 4, "monk"),
    }  # fmt: skip


def test_the_washerwoman_wakes_in_the_first_night_only() -> None:
    table = Table("washerwoman chef monk scarlet_woman imp").night()
    assert table.woke(0) == ["washerwoman"]
    assert table.day().night(imp=1, monk=0).woke(0) == []


def test_the_spy_may_be_shown_as_any_townsfolk_in_play_or_not() -> None:
    told = what_may_be_told("washerwoman spy chef monk imp")
    assert (1, 4, "mayor") in told
    assert (1, 3, "chef") in told
    assert told[0] == (1, 2, "chef")  # the truth first


def test_a_poisoned_spy_is_shown_as_no_townsfolk() -> None:
    roles = "washerwoman spy chef monk empath soldier mayor poisoner slayer imp"
    assert any(role == "virgin" for *_, role in what_may_be_told(roles, poisoner=2))
    assert not any(role == "virgin" for *_, role in what_may_be_told(roles, poisoner=1))


def test_a_recluse_is_shown_as_no_townsfolk() -> None:
    told = what_may_be_told("washerwoman recluse chef monk scarlet_woman imp")
    assert {role for *_, role in told} == {"chef", "monk"}


def test_the_drunk_is_never_shown_as_what_they_believe_to_be() -> None:
    told = what_may_be_told("washerwoman drunk:chef monk empath scarlet_woman imp")
    assert {role for *_, role in told} == {"monk", "empath"}


def test_a_drunk_washerwoman_may_be_told_any_two_and_any_townsfolk() -> None:
    told = what_may_be_told("drunk:washerwoman chef monk empath scarlet_woman imp")
    assert len(told) == 10 * TOWNSFOLK
    assert (4, 5, "washerwoman") in told


def test_a_poisoned_washerwoman_may_be_told_any_two_and_any_townsfolk() -> None:
    told = what_may_be_told("washerwoman chef monk poisoner imp", poisoner=0)
    assert len(told) == 6 * TOWNSFOLK
    assert (3, 4, "monk") in told
    assert (1, 2, "chef") in told


def test_the_only_townsfolk_is_shown_to_herself() -> None:
    told = what_may_be_told("washerwoman recluse saint baron imp")
    assert told == tuple((0, other, "washerwoman") for other in (1, 2, 3, 4))


def test_the_one_who_learns_is_else_none_of_the_two() -> None:
    told = what_may_be_told("chef washerwoman monk scarlet_woman imp")
    assert not any(1 in (a, b) for a, b, _ in told)
