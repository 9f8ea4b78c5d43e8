"""The almanac: cards, moments and questions, published names and sheets. No rule is played here."""
