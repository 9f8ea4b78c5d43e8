"""The Mathematician."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

from fabula.core.rulings import FIFTH, RULINGS, SIXTH

FIVE = "mathematician chef empath poisoner imp"
SIX = "mathematician chef recluse empath scarlet_woman imp"


def test_where_all_goes_as_it_should_the_number_is_zero() -> None:
    assert Table("mathematician chef empath scarlet_woman imp").night().told(0) == [0]


def test_who_was_told_a_lie_because_of_poison_is_counted() -> None:
    table = Table(FIVE, poisoner=2, **{"learn:empath": 2}).night()
    assert table.told(0) == [1]


def test_who_was_poisoned_and_told_the_truth_is_not_counted() -> None:
    table = Table(FIVE, poisoner=2, **{"learn:empath": 1}).night()
    assert table.told(2) == [1]
    assert table.told(0) == [0]


def test_players_are_counted_and_not_abilities() -> None:
    table = Table("mathematician slayer empath monk soldier poisoner imp", poisoner=1).night()
    table.open_nominations().say(1, "slay", 6).close_the_day()
    assert table.night(poisoner=4, imp=4, monk=2).told(0) == [2]


def test_a_poisoned_demons_attack_that_would_have_killed_is_counted() -> None:
    table = Table(FIVE, poisoner=1).night().day()
    assert table.night(poisoner=4, imp=1).told(0) == [1]


def test_a_poisoned_demons_attack_on_the_dead_is_not_counted() -> None:
    table = Table(FIVE, poisoner=1).night().bury(1).day()
    assert table.night(poisoner=4, imp=1).told(0) == [0]


def test_an_attack_that_somebody_keeps_off_is_counted() -> None:
    seven = "mathematician soldier empath monk mayor scarlet_woman imp"
    table = Table(seven).night().day()
    assert table.night(imp=1, monk=2).told(0) == [1]
    assert table.day().night(imp=2, monk=2).told(0) == [1]
    assert table.day().night(imp=4, monk=2, bounce=3).told(0) == [1]


def test_a_poisoned_monk_is_counted_only_if_the_protection_was_needed() -> None:
    roles = "mathematician monk empath virgin soldier poisoner imp"
    table = Table(roles, poisoner=4).night().day()
    assert table.night(poisoner=1, monk=2, imp=2).told(0) == [1]
    table = Table(roles, poisoner=4).night().day()
    assert table.night(poisoner=1, monk=3, imp=2).told(0) == [0]


def test_a_poisoned_poisoner_is_counted_at_once() -> None:
    table = Table(FIVE, poisoner=1)
    table.telling.amend(("mark", 3, "poisoned"))
    assert table.night().told(0) == [1]


def test_a_poisoned_soldier_who_is_killed_is_counted() -> None:
    table = (
        Table("mathematician soldier empath poisoner imp", poisoner=2, **{"learn:empath": 1}).night().day()
    )
    assert table.night(poisoner=1, imp=1).told(0) == [1]


def test_a_recluse_who_registers_makes_an_answer_wrong() -> None:
    assert Table(SIX, **{"learn:empath": 2}).night().told(0) == [1]
    assert Table(SIX, **{"learn:empath": 1}).night().told(0) == [0]


def test_the_drunk_may_be_counted_and_need_not() -> None:
    table = Table("mathematician drunk:empath chef monk scarlet_woman imp", **{"learn:empath": 2}).night()
    assert table.asked("learn:mathematician") == [(0, 1)]


@pytest.mark.parametrize(("rulings", "second"), [(SIXTH, (0, 1)), (FIFTH, (1, 2))])
def test_who_was_told_that_a_drunk_counts_was_not_told_a_lie(rulings: str, second: tuple[int, ...]) -> None:
    choices = {"learn:empath": 2, "learn:mathematician": 1}
    table = Table("mathematician drunk:empath chef monk scarlet_woman imp", **choices)
    table.telling.grimoire.settings = {**table.telling.grimoire.settings, RULINGS: rulings}
    table.telling.amend(("gain", 2, "mathematician"))
    assert table.night().asked("learn:mathematician") == [(0, 1), second]


def test_what_went_wrong_before_dawn_is_not_counted_any_more() -> None:
    table = Table(FIVE, poisoner=2, **{"learn:empath": 2}).night().day()
    assert table.night(poisoner=1, imp=1).told(0) == [0]


def test_what_goes_wrong_by_day_is_counted_in_the_night() -> None:
    table = Table("mathematician slayer empath poisoner imp", poisoner=1).night()
    table.open_nominations().say(1, "slay", 4).close_the_day()
    assert table.night(poisoner=2, imp=2).told(0) == [1]


@pytest.mark.parametrize(("poisoned", "counted"), [(0, 1), (3, 0)])
def test_ruling_779_who_becomes_one_counts_the_ability_they_had_before(poisoned: int, counted: int) -> None:
    roles = "slayer pit_hag empath chef monk soldier virgin undertaker poisoner imp"
    table = Table(roles, also="mathematician", poisoner=poisoned).night()
    table.open_nominations().say(0, "slay", 9 if poisoned == 0 else 2).close_the_day()
    table.night(poisoner=3, pit_hag=(0, "mathematician"), monk=3, imp=2)
    assert table.told(0) == [counted]


def test_a_poisoned_slayers_shot_at_somebody_good_goes_as_it_should() -> None:
    table = Table("mathematician slayer empath poisoner imp", poisoner=1).night()
    table.open_nominations().say(1, "slay", 2).close_the_day()
    assert table.night(poisoner=2, imp=2).told(0) == [0]


def test_a_poisoned_virgin_and_a_poisoned_saint_are_counted() -> None:
    table = Table("mathematician virgin empath poisoner imp", poisoner=1).night().day((2, 1, ()))
    assert table.night(poisoner=2, imp=2).told(0) == [1]
    table = Table("mathematician saint empath chef poisoner imp", poisoner=1).night()
    table.day((0, 1, (0, 2, 3, 4)))
    assert table.night(poisoner=2, imp=2).told(0) == [1]


def test_a_poisoned_mathematician_may_be_told_any_number() -> None:
    table = Table(FIVE, poisoner=0).night()
    assert table.asked("learn:mathematician") == [(0, 1, 2, 3, 4, 5)]


def test_nobody_but_the_storyteller_hears_what_went_wrong() -> None:
    table = Table(FIVE, poisoner=2, **{"learn:empath": 2}).night()
    heard = [event["e"] for listener in ("town", 0, 1, 2, 3, 4) for event in table.heard_by(listener)]
    assert "went_wrong" not in heard
