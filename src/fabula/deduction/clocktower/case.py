"""A case: who sits where, what each says, what all saw. From it follows which deals are left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, TypeVar

from fabula.deduction.assumptions import Assumptions
from fabula.deduction.clocktower.assumptions import DEMON_MAY_ATTACK_DEAD, IN_A_FILE
from fabula.deduction.clocktower.forms import NAMING, PARTS, be_formed, be_sound, has_its_parts
from fabula.deduction.clocktower.roles import HERMIT, KIND, OF_THE_DAY
from fabula.deduction.forms import Json, Named, Seats
from fabula.games.clocktower.almanac.knowing import Statement, Told
from fabula.games.clocktower.almanac.statements import PLAIN

One = TypeVar("One")
OPERATORS = ("and", "or", "not", "xor", "eq", "exactly")
HAPPENINGS = (
    "execution",
    "death",
    "virgin_execution",
    "nomination",
    "slayer_shot",
    "psychopath_strike",
    "juggle",
    "klutz_choice",
    "gossip",
    "vote",
    "doomsayer_call",
    "resurrection",
)
AFTER_NOMINATING = "died after nominating"  # of a Witch’s curse; a file may say whom they had nominated
KINDS_OF_TOLD = ("", "learned", "info", "choice", "told", "woken_by", "became")


class Happening(NamedTuple):
    """Something all saw, in the order in which it happened."""

    what: str
    day: int = 0
    night: int = 0
    player: int = -1
    target: int = -1
    died: bool = False
    cause: str = ""
    players: tuple[int, ...] = ()
    secret: bool = False
    guesses: tuple[tuple[int, str], ...] = ()
    statement: Statement | None = None


@dataclass(slots=True)
class Case:
    """All that is known of one game."""

    tale: ClassVar[str] = "clocktower"
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
    script: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()  # where it is known: of that deal alone it is followed who changes unsaid
    assume: Assumptions = IN_A_FILE
    not_understood: list[str] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many sit in the circle."""
        return len(self.names)

    def holders(self, outsider: str) -> tuple[str, ...]:
        """The roles with this Outsider's ability: itself, and a Hermit if it may be one of the Hermit's."""
        return (outsider, HERMIT) if outsider in self.hermit else (outsider,)


class Reader:
    """Reads the facts of a case file, and notes what it does not understand."""

    def __init__(self, file: Json) -> None:
        be_sound(file)
        self.file = file
        self.seat = Seats({name: seat for seat, name in enumerate(file["players"])})
        self.strange: list[str] = []

    def read(self) -> Case:
        """The case."""
        file, seat = self.file, self.seat
        you = file.get("you")
        happenings = tuple(self._each(self.happening, "events"))
        return Case(
            names=tuple(file["players"]),
            claims=tuple(file["claims"][name] for name in file["players"]),
            counts=dict(file["base_counts"]),
            hidden=tuple(file["hidden_roles"]),
            you=None if you is None else seat[you],
            you_may_be=frozenset(file.get("you_may_be") or (() if you is None else (file["claims"][you],))),
            duplicates=bool(file.get("duplicates_allowed", False)),
            last_day_finished=bool(file.get("last_day_finished", False)),
            nights=max(1, file.get("nights") or 1),
            days=file.get("days") or 0,
            happenings=tuple(one for one in happenings if one.player >= 0 or not _is_of_a_player(one)),
            told=tuple(self._all_told(happenings)),
            facts=tuple(self._each(self.statement, "extra_facts")),
            script=tuple(file.get("script") or ()),
            hermit=tuple(file.get("hermit_outsiders") or ()),
            assume=IN_A_FILE.put(DEMON_MAY_ATTACK_DEAD, bool(file.get("demon_may_attack_dead", True))),
            not_understood=self.strange,
        )

    def _each(self, read: Callable[[Json], One], field: str) -> Iterator[One]:
        with Named(field) as place:
            for place.number, one in enumerate(self.file.get(field) or (), 1):
                be_formed(one)
                yield read(one)

    def happening(self, one: Json) -> Happening:
        """Something that all saw in a case."""
        what, seat, get = one["type"], self.seat, one.get
        if what not in HAPPENINGS:
            self.strange.append(what)
        who, whom = self._who_and_whom(what, one)
        cause, voters, guesses, said = get("cause") or "", get("voters"), get("guesses"), get("statement")
        return Happening(
            what,
            get("day") or 0,
            get("night") or 0,
            -1 if who is None else seat[who],
            -1 if whom is None else seat[whom],
            bool(get("died", what == "virgin_execution")),
            cause,
            tuple([seat[name] for name in voters]) if voters else (),
            bool(get("secret")),
            tuple([(seat[name], self.role(role)) for name, role in guesses.items()]) if guesses else (),
            self.statement(said) if said else None,
        )

    def _who_and_whom(self, what: str, one: Json) -> tuple[str | None, str | None]:
        """Who did it, or whom it befell, and on whom it was done."""
        if what == "doomsayer_call":
            return one["caller"], one["player"]
        get = one.get
        who = get("nominator" if what in ("nomination", "virgin_execution") else "player")
        if what in ("death", "execution") and get("cause") != AFTER_NOMINATING:
            return who, get("nominator")
        whom = get("target", get("nominee"))
        return who, get("target", get("chosen", whom)) if what == "klutz_choice" else whom

    def role(self, role: str) -> str:
        """A role that is named; one that nobody knows is noted, and the fact with it."""
        if role and role not in KIND:
            self.strange.append(role)
        return role

    def _all_told(self, happenings: tuple[Happening, ...]) -> Iterator[Told]:
        last: dict[tuple[int, str, int], tuple[int, ...]] = {}
        told = self.file.get("info") or ()
        with Named("info") as place:
            nights = [_night_of(one) for place.number, one in enumerate(told, 1)]
            for number in sorted(range(len(nights)), key=nights.__getitem__):
                one, place.number = told[number], number + 1
                if one.get("kind") == "became":
                    has_its_parts(one, "to_role")
                by, role = self.seat[one["by"]], one.get("role") or ""
                players = self._players(one)
                before: tuple[int, ...] = ()
                if role == "balloonist":
                    night = one.get("night") or 1
                    before = last.get((by, role, night - 1), ())  # not of a night long ago
                    last[by, role, night] = players
                elif role in OF_THE_DAY:
                    players = _who_did(role, (one.get("night") or 1) - 1, happenings)
                yield self._one_told(one, by, role, players, before, happenings)

    def _players(self, one: Json) -> tuple[int, ...]:
        names = one.get("players") or one.get("among")
        if names is None:
            names = [one["player"]] if one.get("player") is not None else []
        return tuple([self.seat[name] for name in names])

    def _one_told(
        self,
        one: Json,
        by: int,
        role: str,
        players: tuple[int, ...],
        before: tuple[int, ...],
        happenings: tuple[Happening, ...],
    ) -> Told:
        get = one.get
        kind, named, night = get("kind") or "", get("shown_player"), get("night") or 0
        if kind not in KINDS_OF_TOLD:
            self.strange.append(f"{role} {kind}")
        said = [one["statement"]] if get("statement") else get("statements") or ()
        juggled = happenings if role == "juggler" else ()
        guesses = [h.guesses for h in juggled if _juggles(h, by) and (not night or h.day < night)]
        return Told(
            by,
            role,
            night,
            get("day") or 0,
            "" if kind in ("learned", "info") else kind,
            players,
            shown=tuple(map(self.role, _roles_shown(one))),
            was=self.role(get("from_role") or ""),
            count=get("count") or 0,
            yes=_answered_yes(one),
            none=bool(get("none")),
            named=-1 if named is None else self.seat[named],
            statements=tuple([self.statement(each) for each in said]) if said else (),
            guesses=guesses[-1] if guesses else (),
            before=before,
            unseen=tuple(self.seat.values()) if _is_secret(role, night - 1, happenings) else (),
        )

    def statement(self, one: Json) -> Statement:
        """A logic tree."""
        be_formed(one)
        what = one.get("op") or one["type"]
        has_its_parts(one, *PARTS.get(what, ()))
        if one.get("op"):
            if what not in OPERATORS:
                self.strange.append(what)
            parts = tuple(self.statement(part) for part in one["args"])
            return Statement(what, parts, number=one.get("n"))
        if what not in PLAIN:
            self.strange.append(what)
        player = one.get("player")
        number = one.get("count", one.get("exactly"))
        roles = one.get("roles") or [one[key] for key in ("role", "other") if one.get(key)]
        if len(roles) < NAMING.get(what, 0):
            raise KeyError("role" if NAMING[what] == 1 else "roles")
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


def _night_of(one: Json) -> int:
    be_formed(one)
    return int(one.get("night") or 0)


def _is_of_a_player(one: Happening) -> bool:
    """Whether somebody must be named, without whom nothing has happened."""
    return one.what in ("execution", "death")


def _juggles(one: Happening, by: int) -> bool:
    return one.what == "juggle" and one.player == by


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
    by_others = [one.target for one in happenings if one.day == day and _is_nominated(one)]
    return tuple(seat for seat in (*nominated, *by_others) if seat >= 0)


def _is_secret(role: str, day: int, happenings: tuple[Happening, ...]) -> bool:
    """Whether anybody may have voted on a day, for all eyes were closed: the dead may vote too."""
    if role != "flowergirl":
        return False
    return any(one.secret for one in happenings if one.what == "vote" and one.day == day)


def _is_nominated(one: Happening) -> bool:
    return one.what == "execution" or one.cause == "died when nominated"


def _nominates(one: Happening) -> bool:
    return one.what in ("nomination", "virgin_execution") or one.cause == AFTER_NOMINATING


def read_case(file: Json) -> Case:
    """The case in a file of the format `botc-puzzle/1`."""
    return Reader(file).read()
