"""Deduction for both Mafias: their cases, the counting of deals by sorts of cards, and what is found."""
