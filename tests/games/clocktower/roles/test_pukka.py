"""The Pukka."""

from __future__ import annotations

from tests.games.clocktower.square import marked, open_talk
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import POISONED

SEVEN = "baron pukka chef empath slayer saint butler"
EIGHT = "poisoner pukka chef empath monk ravenkeeper soldier butler"
TEN = "poisoner scarlet_woman pukka chef empath monk slayer soldier mayor undertaker"


def test_on_the_first_night_a_player_is_poisoned() -> None:
    table = Table(SEVEN).night(pukka=3)
    assert marked(table, POISONED) == [3]
    assert table.dead == []


def test_the_night_after_the_poisoned_player_dies_and_is_healthy() -> None:
    table = Table(SEVEN).night(pukka=3).day().night(pukka=2)
    assert table.dead == [3]
    assert marked(table, POISONED) == [2]


def test_night_by_night() -> None:
    table = Table(SEVEN).night(pukka=3).day().night(pukka=2).day().night(pukka=4)
    assert table.dead == [2]


def test_the_poisoned_may_be_told_anything() -> None:
    table = Table(SEVEN)
    assert table.asked_by_night("learn:empath", pukka=3) == (0, 1, 2)


def test_who_is_poisoned_cannot_shoot() -> None:
    table = Table(SEVEN).night(pukka=4)
    open_talk(table).say(4, "slay", 1)
    assert table.dead == []


def test_the_victim_dies_poisoned_and_learns_nothing_true() -> None:
    table = Table(EIGHT, poisoner=2).night(pukka=5).day()
    options = table.asked_by_night("learn:ravenkeeper", pukka=2, monk=7, ravenkeeper=1)
    assert "butler" in options


def test_a_poisoned_saint_who_is_executed_loses_nothing_and_nobody_dies_by_night() -> None:
    table = Table(SEVEN).night(pukka=5).day((2, 5, (2, 3, 4, 6)))
    assert table.winners == ()
    assert table.night(pukka=2).dead == []


def test_the_soldier_cannot_be_poisoned() -> None:
    assert marked(Table(EIGHT, poisoner=2).night(pukka=6), POISONED) == [2]


def test_a_poisoned_soldier_dies() -> None:
    table = Table(EIGHT, poisoner=[6, 2]).night(pukka=6).day()
    assert table.night(pukka=3, monk=7).dead == [6]


def test_whom_the_monk_protects_cannot_be_poisoned() -> None:
    table = Table(EIGHT, poisoner=2).night(pukka=2).day().night(pukka=3, monk=3, poisoner=7)
    assert marked(table, POISONED) == [7]


def test_ruling_151_who_is_protected_when_due_lives_and_is_healthy() -> None:
    table = Table(EIGHT, poisoner=2).night(pukka=3).day().night(pukka=7, monk=3)
    assert table.dead == []
    assert marked(table, POISONED) == [2, 7]
    assert table.day().night(pukka=5, monk=3).dead == [7]


def test_while_the_pukka_is_poisoned_the_poison_rests() -> None:
    table = Table(EIGHT, poisoner=[2, 1, 2]).night(pukka=3).day().night(pukka=5, monk=7)
    assert table.dead == []
    assert marked(table, POISONED) == [1]
    table.day().night(pukka=7, monk=5)
    assert table.dead == [3]
    assert marked(table, POISONED) == [2, 7]


def test_when_the_pukka_dies_all_are_healthy() -> None:
    table = Table(TEN, poisoner=9).night(pukka=3).day((4, 2, (4, 5, 6, 7, 8)))
    assert marked(table, POISONED) == [9]
    assert table.role(1) == "pukka"
    assert table.night(pukka=4, monk=8).dead == []
    assert table.day().night(pukka=3, monk=8).dead == [4]


def test_the_dead_may_be_chosen_and_do_not_die_again() -> None:
    table = Table(SEVEN).night(pukka=3).day().night(pukka=3)
    assert table.dead == [3]
    table.day().night(pukka=3).day()
    assert table.night(pukka=2).dead == []


def test_the_pukka_may_choose_itself_and_dies_of_it() -> None:
    table = Table(SEVEN).night(pukka=1)
    assert table.winners == ()
    assert table.day().night(pukka=2).winners == ("good",)


def test_the_mayor_is_poisoned_and_nobody_dies_in_their_stead() -> None:
    table = Table(TEN, poisoner=9).night(pukka=8).day().night(pukka=3, monk=4, bounce=5)
    assert table.asked("bounce") == []
    assert table.dead == [8]


def test_ruling_152_of_two_poisons_only_its_own_goes() -> None:
    table = Table(EIGHT, poisoner=[3, 3]).night(pukka=3).day().night(pukka=7, monk=3)
    assert table.dead == []
    assert marked(table, POISONED) == [3, 7]


def test_ruling_777_who_takes_its_place_at_night_poisons_nobody_until_the_next_one() -> None:
    table = Table(TEN, poisoner=9).night(pukka=2).day().night(pukka=3, monk=4)
    assert (table.dead, table.role(1)) == ([2], "pukka")
    assert table.woke(1) == []
    assert marked(table, POISONED) == [9], "whom the dead one has just bitten is well"
    assert table.day().night(pukka=4, monk=8).dead == []
    assert marked(table, POISONED) == [4, 9]
