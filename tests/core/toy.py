"""A tale of five roles for the core's own tests: two nights, then nobody has won."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import partial
from typing import Any

from fabula.core.cards import EACH_NIGHT, FIRST_NIGHT, Almanac
from fabula.core.events import Began, Called, Dealt, Died, Granted, PhaseBegan, Shown, Woke, Won
from fabula.core.grimoire import Grimoire
from fabula.core.parts import Advice
from fabula.core.requests import Choice
from fabula.core.tale import Beat, Tale
from fabula.core.telling import Telling
from fabula.core.town import Together, Town
from fabula.core.verbs import Me

almanac = Almanac("philosopher", "empath", "drunk", "recluse", "poisoner")
townsfolk = almanac.kind("townsfolk", side="good")
outsider = almanac.kind("outsider", side="good")
minion = almanac.kind("minion", side="evil")
SHEET = ("philosopher", "poisoner", "empath")
NIGHTS = 2
COUNTS = (0, 1, 2)


@townsfolk("philosopher", wakes=FIRST_NIGHT)
async def philosopher(me: Me, town: Town) -> None:
    """Once, you may choose a role: you have its ability, and whoever has it is drunk."""
    role = await me.may_choose(("empath", "poisoner"))
    if role is not None:
        for seat in town.holders(role):
            await me.mark(seat, "drunk")
        await me.gain(role, step=role)


@townsfolk("empath", wakes=EACH_NIGHT)
async def empath(me: Me, town: Town) -> None:
    """You learn how many of your living neighbours are evil."""
    await me.learn(COUNTS, lambda see: sum(see(n).evil for n in town.living_neighbours(me.seat)))


drunk = outsider("drunk")
"""You think you are an Empath."""

recluse = outsider("recluse", registers=("poisoner",))
"""You may register as evil."""


@minion("poisoner", wakes=EACH_NIGHT)
async def poisoner(me: Me, town: Town) -> None:
    """You poison a player until dusk."""
    victim = await me.choose(town.everyone)
    await me.mark(victim, "poisoned", until="dusk")


class Toy(Tale):
    """Seats get the roles in the order of the set."""

    id = "toy"
    almanac = almanac
    least_seats = 1
    most_seats = 9
    sheet = SHEET

    def suggest(self, seats: int) -> tuple[str, ...]:
        """Empaths."""
        return ("empath",) * seats

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """A role for each seat."""
        return [] if len(roles) == seats else [Advice("set-wrong-size", "stop")]

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """The deal, then for each night a dusk and the calls of the sheet."""
        if grimoire.phase == "setup":
            return Beat("deal", deal)
        if grimoire.winners is not None:
            return None
        if grimoire.phase == "dusk" and grimoire.step + 1 < len(SHEET):
            name = SHEET[grimoire.step + 1]
            return Beat(name, partial(call, name))
        return Beat("dusk", dusk) if grimoire.number < NIGHTS else Beat("end", end)

    def laws(self, grimoire: Grimoire) -> None:
        """Everybody has a card."""
        assert not grimoire.cards or len(grimoire.cards) == grimoire.seats


async def deal(town: Town) -> None:
    """Lay the roles out; a Drunk is shown an Empath, and believes to be one."""
    roles = town.grimoire.roles
    town.tell(Began("toy", len(roles), roles, {}))
    town.tell(PhaseBegan("deal", 0))
    town.tell(Dealt(dict(enumerate(roles))))
    for seat, role in enumerate(roles):
        shown = "empath" if role == "drunk" else role
        town.tell(Shown(seat, shown))
        town.tell(Granted(seat, role, role))
        if role == "drunk":
            town.tell(Granted(seat, "empath", "empath", sham=True, source="drunk"))


async def dusk(town: Town) -> None:
    """The next night falls."""
    town.tell(PhaseBegan("dusk", town.grimoire.number + 1))


async def call(step: str, town: Town) -> None:
    """Call a step of the sheet."""
    town.tell(Called(step, town.grimoire.step + 1))
    scripts = []
    for grant in town.sleepers_of(step):
        role = almanac[grant.role]
        if role.script is not None and role.wakes.on(town.night):
            town.tell(Woke(grant.seat, grant.role))
            scripts.append(role.script(Me(town, grant), town))
    await Together(scripts)


async def end(town: Town) -> None:
    """Nobody has won."""
    town.tell(Won((), ()))


class Nights:
    """A telling of the toy, driven until it asks what the test wants to answer."""

    def __init__(self, roles: str) -> None:
        names = tuple(roles.split())
        toy = Toy()
        self.telling = Telling(toy, toy.set_up(len(names), names))

    def until(self, prompt: str) -> tuple[Choice, ...]:
        """Go on until this is asked; gives the options."""
        while self.asked() is None:
            assert self.telling.begin_beat(), f"nobody was asked {prompt}"
        assert self.asked() == prompt
        return tuple(self.telling.ask_of(self.telling.waiting_for()[0]).options)

    def asked(self) -> str | None:
        """What is asked now."""
        waiting = self.telling.waiting_for()
        return self.telling.ask_of(waiting[0]).prompt if waiting else None

    def answer(self, prompt: str, choice: Choice) -> Nights:
        """Go on until this is asked, and answer it for the first who has not."""
        self.until(prompt)
        self.telling.answer(self.telling.waiting_for()[0], choice)
        return self

    def rest(self) -> Nights:
        """Go on to the end, where nothing more is asked."""
        while self.telling.pending is None and self.telling.begin_beat():
            pass
        return self

    def learned(self, seat: int) -> list[Choice]:
        """What a seat was told."""
        return [event.data()["answer"] for event in self.telling.events() if _is_told(event.data(), seat)]

    def kill(self, seat: int) -> Nights:
        """A player dies."""
        self.telling.town.tell(Died(seat, "test"))
        return self


def _is_told(entry: dict[str, Any], seat: int) -> bool:
    return (entry["e"], entry.get("seat")) == ("learned", seat)


def a_town(roles: str) -> Town:
    """The town of a telling after the deal."""
    nights = Nights(roles)
    nights.telling.begin_beat()
    return nights.telling.town


def run(script: Coroutine[Any, Any, None], *answers: Choice) -> None:
    """Run a script of one's own to its end with these answers."""
    waiting = list(answers)
    answer = None
    while True:
        try:
            script.send(answer)
        except StopIteration:
            assert not waiting, f"nobody asked for {waiting}"
            return
        answer = waiting.pop(0)
