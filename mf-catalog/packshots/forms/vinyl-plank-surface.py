"""Planks of rigid vinyl, laid."""
from studio.look import Look
from studio.planks import planks, seen
from studio.wood import wood

WIDE, THICK, SPAN = .180, .0064, 1.25
LONG, LONGEST = 1.22, 1.524


def build(look: Look):
    """All as long as each other, with the bevels of a click floor."""
    long = LONGEST if look.colour == 'driftwood' else LONG
    print_ = wood(look, look.species or 'oak', look.tone, rough=.5, gain=.85)
    planks(look, SPAN, ((long, long), WIDE, THICK), print_, .0006, .0015)
    return seen(SPAN, THICK)
