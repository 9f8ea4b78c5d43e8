"""Whom bots choose for a role that was brought: by its card."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.minds.clocktower.brought import with_a_role

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Claimed, PhaseBegan, Shown
from fabula.core.grimoire import Setup
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING, demon, minion, townsfolk
from fabula.minds.clocktower import night
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.night import WAYS, by_role, may_wait

ROLE = "lamplighter"
SEATS = (1, 2, 3, 4, 5, 6)


def chosen(declare: Any, options: tuple[Any, ...] = SEATS, **header: Any) -> Any:
    """Whom somebody with this role chooses, who has heard that 2 is a Fortune Teller."""
    with with_a_role(ROLE, declare, wakes=EACH_NIGHT, **header) as role:
        memory = Memory(Setup("clocktower", 7, roles=(*TROUBLE_BREWING, ROLE)), 0)
        for event in (Shown(0, ROLE), PhaseBegan("night", 1), PhaseBegan("day", 1)):
            memory.hear(event)
        memory.hear(Claimed(2, ("claim", "fortune_teller")))
        memory.side_now = role.side
        memory.hear(PhaseBegan("night", 2))
        return by_role(memory, ROLE, options, Random(1).randrange)


def test_who_learns_by_it_goes_for_the_suspect_and_who_does_not_for_the_trusted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evil = dict.fromkeys(SEATS, 0.5) | {4: 0.9, 6: 0.1}
    monkeypatch.setattr(night, "Belief", lambda _: SimpleNamespace(evil=evil))
    assert chosen(townsfolk, learns=("evil",)) == 4
    assert chosen(townsfolk) == 6


@pytest.mark.parametrize("declare", [minion, demon])
def test_the_evil_go_for_whoever_learns_something_every_night(declare: Any) -> None:
    assert chosen(declare) == 2


def test_where_no_players_are_chosen_nothing_is_known() -> None:
    assert chosen(minion, (None, *SEATS)) is None
    assert chosen(townsfolk, ((1, 2), (2, 3))) is None


def test_who_may_wait_is_read_from_how_they_choose() -> None:
    waiting = [prompt for prompt in WAYS if may_wait(prompt)]
    assert sorted(waiting) == ["barber", "huntsman", "moonchild", "organ_grinder", "professor", "seamstress"]
    assert not may_wait("anything")
