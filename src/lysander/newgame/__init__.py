"""Writes the skeleton of a new game into a checkout."""
