"""The Balloonist."""

from __future__ import annotations

from random import Random

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import OUTSIDER, TROUBLE_BREWING, almanac
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.town.square import count_kinds

SEVEN = "balloonist chef empath monk soldier scarlet_woman imp"
GOOD = [(1,), (2,), (3,), (4,)]


def test_anybody_may_be_shown_on_the_first_night() -> None:
    table = Table(SEVEN).night()
    assert table.asked("learn:balloonist") == [((1,), (2,), (3,), (4,), (5,), (6,))]


def test_then_somebody_of_another_kind_each_night() -> None:
    table = Table(SEVEN, **{"learn:balloonist": [(1,), (5,), (2,)]}).night()
    table.day().night(imp=4, monk=2)
    assert table.asked("learn:balloonist") == [((5,), (6,))]
    table.day().night(imp=1, monk=2)
    assert table.asked("learn:balloonist") == [(*GOOD, (6,))]


def test_the_dead_and_travellers_are_shown_too() -> None:
    table = Table(SEVEN, **{"learn:balloonist": [(6,)]})
    thief = arrive(table, "thief")
    table.night(thief=1).day().night(imp=1, monk=2, thief=2)
    assert (thief,) in table.asked("learn:balloonist")[0]
    assert (1,) in table.asked("learn:balloonist")[0]


def test_a_spy_shown_last_night_may_have_been_of_any_kind_they_register_as() -> None:
    table = Table("balloonist chef empath spy imp", **{"learn:balloonist": [(3,)]}).night().day().night(imp=1)
    assert set(table.asked("learn:balloonist")[0]) == {(1,), (2,), (3,), (4,)}


def test_a_spy_after_a_townsfolk_was_no_townsfolk() -> None:
    table = Table("balloonist chef empath spy imp", **{"learn:balloonist": [(1,), (3,), (3,)]})
    table.night().day().night(imp=2)
    assert table.asked("learn:balloonist") == [((3,), (4,))]
    table.telling.amend(("revive", 2))
    table.day().night(imp=2)
    assert set(table.asked("learn:balloonist")[0]) == {(1,), (2,), (3,), (4,)}


def test_a_recluse_may_be_shown_after_an_outsider() -> None:
    table = Table("balloonist chef empath recluse saint baron imp", **{"learn:balloonist": [(4,)]})
    (options,) = table.night().day().night(imp=1).asked("learn:balloonist")
    assert options == ((1,), (2,), (5,), (6,), (3,))


def test_a_poisoned_balloonist_may_be_shown_anybody() -> None:
    table = Table("balloonist chef empath poisoner imp", **{"learn:balloonist": [(1,), (2,)]})
    table.night(poisoner=4).day().night(poisoner=0, imp=1)
    assert table.asked("learn:balloonist") == [((1,), (2,), (3,), (4,))]


def test_well_again_they_are_shown_another_kind_than_that() -> None:
    table = Table(
        "balloonist chef empath monk saint poisoner imp soldier", **{"learn:balloonist": [(1,), (2,)]}
    )
    table.night(poisoner=6).day().night(poisoner=0, imp=7, monk=1)
    table.day().night(poisoner=1, imp=3, monk=2)
    assert table.asked("learn:balloonist") == [((4,), (5,), (6,))]


def test_a_drunk_balloonist_may_be_shown_anybody_each_night() -> None:
    table = Table("drunk:balloonist chef empath scarlet_woman imp monk").night().day().night(imp=1, monk=2)
    assert len(table.asked("learn:balloonist")[0]) == 5


def test_under_a_vortox_they_are_shown_the_same_kind_again() -> None:
    table = Table("balloonist chef empath scarlet_woman vortox", **{"learn:balloonist": [(1,)]}).night()
    assert len(table.asked("learn:balloonist")[0]) == 4
    table.day((0, 1, (0, 2, 3))).night(vortox=3)
    assert table.asked("learn:balloonist") == [((1,), (2,))]


def test_after_a_night_without_news_anybody_may_be_shown() -> None:
    table = Table(SEVEN, **{"learn:balloonist": [(1,)]}).night().day().night(imp=0, monk=1)
    table.telling.amend(("revive", 0))
    assert len(table.day().night(imp=2, monk=4).asked("learn:balloonist")[0]) == 6


def test_there_may_be_one_outsider_more() -> None:
    script = (*TROUBLE_BREWING, "balloonist")
    sets = Sets(7, script)
    with_one = ("balloonist", "chef", "empath", "monk", "saint", "poisoner", "imp")
    assert with_one in sets
    assert (*with_one[:4], "soldier", *with_one[5:]) in sets
    assert ("virgin", *with_one[1:]) not in sets
    drawn = [sets.draw(Random(lot).randrange) for lot in range(200)]
    assert all(one in sets for one in drawn)
    held = {(count_kinds(almanac, one)[OUTSIDER], "baron" in one) for one in drawn if "balloonist" in one}
    assert held == {(0, False), (1, False), (2, True), (3, True)}


def test_all_sets_with_a_balloonist_are_listed_once() -> None:
    script = ("balloonist", "chef", "empath", "monk", "saint", "recluse", "poisoner", "baron", "imp")
    sets = Sets(5, script)
    listed = list(sets)
    assert len(listed) == len(dict.fromkeys(listed)) == len(sets)
    assert all(one in sets for one in listed)
    assert ("balloonist", "chef", "saint", "poisoner", "imp") in listed
