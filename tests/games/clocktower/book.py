"""The Clocktower by the book, read from a log alone: what lies in the Grimoire, and what is true.

Nothing here asks the engine. A reader keeps the Grimoire as a Storyteller would, line by line of the log;
from it follow the answers that a sober ability may be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from fabula.core.events import (
    Became,
    Chose,
    Dealt,
    Died,
    Event,
    Granted,
    Lost,
    Marked,
    PhaseBegan,
    Revived,
    Shown,
    Turned,
)
from fabula.core.telling import Answered, Telling
from fabula.games.clocktower.events import Arrived, Departed, Executed, Fell, Informed, Shroud, Unmarked

TOWNSFOLK = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker", "monk",
    "ravenkeeper", "virgin", "slayer", "soldier", "mayor",
)  # fmt: skip
OUTSIDERS = ("butler", "drunk", "recluse", "saint")
MINIONS = ("poisoner", "spy", "scarlet_woman", "baron")
DEMONS = ("imp",)
SEEMS = {"spy": (*TOWNSFOLK, *OUTSIDERS), "recluse": (*MINIONS, *DEMONS)}
EVEN_IF_DEAD = ("spy", "recluse", "ravenkeeper")
OF_TWO = {"washerwoman": TOWNSFOLK, "librarian": OUTSIDERS, "investigator": MINIONS}
ILLS = ("poisoned", "drunk", "blocked")
NOBODY = 0
COMING = "coming"  # a Traveller who has not said yet who they are
YES, NO = "yes", "no"


class Token(NamedTuple):
    """A reminder token: what it says, where it lies, whose it is, when it is taken away."""

    kind: str
    seat: int
    of: int | None
    until: str | None


class Reader:
    """The Grimoire after each line of the log."""

    def __init__(self, telling: Telling) -> None:
        self.script = telling.setup.roles
        self.circle = list(range(telling.setup.seats))
        self.role: dict[int, str] = {}
        self.turned: dict[int, str] = {}
        self.believes: dict[int, str] = {}
        self.dead: list[int] = []
        self.shams: list[tuple[int, str]] = []
        self.gained: list[tuple[int, str]] = []
        self.tokens: list[Token] = []
        self.plain = False  # read for somebody who hears nothing but what is so
        self.executed = -1
        self.choice: dict[int, Any] = {}

    def read(self, event: Event) -> None:
        """What this changes."""
        if isinstance(event, Dealt):
            self.role = {seat: event.cards.get(seat, COMING) for seat in self.circle}
        elif isinstance(event, Arrived):
            self._arrive(event)
        elif isinstance(event, Became):
            self._become(event)
        elif isinstance(event, Granted) and event.sham:
            self.shams.append((event.seat, event.role))
        elif isinstance(event, Granted) and event.source in ("apprentice", "storyteller"):
            self.gained.append((event.seat, event.role))
        elif isinstance(event, Lost):
            self.shams = [one for one in self.shams if one != (event.seat, event.step)]
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
        elif isinstance(event, Chose):
            self.choice[event.seat] = event.choice
        elif isinstance(event, Executed):
            self.executed = event.seat
        else:
            self._move_tokens(event)

    def _move_tokens(self, event: Event) -> None:
        if isinstance(event, PhaseBegan):
            self.tokens = [token for token in self.tokens if token.until != event.phase]
        elif isinstance(event, Marked):
            of = None if event.owner is None else event.owner.seat
            self.tokens.append(Token(event.kind, event.seat, of, event.until))
        elif isinstance(event, Unmarked):
            self.tokens = [
                token for token in self.tokens if (token.seat, token.kind) != (event.seat, event.kind)
            ]
        elif isinstance(event, Departed):
            self.circle.remove(event.seat)
            self.dead.append(event.seat)
            self.tokens = [token for token in self.tokens if event.seat not in (token.seat, token.of)]

    def _arrive(self, event: Arrived) -> None:
        self.role[event.seat] = event.role
        if event.after is not None:
            self.circle.insert(self.circle.index(event.after) + 1, event.seat)

    def _become(self, event: Became) -> None:
        """Another role; what was done in the one before is undone, and nobody changes sides by it."""
        self.turned[event.seat] = self.side(event.seat)
        self.role[event.seat] = event.role
        self.tokens = [token for token in self.tokens if token.of != event.seat]
        self.shams = [one for one in self.shams if one[0] != event.seat]
        self.gained = [one for one in self.gained if one[0] != event.seat]

    # ---- who is what

    def lives(self, seat: int) -> bool:
        """Whether a player lives."""
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

    def living_demons(self) -> tuple[int, ...]:
        """All Demons who live."""
        return tuple(seat for seat in self.circle if self.role[seat] in DEMONS and self.lives(seat))

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
        return of is None or self.lives(of) or self.role[of] in EVEN_IF_DEAD or self.keeps(of)

    def keeps(self, seat: int) -> bool:
        """Whether a player has their ability though dead."""
        return any(token.seat == seat and token.kind == "kept" and self.holds(token) for token in self.tokens)

    def works(self, seat: int, spared: tuple[Token, ...] = ()) -> bool:
        """Whether what a player's role can do works now: alive, sober and healthy."""
        mine = [self.role[seat], *(role for one, role in self.gained if one == seat)]
        if not self.lives(seat) and not self.keeps(seat) and not any(role in EVEN_IF_DEAD for role in mine):
            return False
        served = [token for token in self.tokens if token.seat == seat and token.kind == "sober"]
        if any(token in spared or self.holds(token, spared) for token in served):
            return True
        ills = [token for token in self.tokens if token.seat == seat and token.kind in ILLS]
        return not any(token in spared or self.holds(token, spared) for token in ills)

    def holds(self, token: Token, spared: tuple[Token, ...] = ()) -> bool:
        """Whether a token has its effect: as long as the ability works that put it there."""
        return token.of is None or self.works(token.of, (*spared, token))

    def has(self, seat: int, kind: str) -> bool:
        """Whether a token of this kind has its effect on a player."""
        return any(token.seat == seat and token.kind == kind and self.holds(token) for token in self.tokens)

    def neighbours(self, seat: int) -> list[int]:
        """The next living player on either side."""
        at = self.circle.index(seat)
        around = [other for other in self.circle[at + 1 :] + self.circle[:at] if self.lives(other)]
        return around if len(around) < 2 else [around[0], around[-1]]

    # ---- what is true

    def looks(self, seat: int) -> list[tuple[str, str]]:
        """The roles and sides that a player may register as."""
        role = self.role[seat]
        guises = SEEMS.get(role, ()) if self.works(seat) and not self.plain else ()
        return [(role, self.side(seat)), *((one, side_of(one)) for one in guises if one in self.script)]

    def roles_seen(self, seat: int) -> list[str]:
        """The roles that a player may register as."""
        return [role for role, _ in self.looks(seat)]

    def evil_seen(self, seat: int) -> set[int]:
        """Whether a player may count as evil (1), as good (0)."""
        return {int(side == "evil") for _, side in self.looks(seat)}

    def honest(self, seat: int, role: str) -> set[Any]:
        """All that a working ability of this role may be told now; whom the Barista serves, the truth."""
        self.plain = self.has(seat, "sober")
        try:
            return self._answers(seat, role)
        finally:
            self.plain = False

    def _answers(self, seat: int, role: str) -> set[Any]:
        if role in OF_TWO:
            return self._one_of_two(seat, OF_TWO[role], role)
        if role == "chef":
            pairs = zip(self.circle, self.circle[1:] + self.circle[:1], strict=True)
            both = [
                {a * b for a, b in product(self.evil_seen(one), self.evil_seen(two))} for one, two in pairs
            ]
            return sums(both)
        if role == "empath":
            return sums([self.evil_seen(other) for other in self.neighbours(seat)])
        if role == "fortune_teller":
            return {
                YES if any(demons) else NO for demons in product(*map(self._demon_seen, self.choice[seat]))
            }
        if role == "undertaker":
            return set(self.roles_seen(self.executed))
        if role == "ravenkeeper":
            return set(self.roles_seen(self.choice[seat]))
        raise AssertionError(f"nobody tells the {role} anything")

    def _demon_seen(self, seat: int) -> set[bool]:
        herring = self.has(seat, "red_herring") and not self.plain
        return {herring or role in DEMONS for role in self.roles_seen(seat)}

    def _one_of_two(self, seat: int, wanted: tuple[str, ...], role: str) -> set[Any]:
        others = [other for other in self.circle if other != seat]
        true: set[Any] = {
            (*sorted((one, other)), seen)
            for one in others
            for seen in self.roles_seen(one)
            for other in others
            if seen in wanted and other != one
        }
        if role == "librarian" and all(set(self.roles_seen(one)) - set(OUTSIDERS) for one in others):
            true.add(NOBODY)
        return true or {(*sorted((seat, other)), self.role[seat]) for other in others}

    def anything(self, seat: int, role: str) -> set[Any]:
        """All that an ability of this role may be told that does not work."""
        if role in OF_TWO:
            others = sorted(other for other in self.circle if other != seat)
            shown = [one for one in OF_TWO[role] if one in self.script]
            told: set[Any] = {(*two, one) for two in combinations(others, 2) for one in shown}
            return told | {NOBODY} if role == "librarian" else told
        if role in ("chef", "empath"):
            return set(range(3 if role == "empath" else len(self.circle) + 1))
        if role == "fortune_teller":
            return {YES, NO}
        gone = (
            {self.role[self.executed]} if role == "undertaker" and self.executed not in self.circle else set()
        )
        return {*self.script, *(self.role[other] for other in self.travellers), *gone}


def kind_of(role: str) -> str:
    """The kind of a role."""
    kinds = {"townsfolk": TOWNSFOLK, "outsider": OUTSIDERS, "minion": MINIONS, "demon": DEMONS}
    return next((kind for kind, roles in kinds.items() if role in roles), "traveller")


def side_of(role: str) -> str:
    """The side of a role."""
    return "evil" if role in (*MINIONS, *DEMONS) else "good"


def sums(parts: list[set[int]]) -> set[int]:
    """All that these can add up to."""
    return {sum(one) for one in product(*parts)} if len(parts) < 3 else _sums_of_many(parts)


def _sums_of_many(parts: list[set[int]]) -> set[int]:
    found = {0}
    for part in parts:
        found = {one + other for one in found for other in part}
    return found


# ---- what was told


class Told(NamedTuple):
    """Something told to a player about their role's question: what it was, and what the book allows."""

    seat: int
    role: str
    answer: Any
    works: bool
    allowed: set[Any]
    asked: set[Any] | None  # among what the Storyteller could choose; None if there was nothing to choose


def told(telling: Telling) -> Iterator[Told]:
    """Every piece of information that a role has brought its player, in order."""
    reader = Reader(telling)
    before: Any = None
    for line in telling.log:
        if isinstance(line, Informed):
            role = role_asking(reader, line)
            if role is not None:
                yield what_was_told(reader, line, role, before)
        if isinstance(line, Event):
            reader.read(line)
        before = line


def role_asking(reader: Reader, informed: Informed) -> str | None:
    """Which role's question this answers; none, if it is something else that is told."""
    if informed.kind == "no_outsiders":
        return "librarian"
    return informed.kind if informed.kind in TOWNSFOLK or informed.kind == "beggar" else None


def what_was_told(reader: Reader, informed: Informed, role: str, before: Any) -> Told:
    """Beside it what the book allows at that moment."""
    seat = informed.seat
    has = reader.role[seat] == role or (seat, role) in reader.gained
    works = has and (seat, role) not in reader.shams and reader.works(seat)
    if role == "beggar":
        giver = informed.place
        assert giver is not None
        allowed: set[Any] = {side for _, side in reader.looks(giver)} if works else {"good", "evil"}
        if reader.has(seat, "sober"):
            allowed = {reader.side(giver)}
        elif reader.has(seat, "fibbed"):
            allowed = {"good", "evil"}
    else:
        truth = reader.has(seat, "sober")
        allowed = reader.honest(seat, role) if works or truth else reader.anything(seat, role)
        if works and not truth and reader.has(seat, "fibbed"):
            allowed = allowed | reader.anything(seat, role)
    chosen = isinstance(before, Answered) and before.prompt == f"learn:{role}"
    return Told(seat, role, informed.answer, works, allowed, set(before.options) if chosen else None)


def is_allowed(one: Told) -> bool:
    """Whether the Storyteller could choose exactly among what is allowed, or it was the only answer."""
    return one.answer in one.allowed and one.allowed == (one.asked or {one.answer})


def breaches(telling: Telling) -> list[Told]:
    """What was told, or could have been, against the book."""
    return [one for one in told(telling) if not is_allowed(one)]
