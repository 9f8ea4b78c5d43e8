"""Lists of role ids in the games: outside cards stand printed orders, named sets and what is advised."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator, Mapping
from functools import cache

from tests.laws.house import ROOT

from fabula.games import TALES

GAMES = ROOT / "src/fabula/games"
PRINTED, SETS, ADVISED = "printed", "sets", "advised"
MANY = 6  # a call with more than so many arguments is a list too
DECLARING = ("Setting", "Scenario")  # what stands in their declarations is theirs, as a header is a role’s

# What each list that no card can hold is: its module, and the name or the function in which it stands.
KINDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    PRINTED: {
        "clocktower/almanac/cards.py": (
            "TROUBLE_BREWING", "BAD_MOON_RISING", "SECTS_AND_VIOLETS", "CAROUSEL",
            "OF_TROUBLE", "OF_MOON", "OF_VIOLETS", "OF_ANY",
        ),
        "clocktower/almanac/night_sheet.py": ("FIRST_NIGHT", "OTHER_NIGHTS"),
        "clocktower/almanac/published.py": ("PUBLISHED", "SHEET", "JINXES"),
        "clocktower/almanac/wordings.py": ("_DIGESTS",),
        "clocktower/scripts/printed_sheets.py": ("SHEETS",),
        "mafia32/cards.py": ("almanac",),
        "mafia32/tale.py": ("NIGHT_SHEET",),
        "onenight/cards.py": ("almanac",),
        "onenight/tale.py": ("NIGHT_SHEET",),
        "vendetta/cards.py": ("almanac", "PILES", "CALLS", "INTRODUCTIONS"),
    },
    SETS: {
        "clocktower/scripts/teensyville.py": ("SMALL",),
        "clocktower/sets/role_sets.py": ("EXAMPLES",),
        "mafia32/setup.py": ("_SPECIAL_TOWN", "suggested", "gang_of"),
        "onenight/setup.py": ("_BASIC", "_MORE", "NEXT_ROLES", "PLAIN_ROLES"),
        "vendetta/setup.py": ("_SPECIAL_VAMPIRES", "_SPECIAL_HUNTERS", "_VARGS"),
    },
    ADVISED: {
        "clocktower/advice/bad_moon_rising.py": ("ADVICE",),
        "clocktower/advice/carousel_evil.py": ("ADVICE",),
        "clocktower/advice/carousel_good.py": ("ADVICE",),
        "clocktower/advice/free_news.py": ("ADVICE",),
        "clocktower/advice/newcomers.py": ("ADVICE",),
        "clocktower/advice/storytelling.py": ("ADVICE", "LEARNS_EVERY_NIGHT"),
    },
}  # fmt: skip
# Which others there still are, and why. A line may go; none may come.
STILL: Mapping[str, Mapping[str, str]] = {
    "clocktower/almanac/setup_table.py": {
        "BELIEVED": "the deal depends on the order in which it looks at them",
        "IN_THE_BAG_INSTEAD": "the deal depends on the order in which it looks at them",
    },
    "clocktower/roles/pairs.py": {"SEEM_EVIL": "the published rules for these pairs, each with its own"},
    "clocktower/phases/scenes.py": {"BY_A_POWER": "the order of the sentences of one scene"},
    "vendetta/cards.py": {"TYPES": "the five type cards, of which three are called like roles"},
    "vendetta/checks.py": {
        "HUMAN": "two of the type cards",
        "VAMPIRE": "two of the type cards",
    },
    "vendetta/glossary.py": {"GLOSSARY": "words of the table"},
    "vendetta/tale.py": {"parts_of": "the two of a pack who choose once more"},
}


def lists_in(text: str, ids: Container[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each list of two role ids or more in a module, with the name or the function in which it stands.

    A header of a role, the declaration of a setting and names given to roles hold none.
    """
    for part in ast.parse(text).body:
        for node in outside_declarations(part, ids):
            named = tuple(word for word in words_of(node, ids) if word in ids)
            if len(set(named)) > 1:
                yield name_of(part), named


def outside_declarations(part: ast.stmt, ids: Container[str]) -> Iterator[ast.AST]:
    """The nodes of a statement but for those in a declaration."""
    ahead: list[ast.AST] = [part]
    while ahead:
        node = ahead.pop(0)
        if not is_declaration(node, ids):
            yield node
            ahead += ast.iter_child_nodes(node)


def is_declaration(node: ast.AST, ids: Container[str]) -> bool:
    """Whether this declares a role, a setting or a scenario, or gives several roles their names."""
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Tuple)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    first = node.args[0] if node.args else None
    is_header = isinstance(first, ast.Name) or (isinstance(first, ast.Constant) and first.value in ids)
    return node.func.id in DECLARING or (is_header and any(one.arg == "icon" for one in node.keywords))


def words_of(node: ast.AST, ids: Container[str]) -> Iterator[str]:
    """What a tuple, a list, a set or a long call has as its members, and a mapping as its keys.

    A text is a list too, if half of its words are ids.
    """
    several: list[ast.expr | None] = []
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        several = [*node.elts]
    elif isinstance(node, ast.Call) and len(node.args) > MANY:
        several = [*node.args]
    elif isinstance(node, ast.Dict):
        several = [*node.keys]
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        words = node.value.split()
        yield from words if sum(word in ids for word in words) * 2 >= len(words) else ()
    yield from (one.value for one in several if isinstance(one, ast.Constant) and isinstance(one.value, str))


def name_of(part: ast.stmt) -> str:
    """The name that a statement gives to something, or that of its function or class."""
    if isinstance(part, ast.Assign):
        return ast.unparse(part.targets[0])
    if isinstance(part, ast.AnnAssign):
        return ast.unparse(part.target)
    return getattr(part, "name", "")


@cache
def every_list() -> dict[str, dict[str, int]]:
    """The lists of the games: by module, how many stand in which name or function."""
    found: dict[str, dict[str, int]] = {}
    for path in sorted(GAMES.rglob("*.py")):
        module = path.relative_to(GAMES).as_posix()
        tale = TALES.get(module.partition("/")[0])
        for name, _ in lists_in(path.read_text(encoding="utf-8"), tale.almanac.printed) if tale else ():
            found.setdefault(module, {}).setdefault(name, 0)
            found[module][name] += 1
    return found


def entered() -> set[tuple[str, str]]:
    """The module and name of each list that may stand where it does."""
    kinds = {(module, name) for kind in KINDS.values() for module, names in kind.items() for name in names}
    return kinds | {(module, name) for module, names in STILL.items() for name in names}
