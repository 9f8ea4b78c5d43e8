"""Deduction for Blood Vendetta: what its cards say of each other."""
