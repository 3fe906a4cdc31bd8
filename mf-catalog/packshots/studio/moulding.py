"""Lengths of moulding: profiles with a face, primed or of wood, and ends as a saw leaves them."""
import bmesh

from studio.geometry import extrude
from studio.look import Look, linear
from studio.shader import Shader

PRIMER, CORE = linear('#e9e8e3'), linear('#c6a578')
LONG = .60


def primed(tone=PRIMER):
    """A sprayed primer: dull, and smooth, as grain in white is seen at once."""
    shader = Shader('primer')
    depth = shader.spread(shader.lot(5.3), .97, 1.03)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.55, Specular=.3)


def core():
    """What is under the primer, at sawn ends: fibres, pressed together."""
    shader = Shader('core')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 37.)))
    fibre, layer = shader.noise(at, 700., 2, .7), shader.noise(at, (40, 40, 320), 2)
    depth = shader.math('ADD', shader.spread(fibre, .75, 1.25), shader.spread(layer, -.2, .2))
    return shader.surface(Base_Color=shader.power((*CORE, 1), depth), Roughness=.85, Specular=.15)


def outwards(obj):
    """Has all faces look out: a bevel needs that."""
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()
    return obj


def length(name: str, profile, face, end=None, long=LONG, **where):
    """One length with a profile of (y, z); `end` is seen where it was sawn, if that looks different."""
    obj = outwards(extrude(name, profile, long, face, **where))
    if end:
        obj.data.materials.append(end)
        for sawn in list(obj.data.polygons)[-2:]:
            sawn.material_index = 1
    return obj


def mitred(obj, end: int):
    """Cuts an end, -1 or 1, at 45 degrees, so that the edge at +y is the longer one."""
    for vertex in obj.data.vertices:
        if vertex.co.x * end > 0:
            vertex.co.x += end * vertex.co.y
    return obj


def lengths(look: Look, profile, face, end=None, wide=.1, thick=.016, rows=3, layers=2, over=7.) -> None:
    """Lengths side by side, on each other, and one across them by `over` degrees."""
    random = look.random
    for layer in range(layers):
        for row in range(rows):
            side = (row - (rows - 1) / 2) * (wide + .004)
            length(f'length-{layer}-{row}', profile, face, end, at=(random.uniform(-.022, .022), side, layer * (thick + .0005)),
                   turn=(0, 0, random.uniform(-.25, .25)))
    length('length-top', profile, face, end, at=(.02, -.22 * wide, layers * (thick + .0005)), turn=(0, 0, over))
