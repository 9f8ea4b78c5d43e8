"""Whoever is blocked, or checks somebody the Lawyer pleads for, must not be able to notice it."""

from __future__ import annotations

from typing import Any

from tests.games.mafia32.table import Table

from fabula.core.requests import FATE, Ask, Choice
from fabula.games.mafia32.plausible import DIFFERENT, SAME, fits


class Noting(Table):
    """A table that keeps in mind what lots were drawn among."""

    def __init__(self, cards: str) -> None:
        self.drawn: dict[str, tuple[Choice, ...]] = {}
        super().__init__(cards, maniac_pass=True)

    def _choice(self, ask: Ask, choices: dict[Any, Choice]) -> Choice:
        if ask.who == FATE:
            self.drawn[ask.prompt] = tuple(ask.options)
        return super()._choice(ask, choices)


def lots_for(table: Noting, prompt: str, **choices: Choice) -> tuple[Choice, ...]:
    """Among what a lot of this name is drawn in the coming night."""
    table.night(None, **choices)
    return table.drawn[prompt]


def test_a_blocked_judge_is_never_shown_their_own_card() -> None:
    table = Noting("beauty judge don mafioso citizen citizen citizen citizen")
    assert lots_for(table, "judge:blocked", beauty=1, judge=2) == ("beauty", "don", "mafioso", "citizen")


def test_a_blocked_judge_is_never_shown_a_card_that_lies_open() -> None:
    table = Noting("beauty judge don mafioso doctor citizen citizen citizen citizen")
    table.night(mafia=4).day()
    assert "doctor" not in lots_for(table, "judge:blocked", beauty=1, judge=2)


def test_a_blocked_judge_is_shown_again_what_they_have_seen() -> None:
    table = Noting("beauty judge don mafioso doctor citizen citizen citizen citizen")
    table.night(judge=4, mafia=None).day()
    assert lots_for(table, "judge:blocked", beauty=1, judge=4) == ("doctor",)


def test_a_blocked_judge_is_never_shown_a_card_they_have_seen_elsewhere() -> None:
    table = Noting("beauty judge don mafioso doctor citizen citizen citizen citizen")
    table.night(judge=4, mafia=None).day()
    assert "doctor" not in lots_for(table, "judge:blocked", beauty=1, judge=5)


def test_a_blocked_detective_hears_of_no_loner_in_a_set_without_one() -> None:
    table = Noting("beauty detective don mafioso citizen citizen citizen citizen")
    assert lots_for(table, "detective:blocked", beauty=1, detective=2) == ("town", "criminal")


def test_while_patient_zero_may_live_anybody_may_be_a_loner() -> None:
    table = Noting("beauty detective patient_zero mafioso citizen citizen citizen citizen")
    table.night(detective=4, mafia=None).day()
    assert lots_for(table, "detective:blocked", beauty=1, detective=4) == ("town", "loner")


def test_once_the_only_loner_lies_open_nobody_is_one() -> None:
    table = Noting("beauty detective maniac mafioso citizen citizen citizen citizen")
    table.vote_out(2)
    assert "loner" not in lots_for(table, "detective:blocked", beauty=1, detective=4)


def test_a_blocked_journalist_finds_what_fits_all_they_have_found() -> None:
    table = Noting("beauty journalist don mafioso citizen citizen citizen citizen citizen")
    table.night(journalist=(4, 5), mafia=None).day()
    table.night(journalist=(5, 6), mafia=None).day()
    assert lots_for(table, "journalist:blocked", beauty=1, journalist=(4, 6)) == (SAME,)


def test_two_in_jail_are_of_the_only_gang() -> None:
    table = Noting("beauty judge journalist don mafioso mafioso" + " citizen" * 7)
    table.night(judge=3, mafia=None).day()
    table.night(judge=4, mafia=None).day()
    assert lots_for(table, "journalist:blocked", beauty=2, journalist=(3, 4)) == (SAME,)


def test_the_lawyers_false_card_is_of_the_set() -> None:
    cards = "lawyer don judge detective doctor beauty leader"
    assert lots_for(Noting(cards), "judge:defended", lawyer=1, judge=1) == (
        "detective", "doctor", "beauty", "leader",
    )  # fmt: skip
    assert lots_for(Noting(cards), "judge:defended", lawyer=6, judge=6) == ("lawyer", "don")


def test_the_false_card_is_none_that_the_judge_knows_elsewhere() -> None:
    table = Noting("lawyer don judge doctor beauty leader citizen citizen")
    table.night(judge=3, mafia=None).day()
    table.night(judge=4, mafia=None).day()
    assert lots_for(table, "judge:defended", lawyer=1, judge=1, mafia=None) == ("leader", "citizen")


def test_of_two_factions_who_differ_from_one_are_the_same() -> None:
    chain = [(0, 1, DIFFERENT), (1, 2, DIFFERENT)]
    assert not fits([*chain, (0, 2, DIFFERENT)], two=True)
    assert fits([*chain, (0, 2, SAME)], two=True)
    assert fits([*chain, (0, 2, DIFFERENT)], two=False)


def test_what_is_the_same_by_a_third_is_not_different() -> None:
    assert not fits([(0, 1, SAME), (1, 2, SAME), (0, 2, DIFFERENT)], two=False)
    assert fits([(0, 1, SAME), (0, 2, DIFFERENT)], two=False)
