"""What is left of a small case is what the engine can have come to, by every way there is."""

from __future__ import annotations

from random import Random

import pytest
from tests.deduction.onenight.replaying import Roles, all_mornings, case_of, may_be

from fabula.deduction.onenight.case import read_case
from fabula.deduction.onenight.found import deals

SETS = {  # three players each
    "robber": "werewolf minion robber troublemaker insomniac insomniac",
    "drunk": "werewolf tanner robber drunk insomniac villager",
    "masons": "werewolf werewolf mason mason seer drunk",
    "copier": "doppelganger werewolf robber drunk insomniac villager",
    "two_copiers": "doppelganger doppelganger werewolf robber mason mason",
    "copied_troublemaker": "doppelganger troublemaker tanner insomniac hunter hunter",
    "two_robbers": "robber robber werewolf werewolf insomniac villager",
}


@pytest.mark.parametrize("name", SETS)
def test_what_is_left_is_what_the_engine_can_have_come_to(name: str) -> None:
    roles: Roles = tuple(SETS[name].split())
    lots, every = Random(name), all_mornings(roles, lone_wolf=True)
    for number in range(60):
        file = case_of(lots.choice(every), roles, lots, lone_wolf=True, you=number % 3 == 0)
        expected = {one.deal for one in every if may_be(one, file)}
        found = deals(read_case(file))
        assert found.whole
        assert set(found) == expected, file
        assert found.count >= len(expected)
