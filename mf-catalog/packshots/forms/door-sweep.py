"""A door sweep of 36 inches on the foot of a door: an aluminum strip with slots for screws, and a dark lip that reaches the floor."""
from studio.cupboard import plank
from studio.geometry import extrude, rounded
from studio.hardware import finished
from studio.housing import FRONT, placed, screw, slot
from studio.hull import closed
from studio.lockset import THICK, leaf, steel
from studio.look import Look, View, linear
from studio.plumbing import moulded

LONG, LIP, CLEAR = .9144, linear('#2a2c2d'), .013


def build(look: Look) -> View:
    """The end with its profile is nearest."""
    metal = finished(look)
    plank('rail', (LONG, THICK, .150), leaf(look), main=False, bevel=.0022, at=(0, THICK / 2, CLEAR + .075))
    outer = rounded([(0, .0200), (0, .0580, .0004), (-.0022, .0580, .0006), (-.0030, .0545, .0010), (-.0030, .0330, .0008), (-.0078, .0300, .0016), (-.0078, .0150, .0008), (-.0062, .0150, .0004), (-.0062, .0270, .0008),
                     (-.0030, .0290, .0006), (-.0018, .0270, .0004), (-.0018, .0150, .0004), (0, .0150, .0004), (0, .0200)], 4)[:-1]
    closed(extrude('strip', outer[::-1], LONG, metal))
    lip = rounded([(-.0022, .0264), (-.0058, .0264), (-.0058, .0140, .0006), (-.0072, .0060, .002), (-.0098, 0, .0004), (-.0080, 0, .0004), (-.0044, .0066, .002), (-.0022, .0140, .001), (-.0022, .0264)], 4)[:-1]
    closed(extrude('lip', lip[::-1], LONG - .001, moulded(LIP, .45), main=False))
    for index in range(6):
        x = LONG * (index / 5 - .5) * .93
        with placed((x, -.0030, .0440), FRONT):
            slot(f'slot-{index}', .0160, .0064, (0, 0, .0001), 90)
            screw(f'screw-{index}', .0056, (0, .0012 * (index % 3 - 1), .0002), steel(), 40. * index % 180)
    return View(turn=-44, height=15, lens=48, fill=.94, exposure=1.05)
