"""A seat in a room elsewhere: an agent answers over the wire whatever its device is asked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import UNSET

from fabula.arena.agents import Agent, Maker, reply_of
from fabula.arena.pieces import as_taken
from fabula.arena.seated import Said, Turn
from fabula.client import Client, Refused
from fabula.rooms.wire import messages as m

DREAM = "dream-"  # before what those are asked who sleep, so that nobody can tell who is awake
READY = ["ready"]
LONGEST_LOBBY = 24 * 3600.0  # s


def seat_of(client: Client) -> int | None:
    """Where the holder of a device sits."""
    room = client.room
    return room.seats.index(client.person) if room and client.person in room.seats else None


def asked(client: Client) -> m.Ask | None:
    """What this seat is asked now and has not answered."""
    seat = seat_of(client)
    return next((ask for ask in client.asks if ask.seat == seat and ask.answered is UNSET), None)


def turn_of(client: Client, ask: m.Ask) -> Turn:
    """What one knows who is asked this."""
    room = client.room
    assert room is not None
    names = names_of(room)
    seat = room.seats.index(client.person)
    said = [*_said(client, room)]
    return Turn(
        room.tale, seat, len(room.seats), names, client.entries, ask.prompt, ask.options, ask.open, said
    )


def names_of(room: m.Room) -> dict[int, str]:
    """Who sits where, by name."""
    called = {person.id: person.name for person in room.people}
    return {seat: called[person] for seat, person in enumerate(room.seats) if person is not None}


def _said(client: Client, room: m.Room) -> Iterator[Said]:
    called = {person.id: person.name for person in room.people}
    for one in client.said:
        yield called.get(one.person, one.person), one.text


class Listener:
    """A device at a table, for whoever answers in its place: it waits, and taps what sleepers are asked."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.finished: set[str] = set()  # asks to which there is nothing more to answer

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or the device is out of the room."""
        return bool(self.client.fabula) or self.client.gone is not None

    def ask(self) -> m.Ask | None:
        """What is to be answered now."""
        ask = asked(self.client)
        return None if ask is None or ask.id in self.finished else ask

    async def wait(self, seconds: float) -> m.Ask | None:
        """Wait until something is to be answered, or the game is over; None if it is, or time is up."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.is_over:
                    ask = self.ask()
                    if ask is not None and not ask.prompt.startswith(DREAM):
                        return ask
                    if ask is not None:
                        await self.answer(ask, ask.options[0])
                    await self.client.until(lambda: self.is_over or self.ask() is not None, seconds)
        return None

    async def answer(self, ask: m.Ask, choice: Any) -> bool:
        """Answer; False if time was up meanwhile. None in an open floor says that one is ready."""
        says_nothing = ask.open and choice is None
        if says_nothing or not ask.open or as_taken(choice) == as_taken(READY):
            self.finished.add(ask.id)
        if says_nothing and READY not in ask.options:
            return True
        try:
            await self.client.answer(READY if says_nothing else choice, ask)
        except Refused:
            self.finished.add(ask.id)
            return False
        return True


async def take_part(client: Client, make: Maker, seed: int = 0, most_said: int = 8) -> None:
    """Play one game in the place of a person, from its deal to its end.

    In an open floor the agent is asked until it has nothing more to say, so many times at most.
    """
    await client.until(lambda: client.entries, LONGEST_LOBBY)
    listener, agent, said = Listener(client), _agent(client, make, seed), 0
    floor = ""
    while not listener.is_over:
        ask = await listener.wait(LONGEST_LOBBY)
        if ask is None:
            continue
        floor, said = (floor, said + 1) if ask.open and ask.id == floor else (ask.id, 0)
        if said >= most_said:
            await listener.answer(ask, None)
            continue
        choice, words = reply_of(await asyncio.to_thread(agent.answer, turn_of(client, ask)))
        if words:
            with contextlib.suppress(Refused):
                await client.do(m.Say(client.next_id(), words))
        await listener.answer(ask, choice)


def _agent(client: Client, make: Maker, seed: int) -> Agent:
    seat, room = seat_of(client), client.room
    if seat is None or room is None:
        raise ValueError("the device has no seat in this game")
    return make(room.tale, seat, Random(f"{seed} {client.game} {seat}"))
