"""A seat for an assistant, by the Model Context Protocol: it sits down, hears its view, answers, and talks.

There are five tools and nothing else: what they do, a person with a phone can do at that seat, and no more.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable
from urllib.parse import urlsplit

from mcp.server.mcpserver import MCPServer
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fabula.arena.language import told
from fabula.arena.pieces import Choosing
from fabula.arena.prose import Prose
from fabula.arena.taking_part import Listener, names_of, seat_of, turn_of
from fabula.client import Client, Gone, Refused
from fabula.rooms.wire import messages as m
from fabula.text import words

LONGEST_WAIT = 60.0  # s


class Seat:
    """The assistant's device, once it has sat down; every answer is what it reads next."""

    def __init__(self, server: str, lang: str) -> None:
        self.server = address(server)
        self.lang = lang
        self.say = words(lang).say
        self.client: Client | None = None
        self._stack = contextlib.AsyncExitStack()
        self._listener: Listener | None = None
        self._ask: m.Ask | None = None
        self._choosing: Choosing | None = None

    async def told(self, doing: Awaitable[str]) -> str:
        """What comes of it, or why nothing does."""
        try:
            return await doing
        except Refused as refused:
            return self.say(refused.why, **refused.args_of_text)
        except Gone:
            return self.say("arena-out")
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
            return self.say("arena-unreachable", server=self.server)

    async def sit(self, room: str, name: str) -> str:
        """Come into a room by its code, under a name."""
        await self.leave()
        joined = Client.join(self.server, room, name, lang=self.lang)
        self.client = await self._stack.enter_async_context(joined)
        self._listener = Listener(self.client)
        return self.look()

    async def leave(self) -> None:
        """Close the line; the seat stays."""
        await self._stack.aclose()
        self.client, self._listener, self._ask, self._choosing = None, None, None, None

    def look(self) -> str:
        """What this seat knows, and what it is asked."""
        client, listener = self.client, self._listener
        if client is None or client.room is None or listener is None:
            return self.say("arena-sit-first")
        if client.gone is not None:
            return self.say("arena-out")
        ask = listener.ask()
        if ask is not None and seat_of(client) is not None and not listener.is_over:
            self._take_up(ask)
            assert self._choosing is not None
            turn = turn_of(client, ask)
            return told(Prose(turn.tale, turn.seat, turn.names, self.lang), turn, self._choosing)
        return self._at_rest(client, client.room, listener)

    def _at_rest(self, client: Client, room: m.Room, listener: Listener) -> str:
        """The view where nothing is asked."""
        seat = seat_of(client)
        at = "arena-over" if listener.is_over else "arena-wait" if client.entries else "arena-lobby"
        prose = Prose(room.tale, -1 if seat is None else seat, names_of(room), self.lang)
        return "\n\n".join(filter(None, (prose.journal(client.entries), self.say(at))))

    def _take_up(self, ask: m.Ask) -> None:
        if self._ask is None or self._choosing is None or ask != self._ask or self._choosing.is_whole:
            self._ask, self._choosing = ask, Choosing(ask.options, may_pass=ask.open)

    async def wait(self, seconds: float) -> str:
        """Wait until something is asked, or the game is over."""
        if self._listener is not None:
            await self._listener.wait(min(max(seconds, 0.0), LONGEST_WAIT))
        return self.look()

    async def choose(self, number: int) -> str:
        """Choose from the numbered list; what has several parts goes on with the next of them."""
        before = self.look()
        choosing, ask, listener = self._choosing, self._ask, self._listener
        if choosing is None or ask is None or listener is None or listener.ask() != ask:
            return before
        if not choosing.is_whole:
            if not 0 < number <= len(choosing.offered):
                return f"{self.say('arena-no-number', most=len(choosing.offered))}\n\n{before}"
            choosing.take(choosing.offered[number - 1])
        if choosing.is_whole:
            self._choosing = None
            if not await listener.answer(ask, choosing.choice):
                return f"{self.say('arena-late')}\n\n{self.look()}"
        return self.look()

    async def talk(self, text: str, to: str = "") -> str:
        """Say something to all, or whisper to one by their name."""
        client = self.client
        if client is None or client.room is None:
            return self.say("arena-sit-first")
        whom = next((one.id for one in client.room.people if one.name == to), None)
        if to and whom is None:
            return self.say("arena-nobody", name=to)
        said = m.Say(client.next_id(), text) if whom is None else m.Say(client.next_id(), text, whom)
        await client.do(said)
        return self.look()


def address(server: str) -> str:
    """The socket of a server, by the address at which its page is."""
    found = urlsplit(server if "://" in server else f"http://{server}")
    scheme = "wss" if found.scheme in ("https", "wss") else "ws"
    return f"{scheme}://{found.netloc}/ws"


def seat_for_an_assistant(server: str, lang: str = "en") -> MCPServer:
    """The server of the protocol for one assistant at one table."""
    say = words(lang).say
    seat = Seat(server, lang)

    @contextlib.asynccontextmanager
    async def lasting(_: MCPServer) -> AsyncIterator[None]:
        yield
        await seat.leave()

    table = MCPServer("fabula", instructions=say("arena-assistant"), lifespan=lasting)

    async def sit_down(room: str, name: str) -> str:
        return await seat.told(seat.sit(room, name))

    async def look() -> str:
        return seat.look()

    async def wait(seconds: float = 30) -> str:
        return await seat.told(seat.wait(seconds))

    async def choose(number: int) -> str:
        return await seat.told(seat.choose(number))

    async def speak(text: str, to: str = "") -> str:
        return await seat.told(seat.talk(text, to))

    for tool in (sit_down, look, wait, choose, speak):
        table.add_tool(tool, description=say(f"arena-tool-{tool.__name__}"))
    return table
