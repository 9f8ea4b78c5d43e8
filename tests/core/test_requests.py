"""What may be answered: orders, statements, plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from fabula.core.requests import (
    Ask,
    Choice,
    Orders,
    Pattern,
    Poll,
    Round,
    Statements,
    Subsets,
    Window,
    as_choice,
    draw,
)

CARDS = ("seer", "robber", "robber")
SAYINGS = Statements(Pattern("ready"), Pattern("saw", (0, 1, "left"), ("seer", "robber")))


def test_orders_are_all_permutations() -> None:
    orders = Orders(CARDS)
    assert len(orders) == len(list(orders)) == 6
    assert set(orders) == {
        ("seer", "robber", "robber"),
        ("robber", "seer", "robber"),
        ("robber", "robber", "seer"),
    }
    assert all(order in orders for order in orders)


@pytest.mark.parametrize(
    "choice",
    [None, "seer", (), CARDS[:2], ("seer", "seer", "robber"), (*CARDS, "seer"), ("seer", "robber", 1)],
)
def test_what_is_no_order_of_the_cards_is_refused(choice: Choice) -> None:
    assert choice not in Orders(CARDS)


def test_a_list_is_no_order() -> None:
    assert list(CARDS) not in Orders(CARDS)


def test_a_number_is_not_its_own_name() -> None:
    assert (1, 2) not in Orders(("1", "2"))
    assert ("2", "1") in Orders(("1", "2"))


def test_every_order_is_drawn_equally_often() -> None:
    lots = Random(7).randrange
    drawn = Counter(Orders(("a", "b", "c")).draw(lots) for _ in range(6000))
    assert len(drawn) == 6
    assert all(900 < times < 1100 for times in drawn.values())


def test_orders_are_drawn_by_the_lots_alone() -> None:
    assert Orders(("a", "b", "c")).draw(lambda below: below - 1) == ("a", "b", "c")
    assert Orders(("a", "b", "c")).draw(lambda _: 0) == ("b", "c", "a")


def test_statements_are_all_ways_to_fill_the_gaps() -> None:
    assert list(SAYINGS) == [("ready",), *product(("saw",), (0, 1, "left"), ("seer", "robber"))]
    assert len(SAYINGS) == 7
    assert all(words in SAYINGS for words in SAYINGS)


@pytest.mark.parametrize(
    "words",
    [
        None,
        "ready",
        (),
        ("ready", 0),
        ("saw",),
        ("saw", 0),
        ("saw", 2, "seer"),
        ("saw", 0, "drunk"),
        ("saw", 0, "seer", "seer"),
        ("claim", "seer"),
        ["ready"],
        ("saw", (0,), "seer"),
    ],
)
def test_other_words_are_no_statement(words: Choice) -> None:
    assert words not in SAYINGS


def test_a_drawn_statement_can_be_made() -> None:
    lots = Random(3).randrange
    drawn = {SAYINGS.draw(lots) for _ in range(500)}
    assert drawn == set(SAYINGS)


def test_options_are_drawn_from_whatever_their_kind() -> None:
    assert draw((None, 1, 2), lambda _: 2) == 2
    assert draw(SAYINGS, lambda _: 0) == ("ready",)
    assert draw(Orders(("a",)), lambda _: 0) == ("a",)


PLAIN = some.recursive(
    some.none() | some.integers() | some.text(), lambda inner: some.lists(inner, max_size=4), max_leaves=12
)


def in_tuples(value: object) -> object:
    """The same with tuples for lists."""
    return tuple(map(in_tuples, value)) if isinstance(value, list) else value


@given(PLAIN)
def test_decoded_json_becomes_a_choice(value: object) -> None:
    assert as_choice(value) == in_tuples(value)


@pytest.mark.parametrize("value", [True, False, 1.0, {}, {"a": 1}, [True], [[0, 1.5]], b"left", {1}])
def test_no_choice_is_made_of_anything_else(value: object) -> None:
    with pytest.raises(ValueError, match="no choice is made of"):
        as_choice(value)


def test_requests_hand_themselves_to_the_driver_and_give_the_answer() -> None:
    poll = Poll((0, 1), "vote", (None, 2))
    for request in (Ask(0, "seer", (None,)), Round(()), poll, Window((0,), "day", SAYINGS)):
        waiting: Generator[Any, Any, Any] = request.__await__()
        assert next(waiting) is request
        with pytest.raises(StopIteration) as ended:
            waiting.send("answer")
        assert ended.value.value == "answer"


def test_a_poll_is_a_round_in_which_all_are_asked_the_same() -> None:
    poll = Poll((3, 1), "vote", (None, 2))
    assert [(ask.who, ask.prompt, ask.options) for ask in poll.asks] == [
        (3, "vote", (None, 2)),
        (1, "vote", (None, 2)),
    ]
    assert poll.asks is poll.asks, "whoever keeps a question knows by it that it is still the same"


def test_subsets_are_the_ways_to_take_so_many_in_order() -> None:
    pairs = Subsets((3, 1, 2), 2)
    assert list(pairs) == [(3, 1), (3, 2), (1, 2)]
    assert len(pairs) == 3
    assert (3, 2) in pairs
    assert not any(wrong in pairs for wrong in ((2, 3), (3,), (3, 3), (3, 1, 2), 3, None, (3, 4)))
    assert {pairs.draw(Random(seed).randrange) for seed in range(40)} == set(pairs)
    assert pairs == Subsets((3, 1, 2), 2)
    assert pairs.shown() == [{"subsets": [3, 1, 2], "of": 2}]
    assert hash(pairs) == hash(Subsets((3, 1, 2), 2))
