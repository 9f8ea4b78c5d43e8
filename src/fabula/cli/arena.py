"""`fabula arena` and `fabula mcp`: matches of minds and agents, and a seat for an assistant."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fabula.arena.agents import entrant
from fabula.cli.output import Wrong, number, print_json
from fabula.cli.simulations import setup_asked
from fabula.core.refusals import Refusal
from fabula.core.tale import Tale
from fabula.games import tale_called
from fabula.text import LANGUAGES, words
from fabula.text.tongue import language_of_the_user


def add_arena(commands: Any) -> None:
    """What both commands take."""
    _add_match(commands)
    _add_assistant(commands)


def _add_match(commands: Any) -> None:
    arena = commands.add_parser("arena", help="let minds and agents play against each other")
    kinds = arena.add_subparsers(required=True, metavar="WHAT")
    match = kinds.add_parser("match", help="play a match, and say how it stands")
    match.add_argument("game", metavar="GAME")
    match.add_argument(
        "--agents", required=True, metavar="NAME=WHO,...",
        help="who plays: a mind of ours (NAME=sensible) or what makes an agent (NAME=MODULE:CLASS)",
    )  # fmt: skip
    match.add_argument("--seats", type=number(1, 1000), help="default: 5, or as many as the roles are for")
    match.add_argument("--roles", help="the set, as ids with commas (default: the suggested set)")
    match.add_argument("--script", help="a script of the game, by its name")
    match.add_argument("--games", type=number(1, 10**9), default=100, help="deals; default: 100")
    match.add_argument("--seed", type=number(-(2**63), 2**63), default=0, help="default: 0")
    match.add_argument(
        "--first", type=number(0, 10**12), default=0, metavar="N", help="which game of the seed"
    )
    match.add_argument("--swap", action="store_true", help="play each deal every way round")
    match.add_argument("--pairs", action="store_true", help="a tournament: each two, both ways round")
    match.add_argument("--rows", type=Path, metavar="FILE", help="write a line of JSON for each game")
    match.add_argument(
        "--known", action="store_true",
        help="say in each line too how near the Demon was to be known each morning; takes longer",
    )  # fmt: skip
    match.add_argument("--tellings", type=Path, metavar="FOLDER", help="keep each game as a .telling")
    match.add_argument("--json", action="store_true", help="print one JSON object")
    match.set_defaults(command=run_match)


def _add_assistant(commands: Any) -> None:
    mcp = commands.add_parser("mcp", help="let an assistant sit at a table, by the Model Context Protocol")
    mcp.add_argument("--server", default="http://127.0.0.1:8000", help="the address of the page")
    mcp.add_argument("--lang", choices=LANGUAGES, help="default: the user's")
    mcp.set_defaults(command=run_assistant)


@contextlib.contextmanager
def _needing(extra: str) -> Iterator[None]:
    """Say in a line which extra brings what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Wrong(f"{error.name} is not installed; it comes with: pip install 'fabula[{extra}]'") from None


def run_match(asked: argparse.Namespace) -> int:
    """Play a match, write its games, and print how it stands."""
    from fabula.arena.matches import Standing, play_match, play_pairs
    from fabula.sim.reckoning import sought_known

    tale = tale_called(asked.game)
    if asked.script is not None:
        asked.roles = _roles_of(tale, asked.script)
    setup = setup_asked(tale, asked)
    entrants = [entrant(one) for one in asked.agents.split(",")]
    names = [one.name for one in entrants]
    if len(names) < 2 or len({*names}) < len(names):
        raise Wrong("--agents takes two names or more, each once")
    with _needing("arena"):
        standing = Standing(names)
    if asked.tellings is not None:  # before a game has been played in vain
        asked.tellings.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as stack:
        rows = stack.enter_context(asked.rows.open("w", encoding="utf-8")) if asked.rows else None
        many, seed, first = asked.games, asked.seed, asked.first
        games = (
            play_pairs(tale, setup, entrants, many, seed, first=first)
            if asked.pairs
            else play_match(tale, setup, entrants, many, seed, first=first, swap=asked.swap)
        )
        for played in games:
            standing.take(played)
            if rows is not None:
                known = {"sought_known": sought_known(played.telling)} if asked.known else {}
                print(json.dumps(played.data() | known, ensure_ascii=False), file=rows)
            if asked.tellings is not None:
                file = asked.tellings / f"{tale.id}-{asked.seed}-{played.game}-{played.turned}.telling"
                file.write_text(played.telling, encoding="utf-8")
    if asked.json:
        print_json({"game": tale.id, "seats": setup.seats, "seed": asked.seed, **standing.data()})
    else:
        _print_standing(standing.data())
    return 0


def _roles_of(tale: Tale, script: str) -> str:
    if tale.scripts is None or script not in tale.scripts.named:
        raise Refusal("unknown-script", script=script)
    return ",".join(tale.scripts.named[script])


def _print_standing(data: dict[str, Any]) -> None:
    say = words(language_of_the_user()).say
    print(say("arena-games", games=str(data["games"])))
    standing = sorted(data["standing"].items(), key=lambda one: -one[1]["rating"])
    for name, told in standing:
        figures = {key: _percent(told[key]) for key in ("score", "margin", "as_honest", "as_hiding")}
        rating = f"{told['rating']:.1f} ± {told['rating_margin']:.1f}"
        print("  " + say("arena-standing", name=name, rating=rating, **figures))
        more = {key: _percent(told[key]) for key in ("vote_accuracy", "survival")}
        print("    " + say("arena-deeds", **more))


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def run_assistant(asked: argparse.Namespace) -> int:
    """Serve one assistant over the standing streams, until it goes."""
    with _needing("mcp"):
        from fabula.arena.assistant import seat_for_an_assistant
    seat_for_an_assistant(asked.server, asked.lang or language_of_the_user()).run("stdio")
    return 0
