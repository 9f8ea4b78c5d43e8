"""What a person who leads does for a role without rules: wake, show a card, ask, let things happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from fabula.core.amendments import Amendment
from fabula.core.events import Chose, Condemned, Woke
from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER, Ask, Choice
from fabula.games.clocktower.almanac import notes, prompts
from fabula.games.clocktower.almanac.cards import NIGHT, YES, almanac, residents_of
from fabula.games.clocktower.judgement.ending import avert, winning_side
from fabula.games.clocktower.judgement.votes import needed
from fabula.games.clocktower.leading import amendments as by_hand
from fabula.games.clocktower.leading import asked_by_day
from fabula.games.clocktower.leading.amending import change_role
from fabula.games.clocktower.phases import twilight
from fabula.games.clocktower.town.deaths import EXECUTION, let_all_know
from fabula.games.clocktower.town.events import CardShown, Executed
from fabula.games.clocktower.town.led import is_text
from fabula.games.clocktower.town.square import Square

ASKING = "asking"  # the beat in which a seat is asked
# what a player may be asked: how many players at most, one role where all dream of roles, yes or no
MANY = {"one": 1, "two": 2, "three": 3}
ROLE, YES_OR_NO = "role", "yes_no"
LONGEST_CARD = 300
MOST_TOKENS = 6


class CardToShow(Amendment):
    """An information card for a seat: a text of any wording, some players, some roles."""

    __slots__ = ("roles", "seats")

    def __init__(self, seats: tuple[int, ...], roles: tuple[str, ...]) -> None:
        super().__init__("card", seats, ("", "…"), ((), seats[:1]), ((), roles[:1]), at_once=True)
        self.seats = seats
        self.roles = roles

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or len(choice) != 5 or choice[0] != self.word:
            return False
        _, seat, text, players, roles = choice
        return (
            seat in self.seats
            and is_text(text, LONGEST_CARD)
            and are_some(players, self.seats)
            and are_some(roles, self.roles)
        )

    def shown(self) -> list[Any]:
        """To whom; how long a text, which players, which roles."""
        return [
            self.word,
            {"any": list(self.seats)},
            {"text": LONGEST_CARD},
            {"some": list(self.seats)},
            {"some": list(self.roles)},
        ]


def are_some(things: object, among: tuple[Choice, ...]) -> bool:
    """Whether these are a few of those."""
    return isinstance(things, tuple) and len(things) <= MOST_TOKENS and all(one in among for one in things)


def corrections(grimoire: Grimoire, *, at_once: bool = False) -> Iterator[Amendment]:
    """What may be corrected, and what is done by hand for roles without rules; or what comes `at_once`."""
    town = Square(grimoire, almanac)
    yield from by_hand.amendments(town, at_once=at_once)
    roles = (*grimoire.roles, *(role for role in town.travellers if role not in grimoire.roles))
    yield from amendments(town, roles, at_once=at_once)
    yield from asked_by_day.amendments(town)
    if not at_once:
        yield from twilight.amendments(grimoire)


def amendments(town: Square, roles: tuple[str, ...], *, at_once: bool) -> Iterator[Amendment]:
    """What is done by hand for roles without rules; `roles` are all that may be shown."""
    grimoire, here = town.grimoire, town.everyone
    yield CardToShow(here, roles)
    if grimoire.phase == NIGHT:
        yield Amendment("wake", here, at_once=True)
    if not at_once:
        yield from before_the_beat(town, residents_of(roles))
    if winning_side(grimoire) is not None:
        yield Amendment("avert", at_once=True)


def before_the_beat(town: Square, residents: tuple[str, ...]) -> Iterator[Amendment]:
    """What a script may have read before it asked."""
    grimoire, here = town.grimoire, town.everyone
    if grimoire.phase == NIGHT:
        yield Amendment("ask", here, questions_for(grimoire.roles))
    else:
        yield Amendment("execute", () if notes.EXECUTED.stands(grimoire) else town.living)
        yield Amendment("block", here)
    yield Amendment("gain", here, residents)
    yield Amendment("swap", town.residents, town.residents)


# ---------------------------------------------------------------- at a player's bed


def wake(town: Square, seat: int) -> None:
    """A player opens their eyes, as what they take themselves for."""
    town.tell(Woke(seat, believed(town.grimoire, seat)))


def believed(grimoire: Grimoire, seat: int) -> str:
    """What a player takes for their own role."""
    return grimoire.beliefs[seat] or grimoire.role(seat)


def show_card(town: Square, seat: int, text: str, players: tuple[int, ...], roles: tuple[str, ...]) -> None:
    """A player is shown a card, and keeps it in their journal."""
    town.tell(CardShown(seat, text, players or None, roles or None))


def ask_next(town: Square, seat: int, what: str) -> None:
    """What is asked of a player as soon as nothing else is on."""
    notes.ASKING.set(town, (seat, what))


async def ask(town: Square) -> None:
    """The player who is to be asked wakes and answers; whoever leads makes something of it."""
    seat, what = notes.ASKING.known(town.grimoire)
    notes.ASKING.forget(town)
    wake(town, seat)
    choice = await Ask(seat, prompts.led(what), options_of(town, seat, what))
    town.tell(Chose(seat, believed(town.grimoire, seat), choice))


def questions_for(script: tuple[str, ...]) -> tuple[str, ...]:
    """What a player may be asked; for a role only where all dream of roles, or it would betray them."""
    roles = (ROLE,) if any(almanac[role].names_roles for role in script) else ()
    return (*MANY, *roles, YES_OR_NO)


def options_of(town: Square, seat: int, what: str) -> tuple[Choice, ...]:
    """So many players or fewer, down to nobody; one role of the script, or none; themselves for yes."""
    if what == ROLE:
        return (None, *residents_of(town.grimoire.roles))
    if what == YES_OR_NO:
        return (None, seat)
    if MANY[what] == 1:
        return (None, *town.everyone)
    counts = range(1, MANY[what] + 1)
    return (None, *(some for count in counts for some in combinations(town.everyone, count)))


# ---------------------------------------------------------------- what happens


def gain(town: Square, seat: int, role: str) -> None:
    """A player has this ability too, from now on, without knowing it by this."""
    notes.STORYTELLER.set(town)
    town.give(seat, role, source=STORYTELLER)


def swap(town: Square, seat: int, other: int) -> None:
    """Two players change roles; each stays on their side, except before the first night."""
    mine, theirs = town.grimoire.role(seat), town.grimoire.role(other)
    if seat != other:
        change_role(town, seat, theirs)
        change_role(town, other, mine)


def execute(town: Square, seat: int) -> None:
    """A player is executed and dies, whatever protects them. Nobody else is today: the day ends soon."""
    town.tell(Executed(seat))
    notes.EXECUTED.set(town, (seat, YES))
    notes.BEST.forget(town)
    notes.CLOSED.set(town)
    let_all_know(town, seat, EXECUTION)


def put_on_the_block(town: Square, seat: int) -> None:
    """A player is about to die, as if enough had voted."""
    town.tell(Condemned((seat,)))
    notes.BEST.set(town, (needed(town), seat))


ACTS: dict[str, Callable[..., None]] = {
    "card": show_card,
    "wake": wake,
    "ask": ask_next,
    "gain": gain,
    "swap": swap,
    "execute": execute,
    "block": put_on_the_block,
    "avert": avert,
}
