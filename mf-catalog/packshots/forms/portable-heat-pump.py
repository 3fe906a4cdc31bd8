"""A portable heat pump with its one hose, on wheels."""
from math import cos, degrees, pi

from mathutils import Vector

from studio.geometry import box, lathe, tube
from studio.housing import lamp, puck, slab
from studio.look import Look, View, linear
from studio.louvre import louvre
from studio.plumbing import bent, moulded
from studio.shader import plain

FINE = True
WIDE, DEEP, LOW, HIGH, COLLAR = .430, .370, .052, .740, .560
WHITE, GREY, DARK, HOSE, GLOW = (linear(value) for value in ('#e6e5e0', '#5d6468', '#17191a', '#c9cac6', '#8fd0b4'))


def fine(points, step: float):
    """A line through places that lie `step` from each other."""
    line, left = [Vector(points[0])], 0.
    for before, here in zip(map(Vector, points), map(Vector, points[1:])):
        along = here - before
        while left + step <= along.length:
            left += step
            line.append(before + along.normalized() * left)
        left -= along.length
    return line


def hose(stuff, grey, dark) -> None:
    """Ribs along a bend: out of the back, around the side, and down to the ground."""
    line = fine(bent([(.050, DEEP / 2 - .02, .470), (.050, DEEP / 2 + .240, .470), (.460, DEEP / 2 + .200, .400),
                      (.440, DEEP / 2 - .160, .080), (.440, -DEEP / 2 - .120, .080)], .130, 24), .0042)
    tube('hose', [tuple(point) for point in line], .074, stuff, radii=[1 + .055 * cos(pi * k / 2) for k in range(len(line))], main=False)
    mouth = tuple(line[-1])
    way = [degrees(angle) for angle in (line[-1] - line[-3]).to_track_quat('Z', 'Y').to_euler()]
    lathe('end', [(.060, -.006), (.079, -.008, .003), (.082, .006, .004), (.082, .040, .004), (.076, .044, .003), (.070, .040), (.068, -.010)], grey, 72, main=False, at=mouth, turn=way)
    lathe('inside', [(0, .006), (.070, .006)], dark, 72, main=False, at=mouth, turn=way)


def wheel(name: str, x: float, y: float, dark, grey) -> None:
    """A castor."""
    lathe(f'{name}-tyre', [(0, -.011), (.022, -.011, .003), (.0255, -.007, .003), (.0255, .007, .003), (.022, .011, .003), (0, .011)],
          dark, 48, main=False, at=(x, y, .0255), turn=(0, 90, 0))
    box(f'{name}-fork', (.030, .030, .020), grey, .004, main=False, at=(x, y, .046))


def build(look: Look) -> View:
    """A tower in two shells: air in through louvres, out under a flap; keys on top."""
    white, grey, dark, pipe = moulded(WHITE, .32), moulded(GREY, .38), plain('dark', DARK, .8), moulded(HOSE, .42)
    slab('base', WIDE - .012, DEEP - .012, .040, .060, grey, .010, at=(0, 0, LOW), main=False)
    slab('body', WIDE, DEEP, COLLAR - LOW - .030, .066, white, .008, at=(0, 0, LOW + .034))
    slab('gap', WIDE - .010, DEEP - .010, .020, .062, dark, .001, at=(0, 0, COLLAR), main=False)
    slab('head', WIDE, DEEP, HIGH - COLLAR - .010, .066, white, .034, at=(0, 0, COLLAR + .010))
    front = -DEEP / 2
    louvre('intake', .270, .330, 17, white, dark, (0, front - .0006, .270), 38, .014, .0042, 2)
    box('outlet', (.290, .004, .082), dark, .0015, main=False, at=(0, front - .0006, .655))
    for index in range(11):
        box(f'vane-{index}', (.0024, .014, .074), grey, .0006, main=False, at=(index * .026 - .130, front + .004, .655))
    box('flap', (.286, .070, .006), white, .002, main=False, at=(0, front - .026, .690), turn=(24, 0, 0))
    for x in (-.155, .155):
        box(f'cheek-{x}', (.008, .008, .088), white, .002, main=False, at=(x * .955, front - .001, .655))
    slab('panel', .210, .110, .004, .020, plain('glass', DARK, .12, Specular=.6), .001, at=(0, -.030, HIGH - .0015), main=False)
    for index in range(5):
        puck(f'key-{index}', .0085, .0026, grey, .001, at=((index - 2) * .036, -.050, HIGH + .0018), main=False)
    for index in range(3):
        lamp(f'lamp-{index}', .0042, GLOW, ((index - 1) * .018, -.008, HIGH + .0026))
    for side in (-1, 1):
        box(f'grip-{side}', (.004, .120, .036), dark, .0015, main=False, at=(side * (WIDE / 2 + .0002), .010, .640))
        for y in (-.120, .120):
            wheel(f'wheel-{side}-{y}', side * .150, y, dark, grey)
    hose(pipe, grey, dark)
    return View(turn=-20, height=18, lens=80, fill=.92, exposure=.88)
