"""A runner, half unrolled."""
from studio.carpet import tufted
from studio.look import Look, View
from studio.shader import plain
from studio.supple import roll, sheet

WIDE, DEEP, THICK, RADIUS, HEM = .686, 1.5, .011, .115, .022


def build(look: Look) -> View:
    """A long piece whose far end is a roll, its edges bound with tape."""
    pile = tufted(look.tone)
    tape = plain('tape', tuple(part * .6 for part in look.tone), .9, Specular=.1)
    sheet('piece', [(-DEEP / 2, 0), (DEEP / 2, 0)], THICK, WIDE, pile)
    roll('roll', RADIUS, THICK, 5, WIDE, pile, .003, at=(0, DEEP / 2 - .04, RADIUS + THICK))
    for side in (-1, 1):
        x = side * (WIDE / 2 - HEM / 2 + .001)
        sheet(f'hem-{side}', [(-DEEP / 2, .0008), (DEEP / 2, .0008)], THICK, HEM, tape, main=False, at=(x, 0, 0))
        roll(f'hem-roll-{side}', RADIUS + .0008, THICK, 1, HEM, tape, .003, main=False, at=(x, DEEP / 2 - .04, RADIUS + THICK))
    return View(turn=-38, height=26, lens=70, exposure=1.1)
