"""What is the same of all tales: what follows from deals, whichever they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from fabula.deduction import NoCase, read_case
from fabula.deduction.assumptions import Assumption, in_a_file, in_play
from fabula.deduction.found import Deal, Found, Sought

WOLF = Sought("wolf", "a wolf", "wolves")
A = Deal(("wolf", "hen"), ("hen", "wolf"))
B = Deal(("wolf", "cat"), ("wolf", "cat"))
C = Deal(("hen", "wolf"), ("hen", "wolf"))


class Few(Found):
    """The deals that nothing told excludes, each thing told one of them."""

    sought = (WOLF,)

    def __init__(self, told: tuple[Deal, ...] = (), left_out: tuple[str, ...] = ()) -> None:
        self.case = SimpleNamespace(names=("Ann", "Ben"), told=told)
        self.left_out = left_out

    def __iter__(self) -> Iterator[Deal]:
        return (one for one in (A, B, C) if one not in self.case.told)

    def counts_as(self, role: str, what: str) -> bool:
        return role == what

    def with_fewer(self, told: tuple[Any, ...]) -> Iterable[Deal]:
        return Few(told)


class Some(Few):
    """Not all could be gone through."""

    @property
    def whole(self) -> bool:
        return False


def test_what_a_place_began_as_and_is_by_now_are_counted_apart() -> None:
    found = Few()
    assert found.count == 3
    assert found.chances(0) == {"wolf": 2 / 3, "hen": 1 / 3}
    assert found.chances_now(0) == {"hen": 2 / 3, "wolf": 1 / 3}
    assert found.may_be("wolf") == {0: 1 / 3, 1: 2 / 3}
    assert (Few((B,)).certain, Few((B,)).certain_now) == ({}, {0: "hen", 1: "wolf"})
    assert Few((C,)).certain == {0: "wolf"}


def test_where_something_is_left_out_or_not_gone_through_nothing_is_certain() -> None:
    assert Few((B,), ("cat",)).certain_now == Some((B,)).certain_now == {}


def test_the_question_splits_best_and_a_deal_is_excluded_by_no_more_than_it_needs() -> None:
    question = Few().best_question()
    assert question is not None
    assert (question.kind, sorted((question.yes, question.no))) == (WOLF, [1, 2])
    assert Few((B, C)).best_question() is None
    assert Few((C, B)).why_not(B.roles) == (1,)
    assert Few().why_not(("cat", "cat")) == ()
    with pytest.raises(ValueError, match="left"):
        Few().why_not(A.roles)


def test_assumptions_are_found_by_their_words_and_told_with_whom_one_trusts() -> None:
    swims = Assumption("a hen {}", "swims", "does not swim", True, False, "hens-swim", "hens-sink")
    file, play = in_a_file((swims,)), in_play((swims,))
    assert file.put(*file.by_words["hens-sink"]) == play
    assert play.trust("Ann").in_words() == ("a hen does not swim", "what Ann says is true")


def test_a_file_of_no_tale_that_is_known_is_refused() -> None:
    with pytest.raises(NoCase, match="no deduction for the tale chess"):
        read_case({"tale": "chess"})
