"""How long the calls of the light time are: by the set and the variants, and never by what happens."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vendetta.table import CROWD, Table

from fabula.core.requests import Round
from fabula.core.tale import Pace

TWENTY = " ".join([CROWD] * 2)


def pace_of(table: Table, step: str) -> Pace:
    """The pace of the next call of this step."""
    while (beat := table.tale.next_beat(table.telling.grimoire)) is not None:
        if beat.name.endswith(f":{step}"):
            assert beat.pace is not None
            return beat.pace
        table.pass_a_beat()
    raise AssertionError(f"no {step} is called")


@pytest.mark.parametrize(
    ("cards", "step", "settings", "parts", "seals"),
    [
        (f"count hunter {CROWD}", "hunters", {}, 2, True),
        (f"count hunter hunter {CROWD}", "lord", {}, 1, False),
        (f"count monk monk {CROWD}", "monk", {}, 1, True),
        (f"lamia hunter {CROWD}", "lamia", {}, 2, True),
        (f"scout scout {CROWD}", "scout", {"undercover": True}, 1, True),
        (f"werewolf hunter {CROWD}", "shapeshifter", {}, 1, False),
        (f"werewolf kitsune hunter {CROWD}", "shapeshifter", {"kin": True}, 1, True),
        (f"kitsune hunter {CROWD}", "shapeshifter", {"kitsune": "frame"}, 2, True),
        (f"shapeshifter hunter {CROWD}", "shapeshifter", {"kitsune": "frame"}, 2, True),
        (f"pack_leader sly_varg hunter hunter {TWENTY}", "shapeshifter", {}, 2, True),
        (f"pack_leader tricky_varg hunter hunter {TWENTY}", "shapeshifter", {}, 3, True),
    ],
)
def test_a_call_has_as_many_parts_as_one_player_may_be_asked(
    cards: str, step: str, settings: dict[str, Any], parts: int, seals: bool
) -> None:
    pace = pace_of(Table(cards, **settings).night(), step)
    assert (pace.times, pace.seals, pace.lingers) == (parts, seals, True)


def test_a_werewolf_is_asked_along_with_the_pack_and_not_after_it() -> None:
    table = Table(f"werewolf pack_leader tricky_varg hunter hunter {TWENTY}").night()
    assert table.asked("werewolf")
    request = table.telling.pending
    assert isinstance(request, Round)
    assert {ask.who: ask.prompt for ask in request.asks} == {0: "werewolf", 1: "vargs", 2: "vargs"}
    for seat, at in ((0, 6), (1, 7), (2, 8)):
        table.telling.answer(seat, at)
    again = table.telling.pending
    assert isinstance(again, Round)
    assert {ask.who: ask.prompt for ask in again.asks} == {1: "vargs", 2: "vargs"}
