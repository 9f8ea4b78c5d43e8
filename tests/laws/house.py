"""The house rules a machine can hold: lengths, names, words, docstrings, locks. Laws give their breaches."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.laws.trees import nodes_of, tree_in, tree_of

ROOT = Path(__file__).parents[2]
PLACES = ("src", "tests", "docs", "benchmarks", "deploy", ".ci")
CARRIED = ("vendor", "__pycache__", "fabula.egg-info")
PICTURES = (".woff2", ".png", ".svg", ".ico", ".pyc")
LONGEST = {".py": 600, ".js": 600, ".css": 600, ".md": 600}
LONGEST_CHAPTER = 400
LONGEST_FUNCTION = 40  # lines that can be read aloud, its docstring among them
MOST_METHODS = 36  # of one class, but for those that are named after the events they take in
VAGUE = ("manager", "managers", "helper", "helpers", "util", "utils", "base")
UNFINISHED = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
SCRIPT_NAME = re.compile(
    r"\b(?:class|function\*?)\s+([A-Za-z_$][\w$]*)|\bconst\s+([A-Za-z_$][\w$]*)\s*=\s*(?:async\s*)?\("
)
# What begins so leans on the name above it, or on its neighbour.
LEANING = re.compile(r"(And|Or|But|Also|Likewise|Only|Not|Neither|Its|Their|They|Them|The same)\b")
SILENCED = re.compile(r"#\s*(noqa|type:\s*ignore|mypy:)(?P<rest>[^\n]*)")
REASONED = re.compile(r"^(:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*|\[[\w-]+(,\s*[\w-]+)*\]\s*#)[\s:-]+\w+ \w+")
SKIPPED = re.compile(r"\bpytest\.(skip|xfail|importorskip|mark\.(skip|skipif|xfail))\b")
LOCK_LINE = re.compile(
    r"^([a-z0-9][a-z0-9.-]*==[\w.+!]+( ; [\w .*'!=<>()]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?)$"
)
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
UNTYPED = ("dict[str, Any]", "Mapping[str, Any]")


def ours() -> Iterator[Path]:
    """Every text file of the project that its people write themselves."""
    top = [path for path in ROOT.iterdir() if path.is_file()]
    below = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.is_file()]
    for path in sorted(top + below):
        carried = any(part in CARRIED for part in path.relative_to(ROOT).parts)
        if not carried and path.suffix not in PICTURES:
            yield path


def scripts() -> Iterator[tuple[str, ast.Module]]:
    """Every Python module of the project."""
    for path in ours():
        if path.suffix == ".py":
            yield path.relative_to(ROOT).as_posix(), tree_of(path)


def too_long(name: str, lines: int) -> list[str]:
    """A file longer than its kind may be; a chapter of roles shorter still."""
    chapter = name.startswith("src/fabula/games/") and name.endswith(".py")
    most = LONGEST_CHAPTER if chapter else LONGEST.get(Path(name).suffix, lines)
    return [f"{name} has {lines} lines, more than {most}"] if lines > most else []


def long_functions(name: str, tree: ast.AST) -> list[str]:
    """Functions that do not fit a page."""
    functions = (node for node in nodes_of(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    lengths = [(node.name, (node.end_lineno or node.lineno) - node.lineno + 1) for node in functions]
    return [f"{name}: {one} has {lines} lines" for one, lines in lengths if lines > LONGEST_FUNCTION]


def walls_of_methods(name: str, tree: ast.AST) -> list[str]:
    """Classes with more methods than a reader can keep in mind: they are several things."""
    classes = (node for node in nodes_of(tree) if isinstance(node, ast.ClassDef))
    counts = [(node.name, sum(_is_method(one) for one in node.body)) for node in classes]
    return [f"{name}: {one} has {count} methods" for one, count in counts if count > MOST_METHODS]


def _is_method(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_on_")


def untyped(name: str, tree: ast.AST) -> list[str]:
    """Annotations of a mapping of anything: what a module gives to another has fields, each with its type."""
    wide = (node for node in nodes_of(tree) if isinstance(node, ast.Subscript))
    return [f"{name}:{one.lineno} has a {wrote}" for one in wide if (wrote := ast.unparse(one)) in UNTYPED]


def definitions(tree: ast.AST) -> Iterator[Definition]:
    """Every class and function of a module."""
    return (node for node in nodes_of(tree) if isinstance(node, Definition))


def is_vague(name: str) -> bool:
    """Whether a name has a word in it that says nothing."""
    return any(word.lower() in VAGUE for word in WORD.findall(name))


def vague_names(name: str, text: str) -> list[str]:
    """Files, classes and functions called after nothing."""
    named = [part for part in Path(name).parts[-1:] if is_vague(part.split(".")[0])]
    if name.endswith(".py"):
        named += [node.name for node in definitions(tree_in(text)) if is_vague(node.name)]
    elif name.endswith(".js"):
        found = (match[1] or match[2] for match in SCRIPT_NAME.finditer(text))
        named += [word for word in found if is_vague(word)]
    return [f"{name}: {word} says nothing" for word in named]


def unfinished(name: str, text: str) -> list[str]:
    """Words that promise work."""
    return [f"{name}: {match[0]}" for match in UNFINISHED.finditer(text)]


def undocumented(name: str, tree: ast.Module) -> list[str]:
    """Public modules, classes, functions and methods without a docstring."""
    return [label for label, text in _documented(name, tree) if text is None]


def leaning(name: str, tree: ast.Module) -> list[str]:
    """Docstrings of whatever is public that begin in the middle: a sentence needs no neighbour."""
    return [f"{label}: {text}" for label, text in _documented(name, tree) if text and LEANING.match(text)]


def _documented(name: str, tree: ast.Module) -> Iterator[tuple[str, str | None]]:
    """Whatever is public of a module, itself first, each with its docstring."""
    nodes: list[tuple[str, ast.Module | Definition]] = [(name, tree)] if tree.body else []
    for scope in nodes_of(tree):
        if isinstance(scope, ast.Module | ast.ClassDef):
            nodes += [(f"{name}: {node.name}", node) for node in scope.body if isinstance(node, Definition)]
    return ((label, ast.get_docstring(node)) for label, node in nodes if _is_public(label))


def _is_public(label: str) -> bool:
    return not label.rpartition(" ")[2].startswith("_")


def silenced(name: str, text: str) -> list[str]:
    """A checker told to look away, but not from what and why: `noqa: A1 why`, `type: ignore[a]  # why`."""
    return [f"{name}: {m[0].strip()}" for m in SILENCED.finditer(text) if not REASONED.match(m["rest"])]


def skipped(name: str, text: str) -> list[str]:
    """Tests that may not run."""
    return [f"{name}: {match[0]}" for match in SKIPPED.finditer(text)]


def foreign_addresses(name: str, text: str) -> list[str]:
    """Addresses outside this server that a page could load from or lead to; names of SVG are none."""
    found = (match[0] for match in re.finditer(r"\b(https?|wss?)://[^\s\"'`)<>]+", text))
    return [f"{name}: {it}" for it in found if not it.startswith("http://www.w3.org/") and "${" not in it]


def addresses(name: str, text: str) -> list[str]:
    """Addresses in a lock file of any kind."""
    return [f"{name}: {match[0]}" for match in re.finditer(r"\b(https?|file|git)\W{1,3}//\S+", text)]


def lock_breaches(name: str, text: str) -> list[str]:
    """A lock names versions and hashes, nothing else: no address, no option, no path."""
    lines = text.splitlines()
    breaches = [f"{name}: {line}" for line in lines if not LOCK_LINE.match(line)]
    pins = [place for place, line in enumerate(lines) if "==" in line.split(";")[0]]
    bare = [lines[pin] for pin in pins if pin + 1 >= len(lines) or "--hash=" not in lines[pin + 1]]
    return breaches + [f"{name}: no hash for {line}" for line in bare]
