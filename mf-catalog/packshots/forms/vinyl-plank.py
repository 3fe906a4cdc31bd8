"""Planks of rigid vinyl: a print of wood on a dark core."""
from math import cos, radians, sin

from studio.look import Look, View
from studio.vinyl import plank
from studio.wood import wood

LONG, WIDE, COUNT, STEP = .80, .180, 5, .0066


def build(look: Look) -> View:
    """A fan, as samples are shown: each plank turned further about the far end."""
    print_ = wood(look, look.species or 'oak', look.tone, rough=.5, gain=.85)
    for place in range(COUNT):
        turn = (place - (COUNT - 1) / 2) * 13
        reach = LONG * .40
        plank(f'plank-{place}', LONG, WIDE, print_, at=(-reach * cos(radians(turn)), -reach * sin(radians(turn)), place * STEP), turn=turn)
    return View(turn=58, height=34, lens=70)
