"""Minions and Demon open their eyes at once, where the table wishes it and the script allows it."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import kept_apart

SEVEN = "imp poisoner empath monk fortune_teller chef mayor"
TEN = "imp poisoner spy empath monk fortune_teller chef mayor slayer soldier"


def infos(table: Table, seat: int) -> list[str]:
    """At which of the lines of the evil a player wakes."""
    return [line for line in table.woke(seat) if line.endswith("_info")]


def test_all_the_evil_wake_at_the_minions_line() -> None:
    table = Table(TEN, evil_together=True).night()
    assert infos(table, 0) == ["minion_info", "demon_info"]
    assert infos(table, 1) == infos(table, 2) == ["minion_info"]
    told = [one for one in table.found("informed") if one["seat"] == 0]
    assert [one["kind"] for one in told] == ["minions", "bluffs"]
    assert told[0]["seats"] == (1, 2)


def test_each_of_them_learns_the_same_as_ever() -> None:
    apart, together = (Table(TEN, evil_together=wish).night() for wish in (False, True))
    for seat in range(10):
        assert together.told(seat) == apart.told(seat)


def test_where_a_role_needs_them_apart_they_wake_as_ever() -> None:
    table = Table(SEVEN, evil_together=True, also="lunatic").night()
    assert infos(table, 0) == ["demon_info"]
    assert {"lunatic", "magician", "poppy_grower", "snitch"} <= set(kept_apart())
    (setting,) = [one for one in table.tale.settings if one.key == "evil_together"]
    assert setting.without == kept_apart()


def test_the_others_sleep() -> None:
    table = Table(SEVEN, evil_together=True).night()
    assert all(infos(table, seat) == [] for seat in range(2, 7))
