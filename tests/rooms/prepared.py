"""Rooms prepared on a clock on which that takes no time: at the end of a game, or on its first day."""

from __future__ import annotations

import json
import time
from asyncio import sleep
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Literal

from tests.rooms.table import Phone, lead_until, play, some_rooms, until_beat, until_watched

from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.log import key_in
from fabula.rooms.storage.store import Kept, MemoryStore, Written
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.parts import Language

A_WHOLE_DAY = 24 * 3600
MANY_STEPS = 200
ALL_TALK = {"vendetta": "night"}  # where they do not by day
Told = tuple[type[m.AnyCommand], dict[str, Any]]  # what is said there, and what belongs to it
Evening = Callable[[Rooms], Coroutine[Any, Any, str]]  # what is done in a room; it gives the room's code


def key_of(number: int) -> str:
    """What opens a prepared room to whoever came in as this one: 0 made it."""
    return f"{number:040}"


class Prepared:
    """The log of a room after such an evening, which any store may be given under any code."""

    def __init__(self, evening: Evening) -> None:
        self.log = play(self._kept(evening))

    async def _kept(self, evening: Evening) -> list[Kept]:
        store = MemoryStore()
        code = await evening(some_rooms(store))
        return store.kept[code]

    def lines(self, code: str) -> list[Written]:
        """Its log as that of the room with this code, come to where it is just now."""
        late = round(time.time() * 1000) - json.loads(self.log[-1][0])["at"]
        lines = []
        for seq, (entry, command) in enumerate(self.log):
            data = json.loads(entry) | ({"code": code} if seq == 0 else {})
            data["at"] += late
            written = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
            lines.append(Written(code, seq, written, command, key_in(written), False if seq == 0 else None))
        return lines


def at_the_end(tale: str, name: str = "Host", lang: Language = "en", seats: int | None = None) -> Evening:
    """Bots have played to the end beside somebody; so many sit there, or as many as in a trial."""

    async def evening(rooms: Rooms) -> str:
        trial = seats is None
        host = await Phone().enter(rooms, m.Make(name, lang, tale=tale, trial=trial, key=key_of(0)))
        for _ in range(1, seats or 1):
            await host.does(m.AddBot)
        if not trial:
            await host.does(m.Start)
        await host.leave()
        await sleep(A_WHOLE_DAY)
        assert rooms.servers[host.code].room.stage == "after"
        return host.code

    return evening


async def come(rooms: Rooms, tale: str, people: Mapping[str, Language], told: Sequence[Told]) -> list[Phone]:
    """These people at a table; the first made it, and says this there."""
    names = list(people)
    host = await Phone().enter(rooms, m.Make(names[0], people[names[0]], tale=tale, key=key_of(0)))
    phones = [host]
    for number, name in enumerate(names[1:], 1):
        phones.append(await Phone().enter(rooms, m.Join(host.code, name, people[name], key=key_of(number))))
    for kind, fields in told:
        assert (await host.does(kind, **fields))["t"] == "done"
    return phones


def on_a_day_with_bots(
    tale: str,
    people: Mapping[str, Language],
    seats: int,
    told: Sequence[Told] = (),
    travellers: Sequence[str] = (),
) -> Evening:
    """The first talk of all, on a clock that stands: Fabula leads, and so many sit there with bots.

    The host has let these of the people be Travellers.
    """

    async def evening(rooms: Rooms) -> str:
        phones = await come(rooms, tale, people, told)
        host = phones[0]
        for phone in (one for one, name in zip(phones, people, strict=True) if name in travellers):
            assert (await phone.does(m.TravellerWish, on=True))["t"] == "done"
            agreed = await host.does(m.TravellerWish, on=True, person=phone.person)
            assert agreed["t"] == "done"
        for _ in range(len(people), seats):
            await host.does(m.AddBot)
        assert (await host.does(m.Start))["t"] == "done"
        await until_beat(phones, ALL_TALK.get(tale, "day"))
        await until_watched(phones)
        await host.does(m.Pause)
        return host.code

    return evening


def asked(tale: str, prompt: str, name: str, lang: Language, seats: int) -> Evening:
    """Somebody among bots has answered whatever came until they are asked this; all clocks stand."""

    async def evening(rooms: Rooms) -> str:
        (host,) = await come(rooms, tale, {name: lang}, ())
        for _ in range(1, seats):
            await host.does(m.AddBot)
        assert (await host.does(m.Start))["t"] == "done"
        for _ in range(A_WHOLE_DAY):
            for ask in [one for one in host.asks if "answered" not in one]:
                if ask["prompt"] == prompt:
                    await until_watched([host])
                    await host.does(m.Pause)
                    return host.code
                await host.answer(["ready"] if ask.get("open") else ask["options"][-1])
            await sleep(1)
        raise AssertionError(f"{prompt} is never asked")

    return evening


def led_until(
    phase: str, tale: str, people: Mapping[str, Language], guests: Sequence[str], told: Sequence[Told]
) -> Evening:
    """A phase of a game that the first of these people leads; whoever dies before is named."""

    async def evening(rooms: Rooms) -> str:
        alone = [(m.AddGuest, {"name": name}) for name in guests]
        lead, *_ = await come(rooms, tale, people, [*told, *alone, (m.Start, {})])
        for _ in range(MANY_STEPS):
            if lead.clock["phase"] == phase:
                return lead.code
            if (await lead.does(m.Next))["t"] == "refused":
                await lead.does(m.Next, all=True)
        raise AssertionError(f"{phase} never comes")

    return evening


def clocktower_led(
    until: Literal["set", "day"],
    people: Mapping[str, Language],
    guests: Sequence[str],
    roles: Sequence[str],
    told: Sequence[Told] = (),
) -> Evening:
    """The Clocktower with just these roles, dealt or on its first day; the first of these people leads."""

    async def evening(rooms: Rooms) -> str:
        alone = [(m.AddGuest, {"name": name}) for name in guests]
        led = (m.Settings, {"change": {"lead": "person", "one_by_one": False}})
        lead, *_ = await come(rooms, "clocktower", people, [led, *alone, *told, (m.Start, {})])
        if roles:
            (asked,) = (ask for ask in lead.asks if ask["prompt"] == "set")
            order = lead.room["roles"]
            done = await lead.does(m.Answer, ask=asked["id"], choice=sorted(roles, key=order.index))
            assert done["t"] == "done"
        if until == "day":
            await lead_until(lead, "day")
        return lead.code

    return evening
