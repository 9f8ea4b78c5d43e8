"""A chronicle: what is kept of games that are over, evening after evening, for those who play together.

Whoever has its link may read it; what is kept of the link is a hash. Each game is a leaf; the title leaf
says what the chronicle is called, and, as hashes, whose name is to stand in it no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

TITLE = ""  # the id of the title leaf
MOST_LEAVES = 2_000  # games of a chronicle; of more the oldest are forgotten


class Leaf(NamedTuple):
    """A leaf of a chronicle: which one, when it was written (ms), what it says. Nothing on it: none."""

    chronicle: str
    leaf: str
    at: int
    entry: bytes


class Title(Struct, frozen=True, omit_defaults=True):
    """The title leaf."""

    name: str
    struck: list[str] = []


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat of a game that is over, as which role; a name that was taken out is empty."""

    name: str
    role: str
    side: str
    won: bool
    points: int = 0
    at_end: str = ""  # the role at the end, where it was another one
    dead: bool = False
    bot: bool = False


class Game(Struct, frozen=True, omit_defaults=True):
    """A game that is over: when it began, how long it took (ms), what was played, who won."""

    id: str
    at: int
    length: int
    tale: str
    winners: list[str]
    players: list[Player]
    script: str = ""  # a named one of the tale
    title: str = ""  # what the set was called at the table
    led: bool = False  # by a person


_encoder = msgspec.json.Encoder()
_game: msgspec.json.Decoder[Game] = msgspec.json.Decoder(Game)
_title: msgspec.json.Decoder[Title] = msgspec.json.Decoder(Title)


def write(entry: Game | Title) -> bytes:
    """What stands on a leaf."""
    return _encoder.encode(entry)


def read_title(leaves: Sequence[Leaf]) -> Title | None:
    """What the chronicle is called; None where there is none."""
    return next((_title.decode(one.entry) for one in leaves if one.leaf == TITLE), None)


def read_games(leaves: Sequence[Leaf]) -> list[Game]:
    """The games of a chronicle, the oldest first."""
    games = [_game.decode(one.entry) for one in leaves if one.leaf != TITLE]
    return sorted(games, key=lambda game: (game.at, game.id))
