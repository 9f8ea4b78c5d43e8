"""Notes are read and written through their declarations, each word has one, and each is made use of."""

from __future__ import annotations

import ast
import re
from collections import Counter

import pytest
from tests.laws.house import ROOT

from fabula.core.notes import SETTLED, Note, Span
from fabula.games import TALES
from fabula.web.notes import declared_in, notes_of, uses_of_notes, writers_of

OWN = ("src/fabula/core/grimoire.py", "src/fabula/core/events.py", "src/fabula/core/notes.py")
SHARED = {"choice {} {}"}  # old files know both kinds of choices by the same word, and no role keeps both
SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for folder in ("src/fabula", "examples")
    for path in sorted((ROOT / folder).rglob("*.py"))
}


def past_their_declarations(name: str, text: str) -> list[str]:
    """Where a module takes a note by its word."""
    if name in OWN:
        return []
    taken = [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if (
            isinstance(node, ast.Attribute) and node.attr == "notes" and "grimoire" in ast.unparse(node.value)
        )
        or (isinstance(node, ast.Name) and node.id == "Noted")
    ]
    return [f"{name}:{line} takes a note by its word" for line in taken]


def ill_declared(notes: dict[str, tuple[Note[object], str]]) -> list[str]:
    """What is wrong with the declarations of a tale."""
    words = Counter(note.word for note, _ in notes.values())
    twice = [f"{word} is declared twice" for word, times in words.items() if times > 1 and word not in SHARED]
    wordless = [
        f"{name} says nothing"
        for name, (note, _) in notes.items()
        if not re.fullmatch("[A-Z].+\\.", note.sentence)
    ]
    typeless = [f"{name} has no type" for name, (_, holds) in notes.items() if not holds]
    return [*twice, *wordless, *typeless]


def test_nobody_takes_a_note_by_its_word() -> None:
    assert [breach for name, text in SOURCES.items() for breach in past_their_declarations(name, text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "town.grimoire.notes['executed']",
        "'executed' in grimoire.notes",
        "notes = self.town.grimoire.notes",
        "town.tell(Noted('executed', 1))",
    ],
)
def test_a_note_taken_by_its_word_is_found(text: str) -> None:
    assert past_their_declarations("src/fabula/games/clocktower/tale.py", text) != []
    assert past_their_declarations("src/fabula/core/notes.py", text) == []


@pytest.mark.parametrize("tale", TALES)
def test_each_note_has_a_word_of_its_own_a_sentence_and_a_type(tale: str) -> None:
    assert ill_declared(declared_in(notes_of(tale))) == []


def test_what_is_ill_declared_is_found() -> None:
    one: Note[object] = Note("word", Span(""), "What it holds.")
    silent: Note[object] = Note("other", Span(""), "")
    assert ill_declared({"ONE": (one, "Note[int]"), "TWO": (one, "Note[int]")}) == ["word is declared twice"]
    assert ill_declared({"ONE": (silent, "Note[int]")}) == ["ONE says nothing"]
    assert ill_declared({"ONE": (one, "")}) == ["ONE has no type"]


@pytest.mark.parametrize("tale", TALES)
def test_each_note_is_written_and_read(tale: str) -> None:
    home = f"src/fabula/games/{tale}/"
    uses = [
        use
        for name, text in SOURCES.items()
        if name.startswith(home) and not name.endswith("/notes.py")
        for use in uses_of_notes(ast.parse(text))
    ]
    read = {note for note, verb in uses if verb in ("of", "known", "stands") or verb is None}
    assert [name for name in declared_in(notes_of(tale)) if name not in read] == []
    written = writers_of(tale)
    assert [name for name in declared_in(notes_of(tale)) if name not in written] == []


@pytest.mark.parametrize("tale", TALES)
def test_what_is_to_be_settled_is_forgotten_somewhere(tale: str) -> None:
    home = f"src/fabula/games/{tale}/"
    ends = {
        note
        for name, text in SOURCES.items()
        if name.startswith(home)
        for note, verb in uses_of_notes(ast.parse(text))
        if verb in ("forget", "set", None, "lay")
    }
    settled = {name for name, (note, _) in declared_in(notes_of(tale)).items() if note.lasts is SETTLED}
    assert settled - ends == set()


def test_what_a_module_does_with_notes_is_seen() -> None:
    text = "notes.LOST.set(town, 1)\nnotes.TOKENS.by(2).of(grimoire)\ncount(town, notes.QUIET)\n"
    assert set(uses_of_notes(ast.parse(text))) == {("LOST", "set"), ("TOKENS", "of"), ("QUIET", None)}
