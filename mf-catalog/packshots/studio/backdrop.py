"""A piece of painted wall for what hangs. A part of its light comes from within, so that shadows on it are pale and smooth."""
from studio.geometry import box
from studio.lamp import unsampled
from studio.look import Colour, linear
from studio.shader import plain

PAINT, CORE = linear('#9ba7ab'), linear('#d8d4cb')
OWN = .42
"""Share of the light that no shadow takes."""


def backdrop(wide: float, high: float, tone: Colour = PAINT) -> None:
    """Its foot is 0, its face looks along -y from y = 0."""
    paint = plain('paint', tuple(part * (1 - OWN) for part in tone), .7, Specular=.15, Emission=(*tone, 1), Emission_Strength=OWN * .95)
    box('core', (wide, .0127, high), plain('core', CORE, .9), .0006, at=(0, .0074, high / 2), main=False)
    box('face', (wide + .0004, .0012, high + .0004), unsampled(paint), .0004, at=(0, .0006, high / 2), main=False)
