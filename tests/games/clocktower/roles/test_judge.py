"""The Judge."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive, tallies
from tests.games.clocktower.table import Table

ROLES = "imp poisoner chef empath monk slayer soldier"


def table_with(roles: str = ROLES, **settled: Any) -> tuple[Table, int]:
    """Residents, and the Judge."""
    table = Table(roles, **{"poisoner": 6, **settled})
    return table, arrive(table, "judge")


def asked(table: Table) -> int:
    """How often the Judge was asked today."""
    moves = table.telling.log[table.heard :]
    return len([move for move in moves if getattr(move, "prompt", "") == "judge"])


def test_whoever_is_nominated_is_executed_whatever_the_votes() -> None:
    table, seat = table_with()
    table.night().day((2, 3, (2,)), judge="death")
    assert table.executed == [3]
    assert table.dead == [3]
    assert table.found("used") == [{"e": "used", "seat": seat, "kind": "judge_death", "nominee": 3}]
    assert table.found("executed")[0]["kind"] == "judge"


def test_it_is_the_execution_of_the_day_and_night_falls() -> None:
    table, _ = table_with()
    table.night().day((2, 3, ()), judge="death")
    assert table.executed == [3]
    assert table.next.startswith("night")


def test_or_the_votes_do_not_count() -> None:
    table, _ = table_with()
    table.night().day((2, 3, (2, 4, 5, 6, 7)), judge="pardon")
    assert table.executed == []
    assert tallies(table)[0][1] == 0


def test_who_was_about_to_die_before_still_is() -> None:
    table, _ = table_with()
    table.night().day((2, 3, (2, 4, 5, 6)), (4, 5, (2, 3, 4, 6, 7)), judge=[None, "pardon"])
    assert table.executed == [3]


def test_not_where_the_judge_has_nominated() -> None:
    table, seat = table_with()
    table.night().day((seat, 3, (2, 4)), judge="death")
    assert asked(table) == 0
    assert table.executed == []


def test_once_in_the_game() -> None:
    table, _ = table_with()
    table.night().day((2, 3, (2,)), (4, 5, (2,)), judge=["pardon"])
    assert asked(table) == 1
    table.night(imp=5, monk=2).day((2, 3, (2,)), judge="death")
    assert asked(table) == 0


def test_the_judge_may_wait() -> None:
    table, _ = table_with()
    table.night().day((2, 3, (2,)), (4, 5, (2,)))
    assert asked(table) == 2


def test_a_poisoned_judge_has_wasted_it_and_all_see_it() -> None:
    table, seat = table_with(poisoner=7)
    table.night().day((2, 3, (2,)), judge="death")
    assert table.executed == []
    assert len(table.found("nothing_happened")) == 1
    assert len(table.found("used")) == 1
    assert seat == 7
    table.night(poisoner=6, imp=5, monk=2).day((2, 3, (2,)), judge="death")
    assert asked(table) == 0


def test_a_dead_judge_decides_nothing() -> None:
    table, seat = table_with()
    table.night().day().night(imp=seat, monk=2).day((2, 3, (2,)), judge="death")
    assert asked(table) == 0


def test_the_demon_may_be_executed_so() -> None:
    table, _ = table_with()
    assert table.night().day((2, 0, ()), judge="death").winners == ("good",)


def test_a_saint_loses_so() -> None:
    table, _ = table_with("imp poisoner chef empath monk slayer soldier saint")
    assert table.night().day((2, 7, ()), judge="death").winners == ("evil",)


def test_a_devils_advocate_saves_from_it() -> None:
    table, _ = table_with("imp devils_advocate chef empath monk slayer soldier", devils_advocate=3)
    table.night().day((2, 3, ()), judge="death")
    assert table.executed == [3]
    assert table.dead == []


def test_a_scapegoat_may_stand_in() -> None:
    table, _ = table_with(scapegoat="yes")
    goat = arrive(table, "scapegoat")
    table.night().day((2, 3, ()), judge="death")
    assert table.dead == [goat]


def test_the_dead_may_be_executed_by_it() -> None:
    table, _ = table_with()
    table.night().day().night(imp=5, monk=2).day((2, 5, ()), judge="death")
    assert table.found("executed")[0]["kind"] == "dead"
    assert table.dead == []


def test_a_gunslinger_may_still_shoot_after_it() -> None:
    table, _ = table_with()
    arrive(table, "gunslinger")
    table.night().day((2, 3, (4,)), judge="death", gunslinger=4)
    assert table.dead == [4, 3]


def test_an_exile_is_nothing_to_judge() -> None:
    table, _ = table_with()
    goat = arrive(table, "beggar")
    table.night().open_nominations().exile(0, goat, 0, 1)
    assert asked(table) == 0


def test_the_votes_given_are_spent() -> None:
    table, _ = table_with()
    table.night().day().night(imp=5, monk=2).day((2, 3, (5,)), judge="pardon")
    assert [event["left"] for event in table.found("vote_tokens") if event["seat"] == 5] == [0]
