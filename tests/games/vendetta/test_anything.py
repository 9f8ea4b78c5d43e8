"""Whatever happens, the laws hold: random play of every setting and every number of seats."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vendetta.table import Table as Written

from fabula.core.notation import read, write
from fabula.core.refusals import Refusal
from fabula.core.telling import Telling
from fabula.games.vendetta.cards import piles
from fabula.games.vendetta.tale import Vendetta
from fabula.sim.play import Table, look_closely, play_one
from fabula.sim.seeding import lots_of

TALE = Vendetta()
ALL_SPECIAL = (
    *("king", *piles()["special_vampire"], "werewolf", *piles()["special_hunter"], "hunter"),
    *("vampire",) * 6,
)
EACH_SETTING: list[dict[str, Any]] = [
    {setting.key: value}
    for setting in TALE.settings
    for value in (setting.options or (True,))
    if value != setting.default
]


def played(roles: tuple[str, ...], game: int, **settings: Any) -> Telling:
    """One random game, told again and folded."""
    telling = Telling(TALE, TALE.set_up(len(roles), roles, **settings))
    play_one(Table(telling, lots_of(11, game)))
    look_closely(telling)
    return telling


@pytest.mark.parametrize("settings", EACH_SETTING, ids=str)
def test_every_setting_plays_to_an_end(settings: dict[str, Any]) -> None:
    for game in range(3):
        telling = played(ALL_SPECIAL, game, **settings)
        assert len(telling.grimoire.winners or ()) > 0


@pytest.mark.parametrize("seats", range(6, 31))
def test_every_number_of_seats_plays_to_an_end(seats: int) -> None:
    telling = played(TALE.suggest(seats), seats)
    assert len(telling.grimoire.winners or ()) > 0


def test_settings_mixed_at_random_play_or_are_refused() -> None:
    refused = [why for why in (_mixed(game) for game in range(60)) if why]
    assert {*refused} == {"variants-exclude"}
    assert len(refused) < 60


def _mixed(game: int) -> str | None:
    below = lots_of(5, game)
    mixed = {
        setting.key: (setting.options or (False, True))[below(len(setting.options) or 2)]
        for setting in TALE.settings
    }
    try:
        played(ALL_SPECIAL, game, **mixed)
    except Refusal as refusal:
        return refusal.why
    return None


def test_a_telling_is_written_and_read_again() -> None:
    telling = played(ALL_SPECIAL, 1, voting="roses", temporary_host="always")
    told = read(write(telling))
    assert told.setup == telling.setup
    assert told.moves == telling.moves()


def test_what_a_seat_cannot_know_changes_nothing_it_hears() -> None:
    """Two other seats exchange their plain cards: the rest of the town hears the same."""
    cards = ["count", "queen", "hunter", "hunter", *["vampire"] * 6]
    others = ["count", "queen", "hunter", "vampire", *["vampire"] * 5, "hunter"]
    views = [_quiet_game(tuple(roles)) for roles in (cards, others)]
    assert views[0] == views[1]


def _quiet_game(roles: tuple[str, ...]) -> list[dict[str, Any]]:
    return [
        {**entry, "roles": ()} if entry["e"] == "began" else entry
        for entry in Written(" ".join(roles)).round(count=4).round(queen=5).view(6)
    ]
