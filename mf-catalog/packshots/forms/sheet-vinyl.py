"""Vinyl from a roll."""
from studio.ceramic import stone_print
from studio.look import Look, View
from studio.supple import roll, sheet
from studio.tiling import exposure

LONG, DEEP, THICK, RADIUS = 1.2, .80, .0035, .088


def build(look: Look) -> View:
    """A roll, on a piece that is cut from it."""
    stuff = stone_print(look.tone, 'cement', .36)
    sheet('piece', [(-DEEP / 2, 0), (DEEP / 2, 0)], THICK, LONG * .96, stuff)
    roll('roll', RADIUS, THICK, 7, LONG, stuff, .0026, at=(.03, .16, RADIUS + THICK), turn=(0, 0, 4))
    return View(turn=-32, height=26, lens=70, exposure=exposure(look))
