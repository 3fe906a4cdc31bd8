"""Fronts of sheet metal or castings: panels and frames of any outline that look at the camera, along -y."""
import bmesh

from studio.geometry import solid
from studio.look import Colour
from studio.shader import Shader


def cast(tone: Colour, rough=.46):
    """Cast iron or thick plate under stove paint: fine grain, a dull shine that is worn unevenly."""
    shader = Shader('cast')
    at = shader.place()
    shader.relief(shader.math('MULTIPLY_ADD', shader.noise(at, 420., 2), .5, shader.noise(at, 24., 2)), .10, .0016)
    worn = shader.noise(at, 9., 3, .6)
    return shader.surface(Base_Color=shader.power((*tone, 1), shader.spread(worn, .94, 1.06)), Roughness=shader.spread(worn, rough - .07, rough + .07), Specular=.5)


def panel(name: str, shape, thick: float, material, bevel=.003, **where):
    """A plate; its back lies at its place, its front `thick` before it."""
    count = len(shape)
    points = [(x, y, z) for y in (0, -thick) for x, z in shape]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(reversed(face)) for face in faces]
    return merged(solid(name, points, [*faces, tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))], material, bevel, 40, **where))


def ring(name: str, outer, inner, thick: float, material, bevel=.003, inset=0., **where):
    """A frame between two outlines of as many points; its inner edge lies `inset` further back, so that the frame slopes inwards."""
    count = len(outer)
    points = [(x, y, z) for shape, y in ((outer, 0), (outer, -thick), (inner, -thick + inset), (inner, 0)) for x, z in shape]
    faces = []
    for part in range(4):
        for i in range(count):
            j, on = (i + 1) % count, (part + 1) % 4
            faces.append((part * count + i, on * count + i, on * count + j, part * count + j))
    return merged(solid(name, points, faces, material, bevel, 40, **where))


def merged(obj):
    """Points that lie in one place become one, and faces look outwards."""
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(shape, edges=shape.edges, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()
    for face in obj.data.polygons:
        face.use_smooth = True
    return obj
