"""Roles that were led by hand for long, in a room: led by Fabula and by a person, to an end."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.rooms.dealing import TIMERS
from tests.rooms.table import Phone, a_table, an_option, play, some_rooms
from tests.rooms.test_scripts_played import without_statements

from fabula.games import tale_called
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

ODD = ("wraith", "amnesiac", "atheist", "magician")
COMPANY = ["bootlegger", "storm_catcher", "gardener", "hindu", "pope", "big_wig", "ventriloquist"]
RULES = ["Nobody whispers after noon."]
TURNS = 4000
AFTER = 60  # turns of the leader, after which they end the game by hand if it has not ended


async def seated(seats: int, lead: str) -> list[Phone]:
    """A table with two phones besides the leader's, and bots, before a game with all of these."""
    people = 3 if lead == "person" else 2
    phones = await a_table(some_rooms(MemoryStore(), 5), people, tale="clocktower")
    host = phones[0]
    await host.does(m.Settings, change={**TIMERS["clocktower"], "lead": lead})
    for seat in range(seats - 2):
        await host.does(m.AddBot, mind=("random", "sensible")[seat % 2])
    script = [*tale_called("clocktower").suggest(seats), *ODD]
    more: dict[str, Any] = {"company": COMPANY, "house_rules": RULES}
    assert (await host.does(m.Choose, roles=script, more=more))["t"] == "done"
    assert (await host.does(m.Start))["t"] == "done"
    return phones


async def answer(phone: Phone, lots: random.Random) -> None:
    """Something that is asked here is answered, as suggested where something is."""
    ask = lots.choice(phone.asks)
    if ask.get("open") and lots.random() < 0.5:
        return
    choice = ask.get("suggested")
    if choice is None:
        choice = an_option(without_statements(ask), lots.randrange(99))
    await phone.does(m.Answer, ask=ask["id"], choice=choice)


@pytest.mark.parametrize("seats", [7, 12])
@pytest.mark.parametrize("lead", ["fabula", "person"])
def test_a_game_with_all_of_them_comes_to_an_end(seats: int, lead: str) -> None:
    async def evening() -> None:
        lots = random.Random(seats)
        phones = await seated(seats, lead)
        host = phones[0]
        for turn in range(TURNS):
            if host.room["stage"] == "after":
                break
            for phone in phones:
                if phone.asks:
                    await answer(phone, lots)
            if lead == "person":
                await host.does(m.Next)
                if turn == AFTER * seats:
                    await host.does(m.Amend, act=["win", "evil"])
            await asyncio.sleep(lots.choice((0.3, 1.1, 2.7)))
        assert host.room["stage"] == "after"
        heard = [one for one in phones[-1].entries if one["e"] == "announced"]
        assert "storm_catcher" in [one["kind"] for one in heard]
        began = next(one for one in phones[-1].entries if one["e"] == "began")
        assert list(began["settings"]["house_rules"]) == RULES

    play(evening())
