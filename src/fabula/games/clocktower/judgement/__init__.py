"""Judgement: votes and trials, madness and what it costs, last words, and the end."""
