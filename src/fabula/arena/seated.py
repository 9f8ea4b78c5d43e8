"""A game of which some seats are played from outside: whoever is asked next, and all that this one may know.

Minds of ours may sit at the other seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from fabula.core.events import Event, Won
from fabula.core.grimoire import Setup
from fabula.core.notation import write
from fabula.core.requests import Below, Choice, Options, Window
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.core.views import hears
from fabula.minds import Mind
from fabula.rooms.wire.options import shown_options
from fabula.sim.course import Course, Endless, Turns

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


Seating = Callable[[Telling], Mapping[int, Mind]]


@dataclass
class Game(Course):
    """One game. Minds sit where `seating` puts them when the cards are dealt and nobody has been asked;
    all others are answered for by `answer`, in their `turn`.
    """

    tale: Tale
    setup: Setup
    below: Below
    seating: Seating
    talk: int = TALK
    names: Mapping[int, str] = field(default_factory=dict)
    turn: Turn | None = field(init=False, default=None)
    is_endless: bool = field(init=False, default=False)
    said: list[Said] = field(init=False, default_factory=list)
    _entries: dict[int, list[dict[str, Any]]] = field(init=False, default_factory=dict)
    _options: Options = field(init=False, default=())
    _heard: int = field(init=False, default=0)
    _turns: Turns = field(init=False)

    def __post_init__(self) -> None:
        super().__init__(Telling(self.tale, self.setup), self.below, self.talk)
        self._turns = self.turns()
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
            seat, asked = next(self._turns) if self.turn is None else self._turns.send(choice)
        except (StopIteration, Endless) as end:
            self.is_endless = isinstance(end, Endless)
            self.hear()
            self.turn = None
            return
        self._options = asked.options
        self.turn = Turn(
            self.tale.id, seat, self.setup.seats, self.names, self._entries[seat], asked.prompt,
            shown_options(asked.options), isinstance(asked, Window), self.said,
        )  # fmt: skip

    def hear(self) -> None:
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
