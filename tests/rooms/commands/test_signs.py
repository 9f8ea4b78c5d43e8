"""Players show something to all for a moment, or point at somebody, as far as they may."""

from __future__ import annotations

import asyncio

from tests.rooms.commands.test_pocketbook import dealt
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.rooms.wire import messages as m


def shown(phone: Phone) -> list[tuple[int, str, int | None]]:
    """What is shown, as this phone was told last."""
    return [(one["seat"], one["sign"], one.get("at")) for one in phone.last("clock").get("gestures", [])]


def test_all_see_who_points_at_whom_and_for_how_long() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        looks_on = await Phone().enter(rooms, m.Watch(phones[0].code))
        assert (await phones[1].does(m.MakeSign, sign="point", at=0))["t"] == "done"
        assert (await phones[2].does(m.MakeSign, sign="laugh"))["t"] == "done"
        for phone in (*phones, looks_on):
            assert shown(phone) == [(1, "point", 0), (2, "laugh", None)]
        await asyncio.sleep(6.5)
        await phones[0].does(m.MakeSign, sign="agree")
        assert shown(looks_on) == [(0, "agree", None)]

    play(evening())


def test_nobody_does_it_more_often_than_every_five_seconds() -> None:
    async def evening() -> None:
        _, ann, _ = await a_table(some_rooms(), 3)
        await ann.does(m.MakeSign, sign="doubt")
        assert (await ann.does(m.MakeSign, sign="agree"))["why"] == "refused-too-fast"
        await asyncio.sleep(5)
        assert (await ann.does(m.MakeSign, sign="agree"))["t"] == "done"

    play(evening())


def test_one_points_at_somebody_else_who_is_there() -> None:
    async def evening() -> None:
        _, ann, _ = await a_table(some_rooms(), 3)
        for wrong in (
            {"sign": "point"},
            {"sign": "point", "at": 1},
            {"sign": "point", "at": 9},
            {"sign": "agree", "at": 0},
        ):
            assert (await ann.does(m.MakeSign, **wrong))["why"] == "refused-no-such-seat"

    play(evening())


def test_nothing_is_shown_while_nobody_may_speak_nor_by_who_is_muted() -> None:
    async def evening() -> None:
        host, ann, bob = await dealt(some_rooms(), 3)
        assert host.last("clock")["phase"] == "dusk"
        assert (await ann.does(m.MakeSign, sign="laugh"))["why"] == "refused-chat-closed"
        await host.does(m.Again)
        await host.does(m.Mute, person=bob.person)
        assert (await bob.does(m.MakeSign, sign="laugh"))["why"] == "refused-muted"

    play(evening())


def test_what_was_shown_is_gone_when_all_fall_silent() -> None:
    async def evening() -> None:
        host, ann, _ = await a_table(some_rooms(), 3)
        await ann.does(m.MakeSign, sign="laugh")
        await host.does(m.Start)
        assert shown(host) == []

    play(evening())
