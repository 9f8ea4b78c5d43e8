"""Toymaker, of the Fabled."""

from __future__ import annotations

from tests.games.clocktower.fabled import informed, table_with

from fabula.games.clocktower.almanac import notes

FIVE = "imp poisoner empath chef monk"


def test_with_few_players_the_evil_meet_all_the_same() -> None:
    assert informed(table_with("toymaker", roles=FIVE).night(poisoner=2), "demon") == [(1, (0,))]
    assert informed(table_with(roles=FIVE).night(poisoner=2), "demon") == []


def test_a_demon_may_choose_not_to_attack() -> None:
    table = table_with("toymaker", poisoner=1, monk=6).night().day()
    table.night(toymaker=0, imp=2)
    assert table.dead == []
    assert table.asked("imp") == []
    assert table.day().night(imp=2).dead == [2]


def test_a_demon_that_never_rested_does_not_end_the_game_tonight() -> None:
    table = table_with("toymaker", poisoner=1, monk=6).night().bury(3, 4, 5, 6).day()
    table.night(imp=2)
    assert table.dead == []
    assert table.asked("toymaker") == []
    table.day().night(imp=2)
    assert table.winners == ("evil",)


def test_who_has_rested_may_end_the_game() -> None:
    table = table_with("toymaker", poisoner=1, monk=6).night().day().night(toymaker=0)
    table.bury(3, 4, 5, 6).day().night(imp=2)
    assert table.winners == ("evil",)


def test_a_shabaloth_leaves_off_while_its_two_would_end_it() -> None:
    roles = "shabaloth poisoner empath chef monk slayer virgin"
    table = table_with("toymaker", roles=roles, poisoner=1, monk=6).night().bury(4, 5, 6).day()
    assert table.night(shabaloth=[2, 3]).dead == []


def test_a_lunatic_s_rest_is_not_the_demon_s() -> None:
    roles = "imp poisoner lunatic:imp chef monk slayer fortune_teller virgin"
    table = table_with("toymaker", roles=roles, poisoner=1, monk=7).night().day()
    table.night(toymaker={2: 2}, imp={0: 6, 2: 3})
    assert not notes.RESTED.stands(table.town.grimoire)
