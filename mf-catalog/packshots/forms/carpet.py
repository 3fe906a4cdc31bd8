"""Carpet from a roll."""
from studio.carpet import tufted
from studio.look import Look, View, linear
from studio.shader import plain
from studio.supple import roll, sheet
from studio.tiling import exposure

LONG, DEEP, THICK, BACK, RADIUS = 1.1, .80, .0105, .0035, .125
JUTE = linear('#b9a27c')


def build(look: Look) -> View:
    """A roll with its pile outside, on a piece that is cut from it; both on their backing."""
    pile, jute = tufted(look.tone), plain('jute', JUTE, .9)
    sheet('back', [(-DEEP / 2, 0), (DEEP / 2, 0)], BACK, LONG * .97, jute, main=False)
    sheet('piece', [(-DEEP / 2, BACK), (DEEP / 2, BACK)], THICK, LONG * .97, pile)
    where = {'at': (.03, .15, RADIUS + BACK + THICK), 'turn': (0, 0, 4)}
    roll('roll', RADIUS, THICK, 5, LONG, pile, BACK + .0006, **where)
    roll('roll-back', RADIUS - THICK, BACK, 5, LONG * .998, jute, THICK + .0006, main=False, **where)
    return View(turn=-32, height=26, lens=70, exposure=exposure(look))
