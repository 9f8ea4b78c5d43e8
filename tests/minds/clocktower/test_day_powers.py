"""Bots of the Clocktower gossip, guess, ask and visit."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from fabula.core.telling import Telling
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table, play_one

SCRIPT = (*TROUBLE_BREWING, "gossip", "savant", "artist", "juggler")


@cache
def game(seed: int) -> list[dict[str, Any]]:
    """What happens in a game of sensible bots."""
    lots, tale = Random(seed), Clocktower()
    telling = Telling(tale, tale.set_up(lots.randint(7, 13), SCRIPT))
    play_one(Table(telling, lots.randrange, "sensible"), seed, seed)
    return [event.data() for event in telling.events()]


def test_bots_use_what_their_roles_give_them() -> None:
    games = [game(seed) for seed in range(24)]
    said = Counter(event["kind"] for events in games for event in events if event["e"] == "stated")
    told = Counter(event["kind"] for events in games for event in events if event["e"] == "informed")
    assert {"gossip", "juggle"} == set(said)
    assert min(told["savant"], told["artist"], told["juggler"]) > 0


def test_an_artist_who_was_answered_asks_no_more() -> None:
    for seed in range(24):
        events = game(seed)
        asked = Counter(event["seat"] for event in events if event["e"] == "asked")
        informed = [event for event in events if event["e"] == "informed"]
        answered = {event["seat"] for event in informed if event["kind"] == "artist"}
        assert all(asked[seat] == 1 for seat in answered)
