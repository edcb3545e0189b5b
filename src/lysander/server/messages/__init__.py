"""What is said to clients: the messages, how they are made from a table, and their sentences."""
