"""Timbers, six by six."""
from studio.geometry import box
from studio.look import Look, View
from studio.wood import wood

LONG, THICK = 1.0, .14


def build(look: Look) -> View:
    """Two on the ground and one across them."""
    grain = wood(look, rough=.62, gain=1.15, cracks=.55)
    for name, at, turn in (('left', (0, -.078, .07), 0), ('right', (.03, .078, .07), .6), ('top', (.02, 0, .2105), 9)):
        box(f'beam-{name}', (LONG, THICK, THICK), grain, .004, at=at, turn=(0, 0, turn))
    return View(turn=-58, height=18, lens=55)
