"""Undertow: kills each night but the first; good wins by its execution only."""

from fabula.testing import Table

CIRCLE = "undertow empath slayer poisoner monk mayor chef"
ALL = (1, 2, 4, 5)


def test_it_kills() -> None:
    assert Table(CIRCLE).night(poisoner=5).day().night(poisoner=5, monk=2, undertow=1).dead == [1]


def test_its_execution_wins_for_good() -> None:
    table = Table(CIRCLE).night(poisoner=5).day((1, 0, ALL))
    assert table.winners == ("good",)


def test_shot_by_a_slayer_it_does_not_lose() -> None:
    table = Table(CIRCLE).night(poisoner=5)
    table.open_nominations().say(2, "slay", 0)
    assert not table.alive(0)
    assert not table.is_over


def test_then_evil_wins_when_two_live() -> None:
    table = Table("undertow empath slayer poisoner mayor").night(poisoner=4)
    table.open_nominations().say(2, "slay", 0)
    table.close_the_day().night(poisoner=4)
    table.day((1, 2, (1, 3, 4))).night(poisoner=4)
    assert not table.is_over
    assert table.day((1, 1, (1, 3, 4))).winners == ("evil",)


def test_poisoned_it_is_a_demon_like_any_other() -> None:
    table = Table(CIRCLE).night(poisoner=0)
    table.open_nominations().say(2, "slay", 0)
    assert table.is_over
    assert table.end_if_decided().winners == ("good",)
