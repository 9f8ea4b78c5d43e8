"""Company: Travellers, Fabled and Loric, who come to a game and go, and what they change."""
