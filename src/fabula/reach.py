"""What scripts come to ask: players, by the functions their code names; the Storyteller, by which word.

Of what the Storyteller decides it is said what nobody advises on, and in which texts it is asked.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType

from fabula.core.cards import Role
from fabula.core.requests import Ask, Round
from fabula.core.tale import Tale
from fabula.core.verbs import Me

ASKING = ("Decide", "Inform", "confirm")
SUGGESTING = {
    "Suggestion": 1,
    "one_of": 1,
    "subset": 0,
}  # and where among what is given the word for why stands


def can_ask(script: object) -> bool:
    """Whether a script, or anything it calls by its name, puts a question to a player.

    What it comes to by another way, such as the script of another role, is not seen.
    """
    return reaches(script, Ask, Round)


@cache  # it is asked of the same scripts for each part of a card, and by every check
def reaches(script: object, *wanted: object) -> bool:
    """Whether a script names one of what is wanted, or calls by its name something that does."""
    known: set[object] = set()
    ahead = [script]
    while ahead:
        one = ahead.pop()
        if any(one is this for this in wanted):
            return True
        if isinstance(one, FunctionType) and one not in known:
            known.add(one)
            ahead += named_in(one)
    return False


def named_in(function: FunctionType) -> Iterator[object]:
    """What the names in a function's code stand for: things of its module, and verbs of an ability."""
    verbs = [vars(of) for of in kinds_of(Me)]
    for name in names(function.__code__):
        found = (function.__globals__.get(name), *(verb.get(name) for verb in verbs))
        yield from (one.fget if isinstance(one, property) else one for one in found if one is not None)


def kinds_of(subject: type[Me]) -> Iterator[type[Me]]:
    """The subject of all verbs, and as each tale has it."""
    yield subject
    for kind in subject.__subclasses__():
        yield from kinds_of(kind)


def names(code: CodeType) -> Iterator[str]:
    """The names in some code, and in what is defined within it."""
    yield from code.co_names
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from names(part)


# ---- the Storyteller


def without_advice(tale: Tale) -> Iterator[str]:
    """Each decision, a role's own too, on which nobody advises and that is not left to a lot."""
    decisions = tale.decisions
    if decisions is None:
        return
    declared = (tale.almanac[id] for id in tale.almanac.printed if id in tale.almanac)
    ours = (role for role in declared if role.id not in tale.almanac.brought)
    own = [role.id for role in ours if is_decided_by_its_word(role)]
    for word in dict.fromkeys((*decisions.asked(), *own)):
        if word not in decisions.advised and word not in decisions.by_lot:
            what = f"{word} is decided without advice: write some, or leave it to a lot"
            yield f"{tale.id}: {what}, in {decisions.written_in}"


def words_wanted(tale: Tale) -> Iterator[str]:
    """The texts in which whoever leads is asked for each decision."""
    for word in () if tale.decisions is None else tale.decisions.asked():
        yield f"prompt-{tale.id}-{word}"


def is_decided_by_its_word(role: Role) -> bool:
    """Whether a script of a role asks the Storyteller by the role's own word."""
    return any(asks_by_a_role(script) for script in (role.script, *role.reactions.values()))


def asks_by_a_role(script: object) -> bool:
    """Whether a function asks the Storyteller by the word of the role whose script it is."""
    return any(ast.unparse(named).endswith(".role") for named in what_is_decided(source_of(script)))


def words_decided(role: Role) -> Iterator[str]:
    """The words of its own, but for its name, by which a role's scripts ask the Storyteller."""
    for script in (role.script, *role.reactions.values()):
        for named in what_is_decided(source_of(script)):
            if isinstance(named, ast.Constant) and isinstance(named.value, str):
                yield named.value


def words_for_why(role: Role) -> Iterator[str]:
    """The words in which the advice of a role says why, as they stand where it suggests something."""
    for node in ast.walk(source_of(role.advice)):
        at = SUGGESTING.get(ast.unparse(node.func).split(".")[-1]) if isinstance(node, ast.Call) else None
        if not isinstance(node, ast.Call) or at is None:
            continue
        for said in (*node.args[at : at + 1], *(one.value for one in node.keywords if one.arg == "why")):
            whole = said if not isinstance(said, ast.IfExp) else ast.Tuple([said.body, said.orelse])
            for part in ast.walk(whole):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def source_of(script: object) -> ast.AST:
    """The code of a function; nothing where it has no source of its own, as what was made at a prompt."""
    if not isinstance(script, FunctionType):
        return ast.Module([], [])
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(script)))
    except (OSError, SyntaxError):
        return ast.Module([], [])


def what_is_decided(tree: ast.AST) -> Iterator[ast.expr]:
    """The expressions by which a module, or a function, names what is to be decided."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        if node.func.id in ASKING:
            yield node.args[0]
        elif node.func.id == "Ask" and ast.unparse(node.args[0]) == "STORYTELLER":
            yield node.args[1]
