"""The Banshee."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.requests import Statements
from fabula.core.working import bears
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.deaths import resurrect

SEVEN = "banshee chef empath undertaker mayor scarlet_woman imp"


def killed(roles: str = SEVEN) -> Table:
    """The morning after the Demon has killed the Banshee."""
    return Table(roles).night().day().night(imp=0)


def whom(table: Table, seat: int) -> tuple[int, ...]:
    """Whom a player may nominate now."""
    options = table.options(seat)
    assert isinstance(options, Statements)
    return next((one.gaps[0] for one in options.patterns if one.word == "nominate"), ())


def test_if_the_demon_kills_the_banshee_all_hear_it_at_dawn_but_not_who_it_was() -> None:
    table = killed()
    assert table.found("announced") == [{"e": "announced", "kind": "banshee"}]
    assert table.dead == [0]
    for seat in range(7):
        assert "announced" in [event["e"] for event in table.heard_by(seat)]


def test_it_is_told_once() -> None:
    table = killed().day()
    assert table.night(imp=1).found("announced") == []


@pytest.mark.parametrize(("roles", "night"), [
    ("banshee chef empath undertaker mayor assassin imp", {"assassin": 0, "imp": 1}),
    ("banshee lycanthrope empath undertaker mayor scarlet_woman imp", {"lycanthrope": 0, "faux_paw": 2}),
])  # fmt: skip
def test_if_another_kills_the_banshee_nothing_happens(roles: str, night: dict[str, int]) -> None:
    table = Table(roles, faux_paw=2).night().day().night(**night)
    assert 0 in table.dead
    assert table.found("announced") == []
    assert whom(table.open_nominations(), 0) == ()


def test_executed_a_banshee_is_silent() -> None:
    table = Table(SEVEN).night().day((1, 0, (0, 1, 2, 3))).night(imp=1)
    assert table.found("announced") == []
    assert whom(table.open_nominations(), 0) == ()


def test_in_place_of_a_mayor_it_is_the_demon_too() -> None:
    table = Table(SEVEN).night().day().night(imp=4, bounce=0)
    assert len(table.found("announced")) == 1


def test_the_dead_banshee_nominates_twice_a_day() -> None:
    table = killed().open_nominations()
    table.nominate(0, 1).nominate(0, 2)
    assert whom(table, 0) == ()
    assert whom(table, 3) == (0, 3, 4, 5, 6)
    table.close_the_day().night(imp=3)
    assert len(whom(table.open_nominations(), 0)) == 7


def test_others_nominate_once_and_the_other_dead_do_not() -> None:
    table = Table(SEVEN).night().bury(1).day().night(imp=0).open_nominations()
    assert whom(table, 1) == ()
    assert whom(table.nominate(2, 3), 2) == ()


def test_the_dead_banshees_hand_counts_twice_each_time_and_costs_no_vote() -> None:
    table = killed().day((1, 2, (0, 1)), (3, 4, (0, 3)))
    assert [one["votes"] for one in table.found("tallied")] == [3, 3]
    assert notes.TOKENS.by(0).known(table.telling.grimoire) == 1


def test_the_living_banshee_does_all_once() -> None:
    table = Table(SEVEN).night().open_nominations().nominate(0, 1, 0)
    assert [one["votes"] for one in table.found("tallied")] == [1]
    assert whom(table, 0) == ()


def test_a_poisoned_banshee_dies_like_others() -> None:
    table = Table("banshee chef empath undertaker mayor poisoner imp").night(poisoner=6).day()
    table.night(poisoner=0, imp=0)
    assert table.found("announced") == []
    assert whom(table.open_nominations(), 0) == ()


def test_poisoned_when_dead_the_banshee_votes_like_the_other_dead() -> None:
    table = Table("banshee chef empath undertaker mayor poisoner imp").night(poisoner=6).day()
    table.night(poisoner=6, imp=0)
    assert table.found("announced") == []
    table = Table("banshee chef empath undertaker mayor poisoner imp").night(poisoner=6).day()
    table.night(poisoner=1, imp=0).day().night(poisoner=0, imp=2).open_nominations()
    assert whom(table, 0) == ()
    table.nominate(1, 3, 0, 1)
    assert table.found("tallied")[-1]["votes"] == 2
    assert notes.TOKENS.by(0).known(table.telling.grimoire) == 0


def test_a_drunk_dies_like_others() -> None:
    table = Table("drunk:banshee chef empath undertaker scarlet_woman imp").night().day().night(imp=0)
    assert table.found("announced") == []


def test_a_vortox_that_kills_the_banshee_is_heard_of_truly() -> None:
    table = Table("banshee chef empath undertaker mayor scarlet_woman vortox").night()
    table.day((1, 1, (0, 1, 2, 3))).night(vortox=0)
    assert len(table.found("announced")) == 1


def test_a_banshee_who_lives_again_keeps_it() -> None:
    table = killed()
    resurrect(table.town, 0)
    table.open_nominations().nominate(0, 1, 0).nominate(0, 2, 0)
    assert [one["votes"] for one in table.found("tallied")] == [2, 2]


def test_who_becomes_a_banshee_when_dead_has_nothing_of_it() -> None:
    table = Table(SEVEN, also="banshee").night().day().night(imp=1)
    at_once(become(table.town, 1, "banshee"))
    assert not bears(table.telling.grimoire, 1, "wailing")


def test_a_banshee_may_still_give_the_vote_to_a_beggar() -> None:
    table = Table(SEVEN)
    beggar = arrive(table, "beggar")
    table.night().day().night(imp=0).open_nominations()
    options = table.options(0)
    assert ("give", beggar) in options
    assert ("nominate", 1) in options
