"""Advice: what the book would have the Storyteller decide, and why."""
