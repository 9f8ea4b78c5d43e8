"""Long games are kept too: nights, deaths and all, wherever the log ends."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.rooms.dealing import TIMERS
from tests.rooms.progress.test_keeping import Witness
from tests.rooms.table import Phone, a_table, an_option, play, some_rooms

from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

RULES: dict[str, dict[str, Any]] = {
    "mafia32": {"last_words": True},
    "vendetta": {"voting": "panic", "words": 20},
    "clocktower": {"words": 20},
}

MOMENTS = 160  # of such an evening, and more until somebody has died
MOST_MOMENTS = 480


async def a_long_evening(store: MemoryStore, tale: str, seed: int) -> Phone:
    """People who answer this and that, bots, a pause, a whisper, a seat that changes hands, and deaths."""
    rooms = some_rooms(store, seed)
    if isinstance(store, Witness):
        store.rooms = rooms
    chance = random.Random(seed)
    phones = await a_table(rooms, 6, tale=tale)
    host = phones[0]
    for mind in ("random", "random", "sensible"):
        await host.does(m.AddBot, mind=mind)
    await host.does(m.Settings, change={**TIMERS[tale], **RULES[tale]})
    await host.does(m.Start)
    for moment in range(MOST_MOMENTS):
        if moment >= MOMENTS and any(entry["e"] == "died" for entry in host.entries):
            break
        phone = chance.choice(phones)
        if phone.asks and (not phone.asks[0].get("open") or chance.random() < 0.2):
            await phone.does(
                m.Answer, ask=phone.asks[0]["id"], choice=an_option(phone.asks[0], chance.randrange(99))
            )
        await asyncio.sleep(chance.choice((0.3, 1.1, 2.7)))
        await something_else(moment, phones)
    return host


async def something_else(moment: int, phones: list[Phone]) -> None:
    """What happens beside the game."""
    host, other = phones[0], phones[3]
    if moment in (20, 90):
        await host.does(m.Pause)
        await asyncio.sleep(5)
        await host.does(m.Go)
    elif moment in (40, 41):
        await phones[1].does(m.Say, text="psst", to="p3")
    elif moment == 60:
        await other.does(m.Stand)
    elif moment == 70:
        await host.does(m.Free, person=host.room["seats"][3])
        await other.does(m.Sit)


@pytest.mark.parametrize("tale", TIMERS)
def test_the_log_of_a_long_game_gives_the_room_again_wherever_it_ends(tale: str) -> None:
    async def evening() -> None:
        store = Witness()
        host = await a_long_evening(store, tale, 1)
        assert any(entry["e"] == "died" for entry in host.entries)
        assert len(store.witnessed) > 80
        store.gives_every_room_again(host.code)

    play(evening())


@pytest.mark.parametrize("tale", TIMERS)
def test_killed_after_any_line_a_long_game_goes_on_to_its_end(tale: str) -> None:
    async def evening() -> None:
        store = MemoryStore()
        host = await a_long_evening(store, tale, 2)
        lines = store.kept[host.code]
        dealt = next(place for place, (line, _) in enumerate(lines) if b'"BeatStarted"' in line)
        for length in range(dealt + 1, len(lines) + 1, 7):
            part = MemoryStore()
            part.kept[host.code] = lines[:length]
            rooms = some_rooms(part, length)
            await rooms.open()
            phone = await Phone().enter(rooms, m.Return(host.code, host.key))
            if phone.room.get("paused"):
                await phone.does(m.Go)
            await asyncio.sleep(2 * 3600)
            assert phone.room["stage"] == "after"
            assert phone.entries[-1]["e"] == "won"
            await rooms.close()

    play(evening())
