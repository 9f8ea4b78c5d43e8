"""Who wins: every condition of the book's last page, and their order."""

from __future__ import annotations

from typing import Any

from fabula.games.mafia32.winners import Standing, winner


def stands(town: int, mafia: int = 0, triads: int = 0, loners: int = 0, **more: Any) -> Standing:
    """A town with so many living; `leaders` vote twice, `jailed` mafiosi are in jail."""
    leaders, jailed, infected = (more.pop(key, 0) for key in ("leaders", "jailed", "infected"))
    living = town + mafia + triads + loners + infected
    return Standing(
        living,
        town + leaders,
        {"mafia": mafia, "triads": triads},
        {"mafia": mafia - jailed, "triads": triads},
        loner=loners > 0,
        loner_wins=loners > 0 and living - loners - infected <= 1,
        **more,
    )


def at_dawn(town: int, mafia: int = 0, triads: int = 0, loners: int = 0, **more: Any) -> Any:
    """Who has won when the day begins."""
    return winner(stands(town, mafia, triads, loners, **more), at_dawn=True)


def after_the_vote(town: int, mafia: int = 0, triads: int = 0, loners: int = 0, **more: Any) -> Any:
    """Who has won when the vote is over."""
    return winner(stands(town, mafia, triads, loners, **more), at_dawn=False)


def test_the_town_wins_when_no_criminal_is_left() -> None:
    assert at_dawn(3) == ("town",)
    assert after_the_vote(3) == ("town",)
    assert at_dawn(3, mafia=1) is None


def test_a_gang_wins_when_the_town_has_no_majority() -> None:
    assert at_dawn(2, mafia=2) == ("mafia",)
    assert at_dawn(1, mafia=2) == ("mafia",)
    assert at_dawn(2, triads=2) == ("triads",)
    assert at_dawn(3, mafia=2) is None


def test_a_gang_wins_only_when_a_day_begins() -> None:
    assert after_the_vote(2, mafia=2) is None


def test_with_the_leader_the_town_may_be_one_fewer() -> None:
    assert at_dawn(3, mafia=3, leaders=1) is None
    assert at_dawn(2, mafia=3, leaders=1) == ("mafia",)


def test_prisoners_do_not_count() -> None:
    assert at_dawn(2, mafia=2, jailed=1) is None
    assert at_dawn(1, mafia=2, jailed=1) == ("mafia",)
    assert at_dawn(1, mafia=1, jailed=1) is None
    assert at_dawn(0, mafia=1, jailed=1) is None


def test_two_gangs_block_each_other() -> None:
    assert at_dawn(1, mafia=2, triads=2) is None
    assert at_dawn(0, mafia=1, triads=1) is None


def test_a_loner_wins_with_one_survivor() -> None:
    assert at_dawn(1, loners=1) == ("loner",)
    assert at_dawn(0, mafia=1, loners=1) == ("loner",)
    assert at_dawn(0, loners=1) == ("loner",)
    assert at_dawn(2, mafia=1, loners=1) is None


def test_patient_zero_wins_with_one_healthy_left() -> None:
    assert at_dawn(1, loners=1, infected=2) == ("loner",)
    assert at_dawn(1, mafia=1, loners=1, infected=2) == ("mafia",)
    assert at_dawn(2, mafia=1, loners=1, infected=2) is None


def test_the_loner_comes_before_gang_and_town() -> None:
    assert at_dawn(0, mafia=1, loners=1) == ("loner",)
    assert at_dawn(1, loners=1) == ("loner",)


def test_after_the_vote_only_the_town_can_have_won() -> None:
    assert after_the_vote(1, loners=1) == ("town",)
    assert after_the_vote(0, mafia=1, loners=1) is None


def test_a_living_loner_may_block_gang_and_town() -> None:
    assert at_dawn(2, mafia=2, loners=1) == ("mafia",)
    assert at_dawn(2, mafia=2, loners=1, loner_blocks=True) is None
    assert at_dawn(2, loners=1, loner_blocks=True) is None


def test_nobody_left_is_a_draw() -> None:
    assert at_dawn(0) == ()


def test_six_quiet_rounds_are_a_draw() -> None:
    assert at_dawn(3, mafia=1, quiet=11) is None
    assert at_dawn(3, mafia=1, quiet=12) == ()
    assert at_dawn(1, mafia=1, quiet=12) == ("mafia",)


def test_while_a_death_is_on_its_way_there_is_no_draw() -> None:
    assert at_dawn(3, mafia=1, quiet=13, due=True) is None
    assert at_dawn(3, mafia=1, quiet=14, due=True) == ()
