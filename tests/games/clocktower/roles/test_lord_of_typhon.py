"""The Lord of Typhon."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.games.clocktower.sets.role_sets import Sets

ROLES = "washerwoman empath lord_of_typhon chef monk slayer soldier"
TEN = "washerwoman empath lord_of_typhon chef monk slayer soldier virgin mayor undertaker"


def test_no_minions_are_dealt() -> None:
    script = tuple(f"{ROLES} baron saint imp".split())
    assert tuple(ROLES.split()) in Sets(7, script)
    assert ("baron", "empath", "lord_of_typhon", "chef", "monk", "slayer", "soldier") not in Sets(7, script)


def test_its_neighbours_become_minions_one_more_than_usual() -> None:
    table = Table(ROLES).night(typhon_minion=["poisoner", "baron"])
    assert [table.role(seat) for seat in (1, 2, 3)] == ["baron", "lord_of_typhon", "poisoner"]
    assert table.town.side(1) == table.town.side(3) == "evil"
    assert (1, 3) in table.told(2)


def test_of_an_odd_number_the_storyteller_decides_the_longer_side() -> None:
    table = Table(TEN).night(typhon_line=2)
    assert [seat for seat in range(10) if table.town.is_evil(seat)] == [1, 2, 3, 4]
    table = Table(TEN).night(typhon_line=1)
    assert [seat for seat in range(10) if table.town.is_evil(seat)] == [0, 1, 2, 3]


def test_then_it_kills_night_by_night() -> None:
    table = Table(ROLES).night(typhon_minion=["scarlet_woman", "baron"]).day()
    assert table.night(lord_of_typhon=4).dead == [4]


def test_they_are_told_what_they_are() -> None:
    table = Table(ROLES).night(typhon_minion=["poisoner", "baron"])
    shown = [event["role"] for event in table.heard_by(3) if event["e"] == "shown"]
    assert shown == ["chef", "poisoner"]
    assert table.told(3)[0] == "evil"


def test_in_the_first_night_those_beside_it_are_woken_and_not_itself() -> None:
    table = Table("washerwoman empath lord_of_typhon chef chambermaid slayer soldier")
    minions = ["poisoner", "baron"]
    assert table.night(typhon_minion=minions, poisoner=5, chambermaid=(0, 2)).told(4)[-1] == 1
    assert table.day().night(poisoner=5, lord_of_typhon=6, chambermaid=(0, 2)).told(4)[-1] == 1
