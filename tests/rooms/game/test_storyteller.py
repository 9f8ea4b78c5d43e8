"""What the rules leave to the Storyteller is asked of who leads alone; Fabula answers it where it leads."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.rooms.dealing import dealt
from tests.rooms.table import Phone, play, some_rooms, until_beat

from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER, Ask, Consult
from fabula.games import tale_called
from fabula.rooms.access.limits import Limits
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

CASTLE = "hunter hunter count vampire vampire vampire vampire vampire"
LEADER, OFFENDER = 0, 4


async def led(**rules: Any) -> tuple[Rooms, list[Phone]]:
    """A castle led by the first phone, up to where the Storyteller is asked before the talk."""
    rooms, phones = await dealt("vendetta", CASTLE, enchanted=True, led=True, **rules)
    await until_asked(phones[LEADER])
    return rooms, phones


async def until_asked(lead: Phone) -> None:
    """Go on until the Storyteller is asked."""
    for _ in range(50):
        if own_ask(lead):
            return
        await lead.does(m.Next)
    raise AssertionError("the Storyteller is never asked")


def own_ask(phone: Phone) -> dict[str, Any] | None:
    """What a phone asks of the Storyteller."""
    return next((ask for ask in phone.asks if ask["seat"] is None), None)


def found(phone: Phone, name: str) -> list[dict[str, Any]]:
    """The entries of this name."""
    return [entry for entry in phone.entries if entry["e"] == name]


def test_who_leads_is_asked_and_nobody_else() -> None:
    async def evening() -> None:
        _, (lead, *others) = await led()
        ask = own_ask(lead)
        assert ask is not None
        assert (ask["prompt"], ask["options"], ask["suggested"]) == ("enchant", [None, *range(8)], None)
        assert not any(phone.asks for phone in others)
        assert (await lead.answer(OFFENDER))["t"] == "done"
        assert own_ask(lead) is None
        assert all(found(phone, "enchanted") for phone in others)
        assert others[OFFENDER].asks == []
        assert others[0].asks[0]["open"]

    play(evening())


def test_from_others_and_what_is_no_answer_is_refused() -> None:
    async def evening() -> None:
        rooms, (lead, *others) = await led()
        ask = own_ask(lead)
        assert ask is not None
        late = await Phone().enter(rooms, m.Join(lead.code, "Late"))
        assert (await others[2].does(m.Answer, ask=ask["id"], choice=4))["why"] == "refused-not-asked"
        assert (await late.does(m.Answer, ask=ask["id"], choice=4))["why"] == "refused-not-seated"
        assert (await lead.does(m.Answer, ask=ask["id"], choice=9))["why"] == "refused-not-an-option"
        assert (await lead.does(m.Answer, ask="1.0.1.1", choice=4))["why"] == "refused-not-asked"
        assert (await lead.answer(None))["t"] == "done"
        assert (await lead.does(m.Answer, ask=ask["id"], choice=4))["why"] == "refused-not-asked"

    play(evening())


def test_the_others_hear_nothing_of_how_nobody_was_named() -> None:
    """However the leader decides on nobody: the others are sent the same, and nothing while they wait."""

    async def evening(way: str) -> list[list[bytes]]:
        _, (lead, *others) = await led()
        before = [len(phone.heard) for phone in others]
        await asyncio.sleep(7200 if way == "late" else 0)
        assert [len(phone.heard) for phone in others] == before
        await (lead.does(m.Next) if way == "next" else lead.answer(None))
        assert others[0].asks[0]["open"]
        return [
            [message for _, message in phone.heard[start:]]
            for phone, start in zip(others, before, strict=True)
        ]

    at_once = play(evening("at once"))
    assert at_once == play(evening("late")) == play(evening("next"))
    assert [len(messages) for messages in at_once] == [1] * 8


def test_it_can_be_taken_back_and_changed_later() -> None:
    async def evening() -> None:
        _, (lead, *others) = await led()
        await lead.answer(OFFENDER)
        await lead.does(m.Undo)
        assert own_ask(lead)
        assert not found(others[0], "enchanted")
        await lead.answer(None)
        move = lead.last("moves")["list"][-1]
        assert (move["who"], move["prompt"], move["choice"]) == (STORYTELLER, "enchant", None)
        await lead.does(m.Edit, move=move["move"], choice=OFFENDER)
        assert [entry["seat"] for entry in found(others[0], "enchanted")] == [OFFENDER]

    play(evening())


def test_where_the_leader_is_removed_while_asked_fabula_answers() -> None:
    async def evening() -> None:
        _, (lead, *others) = await led()
        await lead.does(m.HandOver, person=others[0].person)
        await lead.leave()
        assert (await others[0].does(m.Remove, person=lead.person))["t"] == "done"
        assert others[0].asks[0]["open"]
        assert not found(others[0], "enchanted")
        assert "ends" in others[0].clock
        await until_beat(others, "after")

    play(evening())


def test_a_table_whose_leader_and_host_is_gone_plays_on_without_them() -> None:
    async def evening() -> None:
        _, (lead, *others) = await led()
        await lead.leave()
        await asyncio.sleep(Limits().host_gone / 1000 + 1)
        assert not any(phone.asks for phone in others)
        assert (await others[0].does(m.HandOver, person=others[0].person))["t"] == "done"
        assert (await others[0].does(m.Remove, person=lead.person))["t"] == "done"
        assert others[0].asks[0]["open"]
        await until_beat(others, "after")

    play(evening())


def test_the_leader_who_comes_back_on_another_device_is_asked_there() -> None:
    async def evening() -> None:
        rooms, (lead, *_) = await led()
        ticket = (await lead.does(m.Ticket))["ticket"]
        other = await Phone().enter(rooms, m.MoveIn(lead.code, ticket))
        assert own_ask(other) == own_ask(lead)
        await lead.leave()
        assert (await other.answer(None))["t"] == "done"

    play(evening())


def test_a_killed_server_asks_the_leader_again() -> None:
    async def evening() -> None:
        store = MemoryStore()
        _, (lead, *_) = await led(store=store)
        killed = MemoryStore()
        killed.kept = {code: list(lines) for code, lines in store.kept.items()}
        rooms = some_rooms(killed)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(lead.code, lead.key))
        assert own_ask(back) == own_ask(lead)
        assert (await back.answer(OFFENDER))["t"] == "done"
        assert found(back, "enchanted")

    play(evening())


def test_where_fabula_leads_nobody_waits() -> None:
    """With the enchanted everything is asked at the same moments as without."""

    async def evening(*, enchanted: bool) -> list[tuple[int, dict[str, Any]]]:
        _, phones = await dealt("vendetta", CASTLE, people=2, enchanted=enchanted)
        await until_beat(phones, "after")
        heard = [(at, json.loads(message)) for at, message in phones[1].heard]
        return [(at, message) for at, message in heard if message["t"] in ("clock", "asks")]

    assert play(evening(enchanted=True)) == play(evening(enchanted=False))


def test_what_is_suggested_is_taken_where_nobody_decides() -> None:
    tale = tale_called("vendetta")
    grimoire = Grimoire(tale.set_up(8))
    asked = Consult("pair", ((0, 1), (2, 3)), (2, 3))
    assert tale.suggestion(grimoire, asked, lambda _: 0).choice == (2, 3)
    drawn = Ask(STORYTELLER, "pair", ((0, 1), (2, 3)))
    assert tale.suggestion(grimoire, drawn, lambda _: 0).choice == (0, 1)
