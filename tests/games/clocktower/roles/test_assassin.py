"""The Assassin."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

SEVEN = "assassin imp chef empath monk slayer soldier"
TEN = "assassin poisoner imp chef empath monk slayer soldier mayor ravenkeeper"


def test_once_in_the_game_a_player_dies() -> None:
    table = Table(SEVEN).night().day().night(imp=2, monk=3, assassin=3)
    assert table.dead == [2, 3]
    table.day().night(imp=6, monk=3, assassin=5)
    assert table.woke(0) == []
    assert table.dead == []


def test_not_on_the_first_night() -> None:
    assert Table(SEVEN).night(assassin=3).woke(0) == ["minion_info"]


def test_the_assassin_may_wait() -> None:
    table = Table(SEVEN).night().day().night(imp=2, monk=3)
    assert table.woke(0) == ["assassin"]
    assert table.dead == [2]
    assert table.day().night(imp=6, monk=3, assassin=5).dead == [5]


def test_who_the_monk_protects_dies_and_the_soldier_too() -> None:
    assert Table(SEVEN).night().day().night(imp=6, monk=3, assassin=5).dead == [5]
    assert Table(SEVEN).night().day().night(imp=6, monk=3, assassin=6).dead == [6]


def test_ruling_143_nobody_else_dies_in_the_mayors_stead() -> None:
    table = Table(TEN, poisoner=3).night().day().night(imp=7, monk=3, assassin=8, bounce=4)
    assert table.dead == [8]
    assert table.asked("bounce") == []


def test_a_poisoned_assassin_has_wasted_it() -> None:
    table = Table(TEN, poisoner=3).night().day().night(poisoner=0, imp=7, monk=3, assassin=4)
    assert table.dead == []
    assert table.day().night(poisoner=3, imp=7, monk=3, assassin=4).woke(0) == []


def test_a_poisoned_assassin_who_waits_has_not() -> None:
    table = Table(TEN, poisoner=3).night().day().night(poisoner=0, imp=7, monk=3)
    assert table.day().night(poisoner=3, imp=7, monk=3, assassin=4).dead == [4]


def test_the_dead_do_not_die_again_and_it_is_spent() -> None:
    table = Table(SEVEN).night().day().night(imp=2, monk=3, assassin=2)
    assert table.dead == [2]
    assert table.day().night(imp=6, monk=3, assassin=3).woke(0) == []


def test_an_assassin_killed_before_does_nothing() -> None:
    table = Table(SEVEN).night().day().night(imp=0, monk=3, assassin=3)
    assert table.dead == [0]
    assert table.woke(0) == []


def test_a_traveller_may_be_chosen_and_the_assassin_too() -> None:
    table = Table(SEVEN)
    arrive(table, "beggar")
    assert table.night().day().night(imp=6, monk=3, assassin=7).dead == [7]
    assert Table(SEVEN).night().day().night(imp=6, monk=3, assassin=0).dead == [0]


def test_a_ravenkeeper_learns_a_role() -> None:
    table = Table(TEN, poisoner=3).night().day()
    table.night(imp=7, monk=3, assassin=9, ravenkeeper=2)
    assert table.told(9) == ["imp"]


def test_the_demon_may_be_killed() -> None:
    table = Table(SEVEN).night().day().night(imp=6, monk=3, assassin=1)
    assert table.winners == ("good",)


def test_a_new_assassin_has_a_blade_of_their_own() -> None:
    table = Table(SEVEN).night().day().night(imp=6, monk=3, assassin=2)
    at_once(become(table.town, 0, "assassin"))
    assert table.day().night(imp=6, monk=5, assassin=3).dead == [3]
