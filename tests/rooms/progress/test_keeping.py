"""What is acknowledged is kept: the store, killed houses, repeated commands, faults."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, an_option, lots, now, play, some_rooms, until_beat

from fabula.core.refusals import Refusal
from fabula.rooms import room_server
from fabula.rooms.commands.handlers import HANDLERS
from fabula.rooms.game import shown
from fabula.rooms.progress import driver
from fabula.rooms.progress.recovery import outlook
from fabula.rooms.room.room import Room
from fabula.rooms.room_server import EVEN, RoomServer
from fabula.rooms.rooms import Rooms
from fabula.rooms.steady_clock import SteadyClock
from fabula.rooms.storage import log
from fabula.rooms.storage.store import CannotBeKept, MemoryStore, Written
from fabula.rooms.wire import messages as m

# ---------------------------------------------------------------- killed and taken up again


def state(room: Room) -> dict[str, Any]:
    """All of a room that follows from its log, comparable."""
    told = {key: value for key, value in vars(room).items() if key not in ("play", "below", "said", "tale")}
    told["people"] = {id: vars(person) for id, person in room.people.items()}
    told["said"] = room.said
    told["tale"] = room.tale.id
    play = room.play
    if play is not None:
        told["moves"] = play.telling.moves()
        told["position"] = play.telling.grimoire.position()
        told["clock"] = vars(play.clock)
        told["beats"] = (play.epoch, play.asks.moment, play.asks.told_to, play.asks.is_sealed)
        told["bots"] = sorted(play.bots.minds)
        told["asked"] = [shown.shown_ask(play, seat) for seat in range(len(room.seats))]
    return deepcopy(told)


class Witness(MemoryStore):
    """A store that remembers the state of the room at each writing."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms: Rooms | None = None
        self.witnessed: list[tuple[int, dict[str, Any]]] = []

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep the lines, and what the room is like now."""
        await super().append(lines)
        assert self.rooms is not None
        room = self.rooms.servers[lines[0].room].room
        if room.play is not None:
            room.play.asks.dreams.clear()
        self.witnessed.append((len(self.kept[lines[0].room]), state(room)))

    def gives_every_room_again(self, code: str) -> None:
        """Wherever its log ends, it gives the room as it was then."""
        assert self.rooms is not None
        for length, witnessed in self.witnessed:
            server = RoomServer(self.rooms.services)
            server.read(self.kept[code][:length])
            assert state(server.room) == witnessed


async def an_eventful_evening(store: MemoryStore, seed: int) -> Phone:
    """Bots, a pause, a whisper, somebody leaving and another taking the seat, a vote changed, a rematch."""
    rooms = some_rooms(store, seed)
    if isinstance(store, Witness):
        store.rooms = rooms
    chance = random.Random(seed)
    phones = await a_table(rooms, 4)
    host = phones[0]
    await host.does(m.AddBot)
    await host.does(m.Settings, change={"step": 4, "talk": 30, "vote": 10, "hunter_points": "anew"})
    await host.does(m.Start)
    for phone in phones:
        await phone.answer(["ready"])
    await asyncio.sleep(1)
    for phone in phones:
        if phone.asks:
            await phone.answer(chance.choice(phone.asks[0]["options"]))
    await host.does(m.Pause)
    await asyncio.sleep(5)
    await host.does(m.Go)
    await until_beat(phones, "day")
    await phones[1].does(m.Say, text="psst", to="p3")
    await phones[2].answer(["claim", "seer"])
    await phones[3].does(m.Stand)
    await phones[3].does(m.Rename, name="Dora Dee")
    bot = host.room["seats"][3]
    await host.does(m.Free, person=bot)
    await phones[3].does(m.Sit)
    await until_beat(phones, "vote")
    for target in (1, 2):
        await host.answer(target)
    await until_beat(phones, "after")
    await host.does(m.Again)
    await host.does(m.Start)
    await asyncio.sleep(30)
    return host


@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_gives_the_room_again_wherever_it_ends(seed: int) -> None:
    async def evening() -> None:
        store = Witness()
        host = await an_eventful_evening(store, seed)
        assert len(store.witnessed) > 30
        store.gives_every_room_again(host.code)

    play(evening())


def test_killed_after_any_line_the_game_goes_on_to_its_end() -> None:
    async def evening() -> None:
        store = MemoryStore()
        host = await an_eventful_evening(store, 3)
        lines = store.kept[host.code]
        for length in range(3, len(lines) + 1):
            part = MemoryStore()
            part.kept[host.code] = lines[:length]
            rooms = some_rooms(part, length)
            await rooms.open()
            phone = await Phone().enter(rooms, m.Return(host.code, host.key))
            if phone.room["stage"] == "lobby":
                while len(phone.room["seats"]) < 3:
                    await phone.does(m.AddBot)
                await phone.does(m.Start)
            elif phone.room.get("paused"):
                await phone.does(m.Go)
            await asyncio.sleep(3600)
            assert phone.room["stage"] == "after"
            assert phone.entries[-1]["e"] == "won"
            await rooms.close()

    play(evening())


def test_a_phone_that_comes_back_gets_just_what_it_lacks() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_table(rooms, 3)
        await phones[0].does(m.Start)
        for phone in phones:
            await phone.answer(["ready"])
        await asyncio.sleep(5)
        seen = [phone.entries for phone in phones]
        await rooms.close()
        assert [phone.shut_because for phone in phones] == ["server-stopping"] * 3
        rooms = some_rooms(store, seed=9)
        await rooms.open()
        for phone, before in zip(phones, seen, strict=True):
            back = await Phone().enter(rooms, m.Return(phones[0].code, phone.key, 1, len(before)))
            assert back.all("entries") == []
            fresh = await Phone().enter(rooms, m.Return(phones[0].code, phone.key))
            assert fresh.entries == before
            assert fresh.asks == phone.asks
            assert fresh.clock["phase"] == "night"
        await rooms.close()

    play(evening())


def test_clocks_are_lenient_after_a_restart() -> None:
    async def evening() -> None:
        store = MemoryStore()
        phones = await a_table(some_rooms(store), 3)
        await phones[0].does(m.Start)
        await asyncio.sleep(15)
        assert phones[0].clock["ends"] - now() == 5_000
        kept = MemoryStore()
        kept.kept = {code: list(lines) for code, lines in store.kept.items()}
        await asyncio.sleep(3)
        rooms = some_rooms(kept)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        assert back.clock["phase"] == "dusk"
        assert back.clock["ends"] - now() == 5_000
        await rooms.close()

    play(evening())


@pytest.mark.parametrize("back", [3_600_000, 30 * 24 * 3_600_000])
def test_a_wall_clock_that_was_put_back_makes_no_phase_longer(back: int) -> None:
    async def evening() -> None:
        store = MemoryStore()
        first = some_rooms(store)
        phones = await a_table(first, 3)
        await phones[0].does(m.Start)
        await asyncio.sleep(5)
        ends, length = phones[0].clock["ends"], phones[0].clock["length"]
        await first.close()
        rooms = Rooms(store, now=lambda: now() - back, below=lots(1))
        for _ in range(2):
            await rooms.open()
            again = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
            left = again.clock["ends"] - (now() - back)
            assert 0 < left <= ends - now() + 5_000 <= length
            await rooms.close()
            rooms = Rooms(store, now=lambda: now() - back, below=lots(1))

    play(evening())


def test_a_clock_is_steady_whatever_is_done_to_that_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteadyClock()
    before = clock()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= clock() - before < 60_000
    assert SteadyClock()() < 60_000


def test_bots_go_on_talking_after_a_restart_and_do_not_repeat_themselves() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phone = await Phone().enter(rooms, m.Make("A", trial=True))
        await until_beat([phone], "day")
        await asyncio.sleep(12)  # they hear each other out first
        before = [one for one in phone.entries if one["e"] == "claimed"]
        assert before
        await rooms.close()
        rooms = some_rooms(store)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(phone.code, phone.key))
        await asyncio.sleep(60)
        claims = [one for one in back.entries if one["e"] == "claimed"]
        assert claims[: len(before)] == before
        assert len({one["seat"] for one in claims}) == 4
        assert not {one["seat"] for one in claims[len(before) :]} & {one["seat"] for one in before}
        assert sum(one["e"] == "readied" for one in back.entries) == 4 + 4  # by dusk and by day
        await rooms.close()

    play(evening())


# ---------------------------------------------------------------- once, and only when it is safe


def test_a_command_sent_again_is_answered_again_and_done_once() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_table(rooms, 2)
        say = m.Say("once", "hello")
        assert (await phones[0].do(say))["t"] == "done"
        assert (await phones[0].do(say))["t"] == "done"
        assert (await phones[1].do(m.Say("once", "hello too")))["t"] == "done"
        await rooms.close()
        rooms = some_rooms(store)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        assert (await back.do(say))["t"] == "done"
        assert [one["text"] for one in back.all("said")] == ["hello", "hello too"]

    play(evening())


def test_a_repeated_command_may_meet_the_end_of_a_beat() -> None:
    async def evening() -> None:
        late = 0
        rooms = Rooms(MemoryStore(), now=lambda: now() + late, below=lots(1))
        phones = await a_table(rooms, 3)
        start, wrong = m.Start("start"), m.Answer("wrong", "no such ask")
        assert (await phones[0].do(start))["t"] == "done"
        await asyncio.sleep(21)
        for command, answer in ((start, "done"), (wrong, "refused"), (wrong, "refused"), (start, "done")):
            late += 60_000  # the beat is over, but its alarm has not rung yet
            assert phones[0].clock["phase"] in ("night", "day")
            assert (await phones[0].do(command))["t"] == answer
        assert phones[0].shut_because is None

    play(evening())


def test_what_was_refused_may_be_tried_again() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 2)
        start = m.Start("start")
        assert (await phones[0].do(start))["why"] == "refused-too-few-seats"
        await phones[0].does(m.AddBot)
        assert (await phones[0].do(start))["t"] == "done"

    play(evening())


class Slow(MemoryStore):
    """A store that writes when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, lines: Sequence[Written]) -> None:
        """Wait for the disk."""
        await self.gate.wait()
        await super().append(lines)


def test_nobody_hears_of_anything_before_it_is_kept() -> None:
    async def evening() -> None:
        store = Slow()
        phones = await a_table(some_rooms(store), 2)
        heard = [len(phone.heard) for phone in phones]
        store.gate.clear()
        saying = asyncio.ensure_future(phones[0].does(m.Say, text="hello"))
        refused = asyncio.ensure_future(phones[1].does(m.Say, text=""))
        await asyncio.sleep(1)
        assert [len(phone.heard) for phone in phones] == heard
        store.gate.set()
        assert (await saying)["t"] == "done"
        assert (await refused)["why"] == "refused-silence"
        assert phones[1].last("said")["text"] == "hello"

    play(evening())


def test_who_has_tapped_by_night_is_not_shown_what_others_do_before_it_is_kept() -> None:
    async def evening() -> None:
        store = Slow()
        rooms = some_rooms(store)
        host, player, _ = await a_table(rooms, 3)
        await host.does(m.Start)
        await until_beat([host], "night")
        tap = asyncio.ensure_future(player.answer(an_option(player.asks[0], 0)))
        await asyncio.sleep(EVEN / 2)
        assert not tap.done()  # it is answered as late as any
        store.gate.clear()
        coming = asyncio.ensure_future(Phone().enter(rooms, m.Join(host.code, "Late")))
        assert (await tap)["t"] == "done"
        await asyncio.sleep(EVEN)
        assert "Late" not in {one["name"] for one in player.room["people"]}
        store.gate.set()
        await coming
        assert "Late" in {one["name"] for one in player.room["people"]}

    play(evening())


def test_a_device_that_hangs_up_in_the_middle_delays_nobody() -> None:
    async def evening() -> None:
        store = Slow()
        phones = await a_table(some_rooms(store), 2)
        store.gate.clear()
        saying = asyncio.ensure_future(phones[0].does(m.Say, text="hello"))
        await asyncio.sleep(1)
        saying.cancel()
        await asyncio.sleep(1)
        store.gate.set()
        await asyncio.sleep(1)
        assert phones[1].last("said")["text"] == "hello"

    play(evening())


class Failing(MemoryStore):
    """A store that can fail."""

    fails = False

    async def append(self, lines: Sequence[Written]) -> None:
        """Fail, or keep."""
        if self.fails:
            raise OSError("the disk is full")
        await super().append(lines)

    async def log_of(self, room: str) -> list[Any]:
        """Fail, or read."""
        if self.fails:
            raise CannotBeKept("the disk is gone")
        return await super().log_of(room)


def test_what_could_not_be_written_has_not_happened(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        store = Failing()
        rooms = some_rooms(store)
        phones = await a_table(rooms, 2)
        store.fails = True
        with pytest.raises(Refusal, match="server-stopping"):
            await phones[0].does(m.Say, text="lost")
        assert [phone.shut_because for phone in phones] == ["server-stopping"] * 2
        assert phones[1].all("said") == []
        with pytest.raises(Refusal, match="server-stopping"):
            await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        store.fails = False
        await asyncio.sleep(1)
        back = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        assert back.all("said") == []

    play(evening())
    assert "the disk is full" in caplog.text


def fault(*_: Any, **__: Any) -> None:
    """What nobody foresaw."""
    raise ZeroDivisionError("a fault")


def test_after_a_fault_the_room_is_what_its_log_says(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        await phones[0].does(m.Start)
        await phones[1].answer(["ready"])
        with monkeypatch.context() as patch:
            patch.setattr(driver, "advance", fault)
            with pytest.raises(Refusal, match="server-stopping"):
                await phones[2].answer(["ready"])
        assert [phone.shut_because for phone in phones] == ["server-stopping"] * 3
        back = await Phone().enter(rooms, m.Return(phones[0].code, phones[2].key))
        assert [entry["seat"] for entry in back.entries if entry["e"] == "readied"] == [1]
        await back.answer(["ready"])
        await asyncio.sleep(3600)
        assert back.room["stage"] == "after"

    play(evening())
    assert "a fault" in caplog.text


def test_a_command_that_cannot_be_done_hurts_nobody_else(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        before = phones[0].room
        with monkeypatch.context() as patch:
            faulty: dict[Any, Any] = {**HANDLERS, m.Say: fault}
            patch.setattr(room_server, "HANDLERS", faulty)
            assert (await phones[1].does(m.Say, text="?"))["why"] == "refused-unknown-message"
        assert [phone.shut_because for phone in phones] == [None] * 3
        assert phones[0].room == before
        await phones[1].does(m.Say, text="!")
        assert [one["text"] for one in phones[2].all("said")] == ["!"]

    play(evening())
    assert "a fault" in caplog.text


def test_where_another_has_written_the_room_goes_on_from_there(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_table(rooms, 2)
        code = phones[0].code
        said = log.write(log.Said(now(), "p1", "from elsewhere"))
        await store.append([Written(code, len(store.kept[code]), said)])
        with pytest.raises(Refusal, match="server-stopping"):
            await phones[0].does(m.Say, text="from here")
        back = await Phone().enter(rooms, m.Return(code, phones[0].key))
        await back.does(m.Say, text="from here again")
        assert [one["text"] for one in back.all("said")] == ["from elsewhere", "from here again"]

    play(evening())
    assert "taken up again" in caplog.text


@pytest.mark.parametrize(
    "strange",
    [log.TaleChosen(1, "ferry"), log.RolesChosen(1, ["lamplighter", "seer", "robber", "werewolf"])],
)
def test_a_room_with_what_another_almanac_brought_is_kept_and_says_so(strange: log.AnyEntry) -> None:
    async def evening() -> None:
        store = MemoryStore()
        phone = await Phone().enter(some_rooms(store), m.Make("A"))
        store.kept[phone.code].append((log.write(strange), None))
        rooms = some_rooms(store)
        await rooms.open()
        with pytest.raises(Refusal, match="lacks-an-almanac"):
            await Phone().enter(rooms, m.Return(phone.code, phone.key))
        await rooms.close()
        assert outlook([line for line, _ in store.kept[phone.code]]) == "lacking"
        assert len(store.kept[phone.code]) == 4

    play(evening())


def test_a_log_that_cannot_be_read_is_kept_and_shuts_nobody_else_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def evening() -> None:
        store = MemoryStore()
        phones = [await Phone().enter(some_rooms(store, seed), m.Make("A")) for seed in (1, 2)]
        store.kept[phones[0].code].append((b'{"w":"Flown","at":1}', None))
        rooms = some_rooms(store)
        await rooms.open()
        with pytest.raises(Refusal, match="cannot-read-yet"):
            await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        await Phone().enter(rooms, m.Return(phones[1].code, phones[1].key))
        await rooms.close()
        assert len(store.kept[phones[0].code]) == 4

    play(evening())
    assert "cannot be read after line 3" in caplog.text


def test_every_entry_is_read_as_it_was_written() -> None:
    for entry in (
        log.RoomMade(1, "123456", "onenight"),
        log.Joined(1, "p1", "Аня", "ru", "hash", None),
        log.Sat(1, "p1", 0),
        log.SettingsChanged(1, {"talk": 30, "lone_wolf": True}),
        log.Started(1, ["seer"], {"lone_wolf": False}),
        log.BeatStarted(1, None),
        log.ClockWound(1, 5000),
        log.Unsealed(1),
        log.Answered(1, 3, ["left", "right"], "bot"),
        log.Answered(1, "fate", "left"),
        log.Closed(1),
    ):
        assert log.read(log.write(entry)) == entry


def test_no_secret_is_written_down() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_table(rooms, 2)
        ticket = (await phones[0].does(m.Ticket))["ticket"]
        moved = await Phone().enter(rooms, m.MoveIn(phones[0].code, ticket))
        written = b"\n".join(entry for entry, _ in store.kept[phones[0].code]).decode()
        for phone in (*phones, moved):
            assert len(phone.key) == 32
            assert phone.key not in written
        assert f'"{ticket}"' not in written

    play(evening())


def test_lots_of_the_house_are_the_systems() -> None:
    assert Rooms(MemoryStore()).services.below(1) == 0
    assert {lots(1)(2) for _ in range(3)} == {lots(1)(2)}


def test_whose_welcome_was_lost_makes_and_joins_again_with_the_same_key() -> None:
    async def evening() -> None:
        rooms, keys = some_rooms(), [letter * 40 for letter in "ab"]
        host = await Phone().enter(rooms, m.Make("A", key=keys[0]))
        again = await Phone().enter(rooms, m.Make("A", key=keys[0]), "another network")
        assert (again.code, again.person, again.key) == (host.code, host.person, keys[0])
        assert len(rooms.servers) == 1
        for _ in range(2):
            guest = await Phone().enter(rooms, m.Join(host.code, "B", key=keys[1]))
            assert (guest.person, guest.key) == ("p2", keys[1])
        assert host.room["seats"] == ["p1", "p2"]
        with pytest.raises(Refusal, match="name-taken"):
            await Phone().enter(rooms, m.Join(host.code, "B", key="c" * 40))
        stranger = await Phone().enter(rooms, m.Make("B", key=keys[1]))
        assert stranger.code != host.code

    play(evening())
