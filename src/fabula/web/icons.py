"""Which picture stands for which role: names of signs in the client's sprites."""

from __future__ import annotations

ICONS: dict[str, dict[str, str]] = {
    "onenight": {
        "doppelganger": "two-shadows",
        "werewolf": "werewolf",
        "minion": "imp-laugh",
        "mason": "freemasonry",
        "seer": "crystal-ball",
        "robber": "robber-mask",
        "troublemaker": "card-exchange",
        "drunk": "beer-stein",
        "insomniac": "semi-closed-eye",
        "villager": "hut",
        "tanner": "animal-hide",
        "hunter": "crossbow",
    },
    "mafia32": {
        "citizen": "person",
        "beauty": "lips",
        "doctor": "medicines",
        "bodyguard": "cross-shield",
        "spy": "spyglass",
        "detective": "magnifying-glass",
        "judge": "gavel",
        "journalist": "newspaper",
        "politician": "public-speaker",
        "leader": "laurel-crown",
        "mafioso": "fedora",
        "don": "cigar",
        "lawyer": "scales",
        "triad": "dragon-head",
        "triad_boss": "yin-yang",
        "maniac": "dripping-knife",
        "black_widow": "spider-alt",
        "patient_zero": "biohazard",
    },
}
