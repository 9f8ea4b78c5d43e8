"""The truth is among the worlds that what was told allows; a telling that rules it out would be found."""

from __future__ import annotations

import pytest
from tests.games.clocktower import truth
from tests.games.clocktower.truth import SETS, a_game, tally

from fabula.core.telling import Telling
from fabula.games.clocktower.town.events import Informed

GAMES = 15


@pytest.mark.parametrize("name", SETS)
def test_whatever_is_told_may_be_so_in_the_true_world(name: str) -> None:
    found = tally(name, range(GAMES))
    assert (found["games"], found["impossible"]) == (GAMES, 0)
    assert found["working"] > found["impaired"] > 0


def test_what_rules_the_truth_out_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def falsified(name: str, seed: int) -> Telling:
        telling = a_game(name, seed)
        for line in telling.log:
            if isinstance(line, Informed) and line.kind == "oracle":
                line.answer += 100
        return telling

    monkeypatch.setattr(truth, "a_game", falsified)
    assert tally("sects_and_violets", range(GAMES))["impossible"] > 0
