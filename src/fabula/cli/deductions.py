"""`fabula deduce`: which deals are left of a case in a file, or of all cases in a folder."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from fabula.cli.output import Wrong, print_json, text_of
from fabula.deduction import Assumptions, Deal, Found, NoCase, deals, read_case

MOST_SHOWN = 20
MOST_WORLDS = 100_000  # so many deals are listed
THOUSAND = 1000
NO_CASE = "it is no JSON of a case"


@dataclass(frozen=True)
class Answer:
    """What came of one case, how long it took, and what its file names as the answer, if it does."""

    found: Found
    worlds: tuple[Deal, ...]
    seconds: float
    expected: frozenset[Deal] | None


def run_deduction(asked: argparse.Namespace) -> int:
    """Print what follows from a case, or from each case in a folder."""
    place = Path(asked.file)
    if place.is_dir():
        return _of_a_folder(place, asked)
    answer = _solve(_read(asked.file), asked.assume)
    if asked.json:
        print_json(_as_data(answer))
    else:
        print("\n".join(_in_words(answer)))
    return 0


def _read(file: str) -> Any:
    try:
        return json.loads(text_of(file))
    except ValueError:
        raise Wrong(f"{file} cannot be read: {NO_CASE}") from None


def _solve(data: Any, assume: Iterable[str]) -> Answer:
    began = perf_counter()
    try:
        case = read_case(data)
        case.assume = _assumed(case.assume, assume, case.names)
        found = deals(case)
    except NoCase as error:
        raise Wrong(str(error)) from None
    worlds = tuple(islice(found, MOST_WORLDS))
    return Answer(found, worlds, perf_counter() - began, _expected(data, found.places))


def _assumed(assume: Assumptions, words: Iterable[str], names: tuple[str, ...]) -> Assumptions:
    for word in words:
        trusted = word.removeprefix("trust=")
        if trusted != word:
            if trusted not in names:
                raise Wrong(f"nobody in the case is called {trusted}")
            assume = assume.trust(trusted)
        elif word in assume.by_words:
            assume = assume.put(*assume.by_words[word])
        else:
            raise Wrong(f"nobody knows the assumption {word}: {', '.join(assume.by_words)}, trust=NAME")
    return assume


def _expected(data: Any, places: tuple[str, ...]) -> frozenset[Deal] | None:
    answer = data.get("answer")
    if not answer or "worlds" not in answer:
        return None
    expected = set()
    for world in answer["worlds"]:
        roles = tuple(world["roles"][name] for name in places)
        final = {**world["roles"], **(world.get("final_roles") or {})}
        expected.add(Deal(roles, tuple(final[name] for name in places)))
    return frozenset(expected)


# ---- what is printed


def _as_data(answer: Answer) -> dict[str, object]:
    names, found = answer.found.places, answer.found
    worlds: list[dict[str, dict[str, str]]] = []
    for deal in answer.worlds:
        world = {"roles": dict(zip(names, deal.roles, strict=True))}
        if deal.final != deal.roles:
            world["final_roles"] = dict(zip(names, deal.final, strict=True))
        worlds.append(world)
    return {
        "worlds": worlds,
        "count": found.count,
        "whole": found.whole,
        **{
            one.named: {names[seat]: share for seat, share in found.may_be(one.what).items()}
            for one in found.sought
        },
        "certain": {names[seat]: role for seat, role in found.certain.items()},
        "left_out": list(found.left_out),
        "assumptions": list(found.case.assume.in_words()),
        "seconds": round(answer.seconds, 6),
    }


def _in_words(answer: Answer) -> list[str]:
    found, names = answer.found, answer.found.places
    lines = [f"{found.count} deals are left ({answer.seconds * THOUSAND:.1f} ms)"]
    for deal in answer.worlds[:MOST_SHOWN]:
        roles = (
            role if role == final else f"{role} > {final}"
            for role, final in zip(deal.roles, deal.final, strict=True)
        )
        lines.append("  " + ", ".join(f"{name} {role}" for name, role in zip(names, roles, strict=True)))
    if found.count > MOST_SHOWN:
        lines.append(f"  and {found.count - MOST_SHOWN} more")
    sought = found.sought[0]
    shares = sorted(found.may_be(sought.what).items(), key=lambda one: (-one[1], one[0]))
    if shares:
        who = ", ".join(f"{names[seat]} ({share:.0%})" for seat, share in shares)
        lines.append(f"{sought.words} may be {who}")
    question = found.best_question()
    if question is not None:
        split = f"yes leaves {question.yes}, no {question.no}"
        lines.append(f"the best question: is {names[question.seat]} {question.kind.words}? ({split})")
    if found.certain:
        sure = (f"{names[seat]} {role}" for seat, role in found.certain.items())
        lines.append("certain: " + ", ".join(sure))
    if not found.whole:
        lines.append("there may be more: not all could be gone through; so nothing is certain")
    if found.left_out:
        lines.append(f"not taken into account: {', '.join(found.left_out)}; so nothing is certain")
    lines.append("assumed: " + "; ".join(found.case.assume.in_words()))
    return lines


def _of_a_folder(folder: Path, asked: argparse.Namespace) -> int:
    files = sorted(folder.glob("*.json"))
    if not files:
        raise Wrong(f"there is no .json in {folder}")
    answers: dict[str, Answer | str] = {}
    for file in files:
        try:
            answers[file.name] = _solve(_read(str(file)), asked.assume)
        except Wrong as error:
            answers[file.name] = str(error)
    if asked.json:
        data = {
            name: {"error": one} if isinstance(one, str) else _as_data(one) for name, one in answers.items()
        }
        print_json(data)
        return 0
    for name, one in answers.items():
        print(f"{name:32}{_in_a_line(one) if isinstance(one, Answer) else one}")
    solved = [one for one in answers.values() if isinstance(one, Answer)]
    if solved:
        print(_times([one.seconds for one in solved]))
    return 0


def _in_a_line(answer: Answer) -> str:
    verdict = ""
    if answer.expected is not None:
        verdict = "  right" if frozenset(answer.worlds) == answer.expected else "  NOT THE ANSWER OF THE FILE"
    without = f"  without {', '.join(answer.found.left_out)}" if answer.found.left_out else ""
    return f"{answer.found.count:7} deals {answer.seconds * THOUSAND:8.2f} ms{verdict}{without}"


def _times(seconds: list[float]) -> str:
    total, most = f"{sum(seconds):.3f} s together", max(seconds) * THOUSAND
    return f"{len(seconds)} cases: {total}, median {median(seconds) * THOUSAND:.2f} ms, most {most:.2f} ms"
