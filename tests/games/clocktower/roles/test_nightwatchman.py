"""The Nightwatchman."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.table import Table

FIVE = "nightwatchman chef empath scarlet_woman imp"


def visits(table: Table) -> list[dict[str, Any]]:
    """Who was told of a Nightwatchman."""
    return [event for event in table.found("informed") if event["kind"] == "nightwatchman"]


def test_the_chosen_player_is_woken_and_learns_who_the_nightwatchman_is() -> None:
    table = Table(FIVE).night(nightwatchman=1)
    (told,) = visits(table)
    assert (told["seat"], told["place"]) == (1, 0)
    assert "nightwatchman" in table.woke(1)


def test_nobody_else_learns_of_it() -> None:
    table = Table(FIVE).night(nightwatchman=1)
    for seat in (2, 3, 4):
        assert "nightwatchman" not in [event.get("kind") for event in table.heard_by(seat)]


def test_the_choice_may_wait_and_is_made_once() -> None:
    table = Table(FIVE).night()
    assert visits(table) == []
    table.day().night(nightwatchman=3, imp=1)
    assert len(visits(table)) == 1
    assert table.day().night(imp=2).woke(0) == []


def test_anybody_may_be_chosen_the_dead_too() -> None:
    table = Table(FIVE).bury(1)
    assert set(table.asked_by_night("nightwatchman")) == {None, 0, 1, 2, 3, 4}


def test_a_poisoned_nightwatchman_wakes_nobody_and_has_chosen() -> None:
    table = Table("nightwatchman chef empath poisoner imp", poisoner=0).night(nightwatchman=1)
    assert visits(table) == []
    assert [event["seat"] for event in table.found("went_wrong")] == [0]
    assert table.day().night(imp=2, poisoner=4).woke(0) == []


def test_a_drunk_nightwatchman_wakes_nobody() -> None:
    table = Table("drunk:nightwatchman chef empath scarlet_woman imp monk").night(nightwatchman=1)
    assert visits(table) == []


def test_who_dies_before_does_not_choose() -> None:
    assert Table(FIVE).night().day().night(imp=0).woke(0) == []


def test_under_a_vortox_the_chosen_player_learns_of_somebody_else() -> None:
    table = Table("nightwatchman chef empath scarlet_woman vortox")
    table.night(nightwatchman=1, nightwatchman_lie=2)
    assert [event["place"] for event in visits(table)] == [2]
    assert table.asked("nightwatchman_lie") == [(2, 3, 4)]


def test_the_first_to_choose_a_goon_is_drunk_and_the_choice_comes_to_nothing() -> None:
    table = Table("nightwatchman chef goon empath scarlet_woman imp").night(nightwatchman=2)
    assert visits(table) == []


def test_a_chambermaid_counts_the_nightwatchman_and_not_who_was_visited() -> None:
    table = Table("nightwatchman knight chambermaid scarlet_woman imp").night()
    assert table.day().night(nightwatchman=1, chambermaid=(0, 1), imp=3).told(2)[-1] == 1
