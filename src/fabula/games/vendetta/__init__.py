"""Mafia: Blood Vendetta: talk and execution by night, powers and murder by day."""
