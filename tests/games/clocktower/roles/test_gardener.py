"""Gardener, of the Loric."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.table import FATE, STORYTELLER

from fabula.core.requests import Ask
from fabula.core.telling import Answered, Telling
from fabula.games.clocktower.tale import Clocktower
from fabula.rooms.wire.options import shown_options

TALE = Clocktower()
SEVEN = ("washerwoman", "empath", "monk", "virgin", "soldier", "poisoner", "imp")
WITH_A_MARIONETTE = ("washerwoman", "empath", "monk", "virgin", "marionette", "soldier", "imp")


def until_given(chosen: tuple[str, ...] = SEVEN, **more: Any) -> Telling:
    """A deal with a Gardener, up to the question who gets which role."""
    script = tuple(dict.fromkeys((*TALE.suggest(7), *chosen)))
    telling = Telling(TALE, TALE.set_up(7, script, company=("gardener",), **more))
    telling.begin_beat()
    telling.answer(STORYTELLER, chosen)
    while asked(telling).prompt != "gardener":
        telling.answer(STORYTELLER, next(iter(asked(telling).options)))
    return telling


def asked(telling: Telling) -> Ask:
    ask = telling.pending
    assert isinstance(ask, Ask)
    return ask


def test_the_storyteller_gives_everybody_their_role() -> None:
    telling = until_given()
    order = tuple(reversed(SEVEN))
    telling.answer(STORYTELLER, order)
    assert tuple(telling.grimoire.role(seat) for seat in range(7)) == order
    assert all(line.who != FATE for line in telling.log if isinstance(line, Answered))


def test_so_it_is_where_the_players_would_draw_from_a_bag() -> None:
    assert asked(until_given(dealing="bag")).prompt == "gardener"


def test_a_marionette_is_to_sit_beside_the_demon() -> None:
    (shown,) = shown_options(asked(until_given(WITH_A_MARIONETTE)).options)
    assert shown["beside"]
    assert "marionette" not in shown["bag"]


def test_where_nobody_leads_a_lot_decides() -> None:
    telling = until_given()
    lots = iter(range(100))
    advised = TALE.suggestion(telling.grimoire, asked(telling), lambda most: next(lots) % most).choice
    assert isinstance(advised, tuple)
    assert sorted(advised) == sorted(SEVEN)
    assert advised in asked(telling).options
