"""What single games bring for the terminal: a map in characters, and ways to type an answer."""
