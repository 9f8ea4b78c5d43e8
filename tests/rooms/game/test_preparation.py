"""The night is prepared before it falls: what will be asked is decided in peace, and suggested then."""

from __future__ import annotations

from typing import Any

from tests.rooms.dealing import own_ask
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

LEADER = 0
SET = ["empath", "poisoner", "washerwoman", "monk", "virgin", "soldier", "saint", "imp"]


async def at_the_cards(store: MemoryStore | None = None) -> tuple[Rooms, list[Phone]]:
    """The first night is to come; all look at their cards."""
    rooms = some_rooms(store)
    phones = await a_table(rooms, len(SET) + 1, tale="clocktower")
    lead = phones[LEADER]
    await lead.does(m.Settings, change={"lead": "person"})
    await lead.does(m.Start)
    await lead.answer(SET)
    while (own := own_ask(lead)) is not None:
        await lead.answer(own["suggested"])
    return rooms, phones


def coming(lead: Phone) -> dict[str, dict[str, Any]]:
    """What the leader may decide for tonight, by its name."""
    return {one["prompt"]: one for one in lead.last("foresight").get("coming", [])}


async def until_asked(lead: Phone, prompt: str) -> dict[str, Any]:
    """Go on by the advice until the leader is asked this."""
    for _ in range(60):
        own = own_ask(lead)
        if own is not None and own["prompt"] == prompt:
            return own
        if own is not None:
            await lead.answer(own["suggested"])
        else:
            await lead.does(m.Next)
    raise AssertionError(f"{prompt} is never asked")


def test_what_is_decided_beforehand_is_suggested_when_it_is_asked() -> None:
    async def evening() -> None:
        _, (lead, *_) = await at_the_cards()
        bluffs = coming(lead)["bluffs"]
        assert bluffs["line"] == "demon_info"
        assert not bluffs.get("decided")
        (some,) = bluffs["options"]
        wish = sorted(some["subsets"])[-3:]
        choice = [role for role in some["subsets"] if role in wish]
        done = await lead.does(m.Prepare, prompt="bluffs", about=bluffs["about"], choice=choice)
        assert done["t"] == "done"
        assert coming(lead)["bluffs"]["decided"]
        own = await until_asked(lead, "bluffs")
        assert (own["suggested"], own["why"]) == (choice, "prepared")

    play(evening())


def test_it_can_be_left_open_again() -> None:
    async def evening() -> None:
        _, (lead, *_) = await at_the_cards()
        news = coming(lead)["learn:washerwoman"]
        about = news.get("about", [])
        last = news["options"][-1]
        await lead.does(m.Prepare, prompt="learn:washerwoman", about=about, choice=last)
        await lead.does(m.Prepare, prompt="learn:washerwoman", about=about)
        assert not coming(lead)["learn:washerwoman"].get("decided")
        assert (await until_asked(lead, "learn:washerwoman"))["why"] != "prepared"

    play(evening())


def test_what_no_longer_fits_is_dropped_and_the_leader_told() -> None:
    async def evening() -> None:
        _, (lead, *_) = await at_the_cards()
        own = coming(lead)["learn:washerwoman"]
        await lead.does(
            m.Prepare, prompt="learn:washerwoman", about=own.get("about", []), choice=own["options"][-1]
        )
        seat_of = {role: int(seat) for seat, role in lead.entry("dealt")["cards"].items()}
        bluffs = coming(lead)["bluffs"]
        (some,) = bluffs["options"]
        slayer = "slayer"
        choice = [role for role in some["subsets"] if role in (slayer, "chef", "mayor")]
        await lead.does(m.Prepare, prompt="bluffs", about=bluffs["about"], choice=choice)
        await lead.does(m.Amend, act=["role", seat_of["soldier"], slayer])
        asked = await until_asked(lead, "bluffs")
        assert asked["why"] == "prepared-in-vain"
        assert slayer not in asked["suggested"]

    play(evening())


def test_only_who_leads_prepares_and_only_what_can_be_asked() -> None:
    async def evening() -> None:
        _, (lead, player, *_) = await at_the_cards()
        refused = await player.does(m.Prepare, prompt="bluffs", about=[], choice=[])
        assert refused["why"] == "refused-not-leader"
        assert (await lead.does(m.Prepare, prompt="vote", about=[], choice=[]))["why"] == "refused-not-asked"
        ask = coming(lead)["bluffs"]
        refused = await lead.does(m.Prepare, prompt="bluffs", about=ask["about"], choice=["imp"])
        assert refused["why"] == "refused-not-an-option"
        assert not player.all("foresight")

    play(evening())


def test_it_outlives_a_crash() -> None:
    async def evening() -> None:
        store = MemoryStore()
        _, (lead, *_) = await at_the_cards(store)
        own = coming(lead)["learn:washerwoman"]
        await lead.does(
            m.Prepare, prompt="learn:washerwoman", about=own.get("about", []), choice=own["options"][-1]
        )
        again = some_rooms(store)
        await again.open()
        lead = await Phone().enter(again, m.Return(lead.code, lead.key))
        assert coming(lead)["learn:washerwoman"]["decided"]

    play(evening())
