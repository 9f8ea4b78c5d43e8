"""The engine against the book read a second time: whole random games must come to the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.onenight.book import SPOTS, read_telling, wins
from tests.laws.playing import entries, played

from fabula.core.events import Voted
from fabula.core.telling import Telling
from fabula.games import tale_called

GAMES = 1500
FACTS = {"chose": ("role", "choice"), "met": ("role", "seats"), "saw": ("place", "role"), "copied": ("role",)}


def facts(telling: Telling, seat: int) -> list[tuple[Any, ...]]:
    """What a seat was told by night, from its own view."""
    heard = [entry for _, entry in entries(seat, telling.events()) if entry["e"] in FACTS]
    return [(entry["e"], *(entry.get(key) for key in FACTS[entry["e"]])) for entry in heard]


@pytest.mark.parametrize("half", [0, 1])
def test_games_come_to_what_the_book_says(half: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(half * GAMES, (half + 1) * GAMES):
        telling = played(tale_called("onenight"), seed, most_seats=9)
        grimoire = telling.grimoire
        reading = read_telling(telling)
        for place in (*reading.seats, *SPOTS):
            card = grimoire.cards[place]
            assert (card.printed, card.copied or "") == (
                reading.table[place].printed,
                reading.table[place].note,
            )
            seen[f"copied {card.copied}"] += card.copied is not None
        for seat in reading.seats:
            assert facts(telling, seat) == [fact for fact in reading.knows[seat].facts if fact[0] in FACTS]
        if grimoire.settings["hunter_points"] == "vote":
            assert _ends_alike(telling)
    assert min(seen[f"copied {role.id}"] for role in tale_called("onenight").almanac) > 3, seen


def _ends_alike(telling: Telling) -> bool:
    reading, grimoire = read_telling(telling), telling.grimoire
    votes = next(event.votes for event in telling.events() if isinstance(event, Voted))
    dead = reading.dead(votes)
    assert dead == {seat for seat in reading.seats if not grimoire.alive[seat]}
    won = tuple(seat for seat in reading.seats if wins(seat, reading.hands, sorted(dead)))
    return won == grimoire.winners
