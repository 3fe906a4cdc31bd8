"""What pours: heaps, gravel and puddles."""
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector, noise

from studio.geometry import OTHER, solid
from studio.look import Colour
from studio.shader import Shader


def spread(name: str, radius: float, profile, material, random, wobble=.12, rough=0., rings=44, around=120, **where):
    """A round thing on the ground; `profile` says its height for 0 in its middle to 1 at its rim. Answers with how high it is at a place."""
    offset = Vector((random.uniform(0, 90), random.uniform(0, 90), 0))

    def point(share: float, angle: float):
        out = Vector((cos(angle), sin(angle), 0))
        reach = radius * (1 + wobble * noise.noise(out * 1.4 + offset) + wobble * .35 * noise.noise(out * 5 + offset))
        x, y = out.x * reach * share, out.y * reach * share
        bump = rough * (noise.fractal(Vector((x, y, 0)) * 45 + offset, .8, 2, 4)) * min(1, (1 - share) * 5)
        return x, y, max(0, profile(share) + bump)

    points = [(0, 0, profile(0)), *(point((ring + 1) / rings, 2 * pi * part / around) for ring in range(rings) for part in range(around))]
    faces = [(0, 1 + part, 1 + (part + 1) % around) for part in range(around)]
    for ring in range(rings - 1):
        for part in range(around):
            start, next_ = 1 + ring * around, 1 + (ring + 1) * around
            faces.append((start + part, next_ + part, next_ + (part + 1) % around, start + (part + 1) % around))
    solid(name, points, faces, material, smooth=180, main=False, **where)
    return point


def heap(share: float, high: float) -> float:
    """The profile of what was poured: a blunt top, a slope, and a foot that runs out."""
    share = min(share, 1)
    return high * ((1 - share) ** 1.25) * (1 - .25 * (1 - share) ** 6)


def pebble(random, size: float):
    """The mesh of a stone."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1)
    offset = Vector([random.uniform(0, 90) for _ in range(3)])
    for vertex in shape.verts:
        vertex.co *= 1 + .34 * noise.noise(vertex.co * 1.1 + offset) + .12 * noise.noise(vertex.co * 2.6 + offset)
        vertex.co = Vector((vertex.co.x, vertex.co.y * .8, vertex.co.z * .62)) * size
    mesh = bpy.data.meshes.new('pebble')
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return mesh


def gravel(count: int, point, size: float, material, random, at=(0, 0, 0), reach=(.05, 1.12)) -> None:
    """Stones on what was spread, more of them towards its foot."""
    kinds = [pebble(random, size) for _ in range(5)]
    for mesh in kinds:
        mesh.materials.append(material)
    for index in range(count):
        share = reach[0] + (reach[1] - reach[0]) * random.random() ** .6
        x, y, z = point(share, random.uniform(0, 2 * pi))
        obj = bpy.data.objects.new(f'stone-{index}', random.choice(kinds))
        bpy.data.collections['product'].objects.link(obj)
        grown = random.uniform(.5, 1.25)
        obj.pass_index, obj.scale = OTHER, (grown,) * 3
        obj.location = (at[0] + x, at[1] + y, at[2] + (z if share < 1 else 0) + size * grown * .3)
        obj.rotation_euler = [random.uniform(-.5, .5), random.uniform(-.5, .5), random.uniform(0, 6.3)]


def powder(tone: Colour, grain=.35):
    """Dry mix: sand in cement."""
    shader = Shader('powder')
    at = shader.place()
    cloud, grit = shader.noise(at, 30., 3, .6), shader.noise(at, 800., 2, .7)
    _, cell = shader.cells(at, 520.)
    luck = shader.split(cell)
    depth = shader.math('ADD', shader.spread(cloud, .88, 1.12), shader.spread(grit, -grain / 2, grain / 2))
    depth = shader.math('ADD', depth, shader.math('MULTIPLY', shader.math('GREATER_THAN', luck[2], .75), shader.spread(luck[0], -grain, grain)))
    shader.relief(shader.math('ADD', grit, shader.math('MULTIPLY', cloud, 1.5)), .8, .002)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=1., Specular=.1)


def pebbles(tone: Colour):
    """Gravel, dusty, each stone a little different."""
    shader = Shader('pebbles')
    at, first, second = shader.place(), shader.lot(), shader.lot(9.7)
    cloud = shader.noise(at, 160., 3, .6)
    depth = shader.math('ADD', shader.spread(first, .6, 1.45), shader.spread(cloud, -.25, .25))
    warm = shader.mix(shader.math('MULTIPLY', second, .35), (*tone, 1), (.42, .33, .24, 1))
    shader.relief(cloud, .4, .001)
    return shader.surface(Base_Color=shader.power(warm, depth), Roughness=.85, Specular=.25)
