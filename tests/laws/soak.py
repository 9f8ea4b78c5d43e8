"""Play by lot for a long time, under all laws of play.

    python -m tests.laws.soak --tale onenight --decisions 1000000 --seed 0 --amends 0.1

Telling after telling is played, each from its own seed, until so many decisions are made. A telling that
breaks a law is made short and written to tests/tellings, where every run of the tests plays it again; its
seed is printed, and `--seed` begins with it.

    python -m tests.laws.soak --tale clocktower --script sects_and_violets --games 100000 --lightly

So many tellings of one script (with all or some of its roles, any number of seats, Travellers too), and of
the laws only the tale's own at every step: a hundred times as fast.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.laws.keeping import AT_ANY_MOMENT, AT_EVERY_STEP, Law
from tests.laws.playing import a_setup, steps
from tests.laws.shrinking import Fault, attempt, shrunk

from fabula.core.tale import Tale
from fabula.core.telling import BeatBegan, Telling
from fabula.games import TALES

TELLINGS = Path(__file__).parents[1] / "tellings"
SAMPLE = 0.02  # of the moments of a telling are looked at closely, by one law
SOME = 0.2  # of the tellings are looked at closely by all laws when they are told
LAWS: dict[str, Law] = {law.__name__: law for law in (*AT_EVERY_STEP, *AT_ANY_MOMENT)}


@dataclass
class Soak:
    """What came of it."""

    amends: float = 0.0
    names: tuple[str, ...] | None = None  # of the scripts; those that are read, where none is named
    lightly: bool = False
    decisions: int = 0
    tellings: int = 0
    looks: int = 0
    faults: list[tuple[int, Fault]] = field(default_factory=list)

    def play(self, tale: Tale, seed: int) -> None:
        """One more telling."""
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots, names=self.names))
        fault = self._watch(telling, lots)
        if fault is not None:
            self.faults.append((seed, fault))
        self.tellings += 1
        self.decisions += sum(not isinstance(move, BeatBegan) for move in telling.moves())

    def _watch(self, telling: Telling, lots: Random) -> Fault | None:
        found: list[Fault] = []
        fault = attempt("playing", lambda: found.extend(self._faults(telling, lots)), telling)
        return found[0] if found else fault

    def _faults(self, telling: Telling, lots: Random) -> Iterator[Fault]:
        """The first law that is broken on the way; what goes wrong in playing is raised."""
        for now in steps(telling, lots, self.amends):
            if self.lightly:
                now.tale.laws(now.grimoire)
                continue
            closely = (lots.choice(AT_ANY_MOMENT),) if lots.random() < SAMPLE else ()
            if fault := self._look(now, lots, (*AT_EVERY_STEP, *closely)):
                yield fault
                return
        if not self.lightly and lots.random() < SOME and (fault := self._look(telling, lots, AT_ANY_MOMENT)):
            yield fault

    def _look(self, telling: Telling, lots: Random, laws: Sequence[Law]) -> Fault | None:
        for law in laws:
            self.looks += 1
            fault = attempt(law.__name__, partial(law, telling, lots), telling)
            if fault is not None:
                return fault
        return None

    @property
    def kinds(self) -> set[tuple[str, str]]:
        """The faults that are not the same."""
        return {fault.kind for _, fault in self.faults}


def keep(seed: int, fault: Fault, folder: Path) -> Path:
    """Write a fault down, short."""
    path = folder / f"{fault.telling.tale.id}-{fault.law.replace('_', '-')}-{seed}.telling"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(fault.on_paper(), encoding="utf-8")
    return path


def soak(
    tale: Tale, decisions: int, seed: int, folder: Path, amends: float = 0.0, *, games: int = 0, **how: Any
) -> Soak:
    """Play on until so many decisions, or games, are made; say and keep the first fault of each kind."""
    done = Soak(amends, **how)
    began = time.perf_counter()
    while done.tellings < games if games else done.decisions < decisions:
        kinds = done.kinds
        done.play(tale, seed)
        if done.kinds != kinds:
            _, fault = done.faults[-1]
            print(f"seed {seed} breaks {fault.law}: {' '.join(fault.why.split())}", flush=True)
            short = shrunk(fault, LAWS)
            path = keep(seed, short, folder)
            print(f"  {len(short.decisions)} of {len(fault.decisions)} decisions kept in {path}")
        seed += 1
    pace = done.decisions / (time.perf_counter() - began)
    print(
        f"{tale.id}: {done.decisions:,} decisions in {done.tellings:,} tellings, {pace:,.0f} a second,"
        f" {done.looks:,} looks, {len(done.faults):,} faults; the next seed is {seed}"
    )
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line; give the exit code, 1 if a law was broken."""
    parser = argparse.ArgumentParser(prog="soak", description="Play by lot under all laws of play.")
    parser.add_argument("--tale", choices=TALES, default="onenight")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0, help="of the first telling (default: 0)")
    parser.add_argument("--amends", type=float, default=0.0, help="how often something is corrected, 0 to 1")
    parser.add_argument("--games", type=int, default=0, help="so many tellings instead of decisions")
    parser.add_argument(
        "--script", action="append", help="only roles of this script of the tale, or of these"
    )
    parser.add_argument("--lightly", action="store_true", help="only the laws of the tale")
    parser.add_argument("--folder", type=Path, default=TELLINGS, help="where faults are kept")
    asked = parser.parse_args(arguments)
    names = tuple(asked.script) if asked.script else None
    how = {"games": asked.games, "names": names, "lightly": asked.lightly}
    done = soak(TALES[asked.tale], asked.decisions, asked.seed, asked.folder, asked.amends, **how)
    return 1 if done.faults else 0


if __name__ == "__main__":
    sys.exit(main())
