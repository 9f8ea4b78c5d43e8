"""The Wraith."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.events import Turned

TEN = "imp poisoner wraith empath chef monk slayer virgin mayor soldier"
ENOUGH = (3, 4, 5, 6, 7, 8)
CHEF = 4


def seen(table: Table, seat: int = 2) -> list[int]:
    """Whom the Wraith has seen awake, one after another."""
    return [one["place"] for one in table.found("informed") if (one["seat"], one["kind"]) == (seat, "wraith")]


def pointed(table: Table) -> list[tuple[int, int]]:
    """Who pointed at whom before their eyes."""
    return [(one["a"], one["b"]) for one in table.found("informed") if one["kind"] == "wraith_sees"]


def test_whenever_another_evil_player_wakes_the_wraith_does_and_sees_whom_they_choose() -> None:
    table = Table(TEN).night(poisoner=CHEF).day().night(poisoner=3, imp=CHEF, monk=9)
    assert seen(table) == [1, 0]
    assert pointed(table) == [(1, 3), (0, CHEF)]
    assert table.woke(2) == ["wraith", "wraith"]


def test_in_the_first_night_the_demon_is_seen_where_it_wakes_for_its_bluffs() -> None:
    assert seen(Table(TEN).night(poisoner=CHEF)) == [0, 1]


def test_with_a_poppy_grower_too() -> None:
    roles = TEN.replace("mayor", "poppy_grower")
    table = Table(roles).night(poisoner=CHEF)
    assert seen(table) == [0, 1]
    assert "minion_info" not in table.woke(2)


def test_no_good_player_is_seen_and_nobody_else_hears_of_it() -> None:
    table = Table(TEN).night(poisoner=CHEF).day().night(poisoner=3, imp=CHEF, monk=9)
    assert 5 not in seen(table)
    for seat in (0, 1, *range(3, 10)):
        assert not [one for one in table.heard_by(seat) if str(one.get("kind", "")).startswith("wraith")]


def test_who_turned_evil_is_seen_and_who_turned_good_is_not() -> None:
    table = Table(TEN)
    table.town.tell(Turned(5, "evil"))
    table.town.tell(Turned(1, "good"))
    table.night(poisoner=CHEF).day().night(poisoner=3, imp=CHEF, monk=9)
    assert seen(table) == [5, 0]


def test_an_evil_traveller_is_seen() -> None:
    table = Table(TEN).night(poisoner=CHEF).day()
    thief = arrive(table, "thief", "evil")
    table.night(poisoner=3, imp=CHEF, monk=9, thief=9)
    assert seen(table) == [thief, 1, 0]


def test_poisoned_the_wraith_sleeps_on_and_that_has_gone_wrong() -> None:
    table = Table(TEN).night(poisoner=CHEF).day().night(poisoner=2, imp=CHEF, monk=9)
    assert seen(table) == [1]
    assert 2 in [one["seat"] for one in table.found("went_wrong")]


def test_a_dead_wraith_sleeps_on() -> None:
    table = Table(TEN).night(poisoner=CHEF).bury(2).day().night(poisoner=3, imp=CHEF, monk=9)
    assert seen(table) == []


@pytest.mark.parametrize(("pair", "told"), [((2, 3), 2), ((2, 9), 1)])
def test_it_is_woken_by_its_own_ability_for_a_chambermaid(pair: tuple[int, int], told: int) -> None:
    roles = TEN.replace("mayor", "chambermaid")
    table = Table(roles, poisoner=CHEF).night(chambermaid=pair)
    assert table.told(8) == [told]


def test_it_counts_for_a_chambermaid_who_is_asked_before_the_evil_wake() -> None:
    order = ("chambermaid", "poisoner")
    table = Table(TEN.replace("mayor", "chambermaid"), poisoner=CHEF, first_night=order)
    assert table.night(chambermaid=(2, 9)).told(8) == [1]


# ---- whose ability others have


def executed(roles: str, **choices: object) -> Table:
    """The Chef has been executed on the first day."""
    return Table(roles, poisoner=9, monk=9, **choices).night().day((3, CHEF, ENOUGH))


def after(table: Table, **choices: object) -> tuple[object, ...]:
    """What the Demon may choose in the night after."""
    return table.go_on(**choices).asked_by_night("imp", **choices)


def test_an_alchemist_with_a_wraiths_has_nothing_and_may_find_the_wraith() -> None:
    roles = TEN.replace("mayor", "alchemist")
    table = executed(roles, alchemist="wraith")
    assert [grant.role for grant in table.town.abilities(8)] == ["alchemist"]
    assert after(table, name_wraith={8: 2}) == (2,)


def test_it_can_be_had_only_where_a_wraith_is_in_play() -> None:
    roles = TEN.replace("mayor", "alchemist")
    assert "wraith" in Table(roles).asked_by_night("alchemist", poisoner=CHEF)
    without = roles.replace("wraith", "spy")
    assert "wraith" not in Table(without, also="wraith witch").asked_by_night("alchemist", poisoner=CHEF)


def test_a_living_magician_may_name_the_wraith_too() -> None:
    roles = TEN.replace("mayor", "magician")
    assert after(executed(roles), name_wraith={8: 2}) == (2,)
    assert len(after(executed(roles), name_wraith={8: 1})) == 10
    assert len(after(executed(roles), name_wraith={6: 2})) == 10


def test_a_poisoned_magician_is_right_in_vain() -> None:
    roles = TEN.replace("mayor", "magician")
    table = Table(roles, poisoner=8, monk=9).night().day((3, CHEF, ENOUGH))
    assert len(after(table, name_wraith={8: 2})) == 10


def test_of_a_plague_doctor_a_minion_gains_it_and_learns_this() -> None:
    roles = "imp poisoner spy empath chef monk slayer virgin mayor plague_doctor soldier"
    table = Table(roles, also="wraith").night(poisoner=CHEF)
    table.day((3, 9, ENOUGH), plague_doctor="wraith", plague_minion=1)
    told = [(one["seat"], one["kind"], one["answer"]) for one in table.found("informed")]
    assert (1, "gained", "wraith") in told
    table.night(poisoner=3, imp=CHEF, monk=6)
    assert seen(table, 1) == [0, 2]
