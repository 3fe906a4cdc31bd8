"""Pipes, what they are made of, and what joins them."""
from math import cos, pi, sin, tan

import bmesh
from mathutils import Vector

from studio.geometry import lathe, rounded, solid
from studio.look import Colour
from studio.shader import Shader


def bare(tone: Colour, rough=.2, wave=.10):
    """Metal without a coat. The principled surface does not say what colour a metal has, and colours are measured."""
    shader = Shader('bare')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 7.)))
    cloud = shader.noise(at, (14, 40, 40), 3, .6)
    normal = shader.relief(shader.noise(at, 30., 2), wave, .002)
    glossy = shader.node('BsdfGlossy')
    inputs = {
        'Color': shader.power((*tone, 1), shader.spread(cloud, .90, 1.10)), 'Roughness': shader.spread(cloud, rough - .04, rough + .06), 'Normal': normal,
    }
    for name, value in inputs.items():
        shader.plug(glossy.inputs[name], value)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glossy.outputs[0])
    return shader.material


def extruded(tone: Colour, rough=.34):
    """Plastic as it leaves the die: faint streaks along x or z, and no two pipes quite alike."""
    shader = Shader('extruded')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 7.)))
    streak = shader.noise(at, (160, 160, 4), 2)
    shader.relief(streak, .02, .0004)
    depth = shader.math('ADD', shader.spread(streak, .97, 1.03), shader.spread(shader.lot(3.7), -.03, .03))
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=shader.spread(streak, rough - .04, rough + .04), Specular=.45)


def moulded(tone: Colour, rough=.30):
    """Smooth plastic out of a mould."""
    shader = Shader('moulded')
    cloud = shader.noise(shader.place(), 40., 2)
    return shader.surface(Base_Color=shader.power((*tone, 1), shader.spread(cloud, .97, 1.03)), Roughness=shader.spread(cloud, rough - .03, rough + .03), Specular=.5)


def pipe(name: str, radius: float, wall: float, long: float, material, **where):
    """A pipe along z from its place, open at both ends, its rims taken off a little."""
    inner, rim = radius - wall, wall * .32
    profile = [(inner, rim), (inner + rim, 0, rim * .4), (radius - rim, 0, rim * .5), (radius, rim, rim * .5), (radius, long - rim, rim * .5),
               (radius - rim, long, rim * .5), (inner + rim, long, rim * .4), (inner, long - rim, rim * .4), (inner, rim)]
    return lathe(name, profile, material, **where)


def bent(points, radius: float, steps=14):
    """A line through points, its corners turned into arcs."""
    line = [Vector(points[0])]
    for before, here, after in zip(points, points[1:], points[2:]):
        corner = Vector(here)
        back, on = (Vector(before) - corner).normalized(), (Vector(after) - corner).normalized()
        half = back.angle(on) / 2
        middle = corner + (back + on).normalized() * radius / sin(half)
        start, end = (corner + way * radius / tan(half) - middle for way in (back, on))
        turn = start.angle(end)
        line += [middle + (start * sin(turn * (1 - step / steps)) + end * sin(turn * step / steps)) / sin(turn) for step in range(steps + 1)]
    return [tuple(point) for point in [*line, Vector(points[-1])]]


def shaped(name: str, profile, material, reach, around=96, smooth=35, **where):
    """A ring of (r, z), closed by itself, around z; `reach` says what share of its radius the outside keeps at an angle."""
    line = rounded([*profile, profile[0]])[:-1]
    bore, count = min(r for r, _ in line), len(line)
    points = []
    for step in range(around):
        angle = 2 * pi * step / around
        for r, z in line:
            radius = r * reach(angle) if r > bore * 1.04 else r
            points.append((radius * cos(angle), radius * sin(angle), z))
    faces = [(i * count + k, (i + 1) % around * count + k, (i + 1) % around * count + (k + 1) % count, i * count + (k + 1) % count)
             for i in range(around) for k in range(count)]
    obj = solid(name, points, faces, material, smooth=smooth, **where)
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()
    return obj


def six_sided(turn=0.):
    """The outside of a nut, for `shaped` with a multiple of six steps; flats look along x at `turn` of pi / 6."""
    return lambda angle: cos(pi / 6) / cos((angle + turn) % (pi / 3) - pi / 6)


def gripped(count: int, depth=.07, width=6):
    """The outside of what hands turn: grooves."""
    return lambda angle: 1 - depth * max(0., cos(count * angle)) ** width


def nut(name: str, bore: float, outer: float, high: float, material, spin=0., **where):
    """A six-sided nut along z, its corners taken off; `outer` is where they would be."""
    edge = outer * .10
    shaped(name, [(bore, 0), (outer - edge, 0, .0004), (outer, edge * .55, .0003), (outer, high - edge * .55, .0003), (outer - edge, high, .0004), (bore, high)],
           material, six_sided(spin), 48, 24, bevel=min(.0006, outer * .03), **where)


def threads(bore: float, depth: float, pitch: float, long: float, start=0.):
    """The inside of a thread, as (r, z) from the mouth inwards."""
    line = []
    for index in range(round(long / pitch)):
        level = start + index * pitch
        line += [(bore, level), (bore + depth, level + pitch * .5)]
    return line
