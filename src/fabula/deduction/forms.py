"""How the file of a case is read, whatever its tale: in which words something else is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

Json = Mapping[str, Any]


class NoCase(Exception):
    """What was given is no case: the words say what is wrong with it."""


class Seats(dict[str, int]):
    """Where each player sits, by name; whoever is not there is named."""

    def __missing__(self, name: str) -> int:
        raise NoCase(f"nobody in the case is called {name}")


@contextmanager
def named(field: str, number: int) -> Iterator[None]:
    """What is wrong with one thing in a list, with its place in it."""
    try:
        yield
    except NoCase as error:
        raise NoCase(f"{field} {number}: {error}") from None
    except KeyError as error:
        raise NoCase(f"{field} {number} says nothing of its {error.args[0]}") from None
    except (TypeError, ValueError, AttributeError):
        raise NoCase(f"{field} {number} is not written as the format has it") from None


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
