"""No rule of the Clocktower names a role but where the list says why, and the list only shrinks."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from tests.laws.roles import STILL, gone, is_of_roles, modules, named_in, too_many

from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.traits import HEEDS, SPEAKS, TRAITS


@cache
def named() -> dict[str, Counter[str]]:
    """The roles that each general rule names."""
    return {name: named_in(text, almanac.printed) for name, text in modules().items()}


def test_no_rule_names_a_role_that_it_need_not_know() -> None:
    assert [breach for name, named in named().items() for breach in too_many(name, named)] == []


def test_the_list_of_those_that_still_do_has_nothing_that_is_gone() -> None:
    assert [breach for name in STILL for breach in gone(name, named().get(name, Counter()))] == []


@pytest.mark.parametrize(
    "text", ["if role == 'soldier': pass", "SAFE = ('soldier', 'monk')", "x = {'soldier': 1}"]
)
def test_a_role_in_a_general_rule_is_found(text: str) -> None:
    found = too_many("town/deaths.py", named_in(text, almanac.printed))
    assert "town/deaths.py names soldier: say it on its card" in found


def test_a_role_named_once_too_often_and_one_that_is_gone_are_found() -> None:
    assert too_many("town/lending.py", named_in("a = 'baron', 'baron', 'xaan'", almanac.printed)) != []
    assert gone("town/lending.py", named_in("a = 'baron'", almanac.printed)) != []
    assert is_of_roles("roles/carousel/riot.py")
    assert not is_of_roles("town/deaths.py")


def test_traits_are_words_and_stand_on_cards() -> None:
    assert [role for facts in (TRAITS, HEEDS, SPEAKS) for role in facts if role not in almanac.printed] == []
