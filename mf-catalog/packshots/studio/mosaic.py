"""Mosaics: small tiles on sheets of mesh, one sheet over another."""
from math import radians

import bpy

from studio.geometry import MAIN, box
from studio.look import Look
from studio.shader import plain


def sheets(look: Look, first, places, side: float, thick: float, second=(.16, -.13, 13)) -> None:
    """A sheet of copies of a tile at (x, y, turn), and another on it, moved and turned; `side` is that of the mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    shape = bpy.data.meshes.new_from_object(first.evaluated_get(graph))
    net = plain('net', (.82, .81, .78), .9)
    random = look.random
    for layer, (x, y, turn) in enumerate(((0, 0, 0), second)):
        low = layer * (thick + .0016)
        base = box(f'net-{layer}', (side, side, .0012), net, 0, main=False, at=(x * side, y * side, low + .0006), turn=(0, 0, turn))
        for index, (tile_x, tile_y, tile_turn) in enumerate(places):
            obj = bpy.data.objects.new(f'tile-{layer}-{index}', shape)
            bpy.data.collections['product'].objects.link(obj)
            obj.pass_index, obj.parent = MAIN, base
            obj.location, obj.rotation_euler = (tile_x, tile_y, thick / 2 + .0008), (
                radians(random.uniform(-.5, .5)), radians(random.uniform(-.5, .5)), radians(tile_turn + random.uniform(-.6, .6)))
    bpy.data.objects.remove(first)
