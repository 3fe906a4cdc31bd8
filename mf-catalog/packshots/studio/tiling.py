"""Tiles: their shapes, as piles, on a floor and on sheets."""
from math import cos, pi, radians, sin

import bpy

from studio.geometry import MAIN, solid
from studio.look import Look
from studio.shader import plain
from studio.ceramic import GROUT


def exposure(look: Look) -> float:
    """A little less light on what is nearly white, so that its edges stay seen."""
    return .88 if sum(look.tone) > 1.8 else 1


def polygon(sides: int, across: float, first=0.):
    """A regular outline; `across` from corner to corner, `first` the angle of a corner in degrees."""
    return [(across / 2 * cos(radians(first) + 2 * pi * i / sides), across / 2 * sin(radians(first) + 2 * pi * i / sides)) for i in range(sides)]


def oblong(long: float, wide: float):
    """The outline of a rectangle."""
    return [(-long / 2, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2), (-long / 2, wide / 2)]


def prism(name: str, outline, thick: float, material, bevel: float, **where):
    """An outline, counter-clockwise, with a thickness."""
    count = len(outline)
    points = [(x, y, z) for z in (-thick / 2, thick / 2) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return solid(name, points, [tuple(range(count - 1, -1, -1)), *sides, tuple(range(count, 2 * count))], material, bevel, **where)


def copies(first, places) -> None:
    """The object again at each place, as (x, y, z, turn); the first one moves to the first place."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(first.evaluated_get(graph))
    for index, (x, y, z, turn) in enumerate(places):
        obj = bpy.data.objects.new(f'{first.name}-{index}', mesh)
        bpy.data.collections['product'].objects.link(obj)
        obj.pass_index, obj.location, obj.rotation_euler = MAIN, (x, y, z), (0, 0, radians(turn))
    bpy.data.objects.remove(first)


def bed(outline, thick: float, colour=GROUT) -> None:
    """What tiles lie in, up to a little below their faces."""
    prism('bed', outline, thick, plain('grout', colour, .9), 0, main=False, at=(0, 0, thick / 2))


def pile(look: Look, size, material, bevel=.0012, count=5, lean=True) -> None:
    """A pile of tiles of (long, wide, thick), the top one turned; one leans on it and one lies before it."""
    random, (long, wide, thick) = look.random, size
    first = prism('tile', oblong(long, wide), thick, material, bevel)
    step = thick + .0003
    small = wide * .006
    copies(first, [(random.uniform(-small, small), random.uniform(-small, small), thick / 2 + k * step, random.uniform(-1.2, 1.2)) for k in range(count)]
           + [(wide * .03, 0, thick / 2 + count * step, 14)])
    if not lean:
        return
    tilt, low = 64, wide / 2
    leaning = prism('tile-leaning', oblong(long, wide), thick, material, bevel, at=(
        .06 * long, -wide / 2 - low * cos(radians(tilt)) - thick, low * sin(radians(tilt)) + thick * .3), turn=(tilt, 0, 0))
    leaning.rotation_euler.z = radians(3)
    prism('tile-before', oblong(long, wide), thick, material, bevel,
          at=(-.30 * long, -1.62 * wide, thick / 2), turn=(0, 0, -16))
