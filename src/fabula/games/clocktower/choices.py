"""Whom a role may choose, where that never depends: themselves, the dead, nobody, the same player again."""

from __future__ import annotations

from fabula.core.tale import Choosing

_ANYBODY = Choosing(self=True, dead=True, nobody=False)
_EACH_NIGHT = Choosing(self=True, dead=True, nobody=False, same=True)
_LIVING = Choosing(self=True, dead=False, nobody=False, same=True)
_OTHERS = Choosing(self=False, dead=True, nobody=False, same=True)
_ONCE = Choosing(self=True, dead=True, nobody=True)

CHOICES = {
    **dict.fromkeys(
        (
            "fortune_teller", "poisoner", "imp", "innkeeper", "gambler", "zombuul", "pukka", "fang_gu",
            "vigormortis", "no_dashii", "vortox", "witch", "cerenovus", "pit_hag", "acrobat", "preacher",
            "village_idiot", "fearmonger", "harpy",
        ),
        _EACH_NIGHT,
    ),
    **dict.fromkeys(("ravenkeeper", "godfather", "shabaloth", "widow", "lord_of_typhon", "lleech"), _ANYBODY),
    **dict.fromkeys(("sailor", "snake_charmer", "lycanthrope"), _LIVING),
    **dict.fromkeys(("monk", "butler", "dreamer"), _OTHERS),
    **dict.fromkeys(("assassin", "nightwatchman"), _ONCE),
    "po": Choosing(self=True, dead=True),
    "exorcist": Choosing(self=True, dead=True, nobody=False, same=False),
    "devils_advocate": Choosing(self=True, dead=False, nobody=False, same=False),
    "chambermaid": Choosing(self=False, dead=False, nobody=False, same=True),
    "professor": Choosing(self=False, dead=True, nobody=True),
    "seamstress": Choosing(self=False, dead=True, nobody=True),
    "huntsman": Choosing(self=True, dead=False, nobody=True),
    "ogre": Choosing(self=False, nobody=False),
    "klutz": Choosing(self=False, dead=False),
    "moonchild": Choosing(self=False, dead=False),
}  # fmt: skip
# Of which of these a ruling of ours says so.
RULED_CHOICES = {"ravenkeeper": 18}
