"""The town: who lives and who seems to be what, what is said, who dies, what an ability can do."""
