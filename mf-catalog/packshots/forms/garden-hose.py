"""A garden hose of fifty feet, coiled, with a coupling of brass at each end."""
from math import cos, pi, sin

from studio.geometry import lathe, tube
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare, gripped, shaped
from studio.shader import Shader, plain

THICK, INNER, ACROSS = .0112, .150, 4
BRASS, TIE, DARK = (linear(value) for value in ('#c9a556', '#2b2e30', '#2a2d2a'))


def rubber(tone):
    """Soft plastic over a braid: a dull shine, faint ridges."""
    shader = Shader('rubber')
    at = shader.place()
    cloud, fine = shader.noise(at, 30., 2), shader.noise(at, 420., 2)
    shader.relief(shader.math('MULTIPLY_ADD', fine, .3, cloud), .12, .002)
    return shader.surface(Base_Color=shader.power((*tone, 1), shader.spread(cloud, .94, 1.06)), Roughness=shader.spread(cloud, .34, .46), Specular=.45)


def turns():
    """The line of the hose: layers of rings, each wound outwards or inwards, the next one in its valleys."""
    line, layers, steps = [], 4, 72
    pitch = 2 * THICK * 1.04
    for layer in range(layers):
        rings = ACROSS - layer % 2
        for step in range(rings * steps):
            share = step / steps
            lane = share if layer % 2 == 0 else rings - share
            reach = INNER + (min(lane, rings - 1 + .0) + .5 * (layer % 2)) * pitch
            angle = 2 * pi * step / steps + layer * .9
            wild = .0022 * sin(3 * angle + layer * 2.3 + int(share) * 1.7) + .0016 * sin(7 * angle + layer)
            line.append([(reach + wild) * cos(angle), (reach + wild) * sin(angle), THICK + layer * pitch * .90 + .0012 * sin(5 * angle + layer)])
    for _ in range(3):
        line = [line[0], *[[(a + b + c) / 3 for a, b, c in zip(*trio)] for trio in zip(line, line[1:], line[2:])], line[-1]]
    return line


def eased(points, per=12):
    """A smooth line through points."""
    out = []
    for index in range(len(points) - 1):
        a, b, c, d = (points[max(0, min(len(points) - 1, index + k))] for k in (-1, 0, 1, 2))
        for step in range(per):
            t = step / per
            out.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    return [*out, points[-1]]


def male(name: str, brass, dark) -> None:
    """A thread on a ferrule, along z."""
    lathe(f'{name}-ferrule', [(THICK, 0), (THICK + .0022, .001, .001), (THICK + .0022, .030, .002), (THICK - .001, .034)], brass, 48, main=False)
    profile = [(.0085, .030)]
    for index in range(6):
        profile += [(.0128, .040 + index * .0024), (.0116, .0412 + index * .0024)]
    lathe(f'{name}-thread', [*profile, (.0110, .0555), (.0080, .0555), (.0080, .036)], brass, 48, main=False)
    lathe(f'{name}-bore', [(.0079, .050), (0, .050)], dark, 32, main=False)


def female(name: str, brass, dark) -> None:
    """A nut with grooves on a ferrule, along z."""
    lathe(f'{name}-ferrule', [(THICK, 0), (THICK + .0022, .001, .001), (THICK + .0022, .030, .002), (THICK - .001, .034)], brass, 48, main=False)
    shaped(f'{name}-nut', [(.0135, .030), (.0172, .031, .0015), (.0172, .056, .0015), (.0135, .0575)], brass, gripped(16, .07, 4), 160, 30, main=False)
    lathe(f'{name}-bore', [(.0136, .046), (0, .046)], dark, 32, main=False)


def build(look: Look) -> View:
    """The coil with two ties; its ends lie before it."""
    hose, brass, tie, dark = rubber(look.tone), bare(BRASS, .26, .04), plain('tie', TIE, .5), plain('bore', DARK, .8)
    line = turns()
    x, y, z = line[0]
    start = eased([(.020, -.330, THICK), (.080, -.270, THICK), (.150, -.170, THICK), (.178, -.070, THICK), (x + .0, y - .0, z)])
    tube('hose', [*start[:-1], *line[4:]], THICK, hose)
    x, y, z = line[-1]
    ahead = [line[-1][k] - line[-8][k] for k in range(3)]
    end = eased([line[-14], line[-7], (x, y, z), (x + ahead[0] * 1.6, y + ahead[1] * 1.6, z + .004), (-.235, -.100, .062), (-.205, -.215, .016), (-.120, -.300, THICK)])
    tube('end', end, THICK, hose)
    with placed((.020, -.330, THICK), (90, 0, -44)):
        male('male', brass, dark)
    with placed((-.120, -.300, THICK), (90, 0, 46)):
        female('female', brass, dark)
    outer, inner = INNER + 3.6 * 2 * THICK + THICK, INNER - THICK * 1.3
    for index, angle in enumerate((1.25, 3.30, 5.60)):
        ring = [(inner + .004, .003), (inner, .030), (inner + .002, .074), (inner + .014, .088), (outer - .034, .089), (outer - .004, .068), (outer + .003, .030), (outer - .004, .003)]
        dense = []
        for (r0, z0), (r1, z1) in zip(ring, [*ring[1:], ring[0]]):
            dense += [(r0 + (r1 - r0) * k / 6, z0 + (z1 - z0) * k / 6) for k in range(6)]
        for side in (-1, 0, 1):
            tube(f'tie-{index}-{side}', [(r * cos(angle + side * .020), r * sin(angle + side * .020), z) for r, z in dense], .0028, tie, closed=True, main=False)
    return View(turn=0, height=34, lens=80, fill=.88)
