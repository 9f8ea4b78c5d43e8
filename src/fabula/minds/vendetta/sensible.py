"""The sensible mind itself: it acts in the light, talks by night, votes by what it knows and heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Below, Choice, draw
from fabula.games.vendetta.cards import HUNTERS, STRIKES, VAMPIRES, almanac
from fabula.games.vendetta.variants import FOR_SIX
from fabula.minds.mask import Mask, Masked
from fabula.minds.targets import best, pointed_by_most
from fabula.minds.vendetta.light import PACKS, Power, power_of, prey
from fabula.minds.vendetta.mask import VampireMask, unclaimed
from fabula.minds.vendetta.memory import Memory
from fabula.minds.vendetta.suspicion import Suspicion
from fabula.minds.vendetta.talk import own_story, what_to_say

WORTH_DYING = 1.0
UNKNOWN = "unknown"


class Sensible(Masked[Memory]):
    """What one seat knows, what it makes of it, and what it says."""

    mask_of, doubt_of = VampireMask, Suspicion

    def __init__(self, setup: Setup, seat: int, below: Below) -> None:
        super().__init__(Memory(setup, seat), below)
        self.target: int | None = None  # whom it wants on the list where several may die
        self._hand_for: tuple[Any, int | None] = None, None  # in which vote whom, where names are called
        self._answers: dict[str, Callable[[list[int]], Choice]] = {
            "vote": self._vote,
            "hand": self._hand,
            "sentence": self.suspect,
            "nominate": self._nominee,
            "panic": lambda seats: seats[0] if self._is_to_die(seats[0]) else None,
            "judge": self._dearest,
            "hunter_of_hunters": self._dearest,
            "entrust": self._dearest,
            **dict.fromkeys(PACKS, self._point),
        }

    @staticmethod
    def story_of(face: Memory) -> list[Choice]:
        """A player's own story: the name of their card, and what they found."""
        return own_story(face)

    def choose(self, ask: Ask) -> Choice:
        """What it makes of a question it knows, else one of the options by lot."""
        options = ask.options
        if isinstance(options, tuple) and (choice := self._answer(ask.prompt, options)) in options:
            return choice
        return draw(options, self.below)

    def its_words(self, prompt: str) -> list[Choice]:
        """Who it is or says to be, what it found, whom it suspects."""
        return what_to_say(self.face, self.suspect_to_name(), pleading=prompt == "plea")

    def _answer(self, prompt: str, options: tuple[Choice, ...]) -> Choice:
        """An answer that may be none of the options, where it knows none."""
        if prompt == "roses":
            return self._roses(options)
        if prompt == "both":
            return "yes" if all(map(self._is_to_die, self.memory.up or ())) else None
        power = power_of(prompt)
        if power is not None:
            return power(Power(self.memory, options, self.below))
        answer = self._answers.get(prompt)
        return UNKNOWN if answer is None else answer([one for one in options if isinstance(one, int)])

    def is_worn_out(self, mask: Mask[Memory]) -> bool:
        """To the sharp, once others say to have that card, as many as there can be."""
        memory = self.memory
        bound = [*memory.claims(), *(who for who, _, _ in memory.testimony())]
        return memory.keen and memory.seat not in bound and not unclaimed(memory)[mask.role]

    # ---- the vote

    @property
    def agrees(self) -> bool:
        """After the first night no sharp one splits the votes, whatever it is."""
        return self.keen and self.memory.number > 1

    @property
    def hides(self) -> bool:
        """Whether it must not be known for what it is."""
        return self.memory.side != VAMPIRES

    def _vote(self, seats: list[int]) -> int | None:
        """Nobody without a suspicion on a night on which it would be better to wait."""
        worst = self.suspect(seats)
        return None if self._may_wait and self.doubt(worst) <= 0 else worst

    @property
    def _may_wait(self) -> bool:
        """Whether an execution by lot would rather help the hunters.

        On the first night nobody knows anything, and a vampire would hang a vampire. Later, of an even
        number, the hunters gain a night by it, as long as nobody else kills; the sharp know that.
        """
        memory = self.memory
        if memory.setup.seats <= FOR_SIX:
            return False
        strangers = [role for role in memory.setup.roles if almanac[role].side != VAMPIRES]
        packs_alone = not any(STRIKES in almanac[role].traits for role in strangers)
        return memory.number == 1 or (self.keen and packs_alone and len(memory.living) % 2 == 0)

    def _hand(self, named: list[int]) -> int | None:
        """A hand is kept for the one it has decided on before the first name."""
        memory = self.memory
        up = [seat for seat in memory.up or memory.suspects or memory.others if seat != memory.seat]
        vote = memory.number, tuple(up)
        if self._hand_for[0] != vote:
            self._hand_for = vote, self._vote(up)
        return named[0] if named[0] == self._hand_for[1] else None

    def _dearest(self, among: list[int]) -> int | None:
        """Whom it trusts with a vote: one of its own if it spares them, else the least suspect."""
        own = [seat for seat in among if self.is_spared(seat) and seat != self.memory.seat]
        return best(own or among, lambda seat: -self.doubt(seat), self.below)

    def _nominee(self, seats: list[int]) -> int | None:
        self.target = self._vote(seats)
        return self.target

    def _is_to_die(self, seat: int) -> bool:
        """Whether a hand is raised where several may die."""
        if self.is_spared(seat):
            return False
        return seat == self.target or self.doubt(seat) >= WORTH_DYING

    def _roses(self, options: tuple[Choice, ...]) -> Choice:
        """The black one for the worst, the red one for the dearest of the others."""
        blacks = list(dict.fromkeys(black for black, _ in options if black is not None))
        black = self.suspect(blacks)
        left = [option for option in options if option[0] == black] or list(options)
        red = self._dearest([red for _, red in left if red is not None])
        return next((option for option in left if option[1] == red), left[0])

    # ---- the pack

    def _point(self, seats: list[int]) -> int | None:
        """The second time, where most pointed the first; among the hunters a fledgling leads astray."""
        memory = self.memory
        if not self.hides:
            return self._decoy(seats)
        agreed = pointed_by_most(memory)
        is_prey = agreed in seats and agreed not in memory.friends
        return agreed if is_prey else prey(memory, seats, keen=self.plots)

    def _decoy(self, seats: list[int]) -> int | None:
        """Where the others look, at somebody they would not kill; where nobody looks, at nobody."""
        memory = self.memory
        if memory.pointing or memory.setup.settings["lone_hunters"]:
            return None
        vampires = [seat for seat in seats if memory.signs.get(seat) != HUNTERS and seat != memory.seat]
        expected = prey(memory, vampires)
        return self.suspect([seat for seat in vampires if seat != expected])
