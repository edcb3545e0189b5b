"""The engine: asks, domains, referee, journal, chance. Standard library and msgspec's structs only; no I/O, no clock, no chance."""
