"""Role ids in the general rules of the Clocktower: what a role is, its card says, and rules ask the card."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Container, Mapping
from pathlib import Path

from tests.laws.constants import given_in, known_in
from tests.laws.house import ROOT

GAMES = ROOT / "src/fabula/games"
HOME = GAMES / "clocktower"
# Printed orders, named scripts, words for roles, what a book advises or somebody has published of one.
OF_ROLES = (
    "roles/",
    "advice/",
    "almanac/cards.py",
    "almanac/night_sheet.py",
    "almanac/published.py",
    "almanac/wordings.py",
    "scripts/printed_sheets.py",
    "scripts/teensyville.py",
)
# Words of questions, notes, beats and the glossary that happen to be called like a role, and how often.
WORDS: Mapping[str, Mapping[str, int]] = {
    "almanac/decisions.py": {
        "mutant": 1, "politician": 1, "scapegoat": 1,
    },
    "almanac/glossary.py": {"drunk": 1},
    "almanac/notes.py": {"boffin": 1, "lil_monsta": 1},
    "phases/day_powers.py": {"damsel": 1, "gossip": 1},
    "timeline/nightfall.py": {"butcher": 1},
}  # fmt: skip
# The other tales: where roles are declared, called in order, put together to sets and varied by settings ...
AT_HOME: Mapping[str, frozenset[str]] = {
    "onenight": frozenset({"cards.py", "setup.py", "sleepers.py", "tale.py", "wakers.py"}),
    "mafia32": frozenset(
        {
            "calls.py", "cards.py", "citizens.py", "criminals.py", "loners.py", "setup.py", "variants.py",
        }
    ),
    "vendetta": frozenset(
        {
            "calls.py", "cards.py", "hunters.py", "lords.py", "scenarios.py", "setup.py", "vampires.py",
            "vargs.py", "variants.py", "werewolves.py",
        }
    ),
}  # fmt: skip
# ... and which roles any other module of theirs names: kinds, sides, calls, causes and settings that are
# called like a role, and the few that a rule knows. None may come.
ELSEWHERE: Mapping[str, Mapping[str, frozenset[str]]] = {
    "onenight": {
        "glossary.py": frozenset({"tanner", "werewolf"}),
        "prompts.py": frozenset({"hunter"}),
        "scenes.py": frozenset({"hunter"}),
        "winners.py": frozenset({"minion", "tanner", "werewolf"}),
    },
    "mafia32": {
        "checks.py": frozenset({"citizen", "mafioso"}),
    },
    "vendetta": {
        "amending.py": frozenset({"bride"}),
        "checks.py": frozenset({"hunter", "lord", "vampire"}),
        "choosing.py": frozenset({"dhampir"}),
        "ending.py": frozenset({"werewolf"}),
        "execution.py": frozenset({"bride", "lord"}),
        "glossary.py": frozenset({"hunter", "lord", "shapeshifter", "vampire", "werewolf"}),
        "light.py": frozenset({"shapeshifter"}),
        "packs.py": frozenset({"dhampir", "werewolf"}),
        "points.py": frozenset({"werewolf"}),
        "prompts.py": frozenset({"vengeful_varg"}),
        "winners.py": frozenset({"werewolf"}),
    },
}


def named_elsewhere(tale: str, ids: frozenset[str]) -> dict[str, frozenset[str]]:
    """The roles that the rules of a tale name, by an id or by a constant, by modules."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((GAMES / tale).glob("*.py")):
        if path.name not in AT_HOME[tale]:
            text = path.read_text(encoding="utf-8")
            roles = frozenset({*named_in(text, ids), *known_by(text, known_in(path, ids))})
            found |= {path.name: roles} if roles else {}
    return found


def is_of_roles(name: str) -> bool:
    """Whether a module is there to name roles."""
    return name.startswith(OF_ROLES)


def named_in(text: str, ids: Container[str]) -> Counter[str]:
    """The role ids that a module names in so many words."""
    constants = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
    return Counter(value for value in constants if isinstance(value, str) and value in ids)


def known_by(text: str, known: Mapping[str, str]) -> frozenset[str]:
    """The roles that a module reads by the constants it has for them."""
    read = (node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name))
    given = given_in(ast.parse(text), {*known.values()})
    times = Counter(name for name in read if name in known)
    return frozenset(known[name] for name, many in times.items() if many > (name in given))


def modules() -> dict[str, str]:
    """The general rules: every module that is not there to name roles, with its text."""
    paths: dict[str, Path] = {path.relative_to(HOME).as_posix(): path for path in sorted(HOME.rglob("*.py"))}
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items() if not is_of_roles(name)}


def too_many(name: str, named: Counter[str]) -> list[str]:
    """The roles that a module names oftener than it has words that are called like them."""
    most = WORDS.get(name, {})
    return [f"{name} names {role}: say it on its card" for role in named if named[role] > most.get(role, 0)]


def too_odd(name: str, known: frozenset[str]) -> list[str]:
    """The roles that a module knows by a constant; a mark or a word that is called like one is none."""
    return [f"{name} knows {role}: say it on its card" for role in sorted(known)]


def gone(name: str, named: Counter[str]) -> list[str]:
    """What a module does not name any more as often as it may."""
    fewer = [role for role, most in WORDS.get(name, {}).items() if named[role] < most]
    return [f"{name} has no {role} any more: take it off the list" for role in fewer]
