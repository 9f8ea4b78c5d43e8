"""The roles that do not wake at night."""

from __future__ import annotations

from fabula.games.onenight.cards import tanner, villager

plain_villager = villager("villager", copies=3)
"""You have no power; you are certainly no Werewolf."""

the_tanner = tanner("tanner")
"""You win only if you die."""

hunter = villager("hunter")
"""If you die, the player you point at dies too."""
