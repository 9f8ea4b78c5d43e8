"""Drawings: the sign of a role is one of ours, or in a file of its own, `icons/ROLE.svg` beside its card.

A page loads what is drawn for all tales and what is drawn for its own; what a role borrows from another tale
is copied for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fabula import games
from fabula.almanacs import OPENED
from fabula.games import TALES
from fabula.web.pages import STATIC

_NONE = '<svg xmlns="http://www.w3.org/2000/svg">'
_SVG = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)
_BOX = re.compile(r"""\bviewBox=(?:"[^"]*"|'[^']*')""")
_SYMBOL = re.compile(r'<symbol[^>]*\bid="g-([^"]+)".*?</symbol>', re.DOTALL)
SHARED = "signs"  # the sprite that every page loads
GAMES = Path(str(games.__file__)).parent  # our tales, a folder for each


@cache
def sprites_of_ours() -> Mapping[str, Mapping[str, str]]:
    """The signs for roles that each of our sprites draws, by their names."""
    files = {file.stem: file.read_text("utf-8") for file in sorted((STATIC / "look").glob("*.svg"))}
    return {name: {one[1]: one[0] for one in _SYMBOL.finditer(text)} for name, text in files.items()}


@cache
def signs() -> Mapping[str, str]:
    """All signs that a role may have, by their names."""
    return {name: symbol for drawn in sprites_of_ours().values() for name, symbol in drawn.items()}


def drawn_in(tale: str, role: str) -> Path:
    """The file in which a role may have a sign of its own: in the folder that brings it, or of our tale."""
    brought = (one.folder for one in OPENED.values() if (tale, role) in one.roles)
    return next(brought, GAMES / tale) / "icons" / f"{role}.svg"


def symbol_of(tale: str, role: str) -> str:
    """The sign that is drawn for a role, named after both; nothing where none is."""
    file = drawn_in(tale, role)
    return as_symbol(f"g-{sign_of(tale, role)}", file.read_text("utf-8")) if file.is_file() else ""


def sign_of(tale: str, role: str) -> str:
    """What the sign that is drawn for a role is called."""
    return f"{tale}-{role}"


def as_symbol(id: str, svg: str) -> str:
    """A picture as a sign of a sprite; nothing for what is none, or does not say how large it is."""
    drawn = _SVG.search(svg)
    box = _BOX.search(drawn[1]) if drawn else None
    return f'<symbol id="{id}" {box[0]}>{drawn[2]}</symbol>' if drawn and box else ""


def sprites() -> dict[str, str]:
    """The sprites, by their files, of tales to whose own signs there are more, or that were brought."""
    added = {tale: "".join(_added(tale)) for tale in TALES}
    owned = [tale for almanac in OPENED.values() for tale in almanac.tales]
    wanted = {tale: signs for tale, signs in added.items() if signs or tale in owned}
    return {f"look/{tale}.svg": f"{_begun(tale)}{signs}</svg>" for tale, signs in wanted.items()}


def _added(tale: str) -> Iterator[str]:
    """What is drawn for a tale’s roles besides its sprite: in files of their own, or in other sprites."""
    ours = sprites_of_ours()
    known = {**ours.get(tale, {}), **ours[SHARED]}
    icons = dict.fromkeys(role.icon for role in TALES[tale].almanac if not symbol_of(tale, role.id))
    yield from (symbol_of(tale, role) for role in TALES[tale].almanac.printed)
    yield from (signs()[icon] for icon in icons if icon in signs() and icon not in known)


def _begun(tale: str) -> str:
    """Our sprite of a tale without its end; where there is none, the beginning of one."""
    ours = STATIC / "look" / f"{tale}.svg"
    return ours.read_text("utf-8").rstrip().removesuffix("</svg>") if ours.is_file() else _NONE
