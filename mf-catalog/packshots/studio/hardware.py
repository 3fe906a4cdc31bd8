"""Small metal goods: their finishes, and screws with a real thread."""
from math import cos, pi, sin

import bpy

from studio.geometry import MAIN, OTHER, solid
from studio.hull import closed
from studio.look import Colour, Look
from studio.metal import FINISHES, coated
from studio.plumbing import bare
from studio.shader import Shader


def brushed(tone: Colour, rough=.30, along='x', depth=.5):
    """Bare metal with fine lines along an axis of its object."""
    shader = Shader('brushed')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 7.)))
    fine = tuple(14. if axis == along else 700. for axis in 'xyz')
    line, cloud = shader.noise(at, fine, 2), shader.noise(at, 45., 2)
    glossy = shader.node('BsdfGlossy')
    inputs = {
        'Color': shader.power((*tone, 1), shader.math('ADD', shader.spread(line, .93, 1.07), shader.spread(cloud, -.03, .03))),
        'Roughness': shader.spread(line, rough - .04, rough + .06), 'Normal': shader.relief(line, .06 * depth, .0006),
    }
    for name, value in inputs.items():
        shader.plug(glossy.inputs[name], value)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glossy.outputs[0])
    return shader.material


def finished(look: Look, along='x'):
    """The finish of an item as its metal wears it."""
    kind = FINISHES[look.finish]
    if not kind.metallic:
        return coated(look.tone, .40)
    return brushed(look.tone, kind.rough, along) if kind.brushed else bare(look.tone, kind.rough, .03)


def another(obj, name: str, at=(0, 0, 0), turn=(0, 0, 0), main=True):
    """One more of a thing that is already there."""
    copy = bpy.data.objects.new(name, obj.data)
    bpy.data.collections['product'].objects.link(copy)
    copy.pass_index, copy.location, copy.rotation_euler = (MAIN if main else OTHER), at, turn
    return copy


def ring(radius: float, z: float, around: int, square=0.):
    """A circle, or a square of this half width."""
    points = []
    for step in range(around):
        angle = 2 * pi * step / around
        reach = radius / max(abs(cos(angle)), abs(sin(angle))) if square else radius
        points.append((reach * cos(angle), reach * sin(angle), z))
    return points


def thread(radius: float, depth: float, pitch: float, start: float, end: float, around=18, levels=6, taper=0.):
    """Rings of a thread from one height to another, pointed over `taper` at its start."""
    rings = []
    count = round((end - start) / pitch * levels)
    for index in range(count + 1):
        z = start + (end - start) * index / count
        shrink = min(1., .06 + .94 * (z - start) / taper) if taper else 1.
        row = []
        for step in range(around):
            turn = (z / pitch - step / around) % 1
            crest = max(0., 1 - abs(turn - .5) * 3.6)
            fade = min(1., (end - z) / pitch)
            reach = (radius - depth) * shrink + depth * crest * fade * min(1., shrink * 1.6)
            row.append((reach * cos(2 * pi * step / around), reach * sin(2 * pi * step / around), z))
        rings.append(row)
    return rings


def skin(name: str, rings, material, smooth=40, **where):
    """A closed body through rings of the same count."""
    count = len(rings[0])
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
             for k in range(len(rings) - 1) for i in range(count)]
    faces += [tuple(range(count)), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    return closed(solid(name, [point for row in rings for point in row], faces, material, smooth=smooth, **where))


def wood_screw(name: str, long: float, radius: float, material, threaded=.66, pitch=None, **where):
    """A screw with a sunk head and a square recess, its point at the origin, along z."""
    pitch, around = pitch or radius * 1.3, 20
    depth, head = radius * .36, radius * 2.05
    rings = thread(radius, depth, pitch, 0, long * threaded, around, taper=radius * 4)
    shank = radius * .72
    for reach, z in ((shank, long * threaded + radius * .3), (shank, long - radius * 2.1), (radius * .95, long - radius * 1.5), (head * .94, long - radius * .34),
                     (head, long - radius * .26), (head, long - radius * .10), (head * .97, long), (radius * 1.10, long)):
        rings.append(ring(reach, z, around))
    rings += [ring(radius * .70, long - radius * .06, around, 1), ring(radius * .62, long - radius * 1.2, around, 1)]
    return skin(name, rings, material, **where)


def machine_screw(name: str, long: float, radius: float, material, **where):
    """A screw with a thread all along and a low round head with a cross-shaped recess, along z."""
    around = 20
    rings = thread(radius, radius * .18, radius * .5, 0, long, around, taper=0)
    for reach, z in ((radius * 1.9, long), (radius * 2.0, long + radius * .2), (radius * 1.85, long + radius * .7), (radius * 1.2, long + radius * 1.05), (radius * .9, long + radius * 1.1)):
        rings.append(ring(reach, z, around))
    rings += [ring(radius * .52, long + radius * 1.05, around, 1), ring(radius * .40, long + radius * .3, around, 1)]
    return skin(name, rings, material, **where)
