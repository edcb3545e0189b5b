"""How people are told that it is their turn when they are not at the table (docs/decisions/045-notices.md)."""
