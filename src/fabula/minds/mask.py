"""Who a player that hides says to be: a card of the many, drawn as theirs were, with its news.

A mask acts as somebody would whose card it shows: what it says, how soon, of whom, and how it votes follow
from the same rules, so that no habit tells who wears one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from copy import copy
from typing import ClassVar, Generic

from fabula.core.events import Event
from fabula.core.requests import Below, Choice
from fabula.minds.doubt import IN_DANGER, WORD, Doubt, M
from fabula.minds.levels import EVEN, LIVELY, QUIET
from fabula.minds.reasons import Heard, Sign
from fabula.minds.talker import Talker
from fabula.minds.targets import best

WORTH_SAYING = 0.4  # a suspicion above that is more than a feeling
ONE_BY_DAY_ONE_BY_NIGHT = 2
ALIKE = 2  # to so many places: each knows of itself what others do not
HUNCHES = {LIVELY: 2, EVEN: 4, QUIET: 16}  # one in so many speaks of a feeling


class Mask(ABC, Generic[M]):
    """A card that somebody passes for, and what it pretends to have learned."""

    bad: ClassVar[str]  # the sign of those to be found
    no_cover: ClassVar[str] = ""  # an investigator for whom nobody can pass

    def __init__(self, memory: M, below: Below, card: str = "") -> None:
        """This card, or one that may still be hidden, as likely as it is dealt, with its news so far."""
        self.signs: dict[int, str] = {}
        self.compared: list[tuple[int, int, bool]] = []
        self.role = card or self.card_drawn(memory, below)
        for _ in range(memory.number - 1):  # the first night tells nothing
            self.learn(memory, below)

    @staticmethod
    @abstractmethod
    def card_drawn(memory: M, below: Below) -> str:
        """A card of those who have nothing to hide."""

    @staticmethod
    @abstractmethod
    def is_of_the_many(card: str) -> bool:
        """Whether a card has nothing to hide."""

    @abstractmethod
    def learn(self, memory: M, below: Below) -> None:
        """Make up what one night would have told, as often bad news as the truth would be."""

    def keep_to(self, memory: M) -> None:
        """What the seat has said to be and to have learned holds, whoever said it."""
        claim = memory.claims().get(memory.seat, self.role)
        if claim != self.role and self.is_of_the_many(claim):
            self.role, self.signs, self.compared = claim, {}, []
        self.keep_signs(memory)

    def keep_signs(self, memory: M) -> None:
        """What the seat has said to have learned holds."""
        self.signs.update({about: sign for who, about, sign in memory.testimony() if who == memory.seat})

    def worn_by(self, memory: M) -> M:
        """What somebody with this card would remember."""
        worn = copy(memory)
        worn.role, worn.signs, worn.company = self.role, self.signs, []
        return worn


class Masked(Talker[M]):
    """A mind that wears a mask where its side has to hide."""

    mask_of: type[Mask[M]]
    doubt_of: type[Doubt[M]]

    @staticmethod
    @abstractmethod
    def story_of(face: M) -> list[Choice]:
        """Who somebody is who remembers this, and what they have learned and not told."""

    def __init__(self, memory: M, below: Below) -> None:
        super().__init__(memory, below)
        self._mask: Mask[M] | None = None
        self._gives_up_friends = False
        self._frames = False

    def words(self, prompt: str) -> list[Choice]:
        """What to say; who hides may have somebody to bring down by it."""
        self._frames = self._may_frame(self.memory)
        return self.its_words(prompt)

    @abstractmethod
    def its_words(self, prompt: str) -> list[Choice]:
        """All that it, or whom it passes for, wants to say, in order."""

    @property
    @abstractmethod
    def hides(self) -> bool:
        """Whether it must not be known for what it is."""

    @property
    def face(self) -> M:
        """What it remembers, or what somebody would for whom it passes."""
        if not self.hides:
            return self.memory
        if self._mask is None or self.is_worn_out(self._mask):
            self._mask = self.mask_of(self.memory, self.below)
        self._mask.keep_to(self.memory)
        if self._frames:
            self._frame(self.memory, self._mask)
            self._frames = False
        return self._mask.worn_by(self.memory)

    def is_worn_out(self, _: Mask[M]) -> bool:
        """Whether another card would serve better; while nothing has been said as this one."""
        return False

    def hear(self, event: Event) -> None:
        """Remember it. A night brings news; who has not said yet who they are may be anybody after it."""
        nights = self.memory.number
        super().hear(event)
        if self.memory.number == nights or not self.hides:
            return
        self._gives_up_friends = not self.below(2)
        if self._mask is not None and self.memory.seat in self.memory.claims():
            self._mask.learn(self.memory, self.below)
        else:
            self._mask = None

    def as_if(self, role: str) -> list[Choice]:
        """What it would say with this card; of its own it tells the truth, unless it has to hide."""
        memory = self.memory
        if role == memory.role and not self.hides:
            return self.story_of(memory)
        mask = self.mask_of(memory, self.below, role)
        mask.keep_signs(memory)
        return self.story_of(mask.worn_by(memory))

    def is_spared(self, seat: int) -> bool:
        """A friend is, from the second day on, unless all suspect them anyway."""
        memory = self.memory
        if not self.hides or memory.number == 1 or seat not in memory.friends:
            return False
        return not (self._gives_up_friends and self.doubt_of(memory, private=False).is_in_danger(seat))

    def suspect(self, among: Iterable[int]) -> int | None:
        """Whom it would see go: the most suspect to whom it is or passes for, of those it does not spare."""
        doubts = self._doubts()
        left = [seat for seat in among if not self.is_spared(seat)]
        if self.agrees:
            return self.with_all(left, doubts)
        return best(left, lambda seat: doubts.get(seat, 0.0), self.below)

    @property
    def plots(self) -> bool:
        """Whether it acts with its pack, which it does once the first day is over."""
        return self.keen and self.hides and self.memory.number > 1 and len(self.memory.friends) > 1

    @property
    def agrees(self) -> bool:
        """Whether it goes with all others where several are as suspect."""
        return self.plots

    def _may_frame(self, memory: M) -> bool:
        """Whether one more of the many who goes today decides the game, and this one is to see to it.

        Of its pack it is who has said nothing of themselves yet and is least suspect, unless another of it
        has spoken up already.
        """
        pack = [seat for seat in memory.living if seat in memory.friends]
        many = len(memory.living) - len(pack)
        if not self.plots or many - ONE_BY_DAY_ONE_BY_NIGHT > len(pack):
            return False
        claims, public = memory.claims(), self.doubt_of(memory, private=False)
        if any(claims.get(seat) in public.investigators for seat in pack):
            return False
        free = [seat for seat in pack if seat not in claims]
        return memory.seat == min(free, key=lambda seat: (public.score[seat], seat), default=None)

    def _frame(self, memory: M, mask: Mask[M]) -> None:
        """Pass for an investigator who has found out another one, or else the most suspect of the many."""
        public, claims, hidden = self.doubt_of(memory, private=False), memory.claims(), memory.hidden()
        strangers = [seat for seat in memory.others if seat not in memory.friends]
        found_out_by = sorted(public.investigators)
        role = next((one for one in found_out_by if hidden[one] and one != mask.no_cover), None)
        if role is None or not strangers:
            return
        rivals = [seat for seat in strangers if claims.get(seat) in public.investigators]
        victim = max(rivals or strangers, key=lambda seat: (public.score[seat], seat))
        mask.role, mask.signs = role, {victim: mask.bad}

    def with_all(self, seats: list[int], doubts: dict[int, float]) -> int | None:
        """The most suspect; of several whom most accuse, and then one on whom all agree unasked."""
        memory = self.memory
        accused = Counter(memory.suspicions().values())
        order = {seat: (7 * seat + 5 * memory.number) % 11 for seat in seats}

        def worst(one: int) -> tuple[float, int, int, int]:
            return round(doubts.get(one, 0.0), ALIKE), accused[one], order[one], one

        return max(seats, key=worst, default=None)

    def doubt(self, seat: int | None) -> float:
        """How suspect somebody is to whom it is or passes for."""
        return 0.0 if seat is None else self._doubts().get(seat, 0.0)

    def _doubts(self) -> dict[int, float]:
        """All that is more than a feeling: what one or two say without a reason moves nobody."""
        score = self.doubt_of(self.face).score
        return {seat: 0.0 if 0 < doubt <= WORTH_SAYING else doubt for seat, doubt in score.items()}

    def heard(self) -> Heard:
        """All claims but of those whose cards lie open, all testimony, and what the open cards were."""
        memory, sense = self.memory, self.doubt_of(self.memory, private=False)
        shown = {seat: sense.sense_of_card(card) for seat, card in memory.revealed.items()}
        signs = [(who, about, sense.sense_of(sign)) for who, about, sign in memory.testimony()]
        hidden = memory.hidden()
        return Heard(
            {who: role for who, role in memory.claims().items() if who not in memory.revealed},
            [Sign(who, about, how > 0) for who, about, how in signs if how],
            memory.suspicions(),
            memory.trusts(),
            memory.hands,
            {seat: how > 0 for seat, how in shown.items() if how},
            hidden.__getitem__,
            memory.number,
        )

    def doubts_aloud(self) -> Mapping[int, float]:
        """How suspect others are to whom it is or passes for."""
        return self._doubts()

    def verdicts(self) -> dict[int, int]:
        """By what it knows, or where it hides by what all have heard."""
        score = self.doubt_of(self.memory, private=not self.hides).score
        others = {seat: doubt for seat, doubt in score.items() if self.hides or seat != self.memory.seat}
        return {seat: (doubt >= IN_DANGER) - (doubt <= -WORD) for seat, doubt in others.items()}

    def suspect_for(self, whom: int) -> int | None:
        """On more than a feeling, and nobody of its own; no lot is drawn for it."""
        memory = self.memory
        score = self.doubt_of(memory, private=not self.hides).score
        others = [seat for seat in memory.others if seat not in (*memory.friends, whom) and seat in score]
        worst = max(others, key=lambda seat: (score[seat], seat), default=None)
        return None if worst is None or score[worst] <= WORTH_SAYING else worst

    def suspect_to_name(self) -> int | None:
        """Whom it says to suspect: on more than a feeling always, on a feeling now and then."""
        suspect = self.suspect(self.memory.others)
        return suspect if self.doubt(suspect) > 0 or not self.below(HUNCHES[self.temper]) else None
