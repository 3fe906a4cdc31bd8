"""Paint in open tins: the tin, what is in it, and its lid against its side."""
from math import cos, radians, sin

from studio.geometry import lathe
from studio.tin import body, inside, lid, rim, tinplate

LEAN, ASIDE = 66, -22
"""Of the lid, in degrees: how steeply it stands, and on which side of the tin."""


def open_tin(radius: float, high: float, mouth: float, level: float, label, paint):
    """A tin filled up to `level` below its rim; answers with its metal."""
    steel = tinplate()
    body('can', radius, high, steel, label)
    rim('can', radius, high, mouth, steel)
    inside('can', radius, high, level, steel)
    lathe('paint', [(0, high - level), (radius - .005, high - level, .002), (radius - .0016, high - level + .0012)], paint)
    reach = (2 * mouth + .0168) * cos(radians(LEAN))
    foot = radius + .0045 + reach / 2
    where = {
        'at': (foot * cos(radians(ASIDE)), foot * sin(radians(ASIDE)), (mouth + .0084) * sin(radians(LEAN))),
        'turn': (0, LEAN, ASIDE),
    }
    lid('lid', mouth, steel, **where)
    lathe('lid-paint', [(0, .0057), (mouth - .0130, .0057, .001), (mouth - .0102, .0090)], paint, **where)
    return steel
