"""Looking back at a finished game: how the chances went, where they turned, what a bot would have done (docs/decisions/041-review.md)."""
