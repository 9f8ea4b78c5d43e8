"""One game without people: minds answer, Fate draws, and the laws of the tale are watched."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.events import Event
from fabula.core.notation import write
from fabula.core.requests import STORYTELLER, TIME, Ask, Below, Choice, Round, Window, draw
from fabula.core.telling import Telling, fold, tell_again
from fabula.core.views import hears
from fabula.minds import Mind, mind_called
from fabula.minds.random import Random, Talkative
from fabula.minds.reasons import Reason

Bots = str | Mapping[str, str]  # the name of all minds, or a name for each side dealt; random where none is
LONGEST_TALK = 64  # times round the table; a mind that never stops must not stop the simulation
MOST_NIGHTS = 150  # no game that is told by its rules has so many
MOST_LINES = 400_000  # of a log; one that grows further in so few nights goes round in circles
LOOK_CLOSELY = 200  # every so many games the dear laws are watched too


class Endless(Exception):
    """A game does not come to its end."""


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


class Table:
    """A telling and the minds that sit at it. They are seated when the first player is asked."""

    def __init__(self, telling: Telling, below: Below, bots: Bots = "random", laws: bool = True) -> None:
        self.telling = telling
        self.below = below
        self.bots = bots
        self.laws = laws
        self.minds: list[Mind] = []
        self.attentive: list[int] = []
        self.talkers: list[int] = []  # whose minds ever say something: most that draw lots never do
        self.heard = 0
        self.decisions = 0
        self.reasons: dict[tuple[int, Choice], Reason | None] | None = None  # of what was said, if wanted

    def play(self) -> None:
        """From the first beat to the last; Endless if there is none."""
        telling, laws = self.telling, self.telling.tale.laws
        log, grimoire = telling.log, telling.grimoire
        while telling.begin_beat():
            while telling.pending is not None:
                self._settle()
                if len(log) > MOST_LINES:
                    raise self._endless()
            if grimoire.number > MOST_NIGHTS or len(log) > MOST_LINES:
                raise self._endless()
            if self.laws:
                laws(grimoire)

    def _endless(self) -> Endless:
        nights, lines = self.telling.grimoire.number, len(self.telling.log)
        return Endless(f"after {nights} nights and {lines} lines there is no end")

    def _settle(self) -> None:
        request = self.telling.pending
        if isinstance(request, Ask):
            self._ask(request)
        elif isinstance(request, Round):
            self._hear()
            minds = self.minds
            choices = [minds[ask.who].choose(ask) for ask in request.asks if isinstance(ask.who, int)]
            self.telling.answer_round(choices)
            self.decisions += len(choices)
        elif isinstance(request, Window):
            self._hear()
            self._talk(request)

    def _ask(self, ask: Ask) -> None:
        if isinstance(ask.who, int):
            self._hear()
            choice = self.minds[ask.who].choose(ask)
        else:
            choice = self._decide(ask)
        self.telling.answer(ask.who, choice)
        self.decisions += 1

    def _decide(self, ask: Ask) -> Choice:
        """Fate draws lots; the Storyteller too, but as advised where minds with some sense play."""
        if ask.who != STORYTELLER or self.bots == "random":
            return draw(ask.options, self.below)
        telling = self.telling
        return telling.tale.suggestion(telling.grimoire, ask, self.below).choice

    def _talk(self, window: Window) -> None:
        """Round the table from a seat drawn by lot, until nobody has more to say and time is over."""
        telling, minds = self.telling, self.minds
        first = self.below(len(window.seats))
        speaking = self._who_may_speak(window, first) if self.talkers else []
        for _ in range(LONGEST_TALK):
            speakers, speaking = speaking, []
            for seat in speakers:
                words = minds[seat].speak(window.open_to(seat))
                if words is not None:
                    speaking.append(seat)
                    if self.reasons is not None:
                        self.reasons.setdefault((seat, words), minds[seat].reason(words))
                    telling.act(window, seat, words)
                    self.decisions += 1
                    if telling.pending is not window:
                        return
                    if self.attentive:
                        self._hear()
            if not speaking:
                break
        telling.answer(TIME, None)
        self.decisions += 1

    def _who_may_speak(self, window: Window, first: int) -> list[int]:
        """Round the table from that place, but for those who never say anything, and who may not now."""
        silenced, talkers = self.telling.grimoire.silenced, self.talkers
        turn = (*window.seats[first:], *window.seats[:first])
        return [seat for seat in turn if seat in talkers and seat not in silenced]

    # ---- minds

    def _hear(self) -> None:
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
        for seat in range(telling.setup.seats):
            name = self.bots if isinstance(self.bots, str) else self._by_side(seat, self.bots)
            mind = mind_called(name, telling.setup, seat, self.below)
            self.minds.append(mind)
            if not isinstance(mind, Random) or isinstance(mind, Talkative):
                self.talkers.append(seat)
            if name != "random":
                self.attentive.append(seat)

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
