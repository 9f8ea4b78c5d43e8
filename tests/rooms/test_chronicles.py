"""The chronicle of a table: games that are over, for whoever has the link, until they are taken out of it."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, a_table, is_of, now, play, some_rooms, until_stage

from fabula.core.refusals import Refusal
from fabula.games import TALES
from fabula.rooms.access.keys import hashed
from fabula.rooms.chronicles import Book
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.chronicle import TITLE, Leaf
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

DAY = 24 * 3600
LINK = "0123456789abcdef" * 2
A_YEAR_AND_MORE = 401


async def a_kept_table(rooms: Rooms, tale: str = "onenight", people: int = 3) -> list[Phone]:
    """People whose evenings are kept."""
    phones = await a_table(rooms, people, tale=tale)
    assert (await phones[0].does(m.KeepEvenings, name="Thursdays", link=LINK))["t"] == "done"
    return phones


async def a_game(phones: list[Phone]) -> None:
    """A game that nobody touches, to its end."""
    if phones[0].room["stage"] == "after":
        await phones[0].does(m.Again)
    assert (await phones[0].does(m.Start))["t"] == "done"
    await asyncio.sleep(DAY)
    assert phones[0].room["stage"] == "after"


async def lead_to_the_end(lead: Phone) -> None:
    """Go on and on; what is asked is answered by the book."""
    for _ in range(100):
        if lead.room["stage"] == "after":
            return
        await lead.does(m.Next)
        await asyncio.sleep(10)
    raise AssertionError("a game without an end")


async def book(rooms: Rooms) -> Book:
    """What whoever has the link reads."""
    return await rooms.services.chronicles.read(LINK)


def names(told: Book) -> list[list[str]]:
    """Who played in each game."""
    return [[one.name for one in game.players] for game in told.games]


@pytest.mark.parametrize("tale", TALES)
def test_each_game_that_is_over_is_a_leaf_with_who_was_what(tale: str) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_kept_table(rooms, tale)
        seats = {"onenight": 0, "mafia32": 4, "vendetta": 4, "clocktower": 2}[tale]
        for _ in range(seats):
            await phones[0].does(m.AddBot)
        assert [phone.room["chronicle"] for phone in phones] == ["Thursdays"] * 3
        await a_game(phones)
        told = await book(rooms)
        (game,) = told.games
        won = phones[0].entry("won")
        assert (told.name, game.tale, game.winners) == ("Thursdays", tale, sorted(won["sides"]))
        assert [seat for seat, one in enumerate(game.players) if one.won] == sorted(won["seats"])
        assert names(told) == [["A", "B", "C", *[""] * seats]]
        assert [one.bot for one in game.players] == [False] * 3 + [True] * seats
        almanac = TALES[tale].almanac
        assert all(one.role in almanac for one in game.players)
        assert {one.side for one in game.players} >= set(game.winners) - {""} or not game.winners
        assert game.length > 0
        assert bool(game.script) == (tale == "clocktower")

    play(evening())


def test_what_was_over_when_keeping_began_is_kept_too_and_nothing_after_it_ended() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        await a_game(phones)
        assert (await phones[1].does(m.KeepEvenings, name="Mine", link=LINK))["why"] == "refused-not-host"
        assert (await phones[0].does(m.KeepEvenings, name=" ", link=LINK))["why"] == "refused-name-empty"
        await phones[0].does(m.KeepEvenings, name="Thursdays", link=LINK)
        assert len((await book(rooms)).games) == 1
        await a_game(phones)
        await phones[0].does(m.KeepEvenings, on=False)
        await a_game(phones)
        assert len((await book(rooms)).games) == 2
        assert "chronicle" not in phones[2].room

    play(evening())


def leaves_while_it_was_on(store: MemoryStore, was_on: list[Leaf]) -> list[str]:
    """Which games stood in a chronicle before they were over."""
    return [leaf.leaf for leaf in was_on if leaf.leaf != TITLE]


def test_nothing_of_a_game_that_is_not_over_is_kept_and_that_would_be_seen() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_kept_table(rooms)
        await phones[0].does(m.Start)
        seen = list[Leaf]()
        while phones[0].room["stage"] == "playing":
            seen += store.leaves.values()
            await asyncio.sleep(1)
        assert leaves_while_it_was_on(store, seen) == []
        seen += store.leaves.values()
        assert len(leaves_while_it_was_on(store, seen)) == 1

    play(evening())


def test_a_game_that_is_broken_off_is_none_and_one_whose_end_is_taken_back_is_none_any_more() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_kept_table(rooms, people=4)
        await phones[0].does(m.Settings, change={"lead": "person"})
        await phones[0].does(m.Start)
        await phones[0].does(m.BreakOff)
        await until_stage(phones, "after")
        assert (await book(rooms)).games == []
        await phones[0].does(m.Again)
        await phones[0].does(m.Start)
        await lead_to_the_end(phones[0])
        assert len((await book(rooms)).games) == 1
        await phones[0].does(m.Undo, end=True)
        assert (await book(rooms)).games == []
        await lead_to_the_end(phones[0])
        assert len((await book(rooms)).games) == 1

    play(evening())


def test_a_name_that_is_taken_out_is_gone_from_it_and_comes_back_only_if_it_is_let_in() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_kept_table(rooms)
        await phones[1].does(m.Rename, name="Борис")
        await a_game(phones)
        chronicles = rooms.services.chronicles
        await chronicles.strike(LINK, "борис ")
        assert names(await book(rooms)) == [["A", "", "C"]]
        assert not any("Борис".encode() in leaf.entry for leaf in store.leaves.values())
        await a_game(phones)
        assert names(await book(rooms)) == [["A", "", "C"]] * 2
        await chronicles.let_in(LINK, "Борис")
        await a_game(phones)
        assert names(await book(rooms)) == [["A", "", "C"]] * 2 + [["A", "Борис", "C"]]

    play(evening())


def test_a_game_and_all_of_it_are_taken_out_and_do_not_come_back_with_a_restart() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_kept_table(rooms)
        await a_game(phones)
        await a_game(phones)
        first, _ = (await book(rooms)).games
        chronicles = rooms.services.chronicles
        await chronicles.drop(LINK, first.id)
        await chronicles.drop(LINK, TITLE)
        assert len((await book(rooms)).games) == 1
        await rooms.close()
        rooms = some_rooms(store)
        back = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        assert back.room["chronicle"] == "Thursdays"
        assert len((await book(rooms)).games) == 1
        await rooms.services.chronicles.burn(LINK)
        assert not store.leaves
        with pytest.raises(Refusal, match="no-such-room"):
            await book(rooms)

    play(evening())


def test_two_evenings_of_one_group_stand_in_one_chronicle_by_its_link() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_kept_table(rooms)
        await a_game(phones)
        told = await phones[2].does(m.EveningsLink)
        assert told["ticket"] == LINK
        others = await a_table(rooms, 4)
        assert (await others[3].does(m.EveningsLink))["why"] == "refused-no-such-room"
        await others[0].does(m.KeepEvenings, name="Other name", link=told["ticket"])
        await a_game(others)
        read = await book(rooms)
        assert (read.name, [len(game.players) for game in read.games]) == ("Thursdays", [3, 4])
        looker = await Phone().enter(rooms, m.Watch(phones[0].code))
        assert (await looker.does(m.EveningsLink))["why"] == "refused-not-seated"
        assert all(LINK.encode() not in told for _, told in looker.heard)

    play(evening())


def test_it_is_forgotten_once_nobody_has_played_for_longer_than_a_year() -> None:
    async def evening() -> None:
        later = 0
        rooms = Rooms(MemoryStore(), now=lambda: now() + later * DAY * 1000)
        await a_game(await a_kept_table(rooms))
        later = A_YEAR_AND_MORE - 3
        await rooms.drop_the_old()
        assert len((await book(rooms)).games) == 1
        later = A_YEAR_AND_MORE
        await rooms.drop_the_old()
        with pytest.raises(Refusal):
            await book(rooms)

    play(evening())


async def heard(*, keeps: bool) -> list[list[tuple[int, bytes]]]:
    """What all are sent of an evening, kept or not, but for the room’s own word of it."""
    rooms = some_rooms()
    phones = await (a_kept_table if keeps else a_table)(rooms)
    begun = [len(phone.heard) for phone in phones]
    await a_game(phones)
    without = b',"chronicle":"Thursdays"'
    return [
        [(at, told.replace(without, b"")) for at, told in phone.heard[since:] if not is_of("done", told)]
        for phone, since in zip(phones, begun, strict=True)
    ]


def test_to_be_kept_changes_no_byte_and_no_moment_of_a_game() -> None:
    kept, alone = play(heard(keeps=True)), play(heard(keeps=False))
    assert kept == alone
    assert all(len(one) > 10 for one in kept)


def test_a_link_is_kept_as_its_hash_with_the_chronicle() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        await a_game(await a_kept_table(rooms))
        assert {leaf.chronicle for leaf in store.leaves.values()} == {hashed(LINK)}
        assert all(LINK.encode() not in leaf.entry for leaf in store.leaves.values())

    play(evening())
