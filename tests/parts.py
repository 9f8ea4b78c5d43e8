"""A test over many lots in two parts: a sample of them in every run, and all the others in the soaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

import pytest

One = TypeVar("One")
Part = Literal["sample", "more"]
IN_PARTS = pytest.mark.parametrize("part", ["sample", pytest.param("more", marks=pytest.mark.soak)])


def in_part(part: Part, lots: Sequence[One], share: int = 5) -> Sequence[One]:
    """Every fifth of these lots, or every so many, and no other; or all the others."""
    if part == "sample":
        return lots[::share]
    return [one for number, one in enumerate(lots) if number % share]
