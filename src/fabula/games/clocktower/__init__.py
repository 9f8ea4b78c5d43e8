"""Blood on the Clocktower: its sets, the roles of no set, Travellers, Fabled and Loric."""
