"""The server is killed in the middle of a game and started again: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
from msgspec import UNSET
from tests.web.forked import Forked
from tests.web.players import events, play_on, reach, start, table
from tests.web.server import Server

from fabula.client import Client
from fabula.rooms.wire import messages as m

pytestmark = pytest.mark.anyio
SLOW = 0.12
KILLS = 4


async def restart(server: Server) -> None:
    server.kill()
    await asyncio.sleep(0.1)
    server.start()


def back_again(people: list[Client], times: int) -> bool:
    return all(one.comebacks >= times for one in people)


async def answer_tonight(one: Client) -> list[m.Ask]:
    """Answer what is asked now; what was answered, once it is acknowledged."""
    asked = [ask for ask in one.asks if ask.answered is UNSET]
    for ask in asked:
        await one.answer(ask.options[-1], ask)
    return asked


async def test_killed_in_the_night_every_acknowledged_answer_is_kept(tmp_path: Path) -> None:
    with Forked(tmp_path, hurry=SLOW) as server:
        async with table(server.url) as people, Client.watch(server.url, people[0].code) as screen:
            await start(people[0])
            await reach(people, "night")
            answered = await asyncio.gather(*(answer_tonight(one) for one in people))
            before = [list(one.entries) for one in [*people, screen]]
            await restart(server)
            await people[0].until(lambda: back_again([*people, screen], 1))
            await play_on(people)
            await screen.until(lambda: screen.fabula)
            for one, seen in zip([*people, screen], before, strict=True):
                assert one.entries[: len(seen)] == seen
            for seat, asks in enumerate(answered):
                done = [(entry["role"], entry.get("choice")) for entry in events(people[seat], "chose")]
                for ask in asks:
                    assert ask.prompt.startswith("dream") or (ask.prompt, ask.options[-1]) in done


async def test_killed_again_and_again_the_game_still_comes_to_its_end(tmp_path: Path) -> None:
    with Forked(tmp_path, hurry=SLOW) as server:
        async with table(server.url) as people:
            await start(people[0])
            game = asyncio.create_task(play_on(people))
            for _ in range(KILLS):
                await asyncio.sleep(0.7)
                await restart(server)
            await game
            assert people[0].comebacks == KILLS
            for one in people:
                assert one.entries[-1]["e"] == "won"
                assert one.fabula == people[0].fabula
                assert one.key is not None
                async with Client.back(server.url, one.code, one.key) as anew:
                    await anew.until(lambda: anew.fabula)
                    assert anew.entries == one.entries


async def test_a_command_cut_off_by_a_kill_is_sent_again_and_done_once(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
            ann, bob, _ = people
            saying = [asyncio.create_task(ann.do(m.Say(ann.next_id(), f"word {n}"))) for n in range(8)]
            await asyncio.sleep(0)
            await restart(server)
            await asyncio.gather(*saying)
            await bob.until(lambda: len(bob.said) == 8)
            assert [said.text for said in bob.said] == [f"word {n}" for n in range(8)]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_asked_to_stop_it_stops_cleanly_and_the_phones_come_back(
    tmp_path: Path, how: signal.Signals
) -> None:
    with Forked(tmp_path, hurry=SLOW) as server:
        async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
            await start(people[0])
            await reach(people, "night")
            assert server.stop(how) in (0, -how)
            server.start()
            await play_on(people)
            assert back_again(people, 1)
        assert "Traceback" not in server.log()
