"""A hundred feet of flexible pipe, wound up and tied."""
from math import cos, degrees, pi, sin

from mathutils import Vector

from studio.geometry import lathe, tube
from studio.look import Look, View, linear
from studio.plumbing import extruded
from studio.shader import plain

RADIUS, INNER, TURNS, LAYERS, STEPS = .0080, .215, 5, 4, 64
PITCH, RISE, WIDTH = .0166, .0146, .0026
TIE, HOLE = linear('#26282a'), linear('#151517')


def winding(random):
    """The line of the pipe: in through one layer, out again in the next, never quite round."""
    points, phases = [], [random.uniform(0, 6.28) for _ in range(LAYERS)]
    for layer in range(LAYERS):
        for step in range(TURNS * STEPS):
            share = step / STEPS
            turn = share if layer % 2 else TURNS - share
            angle = 2 * pi * share
            reach = INNER + turn * PITCH + .0018 * sin(angle + phases[layer]) + .0012 * sin(3 * angle + phases[layer] * 2)
            climb = min(share, 1) if layer else 1
            points.append((reach * cos(angle), reach * sin(angle), RADIUS + (layer - 1 + climb) * RISE + .0011 * sin(angle * 2 + phases[layer] + turn)))
    return points


def mouth(name: str, end, before, stuff, hole) -> None:
    """The open end of the pipe."""
    turn = [degrees(angle) for angle in (Vector(end) - Vector(before)).to_track_quat('Z', 'Y').to_euler()]
    lathe(f'{name}-rim', [(RADIUS, -.002), (RADIUS, .0006, .0004), (RADIUS * .74, .0006, .0003), (RADIUS * .72, -.002)], stuff, 40, at=end, turn=turn)
    lathe(f'{name}-hole', [(0, .0003), (RADIUS * .73, .0003)], hole, 40, main=False, at=end, turn=turn)


def tie(name: str, angle: float, stuff) -> None:
    """A strap around all turns, where they are `angle` away from where the winding starts."""
    off = abs(angle / 2 / pi - .5)
    low, high = .0004, RADIUS * 2 + (LAYERS - 1) * RISE + .0024
    inside, outside = INNER + (.5 - off) * PITCH - RADIUS - .0030, INNER + (TURNS - .5 + off) * PITCH + RADIUS + .0030
    loop = [(inside + .007, low), (inside, low + .007), (inside, high - .008), (inside + .008, high), (outside - .008, high), (outside, high - .008),
            (outside, low + .007), (outside - .007, low)]
    for shift in range(5):
        side = (shift - 2) * WIDTH
        tube(f'{name}-{shift}', [(r * cos(angle) - side * sin(angle), r * sin(angle) + side * cos(angle), z) for r, z in loop], .0014, stuff, closed=True, main=False)


def build(look: Look) -> View:
    """The coil on the ground, held by four ties, its outer end sprung away."""
    stuff, strap, hole = extruded(look.tone, .30), plain('tie', TIE, .45), plain('hole', HOLE, .9)
    line = winding(look.random)
    (x, y, _), (bx, by, bz), (ax, ay, _) = line[0], line[-1], line[-2]
    tail = [(x + .0012 * k - .00022 * k * k, y - .0205 * k, RADIUS) for k in range(13, 0, -1)]
    line = [*tail, *line, *((bx + (bx - ax) * k, by + (by - ay) * k, bz) for k in range(1, 4))]
    tube('coil', line, RADIUS, stuff)
    mouth('first', line[0], line[1], stuff, hole)
    mouth('last', line[-1], line[-2], stuff, hole)
    for index in range(4):
        tie(f'tie-{index}', .55 + index * pi / 2, strap)
    return View(turn=-52, height=30, lens=75)
