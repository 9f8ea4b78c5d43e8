"""Which deals are left, given what was said and seen."""

from fabula.deduction.clocktower.case import IN_PLAY, Assumptions, Case, NoCase, read_case
from fabula.deduction.clocktower.found import Deal, Found, deals

__all__ = ["IN_PLAY", "Assumptions", "Case", "Deal", "Found", "NoCase", "deals", "read_case"]
