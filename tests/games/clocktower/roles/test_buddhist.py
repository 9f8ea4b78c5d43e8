"""The Buddhist: for the first two minutes of each day the veterans may not talk."""

from __future__ import annotations

from tests.games.clocktower.square import marked, may
from tests.games.clocktower.table import Table

from fabula.core.requests import TIME, Window
from fabula.core.views import TOWN
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.timeline.day import BEATS

SEVEN = "imp poisoner empath chef monk slayer virgin"
READY = ("ready",)


def morning(*veterans: int, **choices: object) -> Table:
    """The first night is over, and these are known to be veterans."""
    table = Table(SEVEN, company=("buddhist",), poisoner=1, imp=6, **choices).night()
    for seat in veterans:
        table.telling.amend(("mark", seat, "veteran"))
    return table


def test_veterans_are_silent_at_first_and_others_talk() -> None:
    table = morning(2, 3)
    assert table.next == "hush"
    table.go_on()
    assert list(table.telling.grimoire.silenced) == [2, 3]
    assert [table.tale.silence(table.telling.grimoire, seat) for seat in (2, 4)] == ["silenced", None]
    assert list(table.options(2)) == [READY]
    assert ("claim", "monk") in table.options(4)


def test_then_all_talk_and_everybody_is_told() -> None:
    table = morning(2).go_on()
    table.telling.answer(TIME, None)
    assert table.next == "day"
    assert list(table.telling.grimoire.silenced) == []
    heard = [(event["e"], event.get("kind")) for event in table.heard_by(TOWN)]
    assert heard[-4:] == [
        ("announced", "buddhist"), ("silenced", None), ("unsilenced", None), ("announced", "all_talk"),
    ]  # fmt: skip


def test_it_takes_two_minutes_whoever_leads() -> None:
    timer = next(one for one in Clocktower.timers if one.key == "hush")
    assert (timer.default, timer.always) == (120, True)
    assert BEATS["hush"].pace is not None


def test_it_is_so_each_day_and_once_a_day() -> None:
    table = morning(2).go_on()
    table.telling.answer(TIME, None)
    table.day().night()
    assert table.next == "hush"


def test_without_veterans_or_a_buddhist_nobody_is_silent() -> None:
    assert morning().next == "day"
    table = morning(2)
    table.telling.amend(("exit", "buddhist"))
    assert table.next == "day"


def test_a_player_may_say_to_be_one_and_is_silent_from_the_next_day_on() -> None:
    table = morning().open_nominations()
    assert may(table, 4, "veteran") == [4]
    table.say(4, "veteran", 4)
    assert marked(table, "veteran") == [4]
    assert not may(table, 4, "veteran")
    assert table.found("beckoned") == [{"e": "beckoned", "seat": 4, "kind": "buddhist"}]
    assert table.telling.grimoire.silenced == []
    assert table.close_the_day().night().next == "hush"


def test_without_a_buddhist_nobody_says_so() -> None:
    assert not may(Table(SEVEN).night().open_nominations(), 4, "veteran")


def test_who_was_silenced_by_hand_stays_so() -> None:
    table = morning(2)
    table.telling.amend(("silence", 2))
    table.go_on().telling.answer(TIME, None)
    assert list(table.telling.grimoire.silenced) == [2]


def test_who_may_speak_again_by_hand_does() -> None:
    table = morning(2, 3).go_on()
    table.telling.amend(("unsilence", 2))
    table.telling.answer(TIME, None)
    assert list(table.telling.grimoire.silenced) == []


def test_what_the_others_do_is_done_and_the_silence_goes_on() -> None:
    table = morning(2).go_on().say(5, "slay", 4)
    assert table.found("used") != []
    assert isinstance(table.telling.pending, Window)
    assert list(table.telling.grimoire.silenced) == [2]


def test_the_dead_who_are_veterans_are_silent_too() -> None:
    table = morning(2).bury(2).go_on()
    assert list(table.telling.grimoire.silenced) == [2]


def test_the_time_of_the_silence_is_set_where_the_buddhist_is() -> None:
    timers = Clocktower().timers
    assert [one.key for one in timers if one.beside == "buddhist"] == ["hush"]
