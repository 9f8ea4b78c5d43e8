"""A whole evening in a room: from the first phone to the end of the telling."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat, until_stage

from fabula.games import TALES
from fabula.rooms.wire import messages as m


def test_three_people_play_to_the_end() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        await rooms.open()
        phones = await a_table(rooms, 3, seats=3)
        assert (await phones[0].does(m.Start))["t"] == "done"
        assert [phone.clock["phase"] for phone in phones] == ["dusk"] * 3
        for phone in phones:
            await phone.answer(["ready"])
        assert phones[0].clock["phase"] == "night"
        await until_beat(phones, "day")
        for phone in phones:
            await phone.answer(["ready"])
        await until_beat(phones, "vote")
        for phone in phones:
            await phone.answer(phone.asks[0]["options"][0])
        await until_stage(phones, "after")
        for phone in phones:
            assert phone.room["stage"] == "after"
            assert phone.last("fabula")["list"][-1]["e"] == "won"
            assert phone.entries[-1]["e"] == "won"
        assert 'name 0 "A"' in await rooms.telling(phones[0].code)
        await rooms.close()

    play(evening())


def test_nobody_does_anything_and_the_game_ends_all_the_same() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        await rooms.open()
        phones = await a_table(rooms, 4)
        await phones[0].does(m.Start)
        await asyncio.sleep(3600)
        assert phones[3].room["stage"] == "after"
        assert " by clock" in await rooms.telling(phones[0].code)
        await rooms.close()

    play(evening())


@pytest.mark.parametrize("tale", TALES)
@pytest.mark.parametrize("seed", range(4))
def test_a_trial_deals_at_once_and_any_tale_comes_to_its_end(tale: str, seed: int) -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=seed)
        await rooms.open()
        phone = await Phone().enter(rooms, m.Make("A", tale=tale, trial=True))
        assert phone.room["stage"] == "playing"
        people = phone.room["people"]
        assert len(phone.room["seats"]) == len(people) >= TALES[tale].least_seats
        assert sum(1 for person in people if person.get("bot")) == len(people) - 1
        await asyncio.sleep(4 * 3600)
        assert phone.room["stage"] == "after"
        assert phone.entries[-1]["e"] == "won"
        await rooms.close()

    play(evening())
