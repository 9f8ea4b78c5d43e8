"""Examples in the documentation, run as a reader would run them.

A `python` fence runs, all of one page in order and in one namespace; `python skip` only shows. In a `console`
fence every line after `$ ` is a command and what follows is what it prints, where `...` stands for anything;
commands other than `fabula` and those that serve until stopped are left to the reader.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^(?P<mark>`{3,})(?P<info>[^\n`]*)\n(?P<body>.*?)^(?P=mark) *$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """One fence: what kind, on which line of which page, and its text."""

    page: str
    line: int
    info: str
    body: str


def examples(page: str, text: str) -> Iterator[Example]:
    """Every fence of a page."""
    for match in FENCE.finditer(text):
        line = text.count("\n", 0, match.start()) + 2
        yield Example(page, line, match["info"].strip(), match["body"])


def run_python(fences: list[Example]) -> None:
    """Run a page's Python; an error names the page and its line."""
    names: dict[str, object] = {"__name__": "__example__"}
    for fence in fences:
        text = "\n" * (fence.line - 1) + fence.body
        exec(compile(text, fence.page, "exec"), names)


def commands(fence: Example) -> Iterator[tuple[str, str]]:
    """The commands of a console fence that end by themselves, each with what it is said to print."""
    for part in re.split(r"^\$ ", fence.body, flags=re.MULTILINE)[1:]:
        command, _, printed = part.partition("\n")
        words = shlex.split(command, comments=True)
        if words[:1] == ["fabula"] and words[1:2] != ["serve"]:
            yield command, printed


def run_command(command: str, folder: Path) -> tuple[int, str]:
    """Run one command of a reader in a folder of its own: its exit code and all it printed."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        shlex.split(command, comments=True),
        cwd=folder,
        env={**os.environ, "PATH": path},
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        timeout=120,
    )
    return done.returncode, done.stdout


def prints(said: str, printed: str) -> bool:
    """Whether a command printed what the page says; `...` stands for anything, and a page may say nothing."""
    pattern = ".*?".join(re.escape(piece) for piece in said.strip().split("..."))
    return not said.strip() or re.fullmatch(pattern, printed.strip(), re.DOTALL) is not None
