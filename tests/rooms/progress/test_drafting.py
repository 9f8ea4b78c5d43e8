"""Drafted claims: made up of what one seat has been sent, sayable as they stand, the same asked again."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, play, some_rooms

from fabula.core.events import Event
from fabula.core.refusals import Refusal
from fabula.core.requests import Choice, Window
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.rooms.progress import drafting
from fabula.rooms.progress.drafting import draft_in
from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m

TALKS = {"onenight": ("day", 1), "mafia32": ("day", 2), "vendetta": ("night", 2), "clocktower": ("day", 2)}


async def talking(rooms: Rooms, tale: str) -> Phone:
    """Somebody among bots, on a late day, while all talk."""
    phone = await Phone().enter(rooms, m.Make("A", tale=tale, trial=True))
    for _ in range(2000):
        ask = next((one for one in phone.asks if "answered" not in one), None)
        began = phone.entry("phase")
        if ask is not None and ask.get("open") and (began["phase"], began["number"]) == TALKS[tale]:
            return phone
        assert phone.room["stage"] == "playing"
        if ask is not None:
            await phone.answer(["ready"] if ask.get("open") else ask["options"][-1])
        await asyncio.sleep(4)
    raise AssertionError("nobody talks")


async def telling_of(rooms: Rooms, phone: Phone) -> Telling:
    """The game that is on."""
    play_ = (await rooms.with_key(phone.code, phone.key, "table")).room.play
    assert play_ is not None
    return play_.telling


async def drafted(rooms: Rooms, phone: Phone, role: str, nth: str = "", key: str = "") -> list[Choice]:
    """What somebody might say."""
    room = (await rooms.with_key(phone.code, phone.key, "table")).room
    return draft_in(room, key or phone.key, role, nth)()


@pytest.mark.parametrize("tale", TALES)
def test_a_draft_can_be_said_as_it_stands_and_is_the_same_when_asked_again(tale: str) -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=7)
        phone = await talking(rooms, tale)
        telling = await telling_of(rooms, phone)
        window = telling.ask_of(phone.room["seats"].index(phone.person))
        assert isinstance(window, Window)
        with_news = 0
        of_a_pile = ("count", "dhampir") if tale == "vendetta" else ()
        for role in dict.fromkeys((*telling.setup.roles, *of_a_pile)):
            found = await drafted(rooms, phone, role)
            assert found[0] == ("claim", role)
            assert found == await drafted(rooms, phone, role)
            assert all(words in window.options for words in found[1:])
            others = [await drafted(rooms, phone, role, str(nth)) for nth in range(6)]
            with_news += any(len(one) > 1 for one in (found, *others))
        assert with_news
        with pytest.raises(Refusal, match="unknown-role"):
            await drafted(rooms, phone, "nobody")
        await rooms.close()

    play(evening())


@pytest.mark.parametrize("tale", TALES)
def test_it_is_made_up_of_what_this_device_has_been_sent_and_of_no_more(
    tale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Event] = []

    class Listening:
        def hear(self, event: Event) -> None:
            heard.append(event)

        def as_if(self, _: str) -> list[Choice]:
            return []

    async def evening() -> None:
        rooms = some_rooms(seed=7)
        phone = await talking(rooms, tale)
        monkeypatch.setattr(drafting, "mind_called", lambda *_: Listening())
        await drafted(rooms, phone, (await telling_of(rooms, phone)).setup.roles[0])
        sent = phone.entries
        assert [event.name for event in heard] == [entry["e"] for entry in sent]
        assert len(sent) < len((await telling_of(rooms, phone)).log)
        await rooms.close()

    play(evening())


def test_nobody_else_has_it_and_none_is_made_up_for_who_has_no_seat_or_no_game() -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=7)
        phone = await talking(rooms, "mafia32")
        onlooker = await Phone().enter(rooms, m.Join(phone.code, "B"))
        before = len(onlooker.heard)
        role = (await telling_of(rooms, phone)).setup.roles[0]
        await drafted(rooms, phone, role)
        assert len(onlooker.heard) == before
        for key, why in ((onlooker.key, "not-seated"), ("0" * 32, "wrong-key")):
            with pytest.raises(Refusal, match=why):
                await drafted(rooms, phone, role, key=key)
        await phone.does(m.Again)
        with pytest.raises(Refusal, match="not-asked"):
            await drafted(rooms, phone, role)
        await rooms.close()

    play(evening())
