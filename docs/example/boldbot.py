"""A bot in ten lines of Python: of all answers it gives the last, which in most lists is the boldest.

lysander lab evasion --seats german=boldbot:Bold british=normal --games 100
"""


class Bold:
    """A player for any seat of any game."""

    def __init__(self, seat, seed):
        self.seat = seat

    def decide(self, view, questions, events):
        question = questions[0]
        answers = question.members() or [question.default]
        return question.kind, None if question.standing else answers[-1]
