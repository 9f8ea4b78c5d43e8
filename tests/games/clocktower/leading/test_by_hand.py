"""What the Storyteller changes by hand leaves a game that can go on."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.requests import STORYTELLER
from fabula.core.telling import Telling
from fabula.games.clocktower.tale import Clocktower

SEVEN = "chef empath virgin slayer soldier scarlet_woman imp"


def test_a_demon_may_come_back_to_life_beside_the_one_who_took_over() -> None:
    table = Table(SEVEN).night().open_nominations().say(3, "slay", 6)
    assert table.role(5) == "imp"
    table.close_the_day()
    table.telling.amend(("revive", 6))
    assert len(table.town.living_demons) == 2
    table.tale.laws(table.telling.grimoire)


def test_who_died_in_a_night_that_is_ended_by_hand_is_told_dead() -> None:
    table = Table(SEVEN).night().day()
    table.asked_by_night("imp")
    table.telling.answer(6, 1)
    table.telling.amend(("win", "good"))
    assert table.found("died")[-1]["seat"] == 1
    table.tale.laws(table.telling.grimoire)


def test_a_deal_that_is_ended_by_hand_opens_the_cards_that_lie() -> None:
    tale = Clocktower()
    telling = Telling(tale, tale.set_up(16))
    telling.begin_beat()
    while not telling.grimoire.cards:
        who = telling.waiting_for()[0]
        options = telling.ask_of(who).options
        telling.answer(who, next(iter(options)))
    assert telling.pending is not None
    assert STORYTELLER not in telling.waiting_for()
    telling.amend(("end",))
    assert telling.told
    tale.laws(telling.grimoire)


def test_who_leaves_by_hand_takes_a_call_for_their_exile_along() -> None:
    table = Table(SEVEN)
    table.telling.amend(("traveller", "thief", "good", 6))
    table.night().open_nominations().say(0, "exile", 7)
    table.telling.amend(("depart", 7))
    table.telling.begin_beat()
    assert table.telling.grimoire.phase == "nominations"


def test_who_believes_in_another_role_by_hand_is_woken_as_that_alone() -> None:
    table = Table(SEVEN)
    table.telling.amend(("believe", 2, "washerwoman"))
    table.telling.amend(("believe", 2, "fortune_teller"))
    table.night(fortune_teller=(0, 1))
    assert table.woke(2) == ["fortune_teller"]


def test_who_believes_what_is_true_is_woken_once() -> None:
    table = Table(SEVEN)
    table.telling.amend(("believe", 1, "empath"))
    table.night()
    assert table.woke(1) == ["empath"]


def test_who_becomes_a_role_of_the_first_night_acts_in_the_night_that_comes_and_only_then() -> None:
    table = Table(SEVEN).night().day()
    table.telling.amend(("role", 2, "chef"))
    assert table.night().told(2) == [1]
    assert table.day().night().woke(2) == []


def test_who_becomes_a_role_of_the_first_night_before_its_line_acts_tonight() -> None:
    table = Table(SEVEN).night().day()
    table.asked_by_night("imp")
    table.telling = table.telling.amended(("role", 2, "investigator"))
    table.night()
    assert table.woke(2) == ["investigator"]


def test_who_dies_before_a_role_of_the_first_night_is_called_is_not_woken() -> None:
    table = Table(SEVEN).night().day()
    table.telling.amend(("role", 2, "chef"))
    table.night(imp=2)
    assert table.woke(2) == ["news"]


def test_the_drunk_who_believes_anew_in_a_role_of_the_first_night_is_woken_for_it() -> None:
    table = Table(SEVEN).night().day()
    table.telling.amend(("believe", 2, "librarian"))
    table.night()
    assert table.woke(2) == ["librarian"]
