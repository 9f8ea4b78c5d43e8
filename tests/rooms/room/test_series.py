"""The table of the evening: games, wins and points, whoever comes and goes and whatever is played."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.core.grimoire import Grimoire
from fabula.games.onenight.tale import OneNight
from fabula.rooms.wire import messages as m

HOUR = 3600


def lines(phone: Phone) -> dict[str, dict[str, Any]]:
    """The table of the evening by name."""
    return {line["name"]: line for line in phone.room.get("series", [])}


def winners(phone: Phone) -> list[str]:
    """Who has won the game that is over."""
    people = {one["id"]: one["name"] for one in phone.room["people"]}
    return [people[phone.room["seats"][seat]] for seat in phone.entry("won")["seats"]]


async def a_game(phones: list[Phone]) -> list[str]:
    """A game that nobody touches, to its end; who has won."""
    if phones[0].room["stage"] == "after":
        await phones[0].does(m.Again)
    assert (await phones[0].does(m.Start))["t"] == "done"
    assert "series" not in phones[0].room
    await asyncio.sleep(HOUR)
    return winners(phones[0])


def test_wins_are_counted_over_the_games_of_a_room_and_after_a_restart() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        assert "series" not in phones[0].room
        won = [await a_game(phones) for _ in range(4)]
        for phone in phones:
            table = lines(phone)
            assert set(table) == {"A", "B", "C"}
            for name, line in table.items():
                wins = sum(name in game for game in won)
                assert (line["games"], line["wins"], line["points"]) == (4, wins, wins)
                assert line["last"] == (name in won[-1])
        order = [line["points"] for line in phones[0].room["series"]]
        assert order == sorted(order, reverse=True)
        await rooms.close()
        rooms = some_rooms(rooms.services.store)
        await rooms.open()
        again = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        assert again.room["series"] == phones[0].room["series"]
        await again.does(m.Again)
        assert again.room["stage"] == "lobby"
        assert again.room["series"] == phones[0].room["series"]

    play(evening())


def test_a_tale_may_count_points_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def points(self: OneNight, grimoire: Grimoire) -> dict[int, int]:
        return {0: 3, 1: -1}

    monkeypatch.setattr(OneNight, "points", points)

    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        won = await a_game(phones)
        await a_game(phones)
        assert [(line["name"], line["points"], line["last"]) for line in phones[1].room["series"]] == [
            ("A", 6, 3),
            ("C", 0, 0),
            ("B", -2, -1),
        ]
        assert lines(phones[0])["C"]["wins"] >= ("C" in won)

    play(evening())


def test_who_left_keeps_the_line_and_goes_on_with_it_under_the_same_name() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        await phones[0].does(m.AddBot)
        bot = phones[0].room["people"][-1]
        await a_game(phones)
        assert lines(phones[0])[bot["name"]]["bot"] is True
        await phones[0].does(m.Again)
        await phones[0].does(m.Free, person="p3")
        assert "person" not in lines(phones[0])["C"]
        await phones[1].does(m.Rename, name="Bé")
        await a_game(phones)
        table = lines(phones[0])
        assert "B" not in table
        assert (table["Bé"]["games"], table["C"]["games"]) == (2, 1)
        assert "last" not in table["C"]
        await phones[0].does(m.Again)
        again = await Phone().enter(rooms, m.Join(phones[0].code, "c"))
        assert lines(again)["C"]["person"] == again.person
        await a_game(phones)
        assert lines(again)["C"]["games"] == 2

    play(evening())


def test_only_who_sits_at_the_end_has_played_and_a_game_broken_off_is_none() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        await phones[0].does(m.Start)
        await phones[0].does(m.Again)
        assert "series" not in phones[0].room
        await phones[0].does(m.Start)
        await phones[2].does(m.Stand)
        await asyncio.sleep(HOUR)
        table = lines(phones[0])
        assert "C" not in table
        assert sum(line.get("bot", False) for line in table.values()) == 1

    play(evening())


def test_what_the_leader_takes_back_does_not_count() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 4)
        await phones[3].does(m.Stand)
        await phones[0].does(m.Settings, change={"lead": "person", "leader": phones[3].person})
        await phones[0].does(m.Start)
        for _ in range(40):
            if phones[0].room["stage"] == "after":
                break
            for phone in phones[:3]:
                if phone.asks:
                    await phone.answer(phone.asks[0]["options"][0])
            await phones[3].does(m.Next)
        assert set(lines(phones[0])) == {"A", "B", "C"}
        assert (await phones[3].does(m.Undo))["t"] == "done"
        assert phones[0].room["stage"] == "playing"
        await phones[2].does(m.Stand)
        for _ in range(5):
            await phones[3].does(m.Next)
        assert [line["games"] for line in phones[0].room["series"]] == [1, 1, 1]
        assert "C" not in lines(phones[0])

    play(evening())


def test_playing_again_deals_at_once_to_the_same_people_by_the_same_settings() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        await phones[0].does(m.Settings, change={"talk": 200})
        await a_game(phones)
        seats, settings = phones[0].room["seats"], phones[0].room["settings"]
        refused = await phones[1].does(m.Again, deal=True)
        assert refused["why"] == "refused-not-host"
        stages = [phone.room["stage"] for phone in phones]
        assert stages == ["after"] * 3
        assert (await phones[0].does(m.Again, deal=True))["t"] == "done"
        for phone in phones:
            assert phone.room["stage"] == "playing"
            assert (phone.room["seats"], phone.room["settings"], phone.room["game"]) == (seats, settings, 2)

    play(evening())


def test_what_keeps_the_cards_from_being_dealt_leaves_the_table_in_the_lobby() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        await a_game(phones)
        await phones[0].does(m.Remove, person=phones[2].room["seats"][2])
        assert (await phones[0].does(m.Again, deal=True))["t"] == "done"
        assert phones[0].room["stage"] == "lobby"
        assert (await phones[0].does(m.Start))["t"] == "refused"

    play(evening())


def test_how_often_each_side_has_won_is_counted_by_tale_and_taken_back() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 5)
        won = Counter[str]()
        for _ in range(3):
            await a_game(phones)
            won.update(phones[0].entry("won")["sides"])
            assert dict(phones[0].room.get("sides", [])) == won
        assert won
        await rooms.close()
        rooms = some_rooms(rooms.services.store)
        await rooms.open()
        again = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        assert again.room["sides"] == phones[0].room["sides"]
        await again.does(m.Again)
        assert dict(again.room["sides"]) == won
        assert (await again.does(m.ChooseTale, tale="mafia32"))["t"] == "done"
        assert "sides" not in again.room, "those of another game are not told"

    play(evening())
