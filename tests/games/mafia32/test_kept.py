"""Games begun under our first rulings go on by them, whatever has been ruled since."""

from __future__ import annotations

from typing import Any

from tests.games.mafia32.table import Table

from fabula.core.events import Unexecuted
from fabula.core.requests import FATE
from fabula.core.telling import Telling
from fabula.games.mafia32.tale import Mafia32

TOWN = "citizen citizen citizen citizen citizen citizen"
AS_THEY_WERE = {
    "candidates": "everyone", "hands": "at_once", "must_vote": False, "tie": "revote_none",
    "last_words": False, "blocked_info": "random", "spy_vote": "counts", "journalist_gangs": "different",
    "judge_infected": "keep", "infected": "join", "maniac_pass": False, "loner_blocks": False,
    "pad_calls": False,
}  # fmt: skip


class Kept(Table):
    """A table at which a game goes on whose log knows only the settings of its time."""

    def __init__(self, cards: str, fate: Any = None, **settings: Any) -> None:
        roles = tuple(cards.split())
        self.fate = fate
        setup = Mafia32().set_up_again(len(roles), roles, {**AS_THEY_WERE, **settings})
        self.telling = Telling(Mafia32(), setup)
        self.telling.begin_beat()
        self.telling.answer(FATE, roles)
        self.heard = 0
        self._until("dawn", {})
        self.day()


def test_an_infected_criminal_was_none() -> None:
    assert Kept(f"patient_zero don {TOWN}").night(patient_zero=1, mafia=2).won == ("town",)


def test_three_quiet_rounds_were_a_draw_with_the_night_of_acquaintance() -> None:
    table = Kept(f"don mafioso doctor {TOWN}").night(mafia=None).day()
    table.night(mafia=None).day()
    assert table.won == ()


def test_the_lot_was_drawn_among_all_cards() -> None:
    table = Kept(f"beauty judge don mafioso {TOWN}", fate="judge").night(beauty=1, judge=2)
    assert table.saw(1) == [(2, "judge")]


def test_the_lawyers_false_card_was_a_plain_one() -> None:
    table = Kept("lawyer don judge detective doctor beauty leader").night(lawyer=1, judge=1)
    assert table.saw(2) == [(1, "citizen")]


def test_judge_and_journalist_saw_crossed_arms() -> None:
    assert Kept(f"judge mafioso {TOWN}").night(mafia=3, judge=3).told(0) == ["killed"]


def test_the_heir_had_the_bosses_card() -> None:
    table = Kept(f"don mafioso mafioso {TOWN} citizen", fate=1).vote_out(0)
    table.night(mafia=4)
    assert table.card(1) == "don"


def test_nobody_heard_that_nobody_has_to_go() -> None:
    told = Kept(f"don mafioso doctor {TOWN}").now()
    assert not any(isinstance(event, Unexecuted) for event in told)
    assert any(isinstance(event, Unexecuted) for event in Table(f"don mafioso doctor {TOWN}").now())
