"""The Harlot."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.events import Marked

ROLES = "imp poisoner empath chef monk slayer soldier"
HARLOT = 7


def second_night(agrees: bool = True, chosen: int = 3, **choices: Any) -> Table:
    """The Harlot has come on the first day and visits somebody in the second night."""
    table = Table(ROLES, poisoner=2, monk=6, imp=6)
    arrive(table, "harlot")
    table.night().day()
    return table.night(harlot=chosen, harlot_agrees=chosen if agrees else None, **choices)


def test_if_they_agree_their_role_is_learned() -> None:
    table = second_night(harlot_deaths="no")
    assert table.told(HARLOT) == ["chef"]
    assert table.woke(3) == ["harlot"]
    assert table.dead == []


def test_if_they_do_not_agree_nothing_is_learned_and_nobody_dies() -> None:
    table = second_night(agrees=False, harlot_deaths="yes")
    assert table.told(HARLOT) == [(3,)]
    assert table.asked("harlot_deaths") == []
    assert table.dead == []


def test_both_may_die() -> None:
    assert second_night(harlot_deaths="yes").dead == [3, HARLOT]
    assert second_night(harlot_deaths="no").dead == []


def test_who_dies_of_a_visit_does_not_act_any_more() -> None:
    table = second_night(chosen=2, harlot_deaths="yes")
    assert table.woke(2) == ["harlot"]


def test_a_demon_who_dies_of_a_visit_has_lost() -> None:
    assert second_night(chosen=0, harlot_deaths="yes").winners == ("good",)


def test_only_the_living_can_be_visited_and_not_in_the_first_night() -> None:
    table = Table(ROLES, poisoner=2, monk=6, imp=6)
    arrive(table, "harlot")
    assert table.night().woke(HARLOT) == []
    table.bury(3).day()
    assert set(table.asked_by_night("harlot")) == {0, 1, 2, 4, 5, 6}


def test_a_poisoned_harlot_may_be_told_any_role_and_nobody_dies() -> None:
    table = Table(ROLES, poisoner=2, monk=6, imp=6)
    arrive(table, "harlot")
    table.night().day()
    table.town.tell(Marked(HARLOT, "poisoned", None))
    told = table.asked_by_night("learn:harlot", harlot=3, harlot_agrees=3)
    assert {"chef", "imp", "saint", "harlot"} <= set(told)
    assert table.night(harlot_deaths="yes").dead == []


def test_a_recluse_may_be_seen_as_something_else() -> None:
    table = Table("imp poisoner empath recluse monk slayer", monk=0, imp=2, poisoner=2)
    arrive(table, "harlot")
    table.night().day()
    told = table.asked_by_night("learn:harlot", harlot=3, harlot_agrees=3)
    assert told[0] == "recluse"
    assert "imp" in told


def test_others_hear_nothing_of_a_visit() -> None:
    table = second_night()
    heard = [one for one in table.heard_by(4) if one["e"] in ("woke", "informed")]
    assert not [one for one in heard if one["seat"] in (3, HARLOT)]


def test_with_nobody_alive_to_visit_the_night_goes_on() -> None:
    table = Table(ROLES, poisoner=2, monk=6, imp=6)
    arrive(table, "harlot")
    table.night().day().bury(*range(HARLOT))
    table.telling.amend(("avert",))
    table.night()
    assert table.woke(HARLOT) == ["harlot"]
    assert table.asked("harlot") == []
