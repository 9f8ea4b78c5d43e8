"""The Gossip."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.notation import play_again, read, write
from fabula.core.refusals import Refusal
from fabula.core.requests import Decide

EIGHT = "gossip chef empath recluse monk poisoner imp soldier"
TRUE, FALSE = ("is", 6, "imp"), ("is", 1, "imp")
EITHER = ("is", 3, "imp")  # the Recluse may register so
QUIET: dict[str, Any] = {"imp": 6, "monk": 6, "poisoner": 1}  # the Imp is safe from itself


def said(statement: Any, roles: str = EIGHT, by: int = 0, **first: Any) -> Table:
    """On the first day somebody states something; the day is over."""
    table = Table(roles).night(**{"poisoner": 1, **first}).open_nominations()
    return table.say(by, "gossip", statement).close_the_day()


def test_a_player_dies_if_what_she_said_was_true() -> None:
    table = said(TRUE).night(**QUIET, gossip=2)
    assert table.dead == [2]


def test_nobody_dies_of_a_lie() -> None:
    table = said(FALSE).night(**QUIET, gossip=2)
    assert table.dead == []
    assert table.asked("gossip") == []


def test_she_is_not_woken_for_it() -> None:
    """The book: her ability may kill, but she does not wake to learn of it."""
    table = said(TRUE).night(**QUIET, gossip=2)
    assert table.woke(0) == []
    assert table.told(0) == []


def test_all_hear_it_whoever_says_it() -> None:
    true = said(TRUE)
    bluff = said(TRUE, "chef gossip empath recluse monk poisoner imp soldier", poisoner=2)
    assert bluff.night(**QUIET, gossip=2).dead == []
    for table in (true, bluff):
        (stated,) = [one for one in table.heard_by(4) if one["e"] == "stated"]
        assert stated == {"e": "stated", "seat": 0, "kind": "gossip", "statements": (TRUE,)}


def test_everybody_alive_may_once_a_day() -> None:
    table = Table(EIGHT).night(poisoner=1).bury(4).open_nominations()
    for seat in (0, 1, 2, 3, 5, 6, 7):
        table.say(seat, "gossip", FALSE)
        with pytest.raises(Refusal):
            table.say(seat, "gossip", TRUE)
    with pytest.raises(Refusal):
        table.say(4, "gossip", TRUE)
    table.close_the_day().night(**{**QUIET, "imp": 1}).open_nominations().say(0, "gossip", TRUE)


def test_it_is_said_while_all_talk_too() -> None:
    table = Table(EIGHT).night(poisoner=1)
    table.telling.begin_beat()
    table.say(0, "gossip", TRUE).open_nominations().close_the_day()
    assert table.night(**QUIET, gossip=4).dead == [4]


def test_poisoned_by_night_nobody_dies() -> None:
    table = said(TRUE).night(**{**QUIET, "poisoner": 0}, gossip=2)
    assert table.dead == []


def test_poisoned_by_day_and_well_by_night_it_works() -> None:
    """What counts is the night (facts: checked when it resolves)."""
    assert said(TRUE, poisoner=0).night(**QUIET, gossip=2).dead == [2]


def test_who_only_believes_to_be_the_gossip_kills_nobody() -> None:
    table = said(TRUE, "drunk:gossip chef empath recluse saint soldier baron imp")
    assert table.night(imp=1, gossip=2).dead == [1]


def test_dead_by_the_night_she_kills_nobody() -> None:
    table = said(TRUE).night(imp=0, monk=6, poisoner=1, gossip=2)
    assert table.dead == [0]
    assert table.asked("gossip") == []


def test_executed_she_kills_nobody() -> None:
    table = Table(EIGHT).night(poisoner=1).open_nominations().say(0, "gossip", TRUE)
    table.nominate(1, 0, 1, 2, 3, 4).close_the_day()
    assert table.night(**QUIET, gossip=2).dead == []


def test_ruling_260_it_is_judged_as_things_stand_when_it_is_said() -> None:
    table = Table(EIGHT).night(poisoner=1).open_nominations().say(0, "gossip", ("living", "minion", 1))
    table.nominate(1, 5, 1, 2, 3, 4).close_the_day()
    assert table.night(imp=6, monk=6, gossip=2).dead == [2]


def test_where_somebody_may_register_either_way_the_storyteller_decides() -> None:
    for answer, dead in (("yes", [2]), ("no", [])):
        table = said(EITHER)
        assert table.night(**QUIET, gossip=2, **{"register:gossip": answer}).dead == dead
        assert table.asked("register:gossip") == [("no", "yes")]


OWN = ("words", "The Imp sits beside somebody who lies.")


def test_in_her_own_words_the_storyteller_judges() -> None:
    for answer, dead in (("yes", [2]), ("no", [])):
        table = said(OWN)
        (stated,) = [one for one in table.heard_by(4) if one["e"] == "stated"]
        assert stated["statements"] == (OWN,)
        assert table.night(**QUIET, gossip=2, gossip_words=answer).dead == dead
        assert table.asked("gossip_words") == [("yes", "no")]
        assert table.asked("register:gossip") == []


def test_a_telling_with_free_words_is_read_as_it_was_written() -> None:
    own = ("words", 'Qui dit «\u00a0vrai\u00a0»\u202f? (\\ "non") - 3')
    table = said(own).night(**QUIET, gossip=2, gossip_words="yes")
    written = write(table.telling)
    assert write(play_again(table.tale, read(written))) == written


def test_nobody_judges_the_words_of_who_is_no_gossip_or_poisoned() -> None:
    bluff = said(OWN, "chef gossip empath recluse monk poisoner imp soldier", poisoner=2)
    for table in (bluff.night(**QUIET), said(OWN).night(**{**QUIET, "poisoner": 0})):
        assert table.asked("gossip_words") == []
        assert table.dead == []


def test_whoever_judges_reads_what_was_said() -> None:
    for statement, prompt in ((OWN, "gossip_words"), (EITHER, "register:gossip")):
        table = said(statement)
        table.asked_by_night(prompt, **QUIET)
        ask = table.telling.pending
        assert isinstance(ask, Decide)
        assert (ask.about, ask.said) == ((0,), (statement,))
        assert ask.weighed == (((False, True),) if statement == EITHER else (),)


def test_who_chooses_whom_the_gossip_kills_sees_of_each_part_whether_it_was_so() -> None:
    statement = ("or", ("is", 6, "imp"), ("not", ("is", 6, "imp")))
    table = said(statement)
    table.asked_by_night("gossip", **QUIET)
    ask = table.telling.pending
    assert isinstance(ask, Decide)
    assert (ask.said, ask.weighed) == ((statement,), (((True,), (False,)),))


def test_of_free_words_fabula_takes_nothing_for_true() -> None:
    """A person led by day and nobody does by night."""
    table = said(OWN)
    table.asked_by_night("gossip_words", **QUIET)
    ask = table.telling.pending
    assert isinstance(ask, Decide)
    assert table.tale.suggestion(table.telling.grimoire, ask, Random(1).randrange).choice == "no"


def test_any_living_player_may_die_of_it() -> None:
    table = said(TRUE)
    options = table.asked_by_night("gossip", **QUIET)
    assert options == tuple(range(8))


def test_the_demon_may_die_of_it_and_good_wins() -> None:
    table = said(TRUE).night(**QUIET, gossip=6)
    assert table.winners == ("good",)


def test_a_soldier_dies_of_it() -> None:
    """Only the Demon cannot harm a Soldier; a Monk protects from nobody else either."""
    table = said(TRUE, "gossip soldier empath recluse monk poisoner imp chef", poisoner=2)
    assert table.night(imp=1, monk=1, poisoner=2, gossip=1).dead == [1]


def test_two_die_if_the_demon_kills_too() -> None:
    table = said(TRUE).night(imp=1, monk=6, poisoner=3, gossip=2)
    assert table.dead == [1, 2]


def test_who_becomes_the_gossip_after_saying_it_has_not_said_it_as_the_gossip() -> None:
    table = said(TRUE, by=1)
    table.telling.amend(("role", 1, "gossip"))
    assert table.night(**{**QUIET, "poisoner": 3}, gossip=2).dead == []
