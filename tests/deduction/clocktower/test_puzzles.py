"""Puzzles: a single deal is left, the same lots give the same, and the grade is what was asked for."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.deduction.clocktower.many_puzzles import looked_at

from fabula.cli import main
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.puzzles import NoPuzzle, Puzzle, compose
from fabula.deduction.clocktower.roles import CARDS, KIND
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING


@cache
def made(grade: int, seed: int = 0) -> Puzzle:
    """A puzzle of seven players."""
    return compose(TROUBLE_BREWING, 7, grade, Random(seed).randrange)


@pytest.mark.parametrize("grade", range(1, 6))
def test_a_puzzle_has_one_deal_and_nothing_told_in_vain(grade: int) -> None:
    puzzle = made(grade)
    assert puzzle.grade == grade
    assert list(deals(read_case(puzzle.file))) == [puzzle.solution]
    for place in range(len(puzzle.file["info"])):
        fewer = puzzle.file["info"][:place] + puzzle.file["info"][place + 1 :]
        assert deals(read_case({**puzzle.file, "info": fewer})).count > 1


@pytest.mark.parametrize("grade", range(1, 6))
def test_puzzles_differ_and_have_one_deal_by_clauses_too(grade: int) -> None:
    assert looked_at(grade, 6) == (6, 6)


def test_the_same_lots_give_the_same_puzzle_and_others_another() -> None:
    again = compose(TROUBLE_BREWING, 7, 2, Random(0).randrange)
    assert again == made(2)
    assert again.file != made(2, 2).file


def test_without_enough_that_learn_something_there_is_no_puzzle() -> None:
    with pytest.raises(NoPuzzle, match="three roles"):
        compose(["chef", "soldier", "imp", "baron"], 5, 1, Random(0).randrange)


def test_the_command_tells_one_puzzle_in_three_languages(capsys: pytest.CaptureFixture[str]) -> None:
    told: dict[str, list[str]] = {}
    for lang in ("en", "ru", "fr"):
        assert main(["puzzle", "--seed", "3", "--lang", lang, "--solution"]) == 0
        told[lang] = capsys.readouterr().out.splitlines()
    assert len({len(lines) for lines in told.values()}) == 1
    assert len({tuple(lines) for lines in told.values()}) == 3
    assert "Who is the Demon?" in told["en"]
    assert "Кто демон?" in told["ru"]


def test_a_puzzle_is_a_case_that_can_be_deduced(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--seed", "5", "--json", "--solution"]) == 0
    file = tmp_path / "puzzle.json"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["deduce", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["worlds"] == json.loads(file.read_text(encoding="utf-8"))["answer"]["worlds"]


@pytest.mark.parametrize(("grade", "seed"), [(1, 0), (3, 0), (5, 0)])
def test_a_proof_comes_to_the_solution_by_as_few_words_as_will_do(grade: int, seed: int) -> None:
    puzzle = made(grade, seed)
    known: dict[int, str] = {}
    for because, follows in puzzle.steps:
        assert follows
        assert all(left_by(puzzle, because, known, seat, what) == 0 for seat, what in follows.items())
        for one in because:
            fewer = tuple(other for other in because if other != one)
            assert any(left_by(puzzle, fewer, known, *so) for so in follows.items()), (
                "without it something is open"
            )
        known.update(follows)
    assert tuple(known[seat] for seat in range(7)) == puzzle.dealt


def left_by(puzzle: Puzzle, because: tuple[int, ...], known: dict[int, str], seat: int, what: str) -> int:
    """How many deals are left by these words and by what is known in which it is not so of this seat."""
    info = [one for one in puzzle.file["info"] if puzzle.file["players"].index(one["by"]) in because]
    return sum(
        not is_so(deal.roles[seat], what) and all(is_so(deal.roles[at], it) for at, it in known.items())
        for deal in deals(read_case({**puzzle.file, "info": info}))
    )


def is_so(role: str, what: str) -> bool:
    """Whether somebody of this role is what is said."""
    kind = KIND[role]
    is_good = kind in ("townsfolk", "outsider")
    words = {"good": is_good, "evil": not is_good, "minion": kind == "minion", "spared": kind != "demon"}
    return words[what] if what in words else CARDS[role].id == what
