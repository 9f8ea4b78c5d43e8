"""`fabula sim` and `fabula rehearse`: many games of bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from fabula.cli.output import Wrong, number, print_json, text_of
from fabula.cli.studies import Run, sum_of
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.tale import Tale
from fabula.games import tale_called, tale_with_scripts
from fabula.minds import MEASURED
from fabula.sim import Broken, Study, Tally, simulate
from fabula.sim.executors import NoExecutor, executor_at
from fabula.sim.pool import OtherSources
from fabula.text import Words, words
from fabula.text.tongue import language_of_the_user

MOST_JOBS = 256


def add_simulation(commands: Any) -> None:
    """What `fabula sim` takes."""
    sim = commands.add_parser("sim", help="play many games and count who wins")
    sim.add_argument("game", metavar="GAME", nargs="?")
    sim.add_argument("--seats", type=number(1, 1000), help="default: 5, or as many as the roles are for")
    sim.add_argument("--roles", help="the set, as ids with commas (default: the suggested set)")
    sim.add_argument("--games", type=number(1, 10**9), default=1000, help="default: 1000")
    sim.add_argument("--seed", type=number(-(2**63), 2**63), default=0, help="default: 0")
    sim.add_argument("--bots", choices=MEASURED, default="random", help="default: random")
    sim.add_argument("--jobs", type=number(1, MOST_JOBS), help="processes (default: one a core)")
    sim.add_argument("--on", metavar="CLUSTER", help="ray, ray://HOST:PORT, dask or dask://HOST:PORT")
    sim.add_argument("--json", action="store_true", help="print one JSON object")
    sim.add_argument("--first", type=number(0, 10**12), default=0, metavar="N", help="which game of the seed")
    sim.add_argument(
        "--rows", type=Path, metavar="FILE", help="a row for each game: JSON lines, or FILE.parquet"
    )
    sim.add_argument("--resume", type=Path, metavar="FILE", help="keep progress there, and go on from it")
    sim.add_argument("--add", type=Path, nargs="+", metavar="FILE", help="add up what --json printed")
    sim.set_defaults(command=run_simulation)


def run_simulation(asked: argparse.Namespace) -> int:
    """Play many games, and print what came of them."""
    if asked.add:
        return _print_study(sum_of(asked.add), asked.json)
    if asked.game is None:
        raise Wrong("the following arguments are required: GAME (see fabula sim --help)")
    tale = tale_called(asked.game)
    setup = setup_asked(tale, asked)
    began, run = time.perf_counter(), Run(tale, setup, asked)
    try:
        with run:
            _with_a_bar(tale, setup, asked, run)
    except Broken as broken:
        file = Path(f"{broken.tale}-seed{broken.seed}-game{broken.game}.telling")
        file.write_text(broken.telling, encoding="utf-8")
        raise Wrong(f"{broken}. Play it again with: fabula replay {file}") from None
    speed = run.now / (time.perf_counter() - began)
    return _print_study(run.study, asked.json, speed)


def _print_study(study: Study, as_json: bool, speed: float | None = None) -> int:
    tale = tale_called(study.game)
    setup = tale.set_up(study.seats, tuple(study.roles))
    if as_json:
        print_json(_figures(tale, setup, study))
    else:
        _print_table(tale, setup, study, speed)
    return 0


def setup_asked(tale: Tale, asked: argparse.Namespace) -> Setup:
    """The set and the seats that were asked for, or what is suggested."""
    roles = tuple(asked.roles.replace(",", " ").split()) if asked.roles is not None else ()
    if asked.roles is not None and not roles:
        raise Wrong("--roles names no role")
    for role in roles:
        if role not in tale.almanac:
            raise Refusal("unknown-role", role=role)
    seats = asked.seats
    if seats is None:
        seats = len(roles) - len(tale.spares) if roles else max(5, tale.least_seats)
    return tale.set_up(seats, roles)


def _with_a_bar(tale: Tale, setup: Setup, asked: argparse.Namespace, run: Run) -> None:
    if asked.on is None:
        _played(tale, setup, asked, run, asked.jobs or os.cpu_count() or 1)
        return
    try:
        with executor_at(asked.on, asked.jobs) as (executor, jobs):
            _played(tale, setup, asked, run, jobs, executor)
    except (NoExecutor, OtherSources) as why:
        raise Wrong(str(getattr(why, "cause", why))) from None  # Ray's own have the sentence in their cause


def _played(
    tale: Tale, setup: Setup, asked: argparse.Namespace, run: Run, jobs: int, on: Executor | None = None
) -> None:
    from tqdm import tqdm

    watched = sys.stderr is not None and sys.stderr.isatty()
    tqdm.monitor_interval = 0  # its thread and a forking pool do not mix
    with tqdm(total=asked.games, initial=run.before, unit="", leave=False, disable=not watched) as bar:
        simulate(
            tale, setup, asked.games - run.before, asked.seed, asked.bots, jobs,
            first=asked.first + run.before, on=on, heard=bar.update, in_order=run.take,
            rows=asked.rows is not None,
        )  # fmt: skip


def _wins(tale: Tale, setup: Setup, tally: Tally) -> dict[str, int]:
    """Each side that could win, with the games it won."""
    sides = dict.fromkeys(tale.almanac[role].side for role in setup.roles)
    return {side: tally.sides[side] for side in sorted({*sides, *tally.sides})}


def _figures(tale: Tale, setup: Setup, study: Study) -> dict[str, Any]:
    tally = study.tally
    told = {
        "game": tale.id,
        "seats": setup.seats,
        "games": tally.games,
        "seed": study.seed,
        "wins": _wins(tale, setup, tally),
        "winners": tally.shares(),
        "decisions_per_game": tally.decisions_per_game,
    }
    return told | {name: value for name, value in study.data().items() if name not in told}


def _print_table(tale: Tale, setup: Setup, study: Study, speed: float | None) -> None:
    say, tally = words(language_of_the_user()), study.tally
    table = {"seats": str(setup.seats), "games": str(tally.games), "seed": str(study.seed)}
    print(say.say("tool-table", tale=say.say_or_id(tale.id), **table))
    counts = {say.say_or_id(f"side-{side}"): games for side, games in _wins(tale, setup, tally).items()}
    counts[say.say("tool-nobody")] = tally.nobody
    for side, games in counts.items():
        share = f"{100 * games / tally.games:5.1f}"
        print("  " + say.say("tool-wins", share=share, side=side, games=str(games)))
    print(say.say("tool-by-role"))
    for role, share_of_seats in tally.shares().items():
        print(f"  {100 * share_of_seats:5.1f} % {say.role(tale.id, role)}")
    if speed is not None:
        decisions = f"{tally.decisions_per_game:.1f}"
        print(say.say("tool-pace", decisions=decisions, speed=f"{speed:.0f}"))


def run_rehearsal(asked: argparse.Namespace) -> int:
    """Have bots play a script many times, and print how it goes."""
    from fabula.sim.chart import chart

    (tale, scripts), say = tale_with_scripts(), words(asked.lang or language_of_the_user())
    is_named = asked.file in scripts.named
    script = scripts.read(json.dumps(scripts.named[asked.file]) if is_named else text_of(asked.file))
    if not script.roles:
        raise Wrong(say.say("script-found-none"))
    roles = tuple(role for role in tale.almanac.printed if role in script.roles)
    if any(line.level == "stop" for line in tale.advise(asked.seats, roles)):
        raise Wrong(say.say("workshop-too-few", n=asked.seats))
    figures = _rehearsed(tale, tale.set_up(asked.seats, roles), asked)
    sides = {role: tale.almanac[role].side for role in roles}
    title = script.name or (say.say(f"{tale.id}-script-{asked.file}") if is_named else "")
    if asked.svg:
        asked.svg.write_text(chart(tale.id, title, figures, sides, say), encoding="utf-8")
    if asked.json:
        print_json({"seats": asked.seats, "seed": asked.seed, "named": script.named, **figures})
    else:
        _print_rehearsal(
            tale.id, title, figures, [*script.named, *(one.name for one in script.homebrew)], say, asked.seed
        )
    return 0


def _rehearsed(tale: Tale, setup: Setup, asked: argparse.Namespace) -> dict[str, Any]:
    from tqdm import tqdm

    from fabula.sim.rehearsal import rehearse

    watched = sys.stderr is not None and sys.stderr.isatty()
    games = rehearse(tale, setup, asked.games, asked.seed, "good")
    *_, last = tqdm(games, total=asked.games, unit="", leave=False, disable=not watched)
    if not last.games:
        raise Wrong(f"no game of seed {asked.seed} could be played to its end")
    return last.data(("good", "evil"))


def _print_rehearsal(
    of: str, title: str, figures: dict[str, Any], left: list[str], say: Words, seed: int
) -> None:
    from fabula.sim.chart import decisive, part

    def told(share: dict[str, Any]) -> str:
        low, high, won = (f"{100 * one:.0f}" for one in (share["low"], share["high"], part(share)))
        return f"{won:>4} % ({low}–{high})"

    print(f"{title}. {say.say('workshop-progress', n=str(figures['games']), of=str(figures['games']))}")
    if figures["broken"]:
        print(say.say("workshop-broken", n=figures["broken"]))
        print(f"  --seed {seed}: {', '.join(map(str, figures['lost']))}")
    if left:
        print(f"{say.say('workshop-left-out')}: {', '.join(left)}")
    for side, share in figures["sides"].items():
        print(f"  {told(share)} {say.say(f'side-{side}')}")
    print(say.say("workshop-days"))
    for days, games in figures["days"].items():
        print(f"  {days:>3}: {100 * games / figures['games']:.0f} %")
    print(say.say("workshop-decide"))
    for role, both in decisive(figures):
        print(f"  {told(both['with'])} {say.role(of, role)}")
