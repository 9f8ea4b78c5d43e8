"""A mind with some sense for One Night: it remembers, claims, lies if it must, votes by what it believes."""

from __future__ import annotations

from collections import Counter

from fabula.core.cards import Place
from fabula.core.events import Chose, Claimed, Copied, Event, Met, Saw, Shown
from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Below, Choice, Window, draw

READY = ("ready",)
WOLF = "werewolf"
DARK = ("werewolf", "minion")
SURE, LIKELY, ODD = 10.0, 4.0, 1.5


class Sensible:
    """What one seat knows, what it makes of it, and what it says."""

    def __init__(self, setup: Setup, seat: int, below: Below) -> None:
        self.setup = setup
        self.seat = seat
        self.below = below
        self.dealt = ""
        self.card = ""
        self.acted_as = ""
        self.pack: tuple[int, ...] = ()
        self.masons: tuple[int, ...] = ()
        self.seen: dict[Place, str] = {}
        self.chosen: dict[str, Choice] = {}
        self.claims: dict[int, str] = {}
        self.tales: list[tuple[int, Choice]] = []
        self.plan: list[Choice] | None = None
        self.has_spoken = False

    # ---- listening

    def hear(self, event: Event) -> None:
        """Remember what bears on who is who."""
        if isinstance(event, Shown):
            self.dealt = self.card = self.acted_as = event.role
        elif isinstance(event, Copied):
            self.card = self.acted_as = event.role
        elif isinstance(event, Met):
            self._meet(event)
        elif isinstance(event, Saw):
            self._see(event)
        elif isinstance(event, Chose):
            self.chosen[event.role] = event.choice
            if event.role == "drunk":
                self.card = ""
        elif isinstance(event, Claimed):
            self._listen(event)

    def _meet(self, event: Met) -> None:
        if event.role == WOLF:
            self.pack = event.seats
        elif event.role == "mason":
            self.masons = event.seats

    def _see(self, event: Saw) -> None:
        if event.place == self.seat:
            self.card = event.role
        else:
            self.seen[event.place] = event.role

    def _listen(self, event: Claimed) -> None:
        if event.seat == self.seat:
            self.has_spoken = True
        elif event.words[0] == "claim":
            self.claims[event.seat] = event.words[1]
        else:
            self.tales.append((event.seat, event.words))

    # ---- what it is

    @property
    def side(self) -> str:
        """The side it believes to be on now."""
        role = self.card or "villager"
        return WOLF if role in DARK else "tanner" if role == "tanner" else "village"

    # ---- answering

    def choose(self, ask: Ask) -> Choice:
        """Vote by belief; by night act rather than pass."""
        if ask.prompt in ("vote", "hunter"):
            return self._vote(tuple(ask.options))
        options = tuple(option for option in ask.options if option is not None)
        if ask.prompt == "seer":
            options = tuple(option for option in options if self._is_worth_a_look(option)) or options
        return draw(options, self.below)

    def _is_worth_a_look(self, option: Choice) -> bool:
        return len(option) == 2 or option[0] in range(self.setup.seats)

    def _vote(self, others: tuple[int, ...]) -> int:
        if self.side == "village" and self._all_wolves_lie_in_the_middle():
            return min(others, key=lambda seat: (seat - self.seat) % self.setup.seats)
        score = {seat: self._suspicion(seat) + self.below(100) / 100 for seat in others}
        if self.side == WOLF:
            for seat in self.pack:
                score[seat] -= SURE
        elif self.side == "tanner":
            score = {seat: float(self.below(100)) for seat in others}
        return max(others, key=lambda seat: score[seat])

    def _all_wolves_lie_in_the_middle(self) -> bool:
        in_the_middle = sum(1 for place, role in self.seen.items() if isinstance(place, str) and role == WOLF)
        return in_the_middle == self.setup.roles.count(WOLF)

    def _suspicion(self, seat: int) -> float:
        score = 0.0
        if self.seen.get(seat) in DARK and self.side == "village":
            score += SURE if self.seen[seat] == WOLF else -ODD
        elif seat in self.seen:
            score -= LIKELY
        if seat in self.masons:
            score -= LIKELY
        score += self._odd_claim(seat)
        return score + sum(self._weight(teller, words, seat) for teller, words in self.tales)

    def _odd_claim(self, seat: int) -> float:
        claimed = self.claims.get(seat)
        if claimed is None:
            return ODD / 3
        if claimed == WOLF:
            return ODD
        rivals = sum(1 for other in self.claims.values() if other == claimed)
        mine = self.dealt == claimed and self.side == "village"
        seen = sum(1 for role in self.seen.values() if role == claimed)
        room = self.setup.roles.count(claimed)
        if mine + seen >= room:
            return LIKELY
        return ODD if rivals + mine > room else -ODD / 2

    def _weight(self, teller: int, words: Choice, seat: int) -> float:
        if words[0] != "saw" or words[1] != seat or teller in self.pack:
            return 0.0
        believed = self._odd_claim(teller) <= 0
        return (ODD if believed else ODD / 2) * (2 if words[2] == WOLF else -0.5)

    # ---- talking

    def speak(self, window: Window) -> Choice:
        """Say the next thing planned; nothing by dusk, nor where the seat spoke before this mind took it."""
        if window.prompt != "day":
            return None
        if self.plan is None:
            said = [] if self.has_spoken else self._what_to_say()
            self.plan = [words for words in said if words in window.options]
        return self.plan.pop(0) if self.plan else None

    def _what_to_say(self) -> list[Choice]:
        if self.side == "village" and self.dealt not in DARK:
            return [("claim", self.dealt), *self._what_was_done()]
        if self.side == "tanner":
            return [("claim", self._a_guilty_role())]
        return [("claim", self._a_cover())]

    def _what_was_done(self) -> list[Choice]:
        done: list[Choice] = []
        if self.dealt == "robber" and self.chosen.get("robber") is not None:
            victim = self.chosen["robber"]
            done += [("swapped", self.seat, victim), ("saw", victim, self.card)]
        if self.chosen.get("troublemaker") is not None:
            done.append(("swapped", *self.chosen["troublemaker"]))
        return done + [("saw", place, role) for place, role in self.seen.items()]

    def _a_cover(self) -> str:
        """A role of the village that lies in the middle for certain, or that nobody has claimed yet."""
        certain = [role for place, role in self.seen.items() if isinstance(place, str)]
        claimed = Counter(self.claims.values())
        count = Counter(self.setup.roles)
        free = [role for role in count if claimed[role] < count[role]]
        for choice in (certain, free, list(count)):
            innocent = sorted(
                {role for role in choice if role not in (*DARK, "tanner", "mason", "doppelganger")}
            )
            if innocent:
                return innocent[self.below(len(innocent))]
        return "villager"

    def _a_guilty_role(self) -> str:
        rivals = sorted(role for role in self.claims.values() if self.setup.roles.count(role) == 1)
        return rivals[self.below(len(rivals))] if rivals else WOLF
