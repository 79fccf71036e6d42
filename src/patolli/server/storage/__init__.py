"""The database, what leaves the memory, and what is forgotten for good."""
