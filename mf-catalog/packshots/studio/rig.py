"""Lights, floor and surroundings, the same for everything; they grow with the product."""
from math import atan2

import bpy
from mathutils import Vector

from studio.shader import plain

GROUND = '#f3efe6'

LIGHTS = (
    # Name, place, width, height and power in sizes of the product, colour.
    ('key', (-1.7, -1.25, 2.0), 1.3, 1.3, 82, (1, .972, .935)),
    ('back', (-.4, 2.9, 1.9), 1.7, .8, 24, (1, .99, .97)),
    ('strip', (1.6, 1.0, 1.5), .35, 1.8, 26, (1, .985, .96)),
    ('front', (1.7, -2.4, 1.2), 2.4, 1.8, 15, (.95, .975, 1)),
)

FLAGS = ((-1.15, -1.9, .55), (1.05, -2.1, .5), (2.0, .2, .8))
"""Dark cards that only reflections see, by place and width: they give metal and glaze an edge."""


def link(obj):
    """Stands an object beside the product."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def lights(size: float, middle: Vector) -> None:
    """Lamps that look at the middle of the product."""
    for name, place, width, height, power, colour in LIGHTS:
        lamp = bpy.data.lights.new(name, 'AREA')
        lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', width * size, height * size
        lamp.energy, lamp.color = power * size * size, colour
        obj = link(bpy.data.objects.new(name, lamp))
        obj.location = Vector(place) * size
        obj.rotation_euler = (middle - obj.location).to_track_quat('-Z', 'Y').to_euler()


def flags(size: float) -> None:
    """The dark cards."""
    black = plain('flag', (.004, .004, .004), 1, Specular=0)
    for x, y, width in FLAGS:
        half, high = width / 2 * size, 2.6 * size
        mesh = bpy.data.meshes.new('flag')
        mesh.from_pydata([(-half, 0, 0), (half, 0, 0), (half, 0, high), (-half, 0, high)], [], [(0, 1, 2, 3)])
        mesh.materials.append(black)
        card = link(bpy.data.objects.new('flag', mesh))
        card.location, card.rotation_euler = (x * size, y * size, 0), (0, 0, atan2(x, -y))
        for ray in ('camera', 'diffuse', 'shadow', 'transmission', 'volume_scatter'):
            setattr(card, f'visible_{ray}', False)


def floor(size: float):
    """A white floor without an end."""
    far = 30 * size
    mesh = bpy.data.meshes.new('floor')
    mesh.from_pydata([(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(plain('floor', (.86, .84, .80), 1, Specular=0))
    return link(bpy.data.objects.new('floor', mesh))


def sky() -> None:
    """Soft light from everywhere, brighter from above."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, join = world.node_tree.nodes, world.node_tree.links.new
    direction, axes, ramp = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    join(direction.outputs['Generated'], axes.inputs[0])
    join(axes.outputs[2], ramp.inputs[0])
    join(ramp.outputs[0], nodes['Background'].inputs[0])
    low, high = ramp.color_ramp.elements
    low.color, high.color, high.position = (.30, .29, .28, 1), (.85, .86, .88, 1), .9
    nodes['Background'].inputs[1].default_value = .42
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 64


def build(size: Vector):
    """The whole rig for a product of this size; answers with the floor."""
    length = size.length
    lights(length, Vector((0, 0, size.z / 2)))
    flags(length)
    sky()
    return floor(length)
