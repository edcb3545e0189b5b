"""What is stored: the shape of the database, what is read and written, and who writes it."""
