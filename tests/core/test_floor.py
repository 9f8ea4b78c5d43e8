"""Whoever is silenced may be ready and say nothing, in every tale."""

from __future__ import annotations

from random import Random

import pytest

from fabula.core.refusals import Refusal
from fabula.core.requests import TIME, Window, draw
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.games import TALES


def where_all_talk(tale: Tale) -> tuple[Telling, Window]:
    """The first open floor on which somebody may make a claim."""
    lots = Random(3)
    telling = Telling(tale, tale.set_up(max(8, tale.least_seats)))
    for _ in range(500):
        request = telling.pending
        if request is None:
            telling.begin_beat()
        elif not isinstance(request, Window):
            who = telling.waiting_for()[0]
            telling.answer(who, draw(telling.ask_of(who).options, lots.randrange))
        elif any(("claim", role) in request.options for role in telling.setup.roles):
            return telling, request
        else:
            telling.answer(TIME, None)
    raise AssertionError("nobody ever talks")


@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
def test_who_is_silenced_may_only_be_ready(tale: Tale) -> None:
    telling, floor = where_all_talk(tale)
    seat, other = floor.seats[:2]
    words = next(("claim", role) for role in telling.setup.roles if ("claim", role) in floor.options)
    telling.amend(("silence", seat))
    with pytest.raises(Refusal, match="not-an-option"):
        telling.answer(seat, words)
    telling.answer(other, words)
    telling.answer(seat, ("ready",))
    assert seat in telling.grimoire.ready
