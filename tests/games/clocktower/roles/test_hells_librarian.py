"""The Hell’s Librarian: something bad may happen to whoever talks when the Storyteller asked for silence."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.square import arrive, leave, marked
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, Decide
from fabula.core.views import TOWN
from fabula.games.clocktower.company.angel import HARMS, SPARED
from fabula.games.clocktower.tale import Clocktower

SEVEN = "imp poisoner empath chef monk slayer virgin"
ALL = (*HARMS, SPARED)


def morning(**choices: object) -> Table:
    """The first night is over, and a Hell’s Librarian is in play."""
    return Table(SEVEN, company=("hells_librarian",), poisoner=1, imp=6, **choices).night()


def noted(table: Table, *seats: int) -> Table:
    """These have talked."""
    for seat in seats:
        table.telling.amend(("talked", seat))
    return table


def may_be_noted(table: Table) -> list[int]:
    """Of whom it can be noted now that they have talked."""
    every = table.telling.amendments()
    return [seat for seat in range(8) if any(("talked", seat) in amendment for amendment in every)]


def test_whoever_has_talked_may_come_to_harm() -> None:
    table = noted(morning(), 2)
    assert table.next == "harm"
    table.go_on(talked="harm_drunk")
    assert table.asked("talked") == [ALL]
    assert marked(table, "drunk") == [2]
    assert table.next == "day"


def test_it_lasts_until_the_dusk_of_tomorrow() -> None:
    table = noted(morning(), 2).go_on(talked="harm_poisoned")
    table.day().night(imp=5, poisoner=6)
    assert 2 in marked(table, "poisoned")
    table.day().night(imp=4, poisoner=6)
    assert 2 not in marked(table, "poisoned")


def test_whoever_dies_for_it_is_dead_like_others() -> None:
    table = noted(morning(), 2).go_on(talked="harm_dies")
    assert table.dead == [2]
    assert table.found("died")[0]["cause"] == "hells_librarian"


def test_it_may_be_nothing_and_is_over_then() -> None:
    table = noted(morning(), 2)
    before = len(table.heard_by(TOWN))
    table.go_on(talked=SPARED)
    assert table.next == "day"
    assert marked(table, "talked") == []
    assert len(table.heard_by(TOWN)) == before


def test_nobody_else_hears_that_it_was_noted() -> None:
    table = morning()
    before = [table.heard_by(listener) for listener in (*range(7), TOWN)]
    noted(table, 2)
    assert [table.heard_by(listener) for listener in (*range(7), TOWN)] == before
    table.go_on(talked="harm_drunk")
    assert [table.heard_by(listener) for listener in (*range(7), TOWN)] == before


def test_what_is_asked_stays_as_it_is_and_harm_comes_when_it_is_over() -> None:
    table = morning().open_nominations()
    asked = table.telling.pending
    noted(table, 3)
    assert table.telling.pending is asked
    table.close_the_day()
    assert table.next == "harm"


def test_a_vote_that_is_on_comes_first() -> None:
    table = noted(morning().open_nominations(), 3).say(2, "nominate", 3)
    assert table.next == "plea"
    table.close_votes()
    assert table.asked("talked") == [ALL]
    assert table.next == "nominations"


def test_an_exile_that_is_on_comes_first() -> None:
    table = morning()
    seat = arrive(table, "beggar")
    noted(table.open_nominations(), 3).say(2, "exile", seat)
    for beat in ("exile_plea", "exile"):
        assert table.next == beat
        table.go_on()
    assert table.next == "harm"


def test_of_whoever_talks_by_night_it_is_asked_at_dawn() -> None:
    table = morning().day()
    table.telling.begin_beat()
    noted(table, 2)
    table.night(imp=5, poisoner=6)
    assert table.asked("talked") == []
    assert table.next == "harm"


def test_before_the_first_night_it_is_asked_before_it() -> None:
    table = noted(Table(SEVEN, company=("hells_librarian",)), 2)
    assert table.next == "harm"
    table.go_on(talked="harm_drunk")
    assert table.night(poisoner=1).town.night == 1
    assert marked(table, "drunk") == [2]


def test_several_are_judged_one_by_one_in_the_order_in_which_they_were_noted() -> None:
    table = noted(morning(), 4, 2)
    table.go_on(talked="harm_by_hand")
    assert marked(table, "something_bad") == [4]
    assert table.next == "harm"
    table.go_on(talked="harm_by_hand")
    assert marked(table, "something_bad") == [2, 4]


def test_it_is_noted_once_until_something_comes_of_it_and_then_again() -> None:
    table = noted(morning(), 2)
    assert may_be_noted(table) == [0, 1, 3, 4, 5, 6]
    with pytest.raises(Refusal, match="no-amendment"):
        table.telling.amend(("talked", 2))
    table.go_on(talked=SPARED)
    assert may_be_noted(table) == [0, 1, 2, 3, 4, 5, 6]
    assert noted(table, 2).next == "harm"


def test_the_dead_are_noted_too_and_do_not_die_again() -> None:
    table = noted(morning().bury(2), 2)
    table.telling.begin_beat()
    assert tuple(table.options(STORYTELLER)) == ("harm_drunk", "harm_poisoned", "harm_by_hand", SPARED)


def test_a_traveller_is_noted_too_and_it_is_forgotten_when_they_leave() -> None:
    table = morning()
    seat = arrive(table, "beggar")
    noted(table, seat)
    assert table.next == "harm"
    leave(table, seat)
    assert table.next == "day"


def test_whoever_cannot_die_lives() -> None:
    table = Table("imp poisoner fool chef monk slayer virgin", also="fool", company=("hells_librarian",))
    noted(table.night(poisoner=1), 2).go_on(talked="harm_dies")
    assert table.alive(2)
    assert table.found("nothing_happened") != []


def test_it_is_taken_back_like_any_correction() -> None:
    table = noted(morning(), 2)
    assert marked(table, "talked") == [2]
    table.telling = table.telling.undone()
    assert marked(table, "talked") == []
    assert table.next == "day"
    noted(table, 2).telling.amend(("unmark", 2, "talked"))
    assert table.next == "day"


def test_without_a_librarian_nobody_is_noted_and_nothing_comes_of_it() -> None:
    assert may_be_noted(Table(SEVEN).night(poisoner=1, imp=6)) == []
    table = noted(morning(), 2)
    table.telling.amend(("exit", "hells_librarian"))
    assert table.next == "day"


def test_the_end_comes_first() -> None:
    table = noted(morning(), 2)
    table.telling.amend(("kill", 0))
    assert table.next == "end"


def test_where_fabula_leads_nobody_hears_it_and_the_librarian_stays_out() -> None:
    assert Clocktower().led_among(("angel", "hells_librarian")) == ("hells_librarian",)


def test_whoever_leads_sees_who_is_to_be_judged() -> None:
    table = noted(morning(), 2)
    found = table.tale.leading.foresee(table.telling.grimoire)
    assert [one.args["who"] for one in found if one.code == "foresee-talked"] == [2]


def test_something_small_is_advised_and_for_the_dead_nothing() -> None:
    table, below = morning().bury(3), Random(1).randrange
    advised = [
        table.tale.suggestion(table.telling.grimoire, Decide("talked", ALL, seat), below).choice
        for seat in (2, 3)
    ]
    assert advised == ["harm_drunk", SPARED]
