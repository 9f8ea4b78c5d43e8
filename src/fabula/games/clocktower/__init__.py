"""Blood on the Clocktower: its sets, the roles of no set, Travellers, Fabled and Loric.

All chapters are read first: what is derived from the cards, such as a table's settings, needs them whole.
"""

from fabula.games.clocktower.roles.chapters import CHAPTERS

__all__ = ["CHAPTERS"]
