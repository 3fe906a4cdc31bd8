"""Synthetic underlayment: a long, light roll of woven tapes."""
from studio.bitumen import woven
from studio.geometry import lathe
from studio.look import Look, View, linear
from studio.shader import plain
from studio.supple import roll, sheet

LONG, DEEP, THICK, RADIUS = 1.22, .80, .0012, .070
TAPE, LINE, CORE = linear('#a9b0b2'), linear('#b9483a'), linear('#b08d62')


def build(look: Look) -> View:
    """The roll, on a piece that is drawn from it; lines run the way it is laid."""
    stuff = woven(TAPE, LINE, .305)
    sheet('piece', [(-DEEP / 2, 0), (DEEP / 2, 0)], THICK, LONG, stuff)
    sheet('back', [(-DEEP / 2, 0), (DEEP / 2, 0)], .0005, LONG * .99, plain('back', (.05, .05, .052), .6), main=False, at=(0, 0, -.0006))
    roll('roll', RADIUS, THICK, 12, LONG, stuff, .0014, at=(.0, .19, RADIUS + THICK))
    for side in (-1, 1):
        lathe(f'core-{side}', [(.030, 0), (.037, 0, .001), (.037, .03), (.030, .03), (.030, 0)], plain('core', CORE, .85), main=False,
              at=(side * (LONG / 2 - .020), .19, RADIUS + THICK), turn=(0, side * 90, 0))
    return View(turn=-34, height=27, lens=70, exposure=1)
