"""The Matron."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.events import Marked

ROLES = "imp poisoner empath chef monk slayer soldier virgin undertaker spy"
MATRON = 10


def table_with(roles: str = ROLES) -> Table:
    """The first night is over; a Matron is in town, good, the last of the circle."""
    table = Table(roles, poisoner=1, monk=6, imp=6)
    arrive(table, "matron")
    table.night()
    return table.open_nominations()


def may_swap(table: Table, seat: int) -> bool:
    """Whether a player may have two others change seats now."""
    return ("swap", (0, 1)) in table.options(seat)


def poisoned(table: Table) -> list[int]:
    """Who bears a mark of poison."""
    return sorted(mark.seat for mark in table.town.grimoire.marks if mark.kind == "poisoned")


def test_two_players_change_seats_and_all_hear_it() -> None:
    table = table_with().say(MATRON, "swap", (2, 6))
    assert table.town.everyone == (0, 1, 6, 3, 4, 5, 2, 7, 8, 9, MATRON)
    assert table.found("reseated") == [{"e": "reseated", "seat": MATRON, "a": 2, "b": 6}]
    assert "reseated" in [one["e"] for one in table.heard_by("town")]


def test_up_to_three_times_a_day_one_after_another() -> None:
    table = table_with()
    for two in ((2, 6), (2, 3), (0, MATRON)):
        table.say(MATRON, "swap", two)
    assert table.town.everyone == (MATRON, 1, 6, 2, 4, 5, 3, 7, 8, 9, 0)
    assert not may_swap(table, MATRON)
    table.close_the_day().night().open_nominations()
    assert may_swap(table, MATRON)


def test_nobody_else_may() -> None:
    table = table_with()
    assert not any(may_swap(table, seat) for seat in range(MATRON))


def test_a_dead_matron_may_not_any_more() -> None:
    table = table_with().close_the_day().bury(MATRON).night().open_nominations()
    assert not may_swap(table, MATRON)


def test_neighbours_are_those_who_sit_there_now() -> None:
    table = table_with()
    table.say(MATRON, "swap", (1, 5))
    assert table.town.living_neighbours(2) == (3, 5)
    assert table.close_the_day().night(poisoner=8).told(2) == [0]


def test_hands_are_counted_in_the_new_order() -> None:
    table = table_with().say(MATRON, "swap", (4, 8))
    table.nominate(2, 3, 4, 8)
    passed = [one["seat"] for one in table.found("polled")]
    assert passed == [8, 5, 6, 7, 4, 9, MATRON, 0, 1, 2, 3]


def test_who_the_no_dashii_poisons_follows_at_once() -> None:
    table = table_with("no_dashii baron empath chef monk slayer mayor recluse saint spy")
    assert poisoned(table) == [2, 6]
    table.say(MATRON, "swap", (2, 5))
    assert poisoned(table) == [5, 6]


def test_whoever_comes_late_sits_beside_the_player_not_the_place() -> None:
    table = table_with().say(MATRON, "swap", (2, 6)).close_the_day()
    thief = arrive(table, "thief")
    assert table.town.everyone[-2:] == (MATRON, thief)


def test_ruling_500_a_poisoned_matron_moves_nobody_and_all_see_it() -> None:
    table = table_with()
    table.town.tell(Marked(MATRON, "poisoned", None))
    before = table.town.everyone
    table.say(MATRON, "swap", (2, 6))
    assert table.town.everyone == before
    assert table.found("reseated")[0]["kind"] == "in_vain"


def test_ruling_501_nobody_whispers_while_a_matron_lives_sober_or_not() -> None:
    table = table_with()
    assert table.tale.talk.hush(table.telling.grimoire) == "whispers-forbidden"
    table.town.tell(Marked(MATRON, "poisoned", None))
    assert table.tale.talk.hush(table.telling.grimoire) == "whispers-forbidden"
    assert table.close_the_day().bury(MATRON).tale.talk.hush(table.telling.grimoire) is None


def test_without_a_matron_anybody_may_whisper() -> None:
    table = Table(ROLES)
    assert table.tale.talk.hush(table.telling.grimoire) is None


def test_ruling_502_served_twice_she_has_six_pairs() -> None:
    table = table_with()
    table.town.tell(Marked(MATRON, "twice", None))
    for _ in range(6):
        table.say(MATRON, "swap", (2, 6))
    assert not may_swap(table, MATRON)
