"""One game without people: minds answer, Fate draws, and the laws of the tale are watched."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.events import Event
from fabula.core.notation import write
from fabula.core.requests import TIME, Ask, Below, Choice, Request, Window, draw
from fabula.core.telling import Telling, fold, tell_again
from fabula.core.views import hears
from fabula.minds import Mind, lots_for, mind_called
from fabula.minds.random import Random, Talkative
from fabula.sim.course import Course, Turns

Bots = str | Mapping[str, str]  # the name of all minds, or a name for each side dealt; random where none is
LONGEST_TALK = 64  # times round the table; a mind that never stops must not stop the simulation
LOOK_CLOSELY = 200  # every so many games the dear laws are watched too


class Broken(Exception):
    """A game went against a law of its tale. `telling` is its file, which plays it again to that point."""

    def __init__(self, tale: str, seed: int, game: int, why: str, telling: str) -> None:
        super().__init__(tale, seed, game, why, telling)
        self.tale = tale
        self.seed = seed
        self.game = game
        self.why = why
        self.telling = telling

    def __str__(self) -> str:
        return f"a law of {self.tale} is broken in game {self.game} of seed {self.seed}: {self.why}"


class Table(Course):
    """A telling and the minds that sit at it. They are seated when the first player is asked."""

    def __init__(self, telling: Telling, below: Below, bots: Bots = "random", laws: bool = True) -> None:
        super().__init__(telling, below, LONGEST_TALK, laws)
        self.bots = bots
        self.attentive: list[int] = []
        self.talkers: set[int] = set()  # whose minds ever say something: most that draw lots never do
        self.heard = 0
        self.lots: Random | None = None  # which decide for all, where all is random

    def play(self) -> None:
        """From the first beat to the last; Endless if there is none."""
        for seat, _ in self.turns():
            raise LookupError(f"no mind sits at {seat}")

    def decide(self, ask: Ask) -> Choice:
        """Where all is random, the Storyteller draws lots too."""
        return draw(ask.options, self.below) if self.bots == "random" else super().decide(ask)

    def who_may_speak(self, seats: tuple[int, ...], first: int) -> list[int]:
        """Nobody who never says anything, nor who may not now."""
        if not self.talkers:
            return []
        talkers = filter(self.talkers.__contains__, super().who_may_speak(seats, first))
        silenced = self.telling.grimoire.silenced
        return [seat for seat in talkers if seat not in silenced] if silenced else [*talkers]

    def settle(self, request: Request) -> Turns | None:
        """Where all is random nobody has to be asked by themselves, once all have sat down."""
        if self.lots is None or isinstance(request, Window):
            return super().settle(request)
        self.decisions += self.telling.answer_by_lot(self.below)
        return None

    def go_round(self, window: Window) -> Turns | None:
        """Where all is random one mind speaks for all, which hears nothing and waits for nobody."""
        if self.lots is None:
            return super().go_round(window)
        telling, silenced = self.telling, self.telling.grimoire.silenced
        speaking, speaks = self.who_may_speak(window.seats, self.below(len(window.seats))), self.lots.speaks
        for _ in range(self.talk):
            speakers, speaking = speaking, []
            for seat in speakers:
                if (silenced and seat in silenced) or not speaks():
                    continue
                telling.act_by_lot(window, seat, self.below)
                self.decisions += 1
                if telling.pending is not window:
                    return None
                speaking.append(seat)
            if not speaking:
                break
        telling.act(window, TIME, None)
        self.decisions += 1
        return None

    # ---- minds

    def hear(self) -> None:
        """Let each that heeds it hear what has happened, as far as it may."""
        if not self.minds:
            self._seat()
        if not self.attentive:
            return
        log = self.telling.log
        for line in log[self.heard :]:
            if isinstance(line, Event):
                for seat in self.attentive:
                    if hears(seat, line):
                        self.minds[seat].hear(line)
        self.heard = len(log)

    def _seat(self) -> None:
        telling = self.telling
        if self.bots == "random":  # all the same, and none keeps anything in mind
            everybody = range(telling.setup.seats)
            self.lots = lots_for(telling.setup, self.below)
            self.minds = dict.fromkeys(everybody, self.lots)
            self.talkers = set(everybody if isinstance(self.lots, Talkative) else ())
            return
        minds: dict[int, Mind] = {}
        for seat in range(telling.setup.seats):
            name = self.bots if isinstance(self.bots, str) else self._by_side(seat, self.bots)
            mind = minds[seat] = mind_called(name, telling.setup, seat, self.below)
            if not isinstance(mind, Random) or isinstance(mind, Talkative):
                self.talkers.add(seat)
            if name != "random":
                self.attentive.append(seat)
        self.minds = minds

    def _by_side(self, seat: int, bots: Mapping[str, str]) -> str:
        dealt = self.telling.grimoire.dealt(seat)
        side = self.telling.tale.almanac[dealt].side if dealt is not None else ""
        return bots.get(side, "random")


def play_one(table: Table, seed: int = 0, game: int = 0) -> Table:
    """Play the game of a table to its end; Broken, with its file, if it goes against a law."""
    telling = table.telling
    try:
        table.play()
        if table.laws and game % LOOK_CLOSELY == 0:
            look_closely(telling)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise Broken(telling.tale.id, seed, game, why, write(telling)) from error
    return table


def look_closely(telling: Telling) -> None:
    """AssertionError if the events do not lead to this Grimoire, or the moves not to these events."""
    assert fold(telling.setup, telling.events()).position() == telling.grimoire.position(), "events folded"
    again = tell_again(telling.tale, telling.setup, telling.moves())
    assert again.log == telling.log, "told again"
