"""The Snitch."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.table import Table

EIGHT = "snitch chef empath monk soldier slayer poisoner imp"


def bluffs(table: Table, seat: int) -> list[dict[str, Any]]:
    """The roles a player was shown as not in play."""
    return [one for one in table.found("informed") if one["seat"] == seat and one["kind"] == "bluffs"]


def test_each_minion_is_shown_three_good_roles_that_are_not_in_play() -> None:
    table = Table("snitch chef empath monk soldier slayer virgin mayor poisoner scarlet_woman imp").night()
    for minion in (8, 9):
        (told,) = bluffs(table, minion)
        assert len(told["answer"]) == 3
        assert not set(told["answer"]) & set(table.town.in_play)
        assert table.woke(minion) == ["minion_info", "snitch"] + ["poisoner"] * (minion == 8)
    assert table.woke(0) == []


def test_it_is_so_with_few_players_too() -> None:
    """Six players learn nothing of each other; what the Snitch told is not that."""
    table = Table("snitch chef empath poisoner imp monk").night()
    assert len(bluffs(table, 3)) == 1
    assert bluffs(table, 4) == []


def test_a_poisoned_snitch_has_told_nothing() -> None:
    table = Table(EIGHT)
    table.telling.amend(("mark", 0, "poisoned"))
    assert bluffs(table.night(), 6) == []


def test_the_storyteller_may_show_each_minion_others() -> None:
    roles = "snitch chef empath monk soldier slayer virgin mayor poisoner scarlet_woman imp"
    one, other = ("washerwoman", "librarian", "investigator"), ("butler", "drunk", "recluse")
    table = Table(roles, snitch_bluffs=[one, other]).night()
    assert [bluffs(table, seat)[0]["answer"] for seat in (8, 9)] == [one, other]


def test_who_becomes_the_snitch_tells_in_the_coming_night() -> None:
    table = Table("chef empath monk saint slayer mayor poisoner imp", also="snitch", poisoner=1).night().day()
    table.telling.amend(("role", 0, "snitch"))
    table.night(imp=1, monk=1)
    assert len(bluffs(table, 6)) == 1
    assert bluffs(table.day().night(imp=1, monk=1), 6) == []


def test_a_snitch_who_becomes_something_else_before_the_night_tells_nothing() -> None:
    table = Table(EIGHT)
    table.telling.amend(("role", 0, "mayor"))
    assert bluffs(table.night(), 6) == []
