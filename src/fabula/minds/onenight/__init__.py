"""A mind with some sense for One Night: it remembers, weighs what was said, lies if it must."""

from __future__ import annotations

from fabula.minds.onenight.sensible import Sensible

__all__ = ["Sensible"]
