"""A fault stays where it is: a bot's does not stop its game, a room's not the house."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.progress.test_keeping import Failing, fault
from tests.rooms.table import Phone, a_table, lots, now, play, some_rooms

from fabula.core.events import Event
from fabula.core.parts import Advice
from fabula.core.refusals import Refusal
from fabula.core.requests import Ask, Choice, Window
from fabula.games import tale_called
from fabula.games.onenight.tale import OneNight
from fabula.minds import mind_called
from fabula.minds.random import Random
from fabula.rooms import rooms as rooms_module
from fabula.rooms.game import bots
from fabula.rooms.game.play import Play
from fabula.rooms.progress import driver
from fabula.rooms.storage import log
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m


class Faulty(Random):
    """A mind in which one thing goes wrong."""

    wrong = ""

    def hear(self, event: Event) -> None:
        """Take it in, or not."""
        if self.wrong == "hear":
            fault(event)

    def choose(self, ask: Ask) -> Choice:
        """Choose what may be chosen, or not."""
        if self.wrong == "choose":
            fault(ask)
        return "rubbish" if self.wrong == "rubbish" else super().choose(ask)

    def speak(self, window: Window) -> Choice:
        """Say something, or not."""
        return fault(window) if self.wrong == "speak" else super().speak(window)


@pytest.mark.parametrize("wrong", ["hear", "choose", "rubbish", "speak"])
def test_a_bot_with_a_fault_does_not_stop_its_game(
    wrong: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:

    def faulty(name: str, *rest: Any) -> Any:
        if name == "random":
            return mind_called(name, *rest)
        mind = Faulty(rest[-1])
        mind.wrong = wrong
        return mind

    monkeypatch.setattr(bots, "mind_called", faulty)

    async def evening() -> None:
        (host,) = await a_table(some_rooms(), 1)
        for _ in range(4):
            await host.does(m.AddBot, mind="sensible")
        assert (await host.does(m.Start))["t"] == "done"
        await asyncio.sleep(3600)
        assert host.room["stage"] == "after"
        assert host.shut_because is None

    play(evening())
    assert "from now on lots decide for it" in caplog.text


def test_what_begins_while_all_clocks_stand_has_its_whole_time_afterwards() -> None:
    tale = tale_called("onenight")
    game = Play(tale, tale.set_up(4), 1, lots(1))
    game.begin_beat(0, None, led=True)
    game.pause(100)
    game.wind(400, 1000)
    assert (game.clock.ends, game.clock.left) == (None, 1000)
    game.go_on(700)
    assert (game.clock.ends, game.clock.left) == (1700, None)


def test_whoever_waits_for_a_room_that_is_lost_meanwhile_does_not_come_in() -> None:
    async def evening() -> None:
        store = Failing()
        rooms = some_rooms(store)
        (host,) = await a_table(rooms, 1)
        store.fails = True
        late = Phone()
        said, joined = await asyncio.gather(
            host.does(m.Say, text="lost"), late.enter(rooms, m.Join(host.code, "B")), return_exceptions=True
        )
        assert isinstance(said, Refusal)
        assert isinstance(joined, Refusal)
        assert joined.why == "server-stopping"
        await host.leave()

    play(evening())


def test_what_was_half_done_when_it_was_refused_is_taken_back(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        (host,) = await a_table(rooms, 1)
        server = rooms.servers[host.code]
        kept = list(store.kept[host.code])

        def half() -> None:
            server.happen(log.Renamed(now(), "p1", "Z"))
            raise Refusal("not-an-option", of="imp")

        with pytest.raises(Refusal, match="not-an-option"):
            await server.in_turn(half)
        assert store.kept[host.code] == kept
        assert server.room.names == ["A"]
        assert "not-an-option" in caplog.messages[-1]
        assert "imp" not in caplog.messages[-1]

    play(evening())


def test_a_room_that_cannot_be_made_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        monkeypatch.setattr(OneNight, "advise", lambda *_: [Advice("too-few-roles", "stop")])
        rooms = some_rooms()
        with pytest.raises(Refusal, match="too-few-roles"):
            await Phone().enter(rooms, m.Make("A", trial=True))
        assert rooms.servers == {}

    play(evening())


def test_a_trial_has_as_many_seats_as_the_tale_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    onenight, mafia = tale_called("onenight"), tale_called("mafia32")
    assert (rooms_module.trial_seats(onenight, 9), rooms_module.trial_seats(mafia, 9)) == (5, 9)
    monkeypatch.setattr(type(mafia), "most_seats", 8)
    assert rooms_module.trial_seats(mafia, 9) == 8
    monkeypatch.setattr(type(onenight), "least_seats", 6)
    assert rooms_module.trial_seats(onenight, 9) == 6


def test_a_house_opens_though_one_of_its_rooms_cannot_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        store = MemoryStore()
        phones = [(await a_table(some_rooms(store, seed), 1))[0] for seed in (1, 2)]
        goes_on = driver.advance

        def advance(room: Any, *rest: Any, **more: Any) -> None:
            (fault if room.code == phones[0].code else goes_on)(room, *rest, **more)

        monkeypatch.setattr(driver, "advance", advance)
        rooms = some_rooms(store)
        await rooms.open()
        await phones[1].enter(rooms, m.Return(phones[1].code, phones[1].key))
        with pytest.raises(Refusal, match="stands-still"):
            await phones[0].enter(rooms, m.Return(phones[0].code, phones[0].key))

    play(evening())


# ---- the same fault twice


class Secretive(Exception):
    """Its words say what nobody is to know."""


def failing(monkeypatch: pytest.MonkeyPatch, when: Any) -> None:
    """Let a room fail while something is so."""
    goes_on = driver.advance

    def advance(room: Any, *rest: Any, **more: Any) -> None:
        if when(room):
            raise Secretive("the Imp is Anna")
        goes_on(room, *rest, **more)

    monkeypatch.setattr(driver, "advance", advance)


def test_a_room_that_fails_twice_at_the_same_place_stands_still_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        (host, guest) = await a_table(rooms, 2)
        (other,) = await a_table(rooms, 1)
        kept = list(store.kept[host.code])
        failing(monkeypatch, lambda room: room.code == host.code)
        with pytest.raises(Refusal, match="server-stopping"):
            await guest.enter(rooms, m.Return(host.code, guest.key))
        caplog.clear()
        with pytest.raises(Refusal, match="stands-still"):
            await host.enter(rooms, m.Return(host.code, host.key))
        assert f"failed twice after line {len(kept)}: Secretive at test_faults.py" in caplog.text
        assert "Anna" not in caplog.text
        monkeypatch.undo()
        with pytest.raises(Refusal, match="stands-still"):
            await Phone().enter(rooms, m.Join(host.code, "Late"))
        assert store.kept[host.code] == kept
        assert (await other.does(m.Say, text="here"))["t"] == "done"
        again = some_rooms(store)
        await again.open()
        await host.enter(again, m.Return(host.code, host.key))
        assert host.room["host"] == host.person

    play(evening())


def test_whoever_is_there_when_it_stops_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        (host,) = await a_table(rooms, 1)
        server = rooms.servers[host.code]
        failing(monkeypatch, lambda _: True)
        for why in ("server-stopping", "stands-still"):
            monkeypatch.setattr(server.sync, "devices", [host.stay.device] if host.stay else [])
            with pytest.raises(Refusal, match=why):
                await server.in_turn(lambda: None)
            assert host.shut_because == why

    play(evening())


def test_a_command_that_makes_a_room_fail_is_not_tried_again_and_the_room_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        (host,) = await a_table(rooms, 1)
        failing(monkeypatch, lambda room: "boom" in [said.text for said in room.said])
        with pytest.raises(Refusal, match="server-stopping"):
            await host.do(m.Say("c1", "boom"))
        for _ in range(3):
            await host.enter(rooms, m.Return(host.code, host.key))
            assert (await host.do(m.Say("c1", "boom")))["why"] == "refused-cannot-be-done"
        assert (await host.do(m.Say("c2", "fine")))["t"] == "done"

    play(evening())


def test_what_the_store_cannot_keep_makes_no_room_stand_still() -> None:
    async def evening() -> None:
        store = Failing()
        rooms = some_rooms(store)
        (host,) = await a_table(rooms, 1)
        server = rooms.servers[host.code]
        for _ in range(3):
            store.fails = True
            with pytest.raises(Refusal):
                await host.does(m.Say, text="lost")
            store.fails = False
            assert not server.stands_still

    play(evening())
