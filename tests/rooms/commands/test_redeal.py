"""Before the first night whoever leads deals another card: phones turn it over again, nobody learns whose."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rooms.dealing import dealt, own_ask
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.rooms.wire import messages as m

ROLES = ["empath", "poisoner", "washerwoman", "monk", "virgin", "soldier", "saint", "imp"]


async def looking(ready: tuple[int, ...] = ()) -> list[Phone]:
    """All look at their cards; whoever leads is the first phone, and these seats have seen theirs."""
    phones = await a_table(some_rooms(), len(ROLES) + 1, tale="clocktower")
    await phones[0].does(m.Settings, change={"lead": "person"})
    await phones[0].does(m.Start)
    await phones[0].answer(ROLES)
    while (own := own_ask(phones[0])) is not None:
        await phones[0].answer(own["suggested"])
    for seat in ready:
        await phones[seat + 1].answer(["ready"])
    return phones


def role_of(phone: Phone) -> Any:
    """The card that a phone holds."""
    return phone.entry("shown")["role"]


@pytest.mark.parametrize("ready", [(), (0, 1, 5), tuple(range(7))])
def test_a_swap_moves_cards_and_sides_and_all_look_again(ready: tuple[int, ...]) -> None:
    async def evening() -> None:
        lead, *phones = await looking(ready)
        before = [role_of(phone) for phone in phones]
        assert (await lead.does(m.Amend, act=["swap", 0, 1]))["t"] == "done"
        assert [role_of(phone) for phone in phones] == [before[1], before[0], *before[2:]]
        assert not [one for one in lead.entries if one["e"] in ("readied", "became", "turned")]
        assert all(phone.asks[0]["options"] == [["ready"]] for phone in phones)
        for phone in phones:
            await phone.answer(["ready"])
        await lead.does(m.Next)
        assert lead.clock["phase"] == "night"
        assert "news" not in [one["line"] for one in lead.entries if one["e"] == "walked"]

    play(evening())


@pytest.mark.parametrize("ready", [(), (0, 1, 2, 3)])
def test_nobody_else_learns_whose_cards_were_swapped(ready: tuple[int, ...]) -> None:
    async def heard(act: list[Any]) -> list[bytes]:
        lead, *phones = await looking(ready)
        start = len(phones[3].heard)
        await lead.does(m.Amend, act=act)
        return [message for _, message in phones[3].heard[start:]]

    swapped = play(heard(["swap", 0, 1]))
    assert swapped == play(heard(["swap", 4, 5])) == play(heard(["role", 6, "chef"]))


def test_while_the_storyteller_is_still_asked_about_the_deal_two_change_places_and_all_hear_the_same() -> (
    None
):
    async def heard(act: list[Any]) -> list[bytes]:
        phones = await a_table(some_rooms(), len(ROLES) + 1, tale="clocktower")
        lead, *others = phones
        await lead.does(m.Settings, change={"lead": "person"})
        await lead.does(m.Start)
        await lead.answer(["fortune_teller", *ROLES[1:]])
        before, start = [role_of(phone) for phone in others], len(others[3].heard)
        asked = own_ask(lead)
        assert asked is not None
        assert asked["prompt"] == "red_herring"
        assert (await lead.does(m.Amend, act=act))["t"] == "done"
        if act == ["swap", 0, 1]:
            assert [role_of(phone) for phone in others] == [before[1], before[0], *before[2:]]
        return [message for _, message in others[3].heard[start:]]

    assert play(heard(["swap", 0, 1])) == play(heard(["swap", 4, 5]))


def test_undo_takes_the_swap_back_though_somebody_has_looked_meanwhile() -> None:
    async def evening() -> None:
        lead, *phones = await looking()
        before = [role_of(phone) for phone in phones]
        await lead.does(m.Amend, act=["swap", 0, 1])
        await phones[2].answer(["ready"])
        assert lead.last("amendments")["back"]["choice"] == ["swap", 0, 1]
        await lead.does(m.Undo)
        assert [role_of(phone) for phone in phones] == before

    play(evening())


def test_where_a_card_is_corrected_in_another_tale_it_is_looked_at_again() -> None:
    async def evening() -> None:
        cards = "don mafioso doctor detective citizen citizen citizen citizen"
        _, (lead, *phones) = await dealt("mafia32", cards, led=True)
        await phones[0].answer(["ready"])
        await phones[4].answer(["ready"])
        await lead.does(m.Amend, act=["role", 0, "citizen"])
        assert role_of(phones[0]) == "citizen"
        assert not [one for one in lead.entries if one["e"] == "readied"]

    play(evening())
