"""A case: who sits where, what each says, what all saw. From it follows which deals are left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from fabula.deduction.clocktower.roles import KIND
from fabula.games.clocktower.almanac.knowing import PLAIN, Statement, Told

Json = Mapping[str, Any]
OPERATORS = ("and", "or", "not", "xor", "eq", "exactly")
HAPPENINGS = (
    "execution",
    "death",
    "virgin_execution",
    "nomination",
    "slayer_shot",
    "juggle",
    "klutz_choice",
    "gossip",
    "vote",
    "doomsayer_call",
    "resurrection",
)
KINDS_OF_TOLD = ("", "learned", "info", "choice", "told", "woken_by", "became")


class NoCase(Exception):
    """What was given is no case: the words say what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something all saw, in the order in which it happened."""

    what: str
    day: int = 0
    night: int = 0
    player: int = -1
    target: int = -1
    died: bool = False
    cause: str = ""
    players: tuple[int, ...] = ()
    guesses: tuple[tuple[int, str], ...] = ()
    statement: Statement | None = None


@dataclass(frozen=True, slots=True)
class Assumptions:
    """What the rules leave to the Storyteller or the players, and what a case may say otherwise."""

    demon_may_attack_dead: bool = True
    recluse_catches_star: bool = False
    godfather_may_change_nothing: bool = False
    trusted: tuple[str, ...] = ()

    def in_words(self) -> tuple[str, ...]:
        """The assumptions as sentences, for whoever reads a result."""
        dead = "may" if self.demon_may_attack_dead else "does not"
        star = "may" if self.recluse_catches_star else "does not"
        none = "may" if self.godfather_may_change_nothing else "does not"
        told = (f"what {name} says is true" for name in self.trusted)
        return (
            f"the Demon {dead} attack the dead",
            f"a Recluse {star} become the Imp when the Imp kills itself",
            f"a Godfather {none} leave the Outsiders as they are where there would be none",
            *told,
        )


@dataclass(slots=True)
class Case:
    """All that is known of one game."""

    names: tuple[str, ...]
    claims: tuple[str, ...]
    counts: dict[str, int]
    hidden: tuple[str, ...]
    you: int | None = None
    you_may_be: frozenset[str] = frozenset()
    duplicates: bool = False
    last_day_finished: bool = True
    nights: int = 1
    days: int = 1
    happenings: tuple[Happening, ...] = ()
    told: tuple[Told, ...] = ()
    facts: tuple[Statement, ...] = ()
    hermit: tuple[str, ...] = ()
    assume: Assumptions = Assumptions()
    not_understood: list[str] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many sit in the circle."""
        return len(self.names)


class Reader:
    """Reads the facts of a case file, and notes what it does not understand."""

    def __init__(self, file: Json) -> None:
        self.file = file
        self.seat = {name: seat for seat, name in enumerate(file["players"])}
        self.strange: list[str] = []

    def read(self) -> Case:
        """The case."""
        file, seat = self.file, self.seat
        you = file.get("you")
        happenings = tuple(self.happening(one) for one in file.get("events", ()))
        return Case(
            names=tuple(file["players"]),
            claims=tuple(file["claims"][name] for name in file["players"]),
            counts=dict(file["base_counts"]),
            hidden=tuple(file["hidden_roles"]),
            you=None if you is None else seat[you],
            you_may_be=frozenset(file.get("you_may_be") or (() if you is None else (file["claims"][you],))),
            duplicates=bool(file.get("duplicates_allowed", False)),
            last_day_finished=bool(file.get("last_day_finished", False)),
            nights=max(1, int(file.get("nights", 1))),
            days=int(file.get("days", 0)),
            happenings=happenings,
            told=tuple(self._all_told(happenings)),
            facts=tuple(self.statement(one) for one in file.get("extra_facts") or ()),
            hermit=tuple(file.get("hermit_outsiders") or ()),
            assume=Assumptions(demon_may_attack_dead=bool(file.get("demon_may_attack_dead", True))),
            not_understood=self.strange,
        )

    def happening(self, one: Json) -> Happening:
        """Something all saw."""
        what, seat = one["type"], self.seat
        if what not in HAPPENINGS:
            self.strange.append(what)
        who = one.get("nominator") if what in ("nomination", "virgin_execution") else one.get("player")
        whom = one.get("target", one.get("nominee"))
        if what == "death":
            whom = one.get("nominator")
        if what == "doomsayer_call":
            who, whom = one["caller"], one["player"]
        if what == "klutz_choice":
            whom = one.get("target", one.get("chosen", whom))
        guesses = one.get("guesses") or {}
        return Happening(
            what=what,
            day=one.get("day", 0),
            night=one.get("night", 0),
            player=-1 if who is None else seat[who],
            target=-1 if whom is None else seat[whom],
            died=bool(one.get("died", what == "virgin_execution")),
            cause=one.get("cause") or "",
            players=tuple(seat[name] for name in one.get("voters") or ()),
            guesses=tuple((seat[name], self.role(role)) for name, role in guesses.items()),
            statement=self.statement(one["statement"]) if one.get("statement") else None,
        )

    def role(self, role: str) -> str:
        """A role that is named; one that nobody knows is noted, and the fact with it."""
        if role and role not in KIND:
            self.strange.append(role)
        return role

    def _all_told(self, happenings: tuple[Happening, ...]) -> Iterator[Told]:
        last: dict[tuple[int, str], tuple[int, ...]] = {}
        for one in sorted(self.file.get("info", ()), key=lambda each: each.get("night") or 0):
            by, role = self.seat[one["by"]], one.get("role") or ""
            players = self._players(one)
            before: tuple[int, ...] = ()
            if role == "balloonist":
                before, last[by, role] = last.get((by, role), ()), players
            elif role in ("flowergirl", "towncrier"):
                players = _who_did(role, one.get("night", 1) - 1, happenings)
            yield self._one_told(one, by, role, players, before, happenings)

    def _players(self, one: Json) -> tuple[int, ...]:
        names = one.get("players") or one.get("among")
        if names is None:
            names = [one["player"]] if one.get("player") is not None else []
        return tuple(self.seat[name] for name in names)

    def _one_told(
        self,
        one: Json,
        by: int,
        role: str,
        players: tuple[int, ...],
        before: tuple[int, ...],
        happenings: tuple[Happening, ...],
    ) -> Told:
        kind = one.get("kind") or ""
        if kind not in KINDS_OF_TOLD:
            self.strange.append(f"{role} {kind}")
        named = one.get("shown_player")
        said = [one["statement"]] if one.get("statement") else one.get("statements") or ()
        guesses = [h.guesses for h in happenings if h.what == "juggle" and h.player == by and h.day < 2]
        return Told(
            by=by,
            role=role,
            night=one.get("night", 0),
            day=one.get("day", 0),
            kind="" if kind in ("learned", "info") else kind,
            players=players,
            shown=tuple(map(self.role, _roles_shown(one))),
            was=self.role(one.get("from_role") or ""),
            count=one.get("count", 0) or 0,
            yes=_answered_yes(one),
            none=bool(one.get("none")),
            named=-1 if named is None else self.seat[named],
            statements=tuple(self.statement(each) for each in said),
            guesses=guesses[0] if guesses and role == "juggler" else (),
            before=before,
        )

    def statement(self, one: Json) -> Statement:
        """A logic tree."""
        what = one.get("op") or one["type"]
        if "op" in one:
            if what not in OPERATORS:
                self.strange.append(what)
            parts = tuple(self.statement(part) for part in one["args"])
            return Statement(what, parts, number=one.get("n"))
        if what not in PLAIN:
            self.strange.append(what)
        player = one.get("player")
        number = one.get("count", one.get("exactly"))
        roles = one.get("roles") or [one[key] for key in ("role", "other") if one.get(key)]
        return Statement(
            what,
            player=-1 if player is None else self.seat[player],
            players=tuple(self.seat[name] for name in one.get("players") or ()),
            roles=tuple(map(self.role, roles)),
            kind=one.get("category", ""),
            number=number,
            least=one.get("min"),
            most=one.get("max"),
            value=bool(one.get("value", one.get("is", True))),
        )


def _roles_shown(one: Json) -> tuple[str, ...]:
    for key in ("to_role", "chose_role", "guess", "shown"):
        shown = one.get(key)
        if shown:
            return (shown,) if isinstance(shown, str) else tuple(shown)
    return ()


def _answered_yes(one: Json) -> bool:
    for key in ("yes", "same", "evil", "demon_voted", "minion_nominated", "answer"):
        if key in one and one[key] is not None:
            return bool(one[key])
    return bool(one.get("direction", "clockwise") == "clockwise")


def _who_did(role: str, day: int, happenings: tuple[Happening, ...]) -> tuple[int, ...]:
    """Who voted, or nominated, on a day."""
    if role == "flowergirl":
        return tuple(v for one in happenings if one.what == "vote" and one.day == day for v in one.players)
    nominated = [one.player for one in happenings if one.day == day and _nominates(one)]
    by_others = [one.target for one in happenings if one.day == day and one.cause == "died when nominated"]
    return tuple(seat for seat in (*nominated, *by_others) if seat >= 0)


def _nominates(one: Happening) -> bool:
    return one.what in ("nomination", "virgin_execution") or one.cause == "died after nominating"


def read_case(file: Json) -> Case:
    """The case in a file of the format `botc-puzzle/1`."""
    try:
        case = Reader(file).read()
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NoCase(f"this is no case: {type(error).__name__} at {error}") from None
    unknown = [role for role in (*case.claims, *case.hidden) if role not in KIND]
    if unknown:
        raise NoCase(f"nobody knows the role {unknown[0]}")
    if len(set(case.names)) != case.seats:
        raise NoCase("two players have the same name")
    return case
