"""The Goblin."""

from __future__ import annotations

from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

ROLES = "goblin imp empath chef monk slayer soldier"
WITH_POISON = "goblin imp poisoner empath chef monk slayer soldier virgin undertaker"


def pleaded(table: Table, role: str = "goblin", nominee: int = 0) -> Table:
    """A nominee has claimed to be this in their plea; most hands are up; the day is over."""
    table.open_nominations()
    table.say(3, "nominate", nominee)
    table.telling.begin_beat()
    table.telling.answer(nominee, ("claim", role))
    table.say_nothing()
    table.settled["vote"] = dict.fromkeys((2, 3, 4, 5, 6), "hand")
    return table.close_votes().close_the_day()


def test_who_claims_to_be_the_goblin_when_nominated_and_is_executed_wins() -> None:
    table = pleaded(Table(ROLES).night())
    assert table.executed == [0]
    assert table.winners == ("evil",)


def test_the_goblin_who_says_nothing_or_something_else_just_dies() -> None:
    assert pleaded(Table(ROLES).night(), "chef").winners == ()
    assert Table(ROLES).night().day((3, 0, (2, 3, 4, 5))).winners == ()


def test_ruling_430_what_was_said_aloud_is_for_the_storyteller_to_tell() -> None:
    table = Table(ROLES).night().day((3, 0, (2, 3, 4, 5)), goblin_claimed="yes")
    assert table.winners == ("evil",)


def test_a_claim_before_the_nomination_does_not_count() -> None:
    table = open_talk(Table(ROLES).night()).say(0, "claim", "goblin").open_nominations()
    assert table.nominate(3, 0, 2, 3, 4, 5).close_the_day().winners == ()


def test_a_goblin_who_is_spared_wins_nothing() -> None:
    table = Table(ROLES).night().open_nominations()
    table.say(3, "nominate", 0)
    table.telling.begin_beat()
    table.telling.answer(0, ("claim", "goblin"))
    table.say_nothing().close_votes()
    table.close_the_day().night(imp=6)
    assert table.day((3, 0, (2, 3, 4, 5))).winners == ()


def test_anybody_may_say_so_and_the_question_is_put_about_everybody() -> None:
    table = pleaded(Table(ROLES).night(), nominee=2)
    assert table.asked("goblin_claimed") == [("yes", "no")]
    assert table.winners == ()


def test_without_a_goblin_on_the_script_nobody_is_asked() -> None:
    assert (
        Table("baron imp empath chef monk drunk:slayer saint")
        .night()
        .day((3, 0, (2, 3, 4, 5)))
        .asked("goblin_claimed")
        == []
    )


def test_a_poisoned_goblin_wins_nothing() -> None:
    assert pleaded(Table(WITH_POISON).night(poisoner=0)).winners == ()


def test_ruling_431_an_execution_that_does_not_kill_is_enough() -> None:
    table = Table("goblin devils_advocate imp empath chef monk slayer soldier virgin mayor")
    table.night(devils_advocate=0).day((3, 0, (2, 3, 4, 5, 6)), goblin_claimed="yes")
    assert table.winners == ("evil",)


def test_a_cerenovus_may_make_somebody_mad_about_being_the_goblin() -> None:
    table = Table("goblin cerenovus imp empath chef monk slayer soldier virgin mayor")
    assert (3, "goblin") in table.asked_by_night("cerenovus")
