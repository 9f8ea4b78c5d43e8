"""The Ojo."""

from __future__ import annotations

from tests.games.clocktower.table import Table

ROLES = "ojo baron saint recluse empath chef soldier"
SEVEN = "ojo poisoner empath chef monk slayer soldier"


def named(role: str, roles: str = SEVEN, **choices: object) -> Table:
    """The second night, in which this role was named."""
    return Table(roles).night().day().night(**{"ojo": role, "poisoner": 5, **choices})


def test_whoever_has_the_role_dies() -> None:
    assert named("chef").dead == [3]


def test_if_nobody_has_it_the_storyteller_decides_who_dies() -> None:
    table = named("virgin", ojo_kills=2)
    assert table.dead == [2]
    assert table.asked("ojo_kills") == [(0, 1, 2, 3, 4, 5, 6)]


def test_any_role_of_the_script_may_be_named_and_not_in_the_first_night() -> None:
    table = Table(SEVEN).night()
    assert "ojo" not in table.woke(0)
    assert {"chef", "imp", "saint", "ojo"} <= set(table.day().asked_by_night("ojo"))


def test_what_keeps_the_demon_off_keeps_it_off() -> None:
    assert named("soldier").dead == []
    assert named("chef", monk=3).dead == []


def test_the_dead_are_in_play_and_nobody_dies_for_them() -> None:
    table = Table(SEVEN).night().bury(3).day().night(ojo="chef", poisoner=6)
    assert table.dead == []
    assert table.asked("ojo_kills") == []


def test_the_drunk_is_not_whom_they_believe_to_be() -> None:
    roles = "ojo baron drunk:monk saint empath chef soldier"
    assert named("monk", roles, ojo_kills=5).dead == [5]
    assert named("drunk", roles).dead == [2]


def test_a_recluse_may_be_taken_for_a_minion() -> None:
    assert named("poisoner", ROLES, ojo_sees=3).dead == [3]
    assert named("poisoner", ROLES, ojo_kills=4).dead == [4]


def test_a_poisoned_ojo_kills_nobody_and_nobody_is_asked() -> None:
    table = named("virgin", poisoner=0)
    assert table.dead == []
    assert table.asked("ojo_kills") == []


def test_the_ojo_may_name_itself() -> None:
    assert named("ojo").winners == ("good",)
