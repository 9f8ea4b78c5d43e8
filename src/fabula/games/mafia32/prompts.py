"""Prompts: what players of Mafia are asked by all but their calls, each by one constant.

Who lets the time pass does nothing, or where they have to do something, a lot decides.
"""

from __future__ import annotations

from fabula.core.requests import Prompt

VOTE = Prompt("vote")
HAND = Prompt("hand")
