"""The Mezepheles."""

from __future__ import annotations

from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

ROLES = "mezepheles imp empath chef monk slayer soldier"
TEN = "mezepheles poisoner imp empath chef monk slayer soldier virgin mayor"


def said(table: Table, *words: tuple[int, tuple[object, ...]]) -> Table:
    """By day these have said something."""
    open_talk(table)
    for seat, what in words:
        table.say(seat, *what)
    return table.open_nominations().close_the_day()


def test_the_mezepheles_learns_the_word() -> None:
    table = Table(ROLES).night(secret_word="saint")
    assert table.told(0)[-1] == "saint"
    assert table.woke(0) == ["minion_info", "mezepheles"]


def test_the_first_good_player_to_say_it_becomes_evil_that_night() -> None:
    table = said(Table(ROLES).night(secret_word="saint"), (3, ("claim", "saint")), (2, ("is", 4, "saint")))
    table.night(imp=6, monk=5)
    assert table.town.side(3) == "evil"
    assert table.told(3) == ["evil"]
    assert table.town.side(2) == "good"
    assert table.woke(0) == []


def test_evil_players_may_say_it() -> None:
    table = said(Table(ROLES).night(secret_word="saint"), (0, ("claim", "saint")), (2, ("is", 4, "saint")))
    table.night(imp=6, monk=5)
    assert table.town.side(2) == "evil"


def test_ruling_443_what_was_said_aloud_is_for_the_storyteller_to_tell() -> None:
    table = said(Table(ROLES).night(secret_word="saint")).night(mezepheles=4, imp=6, monk=5)
    assert table.town.side(4) == "evil"
    assert table.asked("mezepheles")[0][0] is None


def test_it_happens_once() -> None:
    table = said(Table(ROLES).night(secret_word="saint"), (3, ("claim", "saint"))).night(imp=6, monk=5)
    said(table, (2, ("claim", "saint"))).night(imp=6, monk=5)
    assert table.asked("mezepheles") == []
    assert table.town.side(2) == "good"


def test_another_word_turns_nobody() -> None:
    table = said(Table(ROLES).night(secret_word="saint"), (3, ("claim", "mayor"))).night(imp=6, monk=5)
    assert table.town.side(3) == "good"


def test_a_poisoned_mezepheles_turns_nobody_and_may_turn_another_later() -> None:
    table = said(Table(TEN).night(poisoner=3, secret_word="saint"), (4, ("claim", "saint")))
    table.night(poisoner=0, imp=7, monk=6)
    assert table.town.side(4) == "good"
    said(table, (5, ("claim", "saint"))).night(poisoner=3, imp=7, monk=6)
    assert table.town.side(5) == "evil"


def test_nobody_else_hears_the_word() -> None:
    table = Table(ROLES).night(secret_word="saint")
    for seat in range(1, 7):
        assert not [event for event in table.heard_by(seat) if event.get("kind") == "secret_word"]
