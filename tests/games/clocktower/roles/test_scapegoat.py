"""The Scapegoat."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

ROLES = "imp poisoner soldier monk chef undertaker virgin"
RECLUSE = "imp spy soldier monk chef undertaker virgin recluse"


def table_with(side: str = "good", roles: str = ROLES) -> Table:
    """Residents, and last the Scapegoat."""
    table = Table(roles, poisoner=2)
    arrive(table, "scapegoat", side)
    return table


def was_asked(table: Table) -> bool:
    """Whether the Storyteller was asked today."""
    return any(getattr(move, "prompt", "") == "scapegoat" for move in table.telling.log[table.heard :])


def test_the_scapegoat_may_be_executed_for_a_player_of_the_same_side() -> None:
    table = table_with().night().day((0, 4, (0, 1, 2, 3)), scapegoat="yes")
    assert table.executed == table.dead == [7]
    assert table.alive(4)


def test_the_storyteller_may_let_it_be() -> None:
    table = table_with().night().day((0, 4, (0, 1, 2, 3)), scapegoat="no")
    assert table.executed == [4]


def test_nobody_dies_for_the_other_side() -> None:
    table = table_with().night().day((2, 1, (2, 3, 4, 5)), scapegoat="yes")
    assert not was_asked(table)
    assert table.executed == [1]


def test_an_evil_scapegoat_may_save_the_demon() -> None:
    table = table_with("evil").night().day((2, 0, (2, 3, 4, 5)), scapegoat="yes")
    assert table.executed == [7]
    assert table.winners == ()


def test_a_poisoned_scapegoat_saves_nobody() -> None:
    table = table_with().night(poisoner=7).day((0, 4, (0, 1, 2, 3)), scapegoat="yes")
    assert not was_asked(table)
    assert table.executed == [4]


def test_a_dead_scapegoat_saves_nobody() -> None:
    table = table_with().night().day().night(imp=7, monk=2).day((0, 4, (0, 1, 2, 3)), scapegoat="yes")
    assert table.executed == [4]


def test_the_undertaker_sees_the_scapegoat() -> None:
    table = table_with().night().day((0, 4, (0, 1, 2, 3)), scapegoat="yes").night(imp=3, monk=2)
    assert table.told(5) == ["scapegoat"]


def test_it_was_the_execution_of_the_day() -> None:
    table = table_with().night().day((0, 4, (0, 1, 2, 3)), (1, 5, (0,)), scapegoat="yes")
    assert table.executed == [7]
    assert table.found("unexecuted") == []


def test_the_scapegoat_may_be_executed_for_whoever_nominated_the_virgin() -> None:
    table = table_with().night().day((2, 6, ()), scapegoat="yes")
    assert table.executed == [7]
    assert table.alive(2)


def test_ruling_46_a_spy_may_register_as_good_for_a_good_scapegoat() -> None:
    table = table_with(roles=RECLUSE).night().day((2, 1, (2, 3, 4, 5, 6)), scapegoat="yes")
    assert table.executed == [8]
    assert table.alive(1)


def test_ruling_46_a_recluse_may_register_as_evil_for_an_evil_scapegoat() -> None:
    table = table_with("evil", RECLUSE).night().day((2, 7, (2, 3, 4, 5, 6)), scapegoat="yes")
    assert table.executed == [8]


def test_an_exile_is_no_execution() -> None:
    table = table_with()
    arrive(table, "beggar")
    table.night().open_nominations().exile(0, 8, 0, 1, 2, 3, 4)
    assert table.dead == [8]
    assert not was_asked(table)


def test_ruling_46_somebody_dead_who_is_executed_may_be_stood_in_for() -> None:
    table = table_with().night().day().night(imp=4, monk=2).day((0, 4, (0, 1, 2, 3)), scapegoat="yes")
    assert table.executed == [7]


def test_who_was_executed_and_has_left_since_is_learned_all_the_same() -> None:
    table = table_with().night().day((0, 4, (0, 1, 2, 3)), scapegoat="yes")
    table.telling.amend(("depart", 7))
    assert table.night(poisoner=0, imp=1).told(5) == ["scapegoat"]
