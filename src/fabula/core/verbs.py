"""The closed vocabulary of a role's script. What cuts across roles is enforced here, once.

The verbs know about abilities that do not work: a script is the sober rule text, and where its owner is
drunk, poisoned, blocked or only believes, asking and telling go on as usual while doing is dropped. Only
where a rule does what no verb does has its script to ask whether it `works`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from fabula.core.cards import Place
from fabula.core.events import (
    Became,
    Chose,
    Copied,
    Event,
    Granted,
    Learned,
    Marked,
    Met,
    Saw,
    Swapped,
)
from fabula.core.grimoire import Grant
from fabula.core.readings import Reading
from fabula.core.registration import honest_answers
from fabula.core.requests import Ask, Choice, Inform
from fabula.core.town import Town
from fabula.core.working import works

V = TypeVar("V", bound=Callable[..., object])
TELLING_WHY: list[object] = []  # the verbs by which a game ends for a reason that is told


def telling_why(verb: V) -> V:
    """Mark a verb that ends a game: its last argument is a word, which `story-TALE-ended-WORD` says."""
    TELLING_WHY.append(verb)
    return verb


class NothingToChoose(Exception):
    """Nobody and nothing is left that an ability could choose."""


class Me:
    """One ability on one seat: the subject of every verb. `role` is the one whose script it follows now."""

    __slots__ = ("grant", "role", "seat", "town")

    def __init__(self, town: Town, grant: Grant, role: str = "") -> None:
        self.town = town
        self.grant = grant
        self.seat = grant.seat
        self.role = role or grant.role

    # ---- choosing

    async def choose(self, options: tuple[Choice, ...]) -> Choice:
        """Must choose one of these; NothingToChoose if there are none."""
        if not options:
            raise NothingToChoose
        choice = await Ask(self.seat, self.role, options)
        self.town.tell(Chose(self.seat, self.role, choice))
        return choice

    async def may_choose(self, options: tuple[Choice, ...]) -> Choice:
        """May choose one of these, or nothing (None)."""
        return await self.choose((None, *options))

    # ---- learning

    async def look_at(self, place: Place) -> str:
        """Look at a card; gives the role printed on it."""
        printed = self.town.card(place).printed
        self.town.tell(Saw(self.seat, place, printed))
        return printed

    async def meet(self, role: str, seats: tuple[int, ...]) -> None:
        """See who the holders of a role are."""
        self.town.tell(Met(self.seat, role, seats))

    async def learn(
        self, domain: tuple[Choice, ...], question: Callable[[Reading], Choice], *about: int
    ) -> Choice:
        """Be told the answer to a question about some seats, out of a domain.

        `question` is run over every reading of the seats it looks at; the Storyteller picks among the honest
        answers, the truth first, and is asked only if there are two or more. An ability that does not work
        may be told anything of the domain.
        """
        honest = self.told_of(domain, question)
        return await self.be_told(honest, domain, *about)

    def honest(self, question: Callable[[Reading], Choice]) -> tuple[Choice, ...]:
        """The answers to a question that are true as some of those it looks at may register."""
        return honest_answers(self.town, question)

    def told_of(
        self, domain: tuple[Choice, ...], question: Callable[[Reading], Choice]
    ) -> tuple[Choice, ...]:
        """The honest answers to a question, as the domain has them: of numbers it is 1 and not True."""
        answers = self.honest(question)
        honest = tuple(domain[domain.index(answer)] for answer in answers if answer in domain)
        assert honest, f"the {self.role} can be told one of {domain}, and its question answers {answers}"
        return honest

    async def be_told(self, honest: tuple[Choice, ...], domain: tuple[Choice, ...], *about: int) -> Choice:
        """Be told something honest, or anything if the ability does not work; the Storyteller decides."""
        answers = self.possible(honest, domain)
        decision = Inform(f"learn:{self.role}", answers, honest, about)
        answer = answers[0] if len(answers) == 1 else await decision
        self.inform(answer, about)
        return answer

    def possible(self, honest: tuple[Choice, ...], domain: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """What may be told: something honest, or anything if the ability does not work."""
        return honest if self.works else domain

    def inform(self, answer: Choice, about: tuple[int, ...]) -> None:  # noqa: ARG002 - for tales that tell it
        """Tell the answer to this seat."""
        self.town.tell(Learned(self.seat, self.role, answer))

    # ---- doing

    @property
    def works(self) -> bool:
        """Whether this ability acts at this moment."""
        return works(self.town.grimoire, self.grant)

    def _do(self, event: Event) -> None:
        if self.works:
            self.town.tell(event)

    async def swap_cards(self, a: Place, b: Place) -> None:
        """Exchange two cards unseen."""
        self._do(Swapped(a, b))

    async def mark(self, seat: int, kind: str, until: str | None = None) -> None:
        """Put a mark on a seat; it acts while this ability works."""
        self._do(Marked(seat, kind, self.grant, until))

    async def copy(self, role: str) -> None:
        """Write a role on one's own copier's card: from now on this card is that role."""
        self._do(Copied(self.seat, role))

    async def gain(self, role: str, step: str | None) -> None:
        """Have another role's ability as well, called at a step of the night sheet."""
        self._do(Granted(self.seat, role, step, source=self.role))

    async def act_as(self, role: str) -> None:
        """Do at once what another role does when it wakes; what is done stays this ability's doing."""
        script = self.town.almanac[role].script
        if script is not None:
            await script(Me(self.town, self.grant, role), self.town)

    async def become(self, role: str) -> None:
        """Change into another role, with its ability, fresh."""
        if self.works:
            become(self.town, self.seat, role)


def become(town: Town, seat: int, role: str) -> None:
    """Lay another role's card at a seat, with its ability; the player stays on their side."""
    town.tell(Became(seat, role, town.side(seat)))
    town.tell(Granted(seat, role, role))
