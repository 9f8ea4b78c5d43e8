"""A lord drawn blind."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table

from fabula.core.requests import FATE
from fabula.core.telling import Telling
from fabula.games.vendetta.cards import piles
from fabula.games.vendetta.tale import Vendetta


def test_a_lord_drawn_blind_is_one_of_three() -> None:
    tale = Vendetta()
    telling = Telling(tale, tale.set_up(9, (*f"lord hunter hunter {CROWD}".split(),)))
    telling.begin_beat()
    telling.answer(FATE, telling.setup.roles)
    assert telling.ask_of(FATE).options == piles()["lord"] == ("king", "prince", "count")


def test_only_who_has_the_card_knows_it() -> None:
    table = Table(f"lord hunter hunter {CROWD}", fate="prince")
    assert {"e": "shown", "seat": 0, "role": "prince"} in table.view(0)
    assert "prince" not in str([entry for entry in table.view(1) if entry["e"] != "began"])
    assert table.view("town")[0]["roles"][0] == "lord"


def test_a_lord_drawn_blind_acts_as_what_it_is() -> None:
    table = Table(f"lord hunter hunter {CROWD}", fate="king").round(king=1)
    assert table.dead == [1]
    assert table.calls == ["hunters", "lord"]


def test_every_lord_may_be_claimed() -> None:
    table = Table(f"lord hunter hunter {CROWD}", fate="king")
    table.telling.begin_beat()
    said = table.telling.ask_of(3).options
    assert all(("claim", lord) in said for lord in piles()["lord"])
    assert ("claim", "lord") not in said
