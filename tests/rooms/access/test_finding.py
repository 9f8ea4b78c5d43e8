"""Whether there is a room is told without coming in, and what anybody sees who may look on."""

from __future__ import annotations

import pytest
from tests.rooms.table import a_table, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.rooms.devices.sync import encode
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
def test_all_others_see_whose_table_it_is_and_who_sits_there(key: str | None) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, *_ = await a_table(rooms, 2)
        await host.does(m.AddBot)
        heard = len(host.heard)
        found = await rooms.find(m.Find(host.code, key), "street")
        assert (found.tale, found.stage, found.host, found.name) == ("onenight", "lobby", "A", "")
        assert [(one.name, one.face) for one in found.seated][:2] == [("A", "boat"), ("B", "tulip")]
        assert [bool(one.bot) for one in found.seated] == [False, False, True]
        assert found.worn == ["boat", "tulip"]  # a bot gives its own up
        assert len(host.heard) == heard

    play(evening())


@pytest.mark.parametrize("shut", [{"onlookers": False}, {"people": "shut"}])
def test_where_nobody_may_look_on_they_learn_no_more_than_that_there_is_a_room(
    shut: dict[str, object],
) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, *_ = await a_table(rooms, 2)
        await host.does(m.Door, **shut)
        assert await rooms.find(m.Find(host.code), "street") == m.Found(host.code)

    play(evening())


async def told_at_the_door(seed: int) -> bytes:
    """What somebody at the door is told while the cards of this deal lie there."""
    rooms = some_rooms(seed=seed)
    host, *_ = await a_table(rooms, 5)
    await host.does(m.Start)
    return encode(await rooms.find(m.Find(host.code), "street")).replace(host.code.encode(), b"")


def test_at_the_door_nothing_is_told_of_the_game_that_is_on() -> None:
    assert len({play(told_at_the_door(seed)) for seed in range(4)}) == 1


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
        found = await rooms.find(m.Find(host.code, guest.key), "table")
        assert (found.name, found.people) == ("", [])
        assert [one.name for one in found.seated] == ["A"]

    play(evening())
