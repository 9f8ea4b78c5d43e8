"""What could have been known: by one seat, from what it heard, told when the game among bots is over."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, play, some_rooms

from fabula.core.events import Event
from fabula.core.refusals import Refusal
from fabula.games import TALES
from fabula.rooms.progress.hindsight import Hindsight, hindsight_in
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

HONEST = ("good", "village", "town", "vampires")


async def known(rooms: Rooms, phone: Phone) -> list[Hindsight]:
    """What somebody could have known."""
    return hindsight_in((await rooms.with_key(phone.code, phone.key, "table")).room, phone.key)


async def why(rooms: Rooms, phone: Phone) -> str:
    """Why that is not told."""
    with pytest.raises(Refusal) as refusal:
        await known(rooms, phone)
    return refusal.value.why


async def played(rooms: Rooms, tale: str, never: tuple[str, ...] = ()) -> Phone:
    """Somebody who has played a game with bots to its end; to what is `never` answered the clock does it."""
    phone = await Phone().enter(rooms, m.Make("A", tale=tale, trial=True))
    assert await why(rooms, phone) == "not-ended"
    for _ in range(2000):
        if phone.room["stage"] == "after":
            return phone
        if phone.asks and "answered" not in phone.asks[0] and phone.asks[0]["prompt"] not in never:
            ask = phone.asks[0]
            await phone.answer(["ready"] if ask.get("open") else ask["options"][-1])
        await asyncio.sleep(4)
    raise AssertionError("no end")


@pytest.mark.parametrize("tale", TALES)
def test_each_talk_is_looked_back_at_twice_and_asked_again_it_is_the_same(tale: str) -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store, seed=3)
        phone = await played(rooms, tale)
        found = await known(rooms, phone)
        assert [one.begins for one in found] == [True, False] * (len(found) // 2)
        talks = [one.number for one in found if one.begins]
        assert talks
        assert talks == sorted(set(talks))
        seat, seats = phone.room["seats"].index(phone.person), set(range(len(phone.room["seats"])))
        for one in found:
            assert set(one.suspects) <= seats
            assert set(one.trusted) <= seats - set(one.suspects)
        card = next(one["role"] for one in phone.entries if one["e"] == "shown")
        if TALES[tale].almanac.side_of[card] in HONEST:
            assert all(seat not in one.suspects for one in found)
        await rooms.close()
        again = some_rooms(store)
        await again.open()
        assert await known(again, phone) == found
        await Phone().enter(again, m.Join(phone.code, "B"))
        assert await why(again, phone) == "not-seated"

    play(evening())


@pytest.mark.parametrize("lets_it_pass", [False, True])
def test_a_vote_that_the_clock_drew_is_told_from_ones_own(*, lets_it_pass: bool) -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=3)
        phone = await played(rooms, "onenight", never=("vote",) if lets_it_pass else ())
        assert [one.drawn for one in await known(rooms, phone)][-1] is lets_it_pass

    play(evening())


def test_nothing_is_known_that_the_seat_had_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Event] = []

    class Listening:
        def hear(self, event: Event) -> None:
            heard.append(event)

        def verdicts(self) -> dict[int, int]:
            return {}

    async def evening() -> None:
        rooms = some_rooms(seed=3)
        phone = await played(rooms, "mafia32")
        monkeypatch.setattr("fabula.rooms.progress.hindsight.mind_called", lambda *_: Listening())
        await known(rooms, phone)
        mine = phone.room["seats"].index(phone.person)
        assert heard
        assert all(event.audience is None or mine in event.audience for event in heard)
        assert any(event.audience is not None for event in heard)

    play(evening())
