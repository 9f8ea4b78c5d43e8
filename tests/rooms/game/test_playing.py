"""The game in a room: asks, dreams, votes, clocks, and people who come, go and change places."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, now, play, some_rooms, until_beat, until_stage, until_watched

from fabula.core.refusals import Refusal
from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m

QUICK = {"look": 10, "step": 4, "talk": 30, "vote": 10}


async def dealt(rooms: Rooms, people: int, roles: list[str] | None = None, **settings: Any) -> list[Phone]:
    """A table at dusk, everybody looking at their card."""
    phones = await a_table(rooms, people)
    await phones[0].does(m.Settings, change={**QUICK, **settings})
    if roles:
        await phones[0].does(m.Choose, roles=roles)
    assert (await phones[0].does(m.Start))["t"] == "done"
    return phones


async def at_night(rooms: Rooms, people: int, **fields: Any) -> list[Phone]:
    """A table at the first call of the night."""
    phones = await dealt(rooms, people, **fields)
    for phone in phones:
        await phone.answer(["ready"])
    return phones


async def voting(rooms: Rooms, people: int = 3, **fields: Any) -> list[Phone]:
    """A table that has just begun to vote."""
    phones = await dealt(rooms, people, **fields)
    await until_beat(phones, "vote")
    return phones


# ---------------------------------------------------------------- asks and dreams


def test_every_seat_has_one_thing_to_tap_in_every_call() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await at_night(rooms, 5)
        screen = await Phone().enter(rooms, m.Watch(phones[0].code))
        ids: set[str] = set()
        while phones[0].clock["phase"] == "night":
            for seat, phone in enumerate(phones):
                assert len(phone.asks) == 1
                assert phone.asks[0]["seat"] == seat
                assert phone.asks[0]["options"]
            ids |= {phone.asks[0]["id"] for phone in phones}
            assert screen.asks == []
            await asyncio.sleep(4)
        assert {len(id.split(".")) for id in ids} == {4}

    play(evening())


def test_a_dream_is_answered_and_changes_nothing() -> None:
    async def evening() -> None:
        phones = await at_night(some_rooms(), 3)
        dreamer = next(phone for phone in phones if phone.asks[0]["prompt"].startswith("dream-"))
        others = [phone for phone in phones if phone is not dreamer]
        heard = [len(phone.heard) for phone in others]
        entries = dreamer.entries
        ask = dreamer.asks[0]
        wrong = await dreamer.does(m.Answer, ask=ask["id"], choice=ask["seat"])
        assert wrong["why"] == "refused-not-an-option"
        assert (await dreamer.answer(ask["options"][0]))["t"] == "done"
        assert dreamer.asks == []
        assert dreamer.entries == entries
        assert [len(phone.heard) for phone in others] == heard
        again = await dreamer.does(m.Answer, ask=ask["id"], choice=ask["options"][0])
        assert again["why"] == "refused-not-asked"

    play(evening())


def test_a_choice_of_the_night_is_final() -> None:
    async def evening() -> None:
        phones = await at_night(some_rooms(), 3, roles=["seer", "seer", "robber", "robber", "drunk", "drunk"])
        chooser = next(phone for phone in phones if not phone.asks[0]["prompt"].startswith("dream-"))
        ask = chooser.asks[0]
        await chooser.answer(ask["options"][-1])
        assert chooser.asks == []
        again = await chooser.does(m.Answer, ask=ask["id"], choice=ask["options"][0])
        assert again["why"] == "refused-not-asked"

    play(evening())


@pytest.mark.parametrize("choice", [99, -1, "nowhere", [], [1, 2, 3], True, 1.5, {"a": 1}, [[[]]], "ready"])
def test_what_is_no_option_is_refused(choice: Any) -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        assert (await phones[0].answer(choice))["why"] == "refused-not-an-option"
        await until_beat(phones, "vote")
        assert (await phones[0].answer(choice))["why"] == "refused-not-an-option"

    play(evening())


def test_nobody_answers_for_another() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        watcher = await Phone().enter(rooms, m.Join(phones[0].code, "W"))
        ask = phones[0].asks[0]["id"]
        assert (await phones[1].does(m.Answer, ask=ask, choice=["ready"], seat=0))[
            "why"
        ] == "refused-not-leader"
        assert (await watcher.does(m.Answer, ask=ask, choice=["ready"]))["why"] == "refused-not-seated"
        assert (await phones[0].does(m.Answer, ask=ask, choice=["ready"], seat=0))["t"] == "done"
        assert (await phones[1].does(m.Answer, ask="9.9.9.9", choice=["ready"]))["why"] == "refused-not-asked"

    play(evening())


# ---------------------------------------------------------------- votes


def test_votes_are_sealed_and_may_be_changed_until_all_are_in() -> None:
    async def evening() -> None:
        phones = await voting(some_rooms())
        await phones[0].answer(1)
        assert phones[0].asks[0]["answered"] == 1
        assert [(phone.clock["answered"], phone.clock["asked"]) for phone in phones[1:]] == [([0], 3)] * 2
        heard = [len(phone.heard) for phone in phones[1:]]
        await phones[0].answer(2)
        assert phones[0].asks[0]["answered"] == 2
        assert [len(phone.heard) for phone in phones[1:]] == heard
        await phones[1].answer(0)
        assert phones[0].room["stage"] == "playing"
        await phones[2].answer(0)
        assert phones[1].entry("voted")["votes"] == [2, 0, 0]
        assert phones[1].asks == []
        await until_stage(phones, "after")
        assert phones[1].room["stage"] == "after"
        assert phones[1].asks == []

    play(evening())


def test_a_time_out_is_an_answer_and_told_as_such() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await voting(rooms)
        await phones[0].answer(1)
        await asyncio.sleep(11)
        votes = phones[0].entry("voted")["votes"]
        assert votes[0] == 1
        await until_stage(phones, "after")
        told = await rooms.telling(phones[0].code)
        assert "> 0 vote 1\n" in told
        assert f"> 1 vote {votes[1]} by clock\n" in told
        assert "> time day - by clock\n" in told

    play(evening())


def test_a_hunter_who_points_anew_has_a_time_of_their_own() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        roles = ["hunter"] * 5 + ["villager"]
        phones = await voting(rooms, roles=roles, hunter_points="anew")
        await asyncio.sleep(8)
        for seat, phone in enumerate(phones):
            await phone.answer((seat + 1) % 3 if seat else 2)
        asked = next((phone for phone in phones if phone.asks), None)
        assert asked is not None
        assert asked.asks[0]["prompt"] == "hunter"
        await until_watched(phones)
        assert asked.clock["ends"] - now() == 10_000
        await asyncio.sleep(9)
        assert asked.room["stage"] == "playing"
        await asyncio.sleep(90)
        assert asked.room["stage"] == "after"
        assert "hunter" in await rooms.telling(asked.code)

    play(evening())


# ---------------------------------------------------------------- clocks


def test_every_call_lasts_its_time_whatever_is_answered() -> None:
    async def evening() -> None:
        phones = await at_night(some_rooms(), 4)
        began = phones[0].heard[-1][0]
        for phone in phones:
            await phone.answer(phone.asks[0]["options"][-1])
        await until_beat(phones, "day")
        called = [at for at, message in phones[0].heard if b'"called"' in message]
        assert called == [began + 4_000 * step for step in range(len(called))]

    play(evening())


def test_who_is_ready_already_writes_nothing_by_saying_it_again() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        server = rooms.servers[phones[0].code]
        assert (await phones[0].answer(["ready"]))["t"] == "done"
        lines, entries = server.length, len(phones[1].entries)
        assert (await phones[0].answer(["ready"]))["t"] == "done"
        assert (server.length, len(phones[1].entries)) == (lines, entries)

    play(evening())


def test_a_day_ends_when_all_are_ready() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        await until_beat(phones, "day")
        for phone in phones:
            assert phone.clock["phase"] == "day"
            await phone.answer(["ready"])
        assert phones[0].clock["phase"] == "vote"

    play(evening())


def test_a_pause_keeps_what_is_left_of_the_clock() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        await asyncio.sleep(3)
        await phones[0].does(m.Pause)
        clock = phones[1].clock
        assert (clock["paused"], clock["left"], "ends" in clock) == (True, 7_000, False)
        assert phones[1].room["paused"]
        assert (await phones[0].does(m.Pause))["why"] == "refused-not-started"
        await asyncio.sleep(100)
        assert phones[1].clock["phase"] == "dusk"
        await phones[0].does(m.Go)
        assert phones[1].clock["ends"] - now() == 7_000
        await asyncio.sleep(6.9)
        assert phones[1].clock["phase"] == "dusk"
        await asyncio.sleep(0.2)
        assert phones[1].clock["phase"] == "night"

    play(evening())


def test_no_beat_begins_while_the_room_is_paused() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        await phones[0].does(m.Pause)
        for phone in phones:
            await phone.answer(["ready"])
        await asyncio.sleep(60)
        assert phones[0].clock["phase"] == "dusk"
        await phones[0].does(m.Go)
        assert phones[0].clock["phase"] == "night"
        assert phones[0].clock["ends"] - now() == 4_000

    play(evening())


def test_a_question_that_comes_up_in_a_pause_gets_its_whole_time_after_it() -> None:
    async def evening() -> None:
        phones = await voting(some_rooms(), roles=["hunter"] * 5 + ["villager"], hunter_points="anew")
        await phones[0].does(m.Pause)
        for seat, phone in enumerate(phones):
            await phone.answer((seat + 1) % 3 if seat else 2)
        await asyncio.sleep(60)
        assert phones[0].room["stage"] == "playing"
        await phones[0].does(m.Go)
        await until_watched(phones)
        assert phones[0].clock["ends"] - now() == 10_000

    play(evening())


# ---------------------------------------------------------------- one person, several devices


def test_two_devices_of_one_person_show_the_same() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        second = await Phone().enter(rooms, m.Return(phones[0].code, phones[1].key))
        assert second.entries == phones[1].entries
        assert second.asks == phones[1].asks
        await second.answer(["ready"])
        assert phones[1].entries[-1] == {"e": "readied", "seat": 1}
        await phones[1].leave()
        assert "gone" not in phones[0].room["people"][1]
        await second.leave()
        assert phones[0].room["people"][1]["gone"]

    play(evening())


def test_a_person_moves_to_another_device() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        ticket = (await phones[1].does(m.Ticket))["ticket"]
        moved = await Phone().enter(rooms, m.MoveIn(phones[0].code, ticket))
        assert moved.person == "p2"
        assert moved.key != phones[1].key
        assert moved.entry("shown")["seat"] == 1
        with pytest.raises(Refusal, match="wrong-ticket"):
            await Phone().enter(rooms, m.MoveIn(phones[0].code, ticket))
        back = await Phone().enter(rooms, m.Return(phones[0].code, moved.key))
        assert back.entry("shown")["seat"] == 1

    play(evening())


def test_a_ticket_of_somebody_removed_lets_nobody_in() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        ticket = (await phones[1].does(m.Ticket))["ticket"]
        await phones[0].does(m.Remove, person="p2")
        with pytest.raises(Refusal, match="wrong-ticket"):
            await Phone().enter(rooms, m.MoveIn(phones[0].code, ticket))

    play(evening())


# ---------------------------------------------------------------- who goes and who comes


def test_who_comes_late_watches_and_hears_only_what_is_public() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        late = await Phone().enter(rooms, m.Join(phones[0].code, "Late"))
        screen = await Phone().enter(rooms, m.Watch(phones[0].code))
        assert late.room["watchers"] == [late.person]
        assert late.room["onlookers"] == 1
        assert late.entries == screen.entries
        assert {one["e"] for one in late.entries} == {"began", "phase"}
        assert (await late.does(m.Sit))["why"] == "refused-already-started"

    play(evening())


@pytest.mark.parametrize("how", ["stands", "is removed", "is replaced"])
def test_a_bot_goes_on_where_somebody_leaves(how: str) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        if how == "stands":
            await phones[1].does(m.Stand)
        elif how == "is removed":
            await phones[0].does(m.Remove, person="p2")
        else:
            await phones[0].does(m.AddBot, person="p2")
        bot = phones[0].room["seats"][1]
        assert phones[0].room["people"][-1]["id"] == bot
        assert phones[0].room["people"][-1]["bot"] == "sensible"
        if how != "is removed":
            assert phones[1].last("entries")["anew"]
            assert {one["e"] for one in phones[1].entries} == {"began", "phase"}
            assert phones[1].asks == []
        await asyncio.sleep(3600)
        assert phones[0].room["stage"] == "after"
        told = await rooms.telling(phones[0].code)
        assert "> 1 vote" in told
        assert " by bot" in told

    play(evening())


def test_a_freed_seat_is_taken_by_another_who_hears_all_of_its_view() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        late = await Phone().enter(rooms, m.Join(phones[0].code, "Late"))
        card = phones[1].entry("shown")
        await phones[0].does(m.Free, person="p2")
        assert phones[1].shut_because == "removed"
        assert phones[0].room["seats"] == ["p1", None, "p3"]
        with pytest.raises(Refusal, match="wrong-key"):
            await Phone().enter(rooms, m.Return(phones[0].code, phones[1].key))
        for seat, why in ((0, "seat-taken"), (7, "no-such-seat"), (-1, "no-such-seat")):
            assert (await late.does(m.Sit, seat=seat))["why"] == f"refused-{why}"
        assert (await late.does(m.Sit))["t"] == "done"
        assert (await phones[2].does(m.Nod, who=late.person))["t"] == "done"
        assert late.entry("shown") == card
        assert late.last("entries")["anew"]
        assert late.asks[0]["seat"] == 1

    play(evening())


def test_nobody_waits_for_ever_for_an_empty_seat() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        await phones[0].does(m.Free, person="p2")
        await asyncio.sleep(3600)
        assert phones[0].room["stage"] == "after"

    play(evening())


def test_a_bot_on_a_freed_seat() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        assert (await phones[0].does(m.AddBot))["why"] == "refused-already-started"
        await phones[0].does(m.Free, person="p2")
        assert (await phones[0].does(m.AddBot, mind="random"))["t"] == "done"
        assert None not in phones[0].room["seats"]
        bot = phones[0].room["seats"][1]
        await phones[0].does(m.AddBot, person=bot, mind="sensible")
        assert [one["id"] for one in phones[0].room["people"]] == ["p1", "p3", phones[0].room["seats"][1]]

    play(evening())


def test_what_a_device_has_seen_elsewhere_is_told_anew() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        late = await Phone().enter(rooms, m.Join(phones[0].code, "Late"))
        seen = len(late.entries)
        await phones[0].does(m.Free, person="p2")
        await late.leave()
        second = await Phone().enter(rooms, m.Return(phones[0].code, late.key))
        await second.does(m.Sit)
        await phones[2].does(m.Nod, who=second.person)
        back = await Phone().enter(rooms, m.Return(phones[0].code, late.key, 1, seen))
        assert back.last("entries")["anew"]
        assert back.entries == second.entries
        ahead = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key, 1, 999))
        assert ahead.last("entries")["anew"]
        assert ahead.entries == phones[0].entries
        other = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key, 7, 3))
        assert other.entries == phones[0].entries

    play(evening())


def test_a_bot_that_was_about_to_speak_may_be_replaced() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phone = await Phone().enter(rooms, m.Make("A", trial=True))
        late = await Phone().enter(rooms, m.Join(phone.code, "Late"))
        await until_beat([phone], "day")
        await phone.does(m.Free, person=phone.room["seats"][2])
        await late.does(m.Sit)
        await asyncio.sleep(3600)
        assert phone.room["stage"] == "after"
        assert late.shut_because is None

    play(evening())


# ---------------------------------------------------------------- talk


def test_the_night_is_silent() -> None:
    async def evening() -> None:
        phones = await dealt(some_rooms(), 3)
        assert (await phones[0].does(m.Say, text="I am"))["why"] == "refused-chat-closed"
        await until_beat(phones, "night")
        assert (await phones[0].does(m.Say, text="psst", to="p2"))["why"] == "refused-chat-closed"
        await until_beat(phones, "day")
        assert (await phones[0].does(m.Say, text="I am"))["t"] == "done"
        assert (await phones[0].does(m.Say, text="psst", to="p2"))["t"] == "done"
        assert phones[2].last("said")["text"] == "I am"
        assert phones[1].last("said") == {"t": "said", "n": 2, "person": "p1", "text": "psst", "to": "p2"}

    play(evening())


def test_bots_say_something_by_day_one_after_another_and_are_ready() -> None:
    async def evening() -> None:
        phone = await Phone().enter(some_rooms(), m.Make("A", trial=True))
        await until_beat([phone], "day")
        dawn = now()
        await asyncio.sleep(60)
        spoken = [at for at, message in phone.heard if at > dawn and (b'"claimed"' in message)]
        assert len(spoken) >= 4
        assert len(set(spoken)) == len(spoken)
        assert min(spoken) - dawn >= 2000
        assert {one["seat"] for one in phone.entries if one["e"] == "readied"} >= {1, 2, 3, 4}
        assert phone.clock["phase"] == "day"
        await phone.answer(["ready"])
        assert phone.clock["phase"] == "vote"

    play(evening())


def test_bots_wait_while_the_room_is_paused() -> None:
    async def evening() -> None:
        phone = await Phone().enter(some_rooms(), m.Make("A", trial=True))
        await until_beat([phone], "day")
        await phone.does(m.Pause)
        heard = len(phone.entries)
        await asyncio.sleep(600)
        assert len(phone.entries) == heard
        await phone.does(m.Go)
        await asyncio.sleep(1)
        assert len(phone.entries) <= heard + 1
        await asyncio.sleep(14)  # they hear each other out first
        assert len(phone.entries) > heard + 1

    play(evening())


def test_bots_who_hear_the_others_out_have_all_spoken_in_half_a_minute() -> None:
    async def evening() -> None:
        phone = await Phone().enter(some_rooms(), m.Make("A", trial=True))
        await until_beat([phone], "day")
        await asyncio.sleep(3)
        assert not [one for one in phone.entries if one["e"] == "claimed"]
        await asyncio.sleep(27)
        assert {one["seat"] for one in phone.entries if one["e"] == "claimed"} == {1, 2, 3, 4}

    play(evening())


# ---------------------------------------------------------------- the end


def test_after_the_end_everybody_knows_everything() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        screen = await Phone().enter(rooms, m.Watch(phones[0].code))
        with pytest.raises(Refusal, match="not-ended"):
            await rooms.telling(phones[0].code)
        await asyncio.sleep(3600)
        late = await Phone().enter(rooms, m.Watch(phones[0].code))
        for phone in (*phones, screen, late):
            fabula = phone.last("fabula")
            assert fabula["game"] == 1
            assert [one["e"] for one in fabula["list"] if one["beat"] == "deal"][:3] == [
                "began",
                "phase",
                "dealt",
            ]
            assert len(phone.all("fabula")) == 1
        with pytest.raises(Refusal, match="no-such-room"):
            await rooms.telling("000000")

    play(evening())


def test_a_rematch_and_a_game_broken_off() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await dealt(rooms, 3)
        await asyncio.sleep(3600)
        await phones[0].does(m.Again)
        assert phones[1].room["stage"] == "lobby"
        assert phones[1].clock["phase"] == "lobby"
        with pytest.raises(Refusal, match="not-ended"):
            await rooms.telling(phones[0].code)
        await phones[0].does(m.Start)
        assert phones[1].room["game"] == 2
        assert phones[1].last("entries")["game"] == 2
        await phones[0].does(m.Free, person="p3")
        await phones[0].does(m.Again)
        assert phones[1].room["stage"] == "lobby"
        assert phones[1].room["seats"] == ["p1", "p2"]
        assert phones[1].asks == []
        await asyncio.sleep(3600)
        assert phones[1].room["stage"] == "lobby"

    play(evening())
