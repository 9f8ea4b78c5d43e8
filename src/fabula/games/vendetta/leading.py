"""What a person who leads Blood Vendetta may do: foresee, set right, and say that it is over."""

from __future__ import annotations

from fabula.core.leading import Leading
from fabula.games.vendetta.amending import ACTS, amendments
from fabula.games.vendetta.ending import close
from fabula.games.vendetta.foresight import foresee

LEADING = Leading(foresee, amendments, ACTS, close)
