"""Access: who is let in, and how much one may ask of the server."""
