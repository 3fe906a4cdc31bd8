"""Mosaics: small tiles on sheets of mesh, one sheet over another."""
from math import radians

import bpy

from studio.geometry import MAIN, box
from studio.look import Look
from studio.shader import plain

SIDE = .30
"""Of a sheet."""


def sheets(look: Look, first, places, thick: float, loose=.6) -> None:
    """A sheet of copies of a tile at (x, y, turn), and another on it, moved and turned; `loose` is how far tiles stand off their row, in degrees."""
    graph = bpy.context.evaluated_depsgraph_get()
    shape = bpy.data.meshes.new_from_object(first.evaluated_get(graph))
    net, random = plain('net', (.80, .79, .76), .9), look.random
    for layer, (x, y, turn) in enumerate(((0, 0, 0), (.17, -.14, 14))):
        low = layer * (thick + .0012)
        base = box(f'net-{layer}', (SIDE * .96, SIDE * .96, .001), net, 0, main=False, at=(x * SIDE, y * SIDE, low + .0006), turn=(0, 0, turn))
        for index, (tile_x, tile_y, tile_turn) in enumerate(places):
            tile = bpy.data.objects.new(f'tile-{layer}-{index}', shape)
            bpy.data.collections['product'].objects.link(tile)
            tile.pass_index, tile.parent = MAIN, base
            tile.location = (tile_x, tile_y, thick / 2 + .0006)
            tile.rotation_euler = [radians(angle) for angle in (
                random.uniform(-loose, loose), random.uniform(-loose, loose), tile_turn + random.uniform(-loose, loose))]
    bpy.data.objects.remove(first)


def rows(step_x: float, step_y: float, shift=0.):
    """Places of tiles in rows that fill a sheet; every other row is moved by a share of a step."""
    columns, count = round(SIDE / step_x), round(SIDE / step_y)
    return [((column - (columns - 1) / 2 + (shift / 2 if row % 2 else -shift / 2)) * step_x, (row - (count - 1) / 2) * step_y, 0)
            for row in range(count) for column in range(columns)]
