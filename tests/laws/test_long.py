"""What takes long is where `tests/conftest.py` says: nothing that was renamed slips back into `--fast`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from tests.conftest import BRIEF, FIRST, LONG, TESTS, is_brief


@pytest.mark.parametrize("place", sorted({*LONG, *FIRST}))
def test_what_takes_long_is_where_it_is_said_to_be(place: str) -> None:
    assert (TESTS / place).exists()


@pytest.mark.parametrize("test", BRIEF)
def test_what_is_brief_is_a_test_of_what_takes_long(test: str) -> None:
    place, name = test.partition("[")[0].split("::")
    assert place in LONG
    assert f"def {name}(" in (TESTS / place).read_text(encoding="utf-8")


def test_one_case_or_all_of_a_test_are_brief() -> None:
    case, every = (next(one for one in BRIEF if ("[" in one) is cased) for cased in (True, False))

    def called(name: str) -> pytest.Item:
        return cast("pytest.Item", SimpleNamespace(nodeid=f"tests/{name}"))

    assert is_brief(called(case))
    assert not is_brief(called(f"{case.partition('[')[0]}[another]"))
    assert is_brief(called(every))
    assert is_brief(called(f"{every}[any]"))
    assert not is_brief(called(f"{every}_too"))
