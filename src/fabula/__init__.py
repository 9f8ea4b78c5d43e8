"""Fabula runs games of social deduction for friends: their rules, their tables, their bots and their page."""
