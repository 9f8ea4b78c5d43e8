"""Deduction for Mafia with 32 cards: what its nights allow."""
