"""A pair of lanterns with six panes, carried from below, on a piece of wall."""
from math import cos, pi, sin

from studio.geometry import lathe, solid, tube
from studio.housing import FRONT, placed, screw, slab
from studio.lamp import blown, glow
from studio.look import Look, View, linear
from studio.mounted import plastered
from studio.plumbing import bent
from studio.sheetmetal import tin

CLEAR, FLAME = linear('#e6e6de'), linear('#ffe2b6')
WIDE, HIGH, APART, SHIFT, OUT, FOOT = .600, .430, .265, .032, .112, .150
LOW, BROAD, UP = .048, .070, .150
"""Of the cage: half its width below and above, and its height."""


def corners(radius: float, z: float):
    """Of a hexagon, one of whose sides looks at the camera."""
    return [(radius * cos(pi / 3 * k), radius * sin(pi / 3 * k), z) for k in range(6)]


def six(name: str, profile, metal) -> None:
    """A profile of (r, z) around six sides."""
    lathe(name, profile, metal, 6)


def cage(metal) -> None:
    """Six panes between six bars, a floor below them and a roof above; its floor is 0."""
    six('floor', [(0, -.012), (.028, -.012, .003), (LOW + .008, -.003, .002), (LOW + .008, .004, .001), (LOW - .006, .006), (0, .006)], metal)
    six('roof', [(BROAD - .006, UP - .003), (BROAD + .014, UP - .004, .001), (BROAD + .014, UP + .003, .002), (.052, UP + .024, .03), (.024, UP + .064, .02), (.016, UP + .070, .002), (0, UP + .071)], metal)
    below, above = corners(LOW, .003), corners(BROAD, UP)
    for index in range(6):
        near, far = index, (index + 1) % 6
        tube(f'bar-{index}', [below[near], above[near]], .0040, metal)
        tube(f'sill-{index}', [below[near], below[far]], .0030, metal)
        tube(f'lintel-{index}', [above[near], above[far]], .0034, metal)
        solid(f'pane-{index}', [below[near], below[far], above[far], above[near]], [(0, 1, 2, 3)], blown(CLEAR, .10, .55, .20), main=False)
    lathe('cup', [(.017, .004), (.017, .030, .003), (.013, .032)], metal, 48)
    candle = [(.0150, .026), (.0150, .040, .008), (.024, .066, .02), (.023, .084, .02), (.010, .112, .014), (0, .118)]
    lathe('bulb', candle, glow(1.35, FLAME), 48, smooth=80, main=False)
    knob = UP + .070
    lathe('finial', [(.0075, knob - .002), (.0075, knob + .004, .002), (.005, knob + .008, .001), (.0100, knob + .019, .007), (.004, knob + .029, .003), (0, knob + .036)], metal, 48)


def lantern(metal) -> None:
    """A round-headed plate, and an arm that swings down and carries the cage."""
    with placed((0, 0, .160), FRONT):
        slab('plate', .080, .150, .010, .038, metal, .004)
        slab('plate-middle', .054, .118, .016, .026, metal, .004)
        for z in (-.044, .044):
            screw(f'screw-{z}', .0045, (0, z, .016), metal)
    lathe('boss', [(.018, .010), (.018, .020, .003), (.011, .026, .003), (.008, .028)], metal, 48, at=(0, -.002, .160), turn=(90, 0, 0))
    tube('arm', bent([(0, -.014, .160), (0, -.050, .160), (0, -.050, .098), (0, -OUT, .098), (0, -OUT, FOOT - .008)], .030), .0066, metal)
    lathe('cup-below', [(.009, FOOT - .036), (.013, FOOT - .032, .003), (.009, FOOT - .024, .003), (.024, FOOT - .011, .004)], metal, 48, at=(0, -OUT, 0))
    with placed((0, -OUT, FOOT)):
        cage(metal)


def build(look: Look) -> View:
    """Both hang beside each other, a little to the right, where their shadows leave room."""
    metal = tin(look, .06)
    plastered(WIDE, HIGH)
    for side in range(look.count):
        with placed(((side - (look.count - 1) / 2) * APART + SHIFT, 0, .015)):
            lantern(metal)
    return View(turn=-32, height=16, lens=85, fill=.94, exposure=1.05)
