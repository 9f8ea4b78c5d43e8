"""The Exorcist."""

from __future__ import annotations

from tests.games.clocktower.table import Table

SEVEN = "exorcist chef empath monk soldier scarlet_woman imp"
POISONED = "exorcist chef empath monk soldier poisoner imp"


def test_the_exorcist_sleeps_in_the_first_night() -> None:
    assert Table(SEVEN).night().woke(0) == []


def test_a_demon_who_is_chosen_learns_of_the_exorcist_and_does_not_act() -> None:
    table = Table(SEVEN).night().day().night(exorcist=6, monk=1)
    assert table.asked("imp") == []
    assert table.dead == []
    assert table.told(6) == [(0,)]
    assert table.woke(6) == ["exorcised"]


def test_another_choice_lets_the_demon_kill_and_tells_nobody() -> None:
    table = Table(SEVEN).night().day().night(exorcist=5, monk=1, imp=2)
    assert table.dead == [2]
    assert table.told(6) == table.told(5) == []


def test_anybody_may_be_chosen_but_not_whom_they_chose_last_night() -> None:
    table = Table(SEVEN).night().bury(4).day().night(exorcist=2, monk=1, imp=3)
    assert table.asked("exorcist") == [(0, 1, 2, 3, 4, 5, 6)]
    table.day().night(exorcist=3, imp=1)
    assert table.asked("exorcist") == [(0, 1, 3, 4, 5, 6)]
    assert 2 in table.day().asked_by_night("exorcist")


def test_the_demon_acts_again_in_the_next_night() -> None:
    table = Table(SEVEN).night().day().night(exorcist=6, monk=1).day()
    assert table.night(exorcist=1, monk=1, imp=2).dead == [2]


def test_a_poisoned_exorcist_keeps_nobody_asleep_and_the_demon_learns_nothing() -> None:
    table = Table(POISONED).night(poisoner=1).day().night(poisoner=0, exorcist=6, monk=1, imp=2)
    assert table.dead == [2]
    assert table.told(6) == []
    table.day()
    assert 6 not in table.asked_by_night("exorcist", poisoner=1)


def test_a_poisoned_demon_learns_and_sleeps_all_the_same() -> None:
    table = Table(POISONED).night(poisoner=1).day().night(poisoner=6, exorcist=6, monk=1)
    assert table.told(6) == [(0,)]
    assert table.asked("imp") == []


def test_a_drunk_exorcist_keeps_nobody_asleep() -> None:
    table = Table("drunk:exorcist chef empath monk scarlet_woman imp").night().day()
    assert table.night(exorcist=5, monk=1, imp=2).dead == [2]


def test_a_recluse_may_register_as_the_demon_and_learn_of_it() -> None:
    seats = "exorcist chef empath recluse scarlet_woman imp"
    asked = "register:exorcist"
    table = Table(seats).night().day().night(exorcist=3, imp=1, **{asked: "yes"})
    assert table.told(3) == [(0,)]
    assert table.dead == [1]
    assert Table(seats).night().day().night(exorcist=3, imp=1, **{asked: "no"}).told(3) == []


def test_who_has_become_the_demon_is_found() -> None:
    table = Table(SEVEN).night().day((0, 6, (0, 1, 2, 3))).night(exorcist=5, monk=1)
    assert table.asked("imp") == []
    assert table.told(5)[-1] == (0,)


def test_the_poisoner_is_not_kept_asleep() -> None:
    table = Table(POISONED).night(poisoner=1).day().night(poisoner=2, exorcist=5, monk=1, imp=3)
    assert table.woke(5) == ["poisoner"]


def test_ruling_778_a_dead_demon_is_found_and_its_heir_attacks_all_the_same() -> None:
    table = Table(SEVEN).night().day((0, 6, (0, 1, 2, 3))).night(exorcist=6, monk=1, imp=2)
    assert (table.told(6), table.told(5)) == ([(0,)], [])
    assert table.asked("imp") == [(0, 1, 2, 3, 4, 5, 6)]
    assert table.dead == [2]
