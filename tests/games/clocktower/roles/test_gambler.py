"""The Gambler."""

from __future__ import annotations

from tests.games.clocktower.table import Table

SEVEN = "gambler chef empath monk soldier scarlet_woman imp"
POISONED = "gambler chef empath monk soldier poisoner imp"


def bet(table: Table, seat: int, role: str, **choices: object) -> Table:
    """A bet in the second night, in which the Imp kills the Soldier in vain."""
    return table.night(poisoner=5).day().night(**{"gambler": (seat, role), "imp": 4, "monk": 1, **choices})


def test_the_gambler_sleeps_in_the_first_night() -> None:
    assert Table(SEVEN).night().woke(0) == []


def test_who_guesses_right_lives_and_is_told_nothing() -> None:
    table = bet(Table(SEVEN), 6, "imp")
    assert table.dead == []
    assert table.told(0) == []


def test_who_guesses_wrong_dies() -> None:
    assert bet(Table(SEVEN), 6, "chef").dead == [0]


def test_any_player_and_any_role_may_be_named_oneself_and_the_dead_too() -> None:
    table = Table(SEVEN).night().bury(1).day()
    options = table.asked_by_night("gambler")
    assert {seat for seat, _ in options} == {0, 1, 2, 3, 4, 5, 6}
    assert (0, "gambler") in options
    assert (1, "virgin") in options


def test_a_poisoned_gambler_never_dies_of_it() -> None:
    assert bet(Table(POISONED), 6, "chef", poisoner=0).dead == []


def test_a_drunk_gambler_never_dies_of_it() -> None:
    table = Table("drunk:gambler chef empath monk scarlet_woman imp").night().day()
    assert table.night(gambler=(1, "imp"), monk=1, imp=1).dead == []


def test_the_drunk_is_the_drunk_and_not_whom_they_believe_to_be() -> None:
    seats = "gambler drunk:chef empath monk scarlet_woman imp"
    assert Table(seats).night().day().night(gambler=(1, "chef"), monk=2, imp=2).dead == [0]
    table = Table(seats).night().day().night(gambler=(1, "drunk"), monk=2, imp=2)
    assert table.dead == []


def test_a_recluse_may_register_as_what_was_guessed() -> None:
    seats = "gambler recluse empath monk scarlet_woman imp"
    asked = "register:gambler"
    table = Table(seats).night().day().night(gambler=(1, "imp"), monk=2, imp=2, **{asked: "yes"})
    assert table.dead == []
    table = Table(seats).night().day().night(gambler=(1, "imp"), monk=2, imp=2, **{asked: "no"})
    assert table.dead == [0]


def test_a_spy_may_register_as_a_townsfolk() -> None:
    seats = "gambler chef empath monk soldier spy imp"
    asked = "register:gambler"
    table = Table(seats).night().day().night(gambler=(5, "virgin"), monk=2, imp=2, **{asked: "yes"})
    assert table.dead == []


def test_a_monk_does_not_save_the_gambler_and_an_innkeeper_does() -> None:
    assert bet(Table(SEVEN), 6, "chef", monk=0).dead == [0]
    table = Table("gambler chef empath innkeeper soldier scarlet_woman imp").night().day()
    table.night(gambler=(6, "chef"), innkeeper=(0, 1), innkeeper_drunk=1, imp=4)
    assert table.dead == []


def test_a_guess_after_a_change_of_role_is_about_the_new_one() -> None:
    table = Table(SEVEN).night().day((0, 6, (0, 1, 2, 3)))
    assert table.role(5) == "imp"
    assert table.night(gambler=(5, "imp"), monk=1, imp=4).dead == []


def test_who_has_died_of_a_bet_does_not_count_as_killed_by_the_demon() -> None:
    table = bet(Table(SEVEN), 6, "chef")
    assert [attack["seat"] for attack in table.found("attacked")] == [4]


def test_who_becomes_the_gambler_bets_from_then_on() -> None:
    table = Table(SEVEN).night()
    table.telling.amend(("role", 1, "gambler"))
    table.day().night(gambler={0: (6, "imp"), 1: (2, "chef")}, imp=4, monk=2)
    assert table.dead == [1]
