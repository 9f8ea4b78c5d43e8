"""The roles that do not wake at night."""

from __future__ import annotations

from fabula.core.cards import Choosing
from fabula.games.onenight.cards import TAKES_ALONG, tanner, villager

plain_villager = villager("villager", copies=3, icon="hut")
"""You have no power; you are certainly no Werewolf."""

the_tanner = tanner("tanner", icon="animal-hide")
"""You win only if you die."""

hunter = villager("hunter", icon="crossbow", chooses=Choosing(self=False), traits=(TAKES_ALONG,))
"""If you die, the player you point at dies too."""
