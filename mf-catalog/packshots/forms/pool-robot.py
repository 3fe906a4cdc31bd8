"""A robot that cleans a pool: tracks that climb, brushes, a basket under its lid, a cable that floats."""
from math import atan2, cos, pi, sin

from studio.canister import outline
from studio.cabinet import panel
from studio.geometry import box, lathe, solid, tube
from studio.housing import placed, slab
from studio.look import Look, View, linear
from studio.plumbing import gripped, moulded, shaped
from studio.shader import plain

FINE = True
LONG, WIDE = .420, .330
BLUE, WHITE, DARK, GREY, SMOKE, RUBBER, CABLE = (linear(value) for value in ('#2f6f9c', '#e3e3df', '#202325', '#5c6468', '#27343c', '#2a2c2e', '#3f87b5'))


def loop(half: float, radius: float, steps: int):
    """The line of a track: two half circles and what joins them, as (x, z) with the way out, at even distances."""
    length = 4 * half + 2 * pi * radius
    for step in range(steps):
        s = length * step / steps
        if s < 2 * half:
            yield -half + s, radius, 0, 1
        elif s < 2 * half + pi * radius:
            angle = pi / 2 - (s - 2 * half) / radius
            yield half + radius * cos(angle), radius * sin(angle), cos(angle), sin(angle)
        elif s < 4 * half + pi * radius:
            yield half - (s - 2 * half - pi * radius), -radius, 0, -1
        else:
            angle = -pi / 2 - (s - 4 * half - pi * radius) / radius
            yield -half + radius * cos(angle), radius * sin(angle), cos(angle), sin(angle)


def track(name: str, y: float, rubber, grey, white) -> None:
    """A belt with lugs around two wheels."""
    half, radius, wide, middle = .135, .066, .046, .078
    points, faces, count = [], [], 96
    for x, z, out_x, out_z in loop(half, radius, count):
        for depth in (-.006, .0):
            for side in (-1, 1):
                points.append((x + out_x * depth, y + side * wide / 2, middle + z + out_z * depth))
    for index in range(count):
        a, b = index * 4, (index + 1) % count * 4
        faces += [(a + 2, a + 3, b + 3, b + 2), (a + 1, a, b, b + 1), (a, a + 2, b + 2, b), (a + 3, a + 1, b + 1, b + 3)]
    solid(name, points, faces, rubber, smooth=50, main=False)
    for index, (x, z, out_x, out_z) in enumerate(loop(half, radius + .003, 44)):
        with placed((x, y, middle + z)):
            lug = box(f'{name}-lug-{index}', (.009, wide, .010), rubber, .002, main=False)
            lug.rotation_euler.y = atan2(out_x, out_z)
    for index, x in enumerate((-half, half)):
        side = -1 if y < 0 else 1
        with placed((x, y + side * .012, middle), (90 if side < 0 else -90, 0, 0)):
            hub = [(0, -.02), (.056, -.02), (.056, .008, .003), (.048, .010, .003), (.044, .004, .003), (.020, .004, .003), (.018, .014, .004), (0, .015)]
            lathe(f'{name}-wheel-{index}', hub, grey, 64, main=False)
            for spoke in range(5):
                angle = 2 * pi * spoke / 5 + index
                box(f'{name}-spoke-{index}-{spoke}', (.026, .010, .006), white, .002, main=False, at=(.032 * cos(angle), .032 * sin(angle), .006), turn=(0, 0, angle * 57.2958))
    panel(f'{name}-guard', outline(2 * half - .070, .058, .020), .010, white, .004, main=False, at=(0, y - .016, middle) if y < 0 else (0, y + .026, middle))


def brush(name: str, x: float, blue) -> None:
    """A roller with fins."""
    shaped(name, [(.008, -.115), (.040, -.115, .002), (.040, .115, .002), (.008, .115)], blue, gripped(12, .30, 6), 240, 30, main=False, at=(x, 0, .046), turn=(90, 0, 0))


def cable(stuff, dark) -> None:
    """From the top of the robot into a coil beside it."""
    line = [(-.060, .070, .235), (-.075, .085, .275), (-.130, .130, .300), (-.220, .170, .250), (-.300, .150, .130), (-.350, .060, .035)]
    smooth = []
    for index in range(len(line) - 1):
        before, here, after, last = (line[max(0, min(len(line) - 1, index + k))] for k in (-1, 0, 1, 2))
        for step in range(10):
            t = step / 10
            smooth.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                                for a, b, c, d in zip(before, here, after, last)))
    middle = (-.420, -.030)
    for k in range(210):
        angle = .75 - k * .12
        reach = .118 + .010 * sin(k * .11) - .00008 * k
        ease = min(1, k / 14)
        x, y = middle[0] + reach * cos(angle), middle[1] + reach * sin(angle)
        smooth.append((x, y, .035 * (1 - ease) + .0105 + .0125 * (k // 52) * ease + .002 * sin(k)))
    tube('cable', smooth, .0085, stuff, main=False)
    lathe('swivel', [(.030, 0), (.030, .012, .004), (.016, .020, .004), (.013, .040, .003), (0, .040)], dark, 48, main=False, at=(-.060, .070, .200))


def build(look: Look) -> View:
    """Body, lid and handle between two tracks."""
    blue, white, dark, grey, rubber = moulded(BLUE, .26), moulded(WHITE, .28), moulded(DARK, .36), moulded(GREY, .36), plain('rubber', RUBBER, .6)
    with placed((0, 0, .052)):
        slab('belly', LONG - .030, WIDE - .090, .060, .03, dark, .010, main=False)
    with placed((0, 0, .100)):
        slab('body', LONG - .010, WIDE - .080, .095, .060, blue, .045)
    with placed((0, 0, .150)):
        slab('shoulder', LONG - .080, WIDE + .006, .034, .050, white, .014, main=False)
    with placed((.030, 0, .176)):
        slab('frame', .235, .190, .034, .040, white, .014, main=False)
        slab('lid', .205, .160, .044, .036, plain('lid', SMOKE, .08, Specular=.6), .018, main=False)
        slab('tab', .040, .050, .048, .012, blue, .006, main=False, at=(.072, 0, 0))
    for side in (-1, 1):
        track(f'track-{side}', side * (WIDE / 2 + .004), rubber, grey, white)
        brush(f'brush-{side}', side * (LONG / 2 + .018), blue)
        box(f'bumper-{side}', (.030, WIDE - .100, .024), white, .010, main=False, at=(side * (LONG / 2 + .006), 0, .112))
    line = [(-.150, y, z) for y, z in ((-.135, .165), (-.132, .235), (-.110, .258), (.110, .258), (.132, .235), (.135, .165))]
    tube('handle', line, .0125, grey, main=False)
    cable(plain('cable', CABLE, .4), dark)
    return View(turn=32, height=24, lens=75, fill=.9)
