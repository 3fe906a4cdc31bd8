"""Vinyl from a roll."""
from studio.look import Look, View
from studio.shader import Shader
from studio.supple import roll, sheet
from studio.tiling import exposure

LONG, DEEP, THICK, RADIUS = 1.2, .80, .0035, .098


def print_(look: Look):
    """Fine flecks under a clear coat: nothing stands up."""
    shader = Shader('flecks')
    at = shader.place()
    fleck, cloud = shader.noise(at, 170., 2, .6), shader.noise(at, 5., 2)
    depth = shader.math('ADD', shader.spread(cloud, .93, 1.07), shader.math('MULTIPLY', shader.step(fleck, .56, .62), .42))
    depth = shader.math('ADD', depth, shader.math('MULTIPLY', shader.step(fleck, .42, .36), -.30))
    return shader.surface(Base_Color=shader.power((*look.tone, 1), depth), Roughness=.42, Specular=.4)


def build(look: Look) -> View:
    """A roll, on a piece that is cut from it."""
    stuff = print_(look)
    sheet('piece', [(-DEEP / 2, 0), (DEEP / 2, 0)], THICK, LONG * .96, stuff)
    roll('roll', RADIUS, THICK, 7, LONG, stuff, .0026, at=(.03, .16, RADIUS + THICK), turn=(0, 0, 4))
    return View(turn=-32, height=28, lens=70, exposure=exposure(look))
