"""What the dearest questions of a large table cost: to show them, and to advise on them."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random

from benchmarks.report import goal, show

from fabula.core.requests import STORYTELLER, Ask, draw
from fabula.games import tale_called
from fabula.rooms.devices.sync import encode
from fabula.rooms.game.play import Play
from fabula.rooms.game.shown import shown_ask
from fabula.rooms.wire.messages import Asks

TALE = "clocktower"
SEATS = 20
MOST_MS = 50.0
MOST_BYTES = 1_000_000
BEATS = 60


def add_options(parser: argparse.ArgumentParser) -> None:
    """How many games to look at."""
    parser.add_argument("--games", type=int, default=3, help="so many games (default: 3)")


def measure(options: argparse.Namespace) -> None:
    """Ask the Storyteller all that comes up at the largest table with every role on the script."""
    dearest: dict[str, tuple[float, int]] = {}
    for game in range(options.games):
        for prompt, ms, size in costs(game):
            before = dearest.get(prompt, (0.0, 0))
            dearest[prompt] = max(before[0], ms), max(before[1], size)
    ranked = sorted(dearest.items(), key=lambda one: one[1], reverse=True)
    rows = [(prompt, f"{ms:.1f}", f"{size:,}") for prompt, (ms, size) in ranked[:8]]
    show(
        f"The dearest questions to the Storyteller, {SEATS} seats, all roles",
        ("question", "ms", "bytes"),
        rows,
    )
    met = all(ms <= MOST_MS and size <= MOST_BYTES for ms, size in dearest.values())
    goal(f"no question takes more than {MOST_MS:.0f} ms or {MOST_BYTES:,} bytes", met)


def costs(seed: int) -> Iterator[tuple[str, float, int]]:
    """Each question of one game: its word, how long it took, and how many bytes it has."""
    tale, lots = tale_called(TALE), Random(seed)
    script = tuple(role for role in tale.almanac.printed if tale.almanac[role].kind != "traveller")
    play = Play(tale, tale.set_up(SEATS, script, dealing="bag"), 1, lots.randrange)
    for _ in range(BEATS):
        if play.telling.told:
            return
        play.begin_beat(0, None, led=True)
        while (request := play.telling.pending) is not None:
            if isinstance(request, Ask) and request.who == STORYTELLER:
                began = time.process_time()
                message = encode(Asks([ask for ask in [shown_ask(play, STORYTELLER)] if ask is not None]))
                yield request.prompt, 1000 * (time.process_time() - began), len(message)
            answer(play, lots)


def answer(play: Play, lots: Random) -> None:
    """Whoever is waited for answers by lot; nobody says anything in an open window."""
    for who in play.telling.waiting_for() or ("time",):
        ask = play.telling.ask_of(who)
        play.answer(who, draw(ask.options, lots.randrange) if isinstance(ask, Ask) else None, "")
