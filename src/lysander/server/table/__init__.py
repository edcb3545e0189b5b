"""One table: its match, its lock, what each seat knows, and everything that can change it."""
