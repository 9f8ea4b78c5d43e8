"""The chapters of Blood Vendetta: whatever loads one loads them all."""

from __future__ import annotations

from fabula.games.vendetta import hunters, lords, vampires, vargs, werewolves

CHAPTERS = (lords, vampires, werewolves, hunters, vargs)
