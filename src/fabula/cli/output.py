"""What the commands take and print, and how one says that something cannot be done."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

FAULTY = 1
LARGEST_FILE = 50_000_000
RULED = "ruled"


class Wrong(Exception):
    """What the user asked for cannot be done; the message says why in one line."""


def print_json(data: Any) -> None:
    """Print data as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def text_of(file: str) -> str:
    """What stands in a file, or comes through the pipe; Wrong if it is no text."""
    with open(0 if file == "-" else file, "rb") as opened:
        content = opened.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise Wrong(f"{file} is too large")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Wrong(f"{file} cannot be read: it is not text") from None


def number(least: int, most: int) -> Callable[[str], int]:
    """What reads a number within bounds from the command line."""

    def read_number(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"no number: {text}") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text} is not from {least} to {most}")
        return number

    return read_number
