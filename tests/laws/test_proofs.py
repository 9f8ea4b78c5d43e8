"""Every test can fail."""

from __future__ import annotations

import ast

import pytest
from tests.laws.house import scripts
from tests.laws.proofs import empty_tests


def test_every_test_asserts_something() -> None:
    trees = [(name, tree) for name, tree in scripts() if name.startswith("tests/")]
    assert len(trees) > 5
    assert empty_tests(trees) == []


@pytest.mark.parametrize(
    "text",
    [
        "def test_x():\n    play()",
        "def play(): pass\ndef test_x():\n    play()",
        "class TestX:\n    async def test_x(self):\n        x = 1",
    ],
)
def test_a_test_that_asserts_nothing_is_found(text: str) -> None:
    assert empty_tests([("x", ast.parse(text))]) == ["x: test_x"]


@pytest.mark.parametrize(
    "text",
    [
        "def test_x():\n    assert 1",
        "def test_x():\n    with pytest.raises(Refusal): f()",
        "def look(): assert 1\ndef play(): look()\ndef test_x():\n    play()",
        "def test_x(page):\n    expect(page).to_have_title('Fabula')",
    ],
)
def test_a_test_that_asserts_is_not(text: str) -> None:
    assert empty_tests([("x", ast.parse(text))]) == []
