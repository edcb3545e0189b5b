"""The terminal client: plays a game in lines of text."""
