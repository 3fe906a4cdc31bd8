"""What makes a doorway out of a frame or a leaf alone: a wall that goes on to both sides, trim around the opening and along the floor."""
from math import radians, sin

from studio.doorleaf import INSIDE, TALL, WALL, plank
from studio.geometry import box, extrude
from studio.housing import placed
from studio.hull import closed
from studio.look import linear
from studio.shader import plain

CASING, THICK, REVEAL, BASE, WALL_DEEP = .070, .017, .005, .105, .116
MOULDED = ((0, 0), (.003, .0010), (.006, .0056), (.011, .0125), (.016, .0150), (.022, .0150), (.027, .0132), (.058, .0034), (.062, .0016), (.066, .0012))
"""A pressed panel between its moulding and its field, as (how far from its edge, how deep)."""
SQUARE = ((0, 0), (.0014, .0006), (.0078, .0140), (.0086, .0150))
"""A flat panel whose edge is taken off a little, so that it catches light."""
RAW = linear('#c4a06c')


def skirting(left: float, right: float, material) -> None:
    """A board along the floor, its upper edge thinner."""
    profile = [(0, 0), (0, BASE), (-.006, BASE), (-.009, BASE - .010), (-.014, BASE - .022), (-.014, 0)]
    closed(extrude(f'skirting-{left:.2f}', profile, right - left, material, .0008, main=False, at=((left + right) / 2, 0, 0)))


def cased(wide: float, high: float, aside: float, above: float, material, foot=True) -> None:
    """A wall around a frame of a width and height, with casing; `aside` is how far it goes on to both sides."""
    coat = plain('wall', WALL, .62, Specular=.25)
    for side in (-1, 1):
        box(f'wall-{side}', (aside, WALL_DEEP, high), coat, 0, at=(side * (wide + aside) / 2, WALL_DEEP / 2, high / 2), main=False)
    box('wall-head', (wide + 2 * aside, WALL_DEEP, above), coat, 0, at=(0, WALL_DEEP / 2, high + above / 2), main=False)
    # The casing covers the joint between frame and wall; a thicker band runs around it.
    inner = wide / 2 - .019 + REVEAL
    for part, (start, across, thick) in enumerate(((0, CASING, THICK * .62), (CASING - .020, .022, THICK))):
        for side in (-1, 1):
            plank(f'casing-{part}-{side}', across, high + start + across - .014, thick, material, (side * (inner + start + across / 2), -thick, (high + start + across - .014) / 2), bevel=.003, main=False)
        plank(f'casing-{part}', 2 * (inner + start) + .002, across, thick, material, (0, -thick, high - .014 + start + across / 2), up=False, bevel=.003, main=False)
    if foot:
        skirting(-wide / 2 - aside, -inner - CASING - .001, material)
        skirting(inner + CASING + .001, wide / 2 + aside, material)


def leant(material, lean=4., wide=1.9, high=2.14):
    """Puts a leaf against a wall with a skirting."""
    box('wall', (wide, WALL_DEEP, high), plain('wall', WALL, .62, Specular=.25), .002, at=(0, WALL_DEEP / 2, high / 2), main=False)
    skirting(-wide / 2, wide / 2, material)
    return placed((0, -TALL * sin(radians(lean)) - INSIDE - .016, 0), (-lean, 0, 0))


def mortises(wide: float, side=-1) -> None:
    """Where hinges are let into the edge of a leaf: bare wood."""
    raw = plain('raw', RAW, .7)
    for index, level in enumerate((.225, TALL / 2, TALL - .225)):
        box(f'mortise-{index}', (.0010, .0290, .0890), raw, 0, main=False, at=(side * wide / 2, .0145, level))
