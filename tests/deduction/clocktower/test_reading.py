"""What is no case, or is written wrong, is refused in words that say where."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import reduce
from typing import Any

import pytest
from tests.deduction.clocktower.test_histories import a_case, died, left

from fabula.deduction import NoCase
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals

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


WHOLE = {
    **a_case("savant empath slayer juggler gossip", "imp vortox poisoner drunk", nights=2, days=2),
    "hermit_outsiders": ["recluse"], "you": "Ann", "you_may_be": ["savant", "drunk"],
    "events": [
        {"type": "slayer_shot", "day": 1, "player": "Cem", "target": "Dot", "died": False},
        {"type": "juggle", "day": 1, "player": "Dot", "guesses": {"Ben": "imp"}},
        {"type": "gossip", "day": 1, "player": "Eli",
         "statement": {"type": "is_role", "player": "Ann", "role": "imp"}},
        {"type": "vote", "day": 1, "voters": ["Ann", "Ben"], "reported_by": "Ann"},
        {"type": "execution", "day": 1, "player": "Ben", "died": True},
        {"type": "death", "night": 2, "player": "Cem"},
    ],
    "info": [
        {"by": "Ben", "night": 1, "role": "empath", "count": 0},
        {"by": "Ann", "day": 1, "role": "savant",
         "statements": [{"type": "adjacent_roles", "roles": ["imp", "drunk"]}, {"type": "constant"}]},
        {"by": "Dot", "night": 2, "role": "juggler", "count": 0},
        {"by": "Eli", "night": 2, "role": None, "kind": "became", "from_role": "empath", "to_role": "gossip"},
        {"by": "Eli", "night": 1, "role": "dreamer", "player": "Ben", "shown": ["imp", "chef"]},
    ],
    "extra_facts": [
        {"op": "exactly", "n": 1, "args": [{"type": "is_category", "player": "Ben", "category": "demon"}]},
    ],
}  # fmt: skip
STRANGE: tuple[Any, ...] = (None, -1, 2.5, "zzz", "", [], {}, ["zzz"], {"zzz": 1}, [[1]])


def places(what: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each value in a file."""
    inner = what.items() if isinstance(what, dict) else enumerate(what) if isinstance(what, list) else ()
    for key, one in inner:
        yield (*path, key)
        yield from places(one, (*path, key))


def test_whatever_stands_wherever_is_read_or_refused_in_words() -> None:
    """Never does the reading, nor what follows from it, end in anything but words about the file."""
    words = []
    for path in places(WHOLE):
        for strange in STRANGE:
            file = deepcopy(WHOLE)
            *way, last = path
            inside = reduce(lambda what, key: what[key], way, file)
            inside[last] = strange
            try:
                assert deals(read_case(file)).count >= 0
            except NoCase as error:
                words.append(str(error))
    assert all(words)
    assert len(words) > len(STRANGE)


def test_what_is_half_told_is_named_with_who_was_told_it() -> None:
    told = {"by": "Ann", "night": 1, "role": "seamstress", "players": ["Ben"], "same": True}
    file = a_case("seamstress chef slayer mayor monk", "imp witch", info=[told])
    with pytest.raises(NoCase, match="what Ann was told as seamstress is not all that is told"):
        deals(read_case(file))


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
