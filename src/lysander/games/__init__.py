"""The games. Each folder is one game; games never import games."""
