"""The Investigator."""

from __future__ import annotations

from tests.games.clocktower.table import Table

MINIONS = 4


def what_may_be_told(roles: str, **settled: object) -> tuple[tuple[int, int, str], ...]:
    return Table(roles, **settled).night().asked("learn:investigator")[0]


def test_the_investigator_learns_two_players_and_the_minion_one_of_them_is() -> None:
    assert Table("investigator chef monk scarlet_woman imp").night().told(0) == [(1, 3, "scarlet_woman")]
    assert set(what_may_be_told("investigator chef monk scarlet_woman imp")) == {
        (1, 3, "scarlet_woman"), (2, 3, "scarlet_woman"), (3, 4, "scarlet_woman"),
    }  # fmt: skip


def test_any_minion_in_play_may_be_shown() -> None:
    ten = "investigator chef monk empath soldier mayor slayer poisoner scarlet_woman imp"
    told = what_may_be_told(ten, poisoner=9)
    assert {role for *_, role in told} == {"poisoner", "scarlet_woman"}


def test_the_recluse_may_stand_in_for_any_minion_in_play_or_not() -> None:
    told = what_may_be_told("investigator recluse chef monk scarlet_woman imp")
    assert told[0] == (1, 4, "scarlet_woman")  # the truth first
    assert {role for a, b, role in told if (a, b) == (1, 2)} == {"poisoner", "spy", "scarlet_woman", "baron"}


def test_a_poisoned_recluse_stands_in_for_nobody() -> None:
    told = what_may_be_told("investigator recluse chef monk poisoner imp", poisoner=1)
    assert {role for *_, role in told} == {"poisoner"}
    assert (1, 2, "poisoner") not in told


def test_a_spy_may_be_shown_or_passed_over_for_a_recluse() -> None:
    told = what_may_be_told("investigator recluse chef monk spy imp")
    assert (2, 4, "spy") in told
    assert (1, 2, "baron") in told


def test_a_lone_spy_is_shown_as_the_spy() -> None:
    assert {role for *_, role in what_may_be_told("investigator chef monk spy imp")} == {"spy"}


def test_a_drunk_investigator_may_be_told_any_two_and_any_minion() -> None:
    told = what_may_be_told("drunk:investigator chef monk empath scarlet_woman imp")
    assert len(told) == 10 * MINIONS
    assert (1, 2, "baron") in told


def test_a_poisoned_investigator_may_be_told_any_two_and_any_minion() -> None:
    told = what_may_be_told("investigator chef monk poisoner imp", poisoner=0)
    assert len(told) == 6 * MINIONS
    assert (1, 2, "spy") in told
    assert (3, 4, "poisoner") in told


def test_the_investigator_wakes_in_the_first_night_only() -> None:
    table = Table("investigator chef monk scarlet_woman imp").night()
    assert table.woke(0) == ["investigator"]
    assert table.day().night(imp=1, monk=0).woke(0) == []
