"""Marks that no rule asks for or that never end, traits that there are not, notes in vain."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from fabula.arrivals.loose_ends import faults_of_loose_ends
from fabula.core.cards import Role
from fabula.games import TALES

CLOCKTOWER = TALES["clocktower"]
HEAD = """
from fabula.core.cards import Role
from fabula.core.events import Marked
from fabula.core.notes import GAME, Each, Flag
from fabula.core.working import marked_by
from fabula.games.clocktower.almanac.cards import DUSK, POISONED
SOAKED = "xyzzy"
SWEPT = Flag("swept", GAME, "It was swept.")
EACH = Each(Flag("each_{}", GAME, "One of each."))
"""
KEPT = "def keep(town):\n    SWEPT.set(town)\n    EACH.by(1).set(town)\n"
READ = "def read(grimoire):\n    return SWEPT.stands(grimoire) or EACH.by(1).of(grimoire)\n"


def faults_in(folder: Path, code: str, *roles: Role) -> list[str]:
    """What is in vain in this code of an almanac for the Clocktower."""
    file, module = folder / "roles.py", ModuleType("roles")
    file.write_text(HEAD + code, "utf-8")
    exec(compile(HEAD + code, str(file), "exec"), vars(module))
    return list(faults_of_loose_ends({file: module}, [CLOCKTOWER], roles))


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("await me.mark(1, POISONED, until=DUSK)", None),
        ("await me.mark(1, 'poisoned', 'dusk 3')", None),
        ("await me.mark(1, POISONED, until='dsk')", "until='dsk' names no phase that begins: dusk?"),
        ("await me.make_drunk(1, 'dwn')", "until='dwn' names no phase that begins: dawn?"),
        (
            "town.tell(Marked(1, POISONED, None, 'nigt 2'))",
            "until='nigt 2' names no phase that begins: night?",
        ),
        ("await me.mark(1, 'poisned')", "no rule asks for the mark 'poisned': poisoned?"),
        (
            "await me.mark(1, SOAKED)",
            "no rule asks for the mark 'xyzzy': have a rule ask for it, or take the mark out",
        ),
        (
            "await me.mark(1, SOAKED if marked_by(town, me, 'xyzzy') else POISONED)",
            "no rule asks for the mark 'xyzzy': have a rule ask for it, or take the mark out",
        ),
        ("await me.mark(marked_by(town, me, SOAKED)[0], POISONED if town else SOAKED)", None),
        ("await me.mark(1, f'{town}')", None),
    ],
)
def test_a_mark_is_asked_for_and_ends(tmp_path: Path, line: str, fault: str | None) -> None:
    code = f"{KEPT}{READ}async def script(me, town):\n    {line}\n"
    number = (HEAD + code).count("\n")
    assert faults_in(tmp_path, code) == ([] if fault is None else [f"roles.py line {number}: {fault}"])


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        (KEPT + READ, []),
        (
            KEPT,
            [
                "the note SWEPT in roles.py is never read: SWEPT.of(...), or take it out",
                "the note EACH in roles.py is never read: EACH.of(...), or take it out",
            ],
        ),
        (
            READ + "def end(town):\n    SWEPT.forget(town)\n",
            [
                "the note SWEPT in roles.py is never written: SWEPT.set(...), or take it out",
                "the note EACH in roles.py is never written: EACH.set(...), or take it out",
            ],
        ),
        ("def hand(on):\n    on(SWEPT)\n    on(EACH.by(1))\n", []),
    ],
)
def test_a_note_is_written_and_read(tmp_path: Path, code: str, faults: list[str]) -> None:
    assert faults_in(tmp_path, code) == faults


def test_a_trait_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    role = Role(
        "spyglass", "minion", "evil", traits=("sees_al", "sees_all", "glitters", "own"), heeds=("name",)
    )
    monkeypatch.setattr(CLOCKTOWER.almanac, "printed", (*CLOCKTOWER.almanac.printed, role.id))
    monkeypatch.setitem(CLOCKTOWER.almanac._roles, role.id, role)
    rule = "def rule(role):\n    return 'own' in role.traits\nRole('x', 'y', 'z', traits=('glitters',))\n"
    code = KEPT + READ + rule
    assert faults_in(tmp_path, code, role) == [
        "spyglass says traits='sees_al', which no rule asks for: sees_all?: its header",
        (
            "spyglass says traits='glitters', which no rule asks for: "
            "have a rule ask for it, or take it out: its header"
        ),
        "spyglass says heeds='name', which no rule asks for: names?: its header",
    ]
