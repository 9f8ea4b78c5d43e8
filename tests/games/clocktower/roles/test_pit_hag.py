"""The Pit-Hag."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal

ROLES = "pit_hag imp empath chef monk slayer soldier"
TEN = "pit_hag imp poisoner empath chef monk slayer soldier virgin undertaker"


def second_night(**choices: Any) -> Table:
    """The second night is over."""
    return Table(ROLES, also="vortox").night().day().night(**choices)


def test_a_player_becomes_what_nobody_is() -> None:
    table = second_night(pit_hag=(2, "saint"), monk=3, imp=6)
    assert table.role(2) == "saint"
    assert [event["role"] for event in table.heard_by(2) if event["e"] == "shown"] == ["empath", "saint"]


def test_the_pit_hag_sleeps_in_the_first_night() -> None:
    assert Table(ROLES, also="vortox").night().woke(0) == ["minion_info"]


def test_a_role_in_play_changes_nobody_and_nobody_hears_of_it() -> None:
    table = second_night(pit_hag=(2, "chef"), monk=3, imp=6)
    assert table.role(2) == "empath"
    assert table.found("became") == []


def test_ruling_368_a_pit_hag_makes_nobody_a_heretic_and_has_to_choose_another_role() -> None:
    table = Table(ROLES, also="heretic").night().day()
    made = {role for _, role in table.asked_by_night("pit_hag")}
    assert "heretic" not in made
    assert "saint" in made
    with pytest.raises(Refusal):
        table.telling.answer(0, (2, "heretic"))
    table.telling.answer(0, (2, "saint"))
    assert table.role(2) == "saint"


def test_the_role_of_somebody_dead_is_in_play() -> None:
    table = Table(ROLES, also="vortox").night().bury(3).day().night(pit_hag=(2, "chef"), monk=5, imp=6)
    assert table.role(2) == "empath"


def test_who_changes_keeps_their_side() -> None:
    table = second_night(pit_hag=(2, "poisoner"), monk=3, imp=6)
    assert (table.role(2), table.town.side(2)) == ("poisoner", "good")
    table = second_night(pit_hag=(0, "virgin"), monk=3, imp=6)
    assert (table.role(0), table.town.side(0)) == ("virgin", "evil")


def test_who_becomes_a_role_that_is_still_to_come_acts_tonight() -> None:
    table = second_night(pit_hag=(3, "fortune_teller"), red_herring=4, monk=3, imp=6)
    assert "fortune_teller" in table.woke(3)
    assert "washerwoman" in second_night(pit_hag=(3, "washerwoman"), monk=3, imp=6).woke(3)


def test_a_poisoned_pit_hag_changes_nobody() -> None:
    table = Table(TEN).night(poisoner=3).day().night(poisoner=0, pit_hag=(3, "saint"), monk=4, imp=7)
    assert table.role(3) == "empath"


def test_ruling_226_a_traveller_is_not_changed() -> None:
    table = Table(ROLES, also="vortox")
    goat = arrive(table, "scapegoat")
    table.night().day()
    assert {seat for seat, _ in table.asked_by_night("pit_hag")} == set(range(goat))


def test_if_the_only_demon_becomes_something_else_good_has_won() -> None:
    assert second_night(pit_hag=(1, "saint"), monk=3).winners == ("good",)


def test_a_demon_made_and_the_old_one_dies_as_the_storyteller_decides() -> None:
    table = second_night(pit_hag=(2, "vortox"), who_dies=[1], monk=3, vortox=6)
    assert table.role(2) == "vortox"
    assert table.dead == [1, 6]
    assert table.winners == ()


def test_with_a_demon_made_it_need_not_be_the_attacked_who_die() -> None:
    table = second_night(pit_hag=(2, "vortox"), monk=3, imp=6, vortox=5, arbitrary=[4, 5])
    assert table.dead == [4, 5]
    assert {event["kind"] for event in table.found("attacked")} == {"arbitrary"}
    assert table.town.living_demons == (1, 2)


def test_both_demons_have_to_die_for_good_to_win() -> None:
    table = second_night(pit_hag=(2, "vortox"), monk=3, imp=6, vortox=6)
    table.day((3, 1, (3, 4, 2)))
    assert not table.alive(1)
    assert table.winners == ()
    table.night(vortox=4, pit_hag=(3, "chef"), monk=5)
    assert table.day((3, 2, (3, 5))).winners == ("good",)


def test_what_protects_does_not_hold_in_an_arbitrary_night() -> None:
    assert second_night(pit_hag=(2, "vortox"), monk=3, imp=3, vortox=6).dead == [3, 6]


def test_a_night_is_arbitrary_once() -> None:
    table = second_night(pit_hag=(2, "vortox"), who_dies=[1], monk=3, vortox=6)
    table.day((3, 5, (3, 4, 2))).night(pit_hag=(3, "chef"), monk=3, vortox=3)
    assert table.asked("arbitrary") == []
    assert table.dead == []


def test_ruling_227_who_is_dead_may_become_a_demon_and_kills_nobody() -> None:
    table = Table(ROLES, also="vortox").night().bury(3).day().night(pit_hag=(3, "vortox"), monk=5, imp=6)
    assert table.role(3) == "vortox"
    assert table.woke(3) == []
    assert table.dead == [6]


def test_nobody_hears_of_it_but_who_has_changed() -> None:
    table = second_night(pit_hag=(2, "saint"), monk=3, imp=6)
    for other in (1, 3, 4, 5):
        assert not [one for one in table.heard_by(other) if one["e"] == "became" or one.get("seat") == 2]
