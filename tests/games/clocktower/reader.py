"""The Grimoire kept from a log alone, line by line, as a Storyteller would; nothing asks the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple

from tests.games.clocktower.kinds import DEMONS, EVEN_IF_DEAD, MINIONS, SEEMS, kind_of, side_of

from fabula.core.events import (
    Became,
    Chose,
    Dealt,
    Died,
    Event,
    Granted,
    Lost,
    Marked,
    Nominated,
    Noted,
    PhaseBegan,
    Revived,
    Shown,
    Turned,
    Woke,
)
from fabula.core.telling import Amended, Answered, Telling
from fabula.games.clocktower.town.abnormal import BELIEVES
from fabula.games.clocktower.town.events import (
    COMPANY,
    Arrived,
    Asked,
    Attacked,
    Departed,
    Entered,
    Executed,
    Exited,
    Fell,
    Misled,
    Shroud,
    Stated,
    Unmarked,
    WentWrong,
)
from fabula.games.clocktower.town.public_events import Announced, Reseated

HINDU = "hindu"  # by whom the dead come back as Travellers
DEAD_ALREADY = "dead"  # of who is executed and was dead before
COMING = "coming"  # a Traveller who has not said yet who they are
ILLS = ("poisoned", "drunk", "blocked")
DEADLY = ("dies", "bounced")  # of what may come of an attack


class Token(NamedTuple):
    """A reminder token: what it says, where it lies, whose and of which role, when it is taken away."""

    kind: str
    seat: int
    of: int | None
    role: str | None
    until: str | None


class Ability(NamedTuple):
    """What somebody has besides the role that lies before them; a sham is only believed in."""

    seat: int
    role: str
    source: str
    sham: bool
    line: str | None


class Reader:
    """The Grimoire after each line of the log."""

    def __init__(self, telling: Telling) -> None:
        self.script = telling.setup.roles
        self.log: Sequence[Any] = telling.log
        self.at = 0
        self.giver = -1
        self.circle = list(range(telling.setup.seats))
        self.role: dict[int, str] = {}
        self.turned: dict[int, str] = {}
        self.believes: dict[int, str] = {}
        self.dead: list[int] = []
        self.abilities: list[Ability] = []
        self.tokens: list[Token] = []
        self.plain = False
        self.company = list(COMPANY.of(telling.setup.settings))
        self.revolted = False
        self.rebel = -1
        self._forget_the_past()

    def _forget_the_past(self) -> None:
        """What abilities ask about what has been."""
        self.executed = -1
        self.reborn: set[str] = set()  # who they were, if they have come back as somebody else
        self.choice: dict[int, Any] = {}
        self.voted: list[tuple[int, str]] = []
        self.nominated: list[tuple[int, str]] = []
        self.guesses: dict[int, list[set[int]]] = {}
        self.woke: set[int] = set()
        self.asks: dict[int, tuple[Any, ...]] = {}
        self.killer: dict[int, int] = {}
        self.attacks: list[tuple[int, int]] = []
        self.wrong: list[int] = []
        self.perhaps_wrong: list[int] = []
        self.is_misled = False

    def read(self, event: Event) -> None:
        """What this changes."""
        if isinstance(event, Dealt):
            self.role = {seat: event.cards.get(seat, COMING) for seat in self.circle}
        elif isinstance(event, Arrived):
            self._arrive(event)
        elif isinstance(event, Became):
            self._become(event)
        elif isinstance(event, Granted) and event.source is not None:
            self.abilities.append(Ability(event.seat, event.role, str(event.source), event.sham, event.step))
        elif isinstance(event, Lost):
            self.abilities = [
                one
                for one in self.abilities
                if one.seat != event.seat or (event.step is not None and one.line != event.step)
            ]
        elif isinstance(event, Shown):
            self.believes[event.seat] = event.role
        elif isinstance(event, Turned) and event.side is not None:
            self.turned[event.seat] = event.side
        else:
            self._read_on(event)

    def _read_on(self, event: Event) -> None:
        if isinstance(event, Fell | Died) or (isinstance(event, Shroud) and event.on):
            self.dead.append(event.seat)
        elif isinstance(event, Revived | Shroud):
            self.dead = [seat for seat in self.dead if seat != event.seat]
        elif isinstance(event, Chose) and not self.is_by_hand(self.at):
            self.choice[event.seat] = event.choice
        elif isinstance(event, Executed) and event.kind != DEAD_ALREADY:
            self.executed, self.reborn = event.seat, set()
        elif isinstance(event, Announced) and event.kind == HINDU and event.seat == self.executed:
            self.reborn = set(self.roles_seen(self.executed))
        elif isinstance(event, Noted):
            self.revolted = self.revolted or event.word == "revolted"
        elif isinstance(event, Entered):
            self.company.append(event.role)
        elif isinstance(event, Exited):
            self.company.remove(event.role)
        else:
            self._remember(event)
            self._move_tokens(event)

    def _remember(self, event: Event) -> None:
        """What somebody may be told of later."""
        if isinstance(event, Nominated):
            self.nominated.append((event.seat, self.role[event.seat]))
        elif isinstance(event, Stated) and event.kind == "juggle":
            right = [{int(one[2] == role) for role in self.roles_seen(one[1])} for one in event.statements]
            self.guesses[event.seat] = right
        elif isinstance(event, Asked):
            self.asks[event.seat] = event.statements
        elif isinstance(event, Attacked) and event.by is not None:
            self.attacks.append((event.by, event.seat if event.ward is None else event.ward))
            if event.kind in DEADLY:
                self.killer[event.seat] = event.by
        elif isinstance(event, WentWrong) and not self.is_misled:
            believed = event.kind == BELIEVES  # what a Drunk believes in may be counted, and need not
            (self.perhaps_wrong if believed else self.wrong).append(event.seat)
        elif isinstance(event, Woke) and self.is_for_own_ability(event, self.at):
            self.woke.add(event.seat)
        elif isinstance(event, PhaseBegan):
            self._forget(event.phase)
        self.is_misled = isinstance(event, Misled)

    def _forget(self, phase: str) -> None:
        """What is over when this begins."""
        if phase == "dawn":
            self.wrong, self.perhaps_wrong = [], []
        elif phase == "day":
            self.voted, self.nominated = [], []
        elif phase == "night":
            self.woke, self.attacks = set(), []

    def is_for_own_ability(self, woke: Woke, at: int) -> bool:
        """Whether a player was woken because of what they can do, or believe they can; not by hand."""
        mine = (self.role[woke.seat], *(one.role for one in self.gained(woke.seat)))
        return woke.role in mine and not self.is_by_hand(at)

    def is_by_hand(self, at: int) -> bool:
        """Whether at this line of the log whoever leads has woken somebody, or asked them something."""
        before = self.log[at - 1]
        if isinstance(before, Amended):
            return bool(before.act[0] == "wake")
        if isinstance(before, Answered):
            return before.prompt.startswith("led_")
        return isinstance(before, Noted) and before.word == "asking"

    def hear(self, line: Answered) -> None:
        """Whose hand is up."""
        if line.prompt == "vote" and line.choice is not None:
            self.voted.append((int(line.who), self.role[int(line.who)]))

    def _move_tokens(self, event: Event) -> None:
        if isinstance(event, PhaseBegan):
            over = (event.phase, f"{event.phase} {event.number}")
            self.tokens = [token for token in self.tokens if token.until not in over]
        elif isinstance(event, Marked):
            of = event.owner
            self.tokens.append(Token(event.kind, event.seat, of and of.seat, of and of.role, event.until))
        elif isinstance(event, Unmarked):
            self.tokens = [token for token in self.tokens if not _takes(event, token)]
        elif isinstance(event, Reseated) and event.kind is None:
            self.circle = [{event.a: event.b, event.b: event.a}.get(seat, seat) for seat in self.circle]
        elif isinstance(event, Departed):
            self.circle.remove(event.seat)
            self.dead.append(event.seat)
            self.tokens = [token for token in self.tokens if event.seat not in (token.seat, token.of)]

    def _arrive(self, event: Arrived) -> None:
        self.role[event.seat] = event.role
        if event.after is not None:
            self.circle.insert(self.circle.index(event.after) + 1, event.seat)

    def _become(self, event: Became) -> None:
        """Another role; what was done in the one before is undone, and what was gained is lost."""
        self.turned[event.seat] = event.side
        self.role[event.seat] = event.role
        self.tokens = [token for token in self.tokens if token.of != event.seat]
        self.abilities = [one for one in self.abilities if one.seat != event.seat]

    # ---- who is what

    def lives(self, seat: int) -> bool:
        """Whether a player lives, or rather: whether all take them for alive."""
        return seat not in self.dead

    def side(self, seat: int) -> str:
        """The side a player is on."""
        return self.turned.get(seat) or side_of(self.role[seat])

    def of_role(self, role: str) -> list[int]:
        """Whoever is here and has this role."""
        return [seat for seat in self.circle if self.role[seat] == role]

    @property
    def travellers(self) -> list[int]:
        """Whoever is no part of the script."""
        return [seat for seat in self.circle if kind_of(self.role[seat]) == "traveller"]

    def others(self, seat: int) -> list[int]:
        """All who are here but one."""
        return [other for other in self.circle if other != seat]

    def living_demons(self) -> tuple[int, ...]:
        """All Demons who live, those too who only seem dead."""
        return tuple(
            seat
            for seat in self.circle
            if self.role[seat] in DEMONS and (self.lives(seat) or self.feigns(seat))
        )

    def minions(self) -> tuple[int, ...]:
        """All Minions."""
        return tuple(seat for seat in self.circle if self.role[seat] in MINIONS)

    def pages(self) -> list[Any]:
        """The Grimoire as a Spy sees it: roles, the Drunk's belief, sides, tokens, shrouds."""
        return [
            (
                seat,
                self.role[seat],
                self.believes.get(seat),
                self.side(seat),
                [token.kind for token in self.tokens if token.seat == seat and self._lies(token)],
                self.lives(seat),
            )
            for seat in self.circle
        ]

    def _lies(self, token: Token) -> bool:
        """Whoever dies takes their tokens along."""
        of = token.of
        return of is None or self.lives(of) or self.works_dead(of, token.role)

    # ---- what works

    def keeps(self, seat: int, spared: tuple[Token, ...] = ()) -> bool:
        """Whether a player has their ability though dead."""
        kept = [token for token in self.tokens if token.seat == seat and token.kind == "kept"]
        return any(token in spared or self.holds(token, spared) for token in kept)

    def feigns(self, seat: int) -> bool:
        """Whether a player only seems dead."""
        return any(token.seat == seat and token.kind == "feigned" for token in self.tokens)

    def works_dead(self, seat: int, role: str | None, spared: tuple[Token, ...] = ()) -> bool:
        """Whether death takes this ability not away."""
        return role in EVEN_IF_DEAD or self.keeps(seat, spared) or self.feigns(seat)

    def gained(self, seat: int) -> list[Ability]:
        """What a player has come to have, or to believe in, besides their role."""
        return [one for one in self.abilities if one.seat == seat]

    def has_really(self, seat: int, role: str) -> bool:
        """Whether a player has this ability, and does not only believe so."""
        if any(one.role == role and one.sham for one in self.gained(seat)):
            return False
        return self.role[seat] == role or any(one.role == role for one in self.gained(seat))

    def works(self, seat: int, role: str | None = None, spared: tuple[Token, ...] = ()) -> bool:
        """Whether an ability of a player works now: had in truth, alive, sober and healthy."""
        role = role or self.role[seat]
        if not self.has_really(seat, role):
            return False
        if not self.lives(seat) and not self.works_dead(seat, role, spared):
            return False
        served = [token for token in self.tokens if token.seat == seat and token.kind == "sober"]
        if any(token in spared or self.holds(token, spared) for token in served):
            return True
        ills = [token for token in self.tokens if token.seat == seat and token.kind in ILLS]
        return not any(token in spared or self.holds(token, spared) for token in ills)

    def holds(self, token: Token, spared: tuple[Token, ...] = ()) -> bool:
        """Whether a token has its effect: as long as the ability works that put it there."""
        return token.of is None or self.works(token.of, token.role, (*spared, token))

    def has(self, seat: int, kind: str) -> bool:
        """Whether a token of this kind has its effect on a player."""
        return any(token.seat == seat and token.kind == kind and self.holds(token) for token in self.tokens)

    def neighbours(self, seat: int) -> list[int]:
        """The next living player on either side."""
        at = self.circle.index(seat)
        around = [other for other in self.circle[at + 1 :] + self.circle[:at] if self.lives(other)]
        return around if len(around) < 2 else [around[0], around[-1]]

    # ---- what is seen

    @contextmanager
    def taken_for_what_they_are(self) -> Iterator[None]:
        """As if nobody could register as anything else."""
        before, self.plain = self.plain, True
        yield
        self.plain = before

    def rebels(self) -> list[int]:
        """Who may register falsely once, by a Revolutionary."""
        if "revolutionary" not in self.company or self.revolted:
            return []
        return [token.seat for token in self.tokens if token.kind == "aligned"]

    @contextmanager
    def rebelling(self, seat: int) -> Iterator[None]:
        """As if this player registered falsely."""
        self.rebel = seat
        yield
        self.rebel = -1

    def looks(self, seat: int) -> list[tuple[str, str]]:
        """The roles and sides that a player may register as."""
        role = self.role[seat]
        guises = () if self.plain else self._guises(seat)
        if seat == self.rebel:
            guises = (*guises, *SEEMS["spy" if self.side(seat) == "evil" else "recluse"])
        return [(role, self.side(seat)), *((one, side_of(one)) for one in guises if one in self.script)]

    def _guises(self, seat: int) -> tuple[str, ...]:
        mine = dict.fromkeys((self.role[seat], *(one.role for one in self.gained(seat))))
        worn = (SEEMS[role] for role in mine if role in SEEMS and self.works(seat, role))
        return tuple(guise for guises in worn for guise in guises)

    def roles_seen(self, seat: int) -> list[str]:
        """The roles that a player may register as."""
        return [role for role, _ in self.looks(seat)]

    def sides_seen(self, seat: int) -> set[str]:
        """The sides that a player may register on."""
        return {side for _, side in self.looks(seat)}

    def evil_seen(self, seat: int) -> set[int]:
        """Whether a player may count as evil (1), as good (0)."""
        return {int(side == "evil") for side in self.sides_seen(seat)}


def _takes(event: Unmarked, token: Token) -> bool:
    if (token.seat, token.kind) != (event.seat, event.kind):
        return False
    return event.owner is None or (token.of, token.role) == (event.owner.seat, event.owner.role)


def sums(parts: list[set[int]]) -> set[int]:
    """All that these can add up to."""
    found = {0}
    for part in parts:
        found = {one + other for one, other in product(found, part)}
    return found
