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
}
