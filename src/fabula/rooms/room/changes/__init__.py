"""Changes: what each entry of the log changes of a room."""
