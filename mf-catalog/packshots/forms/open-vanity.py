"""An open vanity: a frame with a slatted shelf below its top, and a bowl of stone on it."""
from studio.cupboard import INCH
from studio.geometry import box, lathe
from studio.look import Look, View, linear
from studio.porcelain import drain
from studio.shader import Shader, plain
from studio.wood import wood

WIDE, DEEP, HIGH = 48 * INCH, .520, .790
POST, APRON, SHELF, SLATS = .050, .095, .190, 7
STONE, DARK = linear('#8d8a84'), linear('#141516')


def stone():
    """A grey stone, honed, with pale grains."""
    shader = Shader('stone')
    at = shader.place()
    cloud, grain = shader.noise(at, 9., 4, .6), shader.noise(at, 260., 2, .7)
    depth = shader.math('ADD', shader.spread(cloud, .62, 1.38), shader.spread(grain, -.22, .22))
    pale = shader.step(shader.noise(at, 70., 2), .66, .74)
    colour = shader.mix(shader.math('MULTIPLY', pale, .35), shader.power((*STONE, 1), depth), linear('#c9c6bf'))
    return shader.surface(Base_Color=colour, Roughness=shader.spread(grain, .34, .46), Specular=.45)


def frame(stuff) -> None:
    """Four posts and the rails between them, the shelf of slats."""
    x, front, back = WIDE / 2 - POST / 2, POST / 2, DEEP - POST / 2
    for side in (-1, 1):
        for index, y in enumerate((front, back)):
            box(f'post-{side}-{index}', (HIGH, POST, POST), stuff, .003, at=(side * x, y, HIGH / 2), turn=(0, 90, 0))
        for index, (level, tall) in enumerate(((HIGH - APRON / 2, APRON), (SHELF, .050))):
            box(f'end-{side}-{index}', (DEEP - 2 * POST, .024, tall), stuff, .002, at=(side * x, DEEP / 2, level), turn=(0, 0, 90))
    for index, y in enumerate((front, back)):
        box(f'apron-{index}', (WIDE - 2 * POST, .024, APRON), stuff, .002, at=(0, y, HIGH - APRON / 2))
        box(f'rail-{index}', (WIDE - 2 * POST, .028, .050), stuff, .002, at=(0, y, SHELF))
    pitch = (DEEP - .012) / SLATS
    for index in range(SLATS):
        notched = 2 * POST + .004 if index in (0, SLATS - 1) else .010
        box(f'slat-{index}', (WIDE - notched, pitch - .016, .018), stuff, .003, at=(0, .006 + pitch * (index + .5), SHELF + .034))
    box('top', (WIDE + .030, DEEP + .030, .036), stuff, .004, at=(0, DEEP / 2, HIGH + .018))


def bowl(at) -> None:
    """A round bowl with a thick wall."""
    level = HIGH + .036
    line = [(.0, 0), (.105, 0, .01), (.150, .030, .05), (.205, .118, .02), (.205, .130, .006), (.188, .130, .006), (.182, .112, .02), (.135, .040, .06), (.060, .024), (.030, .022)]
    lathe('bowl', line, stone(), 128, smooth=60, at=(*at, level), main=False)
    drain(level + .0225, at, .028)


def build(look: Look) -> View:
    """Seen from so high that the bowl opens and the slats still show."""
    frame(wood(look, rough=.42, straight=True))
    bowl((0, DEEP / 2 - .010))
    lathe('tap', [(0, .0004), (.0165, .0004)], plain('hole', DARK, .9), 40, main=False, at=(.0, DEEP - .030, HIGH + .036))
    return View(turn=-30, height=21, lens=80, fill=.92, exposure=.98)
