"""Two nights of five players: what is left is what the engine can have come to, no more and no less.

Where nobody is dead yet a quiet night is taken to need no reason all the same, as the format of cases has it.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from tests.deduction.clocktower.replaying import Plan, case_by_lot, dealt, finals

from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.played import with_names
from fabula.deduction.found import Deal

TOWNS = {
    "chef empath monk poisoner imp": "chef empath monk soldier mayor",
    "undertaker imp virgin scarletwoman empath": "undertaker slayer virgin soldier empath",
    "ravenkeeper spy soldier empath imp": "ravenkeeper chef soldier empath mayor",
}
LOTS = 3
HANGED: Plan = ((0, 2),)


@pytest.mark.parametrize("plan", [(), HANGED], ids=["nobody dies by day", "somebody does"])
@pytest.mark.parametrize("roles", TOWNS)
def test_what_is_left_is_what_the_engine_can_have_come_to(roles: str, plan: Plan) -> None:
    true, claims = tuple(roles.split()), tuple(TOWNS[roles].split())
    compared = [seed for seed in range(LOTS) if compare(true, claims, plan, seed)]
    assert compared


def test_a_fool_whom_a_devils_advocate_may_have_saved_may_have_lived_on_by_themselves() -> None:
    """Executed by day without dying, and found dead in the night: the advocate chose somebody else."""
    true = ("undertaker", "imp", "fool", "devilsadvocate", "chef")
    assert compare(true, ("undertaker", "slayer", "fool", "soldier", "chef"), HANGED, seed=1)


def test_whom_a_pacifist_may_have_saved_a_fool_or_a_devils_advocate_may_have() -> None:
    """Whether the execution ends a life is asked of whoever leads while it is already on."""
    true = ("pacifist", "imp", "fool", "devilsadvocate", "chef")
    assert compare(true, ("pacifist", "slayer", "fool", "soldier", "chef"), HANGED, seed=1)


def compare(true: tuple[str, ...], claims: tuple[str, ...], plan: Plan, seed: int) -> bool:
    """Hold what is left of a case by lot to the engine; whether somebody is found dead in it."""
    hidden = tuple(role for role, claim in zip(true, claims, strict=True) if role != claim)
    file = case_by_lot(true, claims, hidden, plan, Random(seed))
    if file is None or not any(one.get("night") for one in file["events"]):
        return False
    case = read_case(with_names(file))
    case.assume = IN_PLAY
    reached = set()
    for seats in permutations(range(len(true)), len(hidden)):
        deal = list(claims)
        for seat, role in zip(seats, hidden, strict=True):
            deal[seat] = role
        reached |= {Deal(tuple(deal), final) for final in finals(dealt(tuple(deal), plan), file)}
    assert set(deals(case)) == reached
    assert any(one.roles == true for one in reached)
    return True
