"""The Hermit."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.mistaken import kinds_believed
from fabula.games.clocktower.sets.role_sets import Sets

EIGHT = "hermit chef empath monk virgin slayer poisoner imp"


def test_the_abilities_of_all_outsiders_of_the_script() -> None:
    """A Butler, a Recluse and a Saint; as a Drunk they only believe in a Mayor's."""
    table = Table(EIGHT, poisoner=1).night(butler=2)
    assert table.woke(0) == ["butler"]
    had = {grant.role for grant in table.town.abilities(0) if not grant.sham}
    assert had == {"hermit", "butler", "recluse", "saint"}


def test_executed_their_side_has_lost_as_by_a_saint() -> None:
    table = Table(EIGHT, poisoner=1).night().day((1, 0, (1, 2, 3, 4)))
    assert table.winners == ("evil",)
    assert table.found("ended") == [{"e": "ended", "kind": "saint"}]


@pytest.mark.parametrize(("answer", "dead"), [("no", []), ("yes", [0])])
def test_they_may_register_as_a_recluse_does(answer: str, dead: list[int]) -> None:
    table = Table(EIGHT, poisoner=1, **{"register:slayer": answer}).night().open_nominations()
    table.say(5, "slay", 0)
    assert table.asked("register:slayer") == [("no", "yes")]
    assert table.dead == dead


def test_a_recluses_ability_outlives_them() -> None:
    roles = "hermit chef empath monk undertaker slayer poisoner imp"
    table = Table(roles, poisoner=1).night().day().night(imp=0, monk=2).open_nominations()
    table.say(5, "slay", 0)
    assert not table.alive(0)
    assert table.town.disguises(0) == ("recluse",)


def test_poisoned_they_have_none_of_them() -> None:
    assert Table(EIGHT, poisoner=0).night().day((1, 0, (1, 2, 3, 4))).winners == ()


def test_dying_by_night_all_that_their_death_sets_off_happens() -> None:
    table = Table(EIGHT, also="sweetheart barber", poisoner=1).night().day()
    table.night(imp=0, monk=2, sweetheart=3)
    assert len(table.asked("sweetheart")) == 1
    assert len(table.asked("barber")) == 1


def test_with_a_golem_and_a_heretic_they_are_both() -> None:
    table = Table(EIGHT, also="golem heretic", poisoner=1).night().day((0, 7, ()))
    assert table.dead == []
    table.night(imp=2, monk=2).day((1, 7, (1, 2, 3, 4)))
    assert table.winners == ("evil",)


def test_with_a_damsel_on_the_script_minions_may_find_them() -> None:
    table = Table(EIGHT, also="damsel", poisoner=1).night().open_nominations()
    table.say(6, "damsel", 0).end_if_decided()
    assert table.winners == ("evil",)


def shown(table: Table, seat: int) -> list[str]:
    """What a player was shown to be."""
    return [event["role"] for event in table.heard_by(seat) if event["e"] == "shown"]


def test_with_a_drunk_on_the_script_they_take_themselves_for_a_townsfolk() -> None:
    table = Table("hermit:chef empath monk virgin slayer soldier poisoner imp", poisoner=1)
    assert (shown(table, 0), table.role(0)) == (["chef"], "hermit")
    assert "hermit" not in str(table.heard_by(0)[1:])
    table.night(poisoner=1, butler=2)
    assert table.woke(0) == ["chef", "butler"]
    assert len(table.asked("learn:chef")[0]) > 1


def without_a_drunk(roles: str, **settled: object) -> Table:
    """A Hermit on a script with a Lunatic alone who does not know what he is."""
    return Table(roles, also="lunatic tinker", **settled)


def test_with_a_lunatic_on_the_script_they_may_take_themselves_for_a_demon() -> None:
    table = without_a_drunk("hermit:imp chef empath monk virgin slayer poisoner imp", hermit=0, poisoner=1)
    assert table.asked("hermit_role") != []
    assert {"imp", "washerwoman"} <= set(table.asked("hermit_role")[0])
    assert table.asked("hermit") == [(0, 7)]
    assert shown(table, 0) == ["imp"]
    table.night(lunatic_minions=(2,), butler=2)
    assert [one["kind"] for one in table.found("informed") if one["seat"] == 0] == ["minions", "bluffs"]
    assert [one["answer"] for one in table.found("informed") if one["kind"] == "lunatic"] == [(0,)]
    table.day().night(imp={0: 2, 7: 3}, monk=1)
    assert table.dead == [3]
    assert [one["b"] for one in table.found("informed") if one["kind"] == "lunatic_chose"] == [2]


def test_without_those_two_on_the_script_they_know_it() -> None:
    table = Table(EIGHT, poisoner=1)
    assert kinds_believed("hermit", ("hermit", "saint")) == ()
    assert kinds_believed("hermit", table.telling.grimoire.roles) == ("townsfolk",)
    assert kinds_believed("hermit", ("hermit", "drunk", "lunatic")) == ("townsfolk", "demon")


def test_who_becomes_the_hermit_beside_a_drunk_does_not_learn_it() -> None:
    roles = "saint mayor chef empath monk virgin pit_hag imp"
    table = Table(roles, also="hermit").night().day()
    table.night(pit_hag=(1, "hermit"), hermit_believes="washerwoman", imp=2, monk=2)
    assert (table.role(1), shown(table, 1)) == ("hermit", ["mayor", "washerwoman"])


def test_who_becomes_the_hermit_has_them_from_then_on() -> None:
    roles = "saint mayor chef empath monk virgin pit_hag imp"
    table = Table(roles, also="hermit").night().day().night(pit_hag=(1, "hermit"), imp=2, monk=2)
    assert table.day((2, 1, (2, 3, 4, 5))).winners == ("evil",)


def test_who_is_no_hermit_any_more_has_none() -> None:
    table = Table(EIGHT, poisoner=1).night()
    table.telling.amend(("role", 0, "mayor"))
    assert table.day((1, 0, (1, 2, 3, 4))).winners == ()


def test_there_may_be_one_outsider_fewer() -> None:
    good = ("hermit", "saint", "chef", "empath", "monk", "virgin", "slayer", "mayor", "soldier")
    script = (*good, "poisoner", "imp")
    sets = Sets(9, script)
    assert ("chef", "empath", "monk", "virgin", "slayer", "hermit", "saint", "poisoner", "imp") in sets
    assert ("chef", "empath", "monk", "virgin", "slayer", "mayor", "hermit", "poisoner", "imp") in sets
    assert ("chef", "empath", "monk", "virgin", "slayer", "mayor", "saint", "poisoner", "imp") not in sets
    listed = list(sets)
    assert len(listed) == len(sets) == len({frozenset(one) for one in listed})
    assert all(one in sets for one in listed)
