"""A bifold door of four mirrors in thin frames, one half of it folded."""
from studio.doorleaf import ALUMINUM, hung, plank, seen, wall
from studio.geometry import box, lathe
from studio.housing import placed
from studio.look import Look, View, linear
from studio.shader import Shader, plain

FINE = True
LEAF, TALL, THICK, RIM = .302, 2.010, .026, .022
MIRROR = linear('#c6d2d4')


def mirror():
    """Silvered glass; a room that is not there is a slanting light in it."""
    shader = Shader('mirror')
    x, _, z = shader.split(shader.place())
    slant = shader.math('ADD', shader.math('MULTIPLY', x, .9), shader.math('MULTIPLY', z, .5))
    broad = shader.math('MULTIPLY', shader.step(slant, -.12, -.08), shader.step(slant, .18, .14))
    thin = shader.math('MULTIPLY', shader.step(slant, .24, .26), shader.step(slant, .33, .31))
    tone = shader.mix(shader.math('MULTIPLY', shader.math('ADD', broad, thin), .55), (*MIRROR, 1), (*linear('#f2f6f6'), 1))
    glossy = shader.node('BsdfGlossy')
    shader.plug(glossy.inputs['Color'], tone)
    shader.plug(glossy.inputs['Roughness'], .02)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glossy.outputs[0])
    return shader.material


def leaf(name: str, glass, metal) -> None:
    """A mirror in its frame."""
    box(f'{name}-mirror', (LEAF - RIM, .006, TALL - RIM), glass, 0, at=(0, .008, TALL / 2))
    box(f'{name}-back', (LEAF - .004, THICK - .014, TALL - .004), metal, 0, at=(0, .012 + (THICK - .012) / 2, TALL / 2), main=False)
    for side in (-1, 1):
        plank(f'{name}-stile-{side}', RIM, TALL, THICK, metal, (side * (LEAF - RIM) / 2, 0, TALL / 2), bevel=.003, main=False)
        plank(f'{name}-rail-{side}', LEAF - 2 * RIM, RIM, THICK, metal, (0, 0, TALL / 2 + side * (TALL - RIM) / 2), up=False, bevel=.003, main=False)


def build(look: Look) -> View:
    """Left pair folded, right pair nearly closed; they run in a track above."""
    glass, metal = mirror(), plain('frame', ALUMINUM, .40, Specular=.5)
    wide, low = 4 * LEAF + .012, .014
    wall(wide + .01, TALL + .050, .20, .20, .16)
    box('track', (wide, .038, .030), metal, .002, at=(0, .020, TALL + .034), main=False)
    box('guide', (wide, .030, .006), metal, .001, at=(0, .020, .003), main=False)
    for side, fold in ((-1, 38), (1, 12)):
        edge = side * wide / 2 - side * .003
        with hung(edge, LEAF, fold, side, low):
            leaf(f'outer-{side}', glass, metal)
        with placed((edge, 0, low), (0, 0, side * fold)):
            with placed((-side * (LEAF + .002), 0, 0), (0, 0, -2 * side * fold)):
                with placed((-side * LEAF / 2, 0, 0)):
                    leaf(f'inner-{side}', glass, metal)
                    lathe(f'pull-{side}', [(.006, 0), (.006, .012), (.014, .020, .003), (.014, .026, .004), (0, .028)], metal, 32, main=False, at=(side * (LEAF / 2 - RIM / 2), 0, .95), turn=(90, 0, 0))
    return seen(look, -18)
