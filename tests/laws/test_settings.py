"""No setting changes what a role does unless it names the role: seen in games that are played twice.

`fabula check` holds that the card of each role that a setting names says something else for each value.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.laws.settings import roles_changed

from fabula.core.tale import Setting, Tale
from fabula.games import TALES, tale_called

GAMES, A_FEW = 40, 16
BLOCKED = ("detective", "journalist", "judge")
GANGS = ("don", "mafioso", "triad", "triad_boss", "lawyer")
# Whom the Hunter gets to know, each of them a hunter too: the Hunter's card says whether they do.
OTHER_HUNTERS = tuple(role.id for role in tale_called("vendetta").almanac if "hunters" in role.calls)
# Whose doing is another one too, because of what the setting changes in the role it names.
BY_ANOTHER = {
    "visiting_hunters": OTHER_HUNTERS,
    "blocked_info": BLOCKED,  # what the Beauty does to whoever she visits: her card says it
    "spy_vote": GANGS,  # whom a gang shoots where the Spy's finger counts: the Spy's card says it
}
CALLS_ALONE = ("pad_calls",)  # who is dead or in no game is called too, and nobody does anything
SETTINGS = [(tale.id, one) for tale in TALES.values() for one in tale.settings if one.is_offered]


def undeclared(tale: Tale, setting: Setting, games: int = GAMES) -> list[tuple[str, ...]]:
    """The roles that do something else by it though neither it nor a reason names them."""
    known = (*setting.cards, *BY_ANOTHER.get(setting.key, ()))
    found = roles_changed(tale, setting, games)
    return [several for several in found if not any(role in known for role in several)]


@pytest.mark.parametrize(
    "games", [A_FEW, pytest.param(GAMES, marks=pytest.mark.soak)], ids=["sample", "more"]
)
@pytest.mark.parametrize(("tale", "setting"), SETTINGS, ids=lambda one: getattr(one, "key", one))
def test_whoever_does_something_else_by_a_setting_is_named_by_it(
    tale: str, setting: Setting, games: int
) -> None:
    found = undeclared(tale_called(tale), setting, games)
    assert bool(found) is (setting.key in CALLS_ALONE), found


@pytest.mark.parametrize(
    ("tale", "key", "role"),
    [
        ("onenight", "lone_wolf", "werewolf"),
        ("mafia32", "maniac_pass", "maniac"),
        ("vendetta", "queen_self", "queen"),
        ("vendetta", "dhampir", "dhampir"),
    ],
)
def test_a_role_that_is_not_named_is_found(tale: str, key: str, role: str) -> None:
    one = tale_called(tale)
    setting = next(one for one in one.settings if one.key == key)
    assert undeclared(one, replace(setting, cards=()), GAMES // 2) == [(role,)]
