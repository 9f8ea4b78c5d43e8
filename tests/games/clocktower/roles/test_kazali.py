"""The Kazali."""

from __future__ import annotations

from random import Random

from tests.games.clocktower.table import Table

from fabula.games.clocktower.sets.role_sets import Sets

ROLES = "kazali washerwoman empath chef monk slayer soldier"
TEN = "kazali washerwoman empath chef monk slayer soldier virgin mayor undertaker"


def test_no_minions_are_dealt() -> None:
    script = tuple(f"{ROLES} baron saint imp".split())
    assert tuple(ROLES.split()) in Sets(7, script)
    assert ("kazali", "baron", "empath", "chef", "monk", "slayer", "soldier") not in Sets(7, script)
    assert ("kazali", "saint", "empath", "chef", "monk", "slayer", "soldier") in Sets(7, script)


def test_in_the_first_night_it_chooses_who_is_which_minion() -> None:
    table = Table(TEN).night(kazali=[(2, "poisoner"), (3, "spy")], poisoner=4)
    assert (table.role(2), table.role(3)) == ("poisoner", "spy")
    assert table.town.side(2) == table.town.side(3) == "evil"
    assert table.told(2)[0] == "evil"
    assert "spy" in table.woke(3)
    assert "empath" not in table.woke(2)


def test_the_minions_meet_and_the_demon_sees_them() -> None:
    table = Table(TEN).night(kazali=[(2, "poisoner"), (3, "spy")])
    assert (2, 3) in table.told(0)
    assert (0,) in table.told(2)


def test_a_minion_twice_or_itself_cannot_be_chosen() -> None:
    table = Table(TEN)
    options = table.asked_by_night("kazali")
    assert (2, "poisoner") in options
    assert not [one for one in options if one[0] == 0]
    table.telling.answer(0, (2, "poisoner"))
    options = table.asked_by_night("kazali")
    assert not [one for one in options if one[0] == 2 or one[1] == "poisoner"]


def test_then_it_kills_night_by_night() -> None:
    table = Table(ROLES).night(kazali=(2, "baron")).day().night(kazali=3)
    assert table.dead == [3]


def test_a_marionette_is_one_beside_it_and_does_not_know() -> None:
    table = Table(ROLES, also="marionette")
    options = table.asked_by_night("kazali")
    assert {seat for seat, role in options if role == "marionette"} == {1, 6}
    table.night(kazali=(1, "marionette"), marionette_believes="virgin")
    assert table.role(1) == "marionette"
    assert "evil" not in table.told(1)


def test_ruling_449_made_later_in_the_game_it_chooses_no_minions() -> None:
    table = Table("pit_hag imp empath chef monk slayer soldier", also="kazali").night().day()
    table.night(pit_hag=(1, "kazali"), kazali=3)
    assert table.dead == [3]


def test_one_townsfolk_is_left_for_the_drunks_place_in_the_bag() -> None:
    script = tuple(f"{ROLES} drunk".split())
    for lot in range(12):
        dealt = Sets(7, script).draw(Random(lot).randrange)
        assert "drunk" not in dealt or len(set(script) - set(dealt)) >= 1
    assert tuple(ROLES.split()) in Sets(7, script)
