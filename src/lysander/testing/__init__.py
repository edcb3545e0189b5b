"""What the tests of a game are written with: a board for positions, recorded games, the ledger of paragraphs, a check of the game's folder."""
