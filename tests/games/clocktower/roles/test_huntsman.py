"""The Huntsman."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.sets.setup import advice

EIGHT = "huntsman chef empath monk damsel soldier poisoner imp"


def test_a_damsel_who_is_chosen_becomes_a_townsfolk_who_is_not_in_play() -> None:
    table = Table(EIGHT, poisoner=1).night(huntsman=4, new_townsfolk="slayer")
    assert table.role(4) == "slayer"
    assert table.town.side(4) == "good"
    assert {"e": "shown", "seat": 4, "role": "slayer"} in table.heard_by(4)
    (options,) = table.asked("new_townsfolk")
    assert not set(options) & {"huntsman", "chef", "empath", "monk", "soldier"}


def test_it_is_for_once_in_the_game() -> None:
    table = Table(EIGHT, poisoner=1).night(huntsman=1).day().night(imp=1, monk=2)
    assert table.role(4) == "damsel"
    assert table.woke(0) == []


def test_the_huntsman_may_wait() -> None:
    table = Table(EIGHT, poisoner=1).night().day().night(huntsman=4, imp=1, monk=2)
    assert table.woke(0) == ["huntsman"]
    assert table.role(4) != "damsel"


def test_only_the_living_can_be_chosen() -> None:
    table = Table(EIGHT, poisoner=1).night().bury(2).day()
    assert table.asked_by_night("huntsman", imp=1, monk=0) == (None, 0, 3, 4, 5, 6, 7)


def test_poisoned_the_choice_is_spent_and_nothing_happens() -> None:
    table = Table(EIGHT, poisoner=0).night(huntsman=4).day().night(imp=1, monk=2, poisoner=1)
    assert table.role(4) == "damsel"
    assert table.woke(0) == []


def test_who_only_believes_to_be_the_huntsman_saves_nobody() -> None:
    table = Table("drunk:huntsman chef empath monk damsel soldier slayer poisoner imp", poisoner=1)
    assert table.night(huntsman=4).role(4) == "damsel"


def test_the_minions_know_of_a_damsel_still() -> None:
    """They were told in the same night or before, and are not told that she is saved."""
    table = Table(EIGHT, poisoner=1).night().day().night(huntsman=4, imp=1, monk=2)
    assert all(one["e"] != "informed" for one in table.heard_by(6)[-6:])


def test_a_new_townsfolk_acts_in_the_night_in_which_they_come_to_be() -> None:
    table = Table(EIGHT, poisoner=1).night(huntsman=4, new_townsfolk="washerwoman")
    assert table.woke(4) == ["washerwoman"]


def test_ruling_369_with_a_huntsman_there_is_a_damsel() -> None:
    script = ("huntsman", "damsel", "saint", "chef", "empath", "monk", "soldier", "mayor", "poisoner", "imp")
    without = ("huntsman", "chef", "empath", "monk", "soldier", "saint", "poisoner", "imp")
    sets = Sets(8, script)
    assert without not in sets
    assert ("huntsman", "chef", "empath", "monk", "soldier", "damsel", "poisoner", "imp") in sets
    assert ("huntsman", "chef", "empath", "monk", "saint", "damsel", "poisoner", "imp") in sets
    assert ("mayor", "chef", "empath", "monk", "soldier", "damsel", "poisoner", "imp") in sets
    assert ("mayor", "chef", "empath", "monk", "saint", "damsel", "poisoner", "imp") not in sets
    listed = list(sets)
    assert len(listed) == len({frozenset(one) for one in listed}) == len(sets)
    assert all(one in sets for one in listed)


def test_a_script_with_a_huntsman_and_no_damsel_deals_no_huntsman() -> None:
    sets = Sets(5, ("huntsman", "chef", "empath", "monk", "poisoner", "imp"))
    assert all("huntsman" not in one for one in sets)


def test_where_the_choice_is_not_offered_it_cannot_be_made() -> None:
    table = Table(EIGHT, poisoner=1).night().bury(2).day()
    table.asked_by_night("huntsman", imp=1, monk=0)
    with pytest.raises(Refusal):
        table.telling.answer(0, 2)


def test_a_script_of_which_no_set_can_be_dealt_is_refused() -> None:
    script = ("huntsman", "chef", "empath", "saint", "poisoner", "imp")
    codes = {line.code: line.level for line in advice(5, script)}
    assert codes["no-set"] == "stop"
    assert codes["never-dealt"] == "hint"
    assert [line.code for line in advice(5, (*script, "damsel"))] == ["no-team-info"]
    assert [line.code for line in advice(5, (*script, "monk"))] == ["no-team-info", "never-dealt"]
