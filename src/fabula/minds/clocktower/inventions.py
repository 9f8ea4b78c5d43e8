"""Made-up news of roles that plain bots only say to be: the sharp evil tell what these would have heard."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import GOOD_KINDS, KINDS, almanac, is_good
from fabula.minds.clocktower.fables import Fable
from fabula.minds.clocktower.memory import Memory, News
from fabula.minds.clocktower.powers import whose_power_to_have
from fabula.minds.clocktower.pretence import Pretence

Words = tuple[Choice, ...]
DREAM = "either"  # whom it is about, and what they may be, is chosen as one thing


def what_is_told(words: Words) -> Words:
    """News without whom they are about, and of whom among the good."""
    return tuple(
        one for one in words if not isinstance(one, int) and not (one in almanac and is_good(str(one)))
    )


class Invention(Pretence):
    """A cover, and news for more roles than the plain have any for: who is told something has it to tell."""

    def __init__(self, memory: Memory, below: Below) -> None:
        super().__init__(memory, below)
        self.lent: Invention | None = None  # by whose power it tells, where it passes for who may have any
        self.unheard: set[Words] = set()  # dreams of those who had said nothing yet
        self.inventions: dict[str, Callable[[int], Words | None]] = {
            "grandmother": self._grandchild,
            "chambermaid": self._woken,
            "gambler": self._gambled,
            "mathematician": self._gone_wrong,
            "juggler": self._right_guesses,
            "philosopher": self._by_a_lent_power,
        }

    def prepare(self) -> None:
        """Choose a cover; an untold dream of somebody silent follows what they have said since."""
        super().prepare()
        memory, claims = self.memory, self.memory.claims()
        if not memory.keen:
            return
        told = [said.words for said in memory.words if said.who == memory.seat]
        for at, (night, words) in enumerate(self.news):
            if night > 1 or words[0] != DREAM or words in told:
                continue
            seat = int(str(words[1]))
            if seat not in claims:
                self.unheard.add(words)
            elif words in self.unheard:
                self.unheard.clear()
                power = self.role if self.lent is None else self.lent.role
                self.news[at] = News(night, Fable(memory, power or "", self.below).dream_of(seat))

    @property
    def invents(self) -> bool:
        """Whether it tells more than the plain have for the role they say to be."""
        return self.memory.keen

    def _news_of(self, night: int) -> Words | None:
        if night == 1 and self.memory.keen:
            told = Fable(self.memory, self.role or "", self.below).first_news()
            if told is not None:
                return told
        words = super()._news_of(night)
        invent = self.inventions.get(self.role or "") if words is None and self.invents else None
        return words if invent is None else invent(night)

    def _is_like(self, first: Words, other: Words, night: int) -> bool:
        """Of the first night whom it is about alone is chosen: what is told has to be told as often."""
        if night > 1:
            return True
        return first == other if first[0] == DREAM else what_is_told(first) == what_is_told(other)

    # ---- what one is told

    def _grandchild(self, night: int) -> Words | None:
        """A good player, best an evil friend as what they say to be."""
        if night > 1:
            return None
        seat = self._friend_or_other()
        return ("is", seat, self._role_of(seat, GOOD_KINDS))

    def _woken(self, night: int) -> Words | None:
        """Two others who live, of whom mostly one woke."""
        pair = self._some(2, self._alive_in(night))
        return ("woke", *pair, str((1, 1, 0, 2)[self.below(4)])) if len(pair) > 1 else None

    def _gambled(self, night: int) -> Words | None:
        """Somebody is what they say to be, for the Gambler lives."""
        claims = {seat: role for seat, role in self.memory.claims().items() if seat != self.memory.seat}
        seats = [seat for seat in self._alive_in(night) if seat in claims] or self._alive_in(night)
        if night == 1 or not seats:
            return None
        seat = self._one(tuple(seats))
        return ("is", seat, self._role_of(seat, GOOD_KINDS))

    def _gone_wrong(self, _: int) -> Words:
        """How much went wrong by a made-up count: mostly nothing."""
        return ("number", self.role, str((0, 0, 1)[self.below(3)]))

    def _right_guesses(self, night: int) -> Words | None:
        """Whoever guessed on the first day, before all, is told the night after how often they were right."""
        guessed = self.memory.first_guesses.get(self.memory.seat)
        if night != 2 or guessed is None or guessed.day != 1:
            return None
        return ("number", self.role, str(min(len(guessed.words), self.below(3))))

    def _by_a_lent_power(self, night: int) -> Words | None:
        """What the power tells that a Philosopher would have taken before anybody had spoken."""
        if self.lent is None:
            roles = tuple(one for one in self.memory.script if almanac[one].kind in GOOD_KINDS)
            self.lent = Invention(self.memory, self.below)
            self.lent.role = str(whose_power_to_have(self.memory, roles, self.below))
        self.lent.news = self.news
        return self.lent._news_of(night)

    # ---- whom it is about

    def _alive_in(self, night: int) -> list[int]:
        """The others who lived when a night began."""
        memory = self.memory
        died = {seat: day for seat, (day, _) in memory.deaths.items()}
        return [seat for seat in memory.circle if seat != memory.seat and died.get(seat, night) >= night]

    def _friends(self) -> list[int]:
        return [seat for seat in self.memory.friends if seat != self.memory.seat]

    def _friend_or_other(self) -> int:
        memory = self.memory
        residents = [seat for seat in memory.residents if seat != memory.seat]
        return int(self._one(tuple(self._friends() or residents)))

    def _role_of(self, seat: int, kinds: tuple[str, ...]) -> str:
        """What they say to be where that is of such a kind, else one that nobody says to be."""
        memory = self.memory
        said = memory.claims().get(seat)
        if said is not None and almanac[said].kind in kinds:
            return said
        roles = self._of_kinds(kinds)
        free = [role for role in roles if role != self.role and not memory.claimed(role)]
        return str(self._one(tuple(free or roles)))

    def _of_kinds(self, kinds: tuple[str, ...]) -> list[str]:
        roles = self.memory.setup.roles
        found = [role for role in roles if almanac[role].kind in kinds]
        return found or [role for role in roles if almanac[role].kind in KINDS]

    def _some(self, many: int, seats: list[int]) -> tuple[int, ...]:
        """So many of them, in the order of the seats."""
        left = list(seats)
        taken = [left.pop(self.below(len(left))) for _ in range(min(many, len(left)))]
        return tuple(sorted(taken))
