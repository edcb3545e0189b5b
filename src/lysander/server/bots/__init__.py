"""Who answers when no person does: bots in processes of their own, and the default for an umpire who is away or too slow."""
