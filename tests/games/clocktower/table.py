"""The table at which the roles of the Clocktower are tried, ours as those of others."""

from __future__ import annotations

from fabula.core.requests import FATE, STORYTELLER
from fabula.testing.clocktower import Table, believing

__all__ = ["FATE", "STORYTELLER", "Table", "believing"]
