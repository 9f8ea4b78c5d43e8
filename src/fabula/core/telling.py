"""The driver: one playthrough of a tale, beat by beat, answer by answer.

A telling is its setup and its answers. Everything else, events and Grimoire, follows from them, so that a
telling can be told again, taken back by a step, or taken up in the middle of a beat.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from fabula.core.events import Event
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import TIME, Ask, Choice, Request, Round, Who, Window
from fabula.core.tale import Beat, Tale
from fabula.core.town import Town


@dataclass(slots=True)
class BeatBegan:
    """A line of the log: a new beat."""

    name: str


@dataclass(slots=True)
class Answered:
    """A line of the log: an answer. `by` tells who gave it in that one's stead (clock, bot, leader)."""

    who: Who
    prompt: str
    choice: Choice
    by: str = ""


Line = BeatBegan | Answered | Event


class Telling:
    """One playthrough: answer what is `pending`, and when nothing is, begin the next beat."""

    __slots__ = ("_answers", "_script", "beat", "grimoire", "log", "pending", "setup", "tale", "town")

    def __init__(self, tale: Tale, setup: Setup) -> None:
        self.tale = tale
        self.setup = setup
        self.grimoire = Grimoire(setup)
        self.log: list[Line] = []
        self.town = Town(self.grimoire, tale.almanac, tale.spares, self.log.append)
        self.beat: Beat | None = None
        self.pending: Request | None = None
        self._answers: dict[Who, Choice] = {}
        self._script: Coroutine[Any, Any, None] | None = None

    @property
    def told(self) -> bool:
        """Whether the tale has come to its end."""
        return self.grimoire.winners is not None and self.pending is None

    def begin_beat(self) -> bool:
        """Begin the next beat and run it to its first request; False if the tale is told."""
        if self.pending is not None:
            raise RuntimeError("the beat is not over: something is still asked")
        beat = self.tale.next_beat(self.grimoire)
        if beat is None:
            return False
        self.beat = beat
        self.log.append(BeatBegan(beat.name))
        self._script = beat.script(self.town)
        self._resume(None)
        return True

    def ask_of(self, who: Who) -> Ask | Window:
        """What this seat, Fate or the Storyteller is asked now; Refusal if nothing is."""
        request = self.pending
        if isinstance(request, Window):
            if who in request.seats or who == TIME:
                return request
        elif isinstance(request, Ask):
            if request.who == who:
                return request
        elif request is not None:
            for ask in request.asks:
                if ask.who == who:
                    return ask
        raise Refusal("not-asked")

    def answered(self, who: Who) -> bool:
        """Whether this seat has answered in a round that is still open."""
        return who in self._answers

    def answer_of(self, who: Who) -> Choice:
        """What this seat has answered in a round that is still open."""
        return self._answers[who]

    def waiting_for(self) -> tuple[Who, ...]:
        """Who has yet to answer before the script can go on; nobody in an open window."""
        request = self.pending
        if isinstance(request, Ask):
            return (request.who,)
        if isinstance(request, Round):
            return tuple(ask.who for ask in request.asks if ask.who not in self._answers)
        return ()

    def answer(self, who: Who, choice: Choice, by: str = "") -> None:
        """Answer what is asked; Refusal, and nothing changed, if it is not asked or not an option.

        In a round an answer may be changed until the last one is in.
        """
        ask = self.ask_of(who)
        if choice not in ask.options if who != TIME else choice is not None:
            raise Refusal("not-an-option")
        self.log.append(Answered(who, ask.prompt, choice, by))
        request = self.pending
        if request is ask:
            self._resume((who, choice) if isinstance(ask, Window) else choice)
        else:
            assert isinstance(request, Round)
            self._answers[who] = choice
            if len(self._answers) == len(request.asks):
                answers, self._answers = self._answers, {}
                self._resume(tuple(answers[one.who] for one in request.asks))

    def answer_round(self, choices: Sequence[Choice]) -> None:
        """Answer a round for all, in order; Refusal, and nothing changed, if something is not an option."""
        request = self.pending
        if not isinstance(request, Round) or len(choices) != len(request.asks):
            raise Refusal("not-asked")
        given = list(zip(request.asks, choices, strict=True))
        if not all(choice in ask.options for ask, choice in given):
            raise Refusal("not-an-option")
        self._answers.clear()
        self.log += [Answered(ask.who, ask.prompt, choice) for ask, choice in given]
        self._resume(tuple(choices))

    def _resume(self, answer: Any) -> None:
        assert self._script is not None
        try:
            self.pending = self._script.send(answer)
        except StopIteration:
            self.pending = None
            self._script = None

    # ---- telling again

    def moves(self) -> list[BeatBegan | Answered]:
        """What was done, without what followed from it: enough to tell the same again."""
        return [line for line in self.log if not isinstance(line, Event)]

    def events(self) -> list[Event]:
        """What has happened, in order."""
        return [line for line in self.log if isinstance(line, Event)]

    def undone(self) -> Telling:
        """This telling with the last answer of a player taken back, and all that came after it."""
        moves = self.moves()
        last = next((i for i in reversed(range(len(moves))) if _of_a_player(moves[i])), None)
        if last is None:
            raise Refusal("nothing-to-undo")
        return tell_again(self.tale, self.setup, moves[:last])

    def fork(self) -> Telling:
        """The same telling once more, free to go another way."""
        return tell_again(self.tale, self.setup, self.moves())


def _of_a_player(move: BeatBegan | Answered) -> bool:
    return isinstance(move, Answered) and isinstance(move.who, int)


def tell_again(tale: Tale, setup: Setup, moves: Iterable[BeatBegan | Answered]) -> Telling:
    """The telling with these moves, rebuilt from nothing, also in the middle of a beat."""
    telling = Telling(tale, setup)
    for move in moves:
        if isinstance(move, BeatBegan):
            telling.begin_beat()
        else:
            telling.answer(move.who, move.choice, move.by)
    return telling


def fold(setup: Setup, events: Iterable[Event]) -> Grimoire:
    """The Grimoire that these events lead to."""
    grimoire = Grimoire(setup)
    for event in events:
        event.apply(grimoire)
    return grimoire
