"""The dead may watch with open eyes, where the table agreed on it: all is theirs to see, nothing to do."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.commands.test_handing import roles_known
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat

from fabula.games import TALES
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

PLAYERS = 7
EXECUTED = 3
TALES_OF_IT = [tale.id for tale in TALES.values() if tale.dead_may_watch]


async def an_execution(
    tale: str, seed: int = 1, *, agreed: bool = True, store: MemoryStore | None = None
) -> list[Phone]:
    """Seven people, the fourth of whom has been voted out."""
    phones = await a_table(some_rooms(store, seed), PLAYERS, tale=tale)
    at_once = {"hands": "at_once"} if tale in ("mafia32", "vendetta") else {}
    await phones[0].does(m.Settings, change={"open_eyes": agreed, **at_once})
    await phones[0].does(m.Start)
    for _ in range(4):
        await until_beat(phones, "vote")
        for seat, phone in enumerate(phones):
            if phone.asks and phone.clock["phase"] == "vote":
                await vote(phone, seat)
        await asyncio.sleep(1)
        if is_dead(phones[0], EXECUTED):
            return phones
    raise AssertionError("nobody was voted out")


async def vote(phone: Phone, seat: int) -> None:
    """Vote for the one who is to go, where one may."""
    options = phone.asks[0]["options"]
    await phone.answer(EXECUTED if EXECUTED in options and seat != EXECUTED else None)


def is_dead(phone: Phone, seat: int) -> bool:
    """Whether all have heard of this death."""
    return any(one["e"] == "died" and one["seat"] == seat for one in phone.entries)


@pytest.mark.parametrize("tale", TALES_OF_IT)
def test_somebody_dead_sees_all_and_takes_no_more_part(tale: str) -> None:
    async def evening() -> None:
        store = MemoryStore()
        phones = await an_execution(tale, store=store)
        dead, living = phones[EXECUTED], phones[0]
        assert (await living.does(m.OpenEyes))["why"] == "refused-only-the-dead-watch"
        assert roles_known(dead) is None
        assert (await dead.does(m.OpenEyes))["t"] == "done"
        assert len(roles_known(dead)) == PLAYERS
        assert roles_known(living) is None
        assert living.room["watching"] == [dead.person]
        assert not any(dead.all(kind) for kind in ("amendments", "moves", "foresight"))
        await until_beat(phones, "night" if tale == "mafia32" else "dawn")
        assert dead.asks == []
        refused = [
            await dead.does(m.Say, text="The wolf is"),
            await dead.does(m.Say, text="The wolf is", to=living.person),
            await dead.does(m.Rename, name="Boris is it"),
            await dead.does(m.Answer, ask="0-0", choice=None),
            await dead.does(m.Answer, ask="0-0", choice=1, seat=1),
            await dead.does(m.Hand, up=True),
            await dead.does(m.Word, up=True),
            await dead.does(m.Next),
            await dead.does(m.Undo),
            await dead.does(m.Amend, act=["kill", 1]),
        ]
        assert {one["t"] for one in refused} == {"refused"}
        again = some_rooms(store, seed=9)
        await again.open()
        back = await Phone().enter(again, m.Return(dead.code, dead.key))
        assert len(roles_known(back)) == PLAYERS

    play(evening())


@pytest.mark.parametrize("tale", TALES_OF_IT)
def test_who_watches_does_not_sit_down_again_and_sees_no_more_from_no_seat(tale: str) -> None:
    async def evening() -> None:
        phones = await an_execution(tale)
        dead = phones[EXECUTED]
        await dead.does(m.OpenEyes)
        await dead.does(m.Stand)
        assert "watching" not in dead.room
        assert roles_known(dead) is None
        assert (await dead.does(m.Sit))["why"] == "refused-has-seen-all"
        await phones[0].does(m.Again)
        assert (await dead.does(m.Sit))["t"] == "done"

    play(evening())


@pytest.mark.parametrize("agreed", [False, True])
def test_eyes_stay_closed_where_the_table_has_not_agreed_and_that_is_settled_before_the_deal(
    *, agreed: bool
) -> None:
    async def evening() -> None:
        phones = await an_execution("mafia32", agreed=agreed)
        change = await phones[0].does(m.Settings, change={"open_eyes": True})
        assert change["why"] == "refused-already-started"
        answer = await phones[EXECUTED].does(m.OpenEyes)
        assert answer.get("why") == (None if agreed else "refused-eyes-stay-closed")

    play(evening())


def test_only_games_whose_dead_are_out_of_it_have_the_rule() -> None:
    async def evening() -> None:
        host, *_ = await a_table(some_rooms(), 5, tale="clocktower")
        assert (await host.does(m.Settings, change={"open_eyes": True}))["why"] == "refused-unknown-setting"
        await host.does(m.ChooseTale, tale="mafia32")
        assert (await host.does(m.Settings, change={"open_eyes": 1}))["why"] == "refused-setting-range"
        assert (await host.does(m.Settings, change={"open_eyes": True}))["t"] == "done"

    play(evening())
    assert not TALES["clocktower"].dead_may_watch
    assert TALES["clocktower"].talk.dead_speak


def heard(phone: Phone) -> list[tuple[int, bytes]]:
    """All that a phone was sent and when, but what it is called, and the room in which all read it."""
    apart = (b'{"t":"welcome"', b'{"t":"room"', b'{"t":"done"')
    return [(at, message) for at, message in phone.heard if not message.startswith(apart)]


@pytest.mark.parametrize("tale", TALES_OF_IT)
def test_nobody_else_is_sent_anything_else_or_at_another_time(tale: str) -> None:
    async def evening(*, opens: bool) -> list[list[tuple[int, bytes]]]:
        phones = await an_execution(tale)
        dead = phones.pop(EXECUTED)
        if opens:
            assert (await dead.does(m.OpenEyes))["t"] == "done"
        await asyncio.sleep(600)
        assert opens == ("watching" in phones[0].room)
        return [heard(phone) for phone in phones]

    assert play(evening(opens=False)) == play(evening(opens=True))


def test_where_a_person_leads_whoever_watches_is_not_brought_back() -> None:
    async def evening() -> None:
        lead, *players = await a_table(some_rooms(), PLAYERS + 1, tale="mafia32")
        await lead.does(m.Settings, change={"lead": "person", "leader": lead.person, "open_eyes": True})
        await lead.does(m.Start)
        for _ in range(40):
            if lead.clock["phase"] == "day":
                break
            await lead.does(m.Next)
            await asyncio.sleep(1)
        assert (await lead.does(m.Amend, act=["kill", EXECUTED]))["t"] == "done"
        dead = players[EXECUTED]
        assert (await dead.does(m.OpenEyes))["t"] == "done"
        assert roles_known(dead) == roles_known(lead)
        assert not any(dead.all(kind) for kind in ("amendments", "moves", "foresight"))
        for refused in (await lead.does(m.Undo), await lead.does(m.Amend, act=["revive", EXECUTED])):
            assert refused["why"] == "refused-watcher-lives"
        assert (await lead.does(m.Amend, act=["kill", EXECUTED + 1]))["t"] == "done"
        assert (await lead.does(m.Undo))["t"] == "done"

    play(evening())
