"""A person leads the Clocktower: the set in their hands, true answers named, a walk that waits for them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rooms.dealing import own_ask
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.sets.role_sets import EXAMPLES, Sets
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.options import shown_options

TALKATIVE, QUIET, RIDDLE = (example.split() for example in EXAMPLES)
LEADER = 0
EMPATHS = ["empath", "poisoner", "washerwoman", "monk", "virgin", "soldier", "saint", "imp"]

BLUFFERS = ["ravenkeeper", "spy", "washerwoman", "monk", "virgin", "chef", "saint", "imp"]
SEERS = ["fortune_teller", "poisoner", "washerwoman", "monk", "virgin", "soldier", "saint", "imp"]


async def led(people: int = 8) -> list[Phone]:
    """A Storyteller and so many people, before the set is chosen."""
    phones = await a_table(some_rooms(), people + 1, tale="clocktower")
    await phones[LEADER].does(m.Settings, change={"lead": "person"})
    assert (await phones[LEADER].does(m.Start))["t"] == "done"
    return phones


def asked(lead: Phone) -> dict[int, dict[str, Any]]:
    """What seats are asked, as the Storyteller sees it; not what they may say."""
    return {ask["seat"]: ask for ask in lead.asks if ask["seat"] is not None and not ask.get("open")}


async def at_night(roles: list[str]) -> tuple[Phone, dict[str, int]]:
    """A night begins with this set; the Storyteller, and who has which role."""
    lead, *_ = await led(len(roles))
    assert (await lead.answer(roles))["t"] == "done"
    while (own := own_ask(lead)) is not None:
        await lead.answer(own["suggested"])
    await lead.does(m.Next)
    return lead, {role: int(seat) for seat, role in lead.entry("dealt")["cards"].items()}


def lines(lead: Phone) -> list[str]:
    """The lines of the sheet that were walked."""
    return [entry["line"] for entry in lead.entries if entry["e"] == "walked"]


def test_a_set_is_shown_by_its_numbers_and_not_one_by_one() -> None:
    (shown,) = shown_options(Sets(8, (*TALKATIVE, *QUIET, *RIDDLE)))
    assert shown["examples"] == [TALKATIVE, QUIET, RIDDLE]
    (plain,) = shown["numbers"]
    assert plain == {"with": [], "counts": {"townsfolk": 5, "outsider": 1, "minion": 1, "demon": 1}}


def test_the_storyteller_puts_the_set_together() -> None:
    async def evening() -> None:
        lead, *_ = await led()
        ask = own_ask(lead)
        assert ask is not None
        assert (ask["prompt"], ask["why"], len(ask["suggested"])) == ("set", "mix", 8)
        ((options),) = ask["options"]
        baron = next(one for one in options["numbers"] if one["with"] == ["baron"])
        assert baron["counts"] == {"townsfolk": 3, "outsider": 3, "minion": 1, "demon": 1}
        assert options["examples"] == [TALKATIVE, QUIET, RIDDLE]
        assert len({tuple(one) for one in ask["drawn"]}) > 6
        assert all(tuple(one) in Sets(8, TROUBLE_BREWING) for one in ask["drawn"])
        assert (await lead.answer([*TALKATIVE[:7], "soldier"]))["why"] == "refused-not-an-option"
        assert (await lead.answer(QUIET))["t"] == "done"
        assert sorted(lead.entry("dealt")["cards"].values()) == sorted(QUIET)

    play(evening())


def test_true_answers_are_named_and_the_others_left_to_choose() -> None:
    async def evening() -> None:
        lead, at = await at_night(EMPATHS)
        while at["poisoner"] not in asked(lead):
            own = own_ask(lead)
            await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))
        assert (await lead.answer(at["empath"], seat=at["poisoner"]))["t"] == "done"
        while (own := own_ask(lead)) is None or own["prompt"] != "learn:empath":
            await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))
        assert own["options"] == [0, 1, 2]
        assert len(own["honest"]) == 1
        lie = next(one for one in own["options"] if one not in own["honest"])
        assert (await lead.answer(lie))["t"] == "done"
        assert lead.entry("informed")["n"] == lie

    play(evening())


def test_whoever_is_woken_stays_awake_until_the_storyteller_goes_on() -> None:
    async def evening() -> None:
        lead, _ = await at_night(EMPATHS)
        assert lines(lead) == ["minion_info"]
        await lead.does(m.Next)
        assert lines(lead)[-1] == "demon_info"

    play(evening())


def test_a_claim_that_the_storyteller_enters_for_somebody_is_heard_and_named_as_the_reason() -> None:
    async def evening() -> None:
        lead, at = await at_night(BLUFFERS)
        while lead.clock["phase"] != "day":
            own = own_ask(lead)
            await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))
        assert (await lead.answer(["claim", "fortune_teller"], seat=at["spy"]))["t"] == "done"
        assert lead.entry("claimed")["words"] == ["claim", "fortune_teller"]
        chosen = {at["imp"]: at["ravenkeeper"], at["ravenkeeper"]: at["spy"], at["monk"]: at["imp"]}
        while (own := own_ask(lead)) is None or own["prompt"] != "learn:ravenkeeper":
            waiting = asked(lead) if lead.clock["phase"] == "night" else {}
            seat = next((one for one in chosen if one in waiting), None)
            await (lead.does(m.Next) if seat is None else lead.answer(chosen.pop(seat), seat=seat))
        assert (own["suggested"], own["why"]) == ("fortune_teller", "backs-claim")
        assert own["because"] == [[at["spy"], "fortune_teller"]]

    play(evening())


@pytest.mark.parametrize("deed", ["nominate", "exile"])
def test_the_storyteller_acts_for_others_and_for_who_came_late(deed: str) -> None:
    async def evening() -> None:
        lead, at = await at_night(EMPATHS)
        while lead.clock["phase"] != "day":
            await lead.does(m.Next)
        assert (await lead.does(m.Amend, act=["traveller", "thief", "good", 0]))["t"] == "done"
        late = len(lead.room["seats"]) - 1
        assert lead.entry("arrived")["seat"] == late
        await lead.does(m.Next)
        assert lead.clock["phase"] == "nominations"
        who, whom = (at["imp"], at["soldier"]) if deed == "nominate" else (at["imp"], late)
        assert (await lead.answer([deed, whom], seat=who))["t"] == "done"
        assert lead.entry("nominated" if deed == "nominate" else "exile_called")["seat"] == who
        if deed == "nominate":  # the Storyteller repeats it for all
            await lead.does(m.Next)
        assert (await lead.does(m.Hand, up=True, seat=late))["t"] == "done"
        assert lead.clock["hands"] == [late]

    play(evening())


def test_taking_back_says_what_and_from_where_and_keeps_the_answer_as_advice() -> None:
    async def evening() -> None:
        lead, seats = await at_night(EMPATHS)
        while seats["poisoner"] not in asked(lead):
            await lead.does(m.Next)
        await lead.answer(seats["saint"], seats["poisoner"])
        while lead.clock["phase"] == "night":
            await lead.does(m.Next)
        assert lead.last("amendments")["phase"] == "night"
        await lead.does(m.Next)
        assert lead.clock["phase"] == "day"
        await lead.does(m.Next)
        assert lead.clock["phase"] == "nominations"
        told = lead.last("amendments")
        assert (told["phase"], told["back"]["who"]) == ("day", "time")
        await lead.does(m.Undo)
        assert lead.clock["phase"] == "day"
        while seats["poisoner"] not in asked(lead):
            assert lead.last("amendments")["phase"] == "night"
            await lead.does(m.Undo)
            if (own := own_ask(lead)) is not None:
                assert own["why"] == "before"
        assert asked(lead)[seats["poisoner"]]["suggested"] == seats["saint"]
        await lead.answer(seats["monk"], seats["poisoner"])
        await lead.does(m.Undo)
        assert asked(lead)[seats["poisoner"]]["suggested"] == seats["monk"]

    play(evening())


def test_only_who_leads_is_reminded_of_what_was_taken_back() -> None:
    async def evening() -> None:
        lead, *others = await led(8)
        assert (await lead.answer(EMPATHS))["t"] == "done"
        while (own := own_ask(lead)) is not None:
            await lead.answer(own["suggested"])
        cards = lead.entry("dealt")["cards"]
        poisoner = next(int(seat) for seat, role in cards.items() if role == "poisoner")
        await lead.does(m.Next)
        while poisoner not in asked(lead):
            await lead.does(m.Next)
        await lead.answer(0, poisoner)
        await lead.does(m.Undo)
        assert asked(lead)[poisoner]["suggested"] == 0
        assert not any("suggested" in ask for phone in others for ask in phone.asks)
        assert not any(phone.all("amendments") for phone in others)

    play(evening())


def test_who_decides_on_the_drunk_sees_what_each_has_drawn() -> None:
    async def evening() -> None:
        lead, *others = await led(7)
        await lead.answer(["washerwoman", "empath", "chef", "drunk", "recluse", "baron", "imp"])
        await lead.answer((own_ask(lead) or {})["suggested"])
        assert (own_ask(lead) or {})["prompt"] == "drunk"
        drawn = {int(seat): role for seat, role in lead.entry("drawn")["cards"].items()}
        assert len(drawn) == 7
        assert "drunk" not in drawn.values()
        assert not any(one["e"] == "drawn" for phone in others for one in phone.entries)

    play(evening())


def test_what_lots_have_chosen_stays_before_the_storyteller_with_what_is_to_be_shown() -> None:
    async def evening() -> None:
        lead, seats = await at_night(SEERS)
        for role in ("poisoner", "fortune_teller"):
            await until_asked(lead, seats[role])
            await lead.does(m.Next)
            assert (lines(lead)[-1], asked(lead)) == (role, {})
            assert lead.entry("chose")["seat"] == seats[role]
        while (own := own_ask(lead)) is not None:  # drunk, poisoned, or the Demon itself among the two
            await lead.answer(own["suggested"])
        assert lines(lead)[-1] == "fortune_teller"
        assert lead.entry("informed")["kind"] == "fortune_teller"
        await lead.does(m.Next)
        assert lead.entry("phase")["phase"] == "dawn"  # of which nobody else has heard

    play(evening())


async def until_asked(lead: Phone, seat: int) -> None:
    """Go on by the advice until this seat is asked."""
    while seat not in asked(lead):
        own = own_ask(lead)
        await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))
