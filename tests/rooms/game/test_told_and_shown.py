"""The law: nothing is booked as told that was not shown; led games of guests without phones, by lot."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.rooms.dealing import own_ask
from tests.rooms.table import Phone, a_table, an_option, play, some_rooms
from tests.rooms.test_scripts_played import without_statements

from fabula.core.events import Event, Private, Told
from fabula.core.views import TOWN, hears
from fabula.games.clocktower.tale import Clocktower
from fabula.rooms.access.limits import Limits
from fabula.rooms.game.unshown import DEAL, LOOK, Unshown, is_call
from fabula.rooms.room.room import Room
from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m

MOON = "grandmother sailor chambermaid innkeeper gambler courtier lunatic goon godfather "
GOOD = "washerwoman chef empath fortune_teller undertaker ravenkeeper "
SCRIPTS = {
    **Clocktower.scripts.named,
    "lunatics": (MOON + "zombuul po pukka assassin").split(),
    "other_roles": (GOOD + "philosopher dreamer pit_hag barber snake_charmer mutant imp fang_gu").split(),
}
LIMITS = Limits(commands_at_once=10_000, wrong_at_once=10_000)
PLAYERS, TRAVELLERS = 8, ("thief", "gangster")
TURNS = 120
EVENINGS = 3
BY_NIGHT = ("setup", "dusk", "night")
# What a player does themself, and what it costs: they raised the hand that a secret vote has counted.
THEIR_OWN = ("woke", "chose", "asked", "copied", "pointed", "secret_token")
Fact = tuple[int, int, str]  # of whom, the how many-th they are told, and what


class Evening:
    """A leader who goes on, shows, decides, corrects and takes back by lot, and what they had before them."""

    def __init__(self, rooms: Rooms, lead: Phone, chance: random.Random) -> None:
        self.room: Room = rooms.servers[lead.code].room
        self.lead = lead
        self.chance = chance
        self.shown: set[Fact] = set()
        self.known: set[Fact] = set()
        self.seen = Counter[str]()  # what has been shown, and how

    # ---- what was told

    @property
    def events(self) -> list[Event]:
        """All that happened, as whoever leads counts it."""
        assert self.room.play is not None
        return [line for line in self.room.play.telling.log if isinstance(line, Event)]

    def facts(self) -> Iterator[tuple[int, Fact]]:
        """What one seat hears and nobody else, with its number."""
        told = Counter[int]()
        for number, event in enumerate(self.events, 1):
            data = event.data()
            if event.name in THEIR_OWN or hears(TOWN, event) or says_nothing(data):
                continue
            for seat in range(len(self.room.seats)):
                if hears(seat, event):
                    told[seat] += 1
                    yield number, (seat, told[seat], json.dumps(data, default=list))

    @property
    def waiting(self) -> set[int]:
        """What waits to be shown, as the leader's phone has it."""
        return set(self.lead.last("foresight").get("show", [])) if self.lead.all("foresight") else set()

    def holds(self) -> None:
        """Whatever does not wait has been shown."""
        waiting, known = self.waiting, {fact for _, fact in self.facts()}
        self.seen["told by day"] += len(known - self.known) if self.lead.clock["phase"] not in BY_NIGHT else 0
        self.known |= known
        booked = {fact for number, fact in self.facts() if number not in waiting}
        assert booked <= self.shown, f"booked without a look: {sorted(booked - self.shown)}"

    # ---- what was shown

    def before_them(self) -> set[int]:
        """The cards that whoever leads has before them now and that lie there no more when they go on."""
        phase, events = self.lead.clock["phase"], self.events
        if phase == "dusk":
            return {number for number in self.waiting if events[number - 1].name == "shown"}
        lines = [number for number, event in enumerate(events, 1) if event.name == "walked"]
        return {number for number in self.waiting if number > lines[-1]} if phase == "night" else set()

    def book(self, how: str, numbers: set[int]) -> None:
        """These are shown."""
        self.shown |= {fact for number, fact in self.facts() if number in numbers}
        self.seen[how] += len(numbers)

    # ---- what is done

    async def step(self) -> None:
        """Let one thing be done."""
        own, lot = own_ask(self.lead), self.chance.random()
        if lot < 0.04 and self.lead.clock["phase"] != "setup":
            await self.lead.does(m.Undo)
        elif own is not None:
            await self.decide(own)
        elif lot < 0.25 and self.waiting:
            numbers = set(self.chance.sample(sorted(self.waiting), 1))
            self.book("showed", numbers)
            await self.lead.does(m.Showed, entries=sorted(numbers))
        elif lot < 0.33:
            await self.correct()
        elif lot < 0.5 and self.lead.asks:
            await self.act(self.chance.choice(self.lead.asks))
        else:
            self.book(self.lead.clock["phase"], self.before_them())
            await self.lead.does(m.Next)

    async def decide(self, ask: dict[str, Any]) -> None:
        """What the rules leave open: by the advice, or otherwise."""
        otherwise = without_statements(ask)
        if self.lead.clock["phase"] != "setup" and otherwise["options"] and self.chance.random() < 0.5:
            choice = an_option(otherwise, self.chance.randrange(99))
        else:
            choice = ask["suggested"]
        await self.lead.does(m.Answer, ask=ask["id"], choice=choice)

    async def act(self, ask: dict[str, Any]) -> None:
        """For somebody of whom something is asked."""
        asked = without_statements(ask)
        if asked["options"]:
            choice = an_option(asked, self.chance.randrange(99))
            await self.lead.does(m.Answer, ask=ask["id"], choice=choice, seat=ask["seat"])

    async def correct(self) -> None:
        """Somebody is another role now, or comes late."""
        seat = self.chance.randrange(PLAYERS)
        act = ["role", seat, self.chance.choice(self.room.playing().telling.grimoire.roles)]
        if self.chance.random() < (0.3 if self.lead.clock["phase"] in BY_NIGHT else 0.8):
            await self.lead.does(
                m.Amend, act=["traveller", self.chance.choice(TRAVELLERS), "evil", seat], name=f"T{seat}"
            )
        else:
            await self.lead.does(m.Amend, act=act)


def says_nothing(facts: dict[str, Any]) -> bool:
    """Whether there is no more to show than that the Storyteller has nothing to tell."""
    return facts.get("answer") in ((), []) and "seats" not in facts


async def an_evening(script: str, seed: int) -> Counter[str]:
    """Play one; how much was shown in which way."""
    rooms, chance = some_rooms(seed=seed, limits=LIMITS), random.Random(f"{script} {seed}")
    (lead,) = await a_table(rooms, 1, tale="clocktower")
    await lead.does(m.Settings, change={"lead": "person"})
    for seat in range(PLAYERS):
        await lead.does(m.AddGuest, name=f"P{seat}")
    assert (await lead.does(m.Choose, roles=list(SCRIPTS[script])))["t"] == "done"
    assert (await lead.does(m.Start))["t"] == "done"
    it = Evening(rooms, lead, chance)
    for _ in range(TURNS):
        if it.room.stage == "after":
            break
        await it.step()
        it.holds()
    return it.seen


async def some_evenings(script: str) -> Counter[str]:
    """Play a few; how much was shown in which way in all of them."""
    seen = Counter[str]()
    for seed in range(EVENINGS):
        seen += await an_evening(script, seed)
    return seen


@pytest.mark.parametrize("script", SCRIPTS)
def test_nothing_is_booked_as_told_that_was_not_shown(script: str) -> None:
    seen = play(some_evenings(script))
    assert min(seen["dusk"], seen["night"], seen["showed"]) > EVENINGS
    assert seen["told by day"]


def test_the_law_fails_where_nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Unshown, "due", lambda *_: [])
    with pytest.raises(AssertionError, match="booked"):
        play(an_evening("trouble_brewing", 0))


def test_the_law_fails_where_one_word_stands_for_all_that_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    settle = Unshown.settle
    monkeypatch.setattr(Unshown, "settle", lambda showing, _: settle(showing, range(10_000)))
    with pytest.raises(AssertionError, match="booked"):
        play(an_evening("trouble_brewing", 0))


def test_the_law_fails_where_what_is_told_by_day_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    note = Unshown._note

    def let_it_be(showing: Unshown, event: Event, seat: int, *, told_here: bool) -> None:
        by_day = not is_call(showing._beat) and showing._beat not in (DEAL, LOOK)
        note(showing, event, seat, told_here=told_here or by_day)

    monkeypatch.setattr(Unshown, "_note", let_it_be)
    for script in SCRIPTS:
        with pytest.raises(AssertionError, match="booked"):
            play(some_evenings(script))


def test_what_is_private_and_not_told_is_what_its_player_did() -> None:
    private = {one.name for one in every(Private) if issubclass(one, Event)}
    told = {one.name for one in every(Told) if issubclass(one, Event)}
    assert private - told == set(THEIR_OWN)


def every(kind: type[Private]) -> Iterator[type[Private]]:
    """All kinds of it that are declared anywhere."""
    for one in kind.__subclasses__():
        yield one
        yield from every(one)
