"""A deadbolt with one cylinder on a piece of a door, its bolt thrown; the strike and two long screws before it."""
from math import pi

from studio.hardware import another, finished, wood_screw
from studio.housing import FRONT, placed
from studio.canister import outline
from studio.lockset import BACKSET, EDGE, THICK, cylinder, dead_bolt, pierced, steel, stile
from studio.look import Look, View

LEVEL = .062


def build(look: Look) -> View:
    """The edge of the door at the right."""
    metal = finished(look, 'z')
    stile(look, .124, .134)
    with placed((0, 0, LEVEL), FRONT):
        cylinder(metal)
    with placed((BACKSET, THICK / 2, LEVEL), EDGE):
        dead_bolt(metal)
    opening = outline(.0150, .0240, .0030, 6)
    with placed((.112, -.062, 0), (0, 0, -58)):
        pierced('strike', outline(.0290, .0700, .0040, 8), .0022, [(0, side * .0245, .0024) for side in (-1, 1)], metal, slots=[opening])
    screw = wood_screw('screw', .0760, .0021, steel(.28), .6, main=False, at=(-.012, -.056, .0043), turn=(90, 0, 80))
    another(screw, 'second', (-.006, -.080, .0043), (pi / 2, 0, pi / 180 * 98), main=False)
    return View(turn=-30, height=24, lens=85, fill=.92, exposure=1.0)
