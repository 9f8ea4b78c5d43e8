"""Nights of long tales: what phones show in each part of a call, and that no moment tells who was asked."""

from __future__ import annotations

import asyncio

from tests.rooms.dealing import asked, dealt, own_ask, until_call
from tests.rooms.table import Phone, a_table, now, play, some_rooms, until_beat

from fabula.rooms.room_server import EVEN
from fabula.rooms.wire import messages as m

TOWN = " citizen" * 6
GANG = f"don mafioso mafioso doctor{TOWN}"
CROWD = " vampire" * 6


# ---------------------------------------------------------------- parts of a call


def test_all_have_something_to_tap_in_each_part_whether_or_not_the_gang_points_again() -> None:
    async def evening() -> None:
        for hands in ((4, 4, 4), (4, 5, 6)):
            rooms, phones = await dealt("mafia32", GANG)
            await until_call(phones, "mafia")
            for phone, at in zip(phones, hands, strict=False):
                await phone.answer(at)
            for phone in phones[3:]:
                await phone.answer(None)
            assert not any(phone.asks for phone in phones)
            await asyncio.sleep(4)
            shown = [asked(phone) for phone in phones]
            again = hands[0] != hands[1]
            assert [prompt == "mafia" for prompt in shown] == [again] * 3 + [False] * 7
            assert len({prompt for prompt in shown if prompt != "mafia"}) == 1
            before = phones[4].asks[0]["id"]
            await asyncio.sleep(4)
            assert all(phone.asks for phone in phones)
            assert phones[4].asks[0]["id"] != before
            await rooms.close()

    play(evening())


def test_an_answer_that_comes_after_its_part_is_refused_to_sleepers_and_gangsters_alike() -> None:
    async def evening() -> None:
        _, phones = await dealt("mafia32", GANG)
        await until_call(phones, "mafia")
        late = [phone.asks[0]["id"] for phone in (phones[0], phones[5])]
        await asyncio.sleep(4)
        for phone, ask in zip((phones[0], phones[5]), late, strict=True):
            assert (await phone.does(m.Answer, ask=ask, choice=None))["why"] == "refused-not-asked"

    play(evening())


def test_the_dead_have_nothing_to_tap() -> None:
    async def evening() -> None:
        _, phones = await dealt("mafia32", GANG, hands="at_once")
        await until_beat(phones, "vote")
        for phone in phones:
            await phone.answer(None if phone is phones[5] else 5)
        await until_call(phones, "mafia")
        assert [bool(phone.asks) for phone in phones] == [seat != 5 for seat in range(10)]
        assert 5 not in phones[6].asks[0]["options"]

    play(evening())


def test_a_prisoner_has_something_to_tap_like_all_who_sleep() -> None:
    async def evening() -> None:
        _, phones = await dealt("mafia32", f"mafioso mafioso judge{TOWN}")
        await until_call(phones, "judge")
        await phones[2].answer(1)
        await until_call(phones, "mafia", night=3)
        assert [asked(phone) == "mafia" for phone in phones] == [True] + [False] * 8
        assert asked(phones[1]) == asked(phones[3])

    play(evening())


def test_a_boss_drawn_by_lot_holds_back_no_question() -> None:
    async def evening() -> None:
        _, phones = await dealt("mafia32", GANG, hands="at_once")
        await until_beat(phones, "vote")
        for phone in phones[1:]:
            await phone.answer(0)
        await until_call(phones, "mafia")
        assert [asked(phone) for phone in phones[:3]] == [None, "mafia", "mafia"]
        assert sorted(phone.entry("shown")["role"] for phone in phones[1:3]) == ["don", "mafioso"]

    play(evening())


# ---------------------------------------------------------------- an answer changes nothing on another phone


def test_who_is_infected_hears_of_it_when_the_call_is_over() -> None:
    async def evening() -> None:
        _, phones = await dealt("mafia32", f"patient_zero mafioso mafioso doctor{TOWN}")
        await until_call(phones, "patient_zero")
        heard = len(phones[4].heard)
        await phones[0].answer(4)
        await asyncio.sleep(3.4)
        assert len(phones[4].heard) == heard
        await asyncio.sleep(1)
        assert phones[4].entry("met") == {"e": "met", "seat": 4, "role": "patient_zero", "seats": [0]}

    play(evening())


def test_a_lone_hunter_does_not_learn_when_another_has_pointed() -> None:
    async def evening() -> None:
        _, phones = await dealt("vendetta", f"hunter hunter count{CROWD}", lone_hunters=True)
        await until_call(phones, "hunters", night=1)
        assert asked(phones[0]) == asked(phones[1]) == "hunters"
        await phones[0].answer(4)
        heard = len(phones[0].heard)
        await phones[1].answer(5)
        assert len(phones[0].heard) == heard
        await asyncio.sleep(4)
        assert phones[0].entry("chose")["choice"] == 4

    play(evening())


def test_a_call_lasts_as_long_where_the_person_who_led_leaves_in_the_middle() -> None:
    async def evening(*, answers: bool) -> list[tuple[int, bytes]]:
        _, phones = await dealt("mafia32", f"doctor mafioso mafioso{TOWN}", led=True)
        lead, *others = phones
        for _ in range(50):
            if asked(others[0]) == "doctor":
                break
            await lead.does(m.Next)
        if answers:
            await others[0].answer(4)
        else:
            await asyncio.sleep(EVEN)  # as long as an answer takes
        heard = len(others[5].heard)
        await lead.does(m.HandOver, person=others[0].person)
        assert (await others[0].does(m.Remove, person=lead.person))["t"] == "done"
        await asyncio.sleep(10)
        return others[5].heard[heard:]

    assert play(evening(answers=True)) == play(evening(answers=False))


def test_where_a_person_leads_no_sleeper_notices_that_the_gang_points_again() -> None:
    async def evening() -> None:
        _, phones = await dealt("mafia32", GANG, hands="at_once", led=True)
        lead, *others = phones
        for _ in range(50):
            if asked(others[0]) == "mafia":
                break
            await lead.does(m.Next)
        await others[5].answer(None)
        for seat, phone in enumerate(others[:3]):
            await phone.answer(4 + seat)
        heard = [len(phone.heard) for phone in others[3:]]
        await lead.does(m.Next)
        assert [asked(phone) for phone in others[:3]] == ["mafia"] * 3
        assert [len(phone.heard) for phone in others[3:]] == heard
        await lead.does(m.Next)
        assert asked(others[5]) == asked(others[6]) != "mafia"

    play(evening())


# ---------------------------------------------------------------- what is left to who leads


def test_where_fabula_leads_nobody_waits_for_a_breach_of_the_code() -> None:
    async def evening() -> None:
        _, phones = await dealt("vendetta", f"hunter hunter count{CROWD}", enchanted=True, hands="at_once")
        await until_beat(phones, "vote")
        assert all(asked(phone) == "vote" for phone in phones)

    play(evening())


# ---------------------------------------------------------------- where a person walks through the night


BOOKISH = "washerwoman librarian investigator chef empath recluse saint baron scarlet_woman imp"
CIRCLE = "empath fortune_teller monk ravenkeeper virgin butler recluse poisoner imp"


async def a_walk() -> list[Phone]:
    """A circle that the first phone leads."""
    phones = await a_table(some_rooms(), 1 + len(CIRCLE.split()), tale="clocktower")
    await phones[0].does(m.Settings, change={"lead": "person"})
    await phones[0].does(m.Choose, roles=CIRCLE.split())
    assert (await phones[0].does(m.Start))["t"] == "done"
    return phones


async def go_on(lead: Phone) -> None:
    """The Storyteller decides as advised, or goes on where there is nothing to decide."""
    own = own_ask(lead)
    await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))


def test_a_sleeper_dreams_on_and_notices_no_line_of_the_night() -> None:
    async def evening() -> None:
        lead, *others = await a_walk()
        while lead.clock["phase"] != "night":
            await lead.does(m.Next)
        sleeper = next(phone for phone in others if phone.entry("shown")["role"] == "recluse")
        dreams = [sleeper.asks[0]["id"]]
        heard = len(sleeper.heard)
        for _ in range(3):
            await lead.does(m.Next)
        assert lead.clock["phase"] == "night"
        assert sleeper.heard[heard:] == []
        for _ in range(3):
            await sleeper.answer(None)
            dreams.append(sleeper.asks[0]["id"])
        assert len(set(dreams)) == 4

    play(evening())


def test_before_dawn_nothing_happens_for_a_while_so_that_who_woke_last_can_read() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 5, tale="clocktower")
        await phones[0].does(m.Settings, change={"even_nights": False, "dawn": 9})
        await phones[0].does(m.Choose, roles=BOOKISH.split())
        assert (await phones[0].does(m.Start))["t"] == "done"
        await until_beat(phones, "night")
        night = now()
        assert any(one["e"] == "informed" for phone in phones for one in phone.entries)
        assert all(phone.asks for phone in phones)
        await until_beat(phones, "dawn")
        assert 8_000 <= now() - night <= 10_000

    play(evening())


def test_all_see_their_cards_before_the_storyteller_is_asked_about_a_red_herring() -> None:
    async def evening() -> None:
        lead, *others = await a_walk()
        while lead.asks[0]["prompt"] != "red_herring":
            await lead.does(m.Next)
        assert all(phone.entry("shown")["seat"] == seat for seat, phone in enumerate(others))

    play(evening())


def test_who_chooses_learns_what_comes_of_it_before_the_storyteller_goes_on() -> None:
    async def evening() -> None:
        lead, *others = await a_walk()
        while lead.clock["phase"] != "night":
            await lead.does(m.Next)
        (teller,) = (phone for phone in others if phone.entry("shown")["role"] == "fortune_teller")
        while teller.entries[-1]["e"] != "woke":
            await go_on(lead)
        sleepers = [phone for phone in others if phone is not teller]
        before = [len(phone.heard) for phone in sleepers]
        await teller.answer([0, 1])
        while own_ask(lead) is not None:
            await go_on(lead)
        assert [entry["e"] for entry in teller.entries[-2:]] == ["chose", "informed"]
        assert [len(phone.heard) for phone in sleepers] == before

    play(evening())
