"""The small language of statements: what can be said, and what the rules make of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.table import Table
from tests.laws.playing import steps

from fabula.core.telling import Telling
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.statements import (
    LONGEST_WORDS,
    Guesses,
    Pairs,
    Sayings,
    how_many_are_right,
    is_true,
    judge,
    of_part,
    sight_of,
    weigh,
)

CIRCLE = "chef empath saint recluse spy monk soldier mayor imp"
YES, NO, EITHER, MAYBE_NOT = (True,), (False,), (False, True), (True, False)
IMP = ("is", 8, "imp")
EMPATH_IS_EVIL = ("of_side", 1, "evil")


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(CIRCLE)


@pytest.mark.parametrize(("statement", "values"), [
    (IMP, YES),
    (("is", 0, "imp"), NO),
    (("is", 3, "imp"), EITHER),  # the Recluse
    (("is", 3, "recluse"), MAYBE_NOT),
    (("is", 4, "chef"), EITHER),  # the Spy
    (("of_kind", 2, "outsider"), YES),
    (("of_kind", 3, "demon"), EITHER),
    (("of_kind", 3, "townsfolk"), NO),
    (("of_side", 1, "good"), YES),
    (("of_side", 4, "evil"), MAYBE_NOT),
    (("beside", 0, "imp"), YES),
    (("beside", 0, "empath"), YES),
    (("beside", 1, "evil"), NO),
    (("beside", 2, "evil"), EITHER),
    (("beside", 5, "spy"), MAYBE_NOT),
    (("in_play", "imp"), YES),
    (("in_play", "baron"), EITHER),
    (("in_play", "slayer"), EITHER),
    (("count", "demon", 1), MAYBE_NOT),
    (("count", "demon", 2), EITHER),
    (("count", "demon", 3), NO),
    (("count", "evil", 2), MAYBE_NOT),
    (("count", "good", 9), NO),
    (("living", "outsider", 2), MAYBE_NOT),
    (("living", "townsfolk", 6), EITHER),
    (("not", IMP), NO),
    (("not", ("is", 3, "imp")), MAYBE_NOT),
    (("and", IMP, ("is", 0, "chef")), YES),
    (("and", IMP, ("is", 0, "imp")), NO),
    (("or", EMPATH_IS_EVIL, ("is", 0, "imp"), IMP), YES),
    (("or", EMPATH_IS_EVIL, ("not", IMP)), NO),
    (("or", EMPATH_IS_EVIL, ("is", 3, "imp")), EITHER),
    (("exactly", 1, IMP, EMPATH_IS_EVIL, ("is", 0, "imp")), YES),
    (("exactly", 2, IMP, EMPATH_IS_EVIL, ("is", 0, "imp")), NO),
    (("exactly", 2, IMP, ("is", 0, "chef"), ("is", 3, "imp")), MAYBE_NOT),
])  # fmt: skip
def test_a_statement_is_judged_by_what_all_may_register_as(
    table: Table, statement: Any, values: tuple[bool, ...]
) -> None:
    sight = sight_of(table.town)
    assert judge(statement, sight) == values
    assert is_true(statement, sight) is values[0]


def test_of_free_words_the_rules_make_nothing(table: Table) -> None:
    assert judge(("words", "Everybody is the Imp"), sight_of(table.town)) == (True, False)


def test_each_part_looks_anew() -> None:
    """Registering is settled for every check (ruling 261)."""
    both = ("and", ("is", 3, "imp"), ("is", 3, "recluse"))
    assert judge(both, sight_of(Table(CIRCLE).town)) == (False, True)


def test_who_is_poisoned_registers_as_what_they_are() -> None:
    table = Table(CIRCLE.replace("spy", "poisoner"))
    table.night(poisoner=3)
    sight = sight_of(table.town)
    assert judge(("is", 3, "imp"), sight) == NO
    assert judge(("of_side", 3, "good"), sight) == YES


def test_the_dead_are_still_in_play_and_still_sit_there() -> None:
    table = Table("chef empath saint monk poisoner imp").night().bury(4)
    sight = sight_of(table.town)
    assert judge(("in_play", "poisoner"), sight) == YES
    assert judge(("beside", 3, "poisoner"), sight) == YES
    assert judge(("count", "minion", 1), sight) == YES
    assert judge(("living", "minion", 0), sight) == YES


def test_sides_count_travellers_kinds_do_not() -> None:
    table = Table("chef empath saint monk poisoner imp")
    table.telling.amend(("traveller", "thief", "evil", 5))
    sight = sight_of(table.town)
    assert judge(("count", "evil", 3), sight) == YES
    assert judge(("count", "minion", 1), sight) == YES
    assert judge(("beside", 0, "evil"), sight) == YES
    assert judge(("of_side", 6, "evil"), sight) == YES


SAYINGS = Sayings(tuple(range(9)), TROUBLE_BREWING)


@pytest.mark.parametrize("said", [
    IMP,
    ("not", IMP),
    ("and", IMP, IMP),
    ("or", IMP, ("not", IMP), ("count", "good", 0)),
    ("exactly", 1, IMP, IMP, ("not", IMP)),
    ("living", "evil", 6),
    ("words", "?!"),
    ("words", "Qui a menti\u202f? «\u00a0Elle\u00a0» !"),
    ("words", "अ\u200dआ 👩\u200d🚀"),
    ("words", "é" * LONGEST_WORDS),
])  # fmt: skip
def test_what_is_well_made_may_be_said(said: Any) -> None:
    assert said in SAYINGS


@pytest.mark.parametrize("said", [
    None, 3, "is", (), ("is",), ("is", 9, "imp"), ("is", 5, "vampire"), ("is", 5, "demon"),
    ("of_kind", 1, "traveller"),
    ("count", "imp", 1), ("count", "good", 10), ("not", ("not", IMP)), ("not",), ("not", ("and", IMP, IMP)),
    ("and", IMP), ("and", IMP, IMP, IMP, IMP), ("and", IMP, ("or", IMP, IMP)), ("exactly", 1, IMP, IMP),
    ("exactly", 0, IMP, IMP, IMP), ("exactly", 3, IMP, IMP, IMP), ("exactly", "1", IMP, IMP, IMP),
    ("is", (5,), "imp"), [*IMP], ("and", [*IMP], IMP),
    ("words",), ("words", ""), ("words", " "), ("words", 3), ("words", None), ("words", ("a",)),
    ("words", " a"), ("words", "a "), ("words", "a\nb"), ("words", "a\tb"), ("words", "a\u2028b"),
    ("words", "a\u202eb"), ("words", "\u200b"), ("words", "\u200d"), ("words", "\ud800"),
    ("words", "a" * (LONGEST_WORDS + 1)), ("words", "a", "b"), ["words", "a"],
    ("not", ("words", "a")), ("and", ("words", "a"), IMP), ("or", IMP, ("words", "a")),
    ("exactly", 1, IMP, IMP, ("words", "a")), ("words", ("words", "a")),
])  # fmt: skip
def test_what_is_not_well_made_may_not(said: Any) -> None:
    assert said not in SAYINGS


def test_what_is_listed_and_what_is_drawn_may_be_said() -> None:
    listed = list(SAYINGS)
    assert len(listed) == len(SAYINGS) == len(dict.fromkeys(listed))
    assert all(one in SAYINGS for one in listed)
    lots = Random(1)
    drawn = [SAYINGS.draw(lots.randrange) for _ in range(500)]
    assert all(one in SAYINGS for one in drawn)
    words = {one[0] for one in drawn}
    assert words == {
        "is", "of_kind", "of_side", "beside", "in_play", "count", "living", "not", "and", "or", "exactly"
    }  # fmt: skip


def test_of_a_pair_exactly_one_is_true(table: Table) -> None:
    pairs = Pairs(SAYINGS, sight_of(table.town))
    assert (IMP, EMPATH_IS_EVIL) in pairs
    assert (EMPATH_IS_EVIL, IMP) in pairs
    assert (IMP, ("is", 0, "chef")) not in pairs
    assert (EMPATH_IS_EVIL, ("is", 0, "imp")) not in pairs
    assert (IMP, ("is", 3, "recluse")) in pairs  # the Recluse may register as something else
    assert (IMP,) not in pairs
    lots = Random(2)
    assert all(pairs.draw(lots.randrange) in pairs for _ in range(100))
    assert len(pairs) == len(list(pairs)) > 0
    assert all(one in pairs for one in list(pairs)[:50])
    anything = Pairs(SAYINGS, None)
    assert (IMP, IMP) in anything


def test_up_to_five_guesses() -> None:
    guesses = Guesses(tuple(range(9)), TROUBLE_BREWING)
    assert (IMP,) * 5 in guesses
    assert (IMP,) * 6 not in guesses
    assert () not in guesses
    assert (("of_side", 1, "evil"),) not in guesses
    lots = Random(3)
    assert {len(guesses.draw(lots.randrange)) for _ in range(100)} == {1, 2, 3, 4, 5}
    assert len(list(guesses)) == len(guesses)


def test_guesses_are_counted_as_all_may_register(table: Table) -> None:
    sight = sight_of(table.town)
    for guesses, right in (
        ((IMP, ("is", 0, "chef"), ("is", 1, "imp")), (2,)),
        ((IMP, ("is", 3, "imp"), ("is", 4, "spy")), (2, 1, 3)),
        ((IMP, IMP), (2,)),
    ):
        assert how_many_are_right(tuple(of_part(guess, sight) for guess in guesses)) == right


def test_each_part_is_weighed_by_itself(table: Table) -> None:
    sight = sight_of(table.town)
    assert weigh(IMP, sight) == (YES,)
    recluse = ("is", 3, "imp")
    for word in (("and",), ("or",), ("exactly", 1)):
        statement = (*word, IMP, ("not", IMP), recluse)
        assert weigh(statement, sight) == (YES, NO, EITHER)
    assert weigh(("words", "What one says."), sight) == ()


def test_random_games_draw_statements() -> None:
    tale, heard = Clocktower(), set()
    for seed in range(12):
        lots = Random(seed)
        script = (*TROUBLE_BREWING, "gossip", "savant", "artist", "juggler")
        telling = Telling(tale, tale.set_up(lots.randint(5, 15), script))
        for _ in steps(telling, lots, amends=0.03):
            tale.laws(telling.grimoire)
        heard |= {one[0] for event in telling.events() for one in event.data().get("statements", ())}
    assert {"and", "or", "exactly", "not", "is", "beside"} <= heard
