"""How countertops lie before the camera: a length of one, seen from so high that its face is seen more than what shines on it."""
from studio.look import Colour, View

LONG = .98


def view(tone: Colour) -> View:
    """What is nearly white gets less light, so that its far edge leaves the ground."""
    return View(turn=-32, height=37, lens=75, fill=.90, exposure=.76 if sum(tone) > 1.8 else 1.)
