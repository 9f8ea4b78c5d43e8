"""How long a beat lasts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabula.core.tale import Pace


def length_of(pace: Pace, settings: Mapping[str, Any], hurry: float = 1.0) -> int:
    """The length of a beat in ms, by the room's timers (seconds); `hurry` shortens all of them."""
    seconds: int = settings[pace.timer]
    return round(1000 * seconds * pace.times * hurry)
