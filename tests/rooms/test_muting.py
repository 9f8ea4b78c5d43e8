"""The host may take written words from a person, who is told so and plays on."""

from __future__ import annotations

from tests.rooms.table import Phone, a_house, a_table, play

from fabula.rooms import messages as m
from fabula.rooms.store import MemoryStore


def is_muted(phone: Phone, person: str) -> bool:
    """What the room says of a person."""
    (one,) = [one for one in phone.room["people"] if one["id"] == person]
    return bool(one.get("muted", False))


def test_who_is_muted_neither_writes_nor_whispers_until_they_may_again() -> None:
    async def evening() -> None:
        host, rude, other = await a_table(a_house())
        assert (await host.does(m.Mute, person=rude.person))["t"] == "done"
        assert is_muted(rude, rude.person)
        assert (await rude.does(m.Say, text="You fools"))["why"] == "refused-muted"
        assert (await rude.does(m.Say, text="You fool", to=other.person))["why"] == "refused-muted"
        assert (await other.does(m.Say, text="Peace"))["t"] == "done"
        await host.does(m.Mute, person=rude.person, on=False)
        assert (await rude.does(m.Say, text="Sorry"))["t"] == "done"
        assert not is_muted(host, rude.person)

    play(evening())


def test_they_play_on() -> None:
    async def evening() -> None:
        host, rude, _ = await a_table(a_house())
        await host.does(m.Mute, person=rude.person)
        await host.does(m.Start)
        ask = next(one for one in rude.asks if one.get("open"))
        assert (await rude.does(m.Answer, ask=ask["id"], choice=["ready"]))["t"] == "done"

    play(evening())


def test_only_the_host_mutes_and_nobody_themselves() -> None:
    async def evening() -> None:
        host, rude, other = await a_table(a_house())
        assert (await other.does(m.Mute, person=rude.person))["why"] == "refused-not-host"
        assert (await host.does(m.Mute, person=host.person))["why"] == "refused-not-yourself"

    play(evening())


def test_it_outlives_a_crash() -> None:
    async def evening() -> None:
        store = MemoryStore()
        host, rude, _ = await a_table(a_house(store))
        await host.does(m.Mute, person=rude.person)
        again = a_house(store)
        await again.open()
        back = await Phone().enter(again, m.Return(rude.code, rude.key))
        assert (await back.does(m.Say, text="Ha"))["why"] == "refused-muted"

    play(evening())
