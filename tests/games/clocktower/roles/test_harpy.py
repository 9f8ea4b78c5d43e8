"""The Harpy."""

from __future__ import annotations

from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

from fabula.core.requests import TIME
from fabula.games.clocktower.leading.foresight import foresee

ROLES = "harpy imp empath chef monk slayer soldier"
TEN = "harpy poisoner imp empath chef monk slayer soldier virgin mayor"


def talked(table: Table, *said: tuple[object, ...], deaths: object = None) -> Table:
    """The mad one has said this, and the talk is over."""
    open_talk(table)
    table.settled["harpy_deaths"] = deaths
    for words in said:
        table.say(2, *words)
    table.telling.answer(TIME, None)
    return table.say_nothing()


def mad(roles: str = ROLES, **choices: object) -> Table:
    """The first night is over; the Empath is mad that the Chef is evil."""
    return Table(roles).night(harpy=(2, 3), **choices)


def test_the_first_is_told_whom_to_accuse_and_the_second_nothing() -> None:
    table = mad()
    assert table.told(2)[0] == (3,)
    assert table.woke(2)[0] == "harpy"
    assert table.woke(3) == ["chef"]


def test_whoever_calls_the_other_good_may_die_with_them_after_the_talk() -> None:
    table = talked(mad(), ("trust", 3), deaths=(2, 3))
    assert table.dead == [2, 3]
    assert [event["cause"] for event in table.found("died")] == ["storyteller", "storyteller"]
    assert table.executed == []


def test_whoever_accuses_is_judged_at_the_end_of_the_day_only() -> None:
    table = talked(mad(), ("suspect", 3))
    assert table.asked("harpy_deaths") == []
    table.open_nominations().close_the_day()
    assert table.asked("harpy_deaths") == [((), (2,), (3,), (2, 3))]
    assert table.dead == []


def test_one_of_them_may_die_and_the_day_goes_on() -> None:
    table = talked(mad(), ("side", 3, "good"), deaths=(2,)).open_nominations()
    assert table.dead == [2]
    assert table.nominate(3, 4, 3, 4, 5).close_the_day().executed == [4]


def test_ruling_440_it_is_over_with_the_day_and_after_the_penalty() -> None:
    table = talked(mad(), ("trust", 3), deaths=(3,)).open_nominations().close_the_day()
    assert len(table.asked("harpy_deaths")) == 1
    table.night(harpy=(4, 5), imp=6)
    assert table.asked("harpy_deaths") == []


def test_a_poisoned_harpy_tells_and_nobody_is_judged() -> None:
    table = mad(TEN, poisoner=0)
    assert table.told(2)[-1] == (3,)
    assert talked(table, ("trust", 3)).open_nominations().close_the_day().asked("harpy_deaths") == []


def test_with_the_harpy_dead_nobody_is_judged() -> None:
    table = mad().bury(0)
    assert talked(table, ("trust", 3)).open_nominations().close_the_day().asked("harpy_deaths") == []


def test_who_leads_sees_who_is_mad() -> None:
    table = open_talk(mad())
    assert [line.args for line in foresee(table.telling.grimoire) if line.code == "foresee-harpy"] == [
        {"who": 2, "other": 3}
    ]
