"""Names called in turn, and only those who were suspected: how the book takes the vote of the night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.vendetta.table import CROWD, Table

from fabula.core.events import Claimed, Named, Raised
from fabula.core.requests import TIME, Round
from fabula.core.telling import Telling
from fabula.games.vendetta.tale import Vendetta
from fabula.sim import lots_of
from fabula.sim.play import Table as Evening
from fabula.sim.play import play_one

PLAIN = f"count hunter hunter {CROWD}"
SEATS = 9


def talk(table: Table, suspicions: Mapping[int, int]) -> None:
    """Who says to suspect whom, and no word more."""
    table.telling.begin_beat()
    for who, whom in suspicions.items():
        table.telling.answer(who, ("suspect", whom))
    table.telling.answer(TIME, None)


def vote(table: Table, wanted: Mapping[int, int]) -> list[int]:
    """Take hands for one name after another; gives whom the calls were for."""
    before = len(table.telling.log)
    table.telling.begin_beat()
    while isinstance(request := table.telling.pending, Round):
        for ask in request.asks:
            candidate = tuple(ask.options)[-1]
            assert ask.prompt == "hand"
            assert ask.who != candidate
            table.telling.answer(ask.who, candidate if wanted.get(int(ask.who)) == candidate else None)
    return [event.seat for event in table.telling.log[before:] if isinstance(event, Named)]


def a_table(**settings: Any) -> Table:
    """Nine seats, whose names are called in turn."""
    return Table(PLAIN, hands="in_turn", **settings)


def test_one_name_after_another_is_called_and_a_hand_goes_up_once() -> None:
    table = a_table()
    talk(table, {})
    assert vote(table, {1: 3, 2: 3, 4: 5, 3: 5, 5: 3}) == list(range(SEATS))
    raised = {event["candidate"]: event["seats"] for event in table.found("raised")}
    assert raised == dict.fromkeys(range(SEATS), ()) | {3: (1, 2, 5), 5: (3, 4)}
    assert table.dead == [3]


def test_the_first_to_be_called_is_another_each_night() -> None:
    table = a_table()
    talk(table, {})
    vote(table, {})
    table.light()
    talk(table, {})
    called = vote(table, {})
    assert called[0] == 1
    assert sorted(called) == [seat for seat in range(SEATS) if table.telling.grimoire.alive[seat]]


def test_only_who_was_suspected_tonight_is_called() -> None:
    table = a_table(candidates="suspected")
    talk(table, {1: 4, 2: 6, 3: 4})
    assert vote(table, {1: 4, 2: 4, 5: 6}) == [4, 6]
    assert table.dead == [4]
    table.light()
    talk(table, {1: 7})
    assert vote(table, {2: 7}) == [7]


def test_where_nobody_was_suspected_nobody_is_executed() -> None:
    table = Table(PLAIN, candidates="suspected")
    talk(table, {})
    table.telling.begin_beat()
    assert table.telling.pending is None
    assert table.dead == []


def test_who_is_tied_is_called_again_and_nobody_else() -> None:
    table = a_table(secrets=True)
    assert vote(table, {1: 3, 2: 4}) == list(range(SEATS))
    assert sorted(vote(table, {1: 3, 2: 3})) == [3, 4]
    assert table.dead == [3]


def test_at_a_masquerade_nobody_sees_the_hands() -> None:
    table = a_table(masquerade=True)
    talk(table, {})
    vote(table, {1: 3, 2: 3})
    assert table.dead == [3]
    assert table.found("raised") == []


@pytest.mark.parametrize("candidates", ["everyone", "suspected"])
def test_bots_raise_a_hand_for_the_one_they_have_decided_on(candidates: str) -> None:
    tale = Vendetta()
    for game in range(4):
        telling = Telling(tale, tale.set_up(SEATS, hands="in_turn", candidates=candidates))
        play_one(Evening(telling, lots_of(3, game), "sensible"))
        raised = [event for event in telling.events() if isinstance(event, Raised)]
        assert any(event.seats for event in raised)
        said = [event.words for event in telling.events() if isinstance(event, Claimed)]
        suspects = {words[1] for words in said if words[0] == "suspect"}
        assert candidates == "everyone" or {event.candidate for event in raised} <= suspects
