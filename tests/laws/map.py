"""The map of the house: all modules, who imports whom, and the names of the vocabulary.

python -m tests.laws.map --write   make them anew
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape
from itertools import takewhile
from pathlib import Path

from tests.laws.imports import FLOORS, MAY_IMPORT, SOURCE, layer, modules, names_imported

from fabula.web import drawings
from fabula.web.protocol import filled
from fabula.web.tales import LED, PLAIN

DOCS = Path(__file__).parents[2] / "docs"
VOCABULARY = DOCS / "vocabulary.md"
OF_ROOMS = DOCS / "names-of-the-rooms.md"
SIGNS = DOCS / "signs.md"
PAGE, PAGE_OF_GAMES, PAGE_OF_SCREENS = (DOCS / f"{name}.md" for name in ("map", "games", "screens"))
STATIC = SOURCE / "web/static"
END_OF_A_SENTENCE = re.compile(r"(?<=\.) ")
ROW, LEFT, WIDE = 34, 150, 620  # of a picture: a box's height with the gap, its right edge, the whole width
INK, PAPER = "#2b2440", "#f6f1e6"
DRAWN = {"clocktower": "games.clocktower", "rooms": "rooms"}  # the folders with a picture of their own
ROOFS = {"games.clocktower": "tale", "rooms": "rooms"}  # what is above all floors, in a word
TOWNS = (
    ("core.town", "Town", "in every tale"),
    ("games.clocktower.town.square", "Square", "in the Clocktower"),
)
ABILITIES = (
    ("core.verbs", "Me", "in every tale"),
    ("games.clocktower.town.verbs", "Me", "in the Clocktower"),
)

Arrows = Counter[tuple[str, str]]


def files() -> dict[Path, str]:
    """Every made file with what belongs in it."""
    house = list(modules())
    games = [one for one in house if layer(one[0]) == "games"]
    others = [one for one in house if layer(one[0]) != "games"]
    return {
        PAGE: filled(PAGE.read_text(encoding="utf-8"), {"rooms": rooms(others)}),
        PAGE_OF_GAMES: filled(PAGE_OF_GAMES.read_text(encoding="utf-8"), {"rooms": rooms(games)}),
        PAGE_OF_SCREENS: filled(PAGE_OF_SCREENS.read_text(encoding="utf-8"), {"rooms": rooms_of_the_page()}),
        DOCS / "pictures/layers.svg": picture(tuple(MAY_IMPORT), between_layers(house)),
        VOCABULARY: filled(
            VOCABULARY.read_text(encoding="utf-8"),
            {
                "modules": rooms([one for one in house if one[0].startswith("core.")]),
                "core": names_in("core", house),
                "town": asked_of(house),
                "verbs": asked_of(house, ABILITIES, "me."),
            },
        ),
        OF_ROOMS: filled(OF_ROOMS.read_text(encoding="utf-8"), {"rooms": names_in("rooms", house)}),
        SIGNS: filled(SIGNS.read_text(encoding="utf-8"), {"signs": signs()}),
        **{DOCS / f"pictures/{name}.svg": floors(folder, house) for name, folder in DRAWN.items()},
    }


def floors(folder: str, house: list[tuple[str, ast.Module]]) -> str:
    """A picture of a folder's floors, with a roof for what stands on none."""
    return picture((*FLOORS[folder], ROOFS[folder]), between_floors(folder, house))


# ---- the signs


def signs() -> str:
    """The signs that a role may have."""
    return ", ".join(f"`{name}`" for name in sorted(drawings.signs()) if name not in (LED, PLAIN))


# ---- the table


def rooms(house: list[tuple[str, ast.Module]]) -> str:
    """All modules with their sentence, a table for each folder."""
    parts: dict[str, list[str]] = {}
    for name, tree in house:
        folder = folder_of(name)
        parts.setdefault(folder, []).append(f"| `{name.removeprefix(f'{folder}.')}` | {sentence(tree)} |")
    return tables(parts)


def rooms_of_the_page() -> str:
    """All of our own modules of the page with their sentence, a table for each folder."""
    parts: dict[str, list[str]] = {}
    for file in sorted(STATIC.rglob("*.js"), key=lambda one: (one.parent, one.name)):
        folder = file.parent.relative_to(STATIC).as_posix()
        if not folder.startswith("vendor"):
            row = f"| `{file.stem}` | {first_comment(file.read_text(encoding='utf-8'))} |"
            parts.setdefault("static" if folder == "." else folder, []).append(row)
    return tables(parts)


def first_comment(script: str) -> str:
    """The sentence with which a script begins, on one line and safe in a table; empty where there is none."""
    lines = script.removeprefix("// @ts-check\n").split("\n")
    told = takewhile(lambda line: line.startswith("//"), lines)
    said = " ".join(line.removeprefix("//").strip() for line in told)
    return END_OF_A_SENTENCE.split(said, maxsplit=1)[0].replace("|", "\\|")


def tables(parts: dict[str, list[str]]) -> str:
    """A table for each folder, of these rows."""
    return "\n\n".join(
        "\n".join((f"### `{folder}`\n", "| module | what it holds |", "|---|---|", *lines))
        for folder, lines in parts.items()
    )


def folder_of(module: str) -> str:
    """The folder of a module; what lies deeper than a floor stands with its floor."""
    parts = module.split(".")
    top = 2 if parts[0] == "games" else 1
    if ".".join(parts[:top]) in FLOORS and len(parts) > top + 1:
        return ".".join(parts[: top + 1])
    return ".".join(parts[:top]) if len(parts) > 1 or (SOURCE / parts[0]).is_dir() else "fabula"


def sentence(tree: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """The first sentence of a module, a class or a verb, on one line and safe in a table."""
    told = (ast.get_docstring(tree) or "").partition("\n\n")[0]
    return " ".join(told.split()).replace("|", "\\|")


# ---- the vocabulary


def names_in(top: str, house: list[tuple[str, ast.Module]]) -> str:
    """All public classes of a layer with their sentence, and the verbs of a role's script with theirs."""
    named = [
        (node.name, f"{name}.{node.name}", sentence(node))
        for name, tree in house
        if layer(name) == top
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    verbs = [
        (f"{node.name}()", f"{name}.{owner.name}", sentence(node))
        for name, tree in house
        if name == f"{top}.verbs"
        for owner in tree.body
        if isinstance(owner, ast.ClassDef)
        for node in owner.body
        if isinstance(node, ast.AsyncFunctionDef) and not node.name.startswith("_")
    ]
    rows = sorted(named + verbs, key=lambda row: (row[0].lower(), row[1]))
    lines = [f"| `{word}` | {what} | `{where.rpartition('.')[0]}` |" for word, where, what in rows]
    return "\n".join(("| name | what it is | where |", "|---|---|---|", *lines))


def asked_of(
    house: list[tuple[str, ast.Module]], kinds: Iterable[tuple[str, str, str]] = TOWNS, of: str = "town."
) -> str:
    """What a script may ask of the town, or do itself, in every tale and in the Clocktower."""
    rows = [
        f"| `{said(one)}` | {sentence(one)} | {where} |"
        for module, kind, where in kinds
        for owner in dict(house)[module].body
        if isinstance(owner, ast.ClassDef) and owner.name == kind
        for one in owner.body
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and not one.name.startswith("_")
    ]
    return "\n".join((f"| `{of}` | what it gives | where |", "|---|---|---|", *rows))


def said(asked: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """A name as a script says it, with what has to stand in its brackets."""
    if any(
        isinstance(one, ast.Name) and one.id in ("property", "cached_property")
        for one in asked.decorator_list
    ):
        return asked.name
    taken = [one.arg for one in (*asked.args.args, *asked.args.kwonlyargs)]
    return f"{asked.name}({', '.join(taken[1:])})"


# ---- the pictures


def between_layers(house: list[tuple[str, ast.Module]]) -> Arrows:
    """How many imports there are from layer to layer."""
    return Counter(
        (layer(name), to)
        for name, tree in house
        for to in {layer(one) for one in within(tree)} - {layer(name)}
    )


def between_floors(folder: str, house: list[tuple[str, ast.Module]]) -> Arrows:
    """How many modules of one floor import another floor, or are under the roof and import one."""
    arrows: Arrows = Counter()
    roof = ROOFS[folder]
    for name, tree in house:
        if name.startswith(f"{folder}."):
            own = floor(folder, name)
            arrows.update(
                (own, to) for to in {floor(folder, one) for one in within(tree, folder)} - {own, roof}
            )
    return arrows


def within(tree: ast.Module, folder: str = "") -> Iterator[str]:
    """What a module imports of the house, or of a folder of it, without the leading name."""
    named = (name.removeprefix("fabula.") for name in names_imported(tree) if name.startswith("fabula."))
    return (name for name in named if name.startswith(f"{folder}." if folder else ""))


def floor(folder: str, module: str) -> str:
    """The floor of a module by name, or the roof."""
    part = module.removeprefix(f"{folder}.").split(".")[0]
    return part if part in FLOORS[folder] else ROOFS[folder]


def picture(upwards: tuple[str, ...], arrows: Arrows) -> str:
    """Boxes one above the other, each with an arc down to every one it imports."""
    downwards = [one for one in reversed(upwards) if any(one in arrow for arrow in arrows)]
    height = ROW * len(downwards) + 10
    middle = {one: 5 + ROW * place + ROW // 2 for place, one in enumerate(downwards)}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}">',
        f'<rect width="{WIDE}" height="{height}" fill="{PAPER}"/>',
    ]
    lines += [
        arc(middle[a], middle[b], f"{a} → {b}", many)
        for (a, b), many in sorted(arrows.items())
        if b in middle
    ]
    lines += [box(one, middle[one]) for one in downwards]
    return "\n".join((*lines, "</svg>")) + "\n"


def arc(top: int, bottom: int, name: str, many: int) -> str:
    """An arc to the right, the wider the further down it goes."""
    bend = LEFT + 30 + (bottom - top) * 3 // 4
    thick = min(8.0, 0.8 + many**0.5 / 2)
    return (
        f'<path d="M{LEFT} {top}C{bend} {top} {bend} {bottom} {LEFT} {bottom}" fill="none" stroke="{INK}" '
        f'stroke-opacity=".35" stroke-width="{thick:.1f}"><title>{escape(name)}: {many}</title></path>'
    )


def box(name: str, middle: int) -> str:
    """A box with its name."""
    return (
        f'<rect x="10" y="{middle - 13}" width="{LEFT - 10}" height="26" rx="6" fill="{INK}"/>'
        f'<text x="{LEFT // 2 + 5}" y="{middle + 5}" fill="{PAPER}" font-family="sans-serif" font-size="14" '
        f'text-anchor="middle">{escape(name)}</text>'
    )


if __name__ == "__main__":
    for path, text in files().items():
        if "--write" in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.name} is not what the source says: python -m tests.laws.map --write")
