"""The Poppy Grower."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.table import Table

EIGHT = "poppy_grower chef empath monk saint slayer poisoner imp"


def shown(table: Table, seat: int) -> dict[str, Any]:
    """Whom of their own a player was shown."""
    kinds = ("demon", "minions", "fellows")
    told = [one for one in table.found("informed") if one["seat"] == seat and one["kind"] in kinds]
    return {one["kind"]: one["seats"] for one in told}


def bluffs(table: Table) -> list[dict[str, Any]]:
    """What the Demon was told is not in play."""
    return [one for one in table.found("informed") if one["kind"] == "bluffs"]


def test_the_evil_learn_nothing_of_each_other_but_the_demon_its_bluffs() -> None:
    table = Table(EIGHT, poisoner=2).night()
    assert shown(table, 6) == shown(table, 7) == {}
    assert [one["seat"] for one in bluffs(table)] == [7]


def test_executed_the_evil_learn_it_in_the_night_that_follows() -> None:
    table = Table(EIGHT, poisoner=2).night().day((1, 0, (1, 2, 3, 4)))
    assert shown(table, 6) == {}
    table.night(imp=1, monk=1)
    assert shown(table, 6) == {"demon": (7,)}
    assert shown(table, 7) == {"minions": (6,)}
    assert "poppy_grower" in table.woke(6)
    assert shown(table.day().night(imp=1, monk=1), 6) == {}


def test_killed_by_night_they_learn_it_the_same_night() -> None:
    table = Table(EIGHT, poisoner=2).night().day().night(imp=0, monk=1)
    assert shown(table, 6) == {"demon": (7,)}
    assert shown(table, 7) == {"minions": (6,)}
    assert shown(table.day().night(imp=1, monk=1), 6) == {}


def test_poisoned_in_the_first_night_the_evil_meet_as_always() -> None:
    table = Table(EIGHT, poisoner=2)
    table.telling.amend(("mark", 0, "poisoned"))
    table.night()
    assert shown(table, 6) == {"demon": (7,)}
    assert shown(table, 7) == {"minions": (6,)}


def test_who_only_believes_to_be_the_poppy_grower_keeps_nobody_apart() -> None:
    table = Table("drunk:poppy_grower chef empath monk mayor slayer poisoner imp", poisoner=2).night()
    assert shown(table, 6) == {"demon": (7,)}
    assert shown(table.day((1, 0, (1, 2, 3, 4))).night(imp=1, monk=1), 6) == {}


def test_ruling_362_who_dies_poisoned_lets_nobody_meet() -> None:
    table = Table(EIGHT, poisoner=2).night().day().night(poisoner=0, imp=0, monk=1)
    assert table.dead == [0]
    assert shown(table, 6) == shown(table, 7) == {}


def test_ruling_362_with_five_players_the_evil_learn_it_by_the_death() -> None:
    table = Table("poppy_grower chef monk poisoner imp", poisoner=1).night().day((1, 0, (0, 1, 2)))
    table.night(imp=1, monk=1)
    assert shown(table, 3) == {"demon": (4,)}


def test_the_minions_of_a_late_meeting_see_a_magician_among_the_demons() -> None:
    table = Table("poppy_grower magician empath monk saint slayer poisoner imp", poisoner=2).night()
    table.day((1, 0, (1, 2, 3, 4))).night(imp=1, monk=1)
    assert shown(table, 6) == {"demon": (1, 7)}
    assert shown(table, 7) == {"minions": (1, 6)}


def test_ruling_363_the_spy_does_not_see_the_grimoire_while_the_poppy_grower_is_able() -> None:
    table = Table("poppy_grower chef empath monk saint slayer spy imp").night()
    assert table.told(6) == []
    table.day((1, 0, (1, 2, 3, 4))).night(imp=1, monk=1)
    assert [len(answer) for answer in table.told(6)] == [1, 8]


def test_who_becomes_something_else_keeps_them_apart_no_more_and_tells_nobody() -> None:
    table = Table(EIGHT, poisoner=2).night().day()
    table.telling.amend(("role", 0, "mayor"))
    assert shown(table.night(imp=1, monk=1), 6) == {}
    assert shown(table.day((1, 0, (1, 2, 3, 4))).night(imp=1, monk=1), 6) == {}
