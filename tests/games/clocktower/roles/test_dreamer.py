"""The Dreamer."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

FIVE = "dreamer chef empath scarlet_woman imp"


def test_the_demon_is_seen_beside_a_good_role() -> None:
    table = Table(FIVE).night(dreamer=4)
    (options,) = table.asked("learn:dreamer")
    assert {evil for _, evil in options} == {"imp"}
    assert [told["place"] for told in table.found("informed") if told["kind"] == "dreamer"] == [4]
    assert "chef" in {good for good, _ in options}


def test_somebody_good_is_seen_beside_an_evil_role() -> None:
    table = Table(FIVE).night(dreamer=1)
    (options,) = table.asked("learn:dreamer")
    assert set(options) == {("chef", evil) for evil in ("poisoner", "spy", "scarlet_woman", "baron", "imp")}
    assert table.told(0) == [("chef", "poisoner")]


def test_the_dreamer_wakes_every_night_and_chooses_another_player() -> None:
    table = Table(FIVE).night(dreamer=1)
    assert table.asked("dreamer") == [(1, 2, 3, 4)]
    assert table.day().night(imp=2, dreamer=2).woke(0) == ["dreamer"]
    assert table.told(0)[0][0] == "empath"


def test_no_traveller_can_be_chosen() -> None:
    table = Table(FIVE)
    arrive(table, "thief")
    assert table.night(dreamer=1).asked("dreamer") == [(1, 2, 3, 4)]


def test_a_poisoned_dreamer_may_be_shown_any_good_and_any_evil_role() -> None:
    table = Table("dreamer chef empath poisoner imp", poisoner=0).night(dreamer=1)
    assert len(table.asked("learn:dreamer")[0]) == 18 * 5


def test_the_drunk_is_seen_as_the_drunk_and_a_drunk_dreamer_sees_anything() -> None:
    table = Table("dreamer drunk:chef empath monk scarlet_woman imp").night(dreamer=1)
    assert {good for good, _ in table.asked("learn:dreamer")[0]} == {"drunk"}
    table = Table("drunk:dreamer chef empath monk scarlet_woman imp").night(dreamer=1)
    assert len(table.asked("learn:dreamer")[0]) == 18 * 5


def test_a_recluse_may_be_seen_as_an_evil_role() -> None:
    table = Table("dreamer recluse chef empath scarlet_woman imp").night(dreamer=1)
    (options,) = table.asked("learn:dreamer")
    assert options[0][0] == "recluse"
    assert ("chef", "imp") in options


def test_a_dead_demon_who_has_a_successor_is_still_seen_as_a_demon() -> None:
    table = Table(FIVE).night(dreamer=1).day((0, 4, (0, 1, 2)))
    table.night(imp=1, dreamer=4)
    assert table.told(0)[0][1] == "imp"


def test_what_counts_is_the_role_and_not_the_side() -> None:
    table = Table(FIVE)
    table.telling.amend(("side", 1, "evil"))
    assert table.night(dreamer=1).told(0)[0][0] == "chef"


def test_a_killed_dreamer_sleeps() -> None:
    assert Table(FIVE).night(dreamer=1).day().night(imp=0).woke(0) == []


def test_of_a_spy_each_two_roles_may_be_shown_once() -> None:
    table = Table("dreamer spy imp chef monk soldier slayer").night(dreamer=1)
    (options,) = table.asked("learn:dreamer")
    assert len(set(options)) == len(options)
