"""Boards of a deck: wood with eased edges, or composite with a printed grain and grooves at its sides."""
import bmesh

from studio.geometry import extrude
from studio.look import Look, View
from studio.shader import Shader
from studio.wood import wood

LONG, WIDE, THICK = 1.05, .137, .0245
NATURAL = ('cedar', 'treated')


def composite(look: Look):
    """Pressed plastic and wood: pores that run along it, streaks of two shades."""
    shader = Shader('composite')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 37.)))
    pressed, streak = shader.noise(at, (7, 330, 330), 3, .65), shader.noise(at, (1.1, 26, 26), 2)
    depth = shader.math('ADD', shader.spread(streak, .72, 1.28), shader.spread(pressed, -.14, .14))
    end = shader.step(shader.math('ABSOLUTE', shader.facing()[0]), .6, .9)
    depth = shader.math('MULTIPLY_ADD', shader.noise(shader.place(), 500., 2), shader.math('MULTIPLY', end, .3), depth)
    shader.relief(shader.step(pressed, .36, .62), .4, .0007)
    return shader.surface(Base_Color=shader.power((*look.tone, 1), depth), Roughness=.55, Specular=.35)


def profile(is_grooved: bool):
    """(y, z) of a board, counter-clockwise seen from the right."""
    half, high, depth, slot = WIDE / 2, THICK / 2, .008, .003
    groove = [(half, -slot), (half - depth, -slot), (half - depth, slot), (half, slot)] if is_grooved else []
    right = [(half, -high), *groove, (half, high)]
    left = [(-y, -z) for y, z in right]
    return [*right, *left]


def board(name: str, is_natural: bool, stuff, **where) -> None:
    """One board, its faces all looking out: a bevel needs that."""
    obj = extrude(name, profile(not is_natural), LONG, stuff, .0035 if is_natural else .0018, **where)
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()


def build(look: Look) -> View:
    """Two layers of three, and one across."""
    is_natural = look.species in NATURAL
    stuff = wood(look) if is_natural else composite(look)
    random = look.random
    for layer in range(2):
        for place in range(3):
            board(f'board-{layer}-{place}', is_natural, stuff, at=(
                random.uniform(-.03, .03), (place - 1) * (WIDE + .004), (layer + .5) * (THICK + .0006)), turn=(0, 0, random.uniform(-.3, .3)))
    board('board-top', is_natural, stuff, at=(.02, -.03, 2.5 * (THICK + .0006)), turn=(0, 0, 8))
    return View(turn=-60, height=22, lens=58)
