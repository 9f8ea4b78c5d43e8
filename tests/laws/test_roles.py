"""No general rule of the Clocktower names a role, or knows one by a constant."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache

import pytest
from tests.laws.constants import given_in, known_in
from tests.laws.roles import (
    ELSEWHERE,
    HOME,
    WORDS,
    gone,
    is_of_roles,
    known_by,
    modules,
    named_elsewhere,
    named_in,
    too_many,
    too_odd,
)

from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.traits import HEEDS, SPEAKS, TRAITS


@cache
def named() -> dict[str, Counter[str]]:
    """The roles that each general rule names."""
    return {name: named_in(text, almanac.printed) for name, text in modules().items()}


@cache
def known() -> dict[str, frozenset[str]]:
    """The roles that each general rule knows by a constant."""
    ids = frozenset(almanac.printed)
    return {name: known_by(text, known_in(HOME / name, ids)) for name, text in modules().items()}


def test_no_rule_names_a_role_that_it_need_not_know() -> None:
    assert [breach for name, named in named().items() for breach in too_many(name, named)] == []
    assert [breach for name, known in known().items() for breach in too_odd(name, known)] == []


def test_the_list_has_nothing_that_is_gone() -> None:
    every = {name: named().get(name, Counter()) for name in WORDS}
    assert [breach for name, there in every.items() for breach in gone(name, there)] == []


@pytest.mark.parametrize(
    "text", ["if role == 'soldier': pass", "SAFE = ('soldier', 'monk')", "x = {'soldier': 1}"]
)
def test_a_role_in_a_general_rule_is_found(text: str) -> None:
    found = too_many("town/deaths.py", named_in(text, almanac.printed))
    assert "town/deaths.py names soldier: say it on its card" in found


def test_a_role_named_once_too_often_and_one_that_is_gone_are_found() -> None:
    nightfall = "timeline/nightfall.py"
    assert too_many(nightfall, named_in("a = 'butcher'", almanac.printed)) == []
    assert too_many(nightfall, named_in("a = 'butcher', 'butcher'", almanac.printed)) != []
    assert gone(nightfall, named_in("a = 'monk'", almanac.printed)) != []
    assert gone("almanac/glossary.py", Counter()) != []
    assert is_of_roles("roles/carousel/riot.py")
    assert not is_of_roles("town/deaths.py")


def test_a_role_that_a_rule_knows_by_a_constant_is_found() -> None:
    known = {"MONK": "monk", "SOLDIER": "soldier"}
    assert known_by("MONK = 'monk'\nx = SOLDIER", known) == {"soldier"}
    assert known_by("MONK = 'monk'\nx = role == MONK", known) == {"monk"}
    assert too_odd("town/square.py", frozenset({"monk"})) == ["town/square.py knows monk: say it on its card"]


def test_a_mark_that_is_called_like_a_role_is_none() -> None:
    known = given_in(ast.parse('DRUNK = "drunk"\nDRUNKEN = MarkKind("drunk")'), almanac.printed)
    assert known_by("bears(seat, DRUNKEN)", known) == frozenset()
    assert known_by("role(seat) == DRUNK", known) == {"drunk"}


@pytest.mark.parametrize("tale", ELSEWHERE)
def test_rules_of_other_tales_name_no_role_but_those_that_are_entered(tale: str) -> None:
    assert named_elsewhere(tale, frozenset(TALES[tale].almanac.printed)) == ELSEWHERE[tale]


def test_a_role_in_a_rule_of_another_tale_is_found() -> None:
    assert named_elsewhere("mafia32", frozenset({"killed"})) == {
        "checks.py": {"killed"},
        "talk.py": {"killed"},
    }


def test_traits_are_words_and_stand_on_cards() -> None:
    assert [role for facts in (TRAITS, HEEDS, SPEAKS) for role in facts if role not in almanac.printed] == []
