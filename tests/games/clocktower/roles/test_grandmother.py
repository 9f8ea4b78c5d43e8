"""The Grandmother."""

from __future__ import annotations

from tests.games.clocktower.table import Table

SEVEN = "grandmother gambler chef empath monk scarlet_woman imp"
POISONED = "grandmother gambler chef empath monk poisoner imp"
INN = "grandmother innkeeper chef empath gambler scarlet_woman imp"
LEARN = "learn:grandmother"
RIGHT = (0, "grandmother")  # what a Gambler may bet on without harm


def test_she_learns_a_good_player_and_their_role_once() -> None:
    table = Table(SEVEN).night()
    assert table.told(0) == [(1, "gambler")]
    assert table.asked(LEARN) == [((1, "gambler"), (2, "chef"), (3, "empath"), (4, "monk"))]
    assert table.day().night(imp=2, monk=3, gambler=RIGHT).woke(0) == []


def test_if_the_demon_kills_the_grandchild_she_dies_too() -> None:
    table = Table(SEVEN).night().day().night(imp=1, monk=2, gambler=RIGHT)
    assert table.dead == [0, 1]


def test_if_the_demon_kills_another_she_lives() -> None:
    assert Table(SEVEN).night().day().night(imp=2, monk=3, gambler=RIGHT).dead == [2]


def test_other_deaths_of_the_grandchild_are_nothing_to_her() -> None:
    table = Table(SEVEN).night().day().night(imp=6, monk=6, gambler=(2, "imp"))
    assert table.dead == [1]
    table = Table(SEVEN).night().day((0, 1, (0, 2, 3, 4)))
    assert table.dead == [1]


def test_a_monks_protection_is_from_the_demon_only_and_an_innkeepers_from_all() -> None:
    assert Table(SEVEN).night().day().night(imp=1, monk=0, gambler=RIGHT).dead == [0, 1]
    table = Table(INN, **{LEARN: (2, "chef")}).night().day()
    table.night(innkeeper=(0, 3), innkeeper_drunk=3, imp=2, gambler=RIGHT)
    assert table.dead == [2]


def test_a_protected_grandchild_costs_nobody_a_life() -> None:
    assert Table(SEVEN).night().day().night(imp=1, monk=1, gambler=RIGHT).dead == []


def test_a_poisoned_grandmother_does_not_follow() -> None:
    table = Table(POISONED).night(poisoner=5).day()
    assert table.night(poisoner=0, imp=1, monk=2, gambler=RIGHT).dead == [1]


def test_a_grandmother_poisoned_when_she_learns_may_be_told_any_good_role_and_has_no_grandchild() -> None:
    table = Table(POISONED).night(poisoner=0, **{LEARN: (1, "gambler")})
    told = table.asked(LEARN)[0]
    assert (6, "washerwoman") in told
    assert (0, "grandmother") not in told
    assert all(role not in ("imp", "spy", "baron") for _, role in told)
    assert table.day().night(poisoner=5, imp=1, monk=2, gambler=RIGHT).dead == [1]


def test_a_drunk_who_believes_to_be_her_does_not_follow() -> None:
    table = Table("drunk:grandmother chef empath monk scarlet_woman imp", **{LEARN: (1, "chef")}).night()
    assert table.told(0) == [(1, "chef")]
    assert table.day().night(imp=1, monk=2).dead == [1]


def test_a_spy_may_be_the_grandchild_and_a_recluse_as_what_they_are() -> None:
    told = Table("grandmother gambler chef empath monk spy imp").night().asked(LEARN)[0]
    assert (5, "soldier") in told
    assert (5, "spy") not in told
    told = Table("grandmother chef empath recluse scarlet_woman imp").night().asked(LEARN)[0]
    assert [role for seat, role in told if seat == 3] == ["recluse"]


def test_the_drunk_is_learned_as_the_drunk() -> None:
    told = Table("grandmother chef drunk:empath monk scarlet_woman imp").night().asked(LEARN)[0]
    assert [role for seat, role in told if seat == 2] == ["drunk"]


def test_who_becomes_her_learns_in_the_night_that_comes() -> None:
    table = Table(SEVEN).night(**{LEARN: (2, "chef")})
    table.telling.amend(("role", 3, "grandmother"))
    table.day().night(imp=5, monk=2, gambler=RIGHT, **{LEARN: (1, "gambler")})
    assert table.told(3) == [(1, "gambler")]
    assert table.day().night(imp=1, monk=2, gambler=RIGHT).dead == [1, 3]


def test_who_is_alone_among_the_evil_is_her_own_grandchild() -> None:
    """Where no other player is good there is none else to show."""
    table = Table("grandmother gambler sailor scarlet_woman imp")
    for seat in (1, 2):
        table.telling.amend(("side", seat, "evil"))
    assert table.night(sailor=4).told(0) == [(0, "grandmother")]
