"""A pendant of 20 inches, woven of rattan around a bulb that is on."""
from studio.geometry import lathe, rounded, tube
from studio.lamp import glow, hover
from studio.look import Look, View, linear
from studio.shader import plain
from studio.wicker import cane, woven, wrapped

RADIUS, HIGH, CORD = .254, .270, .120
RATTAN, BLACK, AMBER = linear('#c79a5e'), linear('#1d1d1e'), linear('#ffdca6')
BELL = rounded([(.046, HIGH), (.110, HIGH - .012, .06), (.196, HIGH - .090, .14), (RADIUS - .012, .080, .12), (RADIUS - .004, .008)], 12)


def build(look: Look) -> View:
    """The shade hangs over the floor; the light of its bulb lies on the inside of its strands."""
    stuff, black = cane(RATTAN, AMBER, .85), plain('black', BLACK, .4)
    woven(BELL, 44, 31, .0028, .0033, stuff)
    wrapped('rim', RADIUS - .003, .004, .0075, 150, stuff, plain('core', RATTAN, .6))
    wrapped('collar', .046, HIGH + .002, .0055, 60, stuff, plain('collar-core', RATTAN, .6))
    lathe('cap', [(0, HIGH + .024), (.012, HIGH + .024, .003), (.020, HIGH + .012, .006), (.044, HIGH + .004, .004), (.045, HIGH - .004)], black, 64, main=False)
    lathe('socket', [(0, HIGH + .002), (.023, HIGH + .002, .003), (.023, HIGH - .060, .003), (.018, HIGH - .068)], black, 48, main=False)
    middle = HIGH - .135
    bulb = [(.014, HIGH - .064), (.016, HIGH - .078, .014), (.046, middle + .020, .02), (.047, middle, .02), (.036, middle - .034, .03), (0, middle - .047)]
    lathe('bulb', bulb, glow(1.7, AMBER), 64, smooth=80, main=False)
    top = HIGH + CORD
    tube('cord', [(0, 0, HIGH + .02), (0, 0, top)], .0042, black, main=False)
    lathe('canopy', [(0, top - .004), (.012, top - .004, .002), (.058, top + .004, .006), (.062, top + .010, .003), (.062, top + .024, .001), (0, top + .024)], black, 96, main=False)
    hover(-.075)
    return View(turn=0, height=15.5, lens=85, fill=.90)
