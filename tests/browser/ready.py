"""Rooms made ready on the server’s side: what a test does not look at need not be played in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Literal, get_args

from tests.browser.phones import Phone
from tests.browser.shelf import NOTHING_TO_SEE
from tests.rooms import prepared
from tests.rooms.prepared import Evening, Prepared, Told, key_of
from tests.web.server import Server

from fabula.rooms.storage.sqlite import FILE, SqliteStore
from fabula.rooms.wire.parts import Language

Devices = Mapping[str, Phone | None]  # by name; None is somebody on whose device nobody looks
NUMBERS = count(900_000)
READY: dict[str, Prepared] = {}  # by what was done there: many tests begin in the same room
THERE = ".ring .seat, .cardbox"  # the page has heard who sits there
REMEMBER = """(kept) => {
  for (const [name, one] of Object.entries(kept)) localStorage.setItem(`fabula.${name}`, one);
}"""


def a_room(server: Server, evening: Evening, *what: object) -> str:
    """Lay a room on a server in which this has happened; its code. `what` tells it from all others."""
    code, name = str(next(NUMBERS)), repr((evening.__qualname__, what))
    with ThreadPoolExecutor(1) as aside:  # the browser has this thread's loop
        if name not in READY:
            READY[name] = aside.submit(Prepared, evening).result()
        lines = READY[name].lines(code)

        async def keep() -> None:
            store = SqliteStore(server.folder / FILE)
            await store.append(lines)
            await store.close()

        aside.submit(asyncio.run, keep()).result()
    return code


def take_places(code: str, phones: Devices) -> None:
    """Open the pages of these people, in the order in which they came to that room."""
    for number, (name, phone) in enumerate(phones.items()):
        if phone is None:
            continue
        if not phone.page.url.startswith("http"):
            phone.page.goto(NOTHING_TO_SEE)
        phone.page.evaluate(REMEMBER, {f"key.{code}": key_of(number), "last": code, "name": name})
        phone.open(code)
        phone.page.wait_for_selector(THERE, state="attached")


def speaking(lang: str) -> Language:
    """A language as messages have it."""
    return next(one for one in get_args(Language) if one == lang)


def people_of(phones: Devices) -> dict[str, Language]:
    """Who they are, and what they speak."""
    return {name: speaking(phone.lang if phone else "en") for name, phone in phones.items()}


def server_of(phones: Devices) -> Server:
    """Where their pages come from."""
    return next(phone.server for phone in phones.values() if phone)


def at_the_end(phone: Phone, tale: str, name: str, seats: int | None = None) -> None:
    """Open the page of somebody beside whom bots have played, where that game is over."""
    evening = prepared.at_the_end(tale, name, speaking(phone.lang), seats)
    take_places(a_room(phone.server, evening, tale, name, phone.lang, seats), {name: phone})


def on_a_day(phones: Devices, tale: str, seats: int, *told: Told, travellers: Sequence[str] = ()) -> None:
    """These people and bots while all talk on the first day; Fabula leads, and the clock stands.

    Some of the people are Travellers.
    """
    people = people_of(phones)
    evening = prepared.on_a_day_with_bots(tale, people, seats, told, travellers)
    take_places(a_room(server_of(phones), evening, tale, people, seats, told, travellers), phones)


def asked(phone: Phone, tale: str, prompt: str, name: str, seats: int) -> None:
    """Open the page of somebody who plays with bots and is asked this, while all clocks stand."""
    evening = prepared.asked(tale, prompt, name, speaking(phone.lang), seats)
    take_places(a_room(phone.server, evening, tale, prompt, name, phone.lang, seats), {name: phone})


def on_a_day_that_is_led(
    phones: Devices,
    guests: Sequence[str],
    roles: Sequence[str],
    *told: Told,
    until: Literal["set", "day"] = "day",
) -> None:
    """The first day of the Clocktower, with just these roles if any; the first of these people leads.

    Or its dusk, when the set is chosen and nothing else.
    """
    people = people_of(phones)
    evening = prepared.clocktower_led(until, people, guests, roles, told)
    take_places(a_room(server_of(phones), evening, until, people, guests, roles, told), phones)


def led_until(phase: str, tale: str, phones: Devices, guests: Sequence[str], *told: Told) -> None:
    """A phase of a game that the first of these people leads."""
    people = people_of(phones)
    evening = prepared.led_until(phase, tale, people, guests, told)
    take_places(a_room(server_of(phones), evening, phase, tale, people, guests, told), phones)
