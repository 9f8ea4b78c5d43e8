"""The Tinker."""

from __future__ import annotations

from tests.games.clocktower.table import Table

SIX = "tinker chef empath monk scarlet_woman imp"
POISONED = "tinker chef empath monk poisoner imp"


def test_the_tinker_may_die_in_any_night_but_the_first_and_is_not_woken() -> None:
    table = Table(SIX).night()
    assert table.asked("tinker") == []
    table.day().night(imp=1, monk=2, tinker="yes")
    assert table.dead == [0, 1]
    assert table.woke(0) == []


def test_or_live() -> None:
    table = Table(SIX).night().day().night(imp=1, monk=2, tinker="no")
    assert table.asked("tinker") == [("no", "yes")]
    assert table.dead == [1]


def test_the_tinker_may_die_at_the_end_of_a_day_and_nobody_hears_why() -> None:
    table = Table(SIX).night().day(tinker="yes")
    assert table.dead == [0]
    assert [event["cause"] for event in table.found("died")] == ["storyteller"]


def test_and_after_an_execution_but_not_when_the_game_is_over() -> None:
    table = Table(SIX).night().day((0, 1, (0, 1, 2, 3)), tinker="yes")
    assert table.dead == [1, 0]
    table = Table("tinker chef empath monk poisoner imp").night(poisoner=4)
    table.day((0, 5, (0, 1, 2, 3)), tinker="yes")
    assert table.winners == ("good",)
    assert table.asked("tinker") == []


def test_a_dead_tinker_is_not_asked_about() -> None:
    table = Table(SIX).night().bury(0).day()
    assert table.asked("tinker") == []
    assert table.night(imp=1, monk=2).asked("tinker") == []


def test_a_poisoned_tinker_cannot_die_so() -> None:
    table = Table(POISONED).night(poisoner=0).day(tinker="yes")
    assert table.asked("tinker") == []
    assert table.alive(0)


def test_what_saves_others_saves_the_tinker() -> None:
    seats = "tinker chef empath innkeeper scarlet_woman imp"
    table = Table(seats).night().day()
    table.night(innkeeper=(0, 1), innkeeper_drunk=1, imp=2, tinker="yes")
    assert table.dead == [2]
    seats = "chef scarlet_woman imp empath tinker tea_lady"
    table = Table(seats).night().day(tinker="yes")
    assert table.alive(4)


def test_a_monk_does_not_save_the_tinker() -> None:
    assert Table(SIX).night().day().night(imp=1, monk=0, tinker="yes").dead == [0, 1]


def test_a_tinker_killed_by_the_demon_does_not_die_twice() -> None:
    table = Table(SIX).night().day().night(imp=0, monk=2, tinker="yes")
    assert table.dead == [0]
    assert table.asked("tinker") == []


def test_who_becomes_the_tinker_may_die_from_then_on() -> None:
    table = Table(SIX).night()
    table.telling.amend(("role", 1, "tinker"))
    table.telling.amend(("role", 0, "saint"))
    assert table.day(tinker="yes").dead == [1]
