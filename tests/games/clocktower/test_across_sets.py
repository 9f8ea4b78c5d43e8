"""Roles of different chapters that meet."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.core.requests import as_choice
from fabula.games.clocktower.town.statements import is_true, sight_of


def test_6_a_shabaloth_who_chooses_the_goon_first_kills_nobody() -> None:
    table = Table("goon gossip chef monk scarlet_woman shabaloth").night().day()
    table.night(shabaloth=[0, 1], monk=2)
    assert table.dead == []
    assert table.town.is_evil(0)


def test_6_whom_a_shabaloth_chooses_before_the_goon_dies() -> None:
    table = Table("goon gambler chef monk scarlet_woman shabaloth").night().day()
    table.night(shabaloth=[1, 0], monk=2, gambler=(2, "chef"))
    assert table.dead == [1]


def test_7_a_fool_whom_the_pukka_has_poisoned_dies_of_execution_and_nobody_in_the_night() -> None:
    table = Table("fool chef empath monk soldier scarlet_woman pukka").night(pukka=0)
    assert table.day((1, 0, (0, 1, 2, 3))).dead == [0]
    assert table.night(pukka=1, monk=2).dead == []


def test_10_a_zombuul_whom_a_minstrel_makes_drunk_dies_when_executed_and_good_wins() -> None:
    table = Table("minstrel chef empath monk soldier assassin zombuul").night()
    table.day((0, 5, (0, 1, 2, 3))).night(zombuul=0, monk=1)
    assert table.day((0, 6, (0, 1, 2, 3))).winners == ("good",)


def test_12_a_sweetheart_who_becomes_the_fang_gu_breaks_nobody_s_heart() -> None:
    table = Table("sweetheart chef empath monk scarlet_woman soldier fang_gu").night().day()
    table.night(fang_gu=0, monk=1)
    assert (table.role(0), table.alive(0), table.alive(6)) == ("fang_gu", True, False)
    assert marked(table, "drunk") == []


def test_13_under_a_vortox_an_executed_mutant_is_the_execution_of_the_day() -> None:
    table = Table("mutant chef empath monk slayer virgin scarlet_woman vortox", mutant="yes").night()
    table.open_nominations().say(0, "claim", "saint").close_the_day()
    assert table.executed == [0]
    assert table.winners == ()


def test_13_under_a_vortox_flowergirl_and_town_crier_hear_what_is_false() -> None:
    table = Table("flowergirl town_crier empath monk scarlet_woman soldier vortox").night()
    table.day((4, 2, (0, 1, 4, 6))).night(vortox=5, monk=2)
    assert table.told(0) == ["no"]
    assert table.told(1) == ["no"]


def test_whom_the_pukka_has_poisoned_dies_though_it_is_kept_asleep() -> None:
    table = Table("exorcist chef empath monk soldier scarlet_woman pukka").night(pukka=1).day()
    table.night(exorcist=6, monk=2)
    assert table.dead == [1]
    assert "pukka" not in table.woke(6)


def test_where_nights_need_not_be_even_the_exorcised_pukka_kills_as_well() -> None:
    table = (
        Table("exorcist chef empath monk soldier scarlet_woman pukka", even_nights=False).night(pukka=1).day()
    )
    assert table.night(exorcist=6, monk=2).dead == [1]


def test_an_exorcised_zombuul_and_po_kill_nobody() -> None:
    for demon in ("zombuul", "po"):
        table = Table(f"exorcist chef empath monk soldier scarlet_woman {demon}").night().day()
        assert table.night(exorcist=6, monk=2, zombuul=1, po=1).dead == []


def test_a_professor_brings_back_whom_the_pukka_killed_and_they_are_well() -> None:
    table = Table("professor chef empath monk scarlet_woman pukka soldier").night(pukka=1).day()
    table.night(pukka=2, monk=0).day().night(professor=1, pukka=3, monk=0)
    assert table.alive(1)
    assert 1 not in marked(table, "poisoned")


def test_neighbours_of_a_tea_lady_live_through_a_shabaloth() -> None:
    table = Table("chef tea_lady empath monk scarlet_woman shabaloth soldier").night().day()
    assert table.night(shabaloth=[0, 3], monk=4).dead == [3]


def test_a_devils_advocate_saves_the_good_twin_and_evil_has_won_all_the_same() -> None:
    table = Table("evil_twin devils_advocate chef empath monk soldier slayer virgin mayor imp", twin=2)
    table.night(devils_advocate=2)
    assert table.day((3, 2, (2, 3, 4, 5, 6))).winners == ("evil",)


def test_on_the_mastermind_s_day_both_twins_alive_hold_the_good_back() -> None:
    table = Table("evil_twin mastermind chef empath monk soldier slayer virgin mayor imp", twin=2).night()
    table.day((3, 9, (2, 3, 4, 5, 6))).night()
    assert table.day().winners == ()


def test_a_snake_charmer_who_becomes_the_no_dashii_poisons_their_own_neighbours() -> None:
    table = Table("snake_charmer chef soldier empath no_dashii monk saint poisoner", poisoner=2)
    table.night(snake_charmer=4)
    assert table.role(0) == "no_dashii"
    assert set(marked(table, "poisoned")) >= {1, 4, 5}
    assert 3 not in marked(table, "poisoned")


def test_under_a_vortox_a_savant_is_told_two_lies() -> None:
    table = Table("savant chef empath monk slayer scarlet_woman vortox")
    table.night().open_nominations().say(0, "visit")
    (pair,) = [event["answer"] for event in table.heard_by(0) if event.get("kind") == "savant"]
    sight = sight_of(table.town)
    assert not any(is_true(as_choice(one), sight) for one in pair)


def test_under_a_vortox_an_artist_is_told_what_is_false() -> None:
    table = Table("artist chef empath monk slayer scarlet_woman vortox").night().open_nominations()
    table.say(0, "ask", ("is", 1, "chef"))
    assert table.told(0) == ["no"]


def test_under_a_vortox_a_juggler_is_told_a_wrong_number() -> None:
    table = Table("juggler chef empath monk slayer scarlet_woman vortox").night().open_nominations()
    table.say(0, "juggle", (("is", 1, "chef"), ("is", 2, "mayor")))
    table.nominate(4, 3, 0, 1, 2, 4).close_the_day()
    table.night(vortox=4)
    assert table.told(0)[0] in (0, 2)
