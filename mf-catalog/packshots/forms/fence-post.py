"""Posts, four by four."""
from studio.look import Look, View
from studio.stack import stack
from studio.wood import wood


def build(look: Look) -> View:
    """A pile that shows its ends."""
    stack(look, wood(look, rough=.6, cracks=.3), (1.25, .089, .089), 1, 3, .005, 7)
    return View(turn=-60, height=20, lens=55)
