"""The Undertaker."""

from __future__ import annotations

from tests.games.clocktower.table import Table

SEVEN = "undertaker chef monk empath soldier scarlet_woman imp"
SIXTEEN = (
    "undertaker chef imp washerwoman librarian investigator empath fortune_teller monk poisoner "
    "ravenkeeper scarlet_woman butler spy saint {}"
)
HALF_OF_SIXTEEN = (0, 1, 3, 4, 5, 6, 7, 8)


def a_night_after(table: Table, nominator: int, nominee: int, *voters: int, **choices: object) -> Table:
    """Play a first night, this execution, and the night that follows, in which nobody dies."""
    table.night().day((nominator, nominee, voters), **choices)
    return table.night(imp=nominee, **choices)


def test_the_undertaker_learns_the_role_of_whoever_was_executed() -> None:
    assert a_night_after(Table(SEVEN), 0, 3, 0, 1, 2, 4).told(0) == ["empath"]
    assert a_night_after(Table(SEVEN), 0, 5, 0, 1, 2, 4).told(0) == ["scarlet_woman"]


def test_without_an_execution_the_undertaker_sleeps() -> None:
    table = Table(SEVEN).night()
    assert table.woke(0) == []
    assert table.day((0, 3, (0, 1, 2))).night(imp=3).woke(0) == []


def test_the_execution_of_the_day_before_is_forgotten() -> None:
    table = a_night_after(Table(SEVEN), 0, 3, 0, 1, 2, 4)
    assert table.day().night(imp=3).woke(0) == []


def test_an_executed_demon_is_learned_as_the_demon_and_not_as_who_took_over() -> None:
    table = Table(SEVEN).night().day((0, 6, (0, 1, 2, 4)))
    assert table.role(5) == "imp"
    assert table.night(imp=6).told(0) == ["imp"]


def test_an_executed_drunk_is_learned_as_the_drunk() -> None:
    eight = "undertaker drunk:chef monk empath soldier slayer scarlet_woman imp"
    assert a_night_after(Table(eight), 0, 1, 0, 2, 3, 4).told(0) == ["drunk"]


def test_an_executed_recluse_may_be_learned_as_any_minion_or_demon() -> None:
    eight = "undertaker recluse monk empath soldier slayer scarlet_woman imp"
    table = a_night_after(Table(eight), 0, 1, 0, 2, 3, 4)
    assert table.asked("learn:undertaker") == [
        ("recluse", "poisoner", "spy", "scarlet_woman", "baron", "imp")
    ]


def test_an_executed_spy_may_be_learned_as_any_townsfolk_or_outsider() -> None:
    table = a_night_after(Table("undertaker chef monk empath soldier spy imp"), 0, 5, 0, 1, 2, 4)
    told = table.asked("learn:undertaker")[0]
    assert told[0] == "spy"
    assert {"mayor", "undertaker", "saint", "drunk"} < set(told)
    assert not {"imp", "poisoner", "baron"} & set(told)


def test_a_spy_who_was_executed_for_nominating_the_virgin_may_be_learned_as_another() -> None:
    seven = "undertaker chef monk empath virgin spy imp"
    table = Table(seven).night().day((5, 4, ()), **{"register:virgin": "yes"})
    assert table.executed == [5]
    table.night(imp=5, **{"learn:undertaker": "saint"})
    assert table.told(0) == ["saint"]


def test_whom_the_virgin_had_executed_is_learned() -> None:
    table = Table("undertaker chef monk empath virgin scarlet_woman imp").night().day((1, 4, ()))
    assert table.night(imp=1).told(0) == ["chef"]


def test_a_poisoned_undertaker_is_woken_and_may_be_told_any_role() -> None:
    """As in the example of play, in which the poisoned one is shown the Drunk (Пример игры)."""
    table = Table("undertaker chef monk empath soldier poisoner imp", poisoner=0)
    a_night_after(table, 1, 3, 0, 1, 2, 4, **{"learn:undertaker": "drunk"})
    assert table.told(0) == ["drunk"]
    assert len(table.asked("learn:undertaker")[0]) == 22


def test_a_drunk_undertaker_is_woken_and_may_be_told_any_role() -> None:
    eight = "drunk:undertaker chef monk empath soldier slayer scarlet_woman imp"
    table = a_night_after(Table(eight), 1, 3, 0, 1, 2, 4)
    assert len(table.asked("learn:undertaker")[0]) == 22


def test_a_drunk_undertaker_sleeps_as_well_without_an_execution() -> None:
    eight = "drunk:undertaker chef monk empath soldier slayer scarlet_woman imp"
    assert Table(eight).night().day().night(imp=1).woke(0) == []


def test_an_undertaker_who_dies_in_the_night_learns_nothing() -> None:
    table = Table(SEVEN).night().day((0, 3, (0, 1, 2, 4))).night(imp=0)
    assert table.woke(0) == []


def test_an_execution_of_the_dead_is_no_death() -> None:
    table = Table(SEVEN).night().bury(3).day((0, 3, (0, 1, 2)))
    assert table.executed == [3]
    assert table.night(imp=3).woke(0) == []


def test_whoever_is_shot_did_not_die_by_execution() -> None:
    table = Table("undertaker slayer monk empath soldier recluse scarlet_woman imp").night()
    table.open_nominations().say(1, "slay", 5, **{"register:slayer": "yes"}).close_the_day()
    assert not table.alive(5)
    assert table.night(imp=5).woke(0) == []


def test_who_was_shot_when_about_to_die_is_executed_dead() -> None:
    table = (
        Table("undertaker slayer monk empath soldier recluse scarlet_woman imp").night().open_nominations()
    )
    table.nominate(0, 5, 0, 1, 2, 3).say(1, "slay", 5, **{"register:slayer": "yes"}).close_the_day()
    assert table.executed == [5]
    assert table.night(imp=5).woke(0) == []


def test_an_exile_is_no_execution() -> None:
    table = Table(SIXTEEN.format("thief"), poisoner=2).night().open_nominations()
    table.exile(0, 15, *HALF_OF_SIXTEEN).close_the_day()
    assert not table.alive(15)
    assert table.night(imp=15).woke(0) == []


def test_the_scapegoat_who_was_executed_instead_is_learned() -> None:
    table = Table(SIXTEEN.format("scapegoat"), poisoner=2).night()
    table.day((0, 1, HALF_OF_SIXTEEN), scapegoat="yes")
    assert table.executed == [15]
    assert table.night(imp=15).told(0) == ["scapegoat"]


def test_the_dead_undertaker_sleeps() -> None:
    table = Table(SEVEN).night().day((1, 0, (1, 2, 3, 4)))
    assert table.executed == [0]
    assert table.night(imp=0).woke(0) == []
