"""The lab: games by the thousand. ``fuzz`` looks for faults, ``experiment`` compares rules and bots."""
