"""What a listener can know of Blood Vendetta up to the second night, by something that is not the engine.

Public is what all see and hear: words, votes, elections, lots that are drawn before all, who dies, with which
card. Of the light time a seat knows its own calls and what came of them. That is worked out here, from the
answers alone, in the order of the calls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.laws.playing import answers_given

from fabula.core.events import Died
from fabula.core.grimoire import Grimoire
from fabula.core.requests import FATE, STORYTELLER
from fabula.core.telling import Telling
from fabula.core.views import TOWN, Listener

ALOUD = ("dusk", "night", "plea")
EARLY = ("die", "temporary_host")
OPEN = (
    "vote", "hand", "roses", "judge", "sentence", "nominate", "panic", "both", "hunter_of_hunters", "entrust",
    "vengeful_varg", "host", "compulsory", *EARLY,
)  # fmt: skip
LORDS = ("king", "prince", "count")
WOLVES = ("werewolf", "kitsune")
VARGS = ("pack_leader", "sly_varg", "vengeful_varg", "paralysing_varg", "tricky_varg")
HUNTERS = ("hunter", "monk", "ringleader", "scout", "beauty")
DAWN = ("monk", "lamia", "undine", "queen")
SUNSET = (
    "lord", "nosferatu", "shapeshifter", "bride", "banshee",
    "dhampir", "scout", "revenant", "ghoul", "beauty",
)  # fmt: skip
BEFORE_ACQUAINTANCE = ("deal", "dusk", "election")
BEFORE_THE_HOST = ("acquaintance", "die", "night", "vote")
NO_POWER = ("vampire", "hunter", "ringleader", "fledgling", "pack_leader", "sly_varg", "vengeful_varg")


def until(grimoire: Grimoire) -> bool:
    """The second night; sooner where votes are secret."""
    if grimoire.winners is not None or grimoire.number > 1:
        return True
    return is_short(grimoire.settings) and grimoire.phase in ("election", "vote")


def is_short(settings: Mapping[str, Any]) -> bool:
    """Whether the book stops reading before the first vote."""
    return bool(settings["masquerade"])


def vendetta(telling: Telling) -> Callable[[Listener], Any]:
    """What all know, and what each seat knows besides."""
    evening = Evening(telling)
    return lambda listener: (
        evening.public, evening.private(listener) if isinstance(listener, int) else None
    )  # fmt: skip


class Evening:
    """The first night and the first light time, as they must have gone by the answers."""

    def __init__(self, telling: Telling) -> None:
        self.given = answers_given(telling)
        self.settings = telling.setup.settings
        self.card = self._cards()
        self.alive = list(telling.town.everyone)
        self.swap: tuple[int, ...] = ()
        self.stopped: list[int] = []
        self.framed: list[int] = []
        self.struck: list[int] = []
        self.visits: list[tuple[int, int]] = []
        self.seen: dict[int, list[Any]] = {seat: [card] for seat, card in enumerate(self.card)}
        self.fallen = [event for event in telling.events() if isinstance(event, Died)]
        self.public = self._public(telling)
        if telling.grimoire.phase == "election":
            return
        self._acquaintance(again=False)
        self.alive = [seat for seat in self.alive if not self._died_before_dawn(seat)]
        if telling.grimoire.phase not in (*BEFORE_ACQUAINTANCE, *BEFORE_THE_HOST):
            self._acquaintance(again=True)
            self._light()

    def _cards(self) -> list[str]:
        order = list(self.given[0, "deal", FATE][0][1])
        drawn = {
            pile: [choice for _, choice in self.given.get((0, f"draw:{pile}", FATE), [])]
            for pile in ("lord", "special_vampire", "special_hunter", "shapeshifter")
        }
        return [drawn[card].pop(0) if drawn.get(card) else card for card in order]

    def _public(self, telling: Telling) -> list[Any]:
        words = [
            (number, prompt, [said for said in answers if said[0] != "time"])
            for (number, prompt, who), answers in self.given.items()
            if who == TOWN and prompt in ALOUD
        ]
        votes = sorted(
            (number, prompt, str(who), [choice for _, choice in answers])
            for (number, prompt, who), answers in self.given.items()
            if number < 2 and (self._is_open(prompt) or any(self._breaches(who, answers)))
        )
        shown = [None if self.settings["fury"] else self.card[event.seat] for event in self.fallen]
        dead = [(event.seat, event.cause, card) for event, card in zip(self.fallen, shown, strict=True)]
        phase = telling.grimoire.phase
        calls = {step for seat in telling.town.everyone for step in self._steps(seat, dead, phase)}
        at_the_end = tuple(self.card) if phase == "end" else ()
        return [words, votes, dead, sorted(calls), phase, telling.grimoire.step, at_the_end]

    def _is_open(self, prompt: str) -> bool:
        return prompt in (EARLY if is_short(self.settings) else OPEN)

    def _breaches(self, who: Any, answers: list[Any]) -> Iterator[bool]:
        """Whom the host has silenced."""
        return (who == STORYTELLER and choice is not None for _, choice in answers)

    def _steps(self, seat: int, dead: list[Any], phase: str) -> list[str]:
        """The calls that are made as long as this seat lives, for all that is known."""
        if phase in BEFORE_ACQUAINTANCE:
            return []
        if self._is_hosted() and phase in BEFORE_THE_HOST:
            hunts = self._hunts(self.card[seat]) and not self.settings["visiting_hunters"]
            return ["hunters"] if hunts else []
        gone = not self.settings["fury"] and any(one == seat and cause != "murder" for one, cause, _ in dead)
        late = "late" if gone else "always"
        return [f"{late}:{step}" for step in self._calls(self.card[seat])]

    def _calls(self, card: str) -> list[str]:
        calls = ["lord"] if card in LORDS else ["shapeshifter"] if card in (*WOLVES, *VARGS) else [card]
        return [*calls, "hunters"] if self._hunts(card) else calls if card not in NO_POWER[:1] else []

    def _hunts(self, card: str) -> bool:
        apart = self.settings["undercover"] and card in ("scout", "beauty")
        return card == "fledgling" or (card in HUNTERS and not apart)

    def _died_before_dawn(self, seat: int) -> bool:
        return any(event.seat == seat and event.cause != "murder" for event in self.fallen)

    def _is_hosted(self) -> bool:
        when, seats = self.settings["temporary_host"], len(self.card)
        return (when == "always" and seats != 3) or (when != "never" and seats == 6)

    def private(self, seat: int) -> list[Any]:
        """What one seat has seen."""
        return self.seen[seat]

    # ---- who knows whom

    def _acquaintance(self, *, again: bool) -> None:
        """The packs meet; with a host for good once more, among those who live."""
        hosted = self._is_hosted()
        if again and not hosted:
            return
        if not self.settings["visiting_hunters"]:
            numbered = bool(self.settings["lone_hunters"]) and (again or not hosted)
            self._meet([seat for seat in self.alive if self._hunts(self.card[seat])], numbered=numbered)
        if again or not hosted:
            self._meet([seat for seat in self.alive if self.card[seat] in VARGS])
            if self.settings["kin"]:
                self._meet([seat for seat in self.alive if self.card[seat] in WOLVES])

    def _meet(self, pack: list[int], *, numbered: bool = False) -> None:
        for number, seat in enumerate(pack, 1):
            self.seen[seat].append(("met", tuple(pack), number if numbered else None))

    # ---- the light time

    def _light(self) -> None:
        for step in DAWN:
            self._call(step)
        self._hunters()
        for step in SUNSET:
            if step == "shapeshifter":
                self._vargs()
            self._call(step)

    def _call(self, step: str) -> None:
        acting = [
            seat
            for seat in self.alive
            if self.card[seat] not in NO_POWER and self._calls(self.card[seat])[0] == step
        ]
        crossed = [seat for seat in acting if seat in self.stopped]
        for seat in acting:
            answers = [choice for _, choice in self.given.get((1, self.card[seat], seat), [])]
            self.seen[seat].append("crossed" if seat in crossed else answers)
            if seat not in crossed and answers:
                self._done(seat, self.card[seat], answers)

    def _done(self, seat: int, card: str, answers: list[Any]) -> None:
        """What a power did, and what its owner learned."""
        last = answers[-1]
        if card == "undine" and self.settings["undine"] == "swap":
            self.swap = last
            return
        target = self._met_at(last) if isinstance(last, int) else None
        if card == "monk" or (card == "undine" and self.settings["undine"] == "lure"):
            self.stopped.append(int(last))
        elif card == "kitsune" and answers[0] == "frame" and target is not None:
            self.framed.append(target)
        elif card in ("king", "nosferatu", *WOLVES) and target is not None:
            self.struck.append(target)
        if target is not None and card != "tricky_varg":
            self.visits.append((seat, target))
        self.seen[seat].append(self._learned(card, target, last, seat))

    def _learned(self, card: str, target: int | None, last: Any, seat: int) -> Any:
        """The answer of a check; None where a power tells nothing."""
        if card == "revenant":
            kinds = [self._type(self._met_at(one)) for one in last]
            sides = [kind.removeprefix("special_") for kind in kinds]
            if self.settings["revenant"] == "compare":
                return len(set(sides)) == 1
            return sum(side != "vampire" for side in sides)
        if target is None:
            return None
        if card == "count" or (card == "scout" and self.settings["scout"] == "type"):
            return self._type(target)
        if card == "bride" or card == "scout":
            return self.card[target] in LORDS
        if card == "dhampir" and self.settings["dhampir"] == "lookout":
            return sum(host == target and visitor != seat for visitor, host in self.visits)
        if card == "dhampir":
            return self._type(target).endswith("hunter")
        if card == "banshee" and self.settings["banshee"] == "omen":
            return target in self.struck
        if card == "ghoul" and self.settings["ghoul"] == "grave":
            return self.card[last]
        return None

    def _type(self, seat: int) -> str:
        card = self.card[seat]
        if seat in self.framed:
            return "hunter"
        if card == "sly_varg" or (card == "kitsune" and self.settings["kitsune"] == "mask"):
            return "vampire"
        if card in (*WOLVES, *VARGS):
            return "shapeshifter"
        if card in ("hunter", "vampire"):
            return card
        return "special_hunter" if card in HUNTERS else "special_vampire"

    def _met_at(self, seat: int) -> int:
        return self.swap[1 - self.swap.index(seat)] if seat in self.swap else seat

    # ---- the packs

    def _hunters(self) -> None:
        pack = [seat for seat in self.alive if self._hunts(self.card[seat])]
        if self.settings["visiting_hunters"]:
            self._meet(pack)
        monks = [seat for seat in self.alive if self.card[seat] == "monk"]
        lured = self._lured(monks)
        self._pack("hunters", pack, [seat for seat in pack if seat not in lured])

    def _lured(self, monks: list[int]) -> list[int]:
        if self.settings["undine"] != "lure":
            return []
        stopped = [choice for monk in monks for _, choice in self.given.get((1, "monk", monk), [])]
        undines = [seat for seat in self.alive if self.card[seat] == "undine" and seat not in stopped]
        return [choice for seat in undines for _, choice in self.given.get((1, "undine", seat), [])]

    def _vargs(self) -> None:
        pack = [seat for seat in self.alive if self.card[seat] in VARGS and seat not in self.stopped]
        for seat in self.alive:
            if self.card[seat] in NO_POWER and self.card[seat] in VARGS and seat in self.stopped:
                self.seen[seat].append("asleep")
        self._pack("vargs", pack, pack)

    def _pack(self, name: str, pack: list[int], counted: list[int]) -> None:
        """All point, and if they differ once more; loners point once, unseen."""
        rounds = {seat: [choice for _, choice in self.given.get((1, name, seat), [])] for seat in pack}
        if not pack or not all(rounds.values()):
            for seat in pack:
                self.seen[seat].append(rounds[seat])
            return
        alone = name == "hunters" and bool(self.settings["lone_hunters"])
        first = {seat: rounds[seat][0] for seat in pack}
        for seat in pack:
            self.seen[seat].append(rounds[seat])
            if len(pack) > 1 and not alone:
                self.seen[seat].append(sorted(first.items()))
        final = {seat: rounds[seat][-1] for seat in pack}
        victim = self._agreed(name, final, counted, alone=alone)
        if victim is not None:
            self.struck.append(self._met_at(victim))
            self.visits += [(seat, self._met_at(victim)) for seat in pack]

    def _agreed(self, name: str, final: dict[int, Any], counted: list[int], *, alone: bool) -> int | None:
        hands: Counter[int | None] = Counter(final[seat] for seat in counted)
        if not hands:
            return None
        (victim, most), *others = hands.most_common()
        if alone:
            return victim if 2 * most > len(final) else None
        if not others or most > others[0][1]:
            return victim
        decider = "ringleader" if name == "hunters" else "pack_leader"
        return next((final[seat] for seat in counted if self.card[seat] == decider), None)
