"""The Fabled whose matter is a rule, all alike."""

from __future__ import annotations

import pytest
from tests.games.clocktower.fabled import table_with

from fabula.games.clocktower.almanac.companions import RULED
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import company


def test_where_fabula_leads_those_with_rules_stay() -> None:
    tale = Clocktower()
    assert tale.led_among((*RULED, "tor")) == ("hells_librarian", "deus_ex_fiasco", "god_of_ug", "tor")


@pytest.mark.parametrize("role", RULED)
def test_they_come_and_go_in_the_middle_of_a_game(role: str) -> None:
    table = table_with().night(poisoner=1)
    table.telling.amend(("enter", role))
    assert company(table.telling.grimoire) == (role,)
    table.day().night(imp=6, poisoner=1)
    table.telling.amend(("exit", role))
    table.day().night(imp=5, poisoner=1)
    assert company(table.telling.grimoire) == ()
