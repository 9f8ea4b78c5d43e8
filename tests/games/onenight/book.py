"""The book read a second time, slowly and without the engine: what a game comes to, and what each seat knows.

Cards are things that lie somewhere and are moved by hand; every player is judged one at a time. It shares no
line with `fabula.games.onenight`, so that the two can be held against each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fabula.core.requests import FATE
from fabula.core.telling import Answered, Telling

Place = int | str
SPOTS: tuple[Place, ...] = ("left", "middle", "right")


@dataclass(eq=False)
class Cardboard:
    """A card; a Doppelganger's has a note on it."""

    printed: str
    note: str = ""

    @property
    def worth(self) -> str:
        """The role it stands for."""
        return self.note or self.printed


@dataclass
class Knowledge:
    """What one player knows by dawn, in the order in which it was learned."""

    dealt: str
    facts: list[tuple[Any, ...]] = field(default_factory=list)


class Reading:
    """One game, followed by the book."""

    def __init__(
        self, deal: Sequence[str], answers: Mapping[tuple[int, str], Any], *, lone_wolf: bool = False
    ) -> None:
        self.seats = range(len(deal) - len(SPOTS))
        self.answers = answers
        self.lone_wolf = lone_wolf
        self.table: dict[Place, Cardboard] = {}
        for place, role in zip([*self.seats, *SPOTS], deal, strict=True):
            self.table[place] = Cardboard(role)
        self.plays = {seat: deal[seat] for seat in self.seats}  # as whom a player acts tonight
        self.copied: set[int] = set()
        self.knows = [Knowledge(deal[seat]) for seat in self.seats]
        self._night()

    # ---- by night

    def _night(self) -> None:
        self._doppelgangers()
        wolves = [seat for seat in self.seats if self.plays[seat] == "werewolf"]
        self._tell([seat for seat in self._all("minion") if seat in self.copied], wolves, "werewolf")
        self._tell(wolves, wolves, "werewolf")
        if len(wolves) == 1 and self.lone_wolf:
            self._peep(wolves[0], "werewolf", [self._answer(wolves[0], "werewolf")])
        self._tell([seat for seat in self._all("minion") if seat not in self.copied], wolves, "werewolf")
        self._tell(self._all("mason"), self._all("mason"), "mason")
        for role in ("seer", "robber", "troublemaker", "drunk"):
            for seat in self._all(role):
                if seat not in self.copied:
                    self._act(seat, role)
        for again in (False, True):
            for seat in self._all("insomniac"):
                if (seat in self.copied) is again:
                    self._peep(seat, "insomniac", [self._answer(seat, "insomniac")])

    def _doppelgangers(self) -> None:
        all_of_them = self._all("doppelganger")
        for seat in all_of_them:
            twin = self._answer(seat, "doppelganger")
            self.knows[seat].facts.append(("chose", "doppelganger", twin))
            if twin is not None:
                found = self.table[twin].printed
                self.knows[seat].facts += [("saw", twin, found), ("copied", found)]
                self.table[seat].note = found
                self.plays[seat] = "" if found == "doppelganger" else found
                self.copied.add(seat)
        for seat in all_of_them:
            if self.plays[seat] in ("seer", "robber", "troublemaker", "drunk"):
                self._act(seat, self.plays[seat])

    def _all(self, role: str) -> list[int]:
        return [seat for seat in self.seats if self.plays[seat] == role]

    def _answer(self, seat: int, role: str) -> Any:
        return self.answers[seat, role]

    def _tell(self, listeners: list[int], company: list[int], role: str) -> None:
        for seat in listeners:
            self.knows[seat].facts.append(("met", role, tuple(other for other in company if other != seat)))

    def _peep(self, seat: int, role: str, places: Sequence[Place | None]) -> None:
        chosen = places[0] if len(places) == 1 and role != "seer" else tuple(places) or None
        self.knows[seat].facts.append(("chose", role, chosen))
        for place in places:
            if place is not None:
                self.knows[seat].facts.append(("saw", place, self.table[place].printed))

    def _act(self, seat: int, role: str) -> None:
        choice = self._answer(seat, role)
        if role == "seer":
            self._peep(seat, "seer", choice or ())
            return
        self.knows[seat].facts.append(("chose", role, choice))
        if choice is None:
            return
        here, there = choice if role == "troublemaker" else (seat, choice)
        moved = self.table[here]
        self.table[here] = self.table[there]
        self.table[there] = moved
        if role == "robber":
            self.knows[seat].facts.append(("saw", seat, self.table[seat].printed))

    # ---- by day

    @property
    def hands(self) -> list[str]:
        """What each player's card is worth at the end."""
        return [self.table[seat].worth for seat in self.seats]

    def dead(self, votes: Sequence[int]) -> set[int]:
        """Who dies by these votes, the Hunter pointing at whom he voted for."""
        count = [sum(1 for vote in votes if vote == seat) for seat in self.seats]
        falling = [seat for seat in self.seats if count[seat] == max(count)] if max(count) > 1 else []
        gone: set[int] = set()
        while falling:
            seat = falling.pop()
            if seat not in gone:
                gone.add(seat)
                if self.hands[seat] == "hunter":
                    falling.append(votes[seat])
        return gone


def read_telling(telling: Telling) -> Reading:
    """The reading of a telling whose night is over, from its deal and its answers alone."""
    given = [move for move in telling.moves() if isinstance(move, Answered)]
    deal = next(move.choice for move in given if move.who == FATE)
    answers = {(move.who, move.prompt): move.choice for move in given if isinstance(move.who, int)}
    return Reading(deal, answers, lone_wolf=bool(telling.setup.settings["lone_wolf"]))


def wins(seat: int, roles: Sequence[str], dead: Sequence[int]) -> bool:
    """The last page for one player at a time."""
    role = roles[seat]
    all_dead = [roles[other] for other in dead]
    if role == "tanner":
        return seat in dead
    if role == "werewolf":
        return "werewolf" not in all_dead and "tanner" not in all_dead
    if role == "minion" and "werewolf" in roles:
        return "werewolf" not in all_dead and "tanner" not in all_dead
    if role == "minion":
        another_dies = any(other != seat for other in dead)
        return another_dies and seat not in dead and "tanner" not in all_dead
    if "werewolf" in roles:
        return "werewolf" in all_dead
    return all_dead == []
