"""The Fortune Teller."""

from __future__ import annotations

import contextlib

from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import RED_HERRING
from fabula.games.clocktower.town.changes import become

FIVE = "fortune_teller chef monk scarlet_woman imp"


def told_of(two: tuple[int, int], roles: str = FIVE, red_herring: int = 0, **settled: object) -> object:
    return Table(roles, red_herring=red_herring, **settled).night(fortune_teller=two).told(0)[0]


def test_the_fortune_teller_learns_whether_one_of_two_is_a_demon() -> None:
    assert told_of((1, 4)) == "yes"
    assert told_of((1, 3)) == "no"


def test_the_red_herring_always_seems_to_be_a_demon() -> None:
    table = Table(FIVE, red_herring=1).night(fortune_teller=(1, 2))
    assert table.told(0) == ["yes"]
    table.day().night(fortune_teller=(1, 3), imp=2, monk=1)
    assert table.told(0) == ["yes"]


def test_a_dead_red_herring_still_seems_to_be_a_demon() -> None:
    table = Table(FIVE, red_herring=1).night(fortune_teller=(1, 2)).bury(1).day()
    assert table.night(fortune_teller=(1, 3), imp=1).told(0) == ["yes"]


def test_any_good_player_may_be_the_red_herring_the_fortune_teller_too() -> None:
    assert Table(FIVE).asked("red_herring") == [(0, 1, 2)]
    assert told_of((0, 1), red_herring=0) == "yes"


def test_a_recluse_and_a_good_traveller_may_be_the_red_herring_and_a_spy_never() -> None:
    seats = (
        "fortune_teller chef imp washerwoman librarian investigator empath undertaker monk poisoner "
        "ravenkeeper scarlet_woman butler spy recluse thief:{}"
    )
    good = (0, 1, 3, 4, 5, 6, 7, 8, 10, 12, 14)
    assert Table(seats.format("good")).asked("red_herring") == [(*good, 15)]
    assert Table(seats.format("evil")).asked("red_herring") == [good]


def test_any_two_may_be_chosen_oneself_and_the_dead_too() -> None:
    table = Table(FIVE).night(fortune_teller=(0, 1))
    assert len(table.asked("fortune_teller")[0]) == 10
    table.bury(2).day().night(imp=2, monk=1, fortune_teller=(0, 2))
    assert len(table.asked("fortune_teller")[0]) == 10


def test_a_dead_demon_still_is_one() -> None:
    table = Table(FIVE, red_herring=0).night(fortune_teller=(1, 2)).day((0, 4, (0, 1, 2)))
    assert table.role(3) == "imp"
    assert table.night(imp=1, monk=0, fortune_teller=(2, 4)).told(0) == ["yes"]


def test_a_scarlet_woman_is_a_demon_once_she_has_become_one() -> None:
    table = Table(FIVE, red_herring=0).night(fortune_teller=(1, 3))
    assert table.told(0) == ["no"]
    table.day((0, 4, (0, 1, 2))).night(imp=1, monk=0, fortune_teller=(1, 3))
    assert table.told(0) == ["yes"]


def test_a_recluse_may_seem_to_be_a_demon() -> None:
    roles = "fortune_teller recluse chef monk scarlet_woman imp"
    table = Table(roles).night(fortune_teller=(1, 2))
    assert table.asked("learn:fortune_teller") == [("no", "yes")]
    assert told_of((1, 5), roles) == "yes"


def test_a_poisoned_recluse_seems_to_be_no_demon() -> None:
    assert told_of((1, 2), "fortune_teller recluse chef monk poisoner imp", poisoner=1) == "no"


def test_a_spy_seems_to_be_no_demon() -> None:
    assert told_of((1, 2), "fortune_teller spy chef monk imp") == "no"


def test_a_poisoned_demon_is_found() -> None:
    """The Fortune Teller finds a drunken Demon (Опьянение и отравление)."""
    assert told_of((1, 4), "fortune_teller chef monk poisoner imp", poisoner=4) == "yes"


def test_a_poisoned_fortune_teller_may_be_told_either() -> None:
    table = Table("fortune_teller chef monk poisoner imp", poisoner=0).night(fortune_teller=(1, 4))
    assert table.asked("learn:fortune_teller") == [("yes", "no")]


def test_a_drunk_fortune_teller_has_no_red_herring_and_may_be_told_either() -> None:
    table = Table("drunk:fortune_teller chef monk empath scarlet_woman imp")
    assert table.asked("red_herring") == []
    assert not table.telling.grimoire.marks
    assert table.night(fortune_teller=(1, 5)).asked("learn:fortune_teller") == [("yes", "no")]


def test_who_becomes_the_fortune_teller_has_a_red_herring_even_if_poisoned_at_that_moment() -> None:
    table = Table("chef monk empath poisoner imp", poisoner=0).night()
    changing = become(table.town, 0, "fortune_teller")
    asked = changing.send(None)
    assert asked.options == (0, 1, 2)
    with contextlib.suppress(StopIteration):
        changing.send(1)
    assert [mark.seat for mark in table.telling.grimoire.marks if mark.kind == RED_HERRING] == [1]
    table.day().night(poisoner=1, fortune_teller=(0, 1), imp=2, monk=3)
    assert table.told(0)[-1] == "yes"
    assert table.asked("learn:fortune_teller") == []


def test_a_fortune_teller_who_dies_in_the_night_learns_nothing() -> None:
    """The Fortune Teller dies at once and wakes no more that night (Способности)."""
    table = Table(FIVE).night().day().night(imp=0, monk=1)
    assert table.dead == [0]
    assert table.woke(0) == []
