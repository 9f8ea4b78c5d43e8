"""What is no case, or is written wrong, is refused in words that say where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.deduction.clocktower.test_histories import a_case, died, left

from fabula.deduction import NoCase, read_case

GOOD = a_case("chef empath slayer mayor monk", "imp witch")

WRONG: list[tuple[Any, str]] = [
    ([], "a case is an object with players"),
    ({"players": ["Ann"]}, "the case has no claims"),
    ({**GOOD, "players": []}, "players are names in the order of seats"),
    ({**GOOD, "players": ["Ann", "Ann", "Cem", "Dot", "Eli"]}, "two players have the same name"),
    ({**GOOD, "claims": {**GOOD["claims"], "Zed": "chef"}}, "nobody in the case is called Zed"),
    ({**GOOD, "claims": {"Ann": "chef"}}, "nobody knows what Ben claims to be"),
    ({**GOOD, "hidden_roles": ["imp", "baker"]}, "nobody knows the role baker"),
    ({**GOOD, "base_counts": {"townsfolk": 3}}, "base_counts does not say how many are outsider"),
    ({**GOOD, "nights": "two"}, "nights is not a number"),
    ({**GOOD, "events": {}}, "events is not a list"),
    ({**GOOD, "you": "Zed"}, "nobody in the case is called Zed"),
    ({**GOOD, "events": [died("Ben", day=1), {"day": 1}]}, "events 2 says nothing of its type"),
    ({**GOOD, "events": [died("Zed", day=1)]}, "events 1: nobody in the case is called Zed"),
    ({**GOOD, "info": [{"night": 1, "role": "chef"}]}, "info 1 says nothing of its by"),
    ({**GOOD, "info": ["nothing"]}, "info 1 is not written as the format has it"),
    ({**GOOD, "extra_facts": [{"op": "not"}]}, "extra_facts 1 says nothing of its args"),
]


@pytest.mark.parametrize(("file", "words"), WRONG)
def test_what_is_wrong_is_said(file: Any, words: str) -> None:
    with pytest.raises(NoCase) as said:
        read_case(file)
    assert words in str(said.value)


def test_nulls_are_read_as_nothing() -> None:
    bare = {**GOOD, "events": None, "info": None, "extra_facts": None, "hermit_outsiders": None, "days": None}
    assert left(bare).count == left(GOOD).count


def test_an_execution_of_nobody_is_none() -> None:
    nobody = {"type": "execution", "day": 1, "player": None, "died": False}
    file = {**GOOD, "last_day_finished": True, "hidden_roles": ["vortox", "witch"], "events": [nobody]}
    assert left(file).count == 0  # a Vortox would have won
    assert left({**GOOD, "events": [nobody]}).count == left(GOOD).count


def test_a_juggler_is_told_of_the_day_before() -> None:
    juggled = [{"type": "juggle", "day": day, "player": "Ann", "guesses": {"Ben": role}}
               for day, role in ((1, "imp"), (2, "witch"))]  # fmt: skip
    told = [{"by": "Ann", "night": night, "role": "juggler", "count": 0} for night in (2, 3)]
    file = a_case("juggler chef slayer mayor monk", "imp witch", nights=3, events=juggled, info=told)
    assert [one.guesses for one in read_case(file).told] == [((1, "imp"),), ((1, "witch"),)]


def test_who_nominated_the_executed_is_told_to_a_town_crier() -> None:
    told = [{"by": "Ann", "night": 2, "role": "towncrier", "minion_nominated": True}]
    executed = {**died("Cem", day=1), "nominator": "Ben"}
    file = a_case("towncrier chef slayer mayor monk", "imp witch", nights=2, events=[executed], info=told)
    assert {deal.roles[1] for deal in left(file) if deal.roles[0] == "towncrier"} == {"witch"}
