"""The Fang Gu."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import OUTSIDER, TROUBLE_BREWING, of_kind
from fabula.games.clocktower.sets.role_sets import Sets

ROLES = "fang_gu saint chef poisoner empath monk soldier"


def second_night(roles: str = ROLES, **choices: Any) -> Table:
    """The second night is over; the Poisoner chooses the third player, the Monk himself never."""
    return Table(roles, poisoner=2, monk=6).night().day().night(**choices)


def test_the_fang_gu_kills() -> None:
    assert second_night(fang_gu=4).dead == [4]


def test_the_first_outsider_becomes_an_evil_fang_gu_and_the_old_one_dies() -> None:
    table = second_night(fang_gu=1)
    assert table.dead == [0]
    assert (table.role(1), table.town.side(1)) == ("fang_gu", "evil")
    assert table.winners == ()
    assert table.told(1) == ["evil"]
    assert [one["role"] for one in table.heard_by(1) if one["e"] == "shown"] == ["saint", "fang_gu"]
    assert table.woke(1) == []


def test_the_new_fang_gu_kills_in_the_next_night_and_loses_with_evil() -> None:
    table = second_night(fang_gu=1).day().night(fang_gu=4)
    assert table.dead == [4]
    assert table.day((2, 1, (2, 5, 6))).winners == ("good",)
    assert 1 not in table.found("won")[0]["seats"]


def test_12_it_jumps_once_in_the_game() -> None:
    table = second_night("fang_gu saint recluse poisoner empath monk slayer soldier", fang_gu=1)
    table.day().night(fang_gu=2)
    assert table.dead == [2]
    assert table.role(2) == "recluse"


def test_a_protected_outsider_is_neither_killed_nor_changed() -> None:
    table = second_night(fang_gu=1, monk=1)
    assert table.dead == []
    assert table.role(1) == "saint"
    assert table.day().night(fang_gu=1).dead == [0]


def test_a_poisoned_fang_gu_does_not_jump() -> None:
    table = second_night(poisoner=0, fang_gu=1)
    assert table.dead == []
    assert table.role(1) == "saint"
    assert table.day().night(fang_gu=1).dead == [0]


def test_a_dead_outsider_is_left_alone() -> None:
    table = Table(ROLES, poisoner=2, monk=6).night().bury(1).day().night(fang_gu=1)
    assert table.dead == []
    assert table.role(1) == "saint"


def test_a_recluse_need_not_register_as_an_outsider() -> None:
    roles = ROLES.replace("saint", "recluse")
    assert second_night(roles, fang_gu=1, **{"register:fang_gu": "no"}).dead == [1]
    table = second_night(roles, fang_gu=1, **{"register:fang_gu": "yes"})
    assert (table.dead, table.role(1)) == ([0], "fang_gu")


def test_ruling_228_a_spy_may_register_as_an_outsider() -> None:
    table = second_night(ROLES.replace("poisoner", "spy"), fang_gu=3, **{"register:fang_gu": "yes"})
    assert (table.dead, table.role(3)) == ([0], "fang_gu")


def test_a_drunk_becomes_the_fang_gu_and_knows() -> None:
    table = second_night(ROLES.replace("saint", "drunk:virgin"), fang_gu=1)
    assert table.role(1) == "fang_gu"
    assert table.telling.grimoire.beliefs[1] == "fang_gu"
    assert table.day().night(fang_gu=4).dead == [4]


def test_no_scarlet_woman_takes_over_from_one_who_has_jumped() -> None:
    table = second_night(ROLES.replace("poisoner", "scarlet_woman"), fang_gu=1)
    assert table.role(3) == "scarlet_woman"
    assert table.town.living_demons == (1,)


def test_ruling_229_who_dies_in_the_mayors_stead_does_not_become_the_fang_gu() -> None:
    table = second_night(ROLES.replace("empath", "mayor"), fang_gu=4, bounce=1)
    assert (table.dead, table.role(1)) == ([1], "saint")


def test_the_marks_of_the_outsider_go() -> None:
    table = second_night(ROLES.replace("saint", "butler"), fang_gu=1, butler=4)
    assert marked(table, "master") == []


def test_there_is_one_outsider_more() -> None:
    sets = Sets(7, (*TROUBLE_BREWING, "fang_gu"))
    draws = [sets.draw(Random(seed).randrange) for seed in range(60)]
    found = [one for one in draws if "fang_gu" in one and "baron" not in one]
    assert {len(of_kind(OUTSIDER, one)) for one in found} == {1}
