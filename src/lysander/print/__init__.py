"""Print and play: sheets of paper for a real table, as PDF. A game's sheets are made by its room here; games without one have no kit."""
