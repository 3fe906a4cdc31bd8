"""An opener for a garage door: the head with its lamps, and before it the rail with the belt, the carriage that it pulls and the arm to the door."""
from math import cos, pi, sin

from studio.canister import outline
from studio.geometry import box, extrude, lathe, rounded, tube
from studio.hardware import skin
from studio.housing import lamp, placed, puck, screw, slab, slots
from studio.hull import closed, cut
from studio.look import Look, View, linear
from studio.plumbing import bare, moulded
from studio.shader import plain

WIDE, DEEP, HIGH, LONG = .300, .330, .150, .780
CASE, FACE, LENS, ZINC, BLACK, RED, GREEN = (linear(value) for value in ('#596168', '#2b3035', '#cfc7b0', '#b4b9bb', '#1f2123', '#b23a2f', '#5fb878'))


def head() -> None:
    """The case, a dark face with vents and buttons, a lamp at either side, and the sprocket on top."""
    case, face, zinc = moulded(CASE, .32), moulded(FACE, .30), bare(ZINC, .30, .03)
    light = plain('lens', LENS, .28, Emission=(*LENS, 1), Emission_Strength=.10, Specular=.5)
    light.cycles.sample_as_light = False
    slab('case', WIDE, DEEP, HIGH, .034, case, .022, .070)
    for side in (-1, 1):
        with placed((side * (WIDE / 2 - .006), 0, .068), (90, 0, 90 * side)):
            slab(f'lamp-{side}', DEEP - .090, .086, .030, .020, light, .014, main=False)
            slots(f'lamp-rib-{side}', 5, .0130, DEEP - .130, .0016, (0, 0, .0300), plain('rib', linear('#8f8874'), .5))
    with placed((0, -DEEP / 2 + .002, .070), (90, 0, 0)):
        slab('face', WIDE - .090, .092, .0080, .016, face, .004, main=False)
        slots('vent', 6, .0085, .110, .0034, (-.036, .002, .0080))
        for index, x in enumerate((.048, .076)):
            puck(f'button-{index}', .0092, .0040, moulded(ZINC, .35), .0014, main=False, at=(x, .014, .0076))
        lamp('lamp', .0030, GREEN, (.062, -.018, .0082))
    box('top-plate', (.110, DEEP * .70, .0040), zinc, .0015, main=False, at=(0, .010, HIGH + .0016))
    box('bracket', (.046, .120, .0300), zinc, .0020, main=False, at=(0, -.080, HIGH + .0180))
    lathe('sprocket', [(0, 0), (.024, 0, .001), (.024, .004, .001), (.019, .006), (.019, .015), (.024, .017, .001), (.024, .021, .001), (.008, .022), (.008, .028, .001), (0, .028)], plain('sprocket', BLACK, .4), 64,
          main=False, at=(0, .050, HIGH + .003))
    for x in (-1, 1):
        for y in (-1, 1):
            with placed((x * .042, .010 + y * .095, HIGH + .0034)):
                screw(f'plate-screw-{x}-{y}', .0065, (0, 0, 0), spin=30. * x + 10 * y)


def rail() -> None:
    """A channel along x, open at its top, the belt in it."""
    zinc, rubber, dark = bare(ZINC, .32, .04), plain('rubber', BLACK, .42), plain('dark', BLACK, .8)
    half, wide = LONG / 2, .046
    channel = rounded([(-wide / 2, 0), (wide / 2, 0, .003), (wide / 2, .026, .001), (wide / 2 - .008, .026, .001), (wide / 2 - .008, .0245), (wide / 2 - .0016, .0245), (wide / 2 - .0016, .0016), (-wide / 2 + .0016, .0016),
                       (-wide / 2 + .0016, .0245), (-wide / 2 + .008, .0245), (-wide / 2 + .008, .026, .001), (-wide / 2, .026, .001), (-wide / 2, 0)], 3)[:-1]
    closed(extrude('rail', channel, LONG, zinc, main=False))
    radius, thick, tall, middle = .0118, .0026, .0150, .0200
    way = [(-half + .004, radius)] + [(half + .012 + radius * sin(pi * k / 16), radius * cos(pi * k / 16)) for k in range(17)] + [(-half + .004, -radius)]
    inner = [(-half + .004, radius - thick)] + [(half + .012 + (radius - thick) * sin(pi * k / 16), (radius - thick) * cos(pi * k / 16)) for k in range(17)] + [(-half + .004, -radius + thick)]
    cut('belt', [*way, *reversed(inner)], tall, rubber, .0004, at=(0, 0, middle - .006), main=False)
    for index in range(int(LONG / .010)):
        for side in (-1, 1):
            box(f'tooth-{index}-{side}', (.0046, .0016, tall), rubber, .0004, main=False, at=(-half + .012 + index * .010, side * (radius - thick - .0006), middle + .0015))
    lathe('wheel', [(0, .004), (.0150, .004, .001), (.0150, .007, .001), (.0090, .009), (.0090, .030), (.0150, .032, .001), (.0150, .035, .001), (0, .036)], zinc, 48, main=False, at=(half + .012, 0, 0))
    for side in (-1, 1):
        box(f'fork-{side}', (.064, .0030, .034), zinc, .001, main=False, at=(half + .006, side * .0240, .017))
    lathe('axle', [(.0032, -.030), (.0055, -.030, .001), (.0055, .030, .001), (.0032, .030)], zinc, 32, main=False, at=(half + .024, 0, .020), turn=(90, 0, 0))
    carriage(zinc, rubber, dark)


def carriage(zinc, black, dark) -> None:
    """A black block on the rail, its red release on a cord, and the bent arm."""
    with placed((-.080, 0, .0265)):
        slab('carriage', .130, .056, .026, .010, black, .005, main=False)
        slab('carriage-step', .066, .036, .016, .008, black, .004, main=False, at=(-.008, 0, .024))
        for side in (-1, 1):
            screw(f'carriage-screw-{side}', .0050, (side * .050, 0, .0260))
    line = [(-.100, -.028, .034), (-.120, -.050, .030), (-.140, -.082, .006), (-.130, -.112, .003), (-.096, -.128, .003)]
    tube('cord', line, .0018, plain('cord', RED, .6), main=False)
    tube('release', [(-.096, -.128, .009), (-.056, -.136, .009)], .0090, moulded(RED, .3), main=False)
    arm = [(-.040, 0, .062), (.030, -.012, .060), (.110, -.062, .030), (.190, -.120, .006)]
    dense = []
    for index in range(len(arm) - 1):
        a, b, c, d = (arm[max(0, min(len(arm) - 1, index + k))] for k in (-1, 0, 1, 2))
        for step in range(10):
            t = step / 10
            dense.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    dense.append(arm[-1])
    rings = []
    for index, (x, y, z) in enumerate(dense):
        before, after = dense[max(0, index - 1)], dense[min(len(dense) - 1, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = (dx * dx + dy * dy) ** .5
        rings.append([(x - dy / size * u, y + dx / size * u, z + v) for u, v in outline(.024, .0040, .0012, 3)])
    skin('arm', rings, zinc, main=False)


def build(look: Look) -> View:
    """The head behind, the rail before it."""
    with placed((-.090, .230, 0), (0, 0, 8)):
        head()
    with placed((0, -.070, 0), (0, 0, 0)):
        rail()
    return View(turn=-24, height=24, lens=65, fill=.94, exposure=1.05)
