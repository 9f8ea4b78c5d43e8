"""Deus ex Fiasco: the Storyteller makes a mistake, corrects it, and admits it before all."""

from __future__ import annotations

import pytest
from tests.games.clocktower.fabled import table_with

from fabula.core.refusals import Refusal
from fabula.games.clocktower.leading.foresight import foresee
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.mishaps import DEUS_EX_FIASCO, admitted


def test_all_hear_that_there_was_a_mistake_and_nothing_more() -> None:
    table = table_with(DEUS_EX_FIASCO).night(poisoner=6).open_nominations()
    table.telling.amend(("admit", 1))
    told = [one for one in table.heard_by("town") if one["e"] == "announced"]
    assert told == [{"e": "announced", "kind": DEUS_EX_FIASCO}]
    assert table.say(2, "nominate", 3).found("nominated"), "the floor is still open"


def test_it_may_happen_again() -> None:
    table = table_with(DEUS_EX_FIASCO).night(poisoner=6)
    table.telling.amend(("admit", 1))
    with pytest.raises(Refusal, match="no-amendment"):
        table.telling.amend(("admit", 1))
    table.telling.amend(("admit", 2))
    assert admitted(table.telling.grimoire) == 2


def test_ruling_771_whoever_leads_is_reminded_until_one_is_admitted() -> None:
    table = table_with(DEUS_EX_FIASCO).night(poisoner=6)
    assert "foresee-mistake" in [one.code for one in foresee(table.telling.grimoire)]
    table.telling.amend(("admit", 1))
    assert "foresee-mistake" not in [one.code for one in foresee(table.telling.grimoire)]


def test_without_it_nothing_is_admitted() -> None:
    table = table_with().night(poisoner=6)
    with pytest.raises(Refusal, match="no-amendment"):
        table.telling.amend(("admit", 1))


def test_fabula_makes_no_mistakes_so_it_needs_a_person_who_leads() -> None:
    assert Clocktower().led_among((DEUS_EX_FIASCO,)) == (DEUS_EX_FIASCO,)
