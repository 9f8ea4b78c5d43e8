"""Roles without rules here: on the script, dealt, in play, and played by hand by a person who leads."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.events import Chose, Event, Prompted, Shown, Woke
from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER
from fabula.core.telling import Telling
from fabula.core.views import TOWN, view
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, almanac
from fabula.games.clocktower.almanac.published import EVERY_KIND, FABLED, LORIC, ROLL
from fabula.games.clocktower.leading.prompting import questions_for
from fabula.games.clocktower.phases.script_sheets import OWN_FIRST
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import CardShown, Ended, Executed
from fabula.games.clocktower.town.led import BROUGHT, LED, MOST_OWN, blank, checked

TALE = Clocktower()
BAKER = (
    "own_townsfolk_1",
    "Baker",
    "Bakes each night.",
    "Wake the Baker.",
    "Wake again.",
    ("Bread", "Flour"),
)
WITH_A_WIZARD = "chef empath mayor wizard imp"
WITH_A_BAKER = "chef empath own_townsfolk_1 poisoner imp"


def until(telling: Telling, line: str) -> Telling:
    """Go on to this line of the night, settling everything by its first option."""
    for _ in range(300):
        if telling.pending is None and telling.beat is not None and telling.beat.name == f"night:{line}":
            return telling
        if telling.pending is None:
            telling.begin_beat()
            continue
        who = telling.waiting_for()
        if who:
            telling.answer(who[0], next(iter(telling.ask_of(who[0]).options)))
        else:
            telling.answer("time", None)
    raise AssertionError(f"the night never comes to {line}")


def heard(telling: Telling, listener: Any, *kinds: type[Event]) -> list[Event]:
    """What somebody has heard of these kinds."""
    return [event for _, event in view(listener, telling.events()) if isinstance(event, kinds)]


def test_every_published_role_of_players_is_ruled_or_led() -> None:
    for role in ROLL.values():
        if role.kind not in (FABLED, LORIC):
            assert (role.id in almanac) is not (role.id in almanac.led), role.id
    assert len([role for role in LED if role.startswith("own_")]) == 5 * MOST_OWN
    assert "wizard" in LED
    assert "own_fabled_1" not in LED
    assert blank("fabled", 1) == "own_fabled_1"
    assert "fabled" in EVERY_KIND


def test_it_is_dealt_with_its_kind_and_side() -> None:
    table = Table(WITH_A_WIZARD)
    assert table.telling.grimoire.role(3) == "wizard"
    assert table.town.side(3) == EVIL
    assert heard(table.telling, 3, Shown) == [Shown(3, "wizard")]
    baker = Table(WITH_A_BAKER, homebrew=[BAKER])
    assert baker.town.side(2) == GOOD
    assert heard(baker.telling, 2, Shown) == [Shown(2, "own_townsfolk_1")]


def test_at_its_line_whoever_leads_is_prompted_and_nobody_else_hears_of_it() -> None:
    telling = until(Table(WITH_A_WIZARD).telling, "wizard")
    assert telling.pending is None
    prompted = Prompted("wizard", 3)
    assert heard(telling, STORYTELLER, Prompted) == [prompted]
    for listener in (*range(5), TOWN):
        assert not heard(telling, listener, Prompted)
    assert not heard(telling, 3, Woke), "the leader wakes them, or does not"


def test_a_role_of_ones_own_has_its_place_in_the_order_of_its_script() -> None:
    order = ("own_townsfolk_1", "chef", "empath", "poisoner")
    table = Table(WITH_A_BAKER, homebrew=[BAKER], first_night=order)
    sheet = OWN_FIRST.of(table.telling.setup.settings)
    assert (
        sheet.index("own_townsfolk_1") < sheet.index("chef") < sheet.index("empath") < sheet.index("poisoner")
    )
    assert sheet.index("empath") < sheet.index("fortune_teller"), "the others keep their order"
    until(table.telling, "own_townsfolk_1")
    assert heard(table.telling, STORYTELLER, Prompted) == [Prompted("own_townsfolk_1", 2)]


def test_without_a_place_it_is_never_called() -> None:
    table = Table(WITH_A_BAKER, homebrew=[BAKER]).night()
    assert not heard(table.telling, STORYTELLER, Prompted)


def test_a_card_is_shown_to_one_seat_and_kept_in_its_journal() -> None:
    telling = until(Table(WITH_A_WIZARD).telling, "wizard")
    telling.amend(("wake", 3))
    telling.amend(("card", 3, "Your wish is granted.", (1, 2), ("chef", "wizard")))
    card = CardShown(3, "Your wish is granted.", (1, 2), ("chef", "wizard"))
    told: list[Event] = [Woke(3, "wizard"), card]
    assert heard(telling, 3, Woke, CardShown) == told
    for listener in (0, 1, 2, 4, TOWN):
        assert not heard(telling, listener, Woke, CardShown)


@pytest.mark.parametrize(
    "act",
    [
        ("card", 9, "", (), ()),
        ("card", 3, "a\nb", (), ()),
        ("card", 3, "a" * 301, (), ()),
        ("card", 3, 7, (), ()),
        ("card", 3, "", (7,), ()),
        ("card", 3, "", (), ("legion",)),
        ("card", 3, "", (0,) * 7, ()),
        ("card", 3, ""),
        ("card", 3, "", None, ()),
    ],
)
def test_a_card_holds_what_it_can_hold(act: tuple[Any, ...]) -> None:
    telling = until(Table(WITH_A_WIZARD).telling, "wizard")
    with pytest.raises(Refusal, match="no-amendment"):
        telling.amend(act)


@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("one", 4),
        ("one", None),
        ("two", (0, 4)),
        ("three", (1,)),
        ("role", "imp"),
        ("yes_no", 3),
    ],
)
def test_a_player_is_asked_to_choose(what: str, answer: Any) -> None:
    telling = until(Table(WITH_A_WIZARD).telling, "wizard")
    telling.amend(("ask", 3, what))
    following = telling.tale.next_beat(telling.grimoire)
    assert following is not None
    assert following.presses
    telling.begin_beat()
    assert telling.ask_of(3).prompt == f"led_{what}"
    telling.answer(3, answer)
    assert telling.pending is None
    assert heard(telling, STORYTELLER, Chose)[-1] == Chose(3, "wizard", answer)
    assert not heard(telling, 0, Chose)
    going_on = telling.tale.next_beat(telling.grimoire)
    assert going_on is not None
    assert not going_on.presses, "asked once"


def test_who_only_believes_is_asked_as_what_they_believe() -> None:
    telling = until(Table("drunk:chef empath mayor wizard imp scarlet_woman").telling, "wizard")
    telling.amend(("ask", 0, "one"))
    telling.begin_beat()
    telling.answer(0, 1)
    assert heard(telling, 0, Chose) == [Chose(0, "chef", 1)]


def test_the_dead_have_their_step_in_the_night_after_their_death() -> None:
    table = Table("chef wizard empath mayor monk baron imp", also="baron")
    table.night()
    table.day((0, 1, (0, 2, 3, 4)))
    assert not table.telling.grimoire.alive[1]
    table.night(monk=0, imp=2)
    assert len(heard(table.telling, STORYTELLER, Prompted)) == 2
    table.day().night(monk=0, imp=3)
    assert len(heard(table.telling, STORYTELLER, Prompted)) == 2


def test_its_reminders_are_placed_by_hand() -> None:
    telling = until(
        Table(WITH_A_BAKER, homebrew=[BAKER], first_night=["own_townsfolk_1"]).telling, "own_townsfolk_1"
    )
    telling.amend(("mark", 0, "own_townsfolk_1.2"))
    assert (0, "own_townsfolk_1.2") in [(mark.seat, mark.kind) for mark in telling.grimoire.marks]
    telling.amend(("carry", 0, "own_townsfolk_1.2", 1))
    telling.amend(("unmark", 1, "own_townsfolk_1.2"))
    assert "own_townsfolk_1.2" not in [mark.kind for mark in telling.grimoire.marks]
    with pytest.raises(Refusal, match="no-amendment"):
        telling.amend(("mark", 0, "own_townsfolk_1.3"))


def test_a_player_gains_another_role_too() -> None:
    telling = until(Table(WITH_A_WIZARD).telling, "wizard")
    telling.amend(("gain", 0, "fortune_teller"))
    until(telling, "fortune_teller")
    assert heard(telling, 0, Woke)[-1] == Woke(0, "fortune_teller")


def test_two_players_change_roles() -> None:
    telling = until(Table(WITH_A_WIZARD).telling, "wizard")
    telling.amend(("swap", 0, 3))
    assert [telling.grimoire.role(seat) for seat in (0, 3)] == ["wizard", "chef"]
    assert [telling.town.side(seat) for seat in (0, 3)] == [GOOD, EVIL]


def test_by_day_somebody_is_executed_or_put_on_the_block_by_hand() -> None:
    table = Table(WITH_A_WIZARD, also="pixie").night()
    telling = table.telling
    telling.amend(("block", 2))
    table.close_the_day()
    table.day()
    assert not telling.grimoire.alive[2]


def test_somebody_is_executed_by_hand_and_nobody_else_that_day() -> None:
    table = Table("chef empath mayor wizard imp undertaker virgin").night()
    table.open_nominations()
    telling = table.telling.amended(("execute", 0))
    assert not telling.grimoire.alive[0]
    assert not [one for one in telling.amendments() if one.word == "execute" and one.possible]
    while telling.grimoire.phase != "night":
        if telling.pending is None:
            telling.begin_beat()
        else:
            telling.answer("time", None)
    assert [event.seat for event in telling.events() if isinstance(event, Executed)] == [0]
    assert not [event for event in telling.events() if event.name == "unexecuted"]


def test_a_set_with_a_led_role_may_have_other_numbers() -> None:
    script = (*TALE.suggest(5), "amnesiac", "wizard")
    sets = Sets(5, script)
    assert ("wizard", "wizard", "wizard", "chef", "empath") in sets
    assert ("chef", "empath", "mayor", "virgin", "wizard") in sets
    assert ("chef", "chef", "mayor", "virgin", "wizard") not in sets
    plain = Sets(5, (*TALE.suggest(5), "wizard"))
    assert ("chef", "empath", "mayor", "virgin", "undertaker") not in plain
    assert ("chef", "empath", "mayor", "wizard", "imp") in plain
    assert ("chef", "empath", "mayor", "virgin", "undertaker") in Sets(5, TALE.suggest(5), free=True)


def test_without_a_demon_the_game_begins_and_goes_on() -> None:
    table = Table("chef empath mayor virgin atheist").night()
    assert not table.is_over
    table.day()
    assert not table.is_over


def test_whoever_leads_averts_an_end_until_its_reason_is_gone() -> None:
    table = Table("chef empath mayor wizard imp undertaker baron").night()
    table.day((0, 4, (0, 1, 2, 5)))
    assert table.telling.told, "the Demon is dead"
    table = Table("chef empath mayor wizard imp undertaker baron").night()
    telling = table.telling
    table.open_nominations().nominate(0, 4, 0, 1, 2, 5)
    while not telling.is_decided:
        if telling.pending is None:
            telling.begin_beat()
        elif telling.waiting_for():
            who = telling.waiting_for()[0]
            telling.answer(who, next(iter(telling.ask_of(who).options)))
        else:
            telling.answer("time", None)
    telling.amend(("avert",))
    assert table.next != "end"
    telling.amend(("role", 3, "imp"))
    table.night(imp=2)
    assert not telling.told
    table.day((0, 3, (0, 1, 5)))
    assert [event.kind for event in heard(telling, TOWN, Ended) if isinstance(event, Ended)] == ["demon_dead"]


@pytest.mark.parametrize(
    "homebrew",
    [
        7,
        ["own_townsfolk_1"],
        [("own_townsfolk_99", "Baker")],
        [("imp", "Baker")],
        [(*BAKER, "more")],
        [BAKER, BAKER],
        [("own_townsfolk_1", "Bak\ner")],
        [("own_townsfolk_1", "B" * 81)],
        [("own_townsfolk_1", "Baker", 7)],
        [("own_townsfolk_1", "Baker", "", "", "", ("a",) * 25)],
        [("own_townsfolk_1", "Baker", "", "", "", "Bread")],
    ],
)
def test_what_is_written_on_blank_cards_is_text_and_nothing_else(homebrew: Any) -> None:
    with pytest.raises(Refusal, match="setting-range"):
        TALE.set_up(7, homebrew=homebrew)


@pytest.mark.parametrize("key", BROUGHT)
def test_what_comes_with_a_script_is_lists_and_nothing_else(key: str) -> None:
    for value in (7, True, None, "baker", {"baker": 1}):
        with pytest.raises(Refusal, match="setting-range"):
            checked({key: value})


def test_a_blank_card_on_which_nothing_is_written_is_no_role() -> None:
    with pytest.raises(Refusal, match="unknown-role"):
        TALE.set_up(7, (*TALE.suggest(7), "own_minion_1"))


def test_a_line_of_the_fabled_and_loric_is_walked_while_they_are_there() -> None:
    telling = Table(WITH_A_WIZARD, company=("angel",)).telling
    until(telling, "angel")
    assert heard(telling, STORYTELLER, Prompted) == [Prompted("angel")]
    telling.amend(("mark", 0, "angel"))
    other = Table(WITH_A_WIZARD).night().telling
    assert Prompted("angel") not in heard(other, STORYTELLER, Prompted)


def test_for_a_role_is_asked_only_where_all_dream_of_roles() -> None:
    assert "role" in questions_for(("wizard", "imp"))
    assert "role" in questions_for(("gambler", "imp"))
    assert "role" not in questions_for(("poisoner", "imp"))
