"""`fabula puzzle`: a first night of the Clocktower of which a single deal is left, in words or as a case."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from fabula.cli.output import Wrong, print_json, text_of
from fabula.deduction import NoPuzzle, Puzzle, compose
from fabula.games import tale_with_scripts
from fabula.text import Words, words
from fabula.text.story import Story
from fabula.text.tongue import language_of_the_user


def run_puzzle(asked: argparse.Namespace) -> int:
    """Print a puzzle; the same seed gives the same one in each language."""
    say = words(asked.lang or language_of_the_user())
    lots = Random(f"{asked.seed} {asked.grade} {asked.seats}")
    tale, scripts = tale_with_scripts()
    roles = tale.suggest(asked.seats)
    if asked.script is not None:
        known = asked.script in scripts.named
        script = scripts.read(json.dumps(scripts.named[asked.script]) if known else text_of(asked.script))
        roles = tuple(role for role in tale.almanac.printed if role in script.roles)
    try:
        puzzle = compose(roles, asked.seats, asked.grade, lots.randrange)
    except NoPuzzle as error:
        raise Wrong(str(error)) from None
    if asked.json:
        print_json(_as_data(puzzle, asked))
    else:
        print("\n".join(_in_words(puzzle, asked, say, tale.id)))
    return 0


def _as_data(puzzle: Puzzle, asked: argparse.Namespace) -> dict[str, Any]:
    names = puzzle.file["players"]
    answer = {"worlds": [{"roles": dict(zip(names, puzzle.solution.roles, strict=True))}]}
    data = {**puzzle.file, "id": f"seed {asked.seed}", "grade": puzzle.grade}
    return {**data, "answer": answer} if asked.solution else data


def _in_words(puzzle: Puzzle, asked: argparse.Namespace, say: Words, tale: str) -> Iterator[str]:
    names = dict(enumerate(say.say("tool-puzzle-names").split()))
    hidden = say.several(say.role(tale, role) for role in puzzle.hidden)
    yield say.say("tool-puzzle", seats=asked.seats, grade=puzzle.grade, seed=str(asked.seed))
    yield say.say("tool-puzzle-counts", **puzzle.file["base_counts"])
    yield say.say("tool-puzzle-hidden", roles=hidden)
    yield say.say("tool-puzzle-rules")
    yield ""
    told = puzzle.told
    for seat, role in enumerate(puzzle.claims):
        gaps = {"name": names[seat], "role": say.role(tale, role)}
        if seat in told:
            line = " ".join(Story(say, tale, names, seat).lines(told[seat]))
            yield say.say("tool-puzzle-told", **gaps, told=line)
        else:
            yield say.say("tool-puzzle-silent", **gaps)
    yield ""
    yield say.say("tool-puzzle-asked")
    if asked.solution:
        solved = (
            say.say("tool-puzzle-silent", name=names[seat], role=say.role(tale, role))
            for seat, role in enumerate(puzzle.dealt)
        )
        yield say.say("tool-puzzle-solved", who=say.several(solved))
