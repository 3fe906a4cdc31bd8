"""What pools are fitted with: unions for pipes, knobs that hands turn, and the plastic of their machines."""
from math import pi

from studio.geometry import lathe
from studio.plumbing import gripped, shaped


def union(name: str, radius: float, stuff, ring, long=.05, **where) -> None:
    """A port along z from its place: a neck, a grooved nut, and a socket that a pipe is glued into."""
    lathe(f'{name}-neck', [(radius * .8, 0), (radius * 1.12, 0, .002), (radius * 1.12, long * .5)], stuff, 48, main=False, **where)
    shaped(f'{name}-nut', [(radius * .95, long * .30), (radius * 1.48, long * .30, .002), (radius * 1.52, long * .42, .002), (radius * 1.52, long * .78, .002), (radius * 1.44, long * .90, .003),
                           (radius * .95, long * .90)], ring, gripped(14, .06, 4), 112, 30, main=False, **where)
    lathe(f'{name}-socket', [(radius * 1.14, long * .85), (radius * 1.14, long * 1.30, .0015), (radius * 1.08, long * 1.32, .001), (radius * .94, long * 1.32, .001), (radius * .92, long * .9),
                             (0, long * .9)], stuff, 48, main=False, **where)


def knob(name: str, radius: float, high: float, stuff, count=10, **where) -> None:
    """A round grip along z."""
    shaped(name, [(.0004, 0), (radius, 0, radius * .08), (radius, high * .8, radius * .15), (radius * .82, high, radius * .1), (.0004, high)], stuff, gripped(count, .10, 3), 120, 30,
           main=False, **where)


def turned(step: int, count: int) -> float:
    """The angle of one of a number of places around."""
    return 2 * pi * step / count
