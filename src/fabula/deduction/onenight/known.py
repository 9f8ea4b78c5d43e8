"""A game of One Night as a case: what a player lived through, what all have said, what the village knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fabula.core.events import Chose, Claimed, Copied, Event, Met, Saw, Shown, Woke
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.core.views import hears
from fabula.deduction.onenight.case import SILENT
from fabula.games.onenight.cards import CHOOSES_NOTHING, DOPPELGANGER, SPARES, almanac
from fabula.games.onenight.glossary import VILLAGE

Fact = dict[str, Any]
Said = tuple[Choice, ...]


def name_of(seat: int) -> str:
    """The name of a seat in a case of a game."""
    return f"p{seat}"


class Lived:
    """What one player was dealt, did and saw, as a case tells it; and which card they take for their own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.dealt = ""
        self.card = ""
        self.of: dict[str, Fact] = {}
        self._called = ""

    def hear(self, event: Event) -> None:
        """Take in what happens to this player."""
        if isinstance(event, Shown):
            self.dealt = self.card = event.role
        elif isinstance(event, Copied):
            self.card = event.role
        elif isinstance(event, Woke):
            self._called = event.role
        elif isinstance(event, Met):
            self._fact(self._called)["players"] = [name_of(other) for other in event.seats]
        elif isinstance(event, Chose):
            self._called = event.role
            self._fact(event.role).update(_chosen(event.choice, self.seat))
        elif isinstance(event, Saw):
            self._see(event)

    def _fact(self, role: str) -> Fact:
        return self.of.setdefault(role, {"by": name_of(self.seat), "role": role})

    def _see(self, event: Saw) -> None:
        fact = self._fact(self._called)
        if "places" in fact:
            fact.setdefault("shown", []).append(event.role)
        else:
            fact["shown"] = event.role
        if event.place == self.seat and event.role != self.dealt:
            self.card = event.role

    @property
    def may_lie(self) -> bool:
        """Whether they know a reason to."""
        return almanac.side_of[self.card] != VILLAGE


def _chosen(choice: Choice, seat: int) -> Fact:
    """What somebody has chosen: nothing, a player, spots or two players; not their own card."""
    if choice is None:
        return {"none": True}
    places = choice if isinstance(choice, tuple) else (choice,)
    players = [name_of(one) for one in places if isinstance(one, int) and one != seat]
    spots = [one for one in places if not isinstance(one, int)]
    if spots:
        return {"places": spots}
    return {"players": players} if len(players) > 1 else {"player": players[0]} if players else {}


def lived_by(seat: int, events: Iterable[Event]) -> Lived:
    """What somebody has lived through, of events among which may be those of others."""
    lived = Lived(seat)
    for one in events:
        if isinstance(one, Claimed) or not hears(seat, one):
            continue
        lived.hear(one)
    return lived


# ---- what somebody has said before all


def words_of(events: Iterable[Event]) -> dict[int, list[Said]]:
    """By players what each has said, from their last claim on if they have claimed another card before."""
    said: dict[int, list[Said]] = {}
    for one in events:
        if isinstance(one, Claimed):
            said.setdefault(one.seat, []).append(one.words)
    return {seat: _from_the_last_claim(words) for seat, words in said.items()}


def _from_the_last_claim(words: list[Said]) -> list[Said]:
    claims = [place for place, one in enumerate(words) if one[0] == "claim"]
    same = len({words[place][1] for place in claims}) == 1
    return words if same else words[claims[-1] :] if claims else []


def claim_of(words: Iterable[Said]) -> str:
    """The card somebody says they were dealt."""
    claims = [str(one[1]) for one in words if one[0] == "claim"]
    return claims[-1] if claims else SILENT


def told_in(words: Iterable[Said], seat: int) -> list[Fact]:
    """What somebody who has claimed a card says they did and saw, as a case has it.

    A Doppelganger who tells of a player's card tells of that first, and then as what she saw.
    """
    words = [*words]
    role = claim_of(words)
    saw = [(one[1], str(one[2])) for one in words if one[0] == "saw"]
    moved = [(one[1], one[2]) for one in words if one[0] == "swapped"]
    facts = []
    if role == DOPPELGANGER:
        first = next(((place, card) for place, card in saw if isinstance(place, int) and place != seat), None)
        if first is None:
            return []
        saw.remove(first)
        facts.append({"by": name_of(seat), "role": role, "player": name_of(int(first[0])), "shown": first[1]})
        role = first[1]
    if role in (SILENT, DOPPELGANGER):
        return facts
    fact = _of_the_call(role, seat, saw, moved)
    return [*facts, {"by": name_of(seat), "role": role, **fact}] if fact else facts


def _of_the_call(
    role: str, seat: int, saw: list[tuple[Choice, str]], moved: list[tuple[Choice, Choice]]
) -> Fact:
    """What this role would have seen and moved, of what somebody says."""
    if CHOOSES_NOTHING in almanac[role].traits:
        met = [
            name_of(int(place))
            for place, card in saw
            if place != seat and card == role and isinstance(place, int)
        ]
        return {"players": met, "more": True} if met else {}
    mine = [card for place, card in saw if place == seat]
    elsewhere = [(place, card) for place, card in saw if place != seat]
    if moved:
        others = [one for one in moved[-1] if one != seat]
        shown = {"shown": mine[-1]} if mine and seat in moved[-1] else {}
        return {**_at([*others]), **shown}
    if elsewhere:
        return {**_at([place for place, _ in elsewhere]), "shown": [card for _, card in elsewhere]}
    return {"shown": mine[-1]} if mine else {}


def _at(places: list[Choice]) -> Fact:
    spots = [one for one in places if one in SPARES]
    players = [name_of(int(one)) for one in places if isinstance(one, int)]
    if spots:
        return {"places": spots}
    return {"player": players[0]} if len(players) == 1 else {"players": players}


# ---- the cases


def as_file(setup: Setup, claims: Mapping[int, str], info: list[Fact], you: int | None = None) -> Fact:
    """A case of these claims and of what is told; of whom nothing is known nothing is claimed."""
    seats = range(setup.seats)
    return {
        "tale": setup.tale, "you": None if you is None else name_of(you),
        "players": [name_of(seat) for seat in seats], "set": [*setup.roles],
        "claims": {name_of(seat): claims.get(seat, SILENT) for seat in seats},
        "settings": {"lone_wolf": bool(setup.settings.get("lone_wolf"))}, "info": info,
    }  # fmt: skip


def case_of_the_village(setup: Setup, events: Iterable[Event]) -> Fact:
    """The case if all who know no reason to lie told all they know; the others as they have spoken."""
    events = [*events]
    said = words_of(events)
    claims, info = {}, []
    for seat in range(setup.seats):
        lived = lived_by(seat, events)
        if lived.may_lie:
            words = said.get(seat, [])
            claims[seat] = claim_of(words)
            info += told_in(words, seat)
        else:
            claims[seat] = lived.dealt
            info += lived.of.values()
    return as_file(setup, claims, info)
