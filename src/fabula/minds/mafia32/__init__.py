"""A mind with some sense for Mafia: it remembers, weighs what was said, lies if it must."""

from __future__ import annotations

from fabula.minds.mafia32.sensible import Sensible

__all__ = ["Sensible"]
