"""A case of either Mafia: who sits where, the set on the table, what each says, what all saw.

Its file is written as that of the Clocktower, with the name of its tale beside: see `docs/deduction.md`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fabula.core.settings import SettingValues
from fabula.core.tale import Tale
from fabula.deduction.assumptions import Assumptions
from fabula.deduction.forms import Json, Named, NoCase, Seats, name_players

SILENT = "silent"
CHECK, CHOICE, MET = "", "choice", "met"
KINDS_OF_TOLD = (CHECK, CHOICE, MET)
DEATH, EXECUTION, JAIL, FREE, VOTE = "death", "execution", "jail", "free", "vote"
MOST_NIGHTS = 99
GIVEN: dict[str, tuple[type, str]] = {
    **dict.fromkeys(("players", "set", "events", "info"), (list, "a list")),
    **dict.fromkeys(("claims", "settings", "sides"), (dict, "an object")),
    **dict.fromkeys(("nights", "days"), (int, "a number")),
}


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody says they were told, chose or saw in a night; a night of 0 is one before today."""

    by: int
    role: str
    night: int
    kind: str = CHECK
    about: tuple[int, ...] = ()
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Happened:
    """What all saw: who died and with which card, who was jailed or freed, how hands were raised."""

    what: str
    night: int = 0
    day: int = 0
    player: int = -1
    role: str = ""
    hands: tuple[int | None, ...] = ()
    most: tuple[int, ...] = ()

    @property
    def after_night(self) -> int:
        """The night after which it happened: at its dawn, or on the day that followed it."""
        return self.night or self.day

    @property
    def is_death(self) -> bool:
        """Whether somebody has died of it."""
        return self.what in (DEATH, EXECUTION)


@dataclass(slots=True)
class Case:
    """All that is known of one game."""

    tale: str
    assume: Assumptions
    names: tuple[str, ...]
    roles: tuple[str, ...]
    claims: tuple[str, ...]
    settings: SettingValues
    nights: int
    you: int | None = None
    happened: tuple[Happened, ...] = ()
    told: tuple[Told, ...] = ()
    sides: tuple[tuple[int, str], ...] = ()  # who is taken to be of which side
    not_understood: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """How many sit in the circle."""
        return len(self.names)

    @property
    def deaths(self) -> tuple[Happened, ...]:
        """Who has died, in order."""
        return tuple([one for one in self.happened if one.is_death])

    def living(self, night: int) -> tuple[int, ...]:
        """Who lived when this night began."""
        dead = [one.player for one in self.deaths if one.after_night < night]
        return tuple([seat for seat in range(self.seats) if seat not in dead])

    def fallen(self, night: int) -> tuple[int, ...]:
        """Who was found dead after this night."""
        return tuple([one.player for one in self.deaths if one.what == DEATH and one.night == night])

    def card_of(self, seat: int) -> str:
        """The card somebody dead has shown; nothing while it is hidden."""
        return next((one.role for one in self.deaths if one.player == seat), "")


class Reader:
    """Reads the facts of a case file, and notes what it does not understand."""

    def __init__(self, file: Json, tale: Tale, assume: Assumptions) -> None:
        _be_sound(file)
        self.file, self.tale, self.assume = file, tale, assume
        settings = {one.key: one.default for one in tale.settings}
        self.settings = {**settings, **(file.get("settings") or {})}
        self.names = tuple(file["players"])
        self.seat = Seats({name: seat for seat, name in enumerate(self.names)})
        self.strange: list[str] = []

    def read(self) -> Case:
        """The case."""
        file = self.file
        claims = file.get("claims") or {}
        for name in claims:
            self.seat[name]
        you = file.get("you")
        happened = tuple(self._happened())
        told = tuple(self._told())
        nights = max([1, file.get("nights") or 1, *(one.after_night for one in happened)])
        if nights > MOST_NIGHTS:
            raise NoCase(f"nights is more than {MOST_NIGHTS}")
        return Case(
            tale=self.tale.id,
            assume=self.assume,
            names=self.names,
            roles=tuple(self.role(role) for role in file["set"]),
            claims=tuple(self.claim(claims.get(name)) for name in self.names),
            settings=self.settings,
            nights=max([nights, *(one.night for one in told)]),
            you=None if you is None else self.seat[you],
            happened=happened,
            told=told,
            sides=tuple((self.seat[name], side) for name, side in (file.get("sides") or {}).items()),
            not_understood=tuple(dict.fromkeys(self.strange)),
        )

    def role(self, role: object) -> str:
        """A card that is named; one that nobody knows is refused."""
        if not isinstance(role, str) or role not in self.tale.almanac:
            raise NoCase(f"nobody knows the role {role}")
        return role

    def claim(self, role: object) -> str:
        """What somebody says to be, if anything."""
        return SILENT if role in (None, "", SILENT) else self.role(role)

    def _happened(self) -> Iterator[Happened]:
        for number, one in enumerate(self.file.get("events") or (), 1):
            with Named("events", number):
                what = one["type"]
                if what in (DEATH, EXECUTION, JAIL, FREE, VOTE):
                    yield self._vote(one) if what == VOTE else self._of_a_player(what, one)
                else:
                    self.strange.append(str(what))

    def _of_a_player(self, what: str, one: Json) -> Happened:
        role = one.get("role")
        night, day = int(one.get("night") or 0), int(one.get("day") or 0)
        if not night and not day:
            raise KeyError("day" if what == EXECUTION else "night")
        return Happened(what, night, day, self.seat[one["player"]], "" if role is None else self.role(role))

    def _vote(self, one: Json) -> Happened:
        hands = [None] * len(self.names)
        pointing: list[int | None] = [*hands]
        for name, at in one["hands"].items():
            pointing[self.seat[name]] = None if at is None else self.seat[at]
        most = tuple(sorted(self.seat[name] for name in one["most"]))
        return Happened(VOTE, day=int(one["day"]), hands=tuple(pointing), most=most)

    def _told(self) -> Iterator[Told]:
        for number, one in enumerate(self.file.get("info") or (), 1):
            with Named("info", number):
                kind = one.get("kind") or CHECK
                if kind in KINDS_OF_TOLD:
                    yield self._one_told(one, kind)
                else:
                    self.strange.append(str(kind))

    def _one_told(self, one: Json, kind: str) -> Told:
        players = one.get("players")
        if players is None:
            players = [] if one.get("player") is None else [one["player"]]
        if kind == CHECK and not one.get("shown"):
            raise KeyError("shown")
        about = tuple(self.seat[name] for name in players)
        role, shown = self.role(one["role"]), str(one.get("shown") or "")
        return Told(self.seat[one["by"]], role, int(one.get("night") or 0), kind, about, shown)


def _be_sound(file: object) -> None:
    """Refuse a file without what each case needs, or with something in the place of something else."""
    if not isinstance(file, Mapping):
        raise NoCase("a case is an object with players and a set")
    for name in ("players", "set"):
        if file.get(name) is None:
            raise NoCase(f"the case has no {name}")
    for name, (kind, words) in GIVEN.items():
        if file.get(name) is not None and not isinstance(file[name], kind):
            raise NoCase(f"{name} is not {words}")
    name_players(file["players"])
    if len(file["set"]) != len(file["players"]):
        raise NoCase(f"there are {len(file['set'])} cards for {len(file['players'])} players")
