"""The roles, set by set; each reads like its card."""
