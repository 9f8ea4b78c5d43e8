"""The Revolutionary: two neighbours of one side, known to all; once one of them registers falsely."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.core.events import Turned
from fabula.core.requests import Inform
from fabula.core.views import TOWN
from fabula.games.clocktower.town.revolution import neighbours_of_one_side

SEVEN = "imp poisoner empath chef monk slayer virgin"


def revolution(a: int, b: int, roles: str = SEVEN, **choices: Any) -> Table:
    """The roles are dealt, and these two will be known to be on one side."""
    return Table(roles, company=("revolutionary",), revolutionary=(a, b), poisoner=0, **choices)


def informed(table: Table, kind: str) -> list[Any]:
    """What somebody was told of a kind."""
    return [one["answer"] for one in table.found("informed") if one["kind"] == kind]


def test_before_the_first_night_all_learn_of_two_neighbours_on_one_side() -> None:
    table = revolution(2, 3).night()
    told = {"e": "announced", "kind": "revolutionary", "seats": [2, 3]}
    heard = [event for event in table.heard_by(TOWN) if event["e"] == "announced"]
    assert [{**event, "seats": list(event["seats"])} for event in heard] == [told]
    assert marked(table, "aligned") == [2, 3]
    assert table.asked("revolutionary") == [((0, 1), (2, 3), (3, 4), (4, 5), (5, 6))]


def test_all_are_told_once() -> None:
    table = revolution(2, 3).night().day().night(imp=6)
    assert table.asked("revolutionary") == []
    assert table.found("announced") == []


def test_who_comes_later_is_told_of_before_the_night() -> None:
    table = Table(SEVEN, poisoner=0).night()
    table.telling.amend(("enter", "revolutionary"))
    table.day().night(imp=6, revolutionary=(0, 1))
    assert marked(table, "aligned") == [0, 1]


def test_a_traveller_is_none_of_the_two() -> None:
    table = Table(SEVEN, company=("revolutionary",))
    arrive(table, "thief", after=2)
    assert (2, 7) not in neighbours_of_one_side(table.town)
    assert (7, 3) not in neighbours_of_one_side(table.town)


def test_a_side_is_what_a_player_is_on_and_not_their_card() -> None:
    table = Table(SEVEN, company=("revolutionary",))
    table.town.tell(Turned(2, "evil"))
    assert neighbours_of_one_side(table.town) == ((0, 1), (1, 2), (3, 4), (4, 5), (5, 6))


# ---- once one of them registers falsely


def test_one_of_the_two_may_register_falsely() -> None:
    table = revolution(2, 3).night(**{"learn:empath": 2})
    assert informed(table, "empath") == [2]
    assert [(one["seat"], one["kind"], one["answer"]) for one in table.found("misled")] == [
        (2, "revolted", 1)
    ]


def test_whoever_leads_is_told_that_it_would_be_used_up() -> None:
    table = revolution(2, 3)
    assert table.asked_by_night("learn:empath") == (1, 2)
    ask = table.telling.pending
    assert isinstance(ask, Inform)
    assert (ask.honest, ask.once) == ((1, 2), (2,))
    grimoire = table.telling.grimoire
    advised = [table.tale.suggestion(grimoire, ask, Random(seed).randrange) for seed in range(20)]
    assert {(one.choice, one.why) for one in advised} == {(1, "lot"), (2, "revolts")}


def test_it_happens_once() -> None:
    table = revolution(2, 3).night(**{"learn:chef": 2})
    assert table.asked("learn:empath") == []
    table.day().night(imp=6)
    assert table.asked("learn:empath") == []
    assert informed(table, "empath") == [1]


def test_while_nobody_has_registered_falsely_it_is_left() -> None:
    table = revolution(2, 3).night()
    assert informed(table, "empath") == [1]
    table.day().night(imp=6)
    assert table.asked("learn:empath") == [(1, 2)]


def test_not_both_of_them_register_falsely_in_one_check() -> None:
    table = revolution(3, 4, roles="imp poisoner soldier empath mayor chef virgin").night()
    assert table.asked("learn:chef") == []
    assert informed(table, "chef") == [1]


def test_an_evil_player_of_the_two_may_register_as_good() -> None:
    table = revolution(0, 1)
    assert table.asked_by_night("learn:empath") == (1, 0)


def test_without_the_revolutionary_the_mark_means_nothing() -> None:
    table = revolution(2, 3).night()
    table.telling.amend(("exit", "revolutionary"))
    table.day().night(imp=6)
    assert table.asked("learn:empath") == []


def test_whether_they_are_found_may_be_false_too() -> None:
    roles = "imp poisoner slayer virgin chef monk empath"
    table = revolution(4, 5, roles=roles).night().open_nominations()
    table.say(2, "slay", 4, **{"register:slayer": "yes"})
    assert table.dead == [4]
    table.say(3, "nominate", 5)
    assert table.asked("register:slayer") == [("no", "yes")]


def test_a_false_find_uses_it_up() -> None:
    roles = "imp poisoner slayer virgin chef monk empath"
    table = revolution(4, 5, roles=roles).night().open_nominations()
    table.say(4, "nominate", 3, **{"register:virgin": "no"})
    assert table.asked("register:virgin") == [("yes", "no")]
    assert table.dead == []
    table.close_votes().close_the_day().night(imp=2)
    assert table.asked("learn:empath") == []


def test_who_is_shown_two_players_may_be_shown_one_who_registers_falsely() -> None:
    roles = "imp poisoner investigator chef monk slayer virgin"
    table = revolution(4, 5, roles=roles)
    assert (3, 4, "imp") not in table.asked_by_night("learn:investigator")
    options = table.options("storyteller")
    assert (3, 4, "poisoner") in options
    assert (2, 3, "poisoner") not in options


def test_a_noble_may_see_two_evil_players_as_one() -> None:
    table = revolution(0, 1, roles="imp poisoner noble chef monk slayer virgin")
    options = table.asked_by_night("learn:noble")
    assert (0, 1, 3) in options
    assert (0, 3, 4) in options
    assert (3, 4, 5) not in options


def test_who_is_poisoned_or_lied_to_uses_nothing_up() -> None:
    table = revolution(2, 3)
    table.settled |= {"poisoner": 2}
    table.night(**{"learn:empath": 2})
    assert [one["kind"] for one in table.found("misled")] == ["poisoned"]
    table.settled |= {"poisoner": 0}
    table.day().night(imp=6)
    assert table.asked("learn:empath") == [(1, 2)]


def test_a_mathematician_does_not_count_it() -> None:
    table = revolution(2, 3, roles="imp poisoner empath chef mathematician slayer virgin")
    table.night(**{"learn:empath": 2})
    assert informed(table, "mathematician") == [0]


def test_the_dead_of_the_two_may_register_falsely() -> None:
    table = revolution(3, 4, roles="imp poisoner empath chef monk undertaker virgin").night()
    table.day((2, 3, (0, 2, 4, 5))).night(imp=6)
    assert "imp" in table.asked("learn:undertaker")[0]


def test_a_dreamer_may_be_shown_what_one_seems_and_a_grandmother_not() -> None:
    table = revolution(4, 5, roles="imp poisoner dreamer grandmother monk slayer virgin", dreamer=4)
    assert (4, "imp") not in table.asked_by_night("learn:grandmother")
    assert ("mayor", "imp") in table.asked_by_night("learn:dreamer")
    assert ("monk", "imp") in table.options("storyteller")
