"""A ladder for a pool above the ground: steps on both sides, a platform on top, and outer steps that lift and lock."""
from math import atan2, degrees, hypot

from studio.cabinet import panel
from studio.canister import outline
from studio.geometry import box, lathe, tube
from studio.housing import slab
from studio.look import Look, View, linear
from studio.plumbing import bent, moulded
from studio.shader import plain

FINE = True
WIDE, HIGH, FOOT = .560, 1.220, .560
"""Between its sides; up to its platform; how far its feet stand out on each side."""
WHITE, GREY, DARK, RED = (linear(value) for value in ('#e4e4e0', '#7d878b', '#2b2e30', '#a5342c'))


def at_height(z: float) -> float:
    """How far the sides stand from the middle, at a height."""
    return .150 + (FOOT - .150) * (1 - z / HIGH)


def step(name: str, y: float, z: float, white, grey) -> None:
    """A tread with grooves that hold a foot."""
    slab(name, WIDE - .030, .120, .034, .020, white, .006, at=(0, y, z - .034))
    for index in range(5):
        box(f'{name}-groove-{index}', (WIDE - .090, .008, .003), grey, .001, main=False, at=(0, y + (index - 2) * .020, z + .0004))


def side(name: str, x: float, white, grey) -> None:
    """Two legs, a handrail over the platform, and what joins them."""
    for direction in (-1, 1):
        low, high = direction * FOOT, direction * .150
        long = hypot(low - high, HIGH)
        lean = degrees(atan2(low - high, HIGH))
        box(f'{name}-leg-{direction}', (.046, .072, long), white, .012, at=(x, (low + high) / 2, HIGH / 2 + .012), turn=(lean, 0, 0))
        box(f'{name}-shoe-{direction}', (.062, .100, .034), grey, .010, main=False, at=(x, low * 1.002, .017))
    tube(f'{name}-rail', bent([(x, -.240, .950), (x, -.175, 1.240), (x, -.140, HIGH + .440), (x, .140, HIGH + .440), (x, .175, 1.240), (x, .240, .950)], .100, 18), .0190, white)
    for direction in (-1, 1):
        for index, z in enumerate((.975, HIGH - .010)):
            box(f'{name}-clamp-{direction}-{index}', (.058, .056, .034), grey, .008, main=False, at=(x, direction * (at_height(z) - .020), z), turn=(direction * 16, 0, 0))


def build(look: Look) -> View:
    """An A of two flights; the outer one is at the right front, in a frame that slides up and is locked."""
    white, grey, dark = moulded(WHITE, .3), moulded(GREY, .36), moulded(DARK, .36)
    for index, x in enumerate((-WIDE / 2, WIDE / 2)):
        side(f'side-{index}', x, white, grey)
    slab('platform', WIDE + .060, .330, .040, .030, white, .008, at=(0, 0, HIGH))
    for index in range(9):
        box(f'tread-{index}', (WIDE - .060, .010, .003), grey, .001, main=False, at=(0, (index - 4) * .030, HIGH + .0404))
    for direction in (-1, 1):
        for index in range(4):
            z = .240 + index * .245
            step(f'step-{direction}-{index}', direction * at_height(z), z, white, grey)
    # The frame of the outer steps, its hinges, and the lock that holds it.
    for index, x in enumerate((-WIDE / 2 + .052, WIDE / 2 - .052)):
        low, high = -at_height(.120) - .040, -at_height(1.060) - .040
        long = hypot(low - high, .940)
        box(f'slide-{index}', (.026, .026, long), grey, .006, main=False, at=(x, (low + high) / 2, .590), turn=(degrees(atan2(low - high, .940)), 0, 0))
        lathe(f'pivot-{index}', [(.020, 0), (.020, .024, .004), (0, .026)], dark, 40, main=False, at=(x, high - .012, 1.060), turn=(90, 0, 0))
    box('bar', (WIDE - .090, .030, .050), grey, .008, main=False, at=(0, -at_height(1.090) - .034, 1.090), turn=(-18, 0, 0))
    panel('lock', outline(.110, .070, .016), .026, dark, .006, main=False, at=(0, -at_height(1.090) - .046, 1.090), turn=(-18, 0, 0))
    lathe('key', [(.016, 0), (.016, .010, .003), (0, .011)], plain('key', RED, .4), 40, main=False, at=(0, -at_height(1.090) - .074, 1.096), turn=(72, 0, 0))
    return View(turn=-36, height=19, lens=80, fill=.94, exposure=.9)
