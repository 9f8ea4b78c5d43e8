"""The sensible mind itself: it acts by night, talks by day, and votes by what it knows and what was said."""

from __future__ import annotations

from fabula.core.events import Event, PhaseBegan, Tied
from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Below, Choice, draw
from fabula.games.mafia32.cards import GANGS, TOWN
from fabula.minds.mafia32.memory import Memory
from fabula.minds.mafia32.night import by_role, prey
from fabula.minds.mafia32.suspicion import Suspicion
from fabula.minds.mafia32.talk import last_words, scapegoat, what_to_say, worth_saying
from fabula.minds.talker import Talker
from fabula.minds.targets import best, pointed_by_most


class Sensible(Talker[Memory]):
    """What one seat knows, what it makes of it, and what it says."""

    def __init__(self, setup: Setup, seat: int, below: Below) -> None:
        super().__init__(Memory(setup, seat), below)
        self.target: int | None = None
        self.decided = False

    def hear(self, event: Event) -> None:
        """Remember it; a new day, a new vote, a new decision."""
        super().hear(event)
        if isinstance(event, PhaseBegan | Tied):
            self.decided = False

    def choose(self, ask: Ask) -> Choice:
        """Vote by suspicion; by night do what the card is for."""
        options = tuple(ask.options)
        if ask.prompt == "hand":
            return self._hand(options)
        if ask.prompt == "vote":
            choice: Choice = self._suspect([seat for seat in options if seat is not None])
        elif ask.prompt.removesuffix("_more") in GANGS:
            choice = self._point(ask.prompt, options)
        else:
            choice = by_role(ask.prompt, self.memory, options, self.below)
        return choice if choice in options else draw(options, self.below)

    def words(self, prompt: str) -> list[Choice]:
        """Its last words, or what it thinks of the day."""
        if prompt == "farewell":
            return last_words(self.memory)
        suspect = self._suspect(self.memory.others)
        if self.memory.side == TOWN and (self.memory.role == "spy" or not worth_saying(self.memory, suspect)):
            suspect = None
        return what_to_say(self.memory, suspect, self.below)

    # ---- the vote

    def _suspect(self, among: list[int]) -> int | None:
        """Whom it would see go: the town the most suspect, the others a scapegoat."""
        if self.memory.side != TOWN:
            return scapegoat(self.memory, among, self.below)
        score = Suspicion(self.memory).score
        return best(among, lambda seat: score.get(seat, 0.0), self.below)

    def _hand(self, options: tuple[Choice, ...]) -> Choice:
        """A hand is kept for the one it has decided on before the first name."""
        memory = self.memory
        if not self.decided:
            named = memory.setup.settings["candidates"] == "nominated"
            up = memory.up or (memory.nominees if named else memory.living)
            self.target = self._suspect([seat for seat in up if seat != memory.seat])
            self.decided = True
        return options[-1] if options[-1] == self.target or None not in options else None

    # ---- the gang

    def _point(self, prompt: str, options: tuple[Choice, ...]) -> Choice:
        """The second time, where most pointed the first."""
        seats = [seat for seat in options if seat is not None]
        agreed = pointed_by_most(self.memory) if prompt in GANGS else None
        return agreed if agreed in seats else prey(self.memory, seats)
