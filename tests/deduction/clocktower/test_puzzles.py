"""Puzzles: a single deal is left, the same lots give the same, and the grade is what was asked for."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from fabula.cli import main
from fabula.deduction import deals, read_case
from fabula.deduction.clocktower.puzzles import NoPuzzle, Puzzle, compose
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING


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


def test_the_same_lots_give_the_same_puzzle_and_others_another() -> None:
    assert made(2, 1) == made(2, 1)
    assert made(2, 1).file != made(2, 2).file


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
