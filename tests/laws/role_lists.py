"""Lists of role ids: outside cards stand printed orders, named sets, and the taste of advice and of bots.

Whether a list spells the ids or names them by constants is the same, and so are several roles for which one
rule is entered, or with which something is compared. Deduction has none: what it has to know of a role stands
on the card too. What bots prefer goes by the card for each role that their lists do not name.
"""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator, Mapping
from functools import cache

from tests.laws.constants import SOURCE, known_in, spelled

from fabula.games import TALES

PRINTED, SETS, TASTE = "printed", "sets", "taste"
MANY = 6  # a call with more than so many arguments is a list too
ENTERING = "of"  # what enters one rule for several roles has a list of them
DECLARING = ("Setting", "Scenario")  # what stands in their declarations is theirs, as a header is a role’s

CASES = "deduction/"  # which write ids without strokes, as cases do

# What each list that no card can hold is: its module, and the name or the function in which it stands.
KINDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    PRINTED: {
        "games/clocktower/almanac/cards.py": ("BOOK",),
        "games/clocktower/almanac/night_sheet.py": ("FIRST_NIGHT", "OTHER_NIGHTS"),
        "games/clocktower/almanac/published.py": ("PUBLISHED", "SHEET", "JINXES"),
        "games/clocktower/almanac/wordings.py": ("_DIGESTS",),
        "games/clocktower/scripts/printed_sheets.py": ("SHEETS",),
        "games/mafia32/cards.py": ("almanac",),
        "games/mafia32/calls.py": ("NIGHT_SHEET",),
        "games/onenight/cards.py": ("almanac",),
        "games/onenight/tale.py": ("NIGHT_SHEET",),
        "games/vendetta/cards.py": ("almanac", "CALLS"),
    },
    SETS: {
        "games/clocktower/scripts/teensyville.py": ("SMALL",),
        "games/clocktower/sets/role_sets.py": ("EXAMPLES",),
        "games/mafia32/setup.py": ("_SPECIAL_TOWN", "suggested", "gang_of"),
        "games/onenight/setup.py": ("_BASIC", "_MORE", "NEXT_ROLES", "PLAIN_ROLES"),
        "games/vendetta/setup.py": ("_SPECIAL_VAMPIRES", "_SPECIAL_HUNTERS", "_VARGS"),
    },
    TASTE: {
        "games/clocktower/advice/bad_moon_rising.py": ("ADVICE",),
        "games/clocktower/advice/carousel_evil.py": ("ADVICE",),
        "games/clocktower/advice/carousel_good.py": ("ADVICE",),
        "games/clocktower/advice/free_news.py": ("ADVICE",),
        "games/clocktower/advice/company.py": ("ADVICE",),
        "games/clocktower/advice/storytelling.py": ("ADVICE", "OWN_BY_LOT"),
        "minds/clocktower/drafts.py": ("Draft",),
        "minds/clocktower/inventions.py": ("Invention",),
        "minds/clocktower/night.py": ("WAYS",),
        "minds/clocktower/powers.py": ("CHOOSING",),
        "minds/clocktower/taste.py": ("SPEAKS", "HIDES", "BAIT", "QUIET", "WORTH_KILLING"),
        "minds/clocktower/value.py": ("WORTH", "HARDLY_HEEDED"),
        "minds/mafia32/night.py": ("WORTH",),
        "minds/onenight/talk.py": ("NOT_PRETENDED", "SIGHTS", "QUIET"),
        "minds/vendetta/light.py": ("WORTH", "POWERS"),
    },
}  # fmt: skip
NO_NAMES: Mapping[str, str] = {}
# Words that are merely called like roles: kinds of roles, sides, what is said by day.
WORDS: Mapping[str, tuple[str, ...]] = {
    "games/onenight/glossary.py": ("LOOKS",),
    "games/vendetta/cards.py": ("TYPES",),
    "games/vendetta/glossary.py": ("GLOSSARY",),
    "minds/vendetta/memory.py": ("PRIZED",),
}


def lists_in(
    text: str, ids: Container[str], known: Mapping[str, str] = NO_NAMES
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each list of two role ids or more in a module, with the name or the function in which it stands.

    A header of a role, the declaration of a setting and names given to roles hold none. By the names that the
    module is `known` to have for roles they are meant as well.
    """
    for part in spelled(text, known).body:
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
    elif isinstance(node, ast.Call) and (len(node.args) > MANY or is_entered(node)):
        several = [*node.args]
    elif isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
        several = [side for one in node.values for side in compared(one)]
    elif isinstance(node, ast.Dict):
        several = [*node.keys]
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        words = node.value.split()
        yield from words if sum(word in ids for word in words) * 2 >= len(words) else ()
    yield from (one.value for one in several if isinstance(one, ast.Constant) and isinstance(one.value, str))


def is_entered(node: ast.Call) -> bool:
    """Whether a rule is entered for these roles: `@CHOSEN.of("sailor", "innkeeper")`."""
    return isinstance(node.func, ast.Attribute) and node.func.attr == ENTERING


def compared(node: ast.expr) -> list[ast.expr]:
    """What stands on either side of one comparison of several that are joined by `or`."""
    return [node.left, *node.comparators] if isinstance(node, ast.Compare) else []


def name_of(part: ast.stmt) -> str:
    """The name that a statement gives to something, or that of its function or class."""
    if isinstance(part, ast.Assign):
        return ast.unparse(part.targets[0])
    if isinstance(part, ast.AnnAssign):
        return ast.unparse(part.target)
    return getattr(part, "name", "")


def ids_for(module: str) -> frozenset[str]:
    """The roles that a module may speak of: those of its tale; of all tales, where it is no tale’s."""
    own = [tale for tale in TALES if tale in module.removesuffix(".py").split("/")]
    ids = frozenset(role for tale in own or TALES for role in TALES[tale].almanac.printed)
    return ids | {role.replace("_", "") for role in ids} if module.startswith(CASES) else ids


@cache
def every_list() -> dict[str, dict[str, int]]:
    """All lists: by module, how many stand in which name or function."""
    found: dict[str, dict[str, int]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        module = path.relative_to(SOURCE).as_posix()
        ids = ids_for(module)
        for name, _ in lists_in(path.read_text(encoding="utf-8"), ids, known_in(path, ids)):
            found.setdefault(module, {}).setdefault(name, 0)
            found[module][name] += 1
    return found


def entered() -> set[tuple[str, str]]:
    """The module and name of each list that may stand where it does."""
    every = (*KINDS.values(), WORDS)
    return {(module, name) for kind in every for module, names in kind.items() for name in names}
