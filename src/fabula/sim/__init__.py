"""Many tellings, fast: the same seed gives the same figures on any number of jobs."""

from __future__ import annotations

from fabula.sim.play import Bots, Broken, play_one
from fabula.sim.pool import Chunk, simulate
from fabula.sim.rows import Row
from fabula.sim.seeding import lots_of
from fabula.sim.study import Apart, Study
from fabula.sim.tally import Tally

__all__ = [
    "Apart", "Bots", "Broken", "Chunk", "Row", "Study", "Tally", "lots_of", "play_one", "simulate",
]  # fmt: skip
