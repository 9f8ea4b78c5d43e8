"""Pictures that almanacs besides ours bring: `icons/ROLE.svg` in their folder, one sign for each role."""

from __future__ import annotations

import re

from fabula.almanacs import OPENED
from fabula.games import TALES
from fabula.web.pages import STATIC

_NONE = '<svg xmlns="http://www.w3.org/2000/svg">'
_SVG = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)
_BOX = re.compile(r"""\bviewBox=(?:"[^"]*"|'[^']*')""")


def signs_of(tale: str) -> dict[str, str]:
    """The signs brought for roles of a tale: for each role a symbol, named after both."""
    found = {}
    for almanac in OPENED.values():
        for role in (role for of, role in almanac.roles if of == tale):
            drawn = almanac.folder / "icons" / f"{role}.svg"
            if drawn.is_file() and (
                symbol := as_symbol(f"g-{sign_of(tale, role)}", drawn.read_text("utf-8"))
            ):
                found[role] = symbol
    return found


def sign_of(tale: str, role: str) -> str:
    """What the sign of a role that was brought is called."""
    return f"{tale}-{role}"


def as_symbol(id: str, svg: str) -> str:
    """A picture as a sign of a sprite; nothing for what is none, or does not say how large it is."""
    drawn = _SVG.search(svg)
    box = _BOX.search(drawn[1]) if drawn else None
    return f'<symbol id="{id}" {box[0]}>{drawn[2]}</symbol>' if drawn and box else ""


def sprites() -> dict[str, str]:
    """The sprites, by their files, of tales for which signs were brought, or that were brought themselves."""
    brought = {tale: "".join(signs_of(tale).values()) for tale in TALES}
    owned = [tale for almanac in OPENED.values() for tale in almanac.tales]
    wanted = {tale: signs for tale, signs in brought.items() if signs or tale in owned}
    return {f"look/{tale}.svg": f"{_begun(tale)}{signs}</svg>" for tale, signs in wanted.items()}


def _begun(tale: str) -> str:
    """Our sprite of a tale without its end; where there is none, the beginning of one."""
    ours = STATIC / "look" / f"{tale}.svg"
    return ours.read_text("utf-8").rstrip().removesuffix("</svg>") if ours.is_file() else _NONE
