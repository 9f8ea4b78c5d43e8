"""The Savant."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, Ask, Decide
from fabula.core.telling import Answered
from fabula.games.clocktower.town.events import WentWrong
from fabula.games.clocktower.town.statements import is_true, judge, sight_of

EIGHT = "savant chef empath recluse monk poisoner imp soldier"
TRUE, FALSE = ("is", 6, "imp"), ("is", 1, "imp")


def came(by: int = 0, roles: str = EIGHT, poisoned: int = 1, **choices: Any) -> Table:
    """On the first day somebody visits the Storyteller."""
    return Table(roles).night(poisoner=poisoned).open_nominations().say(by, "visit", **choices)


def options(table: Table) -> Any:
    """What could be told when it was."""
    answers = [line for line in table.telling.log if isinstance(line, Answered)]
    return next(answer.options for answer in answers if answer.prompt == "savant")


def test_two_things_are_told_of_which_one_is_true() -> None:
    table = came(savant=(TRUE, FALSE))
    assert table.told(0)[-1] == (TRUE, FALSE)
    assert (FALSE, TRUE) in options(table)
    assert (TRUE, TRUE) not in options(table)
    assert (FALSE, FALSE) not in options(table)


def test_what_is_told_by_itself_is_one_truth_and_one_lie() -> None:
    table = came()
    one, other = table.told(0)[-1]
    sight = sight_of(table.town)
    assert judge(one, sight) != judge(other, sight)


def test_once_a_day() -> None:
    table = came()
    with pytest.raises(Refusal):
        table.say(0, "visit")
    table.close_the_day().night(poisoner=1, imp=2, monk=6).open_nominations().say(0, "visit")
    assert len(table.told(0)) == 1


def test_nobody_else_hears_of_it() -> None:
    true, bluff = came(), came(by=1)
    for table in (true, bluff):
        before = Table(EIGHT).night(poisoner=1).open_nominations()
        for listener in (2, 4, "town"):
            assert table.heard_by(listener) == before.heard_by(listener)
            assert listener == "town" or set(table.options(listener)) == set(before.options(listener))


def test_everybody_alive_may_come_and_only_a_savant_is_told_anything() -> None:
    table = came(by=2)
    assert table.told(2)[-1] == ()
    assert table.found("informed")[-1] == {"e": "informed", "seat": 2, "kind": "visit", "answer": ()}
    dead = Table(EIGHT).night(poisoner=1).bury(4).open_nominations()
    with pytest.raises(Refusal):
        dead.say(4, "visit")


def test_the_storyteller_hears_of_each_who_comes() -> None:
    """So that the pause betrays nothing."""
    assert came().asked("visit") == came(by=2).asked("visit") == [("yes",)]


def test_poisoned_anything_may_be_told() -> None:
    table = came(poisoned=0, savant=(FALSE, FALSE))
    assert table.told(0)[-1] == (FALSE, FALSE)
    assert (TRUE, TRUE) in options(table)


def test_who_only_believes_to_be_the_savant_may_be_told_anything() -> None:
    roles = "drunk:savant chef empath recluse saint soldier baron imp"
    table = Table(roles).night().open_nominations().say(0, "visit", savant=(TRUE, ("is", 7, "imp")))
    assert table.told(0)[-1] == (TRUE, ("is", 7, "imp"))


def test_a_recluse_makes_a_thing_true_or_not() -> None:
    """Each of the two looks at the Recluse anew."""
    either = ("is", 3, "imp")
    table = came(savant=(either, FALSE))
    assert (either, TRUE) in options(table)
    assert (either, either) in options(table)


OWN, OTHER = ("words", "Your left neighbour is mad."), ("words", "Nobody has lied today.")


def test_either_may_be_told_in_the_storyteller_s_own_words() -> None:
    for pair in ((OWN, OTHER), (OWN, TRUE), (FALSE, OWN)):
        assert came(savant=pair).told(0)[-1] == pair


def test_a_poisoned_savant_may_be_told_any_words() -> None:
    for pair in ((OWN, OTHER), (OWN, TRUE), (FALSE, OWN)):
        assert came(poisoned=0, savant=pair).told(0)[-1] == pair


def test_beside_a_vortox_free_words_stand_for_a_lie() -> None:
    roles = EIGHT.replace("monk poisoner imp", "monk witch vortox")
    told = options(Table(roles).night().open_nominations().say(0, "visit"))
    assert (OWN, FALSE) in told
    assert (OWN, ("is", 6, "vortox")) not in told


@pytest.mark.parametrize("nested", [("not", OWN), ("and", OWN, TRUE), ("words", OWN), ("words", "")])
def test_free_words_are_no_part_of_anything(nested: Any) -> None:
    assert (nested, FALSE) not in options(came())
    assert (nested, FALSE) not in options(came(poisoned=0))


def test_a_new_savant_is_told_things_too() -> None:
    table = Table(EIGHT).night(poisoner=1)
    table.telling.amend(("role", 1, "savant"))
    table.open_nominations().say(1, "visit")
    assert len(table.told(1)[-1]) == 2


def test_a_savant_who_died_has_nothing_to_come_for() -> None:
    table = Table(EIGHT).night(poisoner=1).bury(0).open_nominations()
    with pytest.raises(Refusal):
        table.say(0, "visit")


def test_the_suggestion_is_one_truth_and_one_lie_or_mostly_two_lies() -> None:
    lies = 0
    for seed in range(20):
        lots = Random(seed).randrange
        table = Table(EIGHT).night(poisoner=seed % 2).open_nominations()
        table.telling.answer(0, ("visit",))
        table.telling.answer("storyteller", "yes")
        ask = table.telling.pending
        assert isinstance(ask, Ask)
        pair = table.tale.suggestion(table.telling.grimoire, ask, lots).choice
        truths = [is_true(one, sight_of(table.town)) for one in pair]
        assert pair in ask.options
        if seed % 2:
            assert sum(truths) == 1
        else:
            lies += not any(truths)
    assert lies >= 5


@pytest.mark.parametrize("seed", range(20))
def test_what_is_advised_can_be_said_aloud(seed: int) -> None:
    table = came()
    ask = Decide("savant", options(table), 0)
    pair = table.tale.suggestion(table.telling.grimoire, ask, Random(seed).randrange).choice
    assert pair in options(table)
    assert all(word not in ("not", "and", "or", "exactly") for word, *_ in pair)


@pytest.mark.parametrize(
    ("demon", "pair", "why"),
    [
        ("imp", (TRUE, TRUE), "savant-1"),
        ("vortox", (FALSE, ("is", 6, "vortox")), "savant-0"),
        ("imp", (TRUE, ("is", 99, "imp")), "not-an-option"),
    ],
)
def test_what_may_not_be_told_is_refused_with_the_reason(demon: str, pair: Any, why: str) -> None:
    telling = Table(EIGHT.replace("imp", demon)).night(poisoner=1).open_nominations().telling
    telling.answer(0, ("visit",))
    telling.answer(STORYTELLER, "yes")
    with pytest.raises(Refusal, match=why):
        telling.answer(STORYTELLER, pair)


def test_who_leads_sees_what_is_true_also_where_anything_may_be_told() -> None:
    for poisoned, truths in ((1, 1), (0, None)):
        (shown,) = options(came(poisoned=poisoned)).shown()
        assert shown["pair"]["truths"] == truths
        assert [looks[0][0] for looks in shown["pair"]["sight"]["seen"]] == EIGHT.split()


def test_two_lies_of_a_poisoned_savant_are_heard_of_by_a_mathematician() -> None:
    for poisoned, pair, wrong in (
        (0, (FALSE, ("is", 2, "imp")), 1),
        (0, (TRUE, FALSE), 0),
        (1, (TRUE, FALSE), 0),
    ):
        table = came(poisoned=poisoned, savant=pair)
        kinds = [line.kind for line in table.telling.log if isinstance(line, WentWrong) and line.seat == 0]
        assert kinds == ["poisoned"] * wrong, pair


def test_two_lies_by_a_vortox_are_heard_of_too() -> None:
    table = came(
        roles="savant chef empath recluse monk witch vortox soldier", savant=(FALSE, ("is", 2, "imp"))
    )
    kinds = [line.kind for line in table.telling.log if isinstance(line, WentWrong) and line.seat == 0]
    assert kinds == ["vortox"]
