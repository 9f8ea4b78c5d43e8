"""What one seat of either Mafia may work out of its view and notes, and of nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.mafia32.table import Table as Table32
from tests.games.vendetta.table import NIGHT
from tests.games.vendetta.table import Table as TableOfVendetta

from fabula.core.events import Event
from fabula.core.requests import FATE
from fabula.core.telling import Telling
from fabula.core.views import hears
from fabula.deduction import NOTED, NOTES_ALLOW
from fabula.deduction.found import CLASH, EARLY, LEAVES, PROVES, UNKNOWN
from fabula.deduction.mafia.noted import Note
from fabula.games import tale_called
from fabula.games.vendetta.tale import Vendetta


def answer(telling: Telling, notes: dict[int, Note], seat: int = 0) -> dict[str, Any]:
    """What a seat would be answered, and of what."""
    tale = telling.tale.id
    heard = [one for one in telling.log if isinstance(one, Event) and hears(seat, one)]
    case = NOTES_ALLOW[tale](telling.setup, seat, heard, notes)
    return {"case": case, **NOTED[tale](dict(case))._asdict()}


class Laid32(Table32):
    """A table at which the set lies in order, whoever has which card."""

    def __init__(self, cards: str) -> None:
        deal = tuple(cards.split())
        self.fate, self.heard = None, 0
        self.telling = begun("mafia32", deal)
        self._until("dawn", {})
        self.day()


class LaidVendetta(TableOfVendetta):
    """The same of Blood Vendetta."""

    def __init__(self, cards: str) -> None:
        deal = tuple(cards.split())
        self.tale, self.fate, self.heard = Vendetta(), None, 0
        self.telling = begun("vendetta", deal)
        self._while(lambda name: name not in NIGHT, {})


def begun(tale: str, deal: tuple[str, ...]) -> Telling:
    """A game of these cards, of which nobody can see by the set who has which."""
    of = tale_called(tale)
    telling = Telling(of, of.set_up(len(deal), tuple(sorted(deal)), hands="at_once"))
    telling.begin_beat()
    telling.answer(FATE, deal)
    return telling


def of_the_32(cards: str, **chosen: Any) -> Telling:
    """A second night in which a Detective checks the second player, and the day after it."""
    table = Laid32(cards).night(detective=1, **chosen)
    while table.telling.grimoire.phase != "day":
        table.telling.begin_beat()
    return table.telling


def vampires(cards: str, **chosen: Any) -> Telling:
    """A light in which the count checks the second player, and the talk of the night after it."""
    table = LaidVendetta(cards).round(count=1, **chosen)
    table.telling.begin_beat()
    return table.telling


# The second and the fourth are of the town, the last has died: in each of them the first hears the same.
EQUAL_32 = (
    ("detective citizen mafioso doctor citizen citizen citizen", {"mafia": 6}),
    ("detective doctor citizen mafioso citizen citizen citizen", {"mafia": 6}),
    ("detective citizen doctor citizen mafioso citizen citizen", {"mafia": 6}),
)
EQUAL_VENDETTA = (
    ("count vampire hunter nosferatu vampire vampire hunter vampire", {"hunters": 7}),
    ("count vampire vampire hunter nosferatu hunter vampire vampire", {"hunters": 7}),
)


def said(telling: Telling, *words: tuple[int, tuple[Any, ...]]) -> Telling:
    """The same after somebody has said something."""
    for seat, what in words:
        telling.answer(seat, what)
    return telling


@pytest.mark.parametrize("notes", [{}, {2: ("town", ())}, {3: ("", ("doctor",))}])
def test_equal_views_of_the_32_have_an_equal_answer_byte_for_byte(notes: dict[int, Note]) -> None:
    games = [said(of_the_32(cards, **how), (1, ("claim", "citizen"))) for cards, how in EQUAL_32]
    every = {json.dumps(answer(one, notes)) for one in games}
    assert len(every) == 1
    assert len({str(one.grimoire.cards) for one in games}) == len(games)


@pytest.mark.parametrize("notes", [{}, {2: ("vampires", ())}, {3: ("", ("nosferatu",))}])
def test_equal_views_of_vendetta_have_an_equal_answer_byte_for_byte(notes: dict[int, Note]) -> None:
    games = [said(vampires(cards, **how), (1, ("claim", "vampire"))) for cards, how in EQUAL_VENDETTA]
    every = {json.dumps(answer(one, notes)) for one in games}
    assert len(every) == 1
    assert len({str(one.grimoire.cards) for one in games}) == len(games)


def test_marks_leave_fewer_deals_and_those_that_cannot_hold_together_are_named() -> None:
    telling = of_the_32("detective mafioso citizen citizen citizen citizen", mafia=5)
    plain = answer(telling, {})
    assert (plain["word"], plain["suspects"]) == (PROVES, ((1, 100),))
    clash = answer(telling, {1: ("town", ()), 2: ("town", ())})
    assert (clash["word"], clash["clash"]) == (CLASH, ((1, "town"),))
    telling = of_the_32("detective citizen mafioso doctor citizen citizen citizen", mafia=6)
    before, after = answer(telling, {}), answer(telling, {3: ("", ("doctor",))})
    assert before["word"] == after["word"] == LEAVES
    assert 0 < after["number"] < before["number"]
    assert 3 in dict(before["suspects"])
    assert 3 not in dict(after["suspects"])


def test_whoever_hides_sees_what_follows_if_they_have_said_the_truth() -> None:
    telling = of_the_32("detective citizen mafioso doctor citizen citizen citizen", mafia=6)
    silent = answer(telling, {}, seat=2)
    assert silent["case"]["claims"]["p2"] == "silent"
    assert 2 not in dict(silent["suspects"])
    lied = answer(said(telling, (2, ("claim", "citizen"))), {}, seat=2)
    assert lied["case"]["claims"]["p2"] == "citizen"
    assert 2 in dict(lied["suspects"])
    assert "mafioso" not in json.dumps([lied["case"]["info"], lied["case"]["claims"]])


def test_what_others_say_to_have_learned_counts_where_they_have_the_card_for_it() -> None:
    telling = vampires("vampire hunter count nosferatu vampire vampire vampire vampire", hunters=7)
    before = answer(telling, {})
    words = ((2, ("claim", "count")), (2, ("checked", 4, "hunter")))
    after = answer(said(telling, *words), {2: ("", ("count",))})
    assert dict(before["suspects"]).get(4, 0) < dict(after["suspects"])[4] == 100


def test_before_all_have_talked_nothing_is_worked_out_nor_beside_patient_zero() -> None:
    assert answer(begun("mafia32", ("detective", "mafioso", *["citizen"] * 4)), {})["word"] == EARLY
    beside = of_the_32("detective patient_zero mafioso citizen citizen citizen", mafia=5)
    assert answer(beside, {})["word"] == UNKNOWN
