"""A pendant with a shade of blown glass on a black cord."""
from math import cos, pi, sin

from studio.geometry import lathe, tube
from studio.lamp import blown, glow, hover
from studio.look import Look, View, linear
from studio.shader import plain

RADIUS, HIGH, CORD = .130, .215, .105
BLACK = linear('#1d1d1e')
KEPT = {'amber': (.60, .97), 'smoked': (.52, .96), 'clear': (.10, .80)}
"""Share of the light that a wall keeps, face on and along its side."""


def bulb(black) -> None:
    """A socket, and a round bulb whose filament shines."""
    lathe('socket', [(0, HIGH + .002), (.020, HIGH + .002, .003), (.020, HIGH - .040, .003), (.016, HIGH - .048)], black, 48, main=False)
    middle = HIGH - .098
    profile = [(.013, HIGH - .046), (.014, HIGH - .056, .010), (.030, middle + .018, .012), (.032, middle, .012), (.026, middle - .026, .016), (0, middle - .033)]
    lathe('bulb', profile, blown(linear('#ffe2b8'), .30, .75, .5), 64, smooth=80, main=False)
    shining = glow(3.2, linear('#ffc679'))
    for index in range(6):
        angle = 2 * pi * index / 6
        points = [(.006 * cos(angle), .006 * sin(angle), middle + .022), (.013 * cos(angle + .6), .013 * sin(angle + .6), middle - .016)]
        tube(f'filament-{index}', points, .0012, shining, main=False)


def build(look: Look) -> View:
    """The shade hangs over the floor; its rim, where the glass is thick, shows the colour that is measured."""
    black, cap = plain('black', BLACK, .4), plain('cap', BLACK, .32, Metallic=.6)
    kept, edge = KEPT[look.colour]
    wall = [(.026, HIGH - .004), (.034, HIGH - .006, .006), (.056, HIGH - .030, .03), (.112, HIGH - .085, .05), (RADIUS, HIGH - .150, .05), (.116, .012, .03), (.108, .0015)]
    lathe('shade', wall, blown(look.tone, kept, edge, heart=HIGH - .098), 128, smooth=80, main=False)
    lip = plain('lip', look.tone, .08, Specular=.6)
    tube('rim', [(.108 * cos(2 * pi * k / 96), .108 * sin(2 * pi * k / 96), .001) for k in range(96)], .0026, lip, closed=True)
    lathe('cap', [(0, HIGH + .026), (.014, HIGH + .026, .003), (.022, HIGH + .014, .006), (.033, HIGH + .002, .004), (.035, HIGH - .006, .002), (.030, HIGH - .008)], cap, 64, main=False)
    bulb(black)
    tube('cord', [(0, 0, HIGH + .02), (0, 0, HIGH + CORD)], .0034, black, main=False)
    top = HIGH + CORD
    lathe('canopy', [(0, top - .004), (.010, top - .004, .002), (.056, top + .004, .006), (.060, top + .010, .003), (.060, top + .022, .001), (0, top + .022)], cap, 96, main=False)
    hover(-.042)
    return View(turn=0, height=9, lens=85, fill=.94)
