"""Role ids are listed on cards, in printed orders, named sets and matters of taste, and nowhere else."""

from __future__ import annotations

import ast

import pytest
from tests.laws.constants import given_in
from tests.laws.role_lists import CASES, KINDS, WORDS, entered, every_list, ids_for, lists_in

IDS = ("monk", "soldier", "imp")


def found() -> set[tuple[str, str]]:
    """The module and the name of each list that there is."""
    return {(module, name) for module, names in every_list().items() for name in names}


def test_no_list_of_role_ids_stands_outside_cards_but_those_that_are_entered() -> None:
    assert sorted(found() - entered()) == []


def test_nothing_is_entered_that_is_gone() -> None:
    assert sorted(entered() - found()) == []


def test_how_many_there_are_of_each_kind() -> None:
    assert {kind: sum(map(len, modules.values())) for kind, modules in KINDS.items()} == {
        "printed": 14,
        "sets": 12,
        "taste": 24,
    }
    assert sum(map(len, WORDS.values())) == 4


def test_in_rules_and_all_that_serves_them_there_is_none_of_another_kind() -> None:
    """Taste stands with advice and with bots, and deduction has no list at all."""
    assert not any(module.startswith(CASES) for module, _ in found())
    assert all(module.startswith(("games/clocktower/advice/", "minds/")) for module in KINDS["taste"])


@pytest.mark.parametrize(
    "text",
    [
        "SAFE = ('monk', 'soldier')",
        "SAFE = {'monk': 1, 'soldier': 2}",
        "SAFE = 'monk soldier'.split()",
        "SAFE: tuple[str, ...] = tuple(['monk', 'soldier'])",
        "def SAFE(role):\n    return role in ('monk', 'soldier')",
        "def SAFE(role):\n    return is_safe(role, among=('monk', 'soldier'))",
        "def SAFE(role):\n    return role == 'monk' or role == 'soldier'",
        "def SAFE(roles):\n    return 'monk' in roles or 'soldier' in roles",
        "@CHOSEN.of('monk', 'soldier')\ndef SAFE(branch):\n    return branch",
    ],
)
def test_a_list_is_found(text: str) -> None:
    assert list(lists_in(text, IDS)) == [("SAFE", ("monk", "soldier"))]


@pytest.mark.parametrize(
    "text",
    [
        "SAFE = (MONK, 'soldier')",
        "SAFE = {MONK: 1, SOLDIER: 2}",
        "def SAFE(role):\n    return role in (*others, MONK, SOLDIER)",
    ],
)
def test_a_list_of_constants_is_found(text: str) -> None:
    known = given_in(ast.parse("MONK = 'monk'\nSOLDIER, TWO = 'soldier', 2"), IDS)
    assert known == {"MONK": "monk", "SOLDIER": "soldier"}
    assert list(lists_in(text, IDS, known)) == [("SAFE", ("monk", "soldier"))]
    assert list(lists_in(text, IDS)) == []


def test_a_module_speaks_of_the_roles_of_its_tale_and_a_case_without_strokes() -> None:
    assert {"imp", "fortune_teller"} <= ids_for("games/clocktower/town/deaths.py")
    assert "villager" not in ids_for("games/clocktower/town/deaths.py")
    assert {"imp", "villager"} <= ids_for("rooms/room/table.py")
    assert "fortuneteller" in ids_for("deduction/clocktower/roles.py")


@pytest.mark.parametrize(
    "text",
    [
        "MONK, SOLDIER = 'monk', 'soldier'",
        "imp = demon('imp', icon='imp', excludes=('monk', 'soldier'))",
        "imp = demon(IMP, icon='imp', excludes=('monk', 'soldier'))",
        "SETTINGS = (Setting('spy_vote', False, cards=('monk', 'soldier')),)",
        "x = ('monk', 'monk')",
        "is_robbed_by(town, seat, 'monk', 'soldier')",
        "role == 'monk' and 'soldier' in case.script",
        "def kept():\n    'A monk keeps a soldier from the Demon.'",
    ],
)
def test_names_headers_and_settings_are_let_pass(text: str) -> None:
    assert list(lists_in(text, IDS)) == []
