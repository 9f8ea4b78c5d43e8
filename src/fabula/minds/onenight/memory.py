"""What one seat of One Night has heard, seen and done; nothing else is there to know."""

from __future__ import annotations

from fabula.core.cards import Place
from fabula.core.events import Chose, Claimed, Copied, Event, Met, Saw, Shown
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.games.onenight.cards import MOVES_CARDS, SPARES, almanac
from fabula.games.onenight.tale import NIGHT_SHEET

WOLF = "werewolf"
MINION = "minion"
MASON = "mason"
TANNER = "tanner"
VILLAGE = "village"
# The order of the night's exchanges, by whose they are.
EXCHANGERS = tuple(role for role in NIGHT_SHEET if role in almanac and MOVES_CARDS in almanac[role].traits)

MOST_BELIEVED = 5  # no night shows anybody more cards than that

Exchange = tuple[int, int, Place, Place]  # when in the night, who says so, and the two places


def without_a_pack() -> tuple[str, ...]:
    """The cards that are not the village’s and have no pack to wake with."""
    return tuple(role.id for role in almanac if role.side != VILLAGE and role.id != WOLF)


class Memory:
    """The events one seat heard, kept as what they mean."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.places: tuple[Place, ...] = (*range(setup.seats), *SPARES)
        self.dealt = ""
        self.card = ""
        self.acts_as = ""
        self.looked_last = False
        self.pack: tuple[int, ...] = ()
        self.masons: tuple[int, ...] = ()
        self.seen: dict[Place, str] = {}
        self.chosen: dict[str, Choice] = {}
        self.said: list[tuple[int, Choice]] = []
        self.has_spoken = False
        self.keen = False  # whether it heeds what was said when, as sharp minds do

    def hear(self, event: Event) -> None:
        """Remember what bears on who is who."""
        if isinstance(event, Shown):
            self.dealt = self.card = self.acts_as = event.role
        elif isinstance(event, Copied):
            self.card = self.acts_as = event.role
        elif isinstance(event, Met):
            self._meet(event)
        elif isinstance(event, Saw):
            self._see(event)
        elif isinstance(event, Chose):
            self.chosen[event.role] = event.choice
        elif isinstance(event, Claimed):
            self.said.append((event.seat, event.words))
            self.has_spoken = self.has_spoken or event.seat == self.seat

    def _meet(self, event: Met) -> None:
        if event.role == WOLF:
            self.pack = event.seats
        else:
            self.masons = event.seats

    def _see(self, event: Saw) -> None:
        if event.place != self.seat:
            self.seen[event.place] = event.role
            return
        # Her own card again, if it is what she copied with: it carries the copy.
        self.card = event.role if event.role != self.dealt else self.card
        self.looked_last = "insomniac" in self.chosen
        if not self.looked_last and "robber" in self.chosen:
            self.seen[self.chosen["robber"]] = event.role

    # ---- what follows from it

    @property
    def is_dark(self) -> bool:
        """Whether it woke among the Werewolves or saw their thumbs."""
        return almanac.side_of.get(self.acts_as) == WOLF

    @property
    def side(self) -> str:
        """The side it believes to be on now."""
        return almanac.side_of.get(self.card, VILLAGE)

    def known(self) -> dict[Place, str]:
        """The cards it knows to have lain somewhere when the night began."""
        mine = WOLF if self.acts_as == WOLF else self.dealt
        known = {**self.seen, self.seat: mine}
        known.update((seat, WOLF) for seat in self.pack)
        known.update((seat, MASON) for seat in self.masons)
        return known

    def innocent(self) -> tuple[int, ...]:
        """The seats it knows to have begun without a Werewolf: who is dark saw the pack."""
        pack = (*self.pack, self.seat)
        return tuple(seat for seat in range(self.setup.seats) if seat not in pack) if self.is_dark else ()

    def exchanges(self) -> list[Exchange]:
        """The exchanges it made itself, and those that others say they made, as the night has them."""
        mine = [
            (EXCHANGERS.index(self.dealt), self.seat, *pair)
            for role, pair in (
                ("robber", (self.seat, self.chosen.get("robber"))),
                ("troublemaker", self.chosen.get("troublemaker") or (None, None)),
                ("drunk", (self.seat, self.chosen.get("drunk"))),
            )
            if self.dealt in EXCHANGERS and role in self.chosen and pair[1] is not None
        ]
        return sorted([*mine, *self.rumoured_exchanges(but=self.seat)], key=_when)

    def rumoured_exchanges(self, but: int | None = None) -> list[Exchange]:
        """The exchanges that players say they made."""
        claims = self.claims()
        said = {who: words for who, words in self.said if words[0] == "swapped" and who != but}
        exchanges = [(_turn(claims.get(who, "")), who, a, b) for who, (_, a, b) in said.items()]
        return sorted(exchanges, key=_when)

    def claims(self) -> dict[int, str]:
        """What each says to be; the last word counts."""
        return {who: words[1] for who, words in self.said if words[0] == "claim"}

    def echoes(self) -> set[tuple[int, Place]]:
        """Who says to have seen what somebody had said to be before: for that nothing need be known."""
        claims: dict[Place, str] = {}
        told: dict[tuple[int, Place], bool] = {}
        for who, words in self.said:
            if words[0] == "claim":
                claims[who] = words[1]
            elif words[0] == "saw":
                told.setdefault((who, words[1]), claims.get(words[1]) == words[2])
        return {seen for seen, is_echo in told.items() if is_echo}

    def testimony(self, but: int | None = None) -> list[tuple[int, Place, str]]:
        """Who says which card lay where at nightfall; what one found before oneself later is left out."""
        told: dict[int, dict[Place, str]] = {}
        for who, words in self.said:
            if words[0] == "claim":
                told.setdefault(who, {})[who] = words[1]
            elif words[0] == "saw" and words[1] != who:
                told.setdefault(who, {})[words[1]] = words[2]
        return [
            (who, place, role)
            for who, cards in told.items()
            if who != but
            for place, role in list(cards.items())[:MOST_BELIEVED]
        ]


def _when(exchange: Exchange) -> int:
    return exchange[0]


def _turn(role: str) -> int:
    return EXCHANGERS.index(role) if role in EXCHANGERS else EXCHANGERS.index("troublemaker")
