"""By which face one is known: everybody has one, no two who sit have the same, and it tells nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.rooms.room.faces import FACES, free_face
from fabula.rooms.room.room import Room
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage import log
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m


def faces(phone: Phone) -> dict[str, str]:
    """Who has which face, as this phone was told last."""
    return {one["name"]: one["face"] for one in phone.last("room")["people"]}


def of_the_seated(phone: Phone) -> list[str]:
    """The faces round the table."""
    room = phone.last("room")
    by_id = {one["id"]: one["face"] for one in room["people"]}
    return [by_id[one] for one in room["seats"] if one]


def test_who_comes_is_given_the_first_that_is_free_and_bots_the_last() -> None:
    async def evening() -> None:
        host, _ = await a_table(some_rooms(), 2)
        await host.does(m.AddBot)
        await host.does(m.AddGuest, name="Granny")
        assert list(faces(host).values()) == ["boat", "tulip", "apple", "windmill"]

    play(evening())


def test_who_wishes_for_one_has_it_if_no_person_has() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host = await Phone().enter(rooms, m.Make("Ann", face="whale"))
        code = host.last("welcome")["code"]
        await host.does(m.AddBot)
        await Phone().enter(rooms, m.Join(code, "Bob", face="whale"))
        await Phone().enter(rooms, m.Join(code, "Eve", face="apple"))
        told = faces(host)
        assert (told.pop("Ann"), told.pop("Bob"), told.pop("Eve")) == ("whale", "boat", "apple")
        assert list(told.values()) == ["windmill"]

    play(evening())


def test_in_the_lobby_one_has_another_and_a_bot_gives_up_its_own() -> None:
    async def evening() -> None:
        host, guest = await a_table(some_rooms(), 2)
        await host.does(m.AddBot)
        assert (await guest.does(m.ChooseFace, face="apple"))["t"] == "done"
        assert sorted(faces(host).values()) == ["apple", "boat", "windmill"]
        refused = await guest.does(m.ChooseFace, face="boat")
        assert refused["why"] == "refused-face-taken"
        assert sorted(faces(host).values()) == ["apple", "boat", "windmill"]

    play(evening())


def test_the_host_chooses_for_those_without_a_device_alone() -> None:
    async def evening() -> None:
        host, guest = await a_table(some_rooms(), 2)
        await host.does(m.AddGuest, name="Granny")
        granny = host.last("room")["people"][-1]["id"]
        assert (await host.does(m.ChooseFace, face="snail", person=granny))["t"] == "done"
        assert faces(host)["Granny"] == "snail"
        assert (await guest.does(m.ChooseFace, face="cup", person=granny))["why"] == "refused-not-host"
        assert (await host.does(m.ChooseFace, face="cup", person=guest.person))[
            "why"
        ] == "refused-their-own-face"

    play(evening())


def test_while_a_game_is_on_faces_stay_and_a_bot_that_plays_on_has_the_same() -> None:
    async def evening() -> None:
        host, guest, _ = await a_table(some_rooms(), 3)
        await host.does(m.Start)
        assert (await guest.does(m.ChooseFace, face="cup"))["why"] == "refused-already-started"
        before = of_the_seated(host)
        await guest.does(m.Stand)
        assert of_the_seated(host) == before

    play(evening())


def test_no_two_who_sit_have_the_same_also_when_somebody_comes_back_to_another_seat() -> None:
    async def evening() -> None:
        host, guest, other = await a_table(some_rooms(), 3)
        await host.does(m.Start)
        await guest.does(m.Stand)
        await host.does(m.Again)
        await guest.does(m.Sit)
        assert (
            next(one["face"] for one in host.last("room")["people"] if one["id"] == guest.person) == "tulip"
        )
        assert len(set(of_the_seated(host))) == 4
        await other.does(m.ChooseFace, face="star")
        assert len(set(of_the_seated(host))) == 4

    play(evening())


def test_they_are_the_same_after_a_restart() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        host, guest = await a_table(rooms, 2)
        await host.does(m.AddBot)
        await guest.does(m.ChooseFace, face="hare")
        before = faces(host)
        again = await Phone().enter(some_rooms(store), m.Return(host.code, host.key))
        assert faces(again) == before

    play(evening())


def old_room(people: int) -> Room:
    """A room as a log of before tells it, in which nobody has a face."""
    room = Room(lambda n: n - 1)
    room.apply(log.RoomMade(1, "123456", "onenight"))
    for n in range(1, people + 1):
        room.apply(log.Joined(n, f"p{n}", f"P{n}", "en", f"key{n}"))
        room.apply(log.Sat(n, f"p{n}"))
    return room


def test_an_old_log_gives_each_the_next_in_order() -> None:
    line = log.write(log.Joined(1, "p1", "A", "en", "hash"))
    assert b"face" not in line
    room = old_room(5)
    assert [one.face for one in room.people.values()] == list(FACES[:5])


def test_with_more_people_than_faces_those_who_sit_are_told_apart_as_far_as_there_are_any() -> None:
    room = old_room(5)
    for n in range(6, 40):
        room.apply(log.Joined(n, f"p{n}", f"P{n}", "en", f"key{n}"))
    assert all(one.face in FACES for one in room.people.values())
    room.apply(log.Sat(50, "p39"))
    assert len(room.seated_faces) == len(room.seats) == 6


def test_what_is_free_is_never_one_that_somebody_has_who_sits() -> None:
    assert free_face([], []) == FACES[0]
    assert free_face([], [], from_the_end=True) == FACES[-1]
    assert free_face(FACES, FACES[:3]) == FACES[3]
    assert free_face(FACES, FACES) == FACES[0]


async def dealt(face: m.Face | None) -> tuple[list[object], list[dict[str, Any]]]:
    """What is dealt, and all that another seat hears, where one player has chosen this face, or none."""
    rooms: Rooms = some_rooms(seed=7)
    host, guest, *others = await a_table(rooms, 5)
    for _ in range(3):
        await host.does(m.AddBot)
    if face is not None:
        await guest.does(m.ChooseFace, face=face)
    await host.does(m.Start)
    await asyncio.sleep(60)
    server = rooms.servers[host.code]
    assert server.room.play is not None
    setup = server.room.play.telling.setup
    return [setup, server.room.play.telling.log[:12]], others[0].all("entries")


def test_to_choose_one_draws_no_lot_and_changes_nothing_of_the_game() -> None:
    plain = play(dealt(None))
    assert play(dealt("hare")) == plain
    assert play(dealt("apple")) == plain  # that of a bot


def test_a_bots_face_tells_nothing_of_its_role() -> None:
    async def evening(seed: int) -> tuple[list[str], list[str]]:
        rooms = some_rooms(seed=seed)
        host = await Phone().enter(rooms, m.Make("Ann", tale="mafia32", trial=True))
        play_ = rooms.servers[host.code].room.play
        assert play_ is not None
        return of_the_seated(host), [str(card) for card in play_.telling.log]

    worlds = [play(evening(seed)) for seed in range(6)]
    assert len({str(cards) for _, cards in worlds}) > 1
    assert len({str(shown) for shown, _ in worlds}) == 1


@pytest.mark.parametrize("face", ["crown", ""])
def test_what_is_no_face_is_not_understood(face: str) -> None:
    decoder = msgspec.json.Decoder(m.ChooseFace)
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(msgspec.json.encode({"t": "face", "id": "1", "face": face}))
