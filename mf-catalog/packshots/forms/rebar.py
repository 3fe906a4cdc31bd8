"""Ribbed bars of steel for concrete, eleven millimetres thick."""
from math import cos, exp, pi, sin

from studio.geometry import solid, tube
from studio.look import Look, View, linear
from studio.shader import Shader, plain

RADIUS, LONG, STEP, PITCH, RIB, AROUND = .00565, .50, .0012, .0082, .0012, 28
SCALE, RUST, WIRE = linear('#6d7174'), linear('#8a5a3c'), linear('#3c3d3e')


def rolled():
    """Steel as it leaves the mill: blue-grey scale, rust where it stood in the rain, bright where it was sheared."""
    shader = Shader('rolled')
    lot = shader.lot()
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', lot, 19.), shader.math('MULTIPLY', lot, 5.)))
    cloud, grit = shader.noise(at, (14, 60, 60), 4, .65), shader.noise(at, 700., 2, .7)
    rust = shader.step(shader.math('MULTIPLY_ADD', grit, .25, cloud), .62, .82)
    depth = shader.math('ADD', shader.spread(lot, .9, 1.1), shader.spread(grit, -.2, .2))
    colour = shader.mix(shader.math('MULTIPLY', rust, .75), shader.power((*SCALE, 1), depth), RUST)
    is_end = shader.step(shader.math('ABSOLUTE', shader.facing()[0]), .8, .9)
    colour = shader.mix(is_end, colour, linear('#9ea2a4'))
    shader.relief(grit, .4, .0006)
    return shader.surface(Base_Color=colour, Roughness=shader.spread(rust, .42, .8), Metallic=shader.spread(rust, .75, .1), Specular=.4)


def height(x: float, angle: float) -> float:
    """How far the bar stands out: two ribs along it, and slanted ones across either half, which fade at the sides."""
    side = abs(cos(angle))
    along = exp(-((side - 1) / .02) ** 2) * .0007
    upper = sin(angle) > 0
    slant = x + (cos(angle) if upper else -cos(angle)) * .0022 + (0 if upper else PITCH / 2)
    across = (slant / PITCH + .5) % 1 - .5
    return along + RIB * exp(-(across * PITCH / .0011) ** 2) * min(1, abs(sin(angle)) * 1.6)


def bar(name: str, stuff, phase: float, at, turn) -> None:
    """A bar along x around its place."""
    rings = round(LONG / STEP)
    points = []
    for ring in range(rings + 1):
        x = (ring / rings - .5) * LONG
        for part in range(AROUND):
            angle = 2 * pi * part / AROUND
            reach = RADIUS - .0004 + height(x + phase, angle)
            points.append((x, reach * cos(angle), reach * sin(angle)))
    faces = [(r * AROUND + p, r * AROUND + (p + 1) % AROUND, (r + 1) * AROUND + (p + 1) % AROUND, (r + 1) * AROUND + p)
             for r in range(rings) for p in range(AROUND)]
    faces = [tuple(reversed(face)) for face in faces]
    ends = [tuple(range(AROUND)), tuple(range(rings * AROUND + AROUND - 1, rings * AROUND - 1, -1))]
    solid(name, points, faces + [tuple(reversed(end)) for end in ends], stuff, smooth=45, at=at, turn=turn)


def build(look: Look) -> View:
    """A bundle of bars in three layers, tied with wire, and one beside it."""
    stuff, random, step = rolled(), look.random, 2 * RADIUS + .0009
    index = 0
    for layer, count in enumerate((5, 4, 3)):
        for place in range(count):
            side = (place - (count - 1) / 2) * step
            bar(f'bar-{index}', stuff, random.uniform(0, PITCH), (random.uniform(-.008, .008), side, RADIUS + layer * step * .88),
                (random.uniform(0, 360), 0, random.uniform(-.15, .15)))
            index += 1
    bar('bar-before', stuff, 0, (.03, -.062, RADIUS), (40, 0, 5))
    wire = plain('wire', WIRE, .45, Metallic=.8)
    for place in (-.14, .14):
        loop = [(place + .004 * sin(k), y, z) for k, (y, z) in enumerate((
            (-.0335, .0005), (-.0330, .012), (-.0205, .030), (-.011, .0325), (.011, .0325), (.0205, .030), (.0330, .012), (.0335, .0005)))]
        for turn in range(2):
            tube(f'wire-{place}-{turn}', [(x + turn * .003, y, z) for x, y, z in loop], .0008, wire, main=False)
    return View(turn=-58, height=22, lens=55)
