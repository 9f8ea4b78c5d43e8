"""All chapters of the almanac: to import them is to declare their roles."""

from __future__ import annotations

from importlib import import_module

SETS = ("trouble_brewing", "bad_moon_rising", "sects_and_violets")
KINDS = ("townsfolk", "outsiders", "minions", "demons", "travellers")
CHAPTERS = tuple(import_module(f"{__package__}.{one}.{kind}") for one in SETS for kind in KINDS)
