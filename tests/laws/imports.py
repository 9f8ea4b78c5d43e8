"""Who may import whom, and what the lower layers may use at all. A law gives its breaches in words."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.laws.trees import nodes_of, tree_of

SOURCE = Path(__file__).parents[2] / "src" / "fabula"

# A layer may import the layers named in its line, and itself. Siblings never import each other.
MAY_IMPORT: dict[str, frozenset[str]] = {}
_LINTED_BY = "varying glossaries reach slips gaps omissions"
for _layer, _below in (
    ("core", ""),
    ("games", "core"),
    ("text", ""),
    ("deduction", "core games"),
    ("minds", "core games deduction"),
    ("host", "core games deduction text minds"),
    ("complaints", "core"),
    ("almanacs", "core games text complaints"),
    ("testing", "core games text almanacs"),
    ("sim", "core games deduction text minds almanacs"),
    ("rooms", "core games text minds host almanacs sim deduction"),
    ("client", "core games text minds rooms"),
    ("arena", "core games text minds almanacs sim rooms client"),
    ("web", "core games text minds host almanacs sim deduction rooms"),
    ("varying", "core text"),
    ("glossaries", "core text varying"),
    ("reach", "core"),
    ("slips", "core reach"),
    ("gaps", "core text varying"),
    ("omissions", "text"),
    ("check", f"core games text minds host almanacs sim deduction rooms web {_LINTED_BY}"),
    ("arrivals", f"core games text complaints almanacs sim web {_LINTED_BY} check"),
    ("cli", "core games text minds host almanacs sim deduction rooms web client arena check arrivals"),
    ("__main__", "core complaints cli"),
):
    MAY_IMPORT[_layer] = frozenset(_below.split()) | {_layer}

# The floors of a layer's folder, from the ground up: who stands on one may import those below and its own.
# What stands in the folder itself is its roof, and may import them all.
FLOORS: dict[str, tuple[str, ...]] = {
    "games.clocktower": (
        "almanac", "town", "sets", "judgement", "company", "phases", "scripts", "roles", "leading",
        "timeline", "advice",
    ),
    "rooms": ("wire", "storage", "access", "game", "room", "progress", "commands", "devices"),
}  # fmt: skip

# The one module of a layer in which what it has for single tales is entered, by their ids.
REGISTERS = frozenset({"games", "deduction", "minds", "testing", "text.words", "text.terms", "web.tools"})

MOST_IMPORTS = 20  # modules of ours that one module may import

# What the lower layers may take from the standard library: nothing with a clock, chance, a file or a thread.
PURE = frozenset(
    {
        "__future__",
        "abc",
        "bisect",
        "collections",
        "contextlib",
        "copy",
        "dataclasses",
        "difflib",
        "enum",
        "fractions",
        "functools",
        "hashlib",
        "heapq",
        "itertools",
        "json",
        "math",
        "operator",
        "re",
        "string",
        "textwrap",
        "types",
        "typing",
        "unicodedata",
    }
)
PURE_BESIDES = {"minds.clocktower": "numpy"}  # where so many numbers are multiplied
PURE_LAYERS = frozenset({"core", "games", "deduction", "minds"})
LOOPING_LAYERS = frozenset({"rooms", "web", "client", "arena", "cli"})
LOOPS = frozenset({"asyncio", "anyio", "trio", "uvloop"})
IMPURE_CALLS = frozenset({"open", "input", "print", "exec", "eval", "breakpoint"})


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    """Every module of the source tree, by its dotted name without the leading `fabula.`."""
    named = (
        (path, ".".join(path.relative_to(SOURCE).with_suffix("").parts)) for path in SOURCE.rglob("*.py")
    )
    return tuple((name.removesuffix(".__init__"), tree_of(path)) for path, name in sorted(named))


def layer(module: str) -> str:
    """The top-level part of a module's name."""
    return module.split(".")[0]


@cache
def imported(tree: ast.AST) -> tuple[str, ...]:
    """Every dotted name a module imports, wherever in it the import stands."""
    return tuple(_imported(tree))


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in nodes_of(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                yield "." * node.level
            elif node.module == "fabula":
                yield from (f"fabula.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


def upward_imports(module: str, tree: ast.AST) -> list[str]:
    """Imports that do not run downward, and relative ones, which hide where they run."""
    if module == "__init__":
        allowed: frozenset[str] = frozenset()
    else:
        allowed = MAY_IMPORT.get(layer(module), frozenset({layer(module)}))
    names = list(imported(tree))
    upward = [name for name in names if name.startswith("fabula.") and layer(name[7:]) not in allowed]
    return [f"{module} imports {name}" for name in upward + [name for name in names if name.startswith(".")]]


def floor_of(folder: str, module: str) -> int:
    """The floor of a folder on which a module stands, counted from 0; the roof for what stands on none."""
    floors = FLOORS[folder]
    part = module.removeprefix(f"{folder}.").split(".")[0]
    return floors.index(part) if part in floors else len(floors)


def climbing_imports(folder: str, module: str, tree: ast.AST) -> list[str]:
    """Imports of a module in a folder that climb from one of its floors to a higher one."""
    below = (name.removeprefix("fabula.") for name in names_imported(tree))
    here = [name for name in below if name.startswith(f"{folder}.")]
    own = floor_of(folder, module)
    return [f"{module} imports {name}" for name in here if floor_of(folder, name) > own]


@cache
def names_imported(tree: ast.AST) -> tuple[str, ...]:
    """Every module an import may mean: `from a import b` may mean `a.b`."""
    from_here = (node for node in nodes_of(tree) if isinstance(node, ast.ImportFrom) and not node.level)
    meant = (f"{node.module}.{alias.name}" for node in from_here for alias in node.names)
    return (*imported(tree), *meant)


def circles(house: Iterable[tuple[str, ast.Module]]) -> list[list[str]]:
    """Modules that need each other, wherever in them the imports stand, those for types alone too."""
    trees = dict(house)
    return rings({name: _needed_by(name, trees) for name in trees})


def _needed_by(module: str, ours: Mapping[str, ast.Module]) -> set[str]:
    """The modules of ours that a module names, not the folders round them."""
    named = {name.removeprefix("fabula.") for name in names_imported(ours[module])} & {*ours}
    return {name for name in named if not any(other.startswith(f"{name}.") for other in named)} - {module}


def rings(needed: Mapping[str, set[str]]) -> list[list[str]]:
    """Those that reach each other by what they need, with whoever else is reached so."""
    reached = {name: _reached(name, needed) for name in needed}
    found = {tuple(sorted(one for one in far if name in reached[one])) for name, far in reached.items()}
    return sorted(list(ring) for ring in found if ring)


def _reached(name: str, needed: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [name]
    while waiting:
        fresh = needed[waiting.pop()] - found
        found |= fresh
        waiting += fresh
    return found


def tales_named(module: str, tree: ast.Module, tales: Collection[str]) -> list[str]:
    """The tales that a module for all tales names: by an import of what is one tale's, by its id in a string.

    What a layer has for one tale stands in a folder, or a module, of that name, and may name that one; the
    one module of a layer in which these are entered may name all. A sentence, such as a docstring, is no
    such string.
    """
    if module in REGISTERS:
        return []
    tales = [tale for tale in tales if tale not in module.split(".")]
    own = (name for name in names_imported(tree) if any(part in tales for part in name.split(".")))
    heads = tuple(f"{tale}-" for tale in tales)
    said = [
        one
        for one in nodes_of(tree)
        if isinstance(one, ast.Constant)
        and isinstance(one.value, str)
        and (one.value in tales or one.value.startswith(heads))
    ]
    return [
        *(f"{module} imports {name}" for name in dict.fromkeys(own)),
        *(f"{module} says {one.value!r} in line {one.lineno}" for one in said),
    ]


def too_many_imports(module: str, tree: ast.AST, ours: Collection[str]) -> list[str]:
    """A module that needs more of ours than a reader can keep in mind.

    What a folder lists of its own is its table of contents, and is not counted.
    """
    wanted = {name.removeprefix("fabula.") for name in names_imported(tree)} & {*ours}
    wanted -= {name for name in wanted if any(other.startswith(f"{name}.") for other in wanted)}
    wanted = {name for name in wanted if not name.startswith(f"{module}.")}
    if len(wanted) <= MOST_IMPORTS:
        return []
    return [f"{module} imports {len(wanted)} modules of ours"]


def without_floor(folder: str, names: list[str]) -> list[str]:
    """Folders in a folder with floors that stand on none."""
    parts = (name.removeprefix(f"{folder}.").split(".") for name in names if name.startswith(f"{folder}."))
    return sorted({part[0] for part in parts if len(part) > 1 and part[0] not in FLOORS[folder]})


def strangers_below(module: str, tree: ast.AST) -> list[str]:
    """What a lower layer imports beyond the pure standard library; its calls that touch the world."""
    if layer(module) not in PURE_LAYERS:
        return []
    names = (name.partition(".")[0] for name in imported(tree))
    besides = [library for place, library in PURE_BESIDES.items() if module.startswith(f"{place}.")]
    allowed = PURE | {"fabula", "", *besides}
    breaches = [f"{module} imports {name}" for name in names if name not in allowed]
    calls = (node for node in nodes_of(tree) if isinstance(node, ast.Call))
    named = [(call.lineno, call.func.id) for call in calls if isinstance(call.func, ast.Name)]
    return breaches + [f"{module}:{line} calls {name}()" for line, name in named if name in IMPURE_CALLS]


def loops_below(module: str, tree: ast.AST) -> list[str]:
    """Event loops outside the layers that may run one."""
    if layer(module) in LOOPING_LAYERS:
        return []
    return [f"{module} imports {name}" for name in imported(tree) if name.partition(".")[0] in LOOPS]


def unknown_layers(names: list[str]) -> list[str]:
    """Modules that stand in no layer."""
    return [f"{name} stands in no layer" for name in names if layer(name) not in (*MAY_IMPORT, "__init__")]
