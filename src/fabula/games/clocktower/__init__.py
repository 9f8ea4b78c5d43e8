"""Blood on the Clocktower: the first script, Trouble Brewing."""
