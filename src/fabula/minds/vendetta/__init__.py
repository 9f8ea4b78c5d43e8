"""A mind with some sense for Blood Vendetta: it remembers, weighs what was said, lies if it must."""

from __future__ import annotations

from fabula.minds.vendetta.sensible import Sensible

__all__ = ["Sensible"]
