"""A heat pump for a pool: air in through its sides, out through its top, two unions for the water."""
from math import cos, pi, sin

from studio.cabinet import panel
from studio.canister import outline
from studio.geometry import box, lathe, solid
from studio.housing import lamp, placed, slab
from studio.look import Look, View, linear
from studio.louvre import grille
from studio.plumbing import moulded
from studio.poolside import union
from studio.print import Print
from studio.shader import plain
from studio.tank import enamel, screw

WIDE, DEEP, LOW, HIGH, CORNER = .720, .700, .120, .800, .090
COAT, DARK, GREY, STEEL, GLOW, WARM, COPPER = (linear(value) for value in ('#d9d6cc', '#1b1d1e', '#4d5558', '#b9bfc2', '#8fd0b4', '#e0913f', '#8a7a68'))


def fan(grey) -> None:
    """Four blades below the grille."""
    for index in range(4):
        points = []
        for step in range(8):
            for part in range(5):
                radius, angle = .055 + .185 * step / 7, 2 * pi * index / 4 + (part / 4 - .5) * (.85 + .25 * step / 7) - .22 * step / 7
                points.append((radius * cos(angle), radius * sin(angle), .030 * (part / 4 - .5)))
        solid(f'blade-{index}', points, [(s * 5 + k, s * 5 + k + 1, s * 5 + k + 6, s * 5 + k + 5) for s in range(7) for k in range(4)], grey, smooth=60, main=False,
              at=(0, 0, HIGH + .028))
    lathe('hub', [(.060, -.02), (.060, .014, .008), (0, .020)], grey, 48, main=False, at=(0, 0, HIGH + .028))


def screen():
    """A sun over waves, and lamps."""
    skin = Print(DARK)
    skin.lay(skin.disc(.008, .016), WARM)
    for index in range(2):
        wave = skin.both(skin.wave(-.006 - index * .011, .0028, .030, index * 2.), skin.panel(-.020, .100, .046))
        skin.lay(wave, DARK if index % 2 else GLOW)
    return skin.done(.12)


def build(look: Look) -> View:
    """Slats around a coil, a front with its panel, a shroud with the fan on top."""
    coat, dark, grey, steel = enamel(COAT, .32), moulded(DARK, .4), moulded(GREY, .38), plain('steel', STEEL, .3, Metallic=1.)
    slab('foot', WIDE - .040, DEEP - .040, .030, CORNER - .02, dark, .004, main=False)
    slab('base', WIDE, DEEP, LOW - .030, CORNER, coat, .010, at=(0, 0, .030))
    slab('coil', WIDE - .056, DEEP - .056, HIGH - LOW, CORNER - .028, plain('coil', COPPER, .6), .002, at=(0, 0, LOW), main=False)
    count = 27
    for index in range(count):
        slab(f'slat-{index}', WIDE - .006, DEEP - .006, .0125, CORNER - .003, coat, .004, at=(0, 0, LOW + .008 + index * (HIGH - LOW - .004) / count))
    slab('top', WIDE, DEEP, .034, CORNER, coat, .012, at=(0, 0, HIGH))
    lathe('shroud', [(.275, HIGH + .030), (.288, HIGH + .034, .006), (.284, HIGH + .064, .008), (.270, HIGH + .066, .006), (.258, HIGH + .058, .006), (.256, HIGH + .020)], coat, 128)
    lathe('well', [(.257, HIGH + .016), (0, HIGH + .016)], plain('well', linear('#0e0f10'), .9), 96, main=False)
    fan(grey)
    with placed((0, 0, HIGH + .058), (-90, 0, 0)):
        grille('wire', .256, 12, .0026, grey)
    front = -DEEP / 2
    panel('front', outline(.360, HIGH - LOW + .004, .012), .014, coat, .004, at=(.0, front + .006, (LOW + HIGH) / 2))
    panel('recess', outline(.250, .150, .016), .004, grey, .0015, main=False, at=(0, front - .008, HIGH - .140))
    panel('screen', outline(.130, .084, .008), .003, screen(), .001, main=False, at=(-.038, front - .012, HIGH - .140))
    for index in range(4):
        lathe(f'key-{index}', [(.011, 0), (.011, .004, .001), (0, .005)], dark, 32, main=False, at=(.058 + index % 2 * .034, front - .011, HIGH - .124 - index // 2 * .034), turn=(90, 0, 0))
    with placed((.075, front - .012, HIGH - .094), (90, 0, 0)):
        lamp('lamp', .004, GLOW, (0, 0, 0))
    for index, (x, z) in enumerate(((-.160, LOW + .030), (.160, LOW + .030), (-.160, HIGH - .030), (.160, HIGH - .030))):
        screw(f'screw-{index}', .007, steel, (x, front - .008, z))
    for index, x in enumerate((-.085, .085)):
        lathe(f'flange-{index}', [(.030, 0), (.062, 0, .002), (.062, .010, .004), (.040, .014)], grey, 64, main=False, at=(x, front - .006, LOW + .140), turn=(90, 0, 0))
        union(f'union-{index}', .036, dark, grey if index else dark, .075, at=(x, front - .010, LOW + .140), turn=(90, 0, 0))
    box('badge', (.120, .004, .016), plain('badge', linear('#2f6a94'), .35), .001, main=False, at=(0, front - .009, HIGH - .260))
    return View(turn=-30, height=24, lens=80, fill=.92, exposure=.94)
