"""Leading a telling where nobody does: pace, what happens when time is up, dreams for those who sleep."""
