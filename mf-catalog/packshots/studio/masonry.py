"""Units of clay and concrete: blocks whose edges are worn, and what they are made of."""
from math import hypot

import bpy
from mathutils import Vector, noise

from studio.geometry import solid
from studio.look import Colour
from studio.shader import Shader


def marks(half: float, radius: float, step: float) -> list[float]:
    """Where the lines of a mesh lie along one side: close at its ends, which are rounded."""
    inner = max(half - 2.2 * radius, half * .2)
    count = max(1, round(2 * inner / step))
    ends = [half, half - radius * .3, half - radius, half - radius * 1.6]
    return [*(-end for end in ends), *(inner * (2 * i / count - 1) for i in range(count + 1)), *reversed(ends)]


def worn(name: str, size, material, random, radius=.002, chips=.004, step=.006, taper=0., **where):
    """A block around its place. Its edges are rounded unevenly and lack up to `chips` here and there; its sides lean in by `taper` towards -y."""
    half = [side / 2 for side in size]
    lines = [marks(end, radius, step) for end in half]
    offset = Vector([random.uniform(0, 90) for _ in range(3)])
    points, numbers, faces = [], {}, []

    def corner(place) -> int:
        if place not in numbers:
            numbers[place] = len(points)
            points.append(rubbed(Vector([line[i] for line, i in zip(lines, place)])))
        return numbers[place]

    def rubbed(point):
        lost = max(0, noise.noise(point * 28 + offset) - .18) * 1.8 + max(0, noise.noise(point * 95 + offset) - .3) * .6
        reach = radius * (1 + .5 * noise.noise(point * 160 - offset)) + chips * lost
        inner = Vector([max(-(end - reach), min(end - reach, part)) for end, part in zip(half, point)])
        out = point - inner
        if sum(abs(part) > 1e-7 for part in out) > 1:
            point = inner + out.normalized() * min(reach, hypot(*out))
        share = 1 - taper * (half[1] - point.y) / size[1]
        return point.x * share, point.y, point.z

    for axis in range(3):
        first, second = (axis + 1) % 3, (axis + 2) % 3
        for end in (0, len(lines[axis]) - 1):
            for i in range(len(lines[first]) - 1):
                for j in range(len(lines[second]) - 1):
                    face = []
                    for a, b in ((0, 0), (1, 0), (1, 1), (0, 1)) if end else ((0, 0), (0, 1), (1, 1), (1, 0)):
                        place = [0, 0, 0]
                        place[axis], place[first], place[second] = end, i + a, j + b
                        face.append(corner(tuple(place)))
                    faces.append(face)
    return solid(name, points, faces, material, smooth=50, **where)


def cut(obj, cutters):
    """Takes the cutters out of an object, as they stand before it is moved."""
    for cutter in cutters:
        hole = obj.modifiers.new('hole', 'BOOLEAN')
        hole.operation, hole.solver, hole.object = 'DIFFERENCE', 'EXACT', cutter
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear()
    obj.data = mesh
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    return obj


def fired(tone: Colour, variety=.5):
    """Clay as it comes from the kiln: no two alike, drawn by the wire that cut it, darker where the fire was."""
    shader = Shader('fired')
    lot, other = shader.lot(), shader.lot(7.3)
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', lot, 19.), shader.math('MULTIPLY', other, 7.)))
    cloud, grit, wire = shader.noise(at, 16., 3, .6), shader.noise(at, 500., 3, .7), shader.noise(at, (260, 260, 14), 3, .65)
    _, cell = shader.cells(at, 430.)
    luck = shader.split(cell)
    depth = shader.spread(lot, 1 - variety * .45, 1 + variety * .45)
    for part, weight in ((cloud, 1.1 * variety), (grit, .40), (wire, .40)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    flash = shader.step(shader.noise(at, (9, 9, 30), 3, .6), .58, .78)
    depth = shader.math('MULTIPLY_ADD', flash, .55 * variety, depth)
    # Grains of sand that stayed pale, and pits.
    depth = shader.math('MULTIPLY_ADD', shader.math('GREATER_THAN', luck[0], .97), -.24, depth)
    depth = shader.math('MULTIPLY_ADD', shader.math('LESS_THAN', luck[1], .04), .5, depth)
    height = shader.math('ADD', shader.math('MULTIPLY', wire, .9), shader.math('MULTIPLY', grit, .6))
    shader.relief(height, .8, .0016)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.88, Specular=.2)


def concrete(tone: Colour, coarse=1., brushed=False):
    """Concrete from a mould: sand, pits and clouds; `coarse` above 1 where it broke and shows its gravel, `brushed` along x."""
    shader = Shader('concrete')
    lot = shader.lot()
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', lot, 19.)))
    cloud, grit = shader.noise(at, 9., 4, .6), shader.noise(at, 650., 2, .7)
    near, cell = shader.cells(at, 260. / coarse)
    luck = shader.split(cell)
    depth = shader.spread(lot, .93, 1.07)
    for part, weight in ((cloud, .40), (grit, .45)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    grain = shader.math('MULTIPLY', shader.step(near, .62, .38), shader.math('GREATER_THAN', luck[2], 1 - .38 * coarse))
    depth = shader.math('ADD', depth, shader.math('MULTIPLY', grain, shader.spread(luck[0], -.36 * coarse, .46 * coarse)))
    pit = shader.math('MULTIPLY', shader.step(near, .40, .22), shader.math('LESS_THAN', luck[1], .10))
    depth = shader.math('MULTIPLY_ADD', pit, .75, depth)
    height = shader.math('MULTIPLY_ADD', grit, .5, shader.math('MULTIPLY', grain, .5))
    height = shader.math('MULTIPLY_ADD', pit, -1.2, height)
    if brushed:
        lines = shader.noise(at, (3, 330, 1), 3, .7)
        depth = shader.math('ADD', depth, shader.spread(lines, .40, -.40))
        height = shader.math('MULTIPLY_ADD', lines, 1.6, height)
    shader.relief(height, .7, .0016)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.9, Specular=.2)
