"""A case of One Night: who sits where, which cards are in play, what each says of their card and night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from fabula.deduction.assumptions import Assumptions
from fabula.deduction.forms import Json, Named, NoCase, Seats, claim_each, name_players
from fabula.deduction.onenight.assumptions import IN_A_FILE
from fabula.games.onenight.cards import CHOOSES_NOTHING, SPARES, almanac
from fabula.games.onenight.setup import EXTRA, MOST_SEATS

SILENT = "silent"  # the claim of who has claimed nothing


@dataclass(frozen=True, slots=True)
class Told:
    """What a player says they did or saw by whose ability; of what is None they say nothing.

    `met` are the others they saw awake, and there may be `more`. `places` are what they chose, with no place
    if they chose nothing, and `shown` what was printed on the cards there: seats, and after them the spots of
    the middle.
    """

    by: int
    role: str
    met: tuple[int, ...] | None = None
    more: bool = False
    places: tuple[int, ...] | None = None
    shown: tuple[str, ...] | None = None


@dataclass(slots=True)
class Case:
    """All that is known of one game. `set` holds the cards in play, three more than players."""

    tale: ClassVar[str] = "onenight"
    names: tuple[str, ...]
    set: tuple[str, ...]
    claims: tuple[str, ...]
    told: tuple[Told, ...] = ()
    you: int | None = None
    lone_wolf: bool = False
    assume: Assumptions = IN_A_FILE

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    @property
    def spots(self) -> tuple[int, ...]:
        """The places of the middle, after the seats."""
        return tuple(range(self.seats, self.seats + EXTRA))

    def is_bound(self, seat: int) -> bool:
        """Whether a player tells the truth whatever else."""
        return seat == self.you or self.names[seat] in self.assume.trusted


def read_case(file: Json) -> Case:
    """The case in a file: the form of the Clocktower's, with `"tale": "onenight"` and the `set` in play."""
    names, cards = _sound(file)
    seat = Seats({name: place for place, name in enumerate(names)})
    told = []
    for number, one in enumerate(file.get("info") or (), 1):
        with Named("info", number):
            told.append(_told(one, seat, set(cards)))
    if len({(one.by, one.role) for one in told}) < len(told):
        raise NoCase("somebody says twice what they did by one ability")
    you = file.get("you")
    settings = file.get("settings") or {}
    if not isinstance(settings, Mapping):
        raise NoCase("settings is not an object")
    return Case(
        names=tuple(names),
        set=tuple(cards),
        claims=tuple(file["claims"][name] for name in names),
        told=tuple(told),
        you=None if you is None else seat[you],
        lone_wolf=bool(settings.get("lone_wolf")),
    )


def _sound(file: Json) -> tuple[list[str], list[str]]:
    """The players and the cards; a file without what each case needs is refused."""
    names, cards, claims = file.get("players"), file.get("set"), file.get("claims")
    if not isinstance(names, list) or not isinstance(cards, list) or not isinstance(claims, Mapping):
        raise NoCase("a case of One Night is an object with players, set and claims")
    name_players(names)
    claim_each(claims, names)
    if len(names) > MOST_SEATS or len(cards) != len(names) + EXTRA:
        raise NoCase(f"the set is not {EXTRA} cards more than players, of whom {MOST_SEATS} may be")
    for role in (*cards, *claims.values()):
        if role != SILENT and (not isinstance(role, str) or role not in almanac):
            raise NoCase(f"nobody knows the role {role}")
    if SILENT in cards:
        raise NoCase("the set has a card that is none")
    return names, cards


def _told(one: Json, seat: Seats, cards: set[str]) -> Told:
    by, role = seat[one["by"]], one["role"]
    if role not in cards:
        raise NoCase(f"{role} is not in the set")
    players = None if one.get("players") is None else tuple(seat[name] for name in one["players"])
    chosen = _places(one, seat)
    shown = one.get("shown")
    cards_seen = None if shown is None else (shown,) if isinstance(shown, str) else tuple(shown)
    if cards_seen is not None and not all(isinstance(each, str) for each in cards_seen):
        raise NoCase("shown is not a role or a list of roles")
    if players is not None and CHOOSES_NOTHING in almanac[role].traits:
        return Told(by, role, players, bool(one.get("more")), chosen, cards_seen)
    if one.get("none"):
        return Told(by, role, places=())
    return Told(by, role, places=players if chosen is None else chosen, shown=cards_seen)


def _places(one: Json, seat: Seats) -> tuple[int, ...] | None:
    """The one player, or the spots, that somebody has chosen."""
    if one.get("player") is not None:
        return (seat[one["player"]],)
    spots = [one["place"]] if one.get("place") is not None else one.get("places")
    return None if spots is None else tuple(len(seat) + SPARES.index(spot) for spot in spots)
