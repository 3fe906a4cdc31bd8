"""Seals for a garage door of sixteen feet: a coil of the wide one, whose two ribs slide into the door, its end rolled out; a coil of the one for the sides."""
from math import cos, pi, sin

from studio.geometry import tube
from studio.hardware import skin
from studio.look import Look, View, linear
from studio.shader import Shader
from studio.supple import roll

INNER, PITCH, TURNS, TAIL = .060, .0175, 6, .30
BLACK = linear('#33363a')
HIGH = .070


def rubber():
    """Soft, dull, a little dusty."""
    shader = Shader('rubber')
    at = shader.place()
    cloud = shader.noise(at, 34., 3)
    return shader.surface(Base_Color=shader.power((*BLACK, 1), shader.spread(cloud, .88, 1.10)), Roughness=shader.spread(cloud, .36, .50), Specular=.5)


def path():
    """Outwards around the middle, and straight on: points of (x, y) and the way across."""
    steps, line = 72, []
    for step in range(TURNS * steps + 1):
        angle, reach = 2 * pi * step / steps, INNER + PITCH * step / steps
        line.append((reach * cos(angle - pi / 2 - .5), reach * sin(angle - pi / 2 - .5), angle - pi / 2 - .5))
    x, y, out = line[-1]
    for step in range(1, 19):
        far = TAIL * step / 18
        line.append((x - sin(out) * far + cos(out) * .10 * (far / TAIL) ** 2, y + cos(out) * far + sin(out) * .10 * (far / TAIL) ** 2, out - .30 * far / TAIL))
    return line


def section(spread: float):
    """Across and up, around a fold: a bulb at the floor, two walls, a rib on each."""
    half, wall = .0062 + spread, .0024
    outer = [(half * sin(pi * k / 12), .012 - .012 * cos(pi * k / 12)) for k in range(7)]
    right = [*outer, (half, HIGH - .007), (half + .0016, HIGH - .006), (half + .0016, HIGH - .001), (half, HIGH), (half - wall, HIGH), (half - wall - .0012, HIGH - .001), (half - wall - .0012, HIGH - .006),
             (half - wall, HIGH - .007), (half - wall, .014), ((half - wall) * .7, .006), (0, wall)]
    return [*right, *[(-u, v) for u, v in reversed(right[1:-1])]]


def build(look: Look) -> View:
    """The coils lie on the floor."""
    soft = rubber()
    line = path()
    rings = []
    for index, (x, y, out) in enumerate(line):
        spread = max(0., (index - len(line) + 14) / 14) ** 1.5 * .010
        rings.append([(x + cos(out) * u, y + sin(out) * u, z) for u, z in section(spread)])
    skin('seal', rings, soft)
    side_at = (.285, .060)
    roll('side', .095, .0050, 9, .044, soft, gap=.0016, at=(*side_at, .022), turn=(0, 90, 40))
    spiral = []
    for step in range(9 * 48 + 1):
        reach, angle = .095 - .0045 - .0066 * (9 - step / 48), 2 * pi * step / 48 + 40 * pi / 180
        spiral.append((reach * cos(angle), reach * sin(angle), .0445))
    tube('side-bulb', spiral, .0030, soft, at=(*side_at, 0))
    return View(turn=0, height=34, lens=75, fill=.92, exposure=1.25)
