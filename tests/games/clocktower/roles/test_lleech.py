"""The Lleech."""

from __future__ import annotations

from tests.games.clocktower.square import marked, open_talk
from tests.games.clocktower.table import Table

from fabula.core.events import Marked
from fabula.games.clocktower.town.events import Unmarked

ROLES = "lleech poisoner empath chef monk slayer soldier"
MOST = (2, 3, 4, 5, 6)


def hosted(host: int = 3, roles: str = ROLES, **choices: object) -> Table:
    """The first night is over."""
    return Table(roles).night(**{"lleech": host, "poisoner": 6, **choices})


def test_the_host_is_poisoned_for_good() -> None:
    table = hosted()
    assert marked(table, "host") == [3]
    assert 3 in marked(table, "poisoned")
    table.day().night(lleech=6, poisoner=6)
    assert 3 in marked(table, "poisoned")


def test_the_lleech_kills_in_each_night_but_the_first() -> None:
    assert hosted().dead == []
    assert hosted().day().night(lleech=2, poisoner=6).dead == [2]


def test_executed_the_lleech_lives_while_the_host_does() -> None:
    table = hosted().day((3, 0, MOST))
    assert table.executed == [0]
    assert table.dead == []


def test_with_the_host_the_lleech_dies() -> None:
    table = hosted().day((4, 3, MOST))
    assert table.dead == [3, 0]
    assert table.winners == ("good",)
    assert [event["cause"] for event in table.found("died")] == ["execution", "storyteller"]


def test_killing_the_host_kills_itself() -> None:
    assert hosted().day().night(lleech=3, poisoner=6).winners == ("good",)


def test_a_poisoned_lleech_dies_like_anybody() -> None:
    assert hosted().day().night(lleech=6, poisoner=0).day((3, 0, MOST)).winners == ("good",)


def test_ruling_444_the_host_dead_while_it_was_poisoned_it_dies_at_the_next_dawn_when_it_is_well() -> None:
    table = hosted()
    table.town.tell(Marked(0, "drunk", None))
    table.day((4, 3, MOST))
    assert table.winners == ()
    table.town.tell(Unmarked(0, "drunk"))
    assert table.night(lleech=6, poisoner=6).winners == ("good",)


def test_ruling_445_a_lleech_that_chose_in_vain_has_no_host_and_dies_like_anybody() -> None:
    table = Table("lleech poisoner empath chef monk slayer soldier")
    table.town.tell(Marked(0, "drunk", None))
    table.night(lleech=3)
    table.town.tell(Unmarked(0, "drunk"))
    assert marked(table, "host") == []
    assert table.day((3, 0, MOST)).winners == ("good",)


def test_a_slayer_who_hits_the_host_kills_both() -> None:
    table = open_talk(hosted()).say(5, "slay", 3)
    assert table.end_if_decided().winners == ("good",)


def test_a_slayer_cannot_kill_the_lleech_itself() -> None:
    table = open_talk(hosted()).say(5, "slay", 0)
    assert table.alive(0)


def test_with_a_mastermind_an_execution_of_the_host_costs_it_its_ability() -> None:
    table = hosted(4, "lleech mastermind poisoner empath chef monk slayer soldier virgin mayor")
    table.day((3, 4, (2, 3, 4, 5, 6, 8)))
    assert table.dead == [4]
    assert table.winners == ()
    assert table.town.abilities(0) == []


def test_the_lleech_attacked_by_itself_lives() -> None:
    assert hosted().day().night(lleech=0, poisoner=6).alive(0)


def test_a_soldier_may_be_the_host_and_is_not_poisoned() -> None:
    table = Table("lleech poisoner empath chef monk slayer soldier", poisoner=2).night(lleech=6)
    assert marked(table, "host") == [6]
    assert marked(table, "poisoned") == [2]
