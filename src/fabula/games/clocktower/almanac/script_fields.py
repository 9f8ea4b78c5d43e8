"""What stands in the fields of a script that is brought, made plain and cut to a length; else nothing."""

from __future__ import annotations

import math
import unicodedata

LONGEST_NAME, LONGEST_TEXT, LONGEST_ADDRESS = 80, 500, 300
MOST_MARKS = 24  # reminders, pictures, rules of one role or script
LATEST = 10_000  # the last place of a night's order
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_SPACES = " \t\r\n"


def plain(value: object, most: int = LONGEST_TEXT) -> str:
    """A text in one line, without what cannot be seen, cut to a length; empty for anything else."""
    if not isinstance(value, str):
        return ""
    seen = "".join(char for char in value[: 4 * most] if char in _SPACES or _is_seen(char))
    return " ".join(unicodedata.normalize("NFC", seen).split())[:most].strip()


def _is_seen(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN


def pairs(value: object) -> tuple[tuple[str, str], ...]:
    """With whom a role does not get along, and the rule, as far as both are said."""
    told = [one for one in value[:MOST_MARKS] if isinstance(one, dict)] if isinstance(value, list) else []
    found = ((plain(one.get("id"), LONGEST_NAME), plain(one.get("reason"))) for one in told)
    return tuple((other, rule) for other, rule in found if other and rule)


def place_of(value: object) -> float:
    """A place in a night's order; 0 for anything else."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not isinstance(value, int | float) or not 0 < value <= LATEST:
        return 0
    return value if isinstance(value, int) or math.isfinite(value) else 0


def several(value: object, most: int = LONGEST_TEXT) -> tuple[str, ...]:
    """The texts of a list, or the one text."""
    things = value if isinstance(value, list) else [value]
    return tuple(text for thing in things[:MOST_MARKS] if (text := plain(thing, most)))
