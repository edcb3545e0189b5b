"""The engine: asks, domains, referee, journal, dice. It uses the standard library and msgspec's structs only: no I/O, no clock, no random numbers of
its own."""
