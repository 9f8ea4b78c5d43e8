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
gave it. Indented lines are the events that followed; they are for the reader, and a check when it is played
again. Choices are written `-` for nothing, `3` for a seat or number, a word, or `( )` around several.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice, Who
from fabula.core.tale import Tale
from fabula.core.telling import Answered, BeatBegan, Telling, tell_again

HEADING = "fabula 1"
_WORD = re.compile(r"[a-z][a-z0-9_:.\-]*\Z", re.ASCII)
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+')


class Unreadable(ValueError):
    """The text is no telling; `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass
class Told:
    """A telling as read from a file: its setup, moves, names at the table, and the events written there."""

    setup: Setup
    moves: list[BeatBegan | Answered] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
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
    return "(" + " ".join(map(write_choice, choice)) + ")"


def read_choice(text: str) -> Choice:
    """The choice that `write_choice` wrote; ValueError for anything else."""
    tokens = _TOKEN.findall(text)
    choice = _take(tokens)
    if tokens:
        raise ValueError(f"more than one choice: {text}")
    return choice


def _take(tokens: list[str]) -> Choice:
    if not tokens:
        raise ValueError("a choice is missing")
    token = tokens.pop(0)
    if token == "(":
        parts = []
        while tokens and tokens[0] != ")":
            parts.append(_take(tokens))
        if not tokens:
            raise ValueError("a bracket is not closed")
        tokens.pop(0)
        return tuple(parts)
    if token == "-":
        return None
    if token.startswith('"'):
        return str(json.loads(token))
    if token.lstrip("-").isdigit():
        return int(token)
    if _WORD.match(token):
        return token
    raise ValueError(f"no choice: {token}")


def write_event(event: Event) -> str:
    """An event on one line: its name, and what it tells as key=value."""
    data = event.data()
    return " ".join([data.pop("e"), *(f"{key}={write_choice(value)}" for key, value in data.items())])


def write(telling: Telling, names: Mapping[int, str] | None = None) -> str:
    """The whole telling as text."""
    return "\n".join([*_heading(telling.setup, names or {}), *_body(telling)]) + "\n"


def _heading(setup: Setup, names: Mapping[int, str]) -> Iterator[str]:
    yield HEADING
    yield f"tale {setup.tale}"
    yield f"seats {setup.seats}"
    yield f"roles {' '.join(setup.roles)}"
    for key, value in setup.settings.items():
        yield f"set {key} {write_choice(value)}"
    for seat, name in names.items():
        yield f"name {seat} {json.dumps(name, ensure_ascii=False)}"


def _body(telling: Telling) -> Iterator[str]:
    for line in telling.log:
        if isinstance(line, BeatBegan):
            yield ""
            yield f"beat {line.name}"
        elif isinstance(line, Answered):
            by = f" by {line.by}" if line.by else ""
            yield f"> {line.who} {line.prompt} {write_choice(line.choice)}{by}"
        else:
            yield f"  {write_event(line)}"


def read(text: str) -> Told:
    """What a file tells; Unreadable, with the line, for what is no telling."""
    lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != HEADING:
        raise Unreadable(1, f"a telling begins with the line '{HEADING}'")
    body = next((i for i, (_, line) in enumerate(lines) if line.startswith("beat ")), len(lines))
    told = _read_heading(lines[1:body])
    for number, line in lines[body:]:
        try:
            _read_line(told, number, line)
        except ValueError as error:
            raise Unreadable(number, str(error)) from None
    return told


def _read_heading(lines: list[tuple[int, str]]) -> Told:
    found: dict[str, Any] = {}
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
                names[int(seat)] = str(json.loads(name))
            elif word == "seats":
                found[word] = int(rest)
            elif word in ("tale", "roles"):
                found[word] = rest
            else:
                raise ValueError(f"no such heading: {word}")
        except ValueError as error:
            raise Unreadable(number, str(error)) from None
    if missing := [word for word in ("tale", "seats", "roles") if word not in found]:
        raise Unreadable(1, f"the heading lacks {', '.join(missing)}")
    setup = Setup(found["tale"], found["seats"], tuple(found["roles"].split()), settings)
    return Told(setup, names=names)


def _read_line(told: Told, number: int, line: str) -> None:
    if line.startswith("beat "):
        told.moves.append(BeatBegan(line[5:]))
    elif line.startswith("> "):
        told.moves.append(_read_answer(line[2:]))
    elif line.startswith("  "):
        told.written.append((number, line.strip()))
    else:
        raise ValueError(f"neither beat, answer nor event: {line}")


def _read_answer(line: str) -> Answered:
    who, _, rest = line.partition(" ")
    prompt, _, rest = rest.partition(" ")
    choice, _, by = rest.partition(" by ")
    asked: Who = int(who) if who.isdigit() else who
    return Answered(asked, prompt, read_choice(choice), by)


def play_again(tale: Tale, told: Told) -> Telling:
    """The telling of a file, played again and checked: Unreadable where it would go another way."""
    setup = tale.set_up(told.setup.seats, told.setup.roles, **told.setup.settings)
    telling = tell_again(tale, setup, told.moves)
    happened = [write_event(event) for event in telling.events()]
    if told.written:
        for (number, line), event in zip(told.written, happened, strict=False):
            if line != event:
                raise Unreadable(number, f"here it goes on differently: {event}")
        if len(told.written) != len(happened):
            raise Unreadable(told.written[-1][0], "events are missing or too many")
    return telling
