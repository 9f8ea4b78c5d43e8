"""What was told stays told: a version whose rules are other ones keeps to the record of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from random import Random
from typing import Any

import pytest
from tests.laws.playing import a_setup, steps
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat

from fabula.core.events import Event, Saw
from fabula.core.requests import Choice
from fabula.core.tale import Tale
from fabula.core.telling import BeatBegan, Telling, fold
from fabula.core.verbs import Me
from fabula.games import TALES
from fabula.rooms.progress.recovery import outlook_of
from fabula.rooms.room_server import RoomServer
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage import log
from fabula.rooms.storage.record import packed, read, rules_of, unpacked, written
from fabula.rooms.storage.store import Kept, MemoryStore
from fabula.rooms.wire import messages as m

OtherRules = Callable[[], AbstractContextManager[None]]
ALL_TALES = pytest.mark.parametrize("tale", TALES.values(), ids=TALES)
GAMES = range(6)


# ---------------------------------------------------------------- lines on record


@ALL_TALES
def test_what_is_on_record_reads_as_it_was_and_a_game_goes_on_from_it(tale: Tale) -> None:
    for seed in GAMES:
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots, 10, every=True))
        for _ in steps(telling, lots, 0.02):
            pass
        lines = read(unpacked(packed(written(telling.log))))
        assert lines == telling.log
        assert written(lines) == written(telling.log)
        told = [line.data() for line in lines if isinstance(line, Event)]
        assert told == [event.data() for event in telling.events()]
        assert fold(telling.setup, (line for line in lines if isinstance(line, Event))).position() == (
            telling.grimoire.position()
        )
        goes_on_from(telling, lines[: a_beginning(telling, lots)])


def a_beginning(telling: Telling, lots: Random) -> int:
    """Where in the log some beat began."""
    return lots.choice([place for place, line in enumerate(telling.log) if isinstance(line, BeatBegan)])


def goes_on_from(telling: Telling, recorded: list[Any]) -> None:
    resumed = Telling(telling.tale, telling.setup, recorded)
    for line in telling.log[len(recorded) :]:
        if not isinstance(line, Event):
            resumed.take(line)
    assert resumed.log == telling.log
    assert resumed.grimoire.position() == telling.grimoire.position()
    assert resumed.again(resumed.moves()).log == telling.log


def test_rules_have_a_name_of_their_own_in_each_tale() -> None:
    names = [rules_of(tale) for tale in TALES]
    assert len(set(names)) == len(TALES)
    assert all(name.partition("+")[0] and name.partition("+")[2] for name in names)


# ---------------------------------------------------------------- what lies in the log


def entries_of(kept: list[Kept]) -> list[log.AnyEntry]:
    return [log.read(line) for line, _ in kept]


def of_kind(kept: list[Kept], kind: type[Any]) -> list[Any]:
    return [entry for entry in entries_of(kept) if isinstance(entry, kind)]


async def a_game_of_bots(store: MemoryStore, tale: str) -> Phone:
    rooms = some_rooms(store)
    phone = await Phone().enter(rooms, m.Make("A", tale=tale, trial=True))
    await until_beat([phone], "after")
    await rooms.close()
    return phone


@ALL_TALES
def test_the_log_names_the_rules_and_says_what_was_told(tale: Tale) -> None:
    async def evening() -> None:
        store = MemoryStore()
        phone = await a_game_of_bots(store, tale.id)
        kept = store.kept[phone.code]
        (started,) = of_kind(kept, log.Started)
        assert started.rules == rules_of(tale.id)
        recorded = of_kind(kept, log.Recorded)
        lines = [line for one in recorded for line in read(unpacked(one.lines))]
        server = taken_up(kept)
        assert server.room.play is not None
        assert lines == server.room.play.telling.log
        assert [bool(one.scores) for one in recorded] == [False] * (len(recorded) - 1) + [True]
        assert all(one.told for one in of_kind(kept, log.BeatStarted))
        assert outlook_of(server.room) == "same"

    play(evening())


def taken_up(kept: list[Kept]) -> RoomServer:
    server = RoomServer(some_rooms().services)
    server.read(kept)
    return server


# ---------------------------------------------------------------- other rules


async def looks_at_a_villager(me: Me, place: Any) -> str:
    """A rule as an earlier version might have had it: whatever lies there, a Villager is seen."""
    me.town.tell(Saw(me.seat, place, "villager"))
    return "villager"


async def may_choose_oneself(me: Me, options: tuple[Choice, ...]) -> Choice:
    """Another: whoever may choose may choose themselves."""
    return await me.choose((None, me.seat, *options))


async def a_night_of_robbers(store: MemoryStore, *, robbing_themselves: bool = False) -> list[Phone]:
    """A game of three who rob, each their neighbour if not themselves; the server stops in the morning."""
    rooms = some_rooms(store)
    phones = await a_table(rooms, 3)
    await phones[0].does(m.Choose, roles=["robber"] * 5 + ["werewolf"])
    await phones[0].does(m.Start)
    for phone in phones:
        await phone.answer(["ready"])
    while phones[0].clock["phase"] != "day":
        for seat, phone in enumerate(phones):
            if phone.asks and phone.asks[0]["prompt"] == "robber" and "answered" not in phone.asks[0]:
                await phone.answer(seat if robbing_themselves else (seat + 1) % 3)
        await asyncio.sleep(1)
    await rooms.close()
    return phones


def seen(phone: Phone) -> list[str]:
    return [one["role"] for one in phone.entries if one["e"] == "saw"]


async def come_back(store: MemoryStore, phone: Phone) -> tuple[Phone, Rooms]:
    """A server with the rules of today has the room, and this phone comes back."""
    rooms = some_rooms(store)
    await rooms.open()
    return await Phone().enter(rooms, m.Return(phone.code, phone.key)), rooms


def test_what_a_running_game_has_told_is_not_told_differently(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        store = MemoryStore()
        with monkeypatch.context() as other_rules:
            other_rules.setattr(Me, "look_at", looks_at_a_villager)
            phones = await a_night_of_robbers(store)
        before = [phone.entries for phone in phones]
        assert sorted(seen(phone)[0] for phone in phones) == ["villager"] * 3
        assert outlook_of(taken_up(store.kept[phones[0].code]).room) == "recorded"
        for phone, heard in zip(phones, before, strict=True):
            back, rooms = await come_back(store, phone)
            assert back.entries[: len(heard)] == heard
            assert back.room.get("notice", "") == ""
            await rooms.close()
        back, rooms = await come_back(store, phones[0])
        await until_beat([back], "after")
        assert back.entries[-1]["e"] == "won"
        assert not of_kind(store.kept[phones[0].code], log.Resumed)

    play(evening())


def before_the_last(kept: list[Kept], kind: type[Any]) -> list[Kept]:
    """What lies in the log of one who was killed before the last entry of this kind."""
    return kept[: max(place for place, entry in enumerate(entries_of(kept)) if isinstance(entry, kind))]


def test_what_was_told_since_the_record_is_told_anew_and_all_are_told_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def evening() -> None:
        store = MemoryStore()
        with monkeypatch.context() as other_rules:
            other_rules.setattr(Me, "look_at", looks_at_a_villager)
            (host, *_) = await a_night_of_robbers(store)
        kept, code = store.kept[host.code], host.code
        morning = kept[len(before_the_last(kept, log.BeatStarted))]
        store.kept[code] = [*before_the_last(kept, log.Recorded), morning]
        assert outlook_of(taken_up(store.kept[code]).room) == "resumed"
        back, rooms = await come_back(store, host)
        assert (back.room.get("notice"), back.clock["phase"], seen(back)) == ("resumed", "night", [])
        await rooms.close()
        again, rooms = await come_back(store, host)
        assert len(of_kind(store.kept[code], log.Resumed)) == 1
        await until_beat([again], "after")
        assert again.entries[-1]["e"] == "won"

    play(evening())


def test_what_the_rules_do_not_allow_any_more_stands_where_it_is_on_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def evening() -> None:
        store = MemoryStore()
        with monkeypatch.context() as other_rules:
            other_rules.setattr(Me, "may_choose", may_choose_oneself)
            (host, *_) = await a_night_of_robbers(store, robbing_themselves=True)
        before = host.entries
        at_night = before_the_last(store.kept[host.code], log.Recorded)
        assert outlook_of(taken_up(at_night).room) == "resumed"
        by_day, _ = await come_back(store, host)
        assert by_day.entries == before
        assert by_day.room.get("notice", "") == ""

    play(evening())


def test_a_game_of_which_nothing_is_on_record_is_broken_off_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        store = MemoryStore()
        with monkeypatch.context() as other_rules:
            other_rules.setattr(Me, "may_choose", may_choose_oneself)
            phones = await a_night_of_robbers(store, robbing_themselves=True)
        code = phones[0].code
        store.kept[code] = as_written_before_there_was_a_record(store.kept[code])
        assert outlook_of(taken_up(store.kept[code]).room) == "untold"
        back, rooms = await come_back(store, phones[0])
        assert (back.room["stage"], back.room.get("notice", "")) == ("lobby", "untold")
        assert len(back.room["seats"]) == 3
        await rooms.close()
        again, rooms = await come_back(store, phones[0])
        assert (again.room["stage"], again.room.get("notice", "")) == ("lobby", "untold")
        assert (await again.does(m.Start))["t"] == "done"
        assert again.room.get("notice", "") == ""

    play(evening())


def as_written_before_there_was_a_record(kept: list[Kept]) -> list[Kept]:
    older = []
    for line, command in kept:
        entry = log.read(line)
        if isinstance(entry, log.BeatStarted):
            line = log.write(log.BeatStarted(entry.at, entry.length))
        if not isinstance(entry, log.Recorded):
            older.append((line, command))
    return older


@ALL_TALES
def test_a_finished_game_keeps_its_telling_and_its_result(
    tale: Tale, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        store = MemoryStore()
        with monkeypatch.context() as other_rules:
            other_rules.setattr(type(tale), "points", lambda _, grimoire: {0: 7})
            phone = await a_game_of_bots(store, tale.id)
        before, fabula, series = phone.entries, phone.last("fabula")["list"], phone.room["series"]
        kept = store.kept[phone.code]
        store.kept[phone.code] = [(with_the_first_answer_changed(line), command) for line, command in kept]
        back, _ = await come_back(store, phone)
        assert back.room["stage"] == "after"
        assert back.entries == before
        assert back.last("fabula")["list"] == fabula
        assert back.room["series"] == series
        assert series[0]["points"] == 7

    play(evening())


def with_the_first_answer_changed(line: bytes) -> bytes:
    """Rules that do not know the first lots that were drawn, and so allow nothing of what came of them."""
    entry = log.read(line)
    if isinstance(entry, log.Answered) and entry.who == "fate":
        return log.write(log.Answered(entry.at, entry.who, "nothing of the kind"))
    return line


# ---------------------------------------------------------------- other rules, or a fault of these


async def fails(me: Me, place: Any) -> str:
    """A rule with a fault, whose words tell a secret."""
    raise KeyError(f"the card of {me.seat} at {place}")


async def looks_twice(me: Me, place: Any) -> str:
    """A rule as a later version might have it: who has looked is asked once more where."""
    return str(await me.choose((place,)))


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.levelname == "ERROR"]


def test_a_fault_of_the_rules_is_written_down_without_its_words_and_the_room_is_kept(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        store = MemoryStore()
        (host, *_) = await a_night_of_robbers(store)
        at_night = before_the_last(store.kept[host.code], log.Recorded)
        with monkeypatch.context() as faulty:
            faulty.setattr(Me, "look_at", fails)
            server = taken_up(at_night)
        assert (outlook_of(server.room), server.lost) == ("resumed", False)
        (told,) = errors(caplog)
        assert told.startswith(f"room {host.code}: its rules have a fault in reading ")
        assert "KeyError at test_record.py:" in told
        assert "card of" not in told
        assert not any(line.exc_info for line in caplog.records)

    play(evening())


@pytest.mark.parametrize(("verb", "rule"), [("may_choose", may_choose_oneself), ("look_at", looks_twice)])
def test_what_other_rules_do_not_allow_is_no_fault(
    verb: str, rule: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        store = MemoryStore()
        with monkeypatch.context() as other_rules:
            if verb == "may_choose":
                other_rules.setattr(Me, verb, rule)
            (host, *_) = await a_night_of_robbers(store, robbing_themselves=verb == "may_choose")
        kept = as_written_before_there_was_a_record(store.kept[host.code])
        with monkeypatch.context() as other_rules:
            if verb == "look_at":
                other_rules.setattr(Me, verb, rule)
            assert outlook_of(taken_up(kept).room) == "untold"
        assert errors(caplog) == []

    play(evening())
