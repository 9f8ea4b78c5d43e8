"""The Soldier."""

from __future__ import annotations

from tests.games.clocktower.table import Table

FIVE = "soldier chef empath scarlet_woman imp"


def attacked(roles: str, **settled: object) -> Table:
    return Table(roles, **settled).night().day().night(imp=0)


def test_the_demon_does_not_kill_the_soldier() -> None:
    table = attacked(FIVE)
    assert table.dead == []
    assert table.alive(0)


def test_all_hear_of_a_quiet_night_and_not_why() -> None:
    soldier = attacked(FIVE)
    monk = Table("monk chef empath scarlet_woman imp").night().day().night(imp=1, monk=1)
    assert [one["e"] for one in soldier.heard_by(2)] == [one["e"] for one in monk.heard_by(2)]
    assert soldier.found("quiet")


def test_the_soldier_is_never_woken() -> None:
    assert attacked(FIVE).woke(0) == []


def test_a_poisoned_soldier_dies() -> None:
    assert attacked("soldier chef empath poisoner imp", poisoner=0).dead == [0]


def test_a_drunk_soldier_dies() -> None:
    assert attacked("drunk:soldier chef empath monk scarlet_woman imp", monk=1).dead == [0]


def test_the_soldier_is_safe_again_when_the_poison_is_over() -> None:
    table = Table("soldier chef empath poisoner imp").night(poisoner=0).day()
    assert table.night(poisoner=1, imp=0).dead == []


def test_the_soldier_may_be_executed() -> None:
    assert Table(FIVE).night().day((1, 0, (1, 2, 3))).dead == [0]


def test_the_soldier_does_not_die_in_the_mayors_stead() -> None:
    table = Table("soldier mayor empath scarlet_woman imp").night().day().night(imp=1, bounce=0)
    assert table.dead == []
