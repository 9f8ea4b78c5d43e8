"""The sensible mind itself: it acts by night, talks by day, and votes by what it believes."""

from __future__ import annotations

from collections import Counter

from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Below, Choice, Window, draw
from fabula.minds.levels import EVEN, LATER, Planning
from fabula.minds.onenight.belief import Belief
from fabula.minds.onenight.memory import MINION, TANNER, WOLF, Memory
from fabula.minds.onenight.plot import pack_of
from fabula.minds.onenight.talk import (
    claim_of_the_dark,
    story_of_the_dark,
    what_to_say,
    what_to_say_as,
)
from fabula.minds.reasons import Heard, Reason, Sign, reason, said

OWN_SKIN = 3.0  # how much more a dark one shuns a Werewolf's death than it likes a suspect's
A_HAIR = 1e-6
A_STORY = 4  # so many things at most one has to tell who was dealt a card
LIKELY, HARDLY = 0.5, 0.05
LAST_DAY = 2  # by then who has told nothing keeps silent


class Sensible(Planning):
    """What one seat knows, what it makes of it, and what it says."""

    def __init__(self, setup: Setup, seat: int, below: Below) -> None:
        self.memory: Memory = Memory(setup, seat)
        self.below = below
        self.plan: list[Choice] | None = None
        self.doubts: dict[int, float] = {}  # how likely a Werewolf each looks as the vote comes
        self._patience: int | None = None  # how often it still lets others speak first
        self._goes_on = False  # whether the rest of its story is still to be made up
        self.temper = EVEN  # all tell what they know, or would have seen; nothing else can be said

    def hear(self, event: Event) -> None:
        """Remember what has happened."""
        self.memory.hear(event)

    def choose(self, ask: Ask) -> Choice:
        """Vote by belief; by night act rather than pass."""
        if ask.prompt in ("vote", "hunter"):
            return self._vote(tuple(ask.options))
        options = tuple(option for option in ask.options if option is not None)
        if ask.prompt == "seer":
            options = tuple(option for option in options if self._is_worth_a_look(option)) or options
        return draw(options, self.below)

    def _is_worth_a_look(self, option: Choice) -> bool:
        """To the sharp two in the middle: who says to have been dealt one of these is found out by it."""
        return len(option) == 2 or (isinstance(option[0], int) and not self.keen)

    def speak(self, window: Window) -> Choice:
        """Say the next thing planned; nothing by dusk, nor where the seat spoke before this mind took it."""
        if window.prompt != "day":
            return None
        if self.plan is None and self._waits():
            return LATER
        if self.plan is None:
            self.plan = self._open_to(window, [] if self.memory.has_spoken else self._first_words())
            self._goes_on = self.plots and bool(self.plan)
        elif self._goes_on and not self.plan:
            self._goes_on = False
            self.plan = self._open_to(window, story_of_the_dark(self.memory, self.below))
        return self.plan.pop(0) if self.plan else None

    def _waits(self) -> bool:
        """Whether it lets others tell all they have to tell before it says anything, as the sharp do.

        Who makes something up before it has heard the others hits on what is so by luck alone. Of the sharp
        some wait longer than others, by a lot that does not depend on what they are.
        """
        memory = self.memory
        if not self.keen or memory.has_spoken or len(memory.claims()) >= memory.setup.seats - 1:
            return False
        if self._patience is None:
            self._patience = A_STORY + self.below(memory.setup.seats)
        self._patience -= 1
        return self._patience >= 0

    @property
    def plots(self) -> bool:
        """Whether it chooses its lies with the whole pack in mind, as a Minion does who knows it."""
        memory = self.memory
        knows_a_pack = memory.acts_as == WOLF or (memory.acts_as == MINION and bool(memory.pack))
        return self.keen and memory.side == WOLF and knows_a_pack

    def _first_words(self) -> list[Choice]:
        """All of it; or who it says to be, where the rest is left for when the others have said so too."""
        memory, below = self.memory, self.below
        return [claim_of_the_dark(memory, below)] if self.plots else what_to_say(memory, below)

    def _open_to(self, window: Window, words: list[Choice]) -> list[Choice]:
        return [one for one in words if one in window.options]

    def verdicts(self) -> dict[int, int]:
        """Who rather ends with a Werewolf's card, and who hardly does; who is dark says it of the rumours."""
        memory = self.memory
        hides = memory.side != "village"
        wolf = Belief(memory, self.below, private=not hides).wolf
        others = [seat for seat in range(len(wolf)) if hides or seat != memory.seat]
        return {seat: (wolf[seat] >= LIKELY) - (wolf[seat] <= HARDLY) for seat in others}

    def confide(self, whom: int) -> list[Choice]:
        """To a Werewolf who it was, if it is one; to others what it has said aloud, all of it."""
        memory = self.memory
        if memory.acts_as == WOLF and whom in memory.pack and whom != memory.seat:
            return [("claim", WOLF)]
        return [words for who, words in memory.said if who == memory.seat]

    def as_if(self, role: str) -> list[Choice]:
        """What it would say as whoever was dealt this card; of its own it tells the truth."""
        return what_to_say_as(role, self.memory, self.below)

    def reason(self, words: Choice) -> Reason | None:
        """Why it says this, or votes so, by what all have said."""
        memory = self.memory
        if words[0] == "vote" and not self.doubts and memory.card != TANNER:
            return said("nobody", memory.seat, words[1], LAST_DAY, self.temper)
        count = Counter(memory.setup.roles)
        signs = [
            Sign(who, about, role == WOLF)
            for who, about, role in memory.testimony()
            if isinstance(about, int)
        ]
        heard = Heard(memory.claims(), signs, {}, {}, (), {}, count.__getitem__, LAST_DAY)
        return reason(heard, memory.seat, words, self.doubts, self.temper)

    # ---- the vote

    def _vote(self, others: tuple[int, ...]) -> int:
        memory = self.memory
        if memory.card == TANNER:
            return others[self.below(len(others))]
        belief = Belief(memory, self.below)
        if memory.card == MINION or belief.wolf[memory.seat] > 1 / 2:
            return self._scapegoat(others, belief)
        self.doubts = dict(enumerate(belief.wolf))
        suspect = self._most(others, belief.wolf)
        if belief.none > belief.wolf[suspect]:
            self.doubts = {}
            return self._neighbour(others)
        return suspect

    def _scapegoat(self, others: tuple[int, ...], belief: Belief) -> int:
        """Who is most suspect to all and is no Werewolf."""
        rumour = Belief(self.memory, self.below, private=False)
        self.doubts = dict(enumerate(rumour.wolf))
        if self.plots:
            own = pack_of(self.memory)
            open_to = [seat for seat in others if seat not in own] or list(others)
            return max(open_to, key=lambda seat: (rumour.wolf[seat] - rumour.tanner[seat], seat))
        score = [rumour.wolf[seat] - OWN_SKIN * belief.wolf[seat] for seat in range(len(belief.wolf))]
        return self._most(others, score)

    def _most(self, others: tuple[int, ...], score: list[float]) -> int:
        order = {seat: score[seat] + A_HAIR * self.below(1000) for seat in others}
        return max(others, key=lambda seat: order[seat])

    def _neighbour(self, others: tuple[int, ...]) -> int:
        """If all point at their neighbour, nobody dies: the village's way to win without Werewolves."""
        seats = self.memory.setup.seats
        return min(others, key=lambda seat: (seat - self.memory.seat) % seats)
