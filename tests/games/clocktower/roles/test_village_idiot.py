"""The Village Idiot."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.table import Table

from fabula.core.working import bears
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.sets.role_sets import Sets

FIVE = "village_idiot chef empath scarlet_woman imp"
THREE = "village_idiot village_idiot village_idiot chef empath scarlet_woman imp"
SCRIPT = (*TROUBLE_BREWING, "village_idiot")


def drunkards(table: Table) -> list[int]:
    """Who is drunk."""
    grimoire = table.telling.grimoire
    return [seat for seat in range(grimoire.seats) if bears(grimoire, seat, "drunk")]


@pytest.mark.parametrize(("chosen", "side"), [(0, "good"), (1, "good"), (3, "evil"), (4, "evil")])
def test_the_village_idiot_learns_the_side_of_whom_they_choose(chosen: int, side: str) -> None:
    table = Table(FIVE).night(village_idiot=chosen)
    assert table.told(0) == [side]
    assert table.day().night(village_idiot=chosen, imp=1).told(0) == [side]


def test_what_counts_is_the_side_and_not_the_role() -> None:
    table = Table(FIVE)
    table.telling.amend(("side", 1, "evil"))
    assert table.night(village_idiot=1).told(0) == ["evil"]


def test_a_recluse_or_a_spy_may_register_either_way() -> None:
    table = Table("village_idiot recluse chef empath scarlet_woman imp").night(village_idiot=1)
    assert table.asked("learn:village_idiot") == [("good", "evil")]
    table = Table("village_idiot chef empath spy imp").night(village_idiot=3)
    assert table.asked("learn:village_idiot") == [("evil", "good")]


def test_a_poisoned_village_idiot_may_hear_either() -> None:
    table = Table("village_idiot chef empath poisoner imp", poisoner=0).night(village_idiot=1)
    assert table.asked("learn:village_idiot") == [("good", "evil")]


def test_under_a_vortox_the_village_idiot_hears_the_contrary() -> None:
    table = Table("village_idiot chef empath scarlet_woman vortox").night(village_idiot=1)
    assert table.told(0) == ["evil"]


def test_who_believes_to_be_one_may_hear_either() -> None:
    table = Table("drunk:village_idiot chef empath scarlet_woman imp monk").night(village_idiot=1)
    assert table.asked("learn:village_idiot") == [("good", "evil")]


def test_alone_the_village_idiot_is_sober() -> None:
    table = Table(FIVE)
    assert drunkards(table) == []
    assert table.asked("village_idiot_drunk") == []


def test_of_several_one_is_drunk_and_the_storyteller_decides_which() -> None:
    table = Table(THREE, village_idiot_drunk=1)
    assert drunkards(table) == [1]
    assert table.asked("village_idiot_drunk") == [(0, 1, 2)]


def test_all_of_them_wake_and_the_drunk_one_may_hear_anything() -> None:
    table = Table(THREE, village_idiot_drunk=1).night(village_idiot={0: 6, 1: 6, 2: 5})
    assert (table.told(0), table.told(2)) == (["evil"], ["evil"])
    assert len(table.told(1)) == 1
    assert [len(one) for one in table.asked("learn:village_idiot")] == [2]


def test_the_drunk_one_stays_drunk_when_the_others_are_dead() -> None:
    table = Table(THREE, village_idiot_drunk=1).night().day().night(imp=0)
    assert drunkards(table.day().night(imp=2)) == [1]


def test_no_player_learns_which_is_drunk() -> None:
    table = Table(THREE, village_idiot_drunk=1).night()
    for seat in range(7):
        assert {"marked", "noted"}.isdisjoint(event["e"] for event in table.heard_by(seat))


def test_there_may_be_one_two_or_three_but_not_four() -> None:
    sets = Sets(7, SCRIPT)
    others = ("chef", "empath", "monk", "soldier")
    for many in (1, 2, 3):
        assert (*many * ("village_idiot",), *others[: 5 - many], "poisoner", "imp") in sets
    assert (*4 * ("village_idiot",), "chef", "poisoner", "imp") not in sets
    assert ("chef", "chef", "monk", "soldier", "empath", "poisoner", "imp") not in sets


def test_sets_by_lot_have_one_two_or_three_of_them() -> None:
    sets = Sets(7, SCRIPT)
    drawn = [sets.draw(Random(lot).randrange) for lot in range(300)]
    assert all(one in sets for one in drawn)
    assert {one.count("village_idiot") for one in drawn} == {0, 1, 2, 3}


def test_all_sets_with_several_are_listed_once() -> None:
    sets = Sets(5, ("village_idiot", "chef", "empath", "monk", "saint", "poisoner", "baron", "imp"))
    listed = list(sets)
    assert len(listed) == len(dict.fromkeys(listed)) == len(sets)
    assert all(one in sets for one in listed)
    assert (*3 * ("village_idiot",), "poisoner", "imp") in listed


def test_the_leader_is_told_how_many_there_may_be() -> None:
    (shown,) = Sets(7, SCRIPT).shown()
    assert shown["several"] == {"village_idiot": 3}


def test_a_pit_hag_may_make_one_more_and_then_one_is_drunk() -> None:
    table = Table("village_idiot chef empath pit_hag imp").night().day()
    table.night(pit_hag=(1, "village_idiot"), imp=2, village_idiot_drunk=0)
    assert table.role(1) == "village_idiot"
    assert table.asked("village_idiot_drunk") == [(0, 1)]
    assert drunkards(table) == [0]


def test_a_pit_hag_makes_no_fourth_and_none_of_whom_is_one() -> None:
    table = Table("village_idiot village_idiot village_idiot chef empath pit_hag imp").night().day()
    table.night(pit_hag=(3, "village_idiot"), imp=4)
    assert table.role(3) == "chef"
    table = Table("village_idiot chef empath pit_hag imp").night().day()
    table.night(pit_hag=(0, "village_idiot"), imp=1)
    assert table.found("became") == []


def test_a_philosopher_makes_all_of_them_drunk() -> None:
    roles = "philosopher village_idiot village_idiot chef empath scarlet_woman imp"
    table = Table(roles, village_idiot_drunk=1).night(philosopher="village_idiot", village_idiot={0: 6})
    assert drunkards(table) == [1, 2]
    assert table.told(0) == ["evil"]
