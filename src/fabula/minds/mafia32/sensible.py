"""The sensible mind itself: it acts by night, talks by day, and votes by what it knows and what was said."""

from __future__ import annotations

from fabula.core.events import Event, PhaseBegan, Tied
from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Below, Choice, draw
from fabula.games.mafia32.cards import GANGS, TOWN
from fabula.minds.mafia32.mask import TownMask
from fabula.minds.mafia32.memory import Memory
from fabula.minds.mafia32.night import by_role, prey
from fabula.minds.mafia32.suspicion import Suspicion
from fabula.minds.mafia32.talk import last_words, own_story, what_to_say
from fabula.minds.mask import Masked
from fabula.minds.targets import pointed_by_most

FEW = 6  # so few cannot afford to wait for a check


class Sensible(Masked[Memory]):
    """What one seat knows, what it makes of it, and what it says."""

    mask_of, doubt_of = TownMask, Suspicion

    def __init__(self, setup: Setup, seat: int, below: Below) -> None:
        super().__init__(Memory(setup, seat), below)
        self.target: int | None = None
        self.decided = False

    def hear(self, event: Event) -> None:
        """Remember it; a new day, a new vote, a new decision."""
        super().hear(event)
        if isinstance(event, PhaseBegan | Tied):
            self.decided = False

    @staticmethod
    def story_of(face: Memory) -> list[Choice]:
        """A player's own story: the name of their card, and what they found."""
        return own_story(face)

    def choose(self, ask: Ask) -> Choice:
        """Vote by suspicion; by night do what the card is for."""
        options = tuple(ask.options)
        if ask.prompt == "hand":
            return self._hand(options)
        if ask.prompt == "vote":
            choice: Choice = self.suspect([seat for seat in options if seat is not None])
            choice = None if self.waits(choice) and None in options else choice
        elif ask.prompt.removesuffix("_more") in GANGS:
            choice = self._point(ask.prompt, options)
        else:
            choice = by_role(ask.prompt, self.memory, options, self.below)
        return choice if choice in options else draw(options, self.below)

    @property
    def hides(self) -> bool:
        """Whether it must not be known for what it is."""
        return self.memory.side != TOWN

    def its_words(self, prompt: str) -> list[Choice]:
        """What it says: last words, or what it thinks of the day; a Spy may name nobody."""
        if prompt == "farewell":
            return last_words(self.memory)
        suspect = self.suspect_to_name()
        return what_to_say(self.face, suspect if self.memory.role != "spy" else None)

    # ---- the vote

    def waits(self, seat: int | None) -> bool:
        """Whether nobody should go on the first day: an execution by lot costs the many one of theirs.

        Of an odd number nobody would be won by it: the gang is as near to its goal a night later.
        """
        memory = self.memory
        is_even = len(memory.living) % 2 == 0 and len(memory.living) > FEW
        return self.keen and memory.number == 1 and is_even and self.doubt(seat) <= 0

    def _hand(self, options: tuple[Choice, ...]) -> Choice:
        """A hand is kept for the one it has decided on before the first name."""
        memory = self.memory
        if not self.decided:
            named = memory.setup.settings["candidates"] == "nominated"
            up = memory.up or (memory.nominees if named else memory.living)
            self.target = self.suspect([seat for seat in up if seat != memory.seat])
            self.target = None if self.waits(self.target) else self.target
            self.decided = True
        return options[-1] if options[-1] == self.target or None not in options else None

    # ---- the gang

    def _point(self, prompt: str, options: tuple[Choice, ...]) -> Choice:
        """The second time, where most pointed the first."""
        seats = [seat for seat in options if seat is not None]
        agreed = pointed_by_most(self.memory) if prompt in GANGS else None
        return agreed if agreed in seats else prey(self.memory, seats, keen=self.plots)
