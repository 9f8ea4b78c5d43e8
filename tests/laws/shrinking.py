"""A telling that breaks a law, made short: as few answers as still break it, and those the plainest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from tests.laws.keeping import Law
from tests.laws.playing import LONGEST, is_offered

from fabula.core.grimoire import Setup
from fabula.core.notation import write, write_choice
from fabula.core.requests import TIME, Ask
from fabula.core.tale import Tale
from fabula.core.telling import Amended, Answered, BeatBegan, Telling

Decision = Answered | Amended
TRIES = 3  # a law that draws lots may overlook once what it finds the next time


@dataclass
class Fault:
    """A law that a telling breaks, as far as it was told; `playing` is the law that it goes on."""

    telling: Telling
    law: str
    why: str

    @property
    def decisions(self) -> list[Decision]:
        """What was answered and corrected until then."""
        return [move for move in self.telling.moves() if not isinstance(move, BeatBegan)]

    @property
    def answers(self) -> list[Answered]:
        """What was answered until then."""
        return [move for move in self.decisions if isinstance(move, Answered)]

    @property
    def kind(self) -> tuple[str, str]:
        """What makes two faults the same."""
        return self.law, self.why.partition(":")[0]

    def on_paper(self) -> str:
        """Its moves as a file, without the events: those are what may be wrong."""
        bare = [line for line in write(self.telling).split("\n") if not line.startswith("  ")]
        return "\n".join(bare)


def attempt(name: str, act: Callable[[], object], telling: Telling) -> Fault | None:
    """The fault, if this act is one."""
    try:
        act()
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is what is looked for
        return Fault(telling, name, f"{type(error).__name__}: {error}")
    return None


def fault_of(tale: Tale, setup: Setup, decisions: Sequence[Decision], laws: dict[str, Law]) -> Fault | None:
    """The first fault on the way through these decisions; one that is refused there is left out."""
    telling = Telling(tale, setup)
    waiting = list(decisions)
    for _ in range(len(waiting) + LONGEST):
        fault = _broken(telling, laws) or _goes_on(telling, waiting)
        if fault is not None:
            return fault
        if telling.told or (telling.pending is not None and not waiting):
            return _broken(telling, laws)
    return Fault(telling, "playing", "AssertionError: there is no end")


def _broken(telling: Telling, laws: dict[str, Law]) -> Fault | None:
    for name, law in laws.items():
        for seed in range(TRIES):
            lots = Random(f"{seed} {len(telling.log)}")
            fault = attempt(name, partial(law, telling, lots), telling)
            if fault is not None:
                return fault
    return None


def _goes_on(telling: Telling, waiting: list[Decision]) -> Fault | None:
    if waiting and isinstance(correction := waiting[0], Amended):
        waiting.pop(0)
        possible = any(correction.act in amendment for amendment in telling.amendments())
        return attempt("playing", partial(telling.take, correction), telling) if possible else None
    if telling.pending is None:
        return attempt("playing", telling.begin_beat, telling)
    while waiting:
        move = waiting.pop(0)
        if isinstance(move, Answered) and is_offered(telling, move.who, move.choice):
            return attempt("playing", partial(telling.take, move), telling)
    return None


def shrunk(fault: Fault, laws: dict[str, Law]) -> Fault:
    """The shortest telling found that breaks the same law; the same again, if it does so only sometimes."""
    tale, setup = fault.telling.tale, fault.telling.setup
    watched = {name: law for name, law in laws.items() if name == fault.law}
    best = fault_of(tale, setup, fault.decisions, watched)
    if best is None or best.kind != fault.kind:
        return fault
    better: Fault | None = best
    while better is not None:
        best = better
        better = None
        for decisions in (*_shorter(best), *_plainer(best)):
            found = fault_of(tale, setup, decisions, watched)
            if found is not None and found.kind == fault.kind and _weight(found) < _weight(best):
                better = found
                break
    return best


def _weight(fault: Fault) -> tuple[int, int]:
    choices = [move.choice for move in fault.answers if move.choice is not None]
    return len(fault.decisions), sum(len(write_choice(choice)) for choice in choices)


def _shorter(fault: Fault) -> Iterator[list[Decision]]:
    """The same decisions without some, many first."""
    decisions = fault.decisions
    size = len(decisions)
    while size:
        for start in range(0, len(decisions), size):
            yield decisions[:start] + decisions[start + size :]
        size //= 2


def _plainer(fault: Fault) -> Iterator[list[Decision]]:
    """The same decisions, one answer the first of its options; or a window closed at once."""
    again = Telling(fault.telling.tale, fault.telling.setup)
    decisions = fault.decisions
    place = 0
    for move in fault.telling.moves():
        if isinstance(move, Answered):
            asked = again.ask_of(move.who)
            plain = next(iter(asked.options)) if isinstance(asked, Ask) else None
            who = move.who if isinstance(asked, Ask) else TIME
            yield [*decisions[:place], Answered(who, move.prompt, plain), *decisions[place + 1 :]]
        place += not isinstance(move, BeatBegan)
        if place == len(decisions):
            return  # the last may be the one that goes wrong
        again.take(move)
