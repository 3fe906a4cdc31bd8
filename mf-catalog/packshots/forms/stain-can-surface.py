"""Boards that wear the stain of the tin."""
from studio.look import Look
from studio.stained import boards
from studio.surface import Surface
from studio.swatch import swatch

WIDE, GAP, SPAN, ASIDE = .089, .0030, .47, .022
JOINTS = (9., -.11, 9., .10, 9.)
THROUGH = {'forest': .45, 'slate': .85}
"""How much of the grain shows through what covers more."""


def build(look: Look) -> Surface:
    """Three whole boards, one above the other."""
    return swatch(look, *boards(look.tone, WIDE, GAP, JOINTS, THROUGH.get(look.colour, 1.), ASIDE), SPAN)
