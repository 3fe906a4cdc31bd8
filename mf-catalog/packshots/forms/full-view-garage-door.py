"""A garage door of frosted glass in rails of aluminum."""
from studio.garage import BACK, FOOT, handle, section_levels, wall
from studio.geometry import box, solid
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import Shader

FINE = True
WIDE, HIGH, COUNT, ACROSS, STILE, RAIL, BAR = 9 * FOOT, 8 * FOOT, 4, 3, .085, .062, .055
FROST, SHADE = linear('#d3dedd'), linear('#9fb3b6')


def frosted():
    """Glass that was etched: a dim light through it, less of it below."""
    shader = Shader('frosted')
    x, _, z = shader.split(shader.place())
    slant = shader.math('ADD', shader.math('MULTIPLY', x, .35), shader.math('MULTIPLY_ADD', z, .9, .5))
    tone = shader.mix(shader.step(slant, .1, .9), (*SHADE, 1), (*FROST, 1))
    return shader.surface(Base_Color=tone, Roughness=.32, Specular=.5)


def build(look: Look) -> View:
    """Four sections of three panes."""
    wall(WIDE, HIGH)
    stuff, glass = bare(look.tone, .50, .02), frosted()
    middles, tall = section_levels(HIGH, COUNT)
    wide = WIDE - .044
    for index, z in enumerate(middles):
        for side in (-1, 1):
            box(f'stile-{index}-{side}', (STILE, .045, tall), stuff, .0015, at=(side * (wide - STILE) / 2, BACK + .0225, z))
            box(f'rail-{index}-{side}', (wide - 2 * STILE, .044, RAIL), stuff, .0015, at=(0, BACK + .0228, z + side * (tall - RAIL) / 2))
        field = (wide - 2 * STILE - (ACROSS - 1) * BAR) / ACROSS
        for bar in range(ACROSS - 1):
            x = -wide / 2 + STILE + (bar + 1) * field + (bar + .5) * BAR
            box(f'bar-{index}-{bar}', (BAR, .042, tall - 2 * RAIL), stuff, .0015, at=(x, BACK + .0230, z))
        for part in range(ACROSS):
            x = -wide / 2 + STILE + (part + .5) * field + part * BAR
            a, b = field / 2, tall / 2 - RAIL
            solid(f'pane-{index}-{part}', [(-a, 0, -b), (a, 0, -b), (a, 0, b), (-a, 0, b)], [(0, 1, 2, 3)], glass, main=False, at=(x, BACK + .011, z))
    handle(middles[0] + tall / 2 - RAIL / 2)
    return View(turn=-22, height=13, lens=70, fill=.90, exposure=1.)
