"""A wager on who wins is nobody else's until the game is over; then all hear of it."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.rooms.commands.test_pocketbook import SIDES, dealt, others_of_an_evening
from tests.rooms.table import Phone, is_of, play, some_rooms, until_stage

from fabula.games import TALES
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

OWN = ("welcome", "done")


def until_the_end(phone: Phone) -> list[tuple[int, bytes]]:
    """All that a phone was sent before the game was over, with its time."""
    heard = list[tuple[int, bytes]]()
    for at, told in phone.heard:
        if is_of("room", told) and json.loads(told)["stage"] == "after":
            break
        if not any(is_of(kind, told) for kind in OWN):
            heard.append((at, told))
    return heard


async def heard_by_others(tale: str, kind: type[m.AnyCommand] | None) -> list[list[tuple[int, bytes]]]:
    """What others hear of one and the same game, if one player wagers again and again, or does nothing."""

    async def deed(writer: Phone, n: int) -> None:
        if kind is m.Wager:
            await writer.does(m.Wager, side=SIDES[tale] if n % 2 else "")
        elif kind is not None:
            await writer.does(kind, text=f"{n}")

    return [until_the_end(one) for one in await others_of_an_evening(tale, deed)]


@pytest.mark.parametrize("tale", TALES)
def test_a_wager_changes_no_byte_and_no_moment_for_anybody_else_until_the_end(tale: str) -> None:
    silent, wagered = play(heard_by_others(tale, None)), play(heard_by_others(tale, m.Wager))
    assert silent == wagered
    assert all(len(heard) > 20 for heard in silent)


def test_what_is_said_aloud_would_be_seen_so() -> None:
    assert play(heard_by_others("mafia32", None)) != play(heard_by_others("mafia32", m.Say))


def test_all_hear_of_it_when_the_game_is_over_and_not_before() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        host, ann, _ = phones
        assert (await ann.does(m.Wager, side="werewolf"))["t"] == "done"
        assert ann.last("pocketbook")["wager"] == "werewolf"
        await ann.does(m.Wager, side="village")
        assert "wagers" not in host.last("room")
        await until_stage(phones, "after")
        (told,) = host.last("room")["wagers"]
        assert (told["seat"], told["side"], told["phase"]) == (1, "village", "dusk")
        assert (await ann.does(m.Wager, side="village"))["why"] == "refused-not-started"

    play(evening())


def test_it_is_taken_back_and_must_be_a_side_of_the_game() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        await phones[1].does(m.Wager, side="village")
        await phones[1].does(m.Wager)
        assert "wager" not in phones[1].last("pocketbook")
        assert (await phones[1].does(m.Wager, side="mafia"))["why"] == "refused-unknown-role"

    play(evening())


def test_the_living_and_the_dead_are_answered_alike() -> None:
    async def evening() -> None:
        rooms: Rooms = some_rooms(seed=3)
        phones = await dealt(rooms, 7, "mafia32")
        room = rooms.servers[phones[0].code].room
        for _ in range(200):
            await asyncio.sleep(10)
            if room.play is not None and not all(room.tale.seem_alive(room.play.telling.grimoire)):
                break
        answers = [await phone.does(m.Wager, side="mafia") for phone in phones if phone.person in room.seats]
        assert {answer["t"] for answer in answers} == {"done"}

    play(evening())


def test_it_is_there_after_a_kill() -> None:
    async def evening() -> None:
        store = MemoryStore()
        _, ann, _ = await dealt(some_rooms(store), 3)
        await ann.does(m.Wager, side="village")
        again = some_rooms(store)
        await again.open()
        back = await Phone().enter(again, m.Return(ann.code, ann.key))
        assert back.last("pocketbook")["wager"] == "village"

    play(evening())
