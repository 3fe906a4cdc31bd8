"""Crown moulding, primed: a hollow, a step and a round between wall and ceiling."""
from math import pi, sin

from studio.look import Look, View
from studio.moulding import core, lengths, primed

WIDE = .102
"""Across its face: 4 in."""


def bow(start, end, bulge: float, steps=12):
    """Points on a curve from one (y, z) to another; `bulge` is how far its middle stands out."""
    (y0, z0), (y1, z1) = start, end
    return [(y0 + (y1 - y0) * k / steps, z0 + (z1 - z0) * k / steps + bulge * sin(pi * k / steps)) for k in range(steps + 1)]


def profile():
    """(y, z), its face up: from the edge at the ceiling, over a hollow and a round, to the edge at the wall."""
    half = WIDE / 2
    face = [
        (half - .008, 0), (half, .008), (half, .0165), (half - .010, .0185), (half - .012, .0155),
        *bow((half - .014, .0150), (.006, .0205), -.0062), (.004, .0240), (-.002, .0248), (-.004, .0225),
        *bow((-.006, .0215), (-half + .020, .0145), .0085), (-half + .018, .0120), (-half + .012, .0145), (-half + .004, .0140), (-half, .0110), (-half, .008),
        (-half + .008, 0)]
    back = [(-half + .014, 0), (-half + .022, .0065), (half - .022, .0065), (half - .014, 0)]
    return face + back


def build(look: Look) -> View:
    """Lengths with their faces up."""
    lengths(look, profile(), primed(), core(), WIDE, .0255, 3, 1, 9)
    return View(turn=-52, height=23, lens=62, exposure=.84)
