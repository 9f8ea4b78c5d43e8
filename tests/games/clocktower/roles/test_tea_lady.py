"""The Tea Lady."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

SEVEN = "tea_lady chef scarlet_woman imp empath monk gambler"  # between the Gambler and the Chef
ALL = (0, 1, 4, 5, 6)
RIGHT = (3, "imp")
ASKED = "register:tea_lady"


def test_two_good_neighbours_cannot_die_by_the_demon() -> None:
    table = Table(SEVEN).night().day().night(imp=1, monk=4, gambler=RIGHT)
    assert table.dead == []
    assert table.found("attacked")[0]["kind"] == "tea_lady"


def test_nor_by_execution_and_all_hear_that_they_live() -> None:
    table = Table(SEVEN).night().day((0, 1, ALL))
    assert table.executed == [1]
    assert table.dead == []
    assert len(table.found("survived")) == 1


def test_nor_by_anything_else() -> None:
    assert Table(SEVEN).night().day().night(imp=3, monk=3, gambler=(1, "imp")).dead == []


def test_she_herself_and_those_further_away_die() -> None:
    assert Table(SEVEN).night().day().night(imp=0, monk=4, gambler=RIGHT).dead == [0]
    assert Table(SEVEN).night().day().night(imp=4, monk=1, gambler=RIGHT).dead == [4]


def test_one_evil_neighbour_is_enough_to_protect_neither() -> None:
    table = Table("tea_lady chef empath monk soldier imp scarlet_woman").night().day((0, 1, (0, 2, 3, 4)))
    assert table.dead == [1]


def test_the_nearest_who_live_are_her_neighbours() -> None:
    table = Table(SEVEN).night().bury(1).day((0, 6, ALL))
    assert table.dead == [6]
    table = Table(SEVEN).night().bury(6).day((0, 5, (0, 1, 4, 5)))
    assert table.dead == []


def test_who_turns_evil_ends_it_at_once() -> None:
    table = Table(SEVEN).night()
    table.telling.amend(("side", 6, "evil"))
    assert table.day((0, 1, ALL)).dead == [1]


def test_a_recluse_beside_her_may_register_as_evil() -> None:
    seats = "tea_lady recluse scarlet_woman imp empath chef"
    assert Table(seats).night().day((0, 5, (0, 1, 4, 5)), **{ASKED: "yes"}).dead == []
    assert Table(seats).night().day((0, 5, (0, 1, 4, 5)), **{ASKED: "no"}).dead == [5]


def test_a_spy_beside_her_may_register_as_good() -> None:
    seats = "tea_lady spy chef imp empath monk soldier"
    assert Table(seats).night().day((0, 6, (0, 2, 4, 5)), **{ASKED: "yes"}).dead == []
    assert Table(seats).night().day((0, 6, (0, 2, 4, 5)), **{ASKED: "no"}).dead == [6]


def test_a_poisoned_tea_lady_protects_nobody() -> None:
    seats = "tea_lady chef poisoner imp empath monk gambler"
    assert Table(seats).night(poisoner=0).day((0, 1, ALL)).dead == [1]


def test_a_drunk_tea_lady_protects_nobody() -> None:
    seats = "drunk:tea_lady chef scarlet_woman imp empath monk"
    assert Table(seats).night().day((0, 1, (0, 1, 4, 5))).dead == [1]


def test_a_dead_tea_lady_protects_nobody() -> None:
    assert Table(SEVEN).night().bury(0).day((1, 1, (1, 4, 5, 6))).dead == [1]


def test_a_good_traveller_beside_her_does_not_die_of_exile() -> None:
    table = Table(SEVEN).night()
    thief = arrive(table, "thief", "good", after=0)
    table.open_nominations().exile(0, thief, *ALL)
    assert table.alive(thief)


def test_the_fool_beside_her_keeps_the_joke() -> None:
    table = Table("tea_lady fool scarlet_woman imp empath monk gambler").night().day((0, 1, ALL))
    assert table.dead == []
    assert not [mark for mark in table.telling.grimoire.marks if mark.kind == "spent"]


def test_who_becomes_the_tea_lady_protects_from_then_on() -> None:
    table = Table(SEVEN).night()
    table.telling.amend(("role", 0, "chef"))
    table.telling.amend(("role", 5, "tea_lady"))
    assert table.day((0, 4, ALL)).dead == []
