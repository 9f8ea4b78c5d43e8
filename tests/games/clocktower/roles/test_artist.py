"""The Artist."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.core.requests import Decide, Inform

EIGHT = "artist chef empath recluse monk poisoner imp soldier"
TRUE, FALSE, EITHER = ("is", 6, "imp"), ("is", 1, "imp"), ("is", 3, "imp")


def asked(question: Any, by: int = 0, poisoned: int = 1, answer: str | None = None) -> Table:
    """On the first day somebody asks the Storyteller something."""
    table = Table(EIGHT).night(poisoner=poisoned).open_nominations()
    return table.say(by, "ask", question, **{"learn:artist": answer})


@pytest.mark.parametrize(("question", "answer"), [
    (TRUE, "yes"),
    (FALSE, "no"),
    (("or", FALSE, TRUE), "yes"),
    (("exactly", 2, FALSE, TRUE, ("beside", 7, "imp")), "yes"),
    (("count", "outsider", 3), "no"),
])  # fmt: skip
def test_the_answer_is_the_truth(question: Any, answer: str) -> None:
    table = asked(question)
    assert table.told(0)[-1] == answer
    assert table.asked("learn:artist") == []


def test_nobody_else_hears_of_it() -> None:
    before = Table(EIGHT).night(poisoner=1).open_nominations()
    for table in (asked(TRUE), asked(TRUE, by=1)):
        for listener in (2, 4, "town"):
            assert table.heard_by(listener) == before.heard_by(listener)
            assert listener == "town" or set(table.options(listener)) == set(before.options(listener))


def test_the_asker_has_the_question_in_the_journal() -> None:
    assert asked(TRUE).heard_by(0)[-2] == {"e": "asked", "seat": 0, "statements": (TRUE,)}


def test_anybody_may_ask_and_only_an_artist_is_answered() -> None:
    table = asked(TRUE, by=2)
    assert table.told(2)[-1] == ()
    assert table.asked("ask") == asked(TRUE).asked("ask") == [("yes",)]


def test_once_in_the_game_though_all_may_come_each_day() -> None:
    table = asked(TRUE)
    with pytest.raises(Refusal):
        table.say(0, "ask", FALSE)
    table.close_the_day().night(poisoner=1, imp=2, monk=6).open_nominations().say(0, "ask", FALSE)
    assert table.told(0) == [()]


def test_poisoned_the_answer_may_be_wrong_and_the_question_is_spent() -> None:
    table = asked(TRUE, 0, 0, answer="no")
    assert table.told(0)[-1] == "no"
    assert table.found("misled")[-1] == {"e": "misled", "seat": 0, "kind": "poisoned", "answer": "yes"}
    table.close_the_day().night(poisoner=1, imp=2, monk=6).open_nominations().say(0, "ask", TRUE)
    assert table.told(0) == [()]


def test_who_only_believes_to_be_the_artist_may_be_told_anything_once() -> None:
    roles = "drunk:artist chef empath recluse saint soldier baron imp"
    table = Table(roles).night().open_nominations().say(0, "ask", TRUE, **{"learn:artist": "unsure"})
    assert table.told(0)[-1] == "unsure"
    assert table.asked("learn:artist") == [("yes", "no", "unsure")]
    table.close_the_day().night(imp=2).open_nominations().say(0, "ask", TRUE)
    assert table.told(0) == [()]


@pytest.mark.parametrize("answer", ["no", "yes", "unsure"])
def test_of_a_recluse_the_storyteller_may_say_either_or_not_know(answer: str) -> None:
    table = asked(EITHER, answer=answer)
    assert table.asked("learn:artist") == [("no", "yes", "unsure")]
    assert table.told(0)[-1] == answer


def test_not_to_know_is_no_lie() -> None:
    table = asked(EITHER, answer="unsure")
    assert [one for one in table.found("misled") if one["seat"] == 0] == []


OWN = ("words", "Is somebody at my side mad?")


@pytest.mark.parametrize("poisoned", [1, 0])
@pytest.mark.parametrize("answer", ["yes", "no", "unsure"])
def test_in_their_own_words_the_storyteller_judges(answer: str, poisoned: int) -> None:
    table = asked(OWN, poisoned=poisoned, answer=answer)
    assert table.told(0)[-1] == answer
    assert table.asked("learn:artist") == [("yes", "no", "unsure")]
    assert [one for one in table.found("misled") if one["seat"] == 0] == []
    assert [one for one in table.found("went_wrong") if one["seat"] == 0] == []


def test_beside_a_vortox_it_is_yes_or_no() -> None:
    table = Table(EIGHT.replace("poisoner imp", "witch vortox")).night().open_nominations()
    table.say(0, "ask", OWN, **{"learn:artist": "no"})
    assert table.asked("learn:artist") == [("yes", "no")]
    assert table.told(0)[-1] == "no"


def test_the_storyteller_sees_of_each_part_whether_it_is_so() -> None:
    table = Table(EIGHT).night(poisoner=0).open_nominations()
    table.telling.answer(0, ("ask", ("and", TRUE, FALSE)))
    for kind, answer in ((Decide, "yes"), (Inform, "no")):
        coming = table.telling.pending
        assert isinstance(coming, kind)
        assert coming.weighed == (((True,), (False,)),)
        table.telling.answer("storyteller", answer)


def test_the_storyteller_reads_what_is_asked_and_nobody_else_does() -> None:
    table = Table(EIGHT).night(poisoner=1).open_nominations()
    before = {listener: table.heard_by(listener) for listener in (2, 4, "town")}
    table.telling.answer(0, ("ask", OWN))
    assert isinstance(coming := table.telling.pending, Decide)
    assert coming.said == (OWN,)
    table.telling.answer("storyteller", "yes")
    assert isinstance(asking := table.telling.pending, Inform)
    assert asking.said == (OWN,)
    assert table.tale.suggestion(table.telling.grimoire, asking, Random(1).randrange).choice == "unsure"
    table.telling.answer("storyteller", "no")
    assert table.heard_by(0)[-2] == {"e": "asked", "seat": 0, "statements": (OWN,)}
    assert {listener: table.heard_by(listener) for listener in (2, 4, "town")} == before


def test_the_dead_do_not_ask() -> None:
    table = Table(EIGHT).night(poisoner=1).bury(0).open_nominations()
    with pytest.raises(Refusal):
        table.say(0, "ask", TRUE)


def test_a_new_artist_may_ask() -> None:
    table = asked(TRUE, by=1).close_the_day()
    table.telling.amend(("role", 1, "artist"))
    table.night(poisoner=2, imp=4, monk=6).open_nominations().say(1, "ask", TRUE)
    assert table.told(1)[-1] == "yes"
