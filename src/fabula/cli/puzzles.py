"""`fabula puzzle`: a first night of the Clocktower of which a single deal is left, in words or as a case."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import Any

from fabula.cli.output import Wrong, print_json, text_of
from fabula.deduction import NoPuzzle, Puzzle
from fabula.games import tale_with_scripts
from fabula.sim.puzzles import made
from fabula.text import Words, words
from fabula.text.story import Story
from fabula.text.tongue import language_of_the_user


def run_puzzle(asked: argparse.Namespace) -> int:
    """Print a puzzle; the same seed gives the same one in each language."""
    say = words(asked.lang or language_of_the_user())
    tale, scripts = tale_with_scripts()
    roles: tuple[str, ...] = ()
    if asked.script is not None:
        known = asked.script in scripts.named
        script = scripts.read(json.dumps(scripts.named[asked.script]) if known else text_of(asked.script))
        roles = tuple(role for role in tale.almanac.printed if role in script.roles)
    try:
        puzzle = made(asked.seed, asked.grade, asked.seats, roles)
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
    names = dict(enumerate(say.say("puzzle-names").split()))
    hidden = say.several(say.role(tale, role) for role in puzzle.hidden)
    yield say.say("tool-puzzle", seats=asked.seats, grade=puzzle.grade, seed=str(asked.seed))
    yield say.say("puzzle-counts", **puzzle.file["base_counts"])
    yield say.say("puzzle-hidden", roles=hidden)
    yield say.say("puzzle-rules")
    yield ""
    told = puzzle.told
    for seat, role in enumerate(puzzle.claims):
        gaps = {"name": names[seat], "role": say.role(tale, role)}
        if seat in told:
            line = " ".join(Story(say, tale, names, seat).lines(told[seat]))
            yield say.say("puzzle-told", **gaps, told=line)
        else:
            yield say.say("puzzle-silent", **gaps)
    yield ""
    yield say.say("puzzle-asked")
    if asked.solution:
        yield from _solved(puzzle, names, say, tale)


def _solved(puzzle: Puzzle, names: Mapping[int, str], say: Words, tale: str) -> Iterator[str]:
    """Who is what, and the proof of it."""

    def so(seat: int, what: str) -> str:
        if what in puzzle.dealt:
            return say.say("puzzle-is-role", name=names[seat], role=say.role(tale, what))
        return say.say(f"puzzle-is-{what}", name=names[seat])

    yield say.say("puzzle-solved", who=say.several(so(*one) for one in enumerate(puzzle.dealt)))
    yield ""
    yield say.say("puzzle-proof")
    for number, (because, follows) in enumerate(puzzle.steps, 1):
        what = say.several(so(*one) for one in follows.items())
        who = say.several(names[seat] for seat in because)
        yield f"{number}. {say.say('puzzle-so', n=len(because), names=who, what=what)}"
