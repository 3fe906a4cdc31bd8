"""A faucet that opens when a hand passes before its sensor."""
from math import cos, degrees, radians, sin

from studio.faucet import finish, foot, neck, side_lever, sprayer, swan, window
from studio.geometry import lathe
from studio.look import Look, View

EYE = radians(226)
"""Where the sensor looks: past the spout."""


def build(look: Look) -> View:
    """An even body with a dark eye, a short head."""
    metal = finish(look)
    foot('foot', .028, metal, high=.005)
    lathe('body', [(.0235, .003), (.0235, .158, .002), (.0220, .161, .001), (.0136, .161)], metal, 96)
    neck('neck', [(0, 0, .155), *swan(.196, .292, .262)], .0130, metal)
    sprayer(metal, (-.196, 0, .264), .082, radius=.0160)
    window((.0235 * cos(EYE), .0235 * sin(EYE), .112), degrees(EYE))
    side_lever(metal, .060, .024, .070, 75)
    return View(turn=32, height=18, lens=85, fill=.92, exposure=1.1)
