"""The voice in a room's time: what it says is waited for, within bounds, and the log knows for how long."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.dealing import dealt, until_call
from tests.rooms.progress.test_showing import TOWN, voted
from tests.rooms.table import Phone, now, play, some_rooms, until_beat, until_watched

from fabula.core.events import Called, Died, Named, Nominated, PhaseBegan, Woke
from fabula.games import TALES
from fabula.host.pace import FIRST_WORD, HESITATION
from fabula.rooms.progress.voice import A_NAME, LONGEST, letters_of
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage import log
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m


async def a_television(rooms: Rooms, code: str) -> Phone:
    """A device that looks on and speaks."""
    screen = await Phone().enter(rooms, m.Watch(code))
    assert (await screen.does(m.Speaks))["t"] == "done"
    return screen


async def called(store: MemoryStore | None = None) -> tuple[Rooms, list[Phone], Phone]:
    """A town in which somebody has just been called by night, and a television that speaks."""
    rooms, phones = await dealt("mafia32", TOWN, store=store)
    screen = await a_television(rooms, phones[0].code)
    await until_call(phones, "doctor")
    return rooms, phones, screen


def left(phone: Phone) -> int:
    """How much time what is on has left."""
    return int(phone.clock["ends"] - now())


def test_a_calls_time_runs_when_it_has_been_said() -> None:
    async def evening() -> None:
        _, phones, screen = await called()
        length = phones[0].clock["length"]
        waits = left(phones[0]) - length
        assert 1_000 < waits <= LONGEST
        await asyncio.sleep(1)
        assert (await screen.does(m.Spoken))["t"] == "done"
        assert left(phones[0]) == length
        await asyncio.sleep(0.5)
        await screen.does(m.Spoken)  # a late or a malicious one changes nothing more
        assert left(phones[0]) == length - 500

    play(evening())


def test_what_is_said_of_beats_without_a_time_is_waited_for_by_the_next_that_has_one() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host = await Phone().enter(rooms, m.Make("A", tale="clocktower"))
        other = await Phone().enter(rooms, m.Join(host.code, "B"))
        for _ in range(6):
            await host.does(m.AddBot)
        screen = await a_television(rooms, host.code)
        await host.does(m.Start)
        await screen.does(m.Spoken)
        await until_beat([host, other], "night")  # which begins, and then its first call
        assert left(host) - host.clock["length"] > 1_000
        await screen.does(m.Spoken)
        assert left(host) == host.clock["length"]

    play(evening())


def test_each_name_of_a_vote_is_said_before_its_hands_have_their_time() -> None:
    async def evening() -> None:
        rooms, phones = await dealt("mafia32", TOWN, hands="in_turn")
        screen = await a_television(rooms, phones[0].code)
        await until_beat(phones, "vote")
        for count in (1, 2, 3):
            assert [one["e"] for one in phones[0].entries].count("named") == count
            length = phones[0].clock["length"]
            assert 1_000 < left(phones[0]) - length <= LONGEST
            await screen.does(m.Spoken)
            assert left(phones[0]) == length
            await asyncio.sleep(length / 1000 + 0.1)

    play(evening())


def test_a_voice_that_never_reports_is_waited_for_no_longer_than_it_may_take() -> None:
    async def evening() -> None:
        _, phones, _ = await called()
        ends = phones[0].clock["ends"]
        await asyncio.sleep(left(phones[0]) / 1000 + 0.1)
        assert phones[0].clock["ends"] != ends
        assert [one["step"] for one in phones[0].entries if one["e"] == "called"][-1] != "doctor"

    play(evening())


def test_without_a_voice_and_once_it_is_gone_nothing_waits() -> None:
    async def evening() -> None:
        rooms, phones, screen = await called()
        await screen.does(m.Speaks, on=False)
        other = await a_television(rooms, phones[0].code)
        await other.leave()
        await until_call(phones, "mafia")
        assert left(phones[0]) <= phones[0].clock["length"]

    play(evening())


def test_all_that_speak_are_waited_for_and_none_that_does_not() -> None:
    async def evening() -> None:
        rooms, phones, screen = await called()
        length = phones[0].clock["length"]
        other = await a_television(rooms, phones[0].code)
        await phones[1].does(m.Spoken)
        await screen.does(m.Spoken)
        assert left(phones[0]) > length
        await other.does(m.Spoken)
        assert left(phones[0]) == length

    play(evening())


def test_a_scene_ends_when_it_has_moved_and_been_said() -> None:
    async def evening() -> None:
        rooms, phones = await voted()
        screen = await a_television(rooms, phones[0].code)
        await asyncio.sleep(left_of_scene(phones[0]) / 1000 + 0.1)
        execution = phones[0].clock["scene"]
        assert execution["kind"] == "execution"
        began = execution["ends"] - execution["length"]
        await asyncio.sleep(2)
        await screen.does(m.Spoken, n=execution["n"] + 1)
        await screen.does(m.Spoken)
        assert phones[0].clock["scene"]["ends"] == began + execution["length"]
        await screen.does(m.Spoken, n=execution["n"])
        assert phones[0].clock["scene"]["ends"] == began + 5_200  # not before it has moved
        await until_watched(phones)
        assert phones[0].clock["phase"] == "night"
        assert left(phones[0]) > phones[0].clock["length"]  # now the night is called

    play(evening())


def left_of_scene(phone: Phone) -> int:
    """How much of a scene is left."""
    return int(phone.clock["scene"]["ends"] - now())


def test_a_scene_is_shorter_where_nobody_says_it() -> None:
    async def evening() -> None:
        _, phones = await voted()
        assert phones[0].clock["scene"]["length"] == 4_200 + 1_200

    play(evening())


@pytest.mark.parametrize("when", ["waiting", "said", "watched"])
def test_a_server_that_was_killed_agrees(when: str) -> None:
    async def evening() -> None:
        store = MemoryStore()
        if when == "watched":
            rooms, phones = await voted(store)
            screen = await a_television(rooms, phones[0].code)
            await asyncio.sleep(left_of_scene(phones[0]) / 1000 + 0.1)
            await asyncio.sleep(2)
            await screen.does(m.Spoken, n=phones[0].clock["scene"]["n"])
        else:
            rooms, phones, screen = await called(store)
            if when == "said":
                await asyncio.sleep(1)
                await screen.does(m.Spoken)
        code, before = phones[0].code, phones[0].clock
        kinds = [type(log.read(line)) for line, _ in store.kept[code]]
        assert (log.Spoken in kinds) == (when != "waiting")
        opened = some_rooms(store)
        await opened.open()
        back = await Phone().enter(opened, m.Return(code, phones[2].key))
        assert back.clock.get("scene") == before.get("scene")
        assert back.clock["ends"] >= before["ends"]  # nobody could act meanwhile

    play(evening())


def test_only_what_all_hear_makes_a_call_longer() -> None:
    mafia, night, doctor = TALES["mafia32"], PhaseBegan("night", 2), Called("doctor", 0)
    assert letters_of(mafia, [], [night]) > 20
    assert letters_of(mafia, [night], [doctor]) > letters_of(mafia, [night, doctor], []) == 0
    assert letters_of(mafia, [night], [doctor, Woke(3, "doctor")]) == letters_of(mafia, [night], [doctor])
    named = letters_of(mafia, [], [Named(1)])
    assert named == letters_of(mafia, [], [Named(4)]) > 0
    assert letters_of(mafia, [night], [Died(3, "night")]) == 0  # of which all watch a scene
    assert letters_of(TALES["clocktower"], [], [Nominated(1, 2)]) > 2 * len(A_NAME)
    called_later = letters_of(TALES["clocktower"], [], [Nominated(1, 2), PhaseBegan("plea", 1)])
    assert called_later > letters_of(TALES["clocktower"], [], [PhaseBegan("plea", 1)])


async def at_the_talk() -> tuple[Phone, Phone]:
    """A person among bots on the first morning, which a television is telling; the person's phone and it."""
    rooms, phones = await dealt("mafia32", TOWN, people=1)
    screen = await a_television(rooms, phones[0].code)
    for _ in range(10_000):
        if phones[0].clock["phase"] == "day":
            break
        await asyncio.sleep(0.1)
    return phones[0], screen


def said_by_bots(phone: Phone) -> int:
    """How much bots have said, or that they are ready."""
    return sum(one["e"] in ("claimed", "readied") for one in phone.entries)


def test_bots_do_not_speak_into_the_words_of_the_voice() -> None:
    async def evening() -> None:
        phone, _ = await at_the_talk()
        waits, before = left(phone) - phone.clock["length"], said_by_bots(phone)
        assert waits > FIRST_WORD
        await asyncio.sleep((waits + FIRST_WORD) / 1000 - 0.1)
        assert said_by_bots(phone) == before
        await asyncio.sleep(6)
        assert said_by_bots(phone) > before

    play(evening())


def test_when_the_voice_has_said_all_bots_wait_no_longer() -> None:
    async def evening() -> None:
        phone, screen = await at_the_talk()
        waits, before = left(phone) - phone.clock["length"], said_by_bots(phone)
        await screen.does(m.Spoken)
        await asyncio.sleep((FIRST_WORD + HESITATION) / 1000 + 0.1)
        assert waits + FIRST_WORD > FIRST_WORD + HESITATION  # they would not have spoken yet
        assert said_by_bots(phone) > before

    play(evening())
