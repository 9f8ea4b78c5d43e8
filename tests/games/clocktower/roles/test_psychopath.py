"""The Psychopath."""

from __future__ import annotations

from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

ROLES = "psychopath imp empath chef monk slayer soldier"
TEN = "psychopath poisoner imp empath chef monk slayer soldier sailor virgin"
MOST = (2, 3, 4, 5, 6)


def struck(by: int, target: int, roles: str = ROLES, **choices: object) -> Table:
    """Before nominations somebody says to strike another."""
    return open_talk(Table(roles).night(**choices)).say(by, "strike", target)


def executed(mine: str, theirs: str, roles: str = ROLES, **choices: object) -> Table:
    """It is nominated by the Chef, executed, and plays."""
    return Table(roles).night(**choices).day((3, 0, MOST), roshambo={0: mine, 3: theirs})


def test_the_psychopath_kills_before_all() -> None:
    table = struck(0, 3)
    assert table.dead == [3]
    assert table.found("used") == [{"e": "used", "seat": 0, "kind": "psychopath", "nominee": 3}]


def test_anybody_may_say_so_and_nothing_happens() -> None:
    table = struck(2, 3)
    assert table.dead == []
    assert table.found("nothing_happened") != []


def test_once_a_day_and_before_nominations_only() -> None:
    table = struck(0, 3)
    assert not [one for one in range(7) if ("strike", one) in table.options(0)]
    assert ("strike", 2) in table.options(4)
    assert ("strike", 2) not in table.open_nominations().options(4)
    table.close_the_day().night(imp=6)
    assert open_talk(table).say(0, "strike", 2).dead == [2]


def test_a_poisoned_psychopath_kills_nobody() -> None:
    assert struck(0, 4, TEN, poisoner=0).dead == []


def test_what_saves_from_any_death_saves_from_this() -> None:
    assert struck(0, 8, TEN, poisoner=4, sailor=3, sailor_drunk=3).alive(8)


def test_executed_the_psychopath_dies_only_by_losing() -> None:
    assert executed("rock", "paper").dead == [0]
    assert executed("rock", "scissors").dead == []
    assert executed("scissors", "rock").dead == [0]


def test_a_draw_saves_the_psychopath_and_the_execution_is_that_of_the_day() -> None:
    table = executed("paper", "paper")
    assert table.found("played") == [{"e": "played", "seat": 0, "nominee": 3, "answer": ("paper", "paper")}]
    assert table.found("survived") == [{"e": "survived", "seat": 0}]
    assert table.next.startswith("night")


def test_a_poisoned_psychopath_dies_without_a_game() -> None:
    table = executed("rock", "scissors", TEN, poisoner=0)
    assert table.dead == [0]
    assert table.found("played") == []


def test_killed_by_night_there_is_no_game() -> None:
    table = Table(ROLES).night().day().night(imp=0, monk=5)
    assert table.dead == [0]
    assert table.found("played") == []


def test_ruling_437_who_nominated_themselves_plays_against_fate() -> None:
    table = Table(ROLES).night().day((0, 0, MOST), roshambo={0: "rock", "fate": "paper"})
    assert table.dead == [0]
