"""The Choirboy."""

from __future__ import annotations

from random import Random

from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.sets.role_sets import Sets

FIVE = "king choirboy chef scarlet_woman imp"
SCRIPT = (*TROUBLE_BREWING, "king", "choirboy")


def test_if_the_demon_kills_the_king_the_choirboy_learns_who_the_demon_is() -> None:
    table = Table(FIVE).night().day().night(imp=0)
    assert table.told(1) == [(4,)]
    assert table.asked("learn:choirboy") == []


def test_while_the_king_lives_the_choirboy_sleeps() -> None:
    assert Table(FIVE).night().day().night(imp=2).woke(1) == []


def test_if_the_king_is_executed_there_is_nothing_to_learn() -> None:
    table = Table(FIVE).night().day((0, 0, (0, 1, 2))).night(imp=2)
    assert table.woke(1) == []


def test_it_was_the_demon_too_if_the_king_dies_in_place_of_a_mayor() -> None:
    table = Table("king choirboy mayor scarlet_woman imp").night().day().night(imp=2, bounce=0)
    assert table.told(1) == [(4,)]


def test_it_was_not_the_demon_if_another_kills_the_king() -> None:
    table = Table("king choirboy empath assassin imp").night().day().night(imp=2, assassin=0)
    assert table.woke(1) == []


def test_a_dead_choirboy_learns_nothing() -> None:
    assert Table(FIVE).night().bury(1).day().night(imp=0).woke(1) == []


def test_a_recluse_may_register_as_the_demon() -> None:
    table = Table("king choirboy chef recluse scarlet_woman imp").night().day().night(imp=0)
    assert table.asked("learn:choirboy") == [((5,), (3,))]


def test_a_poisoned_choirboy_may_be_shown_anybody() -> None:
    table = Table("king choirboy chef poisoner imp").night(poisoner=2).day().night(poisoner=1, imp=0)
    assert table.asked("learn:choirboy") == [((0,), (2,), (3,), (4,))]


def test_a_poisoned_king_was_killed_all_the_same() -> None:
    table = Table("king choirboy chef poisoner imp").night(poisoner=2).day().night(poisoner=0, imp=0)
    assert table.told(1) == [(4,)]


def test_a_drunk_may_be_shown_anybody() -> None:
    table = Table("drunk:choirboy king chef empath scarlet_woman imp").night().day().night(imp=1)
    assert len(table.asked("learn:choirboy")[0]) == 5


def test_under_a_vortox_it_is_somebody_else() -> None:
    table = Table("king choirboy chef scarlet_woman vortox").night().day((0, 2, (0, 1, 3))).night(vortox=0)
    assert table.asked("learn:choirboy") == [((0,), (2,), (3,))]


def test_a_dead_demon_is_not_meant() -> None:
    table = Table("king choirboy chef empath monk scarlet_woman imp").night().day().night(imp=6, monk=2)
    assert table.role(5) == "imp"
    assert table.day().night(imp=0, monk=2).told(1) == [(5,)]


def test_where_there_is_a_choirboy_there_is_a_king() -> None:
    sets = Sets(7, SCRIPT)
    others = ("chef", "empath", "monk", "poisoner", "imp")
    assert ("king", "choirboy", *others) in sets
    assert ("soldier", "choirboy", *others) not in sets
    assert ("king", "soldier", *others) in sets
    drawn = [sets.draw(Random(lot).randrange) for lot in range(200)]
    assert all("king" in one for one in drawn if "choirboy" in one)
    assert {("choirboy" in one, "king" in one) for one in drawn} == {
        (False, False), (False, True), (True, True)
    }  # fmt: skip


def test_in_a_script_without_a_king_the_choirboy_is_in_no_set() -> None:
    sets = Sets(7, (*TROUBLE_BREWING, "choirboy"))
    assert all("choirboy" not in sets.draw(Random(lot).randrange) for lot in range(100))


def test_the_leader_is_told_that_the_king_is_needed() -> None:
    (shown,) = Sets(7, SCRIPT).shown()
    assert shown["brings"] == {"choirboy": "king"}
