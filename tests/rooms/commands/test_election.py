"""What is left to the table before a deal: who leads, by votes or by lot, and a set by lot."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rooms.table import Phone, a_table, lots, play, some_rooms

from fabula.games import TALES
from fabula.games.onenight.cards import almanac
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

TALE = TALES["onenight"]
A_SEED = 5


async def read_again(store: MemoryStore, phone: Phone) -> Phone:
    """The same device in another house, with other lots, that has read the log."""
    rooms = some_rooms(store, seed=99)
    await rooms.open()
    return await Phone().enter(rooms, m.Return(phone.code, phone.key))


@pytest.mark.parametrize("tale", TALES)
def test_the_one_with_the_most_votes_leads_and_all_see_how_it_came(tale: str) -> None:
    async def evening() -> None:
        a, b, c, d = await a_table(some_rooms(), 4, tale=tale)
        assert (await b.does(m.Elect, person=c.person))["why"] == "refused-no-volunteer"
        assert (await a.does(m.FindLeader, how="vote"))["why"] == "refused-nobody-voted"
        for one in (b, c):
            await one.does(m.Volunteer)
        for one, whom in ((a, b), (b, c), (c, c), (d, b), (a, c)):
            assert (await one.does(m.Elect, person=whom.person))["t"] == "done"
        assert d.room["volunteers"] == {b.person: [d.person], c.person: [b.person, c.person, a.person]}
        assert (await b.does(m.FindLeader, how="vote"))["why"] == "refused-not-host"
        await a.does(m.FindLeader, how="vote")
        assert [d.room[field] for field in ("leader", "found")] == [c.person, "vote"]
        assert c.person not in d.room["seats"]
        await a.does(m.Settings, change={"lead": "fabula"})
        assert "found" not in d.room
        assert c.person in d.room["seats"]

    play(evening())


def test_a_vote_taken_back_or_of_somebody_who_is_gone_does_not_count() -> None:
    async def evening() -> None:
        a, b, c = await a_table(some_rooms(), 3)
        await b.does(m.Volunteer)
        await c.does(m.Elect, person=b.person)
        await c.does(m.Elect)
        await c.does(m.Elect, person=b.person)
        await a.does(m.Remove, person=c.person)
        assert a.room["volunteers"] == {b.person: []}
        await a.does(m.Elect, person=b.person)
        await b.does(m.Volunteer, on=False)
        assert "volunteers" not in a.room

    play(evening())


def found_by(how: str, seed: int) -> tuple[str, str]:
    """Who leads where two have a vote each and a third could lead too, and how that was found."""

    async def evening() -> tuple[str, str]:
        a, b, c, d = await a_table(some_rooms(seed=seed), 4)
        for one in (b, c, d):
            await one.does(m.Volunteer)
        await a.does(m.Elect, person=b.person)
        await b.does(m.Elect, person=c.person)
        await a.does(m.FindLeader, how=how)
        return a.room["leader"], a.room["found"]

    return play(evening())


def test_lots_of_the_room_decide_among_those_who_offered_and_between_a_tie() -> None:
    assert {found_by("vote", seed) for seed in range(12)} == {("p2", "tie"), ("p3", "tie")}
    assert {found_by("lot", seed) for seed in range(20)} == {("p2", "lot"), ("p3", "lot"), ("p4", "lot")}
    assert found_by("lot", A_SEED) == found_by("lot", A_SEED)


def test_whoever_led_sits_down_again_when_another_is_found_and_the_log_tells_the_same() -> None:
    async def evening() -> None:
        store = MemoryStore()
        a, b, c = await a_table(some_rooms(store), 3)
        await a.does(m.Settings, change={"lead": "person", "leader": c.person})
        await b.does(m.Volunteer)
        await a.does(m.FindLeader, how="lot")
        assert (a.room["leader"], a.room["seats"]) == (b.person, [a.person, c.person])
        again = await read_again(store, a)
        assert (again.room["leader"], again.room["found"]) == (b.person, "lot")

    play(evening())


def test_without_an_offer_all_who_are_here_draw() -> None:
    async def evening() -> None:
        a, b, c = await a_table(some_rooms(), 3)
        await c.leave()
        await a.does(m.AddBot)
        for _ in range(8):
            await a.does(m.FindLeader, how="lot")
            assert a.room["leader"] in (a.person, b.person)

    play(evening())


@pytest.mark.parametrize("seats", range(TALE.least_seats, TALE.most_seats + 1))
def test_a_set_by_lot_can_be_dealt_and_both_masons_come_together(seats: int) -> None:
    assert TALE.box is not None
    box = Counter({role.id: role.copies for role in almanac})
    for seed in range(40):
        roles = TALE.box.drawn(seats, lots(seed))
        assert not any(line.level == "stop" for line in TALE.advise(seats, roles))
        more = Counter(roles) - box
        assert set(more) <= {"villager"}
        assert seats >= 12 or not more


def test_the_room_draws_the_set_and_its_log_keeps_it() -> None:
    async def evening() -> list[str]:
        store = MemoryStore()
        a, b, _ = await a_table(some_rooms(store, seed=A_SEED), 3)
        assert (await b.does(m.DrawSet))["why"] == "refused-not-host"
        assert (await a.does(m.DrawSet))["t"] == "done"
        again = await read_again(store, a)
        assert again.room["roles"] == a.room["roles"]
        await a.does(m.ChooseTale, tale="mafia32")
        assert (await a.does(m.DrawSet))["why"] == "refused-no-set-by-lot"
        return list(again.room["roles"])

    assert play(evening()) == play(evening())


def test_the_host_names_who_leads_and_whoever_led_until_now_sits_down() -> None:
    async def evening() -> None:
        a, b, c = await a_table(some_rooms(), 3)
        await a.does(m.Settings, change={"lead": "person"})
        assert (a.room["leader"], a.room["seats"]) == (a.person, [b.person, c.person])
        await a.does(m.Settings, change={"lead": "person", "leader": c.person})
        assert (a.room["leader"], a.room["seats"]) == (c.person, [b.person, a.person])
        await a.does(m.Settings, change={"lead": "person", "leader": c.person})
        assert (a.room["leader"], a.room["seats"]) == (c.person, [b.person, a.person])
        assert (await b.does(m.Settings, change={"leader": b.person}))["why"] == "refused-not-host"

    play(evening())
