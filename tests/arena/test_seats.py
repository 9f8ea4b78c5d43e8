"""Seats over the wire: an agent and an assistant play a whole game at a table with bots."""

from __future__ import annotations

import asyncio
import contextlib
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.here import served

from fabula.arena.pieces import Choosing
from fabula.arena.seated import Turn
from fabula.arena.taking_part import take_part
from fabula.client import Client
from fabula.core.requests import Choice
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

if TYPE_CHECKING:  # what it needs takes a second to read, and every worker collects this file
    from mcp import Client as Assistant

pytestmark = pytest.mark.anyio
HURRY = 0.02
ROLES = ["werewolf", "werewolf", "villager", "villager", "villager", "hunter"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def house() -> Rooms:
    """Rooms with short clocks."""
    return Rooms(MemoryStore(), hurry=HURRY)


class Lots:
    """An agent by lot, which notes what it was asked."""

    asked: list[str]

    def __init__(self, tale: str, seat: int, lots: Random) -> None:
        self.lots = lots
        Lots.asked = []

    def answer(self, turn: Turn) -> Choice:
        Lots.asked.append(turn.prompt)
        if turn.open:
            return None
        choosing = Choosing(turn.options)
        while not choosing.is_whole:
            choosing.take(self.lots.choice(choosing.offered))
        return choosing.choice


async def deal(host: Client) -> None:
    await host.do(m.AddBot(host.next_id()))
    await host.do(m.Choose(host.next_id(), ROLES))
    await host.do(m.Start(host.next_id()))


async def test_an_agent_takes_part_in_a_room() -> None:
    async with contextlib.AsyncExitStack() as stack:
        url = await stack.enter_async_context(served(house()))
        ann = await stack.enter_async_context(Client.make(url, "Ann"))
        bo = await stack.enter_async_context(Client.join(url, ann.code, "Bo"))
        await deal(ann)
        await asyncio.wait_for(asyncio.gather(*(take_part(one, Lots) for one in (ann, bo))), 30)
        assert ann.fabula
        assert "vote" in Lots.asked
        assert not any(prompt.startswith("dream") for prompt in Lots.asked)


def an_assistant(url: str, lang: str = "en") -> Assistant:
    from mcp import Client as Assistant

    from fabula.arena.assistant import seat_for_an_assistant

    return Assistant(seat_for_an_assistant(url, lang))


def socket_of(url: str) -> str:
    from fabula.arena.assistant import address

    return address(url)


def text_of(result: Any) -> str:
    return "\n".join(part.text for part in result.content)


async def test_an_assistant_sits_down_hears_its_own_view_and_plays_to_the_end() -> None:
    async with contextlib.AsyncExitStack() as stack:
        url = await stack.enter_async_context(served(house()))
        ann = await stack.enter_async_context(Client.make(socket_of(url), "Ann"))
        assistant = await stack.enter_async_context(an_assistant(url))

        async def call(tool: str, **more: Any) -> str:
            return text_of(await assistant.call_tool(tool, more))

        tools = {tool.name for tool in (await assistant.list_tools()).tools}
        assert tools == {"sit_down", "look", "wait", "choose", "speak"}
        assert await call("look") == await call("choose", number=1) == "You have not sat down at a table yet."
        assert "no table" in await call("sit_down", room="123", name="Bo")
        assert "has not begun" in await call("sit_down", room=ann.code, name="Bo")
        await deal(ann)
        host = asyncio.create_task(take_part(ann, Lots))
        seen, spoke = [await call("wait")], ""
        while "The game is over" not in seen[-1]:
            numbers = re.findall(r"^(\d+)\. ", seen[-1], re.MULTILINE)
            if "Talk" in seen[-1] and not spoke:
                spoke = await call("speak", text="I am a villager")
            number = 2 if "I’m ready" in seen[-1] else len(numbers)
            seen.append(await call("choose", number=number) if numbers else await call("wait"))
        await asyncio.wait_for(host, 20)
        assert "Bo: I am a villager" in spoke
        assert "Your card" in seen[0]
        assert any("1. Ann" in one for one in seen)
        turned_up = [entry["e"] for entry in ann.entries].count("revealed")
        assert turned_up > 1
        assert not any("Ann’s card" in one for one in seen[:-1])


async def test_an_assistant_is_told_in_a_sentence_what_does_not_work() -> None:
    async with an_assistant("http://127.0.0.1:9", "fr") as assistant:
        told = text_of(await assistant.call_tool("sit_down", {"room": "123456", "name": "Bo"}))
        assert told == "Personne ne répond à l’adresse ws://127.0.0.1:9/ws."
    async with contextlib.AsyncExitStack() as stack:
        url = await stack.enter_async_context(served(house()))
        ann = await stack.enter_async_context(Client.make(socket_of(url), "Ann"))
        assistant = await stack.enter_async_context(an_assistant(url))
        await assistant.call_tool("sit_down", {"room": ann.code, "name": "Bo"})
        whisper = await assistant.call_tool("speak", {"text": "Hello", "to": "Nobody"})
        assert text_of(whisper) == "Nobody at this table is called Nobody."
        await ann.do(m.Remove(ann.next_id(), ann.room.people[-1].id if ann.room else ""))
        assert (
            text_of(await assistant.call_tool("wait", {"seconds": 5}))
            == "You are not at this table any more."
        )
