"""The engine: asks, domains, referee, journal, chance. Standard library only; no I/O, no clock, no global randomness."""
