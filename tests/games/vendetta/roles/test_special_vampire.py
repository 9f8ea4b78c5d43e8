"""Special vampires drawn blind."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import CROWD, Table

from fabula.core.refusals import Refusal
from fabula.core.requests import FATE
from fabula.core.telling import Telling
from fabula.games.vendetta.cards import piles
from fabula.games.vendetta.tale import Vendetta


def test_special_vampires_are_drawn_from_what_is_left_of_the_pile() -> None:
    tale = Vendetta()
    cards = f"special_vampire special_vampire lamia hunter hunter {CROWD}"
    telling = Telling(tale, tale.set_up(11, (*cards.split(),)))
    telling.begin_beat()
    telling.answer(FATE, telling.setup.roles)
    first = telling.ask_of(FATE).options
    assert first == tuple(card for card in piles()["special_vampire"] if card != "lamia")
    telling.answer(FATE, "queen")
    assert "queen" not in telling.ask_of(FATE).options


def test_a_pile_that_is_too_small_is_refused() -> None:
    with pytest.raises(Refusal, match="pile-empty"):
        Vendetta().set_up(14, ("special_vampire",) * 11 + ("hunter",) * 3)


def test_what_was_drawn_is_called_by_its_name() -> None:
    assert Table(f"special_vampire hunter hunter {CROWD}", fate="ghoul").round().calls == ["hunters", "ghoul"]
