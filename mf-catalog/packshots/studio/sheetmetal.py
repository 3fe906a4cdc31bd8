"""Thin sheets of metal, painted or bare, and profiles that they are rolled to."""
from math import pi, sin

from studio.geometry import rounded
from studio.look import Look
from studio.metal import FINISHES
from studio.shader import Shader


def tin(look: Look, wave=.35, rough=0., shine=.3):
    """Sheet metal in the tone of an item: never quite flat, so that what it mirrors bends."""
    kind = FINISHES.get(look.finish)
    shader = Shader('tin')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 11.)))
    cloud, skin = shader.noise(at, (2.2, 7, 7), 2), shader.noise(at, 900., 1)
    normal = shader.relief(shader.math('MULTIPLY_ADD', skin, .004, cloud), wave, .006)
    depth = shader.math('ADD', shader.spread(shader.noise(at, (1.5, 9, 9), 3, .6), .88, 1.12), shader.spread(shader.lot(5.3), -.05, .05))
    colour = shader.power((*look.tone, 1), depth)
    if not kind or not kind.metallic:
        base = (kind.rough if kind else .40) + rough
        return shader.surface(Base_Color=colour, Roughness=shader.spread(cloud, base - .03, base + .03), Specular=shine)
    # The principled surface does not say what colour a metal has, and colours are measured.
    base = max(kind.rough + .06, .32) + rough
    bare = shader.node('BsdfGlossy')
    for name, value in (('Color', colour), ('Roughness', shader.spread(cloud, base - .04, base + .04)), ('Normal', normal)):
        shader.plug(bare.inputs[name], value)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], bare.outputs[0])
    return shader.material


def waves(wide: float, pitch: float, high: float, steps=14):
    """Round waves across a width, as (y, z)."""
    count = round(wide / pitch) * steps
    return [((index / count - .5) * wide, high / 2 * (1 - sin(2 * pi * index / steps + pi / 2))) for index in range(count + 1)]


def ribs(places, radius: float):
    """Trapezoids on a flat sheet, as (y, z); each place is (middle, width of its foot, width of its top, height). The first and last end the sheet."""
    points = []
    for middle, foot, top, high in places:
        points += [(middle - foot / 2, 0, radius), (middle - top / 2, high, radius), (middle + top / 2, high, radius), (middle + foot / 2, 0, radius)]
    return rounded(points, 4)
