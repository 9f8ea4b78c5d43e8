"""Cases in which several roles meet, worked out beforehand."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, end_talk, exiles, may, open_talk, tallies, tokens
from tests.games.clocktower.table import Table

SEVEN = "imp poisoner chef empath monk slayer soldier"
NINE = "imp scarlet_woman saint recluse chef empath slayer soldier virgin"


def test_01_a_poisoned_slayer_shoots_in_vain_and_has_no_second_shot() -> None:
    table = Table(SEVEN).night(poisoner=5)
    open_talk(table).say(5, "slay", 0)
    assert table.alive(0)
    end_talk(table).close_the_day().night(poisoner=2, imp=2, monk=3)
    assert may(open_talk(table), 5, "slay") == []


def test_02_a_spy_nominates_the_virgin_and_both_may_come_of_it() -> None:
    roles = "spy imp virgin undertaker chef empath monk"
    assert Table(roles).night().day((0, 2, ()), **{"register:virgin": "no"}).executed == []
    table = Table(roles).night().day((0, 2, ()), **{"register:virgin": "yes"})
    assert table.executed == [0]
    told = table.asked_by_night("learn:undertaker", imp=4, monk=3)
    assert {"spy", "mayor", "saint"} <= set(told)


def test_03_travellers_do_not_help_the_scarlet_woman() -> None:
    five = Table("scarlet_woman imp slayer empath chef")
    for role in ("thief", "bureaucrat", "scapegoat"):
        arrive(five, role)
    five.night(thief=4, bureaucrat=3).day((2, 1, (2, 3, 0, 5)))
    assert five.role(0) == "imp"
    four = Table("scarlet_woman imp slayer empath chef").night().day().night(imp=4)
    for role in ("thief", "bureaucrat", "scapegoat"):
        arrive(four, role)
    assert four.day((2, 1, (2, 3, 0, 5))).winners == ("good",)


def test_04_an_imp_under_the_monks_protection_cannot_kill_itself() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(imp=0, monk=0)
    assert table.dead == []
    assert [table.role(0), table.role(1)] == ["imp", "poisoner"]


def test_05_a_recluse_between_imp_and_poisoner_counts_none_one_or_two_pairs() -> None:
    table = Table("chef imp recluse poisoner empath monk", poisoner=5)
    assert sorted(table.asked_by_night("learn:chef")) == [0, 1, 2]


def test_10_a_demon_who_is_executed_while_poisoned_is_dead() -> None:
    table = Table(SEVEN).night(poisoner=0).day((2, 0, (2, 3, 4, 5)))
    assert table.winners == ("good",)


def test_15_while_a_scarlet_woman_takes_over_the_game_goes_on() -> None:
    table = Table(NINE).night().day((4, 0, (4, 5, 6, 7, 8)))
    assert table.winners == ()
    assert table.night(imp=4).dead == [4]


def test_17_the_bureaucrat_and_a_ghost() -> None:
    table = Table(SEVEN, poisoner=2)
    arrive(table, "bureaucrat")
    table.night(bureaucrat=3).day().night(bureaucrat=5, imp=5, monk=2).open_nominations()
    table.exile(0, 7, 5)
    assert exiles(table)[0][0] == 1
    assert tokens(table, 5) == 1
    table.nominate(0, 2, 5)
    assert tallies(table)[0][1] == 3
    assert tokens(table, 5) == 0


def test_19_the_threshold_falls_and_the_earlier_tally_still_has_to_be_beaten() -> None:
    table = Table(NINE).night().open_nominations().nominate(0, 4, 0, 1, 2, 3)
    table.say(6, "slay", 3, **{"register:slayer": "yes"})
    assert len(table.town.living) == 8
    table.nominate(1, 5, 0, 1, 2, 4).nominate(2, 7, 0, 1, 2, 4, 5)
    assert tallies(table) == [(4, 4, 5, None), (5, 4, 5, None), (7, 5, 5, 7)]


def test_20_a_beggar_with_three_tokens_dies_and_has_one() -> None:
    table = Table(SEVEN, poisoner=2)
    beggar = arrive(table, "beggar")
    table.night()
    for victim in (2, 3, 5):
        table.day().night(imp=victim, monk=6)
    open_talk(table)
    for giver in (2, 3, 5):
        table.say(giver, "give", beggar)
    assert tokens(table, beggar) == 3
    end_talk(table).exile(0, beggar, 0, 1, 4, 6)
    assert tokens(table, beggar) == 1
