"""Role ids in the general rules of the Clocktower: what a role is, its card says, and rules ask the card."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Container, Mapping
from pathlib import Path

from tests.laws.house import ROOT

HOME = ROOT / "src/fabula/games/clocktower"
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
# Which rules still know a role, how often, and why. A line may go, and a number may fall; none may come.
STILL: Mapping[str, Mapping[str, int]] = {
    # words of questions, notes, beats and the glossary that happen to be called like a role
    "almanac/decisions.py": {
        "drunk": 2, "hermit": 1, "lunatic": 1, "marionette": 2, "mutant": 1, "politician": 1, "scapegoat": 1,
    },
    "almanac/glossary.py": {"drunk": 1},
    "almanac/notes.py": {"boffin": 1, "lil_monsta": 1},
    "phases/day_powers.py": {"damsel": 1, "gossip": 1},
    "tale.py": {"butcher": 2},
    "scripts/reading.py": {"mezepheles": 1},  # an old name of it in files
    # rules of the deal that depend on the order in which these are looked at
    "almanac/setup_table.py": {"balloonist": 1, "drunk": 1, "huntsman": 1, "marionette": 1},
    "phases/marionettes.py": {"lunatic": 1},
    "scripts/weighing.py": {"atheist": 1, "drunk": 1},
    # published rules for pairs, and what an Alchemist is lent of the deal
    "town/lending.py": {"baron": 1, "xaan": 1},
    "town/naming.py": {"magician": 1},
    "phases/introductions.py": {"magician": 1},
    # as what a Revolutionary's two may register, in the words of their cards
    "town/revolution.py": {"recluse": 1, "spy": 1},
    # a number that one of all roles that learn two players may be told instead
    "town/verbs.py": {"librarian": 1},
    # what whoever leads foresees, and which deaths belong to one scene, in the order of their sentences
    "leading/foresight.py": {"harpy": 1, "mayor": 1, "vortox": 1},
    "phases/scenes.py": {
        "gangster": 1, "gnome": 1, "gunslinger": 1, "klutz": 1, "moonchild": 1, "psychopath": 1, "slayer": 1,
    },
}  # fmt: skip


def is_of_roles(name: str) -> bool:
    """Whether a module is there to name roles."""
    return name.startswith(OF_ROLES)


def named_in(text: str, ids: Container[str]) -> Counter[str]:
    """The role ids that a module names in so many words."""
    constants = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
    return Counter(value for value in constants if isinstance(value, str) and value in ids)


def modules() -> dict[str, str]:
    """The general rules: every module that is not there to name roles, with its text."""
    paths: dict[str, Path] = {path.relative_to(HOME).as_posix(): path for path in sorted(HOME.rglob("*.py"))}
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items() if not is_of_roles(name)}


def too_many(name: str, named: Counter[str]) -> list[str]:
    """The roles that a module names oftener than it still may."""
    most = STILL.get(name, {})
    return [f"{name} names {role}: say it on its card" for role in named if named[role] > most.get(role, 0)]


def gone(name: str, named: Counter[str]) -> list[str]:
    """The roles that a module does not name any more as often as it may."""
    fewer = (role for role, most in STILL.get(name, {}).items() if named[role] < most)
    return [f"{name} names {role} less often than it may: take it off the list" for role in fewer]
