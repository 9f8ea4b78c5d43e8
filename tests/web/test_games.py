"""Whole games over the wire: who gets what, and that the story told afterwards is the one that was played."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from tests.web.forked import Forked
from tests.web.players import (
    NAMES,
    READY,
    answer_if_asked,
    events,
    first_option,
    play_on,
    reach,
    start,
    table,
)
from tests.web.server import Server

from fabula.client import Client, Refused
from fabula.core.notation import play_again, read
from fabula.games import TALES
from fabula.rooms.wire import messages as m
from fabula.web.protocol import kinds_of

pytestmark = pytest.mark.anyio
PRIVATE, HIDDEN = ([kind.name for kind in kinds_of(audience)] for audience in ("private", "hidden"))


async def test_five_phones_and_a_screen_play_a_game_to_its_end(server: Server) -> None:
    async with table(server.url) as people, Client.watch(server.url, people[0].code) as screen:
        await start(people[0])
        await play_on(people)
        await screen.until(lambda: screen.fabula)
        for one in [*people, screen]:
            assert one.room is not None
            assert one.room.stage == "after"
            assert len(events(one, "voted")) == 1
            assert len(events(one, "revealed")) == len(NAMES) + 3
            assert one.entries[-1]["e"] == "won"
            assert one.fabula == screen.fabula
            assert one.asks == []


async def test_everyone_hears_their_own_secrets_and_nobody_elses(server: Server) -> None:
    async with table(server.url) as people, Client.watch(server.url, people[0].code) as screen:
        await start(people[0])
        await play_on(people)
        await screen.until(lambda: screen.fabula)
        assert not [entry for entry in screen.entries if entry["e"] in (*PRIVATE, *HIDDEN)]
        for seat, one in enumerate(people):
            private = [entry for entry in one.entries if entry["e"] in PRIVATE]
            assert {entry["seat"] for entry in private} == {seat}
            assert not [entry for entry in one.entries if entry["e"] in HIDDEN]
            truth = [as_heard(entry) for entry in one.fabula]
            assert [entry for entry in truth if heard_by(seat, entry)] == one.entries


def as_heard(entry: dict[str, object]) -> dict[str, object]:
    """An event of the story as it was heard: the story adds in which beat it was, and who was for whom."""
    return {key: value for key, value in entry.items() if key not in ("beat", "cast", "scenes", "watched")}


def heard_by(seat: int, entry: dict[str, object]) -> bool:
    return entry["seat"] == seat if entry["e"] in PRIVATE else entry["e"] not in HIDDEN


async def test_a_key_travels_to_its_own_device_and_once(server: Server) -> None:
    async with table(server.url) as people, Client.watch(server.url, people[0].code) as screen:
        await start(people[0])
        await play_on(people)
        for one in people:
            assert one.key
            key = one.key.encode()
            assert [key in frame for frame in one.heard].count(True) == 1
            for other in [*people, screen]:
                assert other is one or not any(key in frame for frame in other.heard)


async def test_the_telling_is_to_be_had_after_the_end_and_tells_the_same(server: Server) -> None:
    async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
        path = f"/api/rooms/{people[0].code}/telling"
        key = {"Authorization": f"Bearer {people[1].key}"}
        unknown = server.get("/api/rooms/000000/telling")
        assert (unknown.status, unknown.body) == (404, b"refused-no-such-room")
        await start(people[0])
        assert server.get(path).body == unknown.body
        assert server.get(path, key).body == b"refused-not-ended"
        await play_on(people)
        for stranger in ({}, {"Authorization": "Bearer "}, {"Authorization": f"Bearer {'0' * 32}"}):
            refused = server.get(path, stranger)
            assert (refused.status, refused.body) == (unknown.status, unknown.body)
        answer = server.get(path, key)
        assert answer.status == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-disposition"] == f'attachment; filename="{people[0].code}.telling"'
        again = play_again(TALES["onenight"], read(answer.body.decode()))
        told = [event.data()["e"] for event in again.events()]
        assert told == [entry["e"] for entry in people[0].fabula]


async def test_codes_are_not_listed_by_asking_for_tellings(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
            codes = [*(f"{code:06}" for code in range(40)), people[0].code]
            statuses = [server.get(f"/api/rooms/{code}/telling").status for code in codes]
            assert statuses == [404] * 30 + [429] * 11
            key = {"Authorization": f"Bearer {people[1].key}"}
            assert server.get(f"/api/rooms/{people[0].code}/telling", key).body == b"refused-not-ended"


async def test_every_call_lasts_its_time_when_nobody_answers(server: Server) -> None:
    async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
        await start(people[0])
        await reach(people, "night")
        await people[0].until(lambda: people[0].fabula)
        assert len(events(people[0], "called")) == 4
        assert all(isinstance(vote, int) for vote in events(people[0], "voted")[0]["votes"])


async def test_at_night_everybody_has_something_to_tap_in_every_call(server: Server) -> None:
    async with table(server.url) as people:
        await start(people[0])
        await play_on(people)
        calls = len(events(people[0], "called"))
        for one in people:
            asked = {ask.id.rpartition(".")[0] for frame in asks_heard(one) for ask in frame.list}
            assert len(asked) == calls + 3  # and in dusk, talk and vote


def asks_heard(one: Client) -> list[m.Asks]:
    return [frame for frame in one.messages_heard() if isinstance(frame, m.Asks)]


async def test_the_vote_may_be_changed_until_all_are_in(server: Server) -> None:
    async with table(server.url, ["Ann", "Bob", "Cat"], vote=120) as people:
        ann, bob, cat = people
        await start(ann)
        await reach(people, "vote")
        await ann.until(lambda: ann.asks and ann.asks[0].prompt == "vote")
        await ann.answer(1)
        await ann.until(lambda: ann.asks[0].answered == 1)
        await ann.answer(2)
        await ann.until(lambda: ann.asks[0].answered == 2)
        assert all(ask.answered != 2 for ask in bob.asks)
        await bob.answer(0)
        await cat.answer(0)
        await ann.until(lambda: ann.fabula)
        assert events(ann, "voted")[0]["votes"] == [2, 0, 0]


async def test_what_is_said_by_day_is_public_and_whispers_are_not(server: Server) -> None:
    async with table(server.url, ["Ann", "Bob", "Cat"], talk=120) as people:
        ann, bob, cat = people
        await ann.do(m.Say(ann.next_id(), "hello"))
        assert bob.person is not None
        await ann.do(m.Say(ann.next_id(), "psst", to=bob.person))
        await ann.do(m.Say(ann.next_id(), "bye"))
        await cat.until(lambda: len(cat.said) == 2)
        await bob.until(lambda: len(bob.said) == 3)
        assert [said.text for said in cat.said] == ["hello", "bye"]
        assert [(said.n, said.text, said.to) for said in bob.said] == [
            (1, "hello", None),
            (2, "psst", bob.person),
            (3, "bye", None),
        ]
        await start(ann)
        await reach(people, "night")
        with pytest.raises(Refused, match="refused-chat-closed"):
            await bob.do(m.Say(bob.next_id(), "I am the Seer"))
        await reach(people, "day")
        window = bob.asks[0]
        await answer_if_asked(bob, window, ["claim", "seer"])
        await cat.until(lambda: events(cat, "claimed"))
        assert events(cat, "claimed") == [{"e": "claimed", "seat": 1, "words": ["claim", "seer"]}]
        await play_on(people, first_option)


async def test_a_person_alone_plays_with_bots_in_one_step(server: Server) -> None:
    async with Client.make(server.url, "Solo", trial=True) as solo:
        assert solo.room is not None
        assert solo.room.stage == "playing"
        assert [person.bot is not None for person in solo.room.people] == [False, True, True, True, True]
        await play_on([solo])
        assert solo.entries[-1]["e"] == "won"


async def test_a_rematch_starts_from_the_lobby_with_the_same_people(server: Server) -> None:
    async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
        ann = people[0]
        for game in (1, 2):
            await start(ann)
            await play_on(people)
            assert [one.game for one in people] == [game] * 3
            assert [one.entries[0]["e"] for one in people] == ["began"] * 3
            await ann.do(m.Again(ann.next_id()))
            for one in people:
                await one.until(partial(in_the_lobby, one))
                assert one.room is not None
                assert one.room.seats == ["p1", "p2", "p3"]
                assert one.asks == []


def in_the_lobby(one: Client) -> bool:
    return one.room is not None and one.room.stage == "lobby"


async def test_a_leader_sees_all_takes_back_and_goes_on(server: Server) -> None:
    async with table(server.url, ["Lead", "Ann", "Bob", "Cat"]) as people:
        lead, *players = people
        await lead.do(m.Settings(lead.next_id(), {"lead": "person"}))
        await lead.until(lambda: lead.room and lead.room.leader == lead.person)
        await start(lead)
        await lead.until(lambda: events(lead, "dealt"))
        assert len(events(lead, "dealt")[0]["cards"]) == 6
        assert not any(events(one, "dealt") for one in players)
        await players[0].until(lambda: players[0].asks)
        await players[0].answer(READY)
        await lead.until(lambda: events(lead, "readied"))
        await lead.do(m.Undo(lead.next_id()))
        await lead.until(lambda: not events(lead, "readied"))
        await players[1].until(lambda: not events(players[1], "readied"))
        await lead.do(m.Next(lead.next_id()))
        await lead.until(lambda: lead.clock and lead.clock.phase == "night")
        with pytest.raises(Refused, match="refused-not-leader"):
            await players[0].do(m.Next(players[0].next_id()))
        while not lead.fabula:
            await lead.do(m.Next(lead.next_id()))
        assert lead.entries[-1]["e"] == "won"


async def test_a_leader_corrects_what_was_so(server: Server) -> None:
    async with table(server.url, ["Lead", "Ann", "Bob", "Cat"]) as people:
        lead, *players = people
        await lead.do(m.Settings(lead.next_id(), {"lead": "person"}))
        await start(lead)
        await lead.until(lambda: lead.amendments)
        assert ["end"] in lead.amendments
        await lead.amend("role", 0, "seer")
        assert events(lead, "corrected") == [{"e": "corrected", "seat": 0, "role": "seer"}]
        await players[0].until(lambda: events(players[0], "shown")[-1]["role"] == "seer")
        while lead.clock is None or lead.clock.phase != "vote":
            await lead.do(m.Next(lead.next_id()))
        await lead.until(lambda: len(lead.asks) == 3)
        for seat in (1, 2, 0):
            ask = next(ask for ask in lead.asks if ask.seat == seat)
            await lead.do(m.Answer(lead.next_id(), ask.id, (seat + 1) % 3, seat))
        await lead.until(lambda: lead.foresight)
        assert lead.foresight[0].code == "foresee-won"
        (vote,) = [move for move in lead.moves if move.prompt == "vote" and move.who == 1]
        await lead.edit(vote, 0)
        assert events(lead, "voted") == [{"e": "voted", "votes": [1, 0, 0]}]
        await lead.do(m.Next(lead.next_id()))
        await players[2].until(lambda: players[2].fabula)
        assert players[2].entries == [entry for entry in lead.entries if entry in players[2].entries]
