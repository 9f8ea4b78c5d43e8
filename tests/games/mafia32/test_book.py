"""The engine against the book read a second time: whole random games must come to the same."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.mafia32.book import Reading
from tests.laws.playing import played

from fabula.core.events import Learned, Saw
from fabula.games import tale_called

GAMES = 300


@pytest.mark.parametrize("half", [0, 1])
def test_games_come_to_what_the_book_says(half: int) -> None:
    ends: Counter[tuple[str, ...]] = Counter()
    for seed in range(half * GAMES, (half + 1) * GAMES):
        telling = played(tale_called("mafia32"), seed, most_seats=14)
        grimoire = telling.grimoire
        reading = Reading(telling)
        assert tuple(player.alive for player in reading.players) == grimoire.alive, seed
        assert [player.card for player in reading.players] == [grimoire.role(p.seat) for p in reading.players]
        assert reading.winners == grimoire.winners, seed
        assert reading.number == grimoire.number, seed
        for seat in telling.town.everyone:
            told = [fact[1] for fact in reading.knows[seat] if fact[0] == "told"]
            assert (
                told
                == [
                    event.answer if isinstance(event, Learned) else event.role
                    for event in telling.events()
                    if (isinstance(event, Learned) or (isinstance(event, Saw) and event.role != "spy"))
                    and event.seat == seat
                ]
                or "spy" in grimoire.roles
            )
        assert reading.won is not None
        ends[reading.won] += 1
    assert min(ends[end] for end in (("town",), ("mafia",), ("triads",), ("loner",), ())) > 2, ends
