"""Tools for the tests of a game: a board for positions, recorded games, the ledger of paragraphs, a check of the game's folders."""
