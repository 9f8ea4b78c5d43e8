"""What a person who leads corrects: facts, earlier answers; and what they are told before it happens."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.core.notation import play_again, read
from fabula.games import tale_called
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

CARDS = ["don", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen", "citizen"]
SEATS = len(CARDS)


async def led(rooms: Rooms, **settings: Any) -> list[Phone]:
    """A table of the 32 cards that the first phone leads; two people play, the rest are bots."""
    lead = await Phone().enter(rooms, m.Make("A", tale="mafia32"))
    others = [await Phone().enter(rooms, m.Join(lead.code, name)) for name in "BC"]
    await lead.does(m.Settings, change={"lead": "person", "hands": "at_once", **settings})
    for _ in range(SEATS - 2):
        await lead.does(m.AddBot, mind="random")
    await lead.does(m.Choose, roles=CARDS)
    assert (await lead.does(m.Start))["t"] == "done"
    return [lead, *others]


async def on_to(lead: Phone, phase: str, number: int) -> None:
    """Go on until this phase has begun."""
    for _ in range(100):
        if lead.entry("phase") == {"e": "phase", "phase": phase, "number": number}:
            return
        await lead.does(m.Next)
    raise AssertionError(f"no {phase} {number}")


def acts(lead: Phone) -> dict[str, list[list[Any]]]:
    """What may be corrected now: for each word what may stand in its gaps."""
    return {word: [gap["any"] for gap in gaps] for word, *gaps in lead.last("amendments")["list"]}


def foreseen(lead: Phone) -> list[str]:
    """What the leader is told to come, by its codes."""
    return [line["code"] for line in lead.last("foresight")["list"]]


def moves(lead: Phone) -> list[dict[str, Any]]:
    """The answers that may be changed, put together as a client does."""
    game, listed = 0, list[dict[str, Any]]()
    for message in lead.all("moves"):
        if message["game"] != game or message.get("anew"):
            game, listed = message["game"], []
        assert message["first"] == len(listed) + 1
        listed += message["list"]
    return listed


def living(lead: Phone) -> list[int]:
    """Who has not died."""
    dead = [one["seat"] for one in lead.entries if one["e"] == "died"]
    return [seat for seat in range(SEATS) if seat not in dead]


def test_only_who_leads_is_told_and_corrects() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms())
        await on_to(lead, "day", 1)
        assert set(acts(lead)) == {"kill", "role", "silence", "win", "end"}
        assert acts(lead)["role"] == [living(lead), list(dict.fromkeys(lead.room["roles"]))]
        assert (await others[0].does(m.Amend, act=["kill", 3]))["why"] == "refused-not-leader"
        assert (await others[0].does(m.Edit, move=1, choice=None))["why"] == "refused-not-leader"
        for phone in others:
            assert not any(phone.all(kind) for kind in ("amendments", "foresight", "moves"))

    play(evening())


def test_a_death_by_night_is_heard_by_nobody_before_dawn() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms())
        await on_to(lead, "night", 2)
        heard = [len(phone.heard) for phone in others]
        victim = living(lead)[-1]
        assert (await lead.does(m.Amend, act=["kill", victim]))["t"] == "done"
        assert [len(phone.heard) for phone in others] == heard
        assert lead.last("foresight")["list"][0] == {
            "code": "foresee-dies-storyteller",
            "args": {"who": victim},
        }
        await on_to(lead, "day", 2)
        assert {"e": "died", "seat": victim, "cause": "night"} in others[0].entries
        assert foreseen(lead) == []

    play(evening())


def test_who_is_spared_lives() -> None:
    async def evening() -> None:
        lead, *_ = await led(some_rooms())
        await on_to(lead, "night", 2)
        victim = living(lead)[-1]
        await lead.does(m.Amend, act=["kill", victim])
        await lead.does(m.Amend, act=["spare", victim])
        assert "foresee-dies-storyteller" not in foreseen(lead)
        assert (await lead.does(m.Amend, act=["spare", victim]))["why"] == "refused-no-amendment"

    play(evening())


def test_a_death_by_day_comes_before_the_talk_and_what_was_said_stays() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms())
        await on_to(lead, "day", 1)
        await others[0].answer(["claim", "doctor"])
        assert (await lead.does(m.Amend, act=["kill", 7]))["t"] == "done"
        assert others[1].last("entries")["anew"]
        names = [one["e"] for one in others[1].entries]
        assert names.index("died") < names.index("claimed")
        assert others[0].entry("died") == {"e": "died", "seat": 7, "cause": "storyteller"}
        assert acts(lead)["revive"] == [[7]]
        await lead.does(m.Amend, act=["revive", 7])
        assert others[1].entry("revived")["seat"] == 7

    play(evening())


def test_another_card_is_heard_by_its_seat_alone() -> None:
    async def evening() -> None:
        lead, one, two = await led(some_rooms())
        before, entries = len(two.all("entries")), two.entries
        role = next(role for role in CARDS if role != one.entry("shown")["role"])
        assert (await lead.does(m.Amend, act=["role", 0, role]))["t"] == "done"
        assert one.entry("shown") == {"e": "shown", "seat": 0, "role": role}
        assert lead.entry("corrected") == {"e": "corrected", "seat": 0, "role": role}
        assert (len(two.all("entries")), two.entries) == (before, entries)

    play(evening())


def test_who_is_silenced_neither_talks_nor_claims() -> None:
    async def evening() -> None:
        lead, one, two = await led(some_rooms())
        await on_to(lead, "day", 1)
        assert (await lead.does(m.Amend, act=["silence", 0]))["t"] == "done"
        assert two.entry("silenced")["seat"] == 0
        assert one.asks[0]["options"] == [["ready"]]
        assert len(two.asks[0]["options"]) > 1
        assert (await one.does(m.Say, text="But"))["why"] == "refused-silenced"
        assert (await one.answer(["claim", "doctor"]))["why"] == "refused-not-an-option"
        assert (await two.does(m.Say, text="Well"))["t"] == "done"
        await lead.does(m.Amend, act=["unsilence", 0])
        assert (await one.does(m.Say, text="I"))["t"] == "done"
        assert (await one.answer(["claim", "doctor"]))["t"] == "done"

    play(evening())


def test_bots_keep_silent_who_may_not_speak() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        lead = phones[0]
        await lead.does(m.Settings, change={"lead": "person"})
        for _ in range(3):
            await lead.does(m.AddBot)
        await lead.does(m.Start)
        while lead.clock["phase"] != "day":
            await lead.does(m.Next)
        for seat in (2, 3, 4):
            assert (await lead.does(m.Amend, act=["silence", seat]))["t"] == "done"
        await asyncio.sleep(3600)
        assert not any(one["e"] == "claimed" for one in lead.entries)
        assert sum(one["e"] == "readied" and one["seat"] > 1 for one in lead.entries) >= 3

    play(evening())


def test_it_may_be_over_and_go_on_again() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms())
        await on_to(lead, "night", 2)
        assert sorted(acts(lead)["win"][0]) == ["mafia", "town"]
        await lead.does(m.Amend, act=["win", "town"])
        assert lead.room["stage"] == "after"
        assert others[0].entry("won")["sides"] == ["town"]
        assert acts(lead) == {}
        await lead.does(m.Undo)
        assert lead.room["stage"] == "playing"
        assert others[0].entries[-1]["e"] != "won"

    play(evening())


def test_a_game_may_be_ended_while_some_have_no_card_yet() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3, tale="clocktower")
        lead = phones[0]
        await lead.does(m.Settings, change={"lead": "person"})
        for _ in range(15):
            await lead.does(m.AddBot)
        await lead.does(m.Start)
        for _ in range(4):  # who travels, the set, and what comes before the Travellers have roles
            assert lead.room["stage"] == "playing"
            await lead.does(m.Next)
        assert (await lead.does(m.Amend, act=["win", "good"]))["t"] == "done"
        assert lead.room["stage"] == "after"

    play(evening())


def test_an_earlier_answer_is_changed_for_all() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *others = await led(rooms)
        await on_to(lead, "vote", 2)
        (healed,) = [one for one in moves(lead) if one["prompt"] == "doctor" and one["number"] == 2]
        assert healed["beat"] == "night:doctor"
        assert healed["choice"] in healed["options"]
        other = next(seat for seat in healed["options"] if seat != healed["choice"])
        assert (await lead.does(m.Edit, move=healed["move"], choice=other))["t"] == "done"
        changed = next(one for one in moves(lead) if one["move"] == healed["move"])
        assert (changed["choice"], changed["by"]) == (other, "leader")
        assert lead.last("moves")["anew"]
        assert {"e": "chose", "seat": healed["who"], "role": "doctor", "choice": other} in lead.entries
        for phone in others:
            assert [one for one in lead.entries if one in phone.entries] == phone.entries
        for move, choice, why in (
            (healed["move"], 99, "not-an-option"),
            (healed["move"], {"a": 1}, "not-an-option"),
            (0, None, "no-such-move"),
            (99_999, None, "no-such-move"),
        ):
            assert (await lead.does(m.Edit, move=move, choice=choice))["why"] == f"refused-{why}"

    play(evening())


def test_the_moves_go_on_where_they_were() -> None:
    async def evening() -> None:
        lead, *_ = await led(some_rooms())
        await on_to(lead, "vote", 1)
        known = moves(lead)
        assert known
        await lead.does(m.Next)
        assert not lead.last("moves").get("anew")
        assert moves(lead)[: len(known)] == known
        assert len({one["move"] for one in moves(lead)}) == len(moves(lead))

    play(evening())


def test_who_has_won_is_foreseen_and_may_be_averted() -> None:
    async def evening() -> None:
        lead, *others = await led(some_rooms())
        await on_to(lead, "day", 1)
        dealt = lead.entry("dealt")["cards"]
        for seat, role in dealt.items():
            if role in ("don", "mafioso"):
                await lead.does(m.Amend, act=["kill", int(seat)])
        assert lead.last("foresight")["list"] == [{"code": "foresee-won", "args": {"sides": ["town"]}}]
        assert lead.room["stage"] == "playing"
        assert "won" not in [one["e"] for one in others[0].entries]
        (dead, *_) = acts(lead)["revive"][0]
        await lead.does(m.Amend, act=["revive", dead])
        assert foreseen(lead) == []
        assert lead.clock["phase"] == "day"
        await lead.does(m.Amend, act=["kill", dead])
        await lead.does(m.Next)
        assert lead.room["stage"] == "after"
        assert others[0].entry("won")["sides"] == ["town"]

    play(evening())


def test_corrections_outlive_a_kill_and_are_in_the_telling() -> None:
    async def evening() -> None:
        store = MemoryStore()
        lead, *others = await led(some_rooms(store))
        await on_to(lead, "night", 2)
        await lead.does(m.Amend, act=["kill", living(lead)[-1]])
        await on_to(lead, "vote", 2)
        healed = next(one for one in moves(lead) if one["prompt"] == "doctor")
        await lead.does(m.Edit, move=healed["move"], choice=healed["options"][-1])
        await lead.does(m.Amend, act=["silence", 1])
        killed = MemoryStore()
        killed.kept = {code: list(lines) for code, lines in store.kept.items()}
        rooms = some_rooms(killed)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(lead.code, lead.key))
        assert back.entries == lead.entries
        assert moves(back) == moves(lead)
        assert back.last("amendments") == lead.last("amendments")
        seat = await Phone().enter(rooms, m.Return(lead.code, others[0].key, 1, len(others[0].entries)))
        assert seat.entries == others[0].entries
        await back.does(m.Amend, act=["end"])
        text = await rooms.telling(lead.code)
        assert "\n! (kill " in text
        assert "\n! (silence 1)\n  silenced seat=1\n" in text
        assert " by leader\n" in text
        assert play_again(tale_called("mafia32"), read(text)).told

    play(evening())


@pytest.mark.parametrize(
    "act", [None, [], "kill", ["kill"], ["kill", 99], ["fly", 1], {"a": 1}, [[[[]]]], 1.5]
)
def test_what_is_no_correction_is_refused(act: Any) -> None:
    async def evening() -> None:
        lead, *_ = await led(some_rooms())
        before = lead.entries
        assert (await lead.does(m.Amend, act=act))["why"] == "refused-no-amendment"
        assert lead.entries == before

    play(evening())


def test_before_the_deal_there_is_nothing_to_correct() -> None:
    async def evening() -> None:
        lead, *_ = await a_table(some_rooms())
        assert (await lead.does(m.Amend, act=["end"]))["why"] == "refused-not-leader"
        await lead.does(m.Settings, change={"lead": "person"})
        assert (await lead.does(m.Amend, act=["end"]))["why"] == "refused-not-started"
        assert (await lead.does(m.Edit, move=1, choice=None))["why"] == "refused-not-started"

    play(evening())
