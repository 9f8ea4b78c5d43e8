"""What the client's modules share, read off their text: what is exported, imported, declared and never used.

A module names each thing once where it is made, and again wherever it is of use. So what is named but once is
of no use. Comments do not count; what stands in a text does, for templates are texts.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from posixpath import dirname, join, normpath

from tests.laws.imports import MOST_IMPORTS, rings

STATIC = Path(__file__).parents[2] / "src/fabula/web/static"
CARRIED = "vendor"
START = "app.js"
LONGEST_LINE = 110
LONGEST_SCREEN = 60  # of what draws, which is named like a thing: `Ring`
LONGEST_FUNCTION = 40  # of all else
# The rooms of the page: a module may need, when it is loaded, those of its room and of the rooms in its line.
# What stands in no room is the start of the page, which nobody needs.
MAY_NEED: dict[str, frozenset[str]] = {}
for _room, _below in (
    ("base", ""),
    ("parts", "base"),
    ("screens", "base parts"),
    ("tales/clocktower", "base parts screens"),
    ("tales/clocktower/grimoire", "base parts screens tales/clocktower"),
    ("tales/clocktower/workshop", "base parts screens tales/clocktower"),
    ("tales/clocktower/puzzle", "base parts"),
    ("lesson", "base parts screens"),
    ("", "base parts screens tales/clocktower tales/clocktower/grimoire tales/clocktower/workshop lesson"),
):
    MAY_NEED[_room] = frozenset(_below.split()) | {_room}
OF_ONE_TALE = ("tales/",)
# A person who leads, a number, a state of somebody: no role, though some are called so.
CALLED_LIKE_ROLES = frozenset({"leader", "count", "drunk"})
WORD_OR_KEY = re.compile(r"[\"'`]([a-z][a-z0-9_]*)[\"'`]|(?<![\w.$\"'`-])([a-z][a-z0-9_]*)\s*:(?!:)")
# By day said by anybody, and called like roles.
SAID_BY_DAY = frozenset({"gossip", "damsel"})
LISTED = re.compile(r"[\[{]([^\[\]{}]*)[\]}]")
PLACE_LEFT_OUT = "_"
COMMENT = re.compile(r"/\*.*?\*/|(?<![^\s;{}])//[^\n]*", re.DOTALL)
DOCUMENTED = re.compile(r"/\*\*.*?\*/", re.DOTALL)
ANYTHING = re.compile(r"(?<![\w\"'.-])any\b(?!\??:)|(?<=[{<|(,])\s*\*\s*(?=[}>|),])")
FUNCTION = re.compile(
    r"(?:export )?(?:default )?(?:async )?"
    r"(?:function\*? |const (?=[\w$]+ = (?:async )?\([^;]*$))(?P<name>[\w$]+)"
)
DRAWS = re.compile(r"[A-Z]\w*[a-z]")
DECLARED = re.compile(r"\b(?:function\*?|class|const|let)\s+([A-Za-z_$][\w$]*)")
TAKEN_APART = re.compile(r"\b(?:const|let)\s+([\[{][^=;]*?[\]}])\s*=")
EXPORTED = re.compile(
    r"^export\s+(?:async\s+)?(?:function\*?|class|const|let)\s+([A-Za-z_$][\w$]*)", re.MULTILINE
)
HANDED_ON = re.compile(r"^export\s*\{([^}]*)\}(?:\s*from\s*\"([^\"]+)\")?", re.MULTILINE)
BY_DEFAULT = re.compile(r"\bexport\s+default\s+(?:function|class)\s+([A-Za-z_$][\w$]*)")
IMPORTED = re.compile(r"\bimport\s*\{([^}]*)\}\s*from\s*\"([^\"]+)\"")
FROM_A_MODULE = re.compile(r"\bfrom\s*\"([^\"]+)\"")
IMPORTED_FOR_WHAT_IT_DOES = re.compile(r"\bimport\s*\"([^\"]+)\"")
IMPORTED_WHOLE = re.compile(r"\bimport\s+(?:\*\s+as\s+)?([A-Za-z_$][\w$]*)\s+from\b")
IMPORTED_LATE = re.compile(r"\bimport\(\"([^\"]+)\"\)")
TAKEN_LATE = re.compile(r"\{([^}=]*)\}\s*=\s*(?:await\s+import|screensOf)\(")
AFTER_A_DOT = re.compile(r"\.([A-Za-z_$][\w$]*)")
NAME = re.compile(r"[A-Za-z_$][\w$]*")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
ALONE = re.compile(r"\.[\w-]+")
TOGETHER = re.compile(r"\.([\w-]+(?:\.[\w-]+)+)")


def modules() -> dict[str, str]:
    """The client's own modules by their paths, without comments."""
    return {name: bare(text) for name, text in written(".js")}


def written(*kinds: str) -> Iterator[tuple[str, str]]:
    """The client's own files of these kinds, with what stands in them."""
    for path in sorted(STATIC.rglob("*")):
        name = path.relative_to(STATIC)
        if path.suffix in kinds and CARRIED not in name.parts:
            yield name.as_posix(), path.read_text(encoding="utf-8")


def doubly_named(styles: Mapping[str, str]) -> list[str]:
    """Names of what lies over the page that something else is called as well: it then lies there too."""
    rules = [
        (file, one.strip(), body)
        for file, text in styles.items()
        for selectors, body in RULE.findall(COMMENT.sub("", text))
        for one in selectors.split(",")
    ]
    over = {one[1:]: file for file, one, body in rules if ALONE.fullmatch(one) and "position: fixed" in body}
    return sorted(
        f"{name} of {over[name]} in {file}: {one}"
        for file, one, _ in rules
        for together in TOGETHER.findall(one)
        for name in together.split(".")[1:]
        if over.get(name, file) != file
    )


def bare(text: str) -> str:
    """A module without its comments."""
    return COMMENT.sub("", text)


def unused_exports(texts: Mapping[str, str], tests: str = "") -> list[str]:
    """What a module exports and neither another nor a test takes.

    Of a module that is loaded late any name after a dot is taken.
    """
    late = _taken_late("\n".join(texts.values()))
    taken: dict[str, set[str]] = {name: _taken_late(tests) for name in texts}
    for name, text in texts.items():
        for names, source in (*IMPORTED.findall(text), *HANDED_ON.findall(text)):
            if source:
                taken.setdefault(_beside(name, source), set()).update(_originals(names))
        for source in IMPORTED_LATE.findall(text):
            taken.setdefault(_beside(name, source), set()).update(late)
    return [
        f"{name} exports {one} to nobody"
        for name, text in texts.items()
        for one in _exported(text)
        if one not in taken[name]
    ]


def unused_names(texts: Mapping[str, str]) -> list[str]:
    """What a module imports or declares and never names again."""
    return [
        f"{name} has no use for {one}"
        for name, text in texts.items()
        for one in sorted(_made(text) - {*_exported(text), *BY_DEFAULT.findall(text), PLACE_LEFT_OUT})
        if len(re.findall(rf"(?<![\w$]){re.escape(one)}(?![\w$])", text)) == 1
    ]


def circles(texts: Mapping[str, str]) -> list[list[str]]:
    """Modules that need each other, when they are loaded or later."""
    return rings({name: _needed_by(name, texts) | _needed_late(name, texts) for name in texts})


def upward_needs(texts: Mapping[str, str]) -> list[str]:
    """What a module needs from a room above its own, or one beside it; what is imported late ties nobody."""
    return [
        f"{name} needs {other}"
        for name in texts
        for other in sorted(_needed_by(name, texts))
        if dirname(other) not in MAY_NEED.get(dirname(name), ())
    ]


def too_many_needs(texts: Mapping[str, str]) -> list[str]:
    """Modules that need more others when they are loaded than a reader can keep in mind."""
    needs = {name: len(_needed_by(name, texts) - {name}) for name in texts}
    return [f"{name} needs {n} others" for name, n in needs.items() if n > MOST_IMPORTS]


def without_a_room(texts: Mapping[str, str]) -> list[str]:
    """Modules that stand in no room of the page, apart from its start."""
    return [name for name in texts if dirname(name) not in MAY_NEED or (not dirname(name) and name != START)]


def named_tales(name: str, text: str, tales: Iterable[str]) -> list[str]:
    """The tales that a module names, not being its own: screens ask `screensOf` for what one alone has."""
    said = FROM_A_MODULE.sub("", bare(text))
    strange = (tale for tale in tales if tale not in name and re.search(rf"[\"'`-]{tale}\b|\b{tale}:", said))
    return [f"{name} names {tale}" for tale in strange if name != START]


def named_roles(name: str, text: str, roles: Container[str]) -> list[str]:
    """The roles that a module for all tales names: what is so of one, the server’s facts of it say.

    It may do so in a text by itself or as a key of an object, and what is no role may be called like one.
    """
    if name.startswith(OF_ONE_TALE):
        return []
    words = (a or b for a, b in WORD_OR_KEY.findall(FROM_A_MODULE.sub("", bare(text))))
    strange = (word for word in dict.fromkeys(words) if word in roles and word not in CALLED_LIKE_ROLES)
    return [f"{name} names {role}" for role in strange]


def listed_roles(name: str, text: str, roles: Container[str]) -> list[str]:
    """Lists and tables of two roles or more in a module of one tale: what is so of roles, their cards say."""
    found = []
    for inside in LISTED.findall(FROM_A_MODULE.sub("", bare(text))):
        words = dict.fromkeys(a or b for a, b in WORD_OR_KEY.findall(inside))
        ours = [word for word in words if word in roles and word not in SAID_BY_DAY]
        if len(ours) > 1:
            found.append(f"{name} lists {', '.join(ours)}")
    return found


def _needed_by(name: str, texts: Mapping[str, str]) -> set[str]:
    sources = (*FROM_A_MODULE.findall(texts[name]), *IMPORTED_FOR_WHAT_IT_DOES.findall(texts[name]))
    return {_beside(name, source) for source in sources} & texts.keys()


def _needed_late(name: str, texts: Mapping[str, str]) -> set[str]:
    return {_beside(name, source) for source in IMPORTED_LATE.findall(texts[name])} & texts.keys()


def lines_too_long(name: str, text: str) -> list[str]:
    """Lines that nobody reads to their end."""
    long = [number for number, line in enumerate(text.splitlines(), 1) if len(line) > LONGEST_LINE]
    return [f"{name}:{number} is longer than {LONGEST_LINE}" for number in long]


def untyped(name: str, text: str) -> list[str]:
    """What is typed as anything at all: in the comments of a module, or in a file of types."""
    told = [text] if name.endswith(".ts") else [_braced(one) for one in DOCUMENTED.findall(text)]
    return [f"{name}: {found[0]}" for types in told for found in ANYTHING.finditer(COMMENT.sub("", types))]


def _braced(comment: str) -> str:
    """What stands in braces in a comment, its lines joined."""
    joined = re.sub(r"\n\s*\*(?!/)", " ", comment)
    depth, types = 0, ""
    for sign in joined:
        depth += {"{": 1, "}": -1}.get(sign, 0)
        types += sign if depth or sign == "}" else " "
    return types


def long_functions(name: str, text: str) -> dict[str, int]:
    """Functions of a module that nobody reads in one go, with their lines.

    As it is laid out, whatever goes on is indented or closes what was opened; so a function ends before
    the next line that begins something else at the edge.
    """
    lines = text.splitlines()
    edges = [n for n, line in enumerate(lines) if re.match(r"[A-Za-z/]", line)] + [len(lines)]
    found = dict[str, int]()
    for start, end in pairwise(edges):
        head = FUNCTION.match(lines[start])
        length = len("\n".join(lines[start:end]).rstrip().splitlines())
        if head and length > (LONGEST_SCREEN if DRAWS.match(head["name"]) else LONGEST_FUNCTION):
            found[f"{name} {head['name']}"] = length
    return found


def _beside(name: str, source: str) -> str:
    return normpath(join(dirname(name), source))


def _exported(text: str) -> list[str]:
    return [*EXPORTED.findall(text), *(one for names, _ in HANDED_ON.findall(text) for one in _own(names))]


def _originals(names: str) -> list[str]:
    return [one.split(" as ")[0].strip() for one in names.split(",") if one.strip()]


def _own(names: str) -> list[str]:
    return [one.split(" as ")[-1].strip() for one in names.split(",") if one.strip()]


def _taken_late(text: str) -> set[str]:
    apart = (one for names in TAKEN_LATE.findall(text) for one in _originals(names))
    return {*AFTER_A_DOT.findall(text), *apart}


def _made(text: str) -> set[str]:
    made = {*DECLARED.findall(text), *IMPORTED_WHOLE.findall(text)}
    for names, _ in IMPORTED.findall(text):
        made.update(_own(names))
    for parts in TAKEN_APART.findall(text):
        if "..." in parts:  # what is left out of the rest is named to be left out
            continue
        made.update(NAME.findall(re.sub(r"[\w$]+\s*:|=\s*[^,}\]]+", "", parts)))
    return made


def letters_in_pixels(name: str, text: str) -> list[str]:
    """Sizes of letters that do not grow with what people have chosen for their device."""
    sizes = re.finditer(r"(?<![\w-])(?:font-size|font|--t-\w+)\s*:[^;{}]*\dpx", text)
    return [f"{name}: {found[0]}" for found in sizes]


# What may stand in a motion besides its name.
OF_A_MOTION = {
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "both", "forwards", "backwards", "infinite",
    "alternate", "alternate-reverse", "reverse", "normal", "paused", "running", "none", "important",
}  # fmt: skip
IN_BRACKETS = re.compile(r"[\w-]*\([^()]*\)")


def lost_motions(texts: Iterable[str]) -> list[str]:
    """The motions that styles call by a name that no style describes: nothing moves there."""
    called: set[str] = set()
    told: set[str] = set()
    for text in texts:
        told |= set(re.findall(r"@keyframes ([\w-]+)", text))
        for value in re.findall(r"(?<![\w-])animation(?:-name)?\s*:([^;{}]*)", text):
            while IN_BRACKETS.search(value):
                value = IN_BRACKETS.sub("", value)
            called |= set(re.findall(r"(?<![\w.-])[a-z][a-z-]*", value)) - OF_A_MOTION
    return sorted(called - told)


def doubly_described(texts: Iterable[str]) -> list[str]:
    """The motions that are described twice: whichever style comes last moves what the other does too."""
    told = Counter(name for text in texts for name in re.findall(r"@keyframes ([\w-]+)", text))
    return sorted(name for name, times in told.items() if times > 1)


def looking_behind(name: str, text: str) -> list[str]:
    """The patterns that look behind: a phone of before 2023 (iOS 16.3) loads no module with one."""
    return [f"{name}: {line.strip()}" for line in text.splitlines() if re.search(r"\(\?<[=!]", line)]
