"""The almanac of One Night and its kinds of cards."""

from __future__ import annotations

from fabula.core.cards import Almanac

almanac = Almanac(
    "doppelganger", "werewolf", "minion", "mason", "seer", "robber",
    "troublemaker", "drunk", "insomniac", "villager", "tanner", "hunter",
)  # fmt: skip

villager = almanac.kind("villager", side="village")
wolf = almanac.kind("werewolf", side="werewolf")
minion = almanac.kind("minion", side="werewolf")
tanner = almanac.kind("tanner", side="tanner")

SPARES = ("left", "middle", "right")
