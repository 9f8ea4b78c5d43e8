"""The No Dashii."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

ROLES = "no_dashii saint empath chef monk slayer mayor witch recluse"
TEN = "no_dashii poisoner empath chef monk slayer mayor witch undertaker virgin"


def test_16_the_nearest_townsfolk_on_either_side_are_poisoned_from_the_start() -> None:
    table = Table(ROLES)
    assert marked(table, "poisoned") == [2, 6]
    assert (0, 1, 2) in table.night().asked("learn:empath")


def test_the_no_dashii_kills() -> None:
    assert Table(ROLES).night().day().night(no_dashii=3, monk=5).dead == [3]


def test_the_dead_are_not_passed_over() -> None:
    table = Table(ROLES).night().day().night(no_dashii=2, monk=3)
    assert table.dead == [2]
    assert marked(table, "poisoned") == [2, 6]


def test_travellers_are_passed_over() -> None:
    table = Table(ROLES)
    arrive(table, "thief", after=0)
    assert marked(table, "poisoned") == [2, 6]


def test_a_neighbour_who_becomes_no_townsfolk_is_well_and_the_next_is_poisoned() -> None:
    table = Table(ROLES).night()
    at_once(become(table.town, 2, "butler"))
    assert marked(table, "poisoned") == [3, 6]
    at_once(become(table.town, 8, "virgin"))
    assert marked(table, "poisoned") == [3, 8]


def test_who_becomes_the_no_dashii_poisons_their_own_neighbours() -> None:
    table = Table("pit_hag imp empath chef monk slayer mayor", also="no_dashii").night().day()
    table.night(pit_hag=(0, "no_dashii"), who_dies=[1], monk=3, no_dashii=5)
    assert marked(table, "poisoned") == [2, 6]


def test_a_dead_no_dashii_poisons_nobody() -> None:
    table = Table(ROLES.replace("witch", "evil_twin"), twin=3).night().day((2, 0, (2, 3, 4, 5, 6)))
    assert not table.alive(0)
    assert marked(table, "poisoned") == []


def test_a_poisoned_no_dashii_poisons_nobody_for_that_time() -> None:
    table = Table(TEN).night(poisoner=0)
    assert marked(table, "poisoned") == [0]
    table.day().night(poisoner=5, no_dashii=3, monk=6)
    assert marked(table, "poisoned") == [2, 5, 9]


def test_the_only_townsfolk_is_near_on_both_sides_and_poisoned_once() -> None:
    table = Table("no_dashii baron empath saint recluse")
    assert [mark.seat for mark in table.telling.grimoire.marks if mark.kind == "poisoned"] == [2]


def test_ruling_231_neither_a_drunk_nor_a_spy_is_a_townsfolk_to_it() -> None:
    table = Table("no_dashii drunk:virgin empath chef monk slayer mayor spy")
    assert marked(table, "poisoned") == [2, 6]


def test_a_role_is_changed_by_hand_and_the_poison_moves() -> None:
    table = Table(ROLES).night()
    table.telling.amend(("role", 2, "butler"))
    assert marked(table, "poisoned") == [3, 6]


def test_a_poison_of_another_on_the_same_player_stays() -> None:
    table = Table(TEN).night(poisoner=2)
    at_once(become(table.town, 2, "butler"))
    assert marked(table, "poisoned") == [2, 3, 9]


def test_a_soldier_beside_it_is_well_and_nobody_instead() -> None:
    table = Table("no_dashii witch empath chef monk slayer soldier")
    assert marked(table, "poisoned") == [2]


def test_a_soldier_who_loses_the_ability_is_poisoned_until_it_is_back() -> None:
    table = Table("no_dashii poisoner empath chef monk slayer soldier", poisoner=6).night()
    assert whose(table, 6) == ["poisoner", "no_dashii"]
    assert whose(table.day().night(poisoner=3, no_dashii=2, monk=1), 6) == []


def whose(table: Table, seat: int) -> list[str]:
    """By whose ability a player is poisoned."""
    marks = [mark for mark in table.town.grimoire.marks if (mark.seat, mark.kind) == (seat, "poisoned")]
    return [mark.owner.role for mark in marks if mark.owner is not None]


def test_whom_a_monk_guards_is_well_till_dawn() -> None:
    table = Table("no_dashii witch empath chef monk slayer virgin").night().day()
    table.night(monk=2, no_dashii=1)
    assert "poisoned" not in [mark.kind for mark in table.town.grimoire.marks if mark.seat == 5]
    well = [one["mark"] if "mark" in one else one["kind"] for one in table.found("unmarked")]
    assert "poisoned" in well
    assert sorted(marked(table, "poisoned")) == [2, 6]
