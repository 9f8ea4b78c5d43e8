"""The town as a script sees it: who sits where, who lives, whom to ask; and the pen that writes events."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from itertools import compress
from typing import TYPE_CHECKING, Any

from fabula.core.cards import Card, Place
from fabula.core.events import Event
from fabula.core.grimoire import Grant, Grimoire, abilities
from fabula.core.requests import FATE, Ask, Choice, Options, Request, Round, Who
from fabula.core.working import works

if TYPE_CHECKING:
    from fabula.core.cards import Almanac

Script = Coroutine[Any, Any, None]
Asking = tuple[Script, tuple[Ask, ...], bool]  # what a script asks, and whether it is one question alone


class Town:
    """What scripts read and write through. Reading never changes anything; `tell` is the only pen.

    Without a record of what happens it can only be read.
    """

    __slots__ = ("_record", "almanac", "everyone", "grimoire", "spares")

    def __init__(
        self,
        grimoire: Grimoire,
        almanac: Almanac,
        spares: tuple[Place, ...] = (),
        record: Callable[[Event], None] | None = None,
    ) -> None:
        self.grimoire = grimoire
        self.almanac = almanac
        self.spares = spares
        self.everyone = tuple(range(grimoire.seats))
        self._record = record or _refuse

    def tell(self, event: Event) -> None:
        """Let it happen: write it down and change the Grimoire."""
        self._record(event)
        event.apply(self.grimoire)

    # ---- reading

    @property
    def night(self) -> int:
        """The number of this night or day, from 1."""
        return self.grimoire.number

    def others(self, seat: int) -> tuple[int, ...]:
        """All seats but this one, clockwise from the first."""
        return self.everyone[:seat] + self.everyone[seat + 1 :]

    def living_others(self, seat: int) -> tuple[int, ...]:
        """The living but for this seat."""
        return tuple([other for other in self.living if other != seat])

    @property
    def living(self) -> tuple[int, ...]:
        """The seats still alive."""
        return tuple(compress(self.everyone, self.grimoire.alive))

    def living_neighbours(self, seat: int) -> tuple[int, ...]:
        """The nearest living seat on either side; one seat only when but one other lives."""
        order = [*range(seat + 1, len(self.everyone)), *range(seat)]
        living = [other for other in order if self.grimoire.alive[other]]
        return (living[0], living[-1]) if len(living) > 1 else tuple(living)

    def card(self, place: Place) -> Card:
        """The card that lies there now."""
        return self.grimoire.cards[place]

    def side(self, seat: int) -> str:
        """The side a seat is on: its card's, unless it was turned."""
        turned = self.grimoire.sides.get(seat)
        return turned or self.almanac.side_of[self.grimoire.role(seat)]

    def kind(self, seat: int) -> str:
        """The kind of the role that lies at a seat."""
        return self.almanac.kind_of[self.grimoire.role(seat)]

    def disguises(self, seat: int) -> tuple[str, ...]:
        """The roles by whose ability a seat may register as something else: its card's, if it does."""
        role = self.grimoire.role(seat)
        return (role,) if self.almanac[role].registers else ()

    def worn(self, seat: int) -> tuple[str, ...]:
        """The roles as which a seat may register now: of its disguises those whose ability works."""
        disguises = self.disguises(seat)
        if not disguises:
            return ()
        own = (one for one in self.grimoire.grants if one.seat == seat and one.role in disguises)
        return tuple(grant.role for grant in own if works(self.grimoire, grant))

    def holders(self, role: str) -> tuple[int, ...]:
        """The seats that have this ability, dealt or gained."""
        return tuple([grant.seat for grant in self.grimoire.grants if grant.role == role])

    def sleepers_of(self, step: str) -> list[Grant]:
        """The abilities that wake when this step is called, clockwise."""
        return abilities(self.grimoire, self.almanac).called.get(step, [])

    # ---- asking

    async def fate(self, prompt: str, options: Options) -> Choice:
        """Let Fate draw one of the options."""
        return await Ask(FATE, prompt, options)


def _refuse(event: Event) -> None:
    raise AssertionError(f"a town that is only read: {event}")


class Together:
    """Several scripts side by side: whoever asks a player waits until all have asked and all are answered.

    So that two who wake for the same call choose at the same time and neither waits for the other;
    what they chose then happens in the order of the scripts. Nobody is asked two things at once: who is asked
    by one script answers the next one after it.
    """

    __slots__ = ("scripts",)

    def __init__(self, scripts: list[Script]) -> None:
        self.scripts = scripts

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield from self._run()
        finally:
            for script in self.scripts:
                script.close()

    def _run(self) -> Generator[Any, Any, None]:
        asking: list[Asking] = []
        for script in self.scripts:
            yield from _until_it_asks_a_player(script, None, asking)
        while asking:
            resumed, asking = _all_who_are_free(asking)
            asks = tuple(ask for _, several, _ in resumed for ask in several)
            answers = list((yield Round(asks)))
            for script, several, alone in resumed:
                mine = tuple(answers.pop(0) for _ in several)
                yield from _until_it_asks_a_player(script, mine[0] if alone else mine, asking)


def _all_who_are_free(asking: list[Asking]) -> tuple[list[Asking], list[Asking]]:
    """Those whose players can be asked now, and those who have to wait for a player that another asks."""
    asked: list[Who] = []
    free: list[Asking] = []
    waiting: list[Asking] = []
    for one in asking:
        players = [ask.who for ask in one[1]]
        (waiting if any(player in asked for player in players) else free).append(one)
        asked += players
    return free, waiting


def _until_it_asks_a_player(
    script: Script, answer: Choice, asking: list[Asking]
) -> Generator[Any, Any, None]:
    try:
        while True:
            request: Request = script.send(answer)
            if isinstance(request, Round):
                asking.append((script, request.asks, False))
                return
            if isinstance(request, Ask) and isinstance(request.who, int):
                asking.append((script, (request,), True))
                return
            answer = yield request
    except StopIteration:
        return
