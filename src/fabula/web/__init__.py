"""The door to the web: pages, texts and the one socket through which everybody plays."""
