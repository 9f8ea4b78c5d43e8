"""The circle is drawn as people sit: whoever hosts or leads says where there is room in it."""

from __future__ import annotations

from tests.rooms.table import a_table, play, some_rooms

from fabula.rooms.wire import messages as m


def test_the_host_says_after_whom_there_is_room_and_all_see_it() -> None:
    async def evening() -> None:
        host, *others = await a_table(some_rooms(), 4)
        seats = host.room["seats"]
        assert "apart" not in host.room
        assert (await host.does(m.Group, after=[seats[3], seats[1]]))["t"] == "done"
        assert [phone.room["apart"] for phone in (host, *others)] == [[seats[1], seats[3]]] * 4
        assert (await host.does(m.Group, after=[]))["t"] == "done"
        assert "apart" not in others[0].room

    play(evening())


def test_nobody_else_does_and_only_whoever_sits_can_be_named() -> None:
    async def evening() -> None:
        host, other, *_ = await a_table(some_rooms(), 4)
        assert (await other.does(m.Group, after=[]))["why"] == "refused-not-host"
        assert (await host.does(m.Group, after=["p99"]))["why"] == "refused-not-seated"

    play(evening())


def test_the_room_goes_with_whoever_leaves_and_outlasts_another_order() -> None:
    async def evening() -> None:
        host, *_ = await a_table(some_rooms(), 4)
        seats = host.room["seats"]
        await host.does(m.Group, after=[seats[1], seats[2]])
        await host.does(m.Arrange, people=[seats[2], seats[0], seats[1], seats[3]])
        assert set(host.room["apart"]) == {seats[1], seats[2]}
        await host.does(m.Remove, person=seats[1])
        assert host.room["apart"] == [seats[2]]

    play(evening())
