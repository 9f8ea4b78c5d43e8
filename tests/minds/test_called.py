"""Which mind takes a seat."""

from __future__ import annotations

import pytest

from fabula.core.refusals import Refusal
from fabula.core.tale import Tale
from fabula.games import TALES
from fabula.minds import SENSIBLE, mind_called
from fabula.minds.random import Random


@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
def test_a_sensible_mind_can_be_had_for_every_tale(tale: Tale) -> None:
    mind = mind_called("sensible", tale.set_up(8), 0, lambda _: 0)
    assert isinstance(mind, Random) is (tale.id not in SENSIBLE)


def test_a_mind_nobody_knows_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-mind"):
        mind_called("wise", TALES["onenight"].set_up(3), 0, lambda _: 0)
