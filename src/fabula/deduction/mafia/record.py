"""A game of either Mafia as a case has it: what all saw, and what each has chosen, met and learned."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from fabula.core.events import (
    Chose,
    Claimed,
    Died,
    Event,
    Freed,
    Jailed,
    Learned,
    Met,
    PhaseBegan,
    Revealed,
    Saw,
    Shown,
    Tied,
    Voted,
)
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.deduction.mafia.case import CHOICE, DEATH, EXECUTION, FREE, JAIL, MET, SILENT, VOTE

Fact = dict[str, Any]


class Played(NamedTuple):
    """A case, and who had which card."""

    file: Fact
    roles: tuple[str, ...]


@dataclass
class Record:
    """What these events tell. By a number all mean the same: that of the last light of day, or night."""

    tale: ClassVar[str]
    by_night: ClassVar[tuple[str, ...]] = ("night",)  # causes of death that are found when day comes
    manners: ClassVar[tuple[str, ...]] = ()  # words that say how a card is used, before it is said on whom
    alone: ClassVar[tuple[str, ...]] = ()  # and words for a use that concerns nobody else
    stopped: ClassVar[str] = ""  # what somebody is shown whose card is of no use this time

    setup: Setup
    number: int = 0
    phase: str = ""
    cards: dict[int, str] = field(default_factory=dict)
    events: list[Fact] = field(default_factory=list)
    info: list[Fact] = field(default_factory=list)
    claims: dict[int, str] = field(default_factory=dict)
    words: list[tuple[int, int, tuple[Choice, ...]]] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    chosen: dict[int, int] = field(default_factory=dict)  # by seat, where its last choice stands in `info`
    manner: dict[int, str] = field(default_factory=dict)  # by seat, how it uses its card this time

    def hear_all(self, events: Iterable[Event]) -> None:
        """Take in what has happened."""
        for one in events:
            self.hear(one)

    def hear(self, one: Event) -> None:
        """Take in what comes next."""
        reads = READS.get(type(one))
        if reads is not None:
            reads(self, one)

    def say(self, seat: int, role: str, **more: Any) -> None:
        """Keep what a player has chosen, met or learned in this night."""
        self.info.append({"by": seat, "night": self.number, "role": role, **more})

    def told_by(self, honest: Iterable[int]) -> list[Fact]:
        """What these have chosen, met and learned."""
        seats = tuple(honest)
        return [one for one in self.info if one["by"] in seats]

    def as_file(self, claims: dict[int, str], info: list[Fact], nights: int, you: int | None = None) -> Fact:
        """A case of these claims and of what all saw."""
        roles = list(self.setup.roles)
        file: Fact = {
            "tale": self.tale, "players": list(range(self.setup.seats)), "set": roles,
            "settings": dict(self.setup.settings), "nights": nights,
            "claims": {seat: claims.get(seat, SILENT) for seat in range(self.setup.seats)},
            "events": self.events, "info": info,
        }  # fmt: skip
        return with_names(file if you is None else {**file, "you": you})


def with_names(file: Fact) -> Fact:
    """The record with a name for each seat, as a file has it."""
    return {key: _named(key, value) for key, value in file.items()}


def name_of(seat: int) -> str:
    """What whoever sits there is called in a case."""
    return f"p{seat}"


WHO = ("player", "by", "you")
WHOM = ("players", "most")


def _named(key: str, value: Any) -> Any:
    if key in WHO:
        return name_of(value)
    if key in WHOM:
        return [name_of(seat) for seat in value]
    if key == "claims":
        return {name_of(seat): role for seat, role in value.items()}
    if key == "hands":
        return {name_of(seat): None if at is None else name_of(at) for seat, at in value.items()}
    if key in ("events", "info"):
        return [with_names(one) for one in value]
    return value


# ---- event by event


def _begin(record: Record, one: PhaseBegan) -> None:
    record.phase, record.number = one.phase, one.number


def _show(record: Record, one: Shown) -> None:
    record.cards.setdefault(one.seat, one.role)


def _die(record: Record, one: Died) -> None:
    record.dead.append(one.seat)
    night = one.cause in record.by_night
    when = {"night": record.number} if night else {"day": record.number}
    record.events.append({"type": DEATH if night else EXECUTION, "player": one.seat, **when})
    if not night:
        _come_out(record, [one.seat])


def _reveal(record: Record, one: Revealed) -> None:
    for event in record.events:
        if event.get("player") == one.place and event["type"] in (DEATH, EXECUTION):
            event["role"] = one.role


def _jail(record: Record, one: Jailed) -> None:
    record.events.append({"type": JAIL, "player": one.seat, "night": record.number})


def _free(record: Record, one: Freed) -> None:
    when = "night" if record.phase == "dawn" else "day"
    record.events.append({"type": FREE, "player": one.seat, when: record.number})


def _vote(record: Record, one: Voted) -> None:
    """Hands that point at one each; what else is given in a vote tells of nobody."""
    if not all(at is None or isinstance(at, int) for at in one.votes):
        return
    hands = {seat: at for seat, at in enumerate(one.votes) if at is not None}
    record.events.append({"type": VOTE, "day": record.number, "hands": hands, "most": []})


def _tie(record: Record, one: Tied) -> None:
    _come_out(record, [*one.seats])


def _come_out(record: Record, seats: list[int]) -> None:
    """What the last vote came to: who is tied, or who has gone by it, one or several."""
    for place in range(len(record.events) - 1, -1, -1):
        event = record.events[place]
        if event["type"] == VOTE:
            if event["day"] == record.number and not (len(event["most"]) > 1):
                event["most"] = seats
            return


def _choose(record: Record, one: Chose) -> None:
    """How somebody has used their card and on whom; what they are told of it takes its place."""
    if record.cards.get(one.seat) != one.role:
        return
    if one.choice in record.manners:
        record.manner[one.seat] = str(one.choice)
    elif one.choice in record.alone:
        record.say(one.seat, one.role, kind=CHOICE, players=[], shown=str(one.choice))
    elif one.choice is None or _is_of_seats(one.choice):
        record.chosen[one.seat] = len(record.info)
        how = record.manner.pop(one.seat, "")
        more = {"shown": how} if how else {}
        record.say(one.seat, one.role, kind=CHOICE, players=_seats(one.choice), **more)


def _is_of_seats(choice: Any) -> bool:
    return all(isinstance(one, int) for one in (choice if isinstance(choice, tuple) else (choice,)))


def _seats(choice: Any) -> list[int]:
    return [] if choice is None else list(choice) if isinstance(choice, tuple) else [choice]


def _learn(record: Record, one: Learned) -> None:
    if record.stopped and one.answer == record.stopped:
        record.say(one.seat, one.role, kind=CHOICE, players=[], shown=record.stopped)
        return
    _answer(record, one.seat, one.role, str(one.answer))


def _see(record: Record, one: Saw) -> None:
    """Which card somebody was shown of whom they have chosen."""
    place = record.chosen.get(one.seat)
    if place is not None and record.info[place]["players"] == [one.place]:
        _answer(record, one.seat, record.cards[one.seat], one.role)


def _answer(record: Record, seat: int, role: str, shown: str) -> None:
    place = record.chosen.get(seat)
    if place is not None and record.info[place]["night"] == record.number:
        asked = record.info[place]
        if asked["role"] == role and asked.get("kind") == CHOICE and asked["players"]:
            record.info[place] = {key: value for key, value in asked.items() if key != "kind"} | {
                "shown": shown
            }


def _meet(record: Record, one: Met) -> None:
    card = record.cards.get(one.seat)
    if card is not None:
        record.say(one.seat, card, kind=MET, players=list(one.seats), shown=one.role)


def _claim(record: Record, one: Claimed) -> None:
    record.words.append((one.seat, record.number, one.words))
    if one.words[0] == "claim":
        record.claims[one.seat] = str(one.words[1])


READS: dict[type[Event], Any] = {
    PhaseBegan: _begin, Shown: _show, Died: _die, Revealed: _reveal, Jailed: _jail, Freed: _free,
    Voted: _vote, Tied: _tie, Chose: _choose, Learned: _learn, Saw: _see, Met: _meet, Claimed: _claim,
}  # fmt: skip
