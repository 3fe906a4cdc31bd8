"""A sheet of rubber for a flat roof."""
from studio.bitumen import curled, rubber
from studio.look import Look, View, linear
from studio.supple import roll, sheet

LONG, DEEP, THICK, RADIUS = 1.0, .86, .0034, .115
RUBBER = linear('#2b2d2f')


def build(look: Look) -> View:
    """A thick roll without a core, and its loose end, which turns up at the front."""
    stuff = rubber(RUBBER)
    sheet('piece', curled(DEEP, .052, 150), THICK, LONG, stuff)
    where = {'at': (.0, .22, RADIUS + THICK)}
    roll('roll', RADIUS, THICK, 19, LONG, stuff, .0018, **where)
    return View(turn=-32, height=24, lens=70, exposure=1.35)
