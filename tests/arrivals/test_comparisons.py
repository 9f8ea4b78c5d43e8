"""Comparisons with words that nothing is ever called."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import pytest

from fabula.arrivals.comparisons import faults_of_comparisons, patterns
from fabula.games import TALES


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('cause == "exection"', "nothing is ever called 'exection': execution?"),
        ('cause in ("execution", "exection")', "nothing is ever called 'exection': execution?"),
        ('"exection" != cause', "nothing is ever called 'exection': execution?"),
        ('event.kind == "informd"', "nothing is ever called 'informd': informed?"),
        ('cause == "execution"', None),
        ('kind == "demon" and role == "fortune_teller"', None),
        ('kind == OURS or kind == "low_tide"', None),
        ('kind == "magician_here"', None),
        ('why == "A sentence of its own."', None),
        ('letter in "aeiouy"', None),
        ('"exection" not in causes', "nothing is ever called 'exection': execution?"),
    ],
)
def test_a_word_that_nothing_is_called_is_found(tmp_path: Path, line: str, fault: str | None) -> None:
    file = tmp_path / "roles.py"
    file.write_text(
        f'OURS = "high_tide"\nput("low_tide")\n\n\ndef script(cause):\n    return {line}\n', "utf-8"
    )
    faults = list(faults_of_comparisons({file: ModuleType("roles")}, [TALES["clocktower"]]))
    assert faults == ([] if fault is None else [f"roles.py line 6: {fault}"])


def test_words_that_are_put_together_are_known_by_what_is_fixed() -> None:
    (one,) = patterns(ast.parse('f"{role}_here"\nf"{a}-{b}"\nf"line {n}"'))
    assert one.fullmatch("magician_here")
    assert not one.fullmatch("magician_there")
