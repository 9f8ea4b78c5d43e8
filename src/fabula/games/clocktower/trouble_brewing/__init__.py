"""Trouble Brewing, the script for a first game."""
