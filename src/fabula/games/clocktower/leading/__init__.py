"""Leading: what a person who tells the tale foresees, asks, prompts and sets right."""
