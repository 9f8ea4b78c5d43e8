"""Whether there is a room is told without coming in; who is there only to who has a key of it."""

from __future__ import annotations

import pytest
from tests.rooms.table import a_table, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.rooms.wire import messages as m


def test_who_has_a_key_learns_which_game_it_is_and_who_is_there() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, guest, gone = await a_table(rooms, 3)
        await host.does(m.AddBot)
        await host.does(m.AddGuest, name="Granny")
        await gone.leave()
        found = await rooms.find(m.Find(host.code, guest.key), "table")
        assert found == m.Found(host.code, "onenight", "B", ["A", "Granny"])

    play(evening())


@pytest.mark.parametrize("key", [None, "0" * 32])
def test_all_others_learn_no_more_than_that_there_is_a_room(key: str | None) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, *_ = await a_table(rooms, 2)
        heard = len(host.heard)
        assert await rooms.find(m.Find(host.code, key), "street") == m.Found(host.code)
        assert len(host.heard) == heard

    play(evening())


def test_codes_are_not_to_be_listed_so_either() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        found = set[str]()
        for code in range(100_000, 100_200):
            with pytest.raises(Refusal) as refused:
                await rooms.find(m.Find(str(code)), "street")
            found.add(refused.value.why)
        assert "no-such-room" in found
        assert "too-fast" in found

    play(evening())


def test_who_is_removed_learns_nothing_any_more() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, guest = await a_table(rooms, 2)
        await host.does(m.Remove, person=guest.person)
        assert await rooms.find(m.Find(host.code, guest.key), "table") == m.Found(host.code)

    play(evening())
