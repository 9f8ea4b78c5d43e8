"""The Mastermind."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, open_talk
from tests.games.clocktower.table import Table

SEVEN = "mastermind imp chef empath monk slayer soldier"
TEN = "mastermind poisoner imp chef empath monk slayer soldier mayor undertaker"
FIVE = "mastermind imp chef empath slayer"


def demon_executed(roles: str = SEVEN, **settled: object) -> Table:
    """On the first day the Demon is executed."""
    table = Table(roles, **settled).night()
    demon = roles.split().index("imp")
    voters = tuple(range(len(roles.split())))
    return table.day((3, demon, voters))


def test_the_game_goes_on_for_a_day() -> None:
    table = demon_executed()
    assert table.executed == [1]
    assert table.dead == [1]
    assert table.winners == ()


def test_nothing_tells_that_the_demon_died() -> None:
    plain = Table(SEVEN).night().day((3, 2, tuple(range(7))))
    heard = [event["e"] for event in demon_executed().heard_by("town")]
    assert heard == [event["e"] for event in plain.heard_by("town")]


def test_nobody_dies_in_the_night_by_the_dead_demon() -> None:
    table = demon_executed().night(monk=3)
    assert table.dead == []
    assert table.winners == ()


def test_if_a_good_player_is_executed_evil_wins() -> None:
    assert demon_executed().night(monk=3).day((3, 4, (2, 3, 4, 5))).winners == ("evil",)


def test_if_an_evil_player_is_executed_good_wins() -> None:
    assert demon_executed().night(monk=3).day((3, 0, (2, 3, 4, 5))).winners == ("good",)


def test_if_nobody_is_executed_good_wins() -> None:
    table = demon_executed().night(monk=3).day()
    assert table.winners == ("good",)
    assert table.found("ended")[-1]["kind"] == "demon_dead"


def test_what_decided_is_told() -> None:
    table = demon_executed().night(monk=3).day((3, 4, (2, 3, 4, 5)))
    assert table.found("ended") == [{"e": "ended", "kind": "mastermind"}]


def test_ruling_144_the_executed_need_not_die() -> None:
    roles = "mastermind devils_advocate imp chef empath monk slayer soldier mayor undertaker"
    table = demon_executed(roles, devils_advocate=[3, 4, 0]).night(monk=3)
    assert table.day((3, 4, (3, 4, 5, 6, 7, 8))).winners == ("evil",)
    table = demon_executed(roles, devils_advocate=[3, 0]).night(monk=3)
    assert table.day((3, 0, (3, 4, 5, 6, 7, 8))).winners == ("good",)


def test_ruling_144_the_dead_may_be_executed() -> None:
    table = demon_executed().night(monk=3)
    assert table.day((3, 1, (2, 3, 4, 5))).winners == ("good",)


def test_an_exile_is_no_execution() -> None:
    table = Table(SEVEN)
    arrive(table, "thief", "evil")
    table.night(thief=2).day((3, 1, (0, 2, 3, 4, 5, 6)))
    table.night(monk=3, thief=2).open_nominations().exile(2, 7, 0, 1, 2, 3, 4, 5)
    assert table.dead == [7]
    assert table.close_the_day().winners == ("good",)


def test_a_poisoned_mastermind_does_nothing() -> None:
    assert demon_executed(TEN, poisoner=0).winners == ("good",)


def test_a_dead_mastermind_does_nothing() -> None:
    table = Table(SEVEN).night().day((3, 0, (2, 3, 4, 5))).night(imp=6, monk=3)
    assert table.day((3, 1, (2, 3, 4, 5))).winners == ("good",)


def test_a_shot_is_no_execution() -> None:
    table = Table(SEVEN).night()
    open_talk(table).say(5, "slay", 1)
    assert table.end_if_decided().winners == ("good",)


def test_ruling_145_with_two_alive_the_day_is_played() -> None:
    table = Table(FIVE).night().day((2, 4, (1, 2, 3, 4))).night(imp=3)
    table.day((2, 1, (0, 2)))
    assert table.winners == ()
    assert len(table.town.living) == 2
    assert table.night().day((2, 0, (2,))).winners == ("good",)


def test_ruling_146_once_begun_the_day_is_played_without_the_mastermind_too() -> None:
    table = demon_executed()
    table.telling.amend(("kill", 0))
    assert table.night(monk=3).winners == ()
    assert table.day((3, 4, (2, 3, 4, 5))).winners == ("evil",)


def test_if_a_scarlet_woman_takes_over_the_game_is_what_it_was() -> None:
    roles = "mastermind scarlet_woman imp chef empath monk slayer soldier mayor undertaker"
    table = demon_executed(roles)
    assert table.role(1) == "imp"
    table.night(imp=4, monk=3).day((3, 5, (3, 5, 6, 7, 8)))
    assert table.winners == ()
    table.night(imp=7, monk=3).day((3, 1, (3, 6, 7, 8)))
    assert table.winners == ()
    assert table.night().day().winners == ("good",)


def test_ruling_147_a_spy_who_is_executed_loses_as_what_they_are() -> None:
    roles = "mastermind spy imp chef empath monk slayer soldier mayor undertaker"
    table = demon_executed(roles).night(monk=3).day((3, 1, (3, 4, 5, 6, 7, 8)))
    assert table.winners == ("good",)


def test_a_saint_who_is_executed_on_the_day_loses_for_good() -> None:
    table = demon_executed("mastermind baron imp chef empath monk slayer soldier saint recluse").night(monk=3)
    assert table.day((3, 8, (3, 4, 5, 6, 7))).winners == ("evil",)


def test_after_the_virgin_s_execution_it_is_over() -> None:
    table = demon_executed("mastermind imp chef virgin empath slayer soldier", demon=1).night()
    assert table.day((2, 3, ())).winners == ("evil",)
