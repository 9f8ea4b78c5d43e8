"""The Cerenovus, and madness."""

from __future__ import annotations

from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

from fabula.core.requests import TIME

ROLES = "cerenovus imp empath chef monk slayer soldier"
TEN = "cerenovus imp poisoner empath chef monk slayer soldier virgin undertaker"


def mad(role: str = "soldier", seat: int = 2) -> Table:
    """The first night is over; this player is mad about being this."""
    return Table(ROLES).night(cerenovus=(seat, role))


def talked(table: Table, *claims: tuple[int, str], madness: str = "no") -> Table:
    """They have said to be these, and the talk is over."""
    open_talk(table)
    table.settled["madness"] = madness
    for seat, role in claims:
        table.say(seat, "claim", role)
    table.say(0, "suspect", 1)
    table.telling.answer(TIME, None)
    table.say_nothing()
    return table


def test_the_chosen_one_is_told_what_they_have_to_be_taken_for() -> None:
    table = mad()
    assert table.told(2)[0] == "soldier"
    assert table.woke(2)[0] == "cerenovus"
    assert table.woke(3) == ["chef"]


def test_anybody_and_any_good_role_may_be_chosen() -> None:
    options = Table(ROLES).asked_by_night("cerenovus")
    assert {seat for seat, _ in options} == set(range(7))
    assert {"soldier", "saint", "drunk", "mayor"} <= {role for _, role in options}
    assert {"imp", "poisoner", "cerenovus"}.isdisjoint({role for _, role in options})


def test_who_says_otherwise_may_be_executed_after_the_talk_and_the_day_is_over() -> None:
    table = talked(mad(), (2, "empath"), madness="yes")
    assert table.found("executed") == [{"e": "executed", "seat": 2, "kind": "at_once"}]
    assert table.dead == [2]
    assert table.next.startswith("night")


def test_who_says_otherwise_may_be_spared_and_judged_again_at_the_end() -> None:
    table = talked(mad(), (2, "empath"))
    assert table.executed == []
    table.open_nominations().close_the_day(madness="yes")
    assert table.executed == [2]
    assert len(table.asked("madness")) == 2


def test_who_says_what_they_must_is_not_judged() -> None:
    table = talked(mad(), (2, "soldier"), madness="yes").open_nominations().close_the_day()
    assert table.executed == []
    assert table.asked("madness") == []


def test_ruling_224_who_says_nothing_is_judged_at_the_end_of_the_day_only() -> None:
    table = talked(mad(), madness="yes")
    assert table.asked("madness") == []
    assert table.open_nominations().close_the_day().executed == [2]


def test_what_is_said_in_a_plea_counts() -> None:
    table = talked(mad(), (2, "soldier")).open_nominations()
    table.say(3, "nominate", 2)
    table.telling.begin_beat()
    table.telling.answer(2, ("claim", "empath"))
    table.say_nothing().close_votes()
    assert table.close_the_day(madness="yes").executed == [2]


def test_ruling_225_the_execution_of_the_mad_is_the_execution_of_the_day() -> None:
    table = mad().open_nominations().nominate(3, 1, 3, 4, 5, 6).close_the_day(madness="yes")
    assert table.executed == [2]
    assert table.alive(1)


def test_what_others_say_does_not_matter() -> None:
    assert talked(mad(), (3, "soldier"), (4, "empath"), madness="yes").executed == []


def test_ruling_223_madness_ends_with_the_day() -> None:
    table = mad().day().night(cerenovus=(3, "saint"), monk=5, imp=6)
    assert talked(table, (2, "empath"), madness="yes").executed == []
    table = mad().day().night(cerenovus=(3, "saint"), monk=5, imp=6)
    assert talked(table, (3, "chef"), madness="yes").executed == [3]


def test_what_was_said_yesterday_is_forgotten() -> None:
    table = talked(mad(), (3, "chef")).open_nominations().close_the_day()
    table.night(cerenovus=(3, "saint"), monk=5, imp=6)
    assert talked(table, madness="yes").executed == []


def test_a_dead_cerenovus_makes_nobody_mad_any_more() -> None:
    table = mad(seat=4).day().night(cerenovus=(2, "soldier"), monk=5, imp=0)
    assert talked(table, (2, "empath"), madness="yes").executed == []


def test_who_was_chosen_by_a_poisoned_cerenovus_is_told_and_never_judged() -> None:
    table = Table(TEN).night(poisoner=0, cerenovus=(3, "soldier"))
    assert table.told(3)[0] == "soldier"
    table = talked(table, (3, "empath"), madness="yes").open_nominations().close_the_day()
    assert table.executed == []


def test_the_dead_may_be_mad_and_their_execution_is_one() -> None:
    table = mad().day().night(cerenovus=(5, "saint"), monk=3, imp=5)
    talked(table, (5, "chef"), madness="yes")
    assert table.found("executed") == [{"e": "executed", "seat": 5, "kind": "dead"}]


def test_a_mad_good_twin_who_is_executed_loses_for_good() -> None:
    table = Table(TEN.replace("poisoner", "evil_twin"), twin=3).night(cerenovus=(3, "soldier"))
    assert talked(table, (3, "empath"), madness="yes").end_if_decided().winners == ("evil",)


def test_the_storyteller_sees_who_is_mad_and_what_they_have_said() -> None:
    table = open_talk(mad()).say(2, "claim", "empath")
    lines = [(line.code, line.args) for line in table.tale.foresee(table.telling.grimoire)]
    assert ("foresee-mad", {"who": 2, "role": "soldier"}) in lines
    assert ("foresee-mad-said", {"who": 2, "role": "empath"}) in lines


def test_nobody_else_hears_who_is_mad() -> None:
    table = mad()
    for other in (1, 3, 4):
        assert not [one for one in table.heard_by(other) if one.get("seat") in (0, 2)]
