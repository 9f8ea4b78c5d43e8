"""People at phones: they come in together and play a game to its end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

from msgspec import UNSET

from fabula.client import Client, Refused
from fabula.rooms.wire import messages as m

NAMES = ("Анна", "Boris", "Chloé", "Даша", "Émile")
LANGUAGES = ("ru", "en", "fr", "ru", "fr")
QUICK = {"look": 5, "step": 4, "talk": 30, "vote": 5}
READY = ["ready"]
WITHIN = 30.0
Choosing = Callable[[m.Ask], Any]


@contextlib.asynccontextmanager
async def table(url: str, names: Iterable[str] = NAMES, **settings: Any) -> AsyncIterator[list[Client]]:
    """A room with these people in the order of their seats, with short clocks."""
    async with contextlib.AsyncExitStack() as stack:
        first, *others = names
        host = await stack.enter_async_context(Client.make(url, first, lang=LANGUAGES[0]))
        people = [host]
        for name, lang in zip(others, LANGUAGES[1:], strict=False):
            guest = Client.join(url, host.code, name, lang=lang)
            people.append(await stack.enter_async_context(guest))
        await host.do(m.Settings(host.next_id(), {**QUICK, **settings}))
        yield people


async def start(host: Client) -> None:
    """The host deals."""
    await host.do(m.Start(host.next_id()))


async def reach(people: Iterable[Client], phase: str) -> None:
    """Wait until a phase has begun for all, saying one is ready where that is asked."""
    await asyncio.gather(*(_answer_until(one, lambda one: in_phase(one, phase), None) for one in people))


async def play_on(people: Iterable[Client], choose: Choosing | None = None) -> None:
    """All answer whatever they are asked until the game is over."""
    everyone = (_answer_until(one, lambda one: bool(one.fabula), choose or last_option) for one in people)
    await asyncio.gather(*everyone)


def in_phase(one: Client, phase: str) -> bool:
    """Whether this device is in a phase; it must not have missed it."""
    assert not one.fabula, f"the game ended before the {phase}"
    return one.clock is not None and one.clock.phase == phase


async def _answer_until(one: Client, over: Callable[[Client], bool], choose: Choosing | None) -> None:
    answered: set[str] = set()

    def asked() -> list[m.Ask]:
        return [
            ask
            for ask in one.asks
            if ask.id not in answered and ask.answered is UNSET and (ask.open or choose is not None)
        ]

    while not over(one):
        for ask in asked():
            answered.add(ask.id)
            await answer_if_asked(one, ask, READY if ask.open or choose is None else choose(ask))
        await one.until(lambda: over(one) or asked(), WITHIN)


async def answer_if_asked(one: Client, ask: m.Ask, choice: Any) -> None:
    """Answer, unless time was up meanwhile."""
    with contextlib.suppress(Refused):
        await one.answer(choice, ask)


def last_option(ask: m.Ask) -> Any:
    """The last of the options: something is done rather than nothing."""
    return ask.options[-1]


def first_option(ask: m.Ask) -> Any:
    """The first of the options: nothing, where nothing may be done."""
    return ask.options[0]


def events(one: Client, name: str) -> list[dict[str, Any]]:
    """All entries of this name that this device has."""
    return [entry for entry in one.entries if entry["e"] == name]
