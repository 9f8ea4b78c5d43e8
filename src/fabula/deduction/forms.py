"""How the file of a case is read, whatever its tale: in which words something else is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = Mapping[str, Any]


class NoCase(Exception):
    """What was given is no case: the words say what is wrong with it."""


class Seats(dict[str, int]):
    """Where each player sits, by name; whoever is not there is named."""

    def __missing__(self, name: str) -> int:
        raise NoCase(f"nobody in the case is called {name}")


class Named:
    """What is wrong with one thing in a list, with its place in it, which may be said as one goes on."""

    __slots__ = ("field", "number")

    def __init__(self, field: str, number: int = 0) -> None:
        self.field, self.number = field, number

    def __enter__(self) -> Named:
        """Begin to read a form."""
        return self

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> None:
        if error is None:
            return
        place = f"{self.field} {self.number}"
        if isinstance(error, NoCase):
            raise NoCase(f"{place}: {error}") from None
        if isinstance(error, KeyError):
            raise NoCase(f"{place} says nothing of its {error.args[0]}") from None
        if isinstance(error, (TypeError, ValueError, AttributeError)):
            raise NoCase(f"{place} is not written as the format has it") from None


def name_players(names: list[object]) -> None:
    """Refuse players that cannot be told apart by their names."""
    if not names or not all(isinstance(name, str) for name in names):
        raise NoCase("players are names in the order of seats")
    if len(set(names)) != len(names):
        raise NoCase("two players have the same name")


def claim_each(claims: Json, names: list[str]) -> None:
    """Refuse claims of nobody, and players without one."""
    for name in claims:
        if name not in names:
            raise NoCase(f"nobody in the case is called {name}")
    for name in names:
        if name not in claims:
            raise NoCase(f"nobody knows what {name} claims to be")
