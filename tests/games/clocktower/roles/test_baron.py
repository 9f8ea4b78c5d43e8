"""The Baron."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.night_sheet import FIRST_NIGHT, OTHER_NIGHTS
from fabula.games.clocktower.almanac.setup_table import TABLE, counts_for
from fabula.games.clocktower.sets.role_sets import Sets

ROLES = "baron imp chef saint recluse"


def test_the_baron_brings_two_outsiders_for_two_townsfolk() -> None:
    for seats, (townsfolk, outsiders, minions, demons) in TABLE.items():
        (counts,) = counts_for(seats, ("baron", "imp"))
        assert tuple(counts.values()) == (townsfolk - 2, outsiders + 2, minions, demons)
        assert sum(counts.values()) == seats


def test_a_set_with_the_baron_and_the_numbers_of_the_table_is_refused() -> None:
    sets = Sets(5, Table(ROLES).telling.setup.roles)
    assert ("chef", "saint", "recluse", "baron", "imp") in sets
    assert ("chef", "monk", "empath", "baron", "imp") not in sets
    assert ("chef", "saint", "recluse", "spy", "imp") not in sets


def test_one_of_the_two_may_be_the_drunk_for_whom_a_townsfolk_goes_into_the_bag() -> None:
    table = Table("baron imp chef saint drunk:monk")
    assert [table.town.kind(seat) for seat in range(5)].count("townsfolk") == 1


def test_nobody_wakes_the_baron() -> None:
    assert "baron" not in (*FIRST_NIGHT, *OTHER_NIGHTS)
    assert Table(ROLES).night().woke(0) == []


def test_a_dead_baron_changes_nothing_any_more() -> None:
    table = Table(ROLES).night().day((1, 0, (1, 2, 3)))
    assert [table.role(seat) for seat in range(5)] == ROLES.split()


def test_a_poisoned_baron_changes_nothing_any_more() -> None:
    roles = "baron imp poisoner chef empath monk saint recluse virgin undertaker"
    table = Table(roles).night(poisoner=0)
    assert [table.role(seat) for seat in range(10)] == roles.split()


def test_a_baron_may_become_the_imp() -> None:
    table = Table(ROLES).night().day().night(imp=1, heir=0)
    assert table.role(0) == "imp"
    assert [table.town.kind(seat) for seat in range(2, 5)] == ["townsfolk", "outsider", "outsider"]


def test_who_comes_later_changes_no_numbers() -> None:
    table = Table(ROLES)
    arrive(table, "beggar")
    assert len(table.town.residents) == 5
