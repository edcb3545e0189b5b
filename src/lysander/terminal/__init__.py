"""The terminal client: everything a person at a table needs, in lines of text."""
