"""Deduction for One Night: who was dealt which card, and which card lies where by now."""
