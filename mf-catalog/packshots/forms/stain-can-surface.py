"""Boards that wear the stain of the tin."""
from studio.look import Look
from studio.planks import planks, seen
from studio.surface import Surface
from studio.wood import wood

WIDE, THICK, GAP, SPAN = .089, .019, .0030, .47
OPAQUE = .40
"""How much of its grain shows where nothing else of the wood does."""


def build(look: Look) -> Surface:
    """Long boards, their edges eased, a little apart."""
    grain = wood(look, 'fir', rough=.5, coat=.1, gain=OPAQUE if look.colour == 'forest' else .8)
    planks(look, SPAN, ((1.6, 2.4), WIDE, THICK), grain, GAP, .0024)
    return seen(SPAN, THICK)
