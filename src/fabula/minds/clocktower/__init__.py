"""A mind for the Clocktower: it tells what it learned, or what it made up, and weighs what others tell."""

from __future__ import annotations

from fabula.minds.clocktower.sensible import Sensible

__all__ = ["Sensible"]
