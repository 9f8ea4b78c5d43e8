"""What whoever leads writes for themself: kept with the game, theirs alone, and in nobody else's bytes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, is_of, play, some_rooms

from fabula.games import TALES
from fabula.rooms.commands import desk
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

SECRET = "Mark promised Eve to the town"


async def led(rooms: Rooms, tale: str = "clocktower", seats: int = 8) -> list[Phone]:
    """A table whose first person leads; the cards are dealt."""
    lead, *players = await a_table(rooms, seats, tale=tale)
    await lead.does(m.Settings, change={"lead": "person", "leader": lead.person})
    assert (await lead.does(m.Start))["t"] == "done"
    return [lead, *players]


def on_the_desk(phone: Phone) -> dict[str, Any]:
    """What a phone was told last of the desk."""
    told = phone.all("desk")
    return dict(told[-1]) if told else {}


@pytest.mark.parametrize("tale", TALES)
def test_notes_and_marks_lie_there_until_they_are_taken_away(tale: str) -> None:
    async def evening() -> None:
        lead, *_ = await led(some_rooms(), tale)
        for more in ({"text": SECRET}, {"text": "shaky", "about": 3}, {"text": "bold", "about": 4}):
            assert (await lead.does(m.Pen, **more))["t"] == "done"
        assert (await lead.does(m.LayMark, mark=7, text="Word for word", colour="gem", seat=2))["t"] == "done"
        assert (await lead.does(m.LayMark, mark=8, text="Later", x=0.25, y=-0.5))["t"] == "done"
        assert (await lead.does(m.LayMark, mark=7, text="Word for word", colour="evil", seat=5))[
            "t"
        ] == "done"
        here = on_the_desk(lead)
        assert (here["note"], here["about"]) == (SECRET, {"3": "shaky", "4": "bold"})
        assert here["marks"] == [
            {"mark": 7, "text": "Word for word", "colour": "evil", "seat": 5},
            {"mark": 8, "text": "Later", "x": 0.25, "y": -0.5},
        ]
        await lead.does(m.Pen, text="", about=3)
        await lead.does(m.LayMark, mark=7, text="")
        assert on_the_desk(lead)["about"] == {"4": "bold"}
        assert [one["mark"] for one in on_the_desk(lead)["marks"]] == [8]

    play(evening())


async def heard_by_others(tale: str, *, writes: bool) -> list[list[tuple[int, bytes]]]:
    """All that others are sent in one and the same evening, with its time, if whoever leads writes or not."""
    rooms = some_rooms(seed=5)
    lead, *others = await led(rooms, tale, 9)
    others.append(await Phone().enter(rooms, m.Watch(lead.code)))
    for n in range(30):
        await asyncio.sleep(3)
        if writes:
            await lead.does(m.Pen, text=f"{SECRET} {n}", about=n % 5)
            await lead.does(m.LayMark, mark=n, text="Imp?", seat=n % 5)
        if n % 6 == 5:
            await lead.does(m.Next, at=lead.all("asks")[-1].get("at", ""))
    own = ("welcome", "done")
    return [[(at, told) for at, told in one.heard if not any(is_of(t, told) for t in own)] for one in others]


@pytest.mark.parametrize("tale", TALES)
def test_it_changes_no_byte_and_no_moment_for_anybody_else(tale: str) -> None:
    silent, written = (play(heard_by_others(tale, writes=writes)) for writes in (False, True))
    assert silent == written
    assert all(len(heard) > 5 for heard in silent)


def test_who_does_not_lead_neither_writes_nor_reads() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, ann, *_ = await led(rooms)
        await lead.does(m.Pen, text=SECRET)
        assert (await ann.does(m.Pen, text="mine"))["why"] == "refused-not-leader"
        assert (await ann.does(m.LayMark, mark=1, text="mine"))["why"] == "refused-not-leader"
        assert ann.all("desk") == []
        assert (await lead.does(m.Pen, text="x", about=40))["why"] == "refused-no-such-seat"
        assert (await lead.does(m.LayMark, mark=1, text="x" * 25))["why"] == "refused-too-long"

    play(evening())


def test_it_goes_with_the_lead_and_is_kept_through_a_kill() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store=store)
        lead, *_ = await led(rooms)
        second = await Phone().enter(rooms, m.Join(lead.code, "Zoe"))
        await lead.does(m.LayMark, mark=1, text="Imp?", seat=2)
        assert second.all("desk") == []
        await lead.does(m.Entrust, person=second.person, how="share")
        assert on_the_desk(second)["marks"][0]["text"] == "Imp?"
        await second.does(m.Pen, text=SECRET)
        assert on_the_desk(lead)["note"] == SECRET
        await lead.does(m.Entrust, person=second.person, how="back")
        before = len(second.all("desk"))
        await lead.does(m.Pen, text="for me alone")
        assert len(second.all("desk")) == before
        again = await Phone().enter(some_rooms(store=store), m.Return(lead.code, lead.key))
        assert on_the_desk(again)["note"] == "for me alone"

    play(evening())


def test_the_next_game_begins_with_an_empty_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_MARKS", 2)

    async def evening() -> None:
        lead, *_ = await led(some_rooms(), "onenight", 5)
        for mark in (1, 2):
            await lead.does(m.LayMark, mark=mark, text="x")
        assert (await lead.does(m.LayMark, mark=3, text="x"))["why"] == "refused-pocketbook-full"
        await lead.does(m.Again)
        assert (await lead.does(m.LayMark, mark=1, text="x"))["why"] == "refused-not-started"
        assert (await lead.does(m.Start))["t"] == "done"
        assert not on_the_desk(lead).get("marks")

    play(evening())
