"""The Godfather."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked, open_talk
from tests.games.clocktower.table import Table

from fabula.core.grimoire import Grimoire
from fabula.core.requests import Inform
from fabula.games.clocktower.almanac.cards import DIED_TODAY
from fabula.games.clocktower.almanac.setup_table import counts_for
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.town.changes import become

NINE = "godfather imp chef empath monk slayer soldier saint butler"  # by the table two Outsiders, here two
EIGHT = "godfather imp chef empath monk slayer soldier undertaker"  # by the table one Outsider, here none
TEN = "godfather poisoner imp chef empath monk slayer soldier mayor recluse"
SPIES = "godfather spy imp chef empath monk slayer soldier mayor saint"


def sits(table: Table) -> Grimoire:
    """The Grimoire."""
    return table.telling.grimoire


def test_there_is_an_outsider_more_or_less() -> None:
    eight = counts_for(8, ("godfather", "imp"))
    assert [one["outsider"] for one in eight] == [0, 2]
    seven = counts_for(7, ("godfather", "imp"))
    assert [one["outsider"] for one in seven] == [0, 1]
    seven_of_them = ("chef", "empath", "monk", "slayer", "soldier", "godfather", "imp")
    assert seven_of_them in Sets(7, tuple(NINE.split()))


def test_on_the_first_night_the_outsiders_in_play_are_learned() -> None:
    table = Table("godfather imp chef empath monk slayer saint butler").night()
    assert table.told(0)[-1] == ("butler", "saint")


def test_without_outsiders_that_is_learned() -> None:
    assert Table(EIGHT[: EIGHT.rindex(" ")]).night().told(0)[-1] == ()


def test_what_is_learned_is_told_to_nobody_else() -> None:
    table = Table("godfather imp chef empath monk slayer saint butler").night()
    told = [one for one in table.heard_by(1) if one["e"] == "informed" and one["kind"] == "godfather"]
    assert told == []


def test_a_drunk_counts_as_the_outsider_he_is() -> None:
    assert Table("godfather imp chef empath monk slayer drunk:mayor").night().told(0)[-1] == ("drunk",)


def test_ruling_140_a_recluse_may_be_passed_over_and_a_spy_seen() -> None:
    table = Table(TEN, poisoner=3)
    assert list(ask_of_learning(table).honest) == [("recluse",), ()]
    table = Table(SPIES)
    honest = ask_of_learning(table).honest
    assert honest[0] == ("saint",)
    assert ("butler", "saint") in honest


def ask_of_learning(table: Table) -> Inform:
    """What the Storyteller is asked to tell the Godfather."""
    table.asked_by_night("learn:godfather")
    request = table.telling.pending
    assert isinstance(request, Inform)
    return request


def test_a_poisoned_godfather_may_be_told_anything() -> None:
    table = Table(TEN, poisoner=0)
    ask = ask_of_learning(table)
    assert ("butler", "drunk", "recluse", "saint") in ask.options
    assert () in ask.options
    assert ask.honest[0] == ("recluse",)


def test_on_the_first_night_nobody_dies() -> None:
    table = Table(TEN, poisoner=3).night()
    assert table.asked("godfather") == []
    assert table.dead == []


def executed(table: Table, seat: int) -> Table:
    """The first night is over, and this one dies by execution."""
    voters = tuple(one for one in range(len(table.town.everyone)) if one != seat)
    return table.night().day((voters[0], seat, voters))


def test_if_an_outsider_died_today_a_player_dies_tonight() -> None:
    table = executed(Table("godfather imp chef empath monk slayer saint butler"), 7)
    table.night(imp=2, monk=5, godfather=3)
    assert table.dead == [2, 3]
    assert table.woke(0) == ["godfather"]


def test_if_no_outsider_died_today_the_godfather_sleeps() -> None:
    table = executed(Table("godfather imp chef empath monk slayer saint butler"), 2)
    table.night(imp=3, monk=2, godfather=5)
    assert table.woke(0) == []
    assert table.dead == [3]


def test_an_outsider_who_dies_by_night_does_not_count() -> None:
    table = Table("godfather imp chef empath monk slayer saint butler").night().day()
    table.night(imp=7, monk=5, godfather=5).day()
    assert table.night(imp=2, monk=5, godfather=5).woke(0) == []


def test_the_death_of_yesterday_does_not_count() -> None:
    table = executed(Table("godfather imp chef empath monk slayer saint butler"), 7)
    table.night(imp=2, monk=5, godfather=3).day()
    assert table.night(imp=4, monk=3, godfather=5).woke(0) == []


def test_the_dead_who_are_executed_do_not_die() -> None:
    table = Table("godfather imp chef empath monk slayer saint butler").night().day()
    table.night(imp=7, monk=5).day((2, 7, (0, 1, 2, 3, 4, 5)))
    assert table.night(imp=3, monk=2, godfather=5).woke(0) == []


def test_an_outsider_who_survives_the_execution_does_not_count() -> None:
    roles = "godfather devils_advocate imp chef empath monk slayer soldier mayor butler"
    table = executed(Table(roles, devils_advocate=9), 9)
    assert table.dead == []
    assert table.night(imp=3, monk=2, godfather=5, devils_advocate=3).woke(0) == []


def test_two_dead_outsiders_make_one_death() -> None:
    table = Table("godfather imp chef empath monk slayer recluse butler").night()
    open_talk(table).say(5, "slay", 6, **{"register:slayer": "yes"})
    table.open_nominations().nominate(2, 7, 0, 1, 2, 3).close_the_day()
    assert table.night(imp=2, monk=5, godfather=3).asked("godfather") == [(0, 1, 2, 3, 4, 5, 6, 7)]
    assert table.dead == [2, 3]


def test_ruling_141_a_recluse_who_died_may_count_as_no_outsider() -> None:
    table = Table(TEN, poisoner=3).night()
    table.day((3, 9, (0, 1, 2, 3, 4, 5)), **{"register:godfather": "no"})
    assert table.night(imp=3, monk=2, godfather=5).woke(0) == []
    table = Table(TEN, poisoner=3).night().day((3, 9, (0, 1, 2, 3, 4, 5)))
    assert table.night(imp=3, monk=2, godfather=5).dead == [3, 5]


def test_ruling_141_a_spy_who_died_may_count_as_an_outsider() -> None:
    table = Table(SPIES).night().day((3, 1, (0, 2, 3, 4, 5)), **{"register:godfather": "yes"})
    assert table.night(imp=3, monk=2, godfather=5).dead == [3, 5]


def test_a_traveller_is_no_outsider() -> None:
    table = Table("godfather imp chef empath monk slayer saint butler")
    arrive(table, "beggar")
    table.night().open_nominations().exile(0, 8, 0, 1, 2, 3, 4).close_the_day()
    assert table.night(imp=3, monk=2, godfather=5).woke(0) == []


def test_a_poisoned_godfather_kills_nobody() -> None:
    table = Table(TEN, poisoner=3).night().day((3, 9, (0, 1, 2, 3, 4, 5)))
    table.night(poisoner=0, imp=3, monk=2, godfather=5)
    assert table.woke(0) == ["godfather"]
    assert table.dead == [3]


def test_ruling_142_it_is_enough_to_be_sober_at_night() -> None:
    table = Table(TEN, poisoner=0).night().day((3, 9, (1, 2, 3, 4, 5)))
    assert table.night(poisoner=3, imp=4, monk=3, godfather=5).dead == [4, 5]


def test_the_godfather_may_kill_whom_the_demon_cannot() -> None:
    table = executed(Table("godfather imp chef empath monk soldier saint butler"), 7)
    table.night(imp=5, monk=2, godfather=5)
    assert table.dead == [5]
    table = executed(Table("godfather imp chef empath monk soldier saint butler"), 7)
    assert table.night(imp=2, monk=2, godfather=2).dead == [2]


def test_a_mayor_may_be_lucky_with_the_godfather_too() -> None:
    table = executed(Table("godfather imp chef empath monk mayor saint butler"), 7)
    table.night(imp=2, monk=5, godfather=5, bounce=3)
    assert table.dead == [2, 3]


def test_who_is_dead_already_does_not_die_again() -> None:
    table = executed(Table("godfather imp chef empath monk mayor saint butler"), 7)
    assert table.night(imp=2, monk=5, godfather=2).dead == [2]


def test_who_dies_before_is_not_woken() -> None:
    table = executed(Table("godfather imp chef empath monk slayer saint butler"), 7)
    table.night(imp=0, monk=5, godfather=3)
    assert table.dead == [0]
    assert table.woke(0) == []


def test_the_reminder_lies_by_the_dead_till_dawn() -> None:
    table = executed(Table("godfather imp chef empath monk slayer saint butler"), 7)
    assert marked(table, DIED_TODAY) == [7]
    assert marked(table.night(imp=2, monk=5, godfather=3), DIED_TODAY) == []


def test_who_becomes_the_godfather_learns_of_the_outsiders_in_the_night_that_comes() -> None:
    table = Table("baron godfather imp chef empath monk slayer soldier mayor saint").night().day()
    at_once(become(table.town, 0, "godfather"))
    table.night(imp=3, monk=4)
    assert table.told(0) == [("saint",)]
    assert table.told(1) == []
    assert table.day().night(imp=4, monk=6).woke(0) == []


def test_what_the_godfather_does_is_foreseen() -> None:
    table = executed(Table("godfather imp chef empath monk slayer saint butler"), 7)
    table.asked_by_night("godfather", imp=2, monk=5)
    table.telling.answer(0, 3)
    codes = [one.code for one in table.tale.foresee(sits(table))]
    assert "foresee-attack-godfather" in codes
