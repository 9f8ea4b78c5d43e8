"""Deduction for the Clocktower: its deals, its history, its rules of who may be told what."""
