"""Complaints: what an error in the code of roles says in one line, with its place and what may be meant."""

from __future__ import annotations

import re
import sys
import traceback
from pathlib import Path

from fabula.core.cards import Misdeclared
from fabula.core.spelling import meant_by

_NOT_THERE = re.compile(r"cannot import name '(\w+)' from '([\w.]+)'")
_NO_NAME = re.compile(r"name '(\w+)' is not defined")


def place_of(folder: Path, error: Exception) -> str:
    """The last line in a folder that led to an error; where none did, the last of all."""
    if isinstance(error, SyntaxError) and folder in Path(error.filename or "").parents:
        return f"{Path(str(error.filename)).name} line {error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    last = ([frame for frame in frames if folder in Path(frame.filename).parents] or frames)[-1]
    return f"{Path(last.filename).name} line {last.lineno}"


def complaint_of(error: Exception) -> str:
    """What an error says in a line, and what a name that there is not may be meant for."""
    if isinstance(error, Misdeclared):
        return str(error)
    said, meant = str(error), ""
    if isinstance(error, SyntaxError):
        said = error.msg
    elif isinstance(error, AttributeError):
        meant = meant_by(str(error.name), dir(error.obj))
    elif isinstance(error, NameError) and (lacking := _NO_NAME.match(said)):
        meant = meant_by(lacking[1], names_at(error))
    elif isinstance(error, ImportError) and (lacking := _NOT_THERE.match(said)):
        name, module = lacking.groups()
        said, meant = f"{module} has no {name}", meant_by(name, dir(sys.modules.get(module)))
    return f"{type(error).__name__}: {said}".removesuffix(": ") + meant


def names_at(error: Exception) -> list[str]:
    """The names that the module knows in which an error was raised."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    return [*frames[-1].f_globals] if frames else []


def lies_in(folder: Path, error: Exception) -> bool:
    """Whether a line in a folder led to an error."""
    files = [frame.filename for frame in traceback.extract_tb(error.__traceback__)]
    files += [error.filename or ""] if isinstance(error, SyntaxError) else []
    return any(folder in Path(file).parents for file in files)
