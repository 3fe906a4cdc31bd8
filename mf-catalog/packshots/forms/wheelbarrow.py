"""A wheelbarrow with a steel tray and a solid tire."""
from math import cos, pi, sin

from mathutils import Vector

from studio.canister import outline
from studio.geometry import box, lathe, solid, tube
from studio.hull import closed, hull
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare, bent
from studio.shader import plain
from studio.tank import enamel
from studio.wood import wood

ASH, RUBBER, STEEL, FRAME = linear('#c8a16c'), linear('#232323'), linear('#b9bfc2'), linear('#2c2f31')


def tray(paint) -> None:
    """Wider above than below, shallower towards the handles, with a rolled rim; x is forwards to the left."""
    levels = [(0., .560, .400, .060, .040), (.010, .590, .430, .075, .040), (.240, .920, .660, .130, -.02)]
    rows, count = [], 0
    for z, long, wide, radius, shift in levels:
        ring = outline(long, wide, radius, 10)
        count = len(ring)
        # The rim rises towards the wheel.
        rows.append([(x + shift - .02, y, z - (.055 * x / long if z > .1 else 0)) for x, y in ring])
    inner = []
    for z, long, wide, radius, shift in reversed(levels):
        ring = outline(long - .006, wide - .006, radius - .003, 10)
        inner.append([(x + shift - .02, y, z - .055 * x / long if z > .1 else z + .003) for x, y in ring])
    rings = rows + inner
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(len(rings) - 1) for i in range(count)]
    faces += [tuple(range(count)), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    closed(solid('tray', [point for ring in rings for point in ring], faces, paint, smooth=50, at=(0, 0, .415)))
    rim = [(x, y, z + .415) for x, y, z in rows[-1]]
    tube('rim', rim, .0085, paint, closed=True)


def wheel(x: float) -> None:
    """A solid tire on a steel rim, its axle across."""
    rubber, paint, steel = plain('rubber', RUBBER, .62, Specular=.3), enamel(linear('#c9c6bd'), .34), bare(STEEL, .3, .03)
    with placed((x, 0, .195), (90, 0, 0)):
        lathe('tire', [(.112, -.036), (.128, -.042, .006), (.176, -.040, .020), (.195, -.018, .010), (.195, .018, .010), (.176, .040, .020), (.128, .042, .006), (.112, .036)], rubber, 120, smooth=50, main=False)
        for index in range(36):
            for side in (-1, 1):
                angle = 2 * pi * (index + side * .25) / 36
                with placed((.1915 * cos(angle), .1915 * sin(angle), side * .0165), (0, 0, angle * 180 / pi)):
                    box(f'lug-{index}-{side}', (.0110, .0190, .0260), rubber, .003, main=False)
        lathe('rim', [(.113, -.034), (.113, -.030), (.096, -.020, .008), (.080, -.012, .006), (.034, -.016, .006), (.030, -.034, .003), (.026, -.042), (0, -.042)], paint, 96, main=False)
        lathe('rim-back', [(.113, .034), (.113, .030), (.096, .020, .008), (.080, .012, .006), (.034, .016, .006), (.030, .034, .003), (.026, .042), (0, .042)], paint, 96, main=False)
        lathe('axle', [(0, -.086), (.0095, -.086, .001), (.0095, .086, .001), (0, .086)], steel, 32, main=False)


def build(look: Look) -> View:
    """Wheel to the left, handles to the right."""
    paint, ash, frame, steel = enamel(look.tone, .30), wood(look, 'oak', ASH, rough=.45, coat=.15), enamel(FRAME, .34), bare(STEEL, .3, .03)
    tray(paint)
    wheel(-.560)
    for side in (-1, 1):
        # The handles run from the axle under the tray to the grips, and spread.
        low, high = (-.620, side * .088, .205), (.760, side * .285, .500)
        a, b = Vector(low), Vector(high)
        way = b - a
        with placed(tuple((a + b) / 2), (0, -12.1, side * 8.15)):
            hull(f'handle-{side}', [(-way.length / 2, 0, .0165, .0190, 7), (way.length / 2 - .190, 0, .0165, .0190, 7), (way.length / 2 - .165, 0, .0160, .0165, 3), (way.length / 2, 0, .0160, .0160, 2)], ash, .3, 4, main=False)
            lathe(f'grip-{side}', [(0, way.length / 2 + .006), (.016, way.length / 2 + .006, .006), (.0200, way.length / 2 - .004, .004), (.0185, way.length / 2 - .020, .006), (.0185, way.length / 2 - .128, .003), (.0165, way.length / 2 - .132)],
                  plain('grip', RUBBER, .55), 48, turn=(0, 90, 0), main=False)
        box(f'axle-plate-{side}', (.060, .006, .060), frame, .002, at=(-.560, side * .083, .200), main=False)
        # A leg: down from under the tray, back up to the handle.
        line = bent([(.090, side * .190, .372), (.300, side * .236, .016), (.420, side * .246, .016), (.440, side * .250, .420)], .040, 10)
        tube(f'leg-{side}', line, .0125, frame, main=False)
        box(f'shoe-{side}', (.110, .040, .006), frame, .002, at=(.360, side * .241, .003), main=False)
        tube(f'strut-{side}', [(-.520, side * .096, .235), (-.370, side * .180, .560)], .0090, frame, main=False)
    tube('brace', [(.233, -.221, .130), (.233, .221, .130)], .0085, frame, main=False)
    box('riser', (.050, .300, .105), ash, .004, at=(-.190, 0, .360), main=False)
    tube('guard', bent([(-.600, -.092, .215), (-.790, -.070, .235), (-.790, .070, .235), (-.600, .092, .215)], .050, 10), .0085, frame, main=False)
    for x in (-.10, .14):
        for y in (-.10, .10):
            lathe(f'bolt-{x}-{y}', [(.012, 0), (.011, .004, .002), (0, .006)], steel, 32, at=(x, y, .4195), main=False)
    return View(turn=24, height=23, lens=70, fill=.92)
