"""The note of One Night: what is kept in mind of a game besides cards and abilities."""

from __future__ import annotations

from fabula.core.notes import GAME, Flag

CORRECTED: Flag = Flag("corrected", GAME, "Whoever leads has corrected a card.")
