"""What one seat of the Clocktower has heard, learned and done; nothing else is there to know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, NamedTuple

from fabula.core.events import (
    Chose,
    Claimed,
    Died,
    Event,
    PhaseBegan,
    Revived,
    Shown,
)
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.games.clocktower.almanac.cards import (
    DAY,
    DEMON,
    EVIL,
    GOOD,
    HINDU,
    NO,
    POPE,
    TROUBLE_BREWING,
    YES_NO,
    almanac,
    is_good,
)
from fabula.games.clocktower.almanac.setup_table import TABLE
from fabula.games.clocktower.almanac.traits import (
    ASKS_WHETHER,
    BESIDE_A_DEMON,
    SHOOTS,
    TOLD_ONE_TRUTH,
    has_trait,
    with_trait,
)
from fabula.games.clocktower.phases.day_powers import ACCUSE, DAMSEL, FISH, JUGGLE
from fabula.games.clocktower.roles.carousel.minions import HARPY
from fabula.games.clocktower.roles.trouble_brewing.minions import OPEN_BOOK
from fabula.games.clocktower.sets.setup import residents_among
from fabula.games.clocktower.town.circle import exchanged
from fabula.games.clocktower.town.claims import in_words
from fabula.games.clocktower.town.events import (
    COMPANY,
    Arrived,
    Asked,
    CultCalled,
    Departed,
    Informed,
    NothingHappened,
    Stated,
    Used,
)
from fabula.games.clocktower.town.public_events import Announced, Reseated, Settled
from fabula.games.clocktower.town.statements import Sight
from fabula.games.clocktower.town.storms import STORM_CATCHER
from fabula.minds.clocktower.trials import Trials
from fabula.minds.clocktower.worlds import Scales

LYCANTHROPE = "lycanthrope"
# Evil roles by which somebody has the ability of a good one that is free, and may be claimed.
ABILITIES_GIVEN = almanac.facts(lambda role: role.side == EVIL and role.gives)

Weighed = defaultdict[tuple[bool, str], Scales]  # by all it knows or what all have heard; in which manner


class News(NamedTuple):
    """What an ability told in a night, in the words in which it may be said."""

    night: int
    words: tuple[Choice, ...]


class Said(NamedTuple):
    """What somebody said on a day."""

    day: int
    who: int
    words: tuple[Choice, ...]


class Memory(Trials):
    """The events one seat heard. The living come and go as all see it."""

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.phase = ""
        self.version = 0  # another one, another opinion
        self.circle = list(range(setup.seats))
        self.travellers: dict[int, str] = {}
        self.reborn: list[int] = []  # who came back as one, and is on the side they were on
        self.residents = tuple(self.circle)  # all who are no Travellers, the dead too
        self.side_now: str | None = None
        self.turned = 0  # in which night its side changed last
        self.news: list[News] = []
        self.choices: list[News] = []  # whom it chose as a Lycanthrope, or in a role that was brought
        self.demon: int | None = None
        self.minions: tuple[int, ...] = ()
        self.bluffs: tuple[str, ...] = ()
        self.madness: tuple[int, str] = (0, "")  # on which day it has to be taken for what
        self.blames: tuple[int, int | None] = (0, None)  # on which day it has to call whom evil, being mad
        self.pages: dict[int, str] = {}
        self.words: list[Said] = []
        self.hunches: dict[int, float] = {}
        self.words_of: dict[int, list[tuple[int, tuple[Choice, ...]]]] = {}
        self.scales: Weighed = defaultdict(Scales)
        self.scales_worn: Weighed = defaultdict(Scales)  # of whoever it passes for
        self.dawns: dict[int, tuple[int, ...]] = {}
        self.deaths: dict[int, tuple[int, str]] = {}
        self.shots: list[tuple[int, int, bool]] = []  # who, at whom, whether nothing happened
        self.cult: int | None = None  # who called all into one last
        self.knows_of_damsel = False  # as a Minion
        self.named: list[tuple[int, int]] = []  # who named whom as the Damsel
        self.accused: list[tuple[int, tuple[Choice, ...]]] = []  # who said who are all the evil
        self.kings: list[int] = []  # whom a Demon was let know
        self.stormcaught: tuple[int, ...] = ()  # who dies by execution alone
        self.phrase: Choice = None  # what a Yaggababble has to say
        self.shown_power = ""  # whose power somebody said to use last
        self.guessed: dict[int, tuple[Choice, ...]] = {}  # who guessed what last, as a Juggler
        self.first_guesses: dict[int, Said] = {}  # and what first
        self.asked: tuple[Choice, ...] = ()  # what it asked as an Artist
        self.answers: list[tuple[int, tuple[Choice, ...], Sight]] = []  # of so many things so many are true
        self.has_asked = self.has_fished = False  # and was answered as an Artist, advised as a Fisherman

    def hear(self, event: Event) -> None:
        """Remember it; what all may think anew of starts a new opinion."""
        super().hear(event)
        if event.name not in ("readied", "polled", "woke"):
            self.version += 1

    def of_somebody_good(self, role: str, news: list[News], knows: tuple[int, ...] = ()) -> Memory:
        """What a good player of this role would remember who was told this, and knows these to be evil."""
        worn = copy(self)
        worn.role, worn.news, worn.side_now = role, news, GOOD
        worn.demon, worn.minions, worn.scales = None, knows, self.scales_worn
        return worn

    # ---- what follows from it

    @property
    def side(self) -> str:
        """The side it plays for: that of its first role, until it is told another."""
        return self.side_now or GOOD

    @property
    def is_evil(self) -> bool:
        """Whether the player is evil."""
        return self.side == EVIL

    @property
    def is_demon(self) -> bool:
        """Whether it is the Demon now."""
        return almanac.kind_of.get(self.role) == DEMON

    @property
    def sees_tells(self) -> bool:
        """Whether it looks for what gives the evil away; the evil do while they pass for good."""
        return self.keen and (not self.is_evil or self.number == 1)

    @property
    def must_seem(self) -> str | None:
        """What it has to be taken for today, being mad."""
        day, role = self.madness
        return role if day == self.number else None

    @property
    def must_blame(self) -> int | None:
        """Whom it has to call evil today, being mad."""
        day, seat = self.blames
        return seat if day == self.number else None

    @property
    def friends(self) -> list[int]:
        """Whom it knows to be evil like itself, itself among them."""
        if not self.is_evil:
            return [self.seat]
        return [self.seat, *self.met]

    @property
    def met(self) -> list[int]:
        """Whom it was shown to be evil, as one of them, whatever it is itself now."""
        known = (*self.minions, *(() if self.demon is None else (self.demon,)))
        return [seat for seat in dict.fromkeys(known) if seat != self.seat]

    @property
    def living_residents(self) -> list[int]:
        """So many the end counts."""
        return [seat for seat in self.living if seat not in self.travellers]

    @property
    def may_be_demons(self) -> list[int]:
        """Who lives, or may only seem dead, as a Zombuul does."""
        return list(self.residents) if self.in_script("zombuul") else self.living_residents

    @property
    def table(self) -> tuple[int, int, int, int]:
        """How many of each kind the book deals to so many."""
        many = residents_among(max(5, len(self.residents)))
        return TABLE[many]

    @property
    def lives(self) -> bool:
        """Whether it lives; the dead vote once."""
        return self.seat in self.living

    def sign_in(self, words: Choice) -> str | None:
        """The role or side that a statement gives a player."""
        return str(words[2]) if words[0] in ("is", "side") else None

    def claimed(self, role: str, *, but: int | None = None) -> list[int]:
        """Who says to be this."""
        return [who for who, name in self.claims().items() if name == role and who != but]

    def neighbours(self, seat: int, night: int) -> tuple[int, int] | None:
        """Between whom a player sat at the dawn after a night; None where nobody was left."""
        living = self.dawns.get(night, tuple(self.living))
        at = self.circle.index(seat)
        order = [one for one in (*self.circle[at + 1 :], *self.circle[:at]) if one in living]
        return (order[0], order[-1]) if order else None

    def dead_at(self, night: int) -> tuple[int, ...]:
        """Who of the circle did not live at the dawn after a night."""
        living = self.dawns.get(night, tuple(self.living))
        return tuple(seat for seat in self.circle if seat not in living)

    def hunch(self, seat: int) -> float:
        """How a face is liked: not all think alike of the same news."""
        return self.hunches.get(seat, 1.0)

    def most_of(self, role: str) -> int:
        """How many players may have a role: several of good ones where all know of a Pope."""
        doubled = POPE in COMPANY.of(self.setup.settings) and is_good(role)
        return len(self.circle) if doubled else almanac[role].copies

    @property
    def script(self) -> tuple[str, ...]:
        """The roles that may be in play."""
        return self.setup.roles or TROUBLE_BREWING

    def in_script(self, role: str) -> bool:
        """Whether a role may be in play at all."""
        return role in self.script

    # ---- one event each

    def _on_phase(self, event: PhaseBegan) -> None:
        super()._on_phase(event)
        self.phase = event.phase
        if event.phase == DAY:
            self.dawns.setdefault(event.number, tuple(self.living))

    def _on_shown(self, event: Shown) -> None:
        super()._on_shown(event)
        if self.side_now is None and event.role in almanac:
            self.side_now = almanac[event.role].side
        if self.is_demon:
            self.demon = self.seat

    def _on_informed(self, event: Informed) -> None:
        self.has_fished |= event.kind.startswith(FISH)
        if event.kind == "side":
            self.side_now, self.turned = event.answer, self.number
        elif event.kind in MEETINGS or self._is_of_the_evil(event.kind):
            self._meet(event)
        elif event.kind == "mad":
            self.madness = (self.number, event.answer)
        elif event.kind == HARPY:
            self.blames = (self.number, event.place)
        elif event.kind.startswith("phrase_"):
            self.phrase = tuple(event.answer)
        elif has_trait(event.kind, ASKS_WHETHER) or has_trait(event.kind, TOLD_ONE_TRUTH):
            self._be_answered(event)
        elif event.kind == DAMSEL:
            self.knows_of_damsel = True
        elif event.kind == "king_is" and event.place is not None:
            self.kings.append(event.place)
        elif (words := in_words(event, *self.chosen.get(event.kind, ())[-1:])) is not None:
            self.news.append(News(self.number, words))

    def _be_answered(self, event: Informed) -> None:
        """What an Artist asked is so or is not; of what a Savant is told one thing is."""
        is_asked = has_trait(event.kind, ASKS_WHETHER)
        self.has_asked |= is_asked
        if not is_asked or event.answer in YES_NO:
            told = self.asked if is_asked else tuple(event.answer)
            sight = Sight(tuple(self.circle), tuple(self.living), ())
            self.answers.append((int(event.answer != NO), told, sight))

    def _meet(self, event: Informed) -> None:
        """The evil learn who is one of them, and what is not in play."""
        seats = tuple(event.seats or event.answer)
        if event.kind in MEETINGS:
            MEETINGS[event.kind](self, seats)
        elif event.kind == OPEN_BOOK:
            self.pages = {page[0]: page[1] for page in event.answer if page[1] is not None}
        elif has_trait(event.kind, BESIDE_A_DEMON):
            self.minions = (*self.minions, *seats)
        else:
            self.bluffs = (*self.bluffs, event.answer)

    @staticmethod
    def _is_of_the_evil(kind: str) -> bool:
        """Whether it is the Grimoire, a puppet of the evil, or an ability that one of them has besides."""
        return kind == OPEN_BOOK or has_trait(kind, BESIDE_A_DEMON) or kind in ABILITIES_GIVEN

    def _meet_the_demon(self, seats: tuple[Any, ...]) -> None:
        self.demon = next(iter(seats), None)

    def _meet_the_minions(self, seats: tuple[Any, ...]) -> None:
        self.minions = seats

    def _be_shown_bluffs(self, roles: tuple[Any, ...]) -> None:
        self.bluffs = (*self.bluffs, *roles)

    def _see_legion_wake(self, seats: tuple[Any, ...]) -> None:
        """A Magician sees them."""
        self.news += [News(self.number, ("side", seat, EVIL)) for seat in seats]

    def _learn_whom_the_storm_has(self, seats: tuple[Any, ...]) -> None:
        self.stormcaught = seats

    def _on_chose(self, event: Chose) -> None:
        super()._on_chose(event)
        is_seat = isinstance(event.choice, int)
        if event.role == LYCANTHROPE or (event.role in almanac.brought and is_seat):
            self.choices.append(News(self.number, ("chose", event.role, event.choice)))

    def _on_claimed(self, event: Claimed) -> None:
        super()._on_claimed(event)
        self.words.append(Said(self.number, event.seat, event.words))
        self.words_of.setdefault(event.seat, []).append((self.number, event.words))

    def _on_cult_called(self, event: CultCalled) -> None:
        self.cult = event.seat

    def _on_stated(self, event: Stated) -> None:
        if event.kind == ACCUSE:
            self.accused.append((event.seat, event.statements))
        elif event.kind == JUGGLE:
            self.guessed[event.seat] = event.statements
            self.first_guesses.setdefault(event.seat, Said(self.number, event.seat, event.statements))

    def _on_asked(self, event: Asked) -> None:
        self.asked = event.statements

    def _on_used(self, event: Used) -> None:
        self.shown_power = event.kind
        if event.kind == DAMSEL:
            self.named.append((event.seat, event.nominee))
        if event.kind in with_trait(SHOOTS):
            self.shots.append((event.seat, event.nominee, False))

    def _on_nothing_happened(self, event: NothingHappened) -> None:  # noqa: ARG002 - that is all there is
        if self.shown_power in with_trait(SHOOTS):
            who, at, _ = self.shots.pop()
            self.shots.append((who, at, True))

    def _on_died(self, event: Died) -> None:
        if event.seat in self.living:
            self.living.remove(event.seat)
        self.deaths[event.seat] = (self.number, event.cause)

    def _on_revived(self, event: Revived) -> None:
        if event.seat not in self.living:
            self.living.append(event.seat)
            self.living.sort()
        self.deaths.pop(event.seat, None)

    def _on_arrived(self, event: Arrived) -> None:
        self.travellers[event.seat] = event.role
        if event.seat not in self.circle:
            after = len(self.circle) if event.after is None else self.circle.index(event.after) + 1
            self.circle.insert(after, event.seat)
            self.living.append(event.seat)
        self._tell_residents()

    def _tell_residents(self) -> None:
        """Who are no Travellers, now that somebody has come, gone or become something else."""
        came = [seat for seat in self.travellers if seat not in self.reborn]
        self.residents = tuple(sorted(seat for seat in self.circle if seat not in came))

    def _on_announced(self, event: Announced) -> None:
        if event.kind == HINDU and event.seat is not None:
            self.reborn.append(event.seat)
            self._tell_residents()

    def _on_reseated(self, event: Reseated) -> None:
        if event.kind is None:
            self.circle = list(exchanged(tuple(self.circle), event.a, event.b))

    def _on_departed(self, event: Departed) -> None:
        for seats in (self.circle, self.living):
            if event.seat in seats:
                seats.remove(event.seat)
        self._tell_residents()

    def _on_settled(self, event: Settled) -> None:
        self.travellers.pop(event.seat, None)
        self._tell_residents()


# By kinds of news, what the evil and who is among them are shown.
MEETINGS: Mapping[str, Callable[[Memory, tuple[Any, ...]], None]] = {
    "demon": Memory._meet_the_demon,
    "babysitter": Memory._meet_the_demon,
    "minions": Memory._meet_the_minions,
    "fellows": Memory._meet_the_minions,
    "bluffs": Memory._be_shown_bluffs,
    "legion_wakes": Memory._see_legion_wake,
    STORM_CATCHER: Memory._learn_whom_the_storm_has,
}
