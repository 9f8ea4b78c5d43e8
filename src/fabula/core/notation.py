"""The `.telling` file: a playthrough as text that anyone can read, diff and play again.

    fabula 1
    tale onenight
    seats 3
    roles werewolf werewolf seer robber troublemaker villager
    set lone_wolf no
    name 0 "Аня"

    beat night:seer
      called step=seer index=1
      woke seat=2 role=seer
    > 2 seer (left right)
      chose seat=2 role=seer choice=(left right)

A line that begins with `>` is an answer: who, to which prompt, the choice, and `by ...` when somebody else
gave it. A line that begins with `!`, such as `! (spare 2)`, is a correction by a person who leads; before the
first beat it is one of the deal. Indented lines are the events that followed; they are for the reader, and a
check when it is played again. Choices are written `-` for nothing, `3` for a seat or number, a word, or `( )`
around several. A line `~ 3` or `~ all` is there where a person leads who named the dead themself: whom they
named then, before all heard of anybody else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from fabula.core.events import Began, Event
from fabula.core.grimoire import Grant, Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import Choice, Who
from fabula.core.tale import Tale
from fabula.core.telling import Amended, Answered, BeatBegan, Move, Telling

HEADING = "fabula 1"
ALL = "all"
_WORD = re.compile(r"[a-z][a-z0-9_:.\-]*\Z", re.ASCII)
_NUMBER = re.compile(r"-?[0-9]{1,9}\Z")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+')
_DEEPEST = 20


class Naming(NamedTuple):
    """Whoever leads has named this seat, or all that were left, after so many moves."""

    after: int
    seat: int | None


class Unreadable(ValueError):
    """The text is no telling; `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass
class Told:
    """A telling as read from a file: its setup, moves, names at the table, and the events written there.

    `lines` gives the number of the line on which each move stands.
    """

    setup: Setup
    moves: list[Move] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    namings: list[Naming] = field(default_factory=list)
    written: list[tuple[int, str]] = field(default_factory=list)


def write_choice(choice: Any) -> str:
    """A choice, or any plain value of an event, on one line."""
    if choice is None:
        return "-"
    if choice is True or choice is False:
        return "yes" if choice else "no"
    if isinstance(choice, int):
        return str(choice)
    if isinstance(choice, str):
        return choice if _WORD.match(choice) else json.dumps(choice, ensure_ascii=False)
    if isinstance(choice, Mapping):
        return "(" + " ".join(f"{key}:{write_choice(value)}" for key, value in choice.items()) + ")"
    parts = choice.written() if isinstance(choice, Grant) else choice
    return "(" + " ".join(map(write_choice, parts)) + ")"


def read_choice(text: str) -> Choice:
    """The choice that `write_choice` wrote; ValueError for anything else."""
    tokens = _tokens(text)
    choice = _take(tokens)
    if tokens:
        raise ValueError(f"more than one choice: {text}")
    return choice


def _tokens(text: str) -> list[str]:
    if _TOKEN.sub("", text).strip():
        raise ValueError(f"a quotation mark is not closed: {text}")
    return _TOKEN.findall(text)


def _take(tokens: list[str], depth: int = 0) -> Choice:
    if not tokens:
        raise ValueError("a choice is missing")
    token = tokens.pop(0)
    if token == "(":
        return _take_several(tokens, depth + 1)
    if token == "-":
        return None
    if token.startswith('"'):
        return str(json.loads(token))
    if _NUMBER.match(token):
        return int(token)
    if _WORD.match(token):
        return token
    raise ValueError(f"no choice: {token}")


def _take_several(tokens: list[str], depth: int) -> Choice:
    if depth > _DEEPEST:
        raise ValueError("too many brackets")
    parts = []
    while tokens and tokens[0] != ")":
        parts.append(_take(tokens, depth))
    if not tokens:
        raise ValueError("a bracket is not closed")
    tokens.pop(0)
    return tuple(parts)


def write_event(event: Event) -> str:
    """An event on one line: its name, and what it tells as key=value."""
    data = event.data()
    return " ".join([data.pop("e"), *(f"{key}={write_choice(value)}" for key, value in data.items())])


def write(telling: Telling, names: Mapping[int, str] | None = None, namings: Collection[Naming] = ()) -> str:
    """The whole telling as text."""
    return "\n".join([*_heading(telling.setup, names or {}), *_body(telling.log, namings)]) + "\n"


def write_moves(telling: Telling) -> str:
    """No more than it takes to play the telling again: nothing of what came of each move."""
    return "\n".join([*_heading(telling.setup, {}), *_body(telling.moves(), ())]) + "\n"


def _heading(setup: Setup, names: Mapping[int, str]) -> Iterator[str]:
    yield HEADING
    yield f"tale {setup.tale}"
    yield f"seats {setup.seats}"
    yield f"roles {' '.join(setup.roles)}"
    for key, value in setup.settings.items():
        yield f"set {key} {write_choice(value)}"
    for seat, name in names.items():
        yield f"name {seat} {json.dumps(name, ensure_ascii=False)}"


def _body(lines: Sequence[Move | Event], namings: Collection[Naming]) -> Iterator[str]:
    left, moves = [*namings], 0
    for line in [*lines, None]:
        if not isinstance(line, Event):
            while left and left[0].after <= moves:
                who = left.pop(0).seat
                yield f"~ {ALL if who is None else who}"
            moves += 1
        if line is None:
            return
        if isinstance(line, BeatBegan):
            yield ""
            yield f"beat {line.name}"
        elif isinstance(line, Answered):
            by = f" by {write_choice(line.by)}" if line.by else ""
            yield f"> {line.who} {line.prompt} {write_choice(line.choice)}{by}"
        elif isinstance(line, Amended):
            yield f"! {write_choice(line.act)}"
        else:
            yield f"  {write_event(line)}"


def read(text: str) -> Told:
    """What a file tells; Unreadable, with the line, for what is no telling."""
    lines = [(number, line.rstrip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines or lines[0][1] != HEADING:
        raise Unreadable(1, f"a telling begins with the line '{HEADING}'")
    body = next((i for i, (_, line) in enumerate(lines) if line.startswith(("beat ", "! "))), len(lines))
    told = _read_heading(lines[1:body])
    for number, line in lines[body:]:
        try:
            _read_line(told, number, line)
        except ValueError as error:
            raise Unreadable(number, str(error)) from None
    return told


def _read_heading(lines: list[tuple[int, str]]) -> Told:
    found: dict[str, str] = {}
    settings: dict[str, Any] = {}
    names: dict[int, str] = {}
    for number, line in lines:
        word, _, rest = line.partition(" ")
        try:
            if word == "set":
                key, _, value = rest.partition(" ")
                settings[key] = value == "yes" if value in ("yes", "no") else read_choice(value)
            elif word == "name":
                seat, _, name = rest.partition(" ")
                names[_number(seat)] = _name(name)
            elif word in ("tale", "seats", "roles") and word not in found:
                found[word] = rest
            else:
                raise ValueError(f"no such heading, or not twice: {word}")
        except ValueError as error:
            raise Unreadable(number, str(error)) from None
    if missing := [word for word in ("tale", "seats", "roles") if not found.get(word)]:
        raise Unreadable(1, f"the heading lacks {', '.join(missing)}")
    try:
        seats = _number(found["seats"])
    except ValueError as error:
        raise Unreadable(1, str(error)) from None
    return Told(Setup(found["tale"], seats, tuple(found["roles"].split()), settings), names=names)


def _number(text: str) -> int:
    if not _NUMBER.match(text):
        raise ValueError(f"no number: {text}")
    return int(text)


def _name(text: str) -> str:
    name = json.loads(text)
    if not isinstance(name, str):
        raise ValueError(f"no name: {text}")
    return name


def _read_line(told: Told, number: int, line: str) -> None:
    if line.startswith("  "):
        told.written.append((number, line.strip()))
        return
    if line.startswith("beat "):
        told.moves.append(BeatBegan(line[5:]))
    elif line.startswith("> "):
        told.moves.append(_read_answer(line[2:]))
    elif line.startswith("! "):
        told.moves.append(Amended(read_choice(line[2:])))
    elif line.startswith("~ "):
        who = line[2:]
        told.namings.append(Naming(len(told.moves), None if who == ALL else _number(who)))
        return
    else:
        raise ValueError(f"neither beat, answer, correction nor event: {line}")
    told.lines.append(number)


def _read_answer(line: str) -> Answered:
    who, _, rest = line.partition(" ")
    prompt, _, rest = rest.partition(" ")
    tokens = _tokens(rest)
    choice = _take(tokens)
    by = ""
    if tokens:
        if tokens.pop(0) != "by":
            raise ValueError(f"more than one choice: {rest}")
        by = str(_take(tokens))
    if tokens:
        raise ValueError(f"this says too much: {rest}")
    asked: Who = int(who) if _NUMBER.match(who) else who
    return Answered(asked, prompt, choice, by)


def play_again(tale: Tale, told: Told) -> Telling:
    """The telling of a file, played again and checked: Unreadable where it would go another way."""
    if told.setup.tale != tale.id:
        raise Unreadable(1, f"this is {told.setup.tale}, not {tale.id}")
    setup = tale.set_up_again(told.setup.seats, told.setup.roles, told.setup.settings)
    telling = Telling(tale, setup)
    for number, move in zip(told.lines, told.moves, strict=True):
        try:
            _follow(telling, move)
        except (ValueError, Refusal) as error:
            raise Unreadable(number, str(error)) from None
    later = tale.once(told.setup.settings)
    happened = [write_event(_without(later, event)) for event in telling.events()]
    if told.written:
        for (number, line), event in zip(told.written, happened, strict=False):
            if line != event:
                raise Unreadable(number, f"here it goes on differently: {event}")
        if len(told.written) != len(happened):
            raise Unreadable(told.written[-1][0], "events are missing or too many")
    return telling


def _without(later: Collection[str], event: Event) -> Event:
    """An event as a file has it that was written before these settings were there."""
    if not isinstance(event, Began):
        return event
    return replace(event, settings={key: value for key, value in event.settings.items() if key not in later})


def _follow(telling: Telling, move: Move) -> None:
    if isinstance(move, Answered):
        asked = telling.ask_of(move.who).prompt
        if move.prompt != asked:
            raise ValueError(f"what is asked here is {asked}")
    elif isinstance(move, BeatBegan):
        if telling.pending is not None:
            raise ValueError("the beat before is not over")
        following = telling.tale.next_beat(telling.grimoire)
        if following is None or following.name != move.name:
            raise ValueError(f"what follows here is {following.name if following else 'nothing'}")
    telling.take(move)
