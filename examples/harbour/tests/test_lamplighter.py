"""Lamplighter: chooses another player, learns how many of their living neighbours are evil."""

from fabula.games.clocktower.phases.lines import sheet as night_sheet
from fabula.testing import Table

CIRCLE = "lamplighter imp empath poisoner monk mayor slayer"  # seats 0 to 6


def test_it_counts_the_neighbours_of_the_chosen_one() -> None:
    assert Table(CIRCLE).night(lamplighter=2, poisoner=5).told(0) == [2]
    assert Table(CIRCLE).night(lamplighter=5, poisoner=6).told(0) == [0]


def test_it_cannot_choose_itself() -> None:
    assert Table(CIRCLE).asked_by_night("lamplighter") == (1, 2, 3, 4, 5, 6)


def test_the_dead_are_passed_over_for_who_sits_behind_them() -> None:
    table = Table(CIRCLE).night(poisoner=5).day()
    assert table.night(lamplighter=5, poisoner=6, monk=0, imp=4).told(0) == [1]
    assert table.dead == [4]


def test_it_wakes_each_night_right_after_the_empath() -> None:
    table = Table(CIRCLE).night(poisoner=5)
    assert table.woke(0) == ["lamplighter"]
    sheet = night_sheet(table.telling.grimoire, 1)
    assert sheet[sheet.index("empath") + 1] == "lamplighter"


def test_poisoned_it_may_see_anything() -> None:
    table = Table(CIRCLE)
    assert table.night(poisoner=0, lamplighter=2, **{"learn:lamplighter": 0}).told(0) == [0]


def test_a_recluse_may_register_as_evil() -> None:
    table = Table("lamplighter imp empath recluse poisoner mayor")
    assert table.night(lamplighter=2, poisoner=5, **{"learn:lamplighter": 2}).told(0) == [2]
