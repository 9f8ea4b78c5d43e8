"""The Pacifist."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

SEVEN = "pacifist chef empath monk virgin poisoner imp"
ALL = (0, 1, 2, 3, 4)


def test_a_good_player_who_is_executed_lives_if_the_storyteller_likes() -> None:
    table = Table(SEVEN).night(poisoner=5).day((0, 1, ALL), pacifist="yes")
    assert table.executed == [1]
    assert table.dead == []
    assert len(table.found("survived")) == 1
    assert Table(SEVEN).night(poisoner=5).day((0, 1, ALL), pacifist="no").dead == [1]


def test_it_is_decided_each_time_anew() -> None:
    table = Table(SEVEN).night(poisoner=5).day((0, 1, ALL), pacifist="yes").night(poisoner=5, imp=2, monk=4)
    assert table.day((0, 1, (0, 1, 3, 4)), pacifist="yes").dead == []
    assert table.asked("pacifist") == [("no", "yes")]


def test_the_evil_are_not_asked_about() -> None:
    table = Table(SEVEN).night(poisoner=5).day((0, 5, ALL), pacifist="yes")
    assert table.dead == [5]
    assert table.asked("pacifist") == []


def test_the_pacifist_may_live_too() -> None:
    assert Table(SEVEN).night(poisoner=5).day((1, 0, ALL), pacifist="yes").dead == []


def test_other_deaths_and_exiles_are_none_of_it() -> None:
    table = Table(SEVEN).night(poisoner=5).day().night(poisoner=5, imp=1, monk=2, pacifist="yes")
    assert table.dead == [1]
    thief = arrive(table, "thief")
    table.open_nominations().exile(0, thief, *range(7))
    assert not table.alive(thief)


def test_an_execution_by_the_virgin_is_one() -> None:
    table = Table(SEVEN).night(poisoner=5).day((1, 4, ()), pacifist="yes")
    assert table.executed == [1]
    assert table.dead == []
    assert table.next == "night:poisoner"


def test_a_poisoned_pacifist_saves_nobody() -> None:
    table = Table(SEVEN).night(poisoner=0).day((0, 1, ALL), pacifist="yes")
    assert table.dead == [1]
    assert table.asked("pacifist") == []


def test_a_drunk_or_dead_pacifist_saves_nobody() -> None:
    seats = "drunk:pacifist chef empath monk scarlet_woman imp"
    assert Table(seats).night().day((0, 1, (0, 1, 2, 3)), pacifist="yes").dead == [1]
    assert Table(SEVEN).night(poisoner=5).bury(0).day((1, 1, (1, 2, 3, 4)), pacifist="yes").dead == [1]


def test_a_spy_may_register_as_good_and_a_recluse_as_evil() -> None:
    asked = "register:pacifist"
    seats = "pacifist chef empath monk virgin spy imp"
    table = Table(seats).night().day((0, 5, ALL), pacifist="yes", **{asked: "yes"})
    assert table.dead == []
    seats = "pacifist chef empath recluse scarlet_woman imp"
    table = Table(seats).night().day((0, 3, (0, 1, 2, 3)), pacifist="yes", **{asked: "no"})
    assert table.dead == [3]


def test_a_saint_who_lives_has_not_lost_the_game() -> None:
    table = Table("pacifist chef empath saint scarlet_woman imp").night()
    table.day((0, 3, (0, 1, 2, 3)), pacifist="yes")
    assert table.winners == ()


def test_the_fool_keeps_the_joke_if_the_pacifist_saves_them() -> None:
    table = Table("pacifist fool empath monk virgin scarlet_woman imp").night()
    table.day((0, 1, ALL), pacifist="yes")
    assert not [mark for mark in table.telling.grimoire.marks if mark.kind == "spent"]
