"""Boards of rigid foam, two inches thick."""
from studio.board import sheets
from studio.geometry import box
from studio.look import Look, View, linear
from studio.shader import Shader

LONG, WIDE, THICK = 1.22, .61, .051
BLUE = linear('#9dbfce')


def foam():
    """Fine cells under a skin; short edges are cut by a wire."""
    shader = Shader('foam')
    lot = shader.lot()
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', lot, 19.)))
    facing_x, _, facing_z = shader.facing()
    cell, cloud, drawn = shader.noise(at, 480., 2, .7), shader.noise(at, 5., 2), shader.noise(at, (2, 120, 120), 2)
    cut = shader.step(shader.math('ABSOLUTE', facing_z), .8, .6)
    depth = shader.math('ADD', shader.spread(lot, .97, 1.03), shader.spread(cloud, -.06, .06))
    depth = shader.math('ADD', depth, shader.spread(drawn, -.10, .10))
    depth = shader.math('ADD', depth, shader.math('MULTIPLY', cut, shader.spread(cell, -.45, .35)))
    shader.relief(shader.math('ADD', shader.math('MULTIPLY', cell, cut), shader.math('MULTIPLY', drawn, .5)), .5, .0016)
    return shader.surface(Base_Color=shader.power((*BLUE, 1), depth), Roughness=shader.spread(cut, .5, .9), Specular=.3)


def build(look: Look) -> View:
    """Four, and one turned on them."""
    stuff = foam()
    top = sheets(look, (LONG, WIDE, THICK), stuff, 3, .008, .004)
    box('sheet-top', (LONG, WIDE, THICK), stuff, .004, at=(.03, -.02, top + THICK / 2), turn=(0, 0, 6))
    return View(turn=-36, height=24, lens=65)
