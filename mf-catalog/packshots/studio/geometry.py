"""The modelling kit. Everything is in metres; x goes right, y away from the camera, z up."""
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

MAIN, OTHER = 1, 2
"""Marks of an object: of the material that the item is named for, or beside it."""


def reset() -> None:
    """An empty scene with a place for the product."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.collection.children.link(bpy.data.collections.new('product'))


def product() -> list[bpy.types.Object]:
    """Everything that a form has put before the camera."""
    return list(bpy.data.collections['product'].objects)


def put(obj, material, main=True, at=(0, 0, 0), turn=(0, 0, 0)):
    """Stands an object in the product; `turn` in degrees."""
    bpy.data.collections['product'].objects.link(obj)
    obj.data.materials.append(material)
    obj.pass_index = MAIN if main else OTHER
    obj.location = at
    obj.rotation_euler = [radians(angle) for angle in turn]
    return obj


def solid(name, points, faces, material, bevel=0., smooth=35, **where):
    """A mesh. Its edges are rounded by `bevel`; edges flatter than `smooth` degrees do not show."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, radians(smooth)
    obj = put(bpy.data.objects.new(name, mesh), material, **where)
    if bevel:
        rounding = obj.modifiers.new('bevel', 'BEVEL')
        rounding.width, rounding.segments, rounding.limit_method = bevel, 3, 'ANGLE'
        obj.modifiers.new('normals', 'WEIGHTED_NORMAL')
    return obj


def box(name, size, material, bevel=.002, **where):
    """A box around its place."""
    x, y, z = (side / 2 for side in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return solid(name, points, faces, material, bevel, **where)


def extrude(name, profile, length, material, bevel=0., **where):
    """A profile of (y, z), counter-clockwise seen from the right, drawn out along x."""
    count, half = len(profile), length / 2
    points = [(side, y, z) for side in (-half, half) for y, z in profile]
    around = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    ends = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    return solid(name, points, [tuple(reversed(face)) for face in around] + ends, material, bevel, **where)


def rounded(points, steps=5):
    """A line of (r, z) or (r, z, radius of the corner), its corners rounded."""
    line = [tuple(points[0][:2])]
    for before, here, after in zip(points, points[1:], points[2:]):
        corner, radius = Vector(here[:2]), here[2] if len(here) > 2 else 0
        if not radius:
            line.append(tuple(corner))
            continue
        back, on = Vector(before[:2]) - corner, Vector(after[:2]) - corner
        reach = min(radius, back.length * .49, on.length * .49)
        start, end = corner + back.normalized() * reach, corner + on.normalized() * reach
        for step in range(steps + 1):
            share = step / steps
            line.append(tuple(start * (1 - share) ** 2 + corner * 2 * share * (1 - share) + end * share ** 2))
    return [*line, tuple(points[-1][:2])]


def lathe(name, profile, material, around=96, smooth=35, **where):
    """A profile as `rounded` takes it, turned around z."""
    line = rounded(profile)
    count = len(line)
    angles = [2 * pi * i / around for i in range(around)]
    points = [(r * cos(angle), r * sin(angle), z) for angle in angles for r, z in line]
    faces = [
        (i * count + k, (i + 1) % around * count + k, (i + 1) % around * count + k + 1, i * count + k + 1)
        for i in range(around) for k in range(count - 1)
    ]
    obj = solid(name, points, faces, material, smooth=smooth, **where)
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()
    return obj


def tube(name, points, radius, material, radii=None, closed=False, **where):
    """A round bar along points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 8, True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    for index, point in enumerate(points):
        line.points[index].co = (*point, 1)
        line.points[index].radius = radii[index] if radii else 1
    line.use_cyclic_u, line.use_smooth = closed, True
    return put(bpy.data.objects.new(name, curve), material, **where)


def arc(middle, radius, start, end, steps, plane='xz'):
    """Points on a part of a circle, angles in degrees."""
    first, second = ('xyz'.index(axis) for axis in plane)
    points = []
    for step in range(steps + 1):
        angle = radians(start + (end - start) * step / steps)
        point = list(middle)
        point[first] += radius * cos(angle)
        point[second] += radius * sin(angle)
        points.append(tuple(point))
    return points
