"""23 Worked cases."""


def title(block):
    return ""


def run(game, block):
    return []
