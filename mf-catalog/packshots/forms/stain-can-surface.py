"""Boards that wear the stain of the tin."""
from studio.look import Look
from studio.stained import boards
from studio.surface import Surface
from studio.swatch import swatch

WIDE, GAP, SPAN = .089, .0021, .47
THROUGH = {'forest': .6, 'slate': .85}
"""How much of the grain shows through what covers more."""


def build(look: Look) -> Surface:
    """Three whole boards, one above the other; other boards for each stain."""
    chance = look.random
    tree, ends = chance.randrange(1, 900), [chance.uniform(-.19, -.06), chance.uniform(.06, .19)]
    chance.shuffle(ends)
    joints = (9., ends[0], 9., ends[1], 9.)
    return swatch(look, *boards(look.tone, WIDE, GAP, joints, THROUGH.get(look.colour, 1.), chance.uniform(.014, .032), tree), SPAN)
