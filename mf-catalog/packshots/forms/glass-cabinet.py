"""A wall cabinet with two doors of glass."""
from dataclasses import replace

from studio.cupboard import GAP, INCH, WALL_DEEP, case, doors, light, shelves, stuff
from studio.geometry import box, solid
from studio.look import Look, View, linear
from studio.shader import Shader

SHARP = True
WIDE, HIGH = 30 * INCH, 36 * INCH
GLASS, SKY = linear('#d5e2e3'), linear('#eef3f5')
BEAD = .009


def tempered():
    """Glass that keeps little of the light, and mirrors the sky in one soft slanting band; it glows instead of scattering, as `clear` does."""
    shader = Shader('tempered')
    x, _, z = shader.split(shader.place())
    across = shader.math('MULTIPLY_ADD', z, -.55, x)
    band = shader.math('MULTIPLY', shader.step(across, -.16, -.04), shader.step(across, .17, .02))
    shine = shader.math('MULTIPLY_ADD', band, .085, .030)
    left = shader.math('MULTIPLY_ADD', band, -.05, .95)
    through, glow, both = (shader.node(kind) for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    shader.plug(through.inputs['Color'], shader.join(left, left, left))
    shader.plug(glow.inputs['Color'], shader.mix(band, GLASS, SKY))
    shader.plug(glow.inputs['Strength'], shine)
    for socket, part in zip(both.inputs, (through, glow)):
        shader.plug(socket, part.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    shader.material.cycles.sample_as_light = False
    return shader.material


def build(look: Look) -> View:
    """Two shelves are seen through the panes, which beads hold in their frames; inside it is as white as outside."""
    glass, outside = tempered(), stuff(look)
    parts = replace(outside, ply=outside.face)

    def pane(wide: float, high: float) -> None:
        x, z = wide / 2 + .004, high / 2 + .004
        solid('pane', [(-x, -.010, -z), (x, -.010, -z), (x, -.010, z), (-x, -.010, z)], [(0, 1, 2, 3)], glass, main=False).visible_shadow = False
        for side in (-1, 1):
            box(f'bead-upright-{side}', (BEAD, .007, high), parts.face, .0022, at=(side * (wide - BEAD) / 2, -.0140, 0))
            box(f'bead-level-{side}', (wide - 2 * BEAD, .007, BEAD), parts.face, .0022, at=(0, -.0140, side * (high - BEAD) / 2))

    case(parts, WIDE, HIGH, WALL_DEEP, 0, top=True)
    shelves(parts, WIDE, WALL_DEEP, (HIGH * .35, HIGH * .66))
    doors(parts, WIDE, GAP / 2, HIGH - GAP, 0, 'down', pane)
    return View(turn=-24, height=18, lens=80, fill=.90, exposure=light(look))
