# What is said of a script that somebody brings: what was understood of it, and what was not.
