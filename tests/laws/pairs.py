"""Have every ordered pair of roles of the Clocktower's box play together, under the laws of the tale.

    python -m tests.laws.pairs --times 20 --seed 0

A pair has played when two players of a game had these roles, the first of them earlier round the circle. Sets
of the whole box are drawn by lot; who is not dealt together as often is brought together by whoever leads,
after the deal. Every game is played by lot to its end, and each is told again from its moves.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from pathlib import Path
from random import Random

from tests.laws.keeping import events_are_the_grimoire, told_again_it_is_the_same
from tests.laws.playing import steps
from tests.laws.shrinking import Fault, attempt
from tests.laws.soak import TELLINGS, keep

from fabula.core.events import Became, Dealt
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import OF_MOON, OF_TROUBLE, OF_VIOLETS, TRAVELLER, almanac
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.town.circle import circle
from fabula.games.clocktower.town.events import Arrived

Pair = tuple[str, str]
TALE = TALES["clocktower"]
KINDS = tuple(dict.fromkeys(role for script in BOX.values() for role in script))
TRAVELLERS = (*OF_TROUBLE, *OF_MOON, *OF_VIOLETS)
PAIRS = tuple(permutations((*KINDS, *TRAVELLERS), 2))
EVERY_PAIR = frozenset(PAIRS)
BY_CHANCE = 2000  # games before those whom chance has not brought together are brought so by hand
MANY_TRIES = 40  # for each time that a pair has to play


def a_game(lots: Random, wanted: Pair | None) -> Iterator[Telling]:
    """A game of the whole box, move by move; the wanted two come into it when all have their cards."""
    setup = TALE.set_up(lots.randint(7, 18), KINDS)
    telling = Telling(TALE, setup)
    for now in steps(telling, lots):
        if wanted and now.pending is None and now.grimoire.cards:
            bring_together(now, wanted, lots)
            wanted = None
        yield now


def bring_together(telling: Telling, wanted: Pair, lots: Random) -> None:
    """Two players get these roles, the first of them earlier in the circle."""
    residents = [seat for seat in circle(telling.grimoire) if kind_at(telling, seat) != TRAVELLER]
    for role, seat in zip(wanted, sorted(lots.sample(residents, 2)), strict=True):
        if almanac[role].kind == TRAVELLER:
            arrive(telling, role, seat, lots)
        else:
            telling.amend(("role", seat, role))
            telling.amend(("side", seat, almanac[role].side))


def arrive(telling: Telling, role: str, after: int, lots: Random) -> None:
    """A Traveller sits down behind a seat, if none of this role is here."""
    act = ("traveller", role, lots.choice(("good", "evil")), after)
    if any(act in amendment for amendment in telling.amendments()):
        telling.amend(act)


def kind_at(telling: Telling, seat: int) -> str:
    """The kind of a player; who has no card is going to be a Traveller."""
    card = telling.grimoire.cards.get(seat)
    return TRAVELLER if card is None else almanac[card.printed].kind


def pairs_of(telling: Telling) -> set[Pair]:
    """Who was in this game with whom, clockwise from the first seat."""
    had: dict[int, set[str]] = {}
    for event in telling.events():
        if isinstance(event, Dealt):
            for seat, role in event.cards.items():
                had.setdefault(int(seat), set()).add(role)
        elif isinstance(event, (Became, Arrived)):
            had.setdefault(event.seat, set()).add(event.role)
    order = [seat for seat in circle(telling.grimoire) if seat in had]
    return {(a, b) for one, other in combinations(order, 2) for a in had[one] for b in had[other] if a != b}


def played(seed: int, wanted: Pair | None) -> tuple[Telling, Fault | None]:
    """A whole game, and what law it broke."""
    lots = Random(seed)
    game = a_game(lots, wanted)
    telling = next(game)

    def play() -> None:
        for now in game:
            TALE.laws(now.grimoire)
        assert telling.told
        told_again_it_is_the_same(telling, lots)
        events_are_the_grimoire(telling, lots)

    return telling, attempt("playing", play, telling)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line; give the exit code, 1 if a law was broken."""
    parser = argparse.ArgumentParser(prog="pairs", description="Have all roles of the box play together.")
    parser.add_argument("--times", type=int, default=20, help="each ordered pair so often (default: 20)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    parser.add_argument("--folder", type=Path, default=TELLINGS, help="where faults are kept")
    asked = parser.parse_args(arguments)
    return play_all(asked.times, asked.seed, asked.folder)


def play_all(times: int, seed: int, folder: Path) -> int:
    """Play until each pair has played so often; say how many games that took, and keep what went wrong."""
    often, faults, games = Counter[Pair](), 0, 0
    for wanted in brought_together(often, times):
        telling, fault = played(seed + games, wanted)
        often.update(pairs_of(telling) & EVERY_PAIR)
        if fault:
            faults += 1
            print(f"{wanted}: seed {seed + games} breaks {fault.law}: {fault.why}", flush=True)
            keep(seed + games, fault, folder)
        games += 1
    never = [pair for pair in PAIRS if often[pair] < times]
    print(f"{len(PAIRS):,} ordered pairs, {times} times each but {never}, {games:,} games, {faults:,} faults")
    return 1 if faults or never else 0


def brought_together(often: Counter[Pair], times: int) -> Iterator[Pair | None]:
    """Nobody, as long as chance may do it; then whoever has not played together so often."""
    for _ in range(BY_CHANCE * times // 20):
        yield None
    for pair in PAIRS:
        for _ in range(times * MANY_TRIES):
            if often[pair] >= times:
                break
            yield pair


if __name__ == "__main__":
    sys.exit(main())
