"""Role ids are listed on cards, in printed orders, in named sets and in what is advised, and nowhere else."""

from __future__ import annotations

import pytest
from tests.laws.role_lists import KINDS, STILL, entered, every_list, lists_in

IDS = ("monk", "soldier", "imp")


def found() -> set[tuple[str, str]]:
    """The module and the name of each list that there is."""
    return {(module, name) for module, names in every_list().items() for name in names}


def test_no_list_of_role_ids_stands_outside_cards_but_those_of_three_kinds() -> None:
    assert sorted(found() - entered()) == []


def test_nothing_is_entered_that_is_gone() -> None:
    assert sorted(entered() - found()) == []


def test_the_three_kinds_and_what_is_left() -> None:
    assert {kind: sum(map(len, modules.values())) for kind, modules in KINDS.items()} == {
        "printed": 23,
        "sets": 12,
        "advised": 7,
    }
    assert sum(map(len, STILL.values())) == 9


@pytest.mark.parametrize(
    "text",
    [
        "SAFE = ('monk', 'soldier')",
        "SAFE = {'monk': 1, 'soldier': 2}",
        "SAFE = 'monk soldier'.split()",
        "SAFE: tuple[str, ...] = tuple(['monk', 'soldier'])",
        "def SAFE(role):\n    return role in ('monk', 'soldier')",
        "def SAFE(role):\n    return is_safe(role, among=('monk', 'soldier'))",
    ],
)
def test_a_list_is_found(text: str) -> None:
    assert list(lists_in(text, IDS)) == [("SAFE", ("monk", "soldier"))]


@pytest.mark.parametrize(
    "text",
    [
        "MONK, SOLDIER = 'monk', 'soldier'",
        "imp = demon('imp', icon='imp', excludes=('monk', 'soldier'))",
        "imp = demon(IMP, icon='imp', excludes=('monk', 'soldier'))",
        "SETTINGS = (Setting('spy_vote', False, cards=('monk', 'soldier')),)",
        "x = ('monk', 'monk')",
        "is_robbed_by(town, seat, 'monk', 'soldier')",
        "def kept():\n    'A monk keeps a soldier from the Demon.'",
    ],
)
def test_names_headers_and_settings_are_let_pass(text: str) -> None:
    assert list(lists_in(text, IDS)) == []
