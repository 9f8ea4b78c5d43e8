"""The Damsel."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import may
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal

EIGHT = "damsel chef empath monk soldier mayor poisoner imp"


def told(table: Table) -> list[int]:
    """Who was told that there is a Damsel."""
    return [one["seat"] for one in table.found("informed") if one["kind"] == "damsel"]


def named(table: Table, seat: int, other: int) -> Table:
    """Somebody names the Damsel before all."""
    if table.telling.pending is None:
        table.open_nominations()
    return table.say(seat, "damsel", other).end_if_decided()


def test_all_minions_learn_that_there_is_a_damsel_and_not_who() -> None:
    table = Table(EIGHT, poisoner=1).night()
    assert told(table) == [6]
    assert "damsel" in table.woke(6)
    assert table.woke(0) == []


def test_a_minion_who_names_her_wins_for_evil() -> None:
    table = named(Table(EIGHT, poisoner=1).night(), 6, 0)
    assert table.winners == ("evil",)
    assert table.found("ended") == [{"e": "ended", "kind": "damsel"}]


def test_anybody_else_may_name_her_and_nothing_happens() -> None:
    for seat in (0, 1, 7):
        table = named(Table(EIGHT, poisoner=1).night(), seat, 0)
        assert table.winners == ()
        (said,) = [one for one in table.heard_by(3) if one["e"] == "used"]
        assert said == {"e": "used", "seat": seat, "kind": "damsel", "nominee": 0}


def test_the_minions_have_one_guess_together() -> None:
    roles = "damsel chef empath monk soldier mayor slayer virgin poisoner scarlet_woman imp"
    table = named(Table(roles, poisoner=1).night(), 8, 1)
    assert named(table, 9, 0).winners == ()


def test_what_a_good_player_says_is_no_guess_of_the_minions() -> None:
    table = named(Table(EIGHT, poisoner=1).night(), 1, 2)
    assert named(table, 6, 0).winners == ("evil",)


def test_poisoned_she_is_not_found_and_the_guess_is_gone() -> None:
    table = named(Table(EIGHT, poisoner=0).night(), 6, 0)
    assert table.winners == ()
    table.close_the_day().night(poisoner=1, imp=1, monk=2)
    assert named(table, 6, 0).winners == ()


def test_poisoned_in_the_first_night_the_minions_are_told_nothing() -> None:
    assert told(Table(EIGHT, poisoner=0).night()) == []


def test_dead_she_cannot_be_found() -> None:
    assert named(Table(EIGHT, poisoner=1).night().bury(0), 6, 0).winners == ()


def test_ruling_370_a_dead_minion_may_guess_and_everybody_dead_may_say_so() -> None:
    table = Table(EIGHT, poisoner=1).night().bury(6, 1).open_nominations()
    assert may(table, 1, "damsel") == may(table, 6, "damsel") == list(range(8))
    assert named(table, 1, 0).winners == ()
    assert named(table, 6, 0).winners == ("evil",)


def test_everybody_may_say_it_once_a_day() -> None:
    table = named(Table(EIGHT, poisoner=1).night().bury(1), 1, 2)
    for seat in (1, 2):
        if seat == 2:
            named(table, 2, 3)
        with pytest.raises(Refusal):
            table.say(seat, "damsel", 0)


def test_without_a_damsel_in_the_script_nobody_is_offered_it() -> None:
    table = Table("chef empath monk poisoner imp").night().open_nominations()
    assert may(table, 0, "damsel") == []


@pytest.mark.parametrize(("answer", "winners"), [("no", ()), ("yes", ("evil",))])
def test_a_recluse_may_register_as_a_minion(answer: str, winners: tuple[str, ...]) -> None:
    roles = "damsel recluse chef empath monk soldier mayor poisoner imp"
    table = named(Table(roles, poisoner=2, **{"register:damsel": answer}).night(), 1, 0)
    assert table.winners == winners


def test_ruling_371_where_a_spy_is_or_was_she_is_poisoned() -> None:
    table = Table("damsel chef empath monk soldier mayor spy imp").night()
    assert told(table) == []
    table.telling.amend(("role", 6, "poisoner"))
    assert named(table, 6, 0).winners == ()


def test_who_becomes_the_damsel_is_made_known_in_the_coming_night() -> None:
    table = (
        Table("saint chef empath monk soldier mayor poisoner imp", also="damsel", poisoner=1).night().day()
    )
    table.telling.amend(("role", 0, "damsel"))
    assert told(table.night(imp=1, monk=2)) == [6]


def test_ruling_372_of_a_pit_hags_damsel_the_storyteller_decides_who_it_is() -> None:
    roles = "saint chef empath monk soldier mayor pit_hag imp"
    table = Table(roles, also="damsel").night().day()
    table.night(pit_hag=(1, "damsel"), new_damsel=5, imp=1, monk=2)
    assert table.role(1) == "chef"
    assert table.role(5) == "damsel"
    assert told(table) == [6]


def test_an_evil_damsel_loses_for_evil() -> None:
    table = Table(EIGHT, poisoner=1).night()
    table.telling.amend(("side", 0, "evil"))
    assert named(table, 6, 0).winners == ("good",)
