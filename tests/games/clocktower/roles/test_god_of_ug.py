"""The God of Ug: one hat, whose wearer votes twice; a person hears whether they speak as they should."""

from __future__ import annotations

import pytest
from tests.games.clocktower.fabled import table_with
from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.games.clocktower.leading.foresight import foresee
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.hats import GOD_OF_UG, HAT


def hatted(seat: int, *bury: int) -> Table:
    """The first night is over, and somebody has the hat on."""
    table = table_with(GOD_OF_UG).night(poisoner=6).bury(*bury)
    table.telling.amend(("hat", seat))
    return table


def counts(table: Table) -> list[int]:
    """How many votes each tally had."""
    return [one["votes"] for one in table.found("tallied")]


def test_the_vote_of_the_wearer_counts_twice() -> None:
    assert counts(hatted(4).day((2, 3, (4, 5)))) == [3]
    assert counts(hatted(4).day((2, 3, (5, 6)))) == [2]


def test_all_see_who_has_it_and_there_is_but_one() -> None:
    table = hatted(4)
    table.telling.amend(("hat", 5))
    assert marked(table, HAT) == [5]
    told = [one for one in table.heard_by("town") if one["e"] == "announced"]
    assert [(one["kind"], one["seat"]) for one in told] == [(GOD_OF_UG, 4), (GOD_OF_UG, 5)]
    assert counts(table.day((2, 3, (4, 5)))) == [3]


def test_it_is_given_to_somebody_else_and_in_the_middle_of_the_talk_too() -> None:
    table = hatted(4).open_nominations()
    with pytest.raises(Refusal, match="no-amendment"):
        table.telling.amend(("hat", 4))
    table.telling.amend(("hat", 0))
    assert marked(table, HAT) == [0]


def test_ruling_770_the_dead_wear_it_and_their_one_vote_counts_twice() -> None:
    table = hatted(4, 4)
    table.telling.amend(("votes", 4, 1))
    table.day((2, 3, (4, 5)), (3, 2, (4, 5)))
    assert counts(table) == [3, 1]


def test_ruling_770_an_exile_is_no_vote() -> None:
    table = table_with(GOD_OF_UG).night(poisoner=6)
    traveller = arrive(table, "beggar")
    table.telling.amend(("hat", 4))
    table.open_nominations().exile(2, traveller, 4, 5, 6)
    assert [one["votes"] for one in table.found("exile_failed")] == [3]


def test_it_counts_while_the_god_is_in_play() -> None:
    table = hatted(4)
    table.telling.amend(("exit", GOD_OF_UG))
    assert counts(table.day((2, 3, (4, 5)))) == [2]


def test_whoever_leads_is_reminded_that_nobody_has_it() -> None:
    table = table_with(GOD_OF_UG).night(poisoner=6)
    assert "foresee-hat" in [one.code for one in foresee(table.telling.grimoire)]
    table.telling.amend(("hat", 4))
    assert "foresee-hat" not in [one.code for one in foresee(table.telling.grimoire)]


def test_somebody_has_to_hear_it_so_without_a_person_who_leads_it_stays_away() -> None:
    assert Clocktower().led_among((GOD_OF_UG,)) == (GOD_OF_UG,)
