"""What was measured, as tables; and on what machine."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from pathlib import Path


def machine() -> str:
    """The machine in one line, and how busy it is before anything is measured."""
    cores, busy = os.cpu_count(), os.getloadavg()[0]
    system = f"{platform.system()}; Python {platform.python_version()}"
    return f"{_processor()}, {cores} cores; {system}; load {busy:.2f}"


def _processor() -> str:
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(models), platform.processor() or platform.machine())


def show(title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table: the first column to the left, figures to the right."""
    lines = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(head, *lines, strict=True)]
    print(f"\n{title}\n")
    for line in (list(head), ["-" * width for width in widths], *lines):
        first, *others = (
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        print("  " + "  ".join([first, *others]).rstrip(), flush=True)


def goal(name: str, met: bool) -> None:
    """Print whether a goal is met."""
    print(f"\n  {'met' if met else 'MISSED'}: {name}", flush=True)


def share_of(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
