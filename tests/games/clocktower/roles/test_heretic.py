"""The Heretic."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.scenes import scenes_of
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.sets.role_sets import Sets

SIX = "heretic chef empath monk poisoner imp"


def test_the_demon_is_executed_and_evil_wins() -> None:
    table = Table(SIX).night(poisoner=1).day((1, 5, (1, 2, 3)))
    assert table.winners == ("evil",)
    assert [one["kind"] for one in table.found("ended")] == ["demon_dead", "turned_round"]
    assert [one["seats"] for one in table.found("won")] == [(4, 5)]


def test_an_end_that_is_turned_round_is_one_scene() -> None:
    table = Table(SIX).night(poisoner=1).day((1, 5, (1, 2, 3)))
    scenes = scenes_of(table.telling.tale.scenes, table.telling.events())
    (end,) = [scene for scene in scenes if scene.kind == "end"]
    assert [one.code for one in end.said] == ["ended-demon_dead", "ended-turned_round", "won"]
    assert end.winners == (4, 5)
    assert end is scenes[-1]


def test_two_are_left_and_good_wins() -> None:
    table = Table(SIX).night(poisoner=1).bury(1, 2, 4).day((3, 0, (0, 3)))
    assert table.winners == ("good",)
    assert [one["kind"] for one in table.found("ended")] == ["two_alive", "turned_round"]


def test_it_is_so_even_if_the_heretic_is_dead() -> None:
    table = Table(SIX).night(poisoner=1).bury(0).day((1, 5, (1, 2, 3)))
    assert table.winners == ("evil",)


def test_poisoned_it_is_not_so() -> None:
    table = Table(SIX).night(poisoner=0).day((1, 5, (1, 2, 3)))
    assert table.winners == ("good",)
    assert [one["kind"] for one in table.found("ended")] == ["demon_dead"]


def test_ruling_367_what_counts_is_the_moment_of_the_end() -> None:
    """The Poisoner dies first, and then the poison is gone."""
    table = Table("heretic chef empath monk slayer mayor poisoner imp").night(poisoner=0).bury(6)
    assert table.day((1, 7, (1, 2, 3, 4))).winners == ("evil",)


def test_an_ability_that_makes_a_side_lose_makes_it_win() -> None:
    table = (
        Table("heretic saint empath monk poisoner imp chef mayor slayer")
        .night(poisoner=2)
        .day((0, 1, (0, 2, 3, 6, 7)))
    )
    assert table.winners == ("good",)
    assert [one["kind"] for one in table.found("ended")] == ["saint", "turned_round"]


def test_what_the_storyteller_ends_by_hand_is_as_they_say() -> None:
    table = Table(SIX).night(poisoner=1)
    table.telling.amend(("win", "good"))
    assert table.winners == ("good",)


def test_who_is_no_heretic_any_more_turns_nothing_round() -> None:
    table = Table(SIX).night(poisoner=1)
    table.telling.amend(("role", 0, "mayor"))
    assert table.day((1, 5, (1, 2, 3))).winners == ("good",)


def test_ruling_368_the_heretic_is_not_dealt_beside_who_excludes_them() -> None:
    script = (*TROUBLE_BREWING, "heretic", "godfather", "pit_hag")
    sets = Sets(8, script)
    good = ("chef", "empath", "monk", "slayer", "mayor")
    assert (*good, "heretic", "poisoner", "imp") in sets
    for excluded in ("spy", "godfather", "pit_hag"):
        assert (*good, "heretic", excluded, "imp") not in sets
        assert (*good, "saint", excluded, "imp") in Sets(8, script) or excluded == "godfather"
    assert ("chef", "empath", "monk", "heretic", "saint", "drunk", "baron", "imp") not in sets


def test_no_set_by_lot_has_the_heretic_beside_them() -> None:
    sets = Sets(7, ("chef", "empath", "monk", "slayer", "mayor", "heretic", "saint", "spy", "baron", "imp"))
    listed = list(sets)
    assert len(listed) == len(sets) > 0
    assert all("heretic" not in one for one in listed)
