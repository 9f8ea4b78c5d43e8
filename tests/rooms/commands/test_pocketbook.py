"""What a player writes down for themself: kept, theirs alone, and in nobody else's bytes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import ValidationError, convert
from tests.rooms.table import Phone, a_table, is_of, play, some_rooms, until_stage

from fabula.games import TALES
from fabula.rooms.access.limits import Limits
from fabula.rooms.commands import table
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

ROLES = {"onenight": "seer", "mafia32": "citizen", "vendetta": "vampire", "clocktower": "imp"}
SIDES = {"onenight": "village", "mafia32": "mafia", "vendetta": "hunters", "clocktower": "evil"}
SECRET = "Boris stammered when Anna spoke"


def book_of(phone: Phone) -> dict[str, Any]:
    """What a phone was told last of its own pocketbook, by seat."""
    told = phone.all("pocketbook")
    return dict(told[-1].get("about", {})) if told else {}


async def dealt(rooms: Rooms, seats: int = 5, tale: str = "onenight") -> list[Phone]:
    """A table at which the cards are dealt."""
    phones = await a_table(rooms, seats, tale=tale)
    assert (await phones[0].does(m.Start))["t"] == "done"
    return phones


@pytest.mark.parametrize("tale", TALES)
def test_it_holds_a_side_roles_and_a_note_of_each_seat(tale: str) -> None:
    async def evening() -> None:
        _, ann, *_ = await dealt(some_rooms(), 9, tale)
        written = {"side": SIDES[tale], "roles": [ROLES[tale]], "text": SECRET}
        assert (await ann.does(m.Jot, about=3, **written))["t"] == "done"
        assert (await ann.does(m.Jot, about=4, side="unsure"))["t"] == "done"
        book = book_of(ann)
        assert {key: book["3"][key] for key in written} == written
        assert [what for what, *_ in book["3"]["guesses"]] == [SIDES[tale], ROLES[tale]]
        assert {phase for _, phase, _ in book["3"]["guesses"]} == {"dusk"}
        assert book["4"] == {"side": "unsure"}

    play(evening())


HEARD = ["claim", "seer"]


def test_it_holds_what_was_said_aloud_and_when_that_was_noted() -> None:
    async def evening() -> None:
        _, ann, *_ = await dealt(some_rooms())
        await ann.does(m.Jot, about=2, heard=[HEARD])
        await ann.does(m.Jot, about=2, side="unsure", heard=[HEARD, ["saw", "left", "drunk"]])
        await ann.does(m.Jot, about=2, text=SECRET)  # whatever says nothing of it leaves it as it was
        heard = book_of(ann)["2"]["heard"]
        assert [one["words"] for one in heard] == [HEARD, ["saw", "left", "drunk"]]
        assert {(one["phase"], one["number"]) for one in heard} == {("dusk", 1)}
        await ann.does(m.Jot, about=2, heard=[])
        assert "heard" not in book_of(ann)["2"]

    play(evening())


@pytest.mark.parametrize(
    "heard", [[["claim"]], [["claim", "x" * 41]], [["claim", {"any": "seer"}]], [["claim", "seer"]] * 13]
)
def test_what_was_said_aloud_is_noted_in_words_of_claims_alone(heard: list[Any]) -> None:
    jot = {"t": "jot", "id": "1", "about": 1}
    assert convert({**jot, "heard": [HEARD] * 12}, m.Jot).heard == [HEARD] * 12
    with pytest.raises(ValidationError, match="heard"):
        convert({**jot, "heard": heard}, m.Jot)


def test_it_has_a_page_about_nobody() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        _, ann, ben, *_ = await dealt(rooms)
        page = f"{SECRET}\n\nand then?"
        assert (await ann.does(m.Jot, text=page))["t"] == "done"
        assert (await ann.does(m.Jot, text=f"{page} "))["t"] == "done"
        assert ann.last("pocketbook")["text"] == page
        assert (await ann.does(m.Jot, text="x" * 4001))["why"] == "refused-too-long"
        assert not ben.all("pocketbook")
        again = some_rooms(store)
        await again.open()
        back = await Phone().enter(again, m.Return(ann.code, ann.key))
        assert back.last("pocketbook")["text"] == page

    play(evening())


def test_what_was_thought_first_is_remembered_when_it_is_struck() -> None:
    async def evening() -> None:
        _, ann, *_ = await dealt(some_rooms())
        await ann.does(m.Jot, about=2, roles=["seer"])
        await ann.does(m.Jot, about=2, roles=["robber"])
        await ann.does(m.Jot, about=2, roles=["seer"])
        assert [what for what, *_ in book_of(ann)["2"]["guesses"]] == ["seer", "robber"]

    play(evening())


async def others_of_an_evening(tale: str, deed: Callable[[Phone, int], Awaitable[None]]) -> list[Phone]:
    """The devices of all but one player, and of who looks on, after that one did this for ten minutes."""
    rooms = some_rooms(seed=5)
    host, writer, *others = await dealt(rooms, 9, tale)
    looks_on = await Phone().enter(rooms, m.Watch(host.code))
    for n in range(90):
        await asyncio.sleep(7)
        await deed(writer, n)
    assert len({clock["phase"] for clock in host.all("clock")}) > 2
    return [host, *others, looks_on]


async def heard_by_others(tale: str, kind: type[m.AnyCommand] | None) -> list[list[tuple[int, bytes]]]:
    """All that others are sent in one and the same evening, with its time, if one player sends commands."""

    async def deed(writer: Phone, n: int) -> None:
        if kind is m.Jot:
            about = n % 6 if n % 6 < 5 else None  # of a seat, or on the page
            heard = [["claim", ROLES[tale]], ["suspect", n % 5]] if n % 2 else None
            notes = {"side": SIDES[tale], "roles": [ROLES[tale]], "heard": heard}
            await writer.does(m.Jot, about=about, text=f"{SECRET} {n}", **notes)
        elif kind is not None:
            await writer.does(kind, text=SECRET)

    own = ("welcome", "done")  # a key of one's own, and the number of one's own command
    return [
        [(at, told) for at, told in one.heard if not any(is_of(t, told) for t in own)]
        for one in await others_of_an_evening(tale, deed)
    ]


@pytest.mark.parametrize("tale", TALES)
def test_writing_changes_no_byte_and_no_moment_for_anybody_else(tale: str) -> None:
    silent, written = play(heard_by_others(tale, None)), play(heard_by_others(tale, m.Jot))
    assert silent == written
    assert all(len(heard) > 20 for heard in silent)


def test_what_is_said_aloud_would_be_seen_so() -> None:
    assert play(heard_by_others("onenight", None)) != play(heard_by_others("onenight", m.Say))


def test_whoever_leads_is_not_told_of_it() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *players = await a_table(rooms, 6)
        await lead.does(m.Settings, change={"lead": "person", "leader": lead.person})
        assert (await lead.does(m.Start))["t"] == "done"
        before = len(lead.heard)
        assert (await players[1].does(m.Jot, about=0, text=SECRET))["t"] == "done"
        assert lead.heard[before:] == []
        assert (await lead.does(m.Jot, about=0, text="mine"))["why"] == "refused-not-seated"

    play(evening())


def test_it_is_on_every_device_of_its_owner_and_after_a_kill() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        _, ann, *_ = await dealt(rooms)
        await ann.does(m.Jot, about=3, text=SECRET)
        ticket = (await ann.does(m.Ticket))["ticket"]
        other = await Phone().enter(rooms, m.MoveIn(ann.code, ticket))
        assert book_of(other)["3"]["text"] == SECRET
        await other.does(m.Jot, about=4, roles=["seer"])
        assert book_of(ann) == book_of(other)
        again = some_rooms(store)
        await again.open()
        back = await Phone().enter(again, m.Return(ann.code, ann.key))
        assert book_of(back) == book_of(other) != {}

    play(evening())


async def another_sits(phones: list[Phone], rooms: Rooms) -> Phone:
    """Somebody new asks for the second seat, and gets it by a nod."""
    new = await Phone().enter(rooms, m.Join(phones[0].code, "Zoe"))
    await new.does(m.Sit, seat=1)
    for waiting in phones[2].room.get("waiting", []):
        await phones[2].does(m.Nod, who=waiting["id"])
    assert phones[0].room["seats"][1] == new.person
    return new


def test_who_comes_after_somebody_that_has_left_finds_it_empty() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms)
        await phones[1].does(m.Jot, about=3, text=SECRET)
        await phones[1].does(m.Stand)
        assert book_of(phones[1]) == {}
        await phones[0].does(m.Free, person=phones[0].room["seats"][1])
        new = await another_sits(phones, rooms)
        assert SECRET.encode() not in b"".join(told for _, told in new.heard)

    play(evening())


def test_whose_device_was_lost_has_it_on_the_next_one() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms)
        await phones[1].does(m.Jot, about=3, text=SECRET)
        await phones[1].leave()
        await phones[0].does(m.Free, person=phones[1].person)
        new = await another_sits(phones, rooms)
        assert book_of(new)["3"]["text"] == SECRET

    play(evening())


def test_it_is_there_after_the_game_and_empty_in_the_next() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms())
        await phones[1].does(m.Jot, about=3, text=SECRET)
        await until_stage(phones, "after")
        assert book_of(phones[1])["3"]["text"] == SECRET
        assert (await phones[1].does(m.Jot, about=3, text="late"))["why"] == "refused-not-started"
        await phones[0].does(m.Again, deal=True)
        assert phones[0].room["stage"] == "playing"
        assert book_of(phones[1]) == {}

    play(evening())


def test_it_is_no_part_of_the_story_that_all_get_at_the_end_nor_of_the_server_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)

    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms)
        await phones[1].does(m.Jot, about=3, text=SECRET)
        await until_stage(phones, "after")
        assert SECRET not in await rooms.telling(phones[0].code)
        assert all(SECRET.encode() not in told for one in phones[2:] for _, told in one.heard)

    play(evening())
    assert SECRET not in caplog.text


@pytest.mark.parametrize(
    ("jotting", "why"),
    [
        ({"about": 9}, "no-such-seat"),
        ({"about": -1}, "no-such-seat"),
        ({"about": 1, "side": "blue"}, "unknown-role"),
        ({"about": 1, "roles": ["imp"]}, "unknown-role"),
        ({"about": 1, "roles": ["seer"] * 2}, "too-many-guesses"),
        ({"about": 1, "roles": ["seer", "robber", "troublemaker", "drunk"]}, "too-many-guesses"),
        ({"about": 1, "text": "x" * 401}, "too-long"),
    ],
)
def test_what_does_not_belong_in_it_is_refused(jotting: dict[str, Any], why: str) -> None:
    async def evening() -> None:
        _, ann, *_ = await dealt(some_rooms())
        assert (await ann.does(m.Jot, **jotting))["why"] == f"refused-{why}"
        assert book_of(ann) == {}

    play(evening())


def test_what_stands_there_already_is_not_written_again() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        _, ann, *_ = await dealt(rooms)
        await ann.does(m.Jot, about=1, text="same")
        length = len(await store.log_of(ann.code))
        await ann.does(m.Jot, about=1, text=" same ")
        assert len(await store.log_of(ann.code)) == length

    play(evening())


def test_there_is_an_end_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_JOTTINGS", 3)

    async def evening() -> None:
        _, ann, *_ = await dealt(some_rooms())
        told = [(await ann.does(m.Jot, about=1, text=str(n))).get("why") for n in range(5)]
        assert told == [None] * 3 + ["refused-pocketbook-full"] * 2

    play(evening())


def test_nobody_writes_too_fast() -> None:
    async def evening() -> None:
        _, ann, *_ = await dealt(some_rooms(limits=Limits(jotted_at_once=3)))
        told = [(await ann.does(m.Jot, about=1, text=str(n))).get("why") for n in range(5)]
        assert told == [None] * 3 + ["refused-too-fast"] * 2

    play(evening())


def test_nobody_writes_in_it_before_the_deal() -> None:
    async def evening() -> None:
        host, *_ = await a_table(some_rooms())
        assert (await host.does(m.Jot, about=1, text="?"))["why"] == "refused-not-started"

    play(evening())
