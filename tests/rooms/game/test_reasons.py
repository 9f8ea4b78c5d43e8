"""Bots in a room give the reason of what they claim, and of their votes once all have seen them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms, until_stage

from fabula.minds.levels import LIVELY
from fabula.minds.reasons import SHORT, WORDINGS
from fabula.rooms.access.limits import Limits
from fabula.rooms.wire import messages as m


def whole_game(tale: str, bots: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What the bots said, and what happened, as somebody who only watches hears it in the end."""
    heard: list[Any] = []

    async def evening() -> None:
        (host,) = await a_table(some_rooms(limits=Limits(commands_at_once=10_000)), 1, tale=tale)
        for _ in range(bots):
            await host.does(m.AddBot, mind="sharp-lively")
        await host.does(m.Stand)
        assert (await host.does(m.Start))["t"] == "done"
        for _ in range(2000):
            if host.room["stage"] == "after":
                break
            await asyncio.sleep(30)
        await asyncio.sleep(300)
        heard.extend((host.all("said"), host.entries))

    play(evening())
    return heard[0], heard[1]


@pytest.mark.parametrize(("tale", "bots"), [("onenight", 5), ("mafia32", 6)])
def test_each_accusation_each_claim_and_each_new_vote_has_its_reason(tale: str, bots: int) -> None:
    said, events = whole_game(tale, bots)
    reasoned = ("claim", "suspect", "trust")
    wanted = [one["words"] for one in events if one["e"] == "claimed" and one["words"][0] in reasoned]
    told = [one["words"][0] for one in said if "why" in one and "words" in one]
    assert wanted
    assert [one for one in told if one[0] in reasoned] == wanted
    lively = {way + more for way in WORDINGS[LIVELY] for more in (0, SHORT)}
    assert {one["why"][1] for one in said if "why" in one} <= lively
    hands = {at for one in events if one["e"] == "voted" for at in one["votes"]}
    explained = [one["why"][2] for one in said if "why" in one and "words" not in one]
    assert explained
    assert set(explained) <= hands


@pytest.mark.parametrize("deal", [False, True])
def test_what_bots_said_of_a_game_is_not_told_after_it(deal: bool) -> None:
    """Its cards and seats may be of another tale by then; what people said stays."""
    heard: list[list[dict[str, Any]]] = []

    async def evening() -> None:
        rooms = some_rooms(limits=Limits(commands_at_once=10_000))
        (host,) = await a_table(rooms, 1, tale="onenight")
        for _ in range(5):
            await host.does(m.AddBot, mind="sharp-lively")
        await host.does(m.Say, text="Good evening!")
        await host.does(m.Stand)
        await host.does(m.Start)
        await until_stage([host], "after")
        heard.append(host.all("said"))
        await host.does(m.Again, deal=deal)
        later = await Phone().enter(rooms, m.Watch(host.code))
        heard.append(later.all("said"))

    play(evening())
    by_the_end, later = heard
    assert [one for one in by_the_end if "why" in one]
    assert [(one["n"], one["text"]) for one in later] == [(1, "Good evening!")]
