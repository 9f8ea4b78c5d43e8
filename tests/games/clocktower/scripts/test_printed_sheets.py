"""The printed sheets of the three sets: orders of the night that a table may keep to instead."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import TRAVELLERS
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.almanac.night_sheet import FIRST_NIGHT, OF_ALL, OTHER_NIGHTS
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.phases.script_sheets import FIRST, OTHERS
from fabula.games.clocktower.scripts.printed_sheets import SHEETS
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Walked

PUBLISHED = {FIRST: FIRST_NIGHT, OTHERS: OTHER_NIGHTS}
NIGHTS = [(name, night) for name in SHEETS for night in (FIRST, OTHERS)]


def set_up(name: str) -> dict[str, Any]:
    """The settings of a game of a set by its printed sheets."""
    tale = Clocktower()
    orders: dict[str, Any] = dict(SHEETS[name])
    return dict(tale.set_up(9, tale.scripts.named[name], **orders).settings)


@pytest.mark.parametrize(("name", "night"), NIGHTS)
def test_a_sheet_has_all_of_its_set_who_are_called_that_night(name: str, night: str) -> None:
    sheet = SHEETS[name][night]
    assert set(sheet) <= {*BOX[name], *TRAVELLERS, *OF_ALL}
    wakes = {role for role in BOX[name] if getattr(ROLL[role], night)}
    called = {line for line in PUBLISHED[night] if line in wakes}
    assert {line for line in sheet if line in BOX[name]} == called


@pytest.mark.parametrize(("name", "night"), NIGHTS)
def test_a_game_keeps_to_it(name: str, night: str) -> None:
    made = set_up(name).get(night, PUBLISHED[night])
    assert tuple(line for line in made if line in SHEETS[name][night]) == SHEETS[name][night]
    assert set(made) == set(PUBLISHED[night])


def test_a_spy_sees_the_grimoire_before_anybody_learns() -> None:
    table = Table("imp spy empath chef monk", even_nights=False, **SHEETS["trouble_brewing"]).night()
    walked = [event.line for event in table.telling.events() if isinstance(event, Walked)]
    assert walked.index("spy") < walked.index("chef") < walked.index("empath")
