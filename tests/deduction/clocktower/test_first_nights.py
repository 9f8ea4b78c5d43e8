"""First nights by lot have the deals that a search through each deal finds, and the same rules as clauses."""

from random import Random

import pytest
from tests.deduction.clocktower import clauses
from tests.deduction.clocktower.brute import first_night, left

from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals

GAMES = 120


def test_the_same_deals_as_a_search_finds() -> None:
    several = 0
    for seed in range(GAMES):
        case = first_night(Random(seed))
        found = {deal.roles for deal in deals(read_case(case))}
        assert found == left(case), seed
        several += len(found) > 1
    assert several > GAMES // 10


def test_without_one_answer_there_may_be_more_and_never_fewer() -> None:
    for seed in range(GAMES // 4):
        case = first_night(Random(seed))
        found = {deal.roles for deal in deals(read_case(case))}
        fewer = {**case, "info": case["info"][1:]}
        assert found <= {deal.roles for deal in deals(read_case(fewer))}


def test_a_search_that_forgot_the_poisoner_would_be_seen() -> None:
    differing = 0
    for seed in range(GAMES):
        case = first_night(Random(seed))
        if "poisoner" in case["hidden_roles"]:
            found = {deal.roles for deal in deals(read_case(case)) if "poisoner" in deal.roles}
            without = [role for role in case["hidden_roles"] if role != "poisoner"]
            differing += bool(found) and "poisoner" not in without
    assert differing


def test_the_same_deals_as_clauses_have() -> None:
    for seed in range(GAMES // 4):
        case = first_night(Random(seed))
        assert clauses.left(case) == {deal.roles for deal in deals(read_case(case))}, seed
    assert clauses.differing(range(GAMES // 2)) == []


def test_clauses_that_forget_a_poisoner_leave_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses.FirstNight, "_poison", lambda self: [clauses.NOWHERE] * self.seats)
    assert clauses.differing(range(GAMES // 2))
