"""What to do in the light time, role by role."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from fabula.core.requests import Below, Choice
from fabula.games.vendetta.cards import HUNTERS, OUT, VAMPIRES, VARGS, almanac
from fabula.minds.targets import Worth, best, most_dangerous
from fabula.minds.vendetta.memory import Memory
from fabula.minds.vendetta.suspicion import Suspicion

PACKS = (HUNTERS, VARGS)
WORTH = Worth(
    almanac,
    {
        "count": 5.0, "dhampir": 5.0, "fledgling": 5.0, "king": 4.0, "nosferatu": 4.0, "revenant": 4.0,
        "queen": 3.0, "prince": 3.0, "lamia": 2.0, "undine": 2.0, "ghoul": 1.0, "bride": 1.0, "banshee": 1.0,
    },
)  # fmt: skip
SHOOTING, SHARP_SHOOTING = 2.0, 1.0  # as suspect as that, a vampire's own killer strikes
HOSPITALITY = 2.0  # as valuable as that, the lamia takes somebody home
OWN_SKIN = 0.5
KEEPS_A_SECRET = 1.5  # who does not say who they are, where those do who have no power


def prey(memory: Memory, options: Iterable[int], *, keen: bool = False) -> int | None:
    """Whom a pack kills: a traitor, whom one of them has seen to be strong, else by what all heard.

    A sharp one goes first for whoever must have taken somebody of worth home: both die of it.
    """
    attacked = [choice for pack in PACKS for choice in memory.chosen.get(pack, [])[-2:]]
    friends = memory.friends
    strangers = [seat for seat in options if seat not in friends]
    host = _host(memory, strangers) if keen else None
    if host is not None:
        return host
    wanted = (*memory.traitors, *memory.prized)
    prized = [seat for seat in wanted if seat in strangers and seat not in attacked]
    return (
        prized[0]
        if prized
        else most_dangerous(memory, strangers, WORTH, attacked, silent=KEEPS_A_SECRET * keen)
    )


def _host(memory: Memory, strangers: Iterable[int]) -> int | None:
    """The one stranger who says to have guests, if another is worth it; not twice running, who may be out."""
    claims = memory.claims()
    known = {seat: claims[seat] for seat in strangers if seat in claims}
    hosts = [seat for seat, role in known.items() if role in almanac and OUT in almanac[role].traits]
    wanted = [seat for seat, role in known.items() if seat not in hosts and WORTH[role] >= HOSPITALITY]
    missed = [choice for pack in PACKS for choice in memory.chosen.get(pack, [])[-1:]]
    return hosts[0] if len(hosts) == 1 and wanted and hosts[0] not in missed else None


class Power:
    """One use of a power: who may be chosen, and what the seat makes of them."""

    def __init__(self, memory: Memory, options: tuple[Choice, ...], below: Below) -> None:
        self.memory = memory
        self.options = options
        self.below = below
        self.seats = [option for option in options if isinstance(option, int)]
        self.groups = [option for option in options if isinstance(option, tuple)]
        self.score = Suspicion(memory).score
        self.claims = memory.claims()
        self.friends = memory.friends
        self.strangers = [seat for seat in self.seats if seat not in self.friends]

    # ---- whom

    def suspect(self) -> Choice:
        """Who is most suspect."""
        return best(self.seats, self._doubt, self.below)

    def unknown(self) -> Choice:
        """Who is most suspect of those not looked at yet."""
        seen = [*self.memory.signs, *self.memory.hints]
        return best([seat for seat in self.seats if seat not in seen] or self.seats, self._doubt, self.below)

    def game(self) -> Choice:
        """To the sharp: the most valuable stranger not looked at yet whom the pack has not struck today."""
        memory = self.memory
        if not memory.keen:
            return self.unknown()
        seen = [*memory.signs, *memory.hints, *memory.chosen.get(HUNTERS, [])[-1:]]
        left = [seat for seat in self.strangers if seat not in seen]
        return best(left or self.strangers, lambda seat: WORTH[self.claims.get(seat, "")], self.below)

    def unasked(self) -> Choice:
        """Who is most trusted of those the bride has not asked yet."""
        asked = self.memory.chosen.get("bride", [])
        left = [seat for seat in self.seats if seat not in asked] or self.seats
        return best(left, lambda seat: -self._doubt(seat), self.below)

    def ward(self) -> Choice:
        """Who is most worth protecting."""
        return best(self.seats, self._worth, self.below)

    def enemy(self) -> Choice:
        """Who is suspect enough to be killed; else nobody."""
        suspect = best(self.seats, self._doubt, self.below)
        enough = SHARP_SHOOTING if self.memory.keen else SHOOTING
        return suspect if suspect is not None and self._doubt(suspect) >= enough else None

    def rival(self) -> Choice:
        """Whom those hinder who hide: the most dangerous of the others."""
        return best(self.strangers, lambda seat: WORTH[self.claims.get(seat, "")], self.below)

    # ---- how

    def stay(self) -> Choice:
        """The lamia takes home whom she trusts and needs; else she visits whom the hunters will not kill."""
        if "home" in self.options:
            others = self.memory.others
            return "home" if others and max(map(self._worth, others)) >= HOSPITALITY else "visit"
        return self.ward() if self.memory.chosen.get("lamia", ["visit"])[-1] == "home" else self.suspect()

    def lure(self) -> Choice:
        """The most suspect; where two change places, a trusted one with a suspect one."""
        if self.seats:
            return self.suspect()
        return self._best_of_several(lambda pair: abs(self._doubt(pair[0]) - self._doubt(pair[1])))

    def compare(self) -> Choice:
        """Those of whom least is known; where two are compared, one who is known with one who is not."""
        signs = self.memory.signs
        times = Counter(seat for seats, _ in self.memory.counted for seat in seats)
        times.update(seat for one, other, _ in self.memory.compared for seat in (one, other))
        wanted = int(self.memory.setup.settings["revenant"] == "compare")

        def news(seats: tuple[int, ...]) -> int:
            known = sum(seat in signs for seat in seats)
            return -3 * abs(known - wanted) - sum(times[seat] for seat in seats)

        return self._best_of_several(news)

    def dig(self) -> Choice:
        """A grave that is still closed; else a vote against the most suspect."""
        closed = [seat for seat in self.seats if seat not in self.memory.revealed]
        if self.memory.setup.settings["ghoul"] == "grave":
            return best(closed or self.seats, lambda _: 0.0, self.below)
        return self.suspect()

    def roam(self) -> Choice:
        """A shapeshifter keeps the others level, and lies in wait when all suspect it."""
        memory = self.memory
        if "frame" in self.options:
            return "kill"
        public = Suspicion(memory, private=False)
        if "ambush" in self.options and public.is_in_danger(memory.seat):
            return "ambush"
        left = memory.left()
        if left[HUNTERS] >= left[VAMPIRES]:
            return best(self.strangers, lambda seat: public.score[seat], self.below)
        return self.rival()

    def turn(self) -> Choice:
        """The tricky varg turns an attack away once somebody suspects the pack."""
        public = Suspicion(self.memory, private=False).score
        pressed = any(public.get(seat, 0.0) > 0 for seat in self.friends)
        return self.rival() if pressed else None

    def _doubt(self, seat: int) -> float:
        return self.score.get(seat, 0.0)

    def _worth(self, seat: int) -> float:
        if seat == self.memory.seat:
            return OWN_SKIN
        return WORTH[self.claims.get(seat, "")] - self._doubt(seat)

    def _best_of_several(self, news: Callable[[tuple[int, ...]], float]) -> Choice:
        most = max(map(news, self.groups), default=0.0)
        choices = [group for group in self.groups if news(group) == most]
        return choices[self.below(len(choices))] if choices else None


POWERS: dict[str, Callable[[Power], Choice]] = {
    "monk": Power.rival,
    "lamia": Power.stay,
    "undine": Power.lure,
    "queen": Power.ward,
    "king": Power.enemy,
    "prince": Power.ward,
    "count": Power.unknown,
    "nosferatu": Power.enemy,
    "werewolf": Power.roam,
    "kitsune": Power.roam,
    "paralysing_varg": Power.rival,
    "tricky_varg": Power.turn,
    "vengeful_varg": Power.rival,
    "bride": Power.unasked,
    "banshee": Power.suspect,
    "dhampir": Power.unknown,
    "scout": Power.game,
    "revenant": Power.compare,
    "ghoul": Power.dig,
    "beauty": Power.rival,
}


def power_of(prompt: str) -> Callable[[Power], Choice] | None:
    """How to use the power that is asked for; one that was brought goes for whoever is most suspect."""
    return POWERS.get(prompt, Power.suspect if prompt in almanac.brought else None)
