"""How long deduction takes, beside two second opinions: a search deal by deal, and the rules as clauses.

What is counted is the time of this process, whatever else the machine does. First nights by lot are solved,
then cases of the size of a puzzle: games of seven and eight in turn from each printed set, of up to three
nights, in which few roles may be hidden that were not dealt.
With --games it also plays so many games of each printed set, or of each script that is given, and asks
whether what was dealt is still among the deals that are left, the good telling all, the evil bluffing by lot.
What it times there is that one question; with --whole it times all deals that are left instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from benchmarks.report import goal, show
from tests.deduction.clocktower import clauses
from tests.deduction.clocktower.brute import first_night, left
from tests.deduction.clocktower.mixed import script_by_lot

from fabula.core.refusals import Refusal
from fabula.core.telling import Telling
from fabula.deduction.clocktower.assumptions import BY_ITSELF, WHO_CHANGES_SAYS_SO
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals, left_out
from fabula.deduction.clocktower.played import Played, as_case, is_kept
from fabula.games.clocktower.almanac.cards import (
    BAD_MOON_RISING,
    KINDS,
    SECTS_AND_VIOLETS,
    TROUBLE_BREWING,
    almanac,
)
from fabula.games.clocktower.scripts.reading import read
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table

THOUSAND = 1000
PUZZLED = (7, 8)  # so many play in a game made a case of the size of a puzzle
NIGHTS_OF_A_PUZZLE = 3
ALSO_HIDDEN = 2  # roles that may be hidden there besides those that are
MEDIAN_MS, MOST_MS, TOGETHER_S = 0.6, 30.0, 0.2
MOST_OF_SEATS = {12: 30.0, 15: 200.0}  # ms, for all deals that are left
CASES = 130
AS_QUICK = f"median {MEDIAN_MS} ms, none over {MOST_MS:.0f} ms, {CASES} in {TOGETHER_S} s"
HEAD = ("", "s", "median ms", "most ms")
SETS = {
    "Trouble Brewing": TROUBLE_BREWING,
    "Sects & Violets": SECTS_AND_VIOLETS,
    "Bad Moon Rising": BAD_MOON_RISING,
}


class Kept(NamedTuple):
    """Whether what was dealt is kept in a game, what was left out there by name, and how long it took."""

    game: int
    kept: bool
    named: tuple[str, ...]
    seconds: float


def add_options(parser: argparse.ArgumentParser) -> None:
    """How many cases, and how many games."""
    parser.add_argument("--cases", type=int, default=CASES, help=f"so many first nights (default: {CASES})")
    parser.add_argument("--games", type=int, default=0, help="so many games of each set (default: none)")
    parser.add_argument(
        "--script", type=Path, action="append", metavar="FILE", help="games of this script, not of the sets"
    )
    parser.add_argument(
        "--mixed", action="store_true", help="games of scripts by lot of all roles, each of its own"
    )
    parser.add_argument("--seats", type=int, default=8, help="players in each of these games (default: 8)")
    parser.add_argument("--nights", type=int, default=99, help="no more nights of each than so many")
    parser.add_argument("--whole", action="store_true", help="time all deals that are left of each game")
    parser.add_argument(
        "--from", type=int, default=0, dest="first", help="the first game’s seed (default: 0)"
    )


def measure(options: argparse.Namespace) -> None:
    """Solve first nights by lot twice, and time the second run; then look whether each deal is kept."""
    cases = [first_night(Random(seed)) for seed in range(options.cases)]
    for case in cases:
        list(deals(read_case(case)))
    ours, others, by_clauses, same = [], [], [], 0
    for case in cases:
        began = process_time()
        found = {deal.roles for deal in deals(read_case(case))}
        ours.append(process_time() - began)
        began = process_time()
        searched = left(case)
        others.append(process_time() - began)
        began = process_time()
        same += found == searched == clauses.left(case)
        by_clauses.append(process_time() - began)
    rows = [_row("deduction", ours), _row("a search deal by deal", others)]
    rows.append(_row("the same rules as clauses", by_clauses))
    show(f"{len(cases)} first nights, {same} with the same deals", HEAD, rows)
    goal(f"all the same; {AS_QUICK}", _is_quick(ours) and same == len(cases))
    _solve_puzzles(options.cases)
    if options.games:
        _keep(options)


def _row(name: str, times: list[float]) -> tuple[str, ...]:
    return name, f"{sum(times):.3f}", f"{median(times) * THOUSAND:.2f}", f"{max(times) * THOUSAND:.1f}"


def _is_quick(times: list[float]) -> bool:
    quick = median(times) * THOUSAND <= MEDIAN_MS and max(times) * THOUSAND <= MOST_MS
    return quick and sum(times) * CASES / len(times) <= TOGETHER_S


def _solve_puzzles(number: int) -> None:
    """Each twice in one process, of which the second time counts; what was dealt has to be left."""
    cases = list(_puzzles(number))
    kept, times = sum(is_kept(one) for one in cases), list[float]()
    left = [deals(read_case(one.file)).count for one in cases]
    for one, count in zip(cases, left, strict=True):
        began = process_time()
        again = deals(read_case(one.file)).count
        times.append(process_time() - began)
        kept -= again != count
    show(f"{len(cases)} cases of the size of a puzzle, {kept} kept", HEAD, [_row("deduction", times)])
    goal(f"all kept; {AS_QUICK}", _is_quick(times) and kept == len(cases))


def _puzzles(number: int) -> Iterator[Played]:
    scripts, seed, made = tuple(SETS.values()), 0, 0
    while made < number:
        seats = PUZZLED[seed // len(scripts) % len(PUZZLED)]
        case = _a_game(scripts[seed % len(scripts)], seats, Random(seed), NIGHTS_OF_A_PUZZLE)
        seed += 1
        if case is not None:
            made += 1
            yield _with_few_hidden(case, Random(seed))


def _with_few_hidden(case: Played, lots: Random) -> Played:
    hidden, dealt = case.file["hidden_roles"], {*case.roles, *case.final}
    others = [role for role in hidden if role not in dealt]
    few = {*lots.sample(others, min(len(others), ALSO_HIDDEN)), *dealt}
    return case._replace(file={**case.file, "hidden_roles": [role for role in hidden if role in few]})


def _a_game(script: tuple[str, ...], seats: int, lots: Random, nights: int) -> Played | None:
    tale = Clocktower()
    telling = Telling(tale, tale.set_up(seats, script))
    Table(telling, lots.randrange, "sensible", laws=False).play()
    return as_case(telling, lots.randrange, nights)


def _keep(options: argparse.Namespace) -> None:
    rows, every, quick = [], True, True
    for name, script in _scripts(options).items():
        looked = list(_looked_at(script, options))
        silent = [one.game for one in looked if not one.kept and not one.named]
        named = [one for one in looked if not one.kept and one.named]
        without = sum(bool(one.named) for one in looked)
        roles = dict.fromkeys(role for one in named for role in one.named)
        every = every and not silent
        ms = [one.seconds * THOUSAND for one in looked] or [0.0]
        kept = f"{sum(one.kept for one in looked)} of {len(looked)}"
        times = (f"{median(ms):.1f}", f"{max(ms):.0f}")
        quick = quick and median(ms) <= MOST_OF_SEATS.get(options.seats, inf)
        rows.append((name, kept, *times, without, len(named), " ".join(roles), " ".join(map(str, silent))))
    head = (
        "",
        "kept",
        "median ms",
        "most ms",
        "with a role left out",
        "lost so",
        "by",
        "lost without a word",
    )
    show(f"games of {options.seats}: what was dealt is kept", head, rows)
    goal("what was dealt is kept, or what was left out is named", every)
    if options.whole and options.seats in MOST_OF_SEATS:
        goal(f"of {options.seats} seats in the middle {MOST_OF_SEATS[options.seats]:.0f} ms", quick)


def _scripts(options: argparse.Namespace) -> dict[str, tuple[str, ...]]:
    """What is played: the sets of the box, or the scripts that are given, without Travellers.

    Where one has too few roles for so many players, those of Trouble Brewing are in the bag besides.
    """
    if options.mixed:
        return {"all roles": ()}
    if not options.script:
        return SETS
    found = {}
    for file in options.script:
        roles = read(file.read_text(encoding="utf-8")).roles
        mine = tuple(role for role in almanac.printed if role in roles and almanac[role].kind in KINDS)
        if not mine:
            print(f"{file.stem}: none of its roles is printed, so that nothing is played")
        elif _can_be_played(mine, options.seats):
            found[file.stem] = mine
        else:
            found[f"{file.stem}, filled up"] = tuple(dict.fromkeys((*mine, *TROUBLE_BREWING)))
    return found


def _can_be_played(script: tuple[str, ...], seats: int) -> bool:
    tale = Clocktower()
    try:
        tale.set_up(seats, script)
    except Refusal:
        return False
    return True


def _looked_at(script: tuple[str, ...], options: argparse.Namespace) -> Iterator[Kept]:
    for game, case in _played(script, options):
        began = process_time()
        kept = is_kept(case)
        if options.whole:
            began = process_time()
            _ = deals(read_case(case.file)).count
        seconds = process_time() - began
        read_of_it = read_case(case.file)
        read_of_it.assume = BY_ITSELF.put(WHO_CHANGES_SAYS_SO, all_who_changed_say_so(case))
        read_of_it.dealt = case.roles
        yield Kept(game, kept, left_out(read_of_it), seconds)


def all_who_changed_say_so(case: Played) -> bool:
    """Whether everybody who is not what they were at the start says so, as is assumed."""
    said = {(one["by"], one["to_role"]) for one in case.file["info"] if one.get("kind") == "became"}
    both = enumerate(zip(case.roles, case.final, strict=True))
    return all(start == now or (f"p{seat}", now) in said for seat, (start, now) in both)


def _played(script: tuple[str, ...], options: argparse.Namespace) -> Iterator[tuple[int, Played]]:
    for game in range(options.first, options.first + options.games):
        lots = Random(game)
        case = _a_game(script or script_by_lot(lots), options.seats, lots, options.nights)
        if case is not None:
            yield game, case
