"""A game of which some seats are played from outside: whoever is asked next, and all that this one may know.

Fate draws lots, the Storyteller decides as advised, minds of ours may sit at the other seats. In an open
floor all are asked in turn, from a seat drawn by lot on, until nobody has more to say; so each is asked when
there is something for them to answer, and never anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from fabula.core.events import Event, Won
from fabula.core.grimoire import Setup
from fabula.core.notation import write
from fabula.core.requests import STORYTELLER, TIME, Ask, Below, Choice, Options, Round, Window, draw
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.core.views import hears
from fabula.minds import Mind
from fabula.rooms.wire.options import shown_options
from fabula.sim.play import MOST_LINES, MOST_NIGHTS

TALK = 8  # times round the table; whoever speaks by lot would never stop


Said = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat is asked, with all that it may know: its entries as a room sends them, and what may be
    answered. In an `open` floor it may also say nothing, by None, and is not asked again as long as it lasts;
    there one may talk freely too, and `said` is what others have said: who, and their words.
    """

    tale: str
    seat: int
    seats: int
    names: Mapping[int, str]
    entries: Sequence[dict[str, Any]]
    prompt: str
    options: Sequence[Any]
    open: bool
    said: Sequence[Said] = ()


Asked = Ask | Window
Seating = Callable[[Telling], Mapping[int, Mind]]
Play = Generator[tuple[int, Asked], Choice, None]


@dataclass(slots=True)
class Game:
    """One game. Minds sit where `seating` puts them when the cards are dealt and nobody has been asked;
    all others are answered for by `answer`, in their `turn`.
    """

    tale: Tale
    setup: Setup
    below: Below
    seating: Seating
    talk: int = TALK
    names: Mapping[int, str] = field(default_factory=dict)
    telling: Telling = field(init=False)
    turn: Turn | None = field(init=False, default=None)
    is_endless: bool = field(init=False, default=False)
    minds: Mapping[int, Mind] = field(init=False, default_factory=dict)
    said: list[Said] = field(init=False, default_factory=list)
    _entries: dict[int, list[dict[str, Any]]] = field(init=False, default_factory=dict)
    _options: Options = field(init=False, default=())
    _heard: int = field(init=False, default=0)
    _play: Play = field(init=False)

    def __post_init__(self) -> None:
        self.telling = Telling(self.tale, self.setup)
        self._play = self._played()
        self._go_on(None)

    def answer(self, choice: Choice, words: str = "") -> None:
        """Answer for the seat whose turn it is; ValueError, and nothing changed, for what is not offered.

        In an open floor others hear the `words`, which are no part of the rules nor of the telling.
        """
        if self.turn is None:
            raise ValueError("nobody is asked any more")
        if choice not in self._options and not (self.turn.open and choice is None):
            raise ValueError(f"not an option: {choice!r}")
        if words and self.turn.open:
            self.said.append((self.names.get(self.turn.seat, str(self.turn.seat)), words))
        self._go_on(choice)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody's, as long as the game is on."""
        last = self.telling.log[-1] if self.telling.log else None
        return tuple(last.seats) if isinstance(last, Won) else ()

    def entries(self, seat: int) -> list[dict[str, Any]]:
        """What this seat has heard so far."""
        return self._entries[seat]

    def written(self) -> str:
        """The game as a `.telling`, as far as it has come."""
        return write(self.telling, self.names)

    # ---- the game itself

    def _go_on(self, choice: Choice) -> None:
        try:
            seat, asked = next(self._play) if self.turn is None else self._play.send(choice)
        except StopIteration:
            self._hear()
            self.turn = None
            return
        self._options = asked.options
        self.turn = Turn(
            self.tale.id, seat, self.setup.seats, self.names, self._entries[seat], asked.prompt,
            shown_options(asked.options), isinstance(asked, Window), self.said,
        )  # fmt: skip

    def _played(self) -> Play:
        telling = self.telling
        while telling.begin_beat():
            while telling.pending is not None and not self.is_endless:
                request = telling.pending
                if not isinstance(request, Ask) or isinstance(request.who, int):
                    self._hear()
                if isinstance(request, Window):
                    yield from self._talked(request)
                elif isinstance(request, Round):
                    yield from self._polled(request)
                elif isinstance(request.who, int):
                    telling.answer(request.who, (yield from self._chosen(request.who, request)))
                else:
                    telling.answer(request.who, self._decided(request))
                self.is_endless = telling.grimoire.number > MOST_NIGHTS or len(telling.log) > MOST_LINES
            if self.is_endless:
                return

    def _polled(self, request: Round) -> Generator[tuple[int, Asked], Choice, None]:
        """Ask each of several; what they answer is told when all have."""
        choices = []
        for ask in request.asks:
            assert isinstance(ask.who, int)
            choices.append((yield from self._chosen(ask.who, ask)))
        self.telling.answer_round(choices)

    def _talked(self, window: Window) -> Play:
        """Round the table, until nobody has more to say."""
        telling = self.telling
        first = self.below(len(window.seats))
        speaking = [*window.seats[first:], *window.seats[:first]]
        for _ in range(self.talk):
            speakers, speaking = speaking, []
            for seat in speakers:
                open_to_them = window.open_to(seat, silenced=seat in telling.grimoire.silenced)
                words = yield from self._chosen(seat, open_to_them)
                if words is None:
                    continue
                speaking.append(seat)
                telling.act(window, seat, words)
                if telling.pending is not window:
                    return
                self._hear()
            if not speaking:
                break
        telling.answer(TIME, None)

    def _chosen(self, seat: int, asked: Asked) -> Generator[tuple[int, Asked], Choice, Choice]:
        mind = self.minds.get(seat)
        if mind is None:
            return (yield seat, asked)
        if isinstance(asked, Window):
            return None if seat in self.telling.grimoire.silenced else mind.speak(asked)
        return mind.choose(asked)

    def _decided(self, ask: Ask) -> Choice:
        """Fate draws lots, the Storyteller decides as advised."""
        if ask.who != STORYTELLER:
            return draw(ask.options, self.below)
        telling = self.telling
        return telling.tale.suggestion(telling.grimoire, ask, self.below).choice

    def _hear(self) -> None:
        """Let each hear what has happened, as far as it may; the first time, let them sit down."""
        if not self._heard:
            self.minds = self.seating(self.telling)
            self._entries = {seat: [] for seat in range(self.setup.seats) if seat not in self.minds}
        log = self.telling.log
        for line in log[self._heard :]:
            if isinstance(line, Event):
                for seat, mind in self.minds.items():
                    if hears(seat, line):
                        mind.hear(line)
                listening = [seat for seat in self._entries if hears(seat, line)]
                if listening:
                    entry = msgspec.json.decode(msgspec.json.encode(line.data()))
                    for seat in listening:
                        self._entries[seat].append(entry)
        self._heard = len(log)
