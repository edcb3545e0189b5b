"""Boards of single games for the terminal: a map in characters, and ways to type an answer."""
