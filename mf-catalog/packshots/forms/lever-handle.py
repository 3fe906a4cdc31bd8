"""A lever on its rose, on a piece of a door, the latch in its edge; the black one, for a thinner door inside, has a turn piece in its hub."""
from studio.hardware import finished
from studio.housing import FRONT, placed
from studio.lockset import BACKSET, EDGE, THICK, THIN, round_lever, spring_latch, stile, straight_lever
from studio.look import Look, View

LEVEL = .058


def build(look: Look) -> View:
    """The lever points away from the edge."""
    metal = finished(look)
    thick = THIN if look.finish == 'matte-black' else THICK
    stile(look, .116, .228, thick)
    with placed((0, 0, LEVEL), FRONT):
        if look.finish == 'matte-black':
            straight_lever(metal)
        else:
            round_lever(metal)
    with placed((BACKSET, thick / 2, LEVEL), EDGE):
        spring_latch(metal)
    return View(turn=-32, height=18, lens=85, fill=.92, exposure=1.25 if look.finish == 'matte-black' else 1.0)
