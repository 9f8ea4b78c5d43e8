"""Agents: players that somebody else has written. One sits at one seat of one game, here or over the wire."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

from fabula.arena.seated import Turn
from fabula.core.refusals import Refusal
from fabula.core.requests import Choice
from fabula.minds import MEASURED


class Reply(NamedTuple):
    """What one answers, and what one says aloud besides, where all may talk."""

    choice: Choice
    words: str = ""


class Agent(Protocol):
    """A player of one seat in one game."""

    def answer(self, turn: Turn, /) -> Choice | Reply:
        """One of the options; in an open floor None, for nothing more as long as it lasts."""


Maker = Callable[[str, int, Random], Agent]  # of the tale, the seat, and lots of one's own


class Entrant(NamedTuple):
    """Who takes part in a match: by a name, a mind of ours or an agent that is made for each seat."""

    name: str
    mind: str = ""
    make: Maker | None = None


def reply_of(answered: Choice | Reply) -> Reply:
    """What an agent answered, with or without words."""
    return answered if isinstance(answered, Reply) else Reply(answered)


def entrant(asked: str) -> Entrant:
    """Who is meant by `NAME=MIND` or `NAME=MODULE:CLASS`, or by one of these alone; Refusal for nobody."""
    name, has_name, player = asked.partition("=")
    player = player if has_name else name
    if player in MEASURED:
        return Entrant(name, mind=player)
    return Entrant(name, make=maker(player))


def maker(named: str) -> Maker:
    """The class or function of a module that makes an agent; Refusal if there is none."""
    module, _, what = named.partition(":")
    if not what:
        raise Refusal("unknown-agent", agent=named)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        made: Maker = getattr(importlib.import_module(module), what)
    except (ImportError, AttributeError) as error:
        raise Refusal("unknown-agent", agent=named) from error
    return made
