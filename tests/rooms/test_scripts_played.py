"""Each script of the box in a room: phones that answer this and that, bots, and Fabula as Storyteller."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.rooms.dealing import TIMERS
from tests.rooms.table import a_table, an_option, play, some_rooms

from fabula.games.clocktower.tale import Clocktower
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

GOOD = (
    "washerwoman librarian investigator chef empath fortune_teller undertaker monk ravenkeeper virgin slayer "
    "soldier mayor butler drunk recluse saint "
)
OF_THE_CAROUSEL = {
    "by_day": "goblin vizier fearmonger boomdandy organ_grinder psychopath al_hadikhia leviathan ojo",
    "by_night": "widow xaan harpy mezepheles boffin marionette lleech yaggababble",
    "many": "poisoner scarlet_woman spy baron legion kazali lord_of_typhon riot",
    "nobody": "summoner poisoner scarlet_woman spy lil_monsta imp",
}
SCRIPTS = {
    **Clocktower.scripts.named,
    **{name: tuple((GOOD + roles).split()) for name, roles in OF_THE_CAROUSEL.items()},
}


def without_statements(ask: dict[str, Any]) -> dict[str, Any]:
    """What is asked, but for what has to be put together first: bots do that."""
    options = [
        one for one in ask["options"] if not (isinstance(one, list) and any(map(is_put_together, one)))
    ]
    return {**ask, "options": options}


def is_put_together(part: Any) -> bool:
    """Whether a part of an option is a statement to be made."""
    return isinstance(part, dict) and "any" not in part


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_is_played_to_its_end(script: str) -> None:
    async def evening() -> None:
        chance = random.Random(script)
        phones = await a_table(some_rooms(MemoryStore(), 5), 4, tale="clocktower")
        host = phones[0]
        for mind in ("random", "random", "sensible", "sensible", "sensible", "sensible"):
            await host.does(m.AddBot, mind=mind)
        await host.does(m.Settings, change=TIMERS["clocktower"])
        assert (await host.does(m.Choose, roles=list(SCRIPTS[script])))["t"] == "done"
        assert (await host.does(m.Start))["t"] == "done"
        for _ in range(6000):
            if host.room["stage"] == "after":
                break
            phone = chance.choice(phones)
            if phone.asks and (not phone.asks[0].get("open") or chance.random() < 0.2):
                choice = an_option(without_statements(phone.asks[0]), chance.randrange(99))
                await phone.does(m.Answer, ask=phone.asks[0]["id"], choice=choice)
            await asyncio.sleep(chance.choice((0.3, 1.1, 2.7)))
        assert host.room["stage"] == "after"
        assert host.entries[-1]["e"] == "won"

    play(evening())
