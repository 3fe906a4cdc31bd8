"""Tiles as they are set: each a little out of true, with grout between them."""
from math import radians

import bpy

from studio.ceramic import GROUT
from studio.geometry import MAIN
from studio.look import Look
from studio.shader import Shader
from studio.surface import laid, places
from studio.tiling import oblong, prism


def grout(span: float, height: float, colour=GROUT) -> None:
    """What fills the joints: dull, a little sandy and uneven in tone."""
    shader = Shader('grout')
    cloud, sand = shader.noise(shader.place(), 14., 2), shader.noise(shader.place(), 900., 1)
    depth = shader.math('ADD', shader.spread(cloud, .80, 1.08), shader.spread(sand, -.05, .17))
    shader.relief(sand, .4, .0004)
    stuff = shader.surface(Base_Color=shader.power((*colour, 1), depth), Roughness=.9, Specular=.2)
    prism('grout', oblong(*laid(span)), height, stuff, 0, main=False, at=(0, 0, height / 2))


def tiles(look: Look, first, spots, thick: float, loose=.3, slip=.0002) -> None:
    """The object again at each of (x, y) or (x, y, turn); `loose` is how far a tile leans, in degrees, `slip` how far it lies from its place."""
    graph = bpy.context.evaluated_depsgraph_get()
    shape, random = bpy.data.meshes.new_from_object(first.evaluated_get(graph)), look.random
    for index, (x, y, *turn) in enumerate(spots):
        tile = bpy.data.objects.new(f'{first.name}-{index}', shape)
        bpy.data.collections['product'].objects.link(tile)
        tile.pass_index = MAIN
        tile.location = (x + random.uniform(-slip, slip), y + random.uniform(-slip, slip), thick / 2)
        tile.rotation_euler = [radians(angle + random.uniform(-loose, loose)) for angle in (0, 0, *(turn or [0]))]
    bpy.data.objects.remove(first)


def stairs(span: float, step_x: float, step_y: float, count: int):
    """Places (x, y) in rows, of which each is on by one part of `count` of a step."""
    rows = sorted({y for _, y in places(span, step_x, step_y)})
    return [(x + (rows.index(y) % count - (count - 1) / 2) / count * step_x, y) for x, y in places(span, step_x, step_y)]
