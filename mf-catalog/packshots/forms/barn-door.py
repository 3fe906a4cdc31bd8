"""A barn door that hangs from its rail before an opening, half slid aside."""
from math import atan2, degrees, hypot

from studio.doorleaf import INCH, WHITE, paint, plank, seen, stuff, wall
from studio.geometry import box, lathe
from studio.housing import placed
from studio.look import Look, View, linear
from studio.metal import coated

FINE = True
IRON = linear('#242526')
TALL, RIM, BACK, FACE = 84 * INCH, .125, .022, .018
FOOT, BEFORE = .014, .020
OPEN_HIGH = 82 * INCH


def leaf(wide: float, material) -> None:
    """Boards with a frame and braces before them; its back is y = 0."""
    count = round(wide / .125)
    step = wide / count
    for index in range(count):
        plank(f'board-{index}', step - .0012, TALL, BACK, material, ((index - (count - 1) / 2) * step, -BACK, TALL / 2), bevel=.003)
    front = -BACK - FACE
    for side in (-1, 1):
        plank(f'stile-{side}', RIM, TALL, FACE, material, (side * (wide - RIM) / 2, front, TALL / 2), bevel=.003)
    inner = wide - 2 * RIM
    levels = (RIM / 2 + .015, TALL * .47, TALL - RIM / 2)
    for index, level in enumerate(levels):
        plank(f'rail-{index}', inner - .001, (.155, RIM, RIM)[index], FACE, material, (0, front, level), up=False, bevel=.003)
    for index, (low, high) in enumerate(zip(levels, levels[1:])):
        rise = high - low - RIM
        long, lean = hypot(inner, rise), degrees(atan2(rise, inner))
        with placed((0, 0, (low + high) / 2), (0, -lean if index else lean, 0)):
            box(f'brace-{index}', (long + .06, .100, FACE - .003), material, .002, at=(0, front + .0015 + FACE / 2, 0), turn=(90, 0, 0))


def build(look: Look) -> View:
    """The rail stands off the wall on bolts; two straps with wheels carry the leaf."""
    wide = (42 if look.colour else 36) * INCH
    material, iron, white = stuff(look), coated(IRON, .42), paint(WHITE)
    open_wide, long, middle = wide - 2 * INCH, 2 * wide, -BEFORE - (BACK + FACE) / 2
    with placed((-wide / 2, 0, 0)):
        wall(open_wide, OPEN_HIGH, .16, wide + .20, .34)
        for side in (-1, 1):
            plank(f'liner-{side}', .016, OPEN_HIGH - .016, .116, white, (side * (open_wide - .016) / 2, 0, OPEN_HIGH / 2 - .008), main=False)
        plank('liner', open_wide, .016, .116, white, (0, 0, OPEN_HIGH - .008), up=False, main=False)
    level = FOOT + TALL + .062
    box('rail', (long, .009, .042), iron, .0015, at=(0, middle, level), main=False)
    for index in range(5):
        x = (index / 4 - .5) * (long - .12)
        lathe(f'bolt-{index}', [(.013, 0), (.013, -middle), (.017, -middle + .004), (.017, -middle + .012, .002), (0, -middle + .013)], iron, 32, main=False, at=(x, 0, level), turn=(90, 0, 0))
    for side in (-1, 1):
        box(f'stop-{side}', (.030, .028, .060), iron, .004, at=(side * (long / 2 - .020), middle, level + .012), main=False)
    at = wide * .17
    with placed((at, -BEFORE, FOOT)):
        leaf(wide, material)
    front = -BEFORE - BACK - FACE
    for side in (-1, 1):
        x, top = at + side * (wide / 2 - RIM / 2), level + .021 + .046
        box(f'strap-{side}', (.046, .006, top - FOOT - TALL + .30), iron, .002, at=(x, front - .0035, (top + FOOT + TALL - .26) / 2), main=False)
        lathe(f'wheel-{side}', [(0, -.010), (.050, -.010, .002), (.050, -.006), (.046, -.004), (.046, .004), (.050, .006), (.050, .010, .002), (0, .010)], iron, 64, main=False,
              at=(x, middle, level + .067), turn=(90, 0, 0))
        for index, z in enumerate((top, FOOT + TALL - .07, FOOT + TALL - .20)):
            lathe(f'nut-{side}-{index}', [(.013, 0), (.013, .010, .003), (0, .011)], iron, 6, main=False, at=(x, front - .006, z), turn=(90, 0, 0))
    return seen(look, -18)
