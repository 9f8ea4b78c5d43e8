"""Before the first night another role or a swap is a deal: the game is what it would be, dealt so."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fabula.core.events import Readied, Shown
from fabula.core.floor import READY
from fabula.core.notation import play_again, read, write
from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, TIME, Choice, Window
from fabula.core.telling import Telling, beats_in, tell_again
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.tale import Clocktower

TALE = Clocktower()
NINE = ("imp", "washerwoman", "fortune_teller", "chef", "recluse", "poisoner", "drunk", "monk", "slayer")
WITH_A_DRUNK: dict[str, Any] = {"drunk_role": "empath", "drunk": 6, "red_herring": 3}


def dealt(cards: tuple[str, ...], *also: str, **settled: Any) -> Telling:
    """A game in which all look at these cards; the Storyteller decides as settled, else the first thing."""
    script = (*TROUBLE_BREWING, *(role for role in (*cards, *also) if role not in TROUBLE_BREWING))
    telling = Telling(TALE, TALE.set_up(len(cards), tuple(dict.fromkeys(script))))
    telling.begin_beat()
    tokens = tuple(settled.get(f"{role}_role", role) for role in cards)
    return answered(telling, {"set": cards, "deal": tokens, **settled})


def answered(telling: Telling, settled: dict[str, Any]) -> Telling:
    """Decide what is asked until all look at their cards."""
    while not isinstance(telling.pending, Window):
        waiting = telling.waiting_for()
        if not waiting:
            telling.begin_beat()
            continue
        ask = telling.ask_of(waiting[0])
        first = None if ask.prompt in settled else next(iter(ask.options))
        telling.answer(waiting[0], settled.get(ask.prompt, first))
    return telling


def facts(telling: Telling) -> dict[str, Any]:
    """Roles, sides, beliefs, abilities and marks by seat."""
    grimoire = telling.grimoire
    return {
        "cards": {seat: card.role for seat, card in grimoire.cards.items()},
        "sides": [telling.town.side(seat) for seat in range(grimoire.seats)],
        "believed": list(grimoire.beliefs),
        "grants": sorted(grimoire.grants, key=lambda grant: (grant.seat, grant.role)),
        "marks": sorted((mark.seat, mark.kind, mark.owner) for mark in grimoire.marks),
        "notes": {word: value for word, value in grimoire.notes.items() if word != "by_hand"},
        "ready": list(grimoire.ready),
        "phase": (grimoire.phase, grimoire.number),
    }


def swapped(cards: tuple[str, ...], a: int, b: int) -> tuple[str, ...]:
    """These cards, two of them exchanged."""
    order = list(cards)
    order[a], order[b] = order[b], order[a]
    return tuple(order)


@pytest.mark.parametrize(("a", "b"), list(combinations(range(9), 2)))
def test_a_swap_is_the_game_that_would_have_been_dealt_so(a: int, b: int) -> None:
    there = {a: b, b: a}
    settled = dict(WITH_A_DRUNK)
    for word in ("drunk", "red_herring"):
        settled[word] = there.get(settled[word], settled[word])
    now = dealt(NINE, **WITH_A_DRUNK).amended(("swap", a, b))
    assert facts(now) == facts(dealt(swapped(NINE, a, b), **settled))


def test_everybody_is_shown_the_card_they_have_now_and_looks_again() -> None:
    telling = dealt(NINE, **WITH_A_DRUNK)
    for seat in (0, 1, 2):
        telling.answer(seat, READY)
    now = telling.amended(("swap", 0, 1))
    events = now.events()
    assert [one.role for one in events if isinstance(one, Shown) and one.seat in (0, 1)] == [
        "washerwoman",
        "imp",
    ]
    assert not any(isinstance(one, Readied) for one in events)
    assert isinstance(now.pending, Window)


def test_no_night_tells_of_it_again() -> None:
    now = dealt(NINE, **WITH_A_DRUNK).amended(("swap", 0, 1))
    now.answer(TIME, None)
    while now.grimoire.phase != "dawn":
        if now.pending is None:
            now.begin_beat()
            assert now.beat is not None
            assert now.beat.name != "night:news"
        else:
            who = now.waiting_for()[0]
            now.answer(who, next(iter(now.ask_of(who).options)))
    assert [one.seat for one in now.events() if isinstance(one, Shown)] == list(range(9))


def test_another_role_comes_with_its_side_and_asks_what_it_asks() -> None:
    now = dealt(NINE, **WITH_A_DRUNK).amended(("role", 2, "spy"))
    assert (now.grimoire.role(2), now.town.side(2)) == ("spy", "evil")
    assert not any(mark.kind == "red_herring" for mark in now.grimoire.marks)
    again = now.amended(("role", 7, "fortune_teller"))
    assert again.waiting_for() == (STORYTELLER,)
    assert again.ask_of(STORYTELLER).prompt == "red_herring"
    answered(again, {"red_herring": 3})
    assert [(mark.seat, mark.kind) for mark in again.grimoire.marks] == [(3, "red_herring")]


def test_a_second_demon_may_be_given_by_hand() -> None:
    now = dealt(NINE, "fang_gu", **WITH_A_DRUNK).amended(("role", 3, "fang_gu"))
    assert [now.grimoire.role(seat) for seat in (0, 3)] == ["imp", "fang_gu"]
    now.tale.laws(now.grimoire)


def test_whoever_is_given_the_drunk_is_given_what_they_take_themselves_for() -> None:
    now = dealt(("imp", "washerwoman", "chef", "poisoner", "monk")).amended(("role", 1, "drunk"))
    assert now.ask_of(STORYTELLER).prompt == "drunk_role"
    assert "chef" not in now.ask_of(STORYTELLER).options
    answered(now, {"drunk_role": "slayer"})
    assert now.grimoire.role(1) == "drunk"
    assert now.grimoire.beliefs[1] == "slayer"
    assert [one.role for one in now.events() if isinstance(one, Shown)][1] == "slayer"
    sober = now.amended(("role", 1, "monk"))
    assert not any(grant.sham for grant in sober.grimoire.grants)


def test_whoever_is_given_the_hermit_beside_a_drunk_is_given_a_belief_too() -> None:
    five = dealt(("imp", "washerwoman", "chef", "poisoner", "monk"), "hermit")
    now = five.amended(("role", 1, "hermit"))
    assert now.ask_of(STORYTELLER).prompt == "hermit_role"
    answered(now, {"hermit_role": "slayer"})
    assert (now.grimoire.role(1), now.grimoire.beliefs[1]) == ("hermit", "slayer")
    assert any(grant.role == "saint" and grant.seat == 1 for grant in now.grimoire.grants)


def test_undo_takes_the_last_change_back_and_keeps_what_was_before() -> None:
    before = dealt(NINE, **WITH_A_DRUNK)
    once = before.amended(("swap", 0, 1))
    twice = once.amended(("swap", 1, 2))
    assert facts(twice.undone()) == facts(once)
    assert facts(twice.undone().undone()) == facts(before)


def test_after_the_first_night_has_begun_a_swap_leaves_each_on_their_side() -> None:
    telling = dealt(NINE, **WITH_A_DRUNK)
    telling.answer(TIME, None)
    while telling.pending is None:
        telling.begin_beat()
    now = telling.amended(("swap", 0, 1))
    assert (now.grimoire.role(0), now.town.side(0)) == ("washerwoman", "evil")


def test_while_the_deal_still_asks_tokens_change_places_again_and_again() -> None:
    asked = dealt(NINE, **WITH_A_DRUNK).amended(("role", 2, "spy")).amended(("role", 7, "fortune_teller"))
    assert asked.ask_of(STORYTELLER).prompt == "red_herring"
    now = asked.amended(("swap", 0, 1)).amended(("swap", 1, 7))
    assert now.ask_of(STORYTELLER).prompt == "red_herring"
    assert [now.grimoire.role(seat) for seat in (0, 1, 7)] == ["washerwoman", "fortune_teller", "imp"]
    back = now.undone()
    assert [back.grimoire.role(seat) for seat in (0, 1, 7)] == ["washerwoman", "imp", "fortune_teller"]
    answered(now, {"red_herring": 3})
    assert (
        facts(now)["cards"]
        == facts(answered(asked, {"red_herring": 3}).amended(("swap", 0, 1)).amended(("swap", 1, 7)))["cards"]
    )


def test_it_is_written_down_and_told_again() -> None:
    now = dealt(NINE, **WITH_A_DRUNK).amended(("swap", 0, 4)).amended(("role", 1, "chef"))
    again = tell_again(TALE, now.setup, now.moves())
    assert facts(again) == facts(now)
    assert facts(play_again(TALE, read(write(now)))) == facts(now)
    assert [name for name, _ in beats_in(now.log)] == ["deal", "look"]
    assert sum(len(events) for _, events in beats_in(now.log)) == len(now.events())


@pytest.mark.parametrize(
    "act", [("swap", 0, 9), ("role", 0, "thief"), ("role", 9, "chef"), ("swap", 0), ("swap",)]
)
def test_what_is_not_offered_changes_nothing(act: Choice) -> None:
    with pytest.raises(Refusal, match="no-amendment"):
        dealt(NINE, **WITH_A_DRUNK).amended(act)
