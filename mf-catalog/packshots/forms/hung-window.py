"""A single-hung window from outside, in a piece of wall: its lower sash is pushed up a little."""
from studio.clapboard import clapboard
from studio.geometry import box
from studio.housing import placed
from studio.look import Look, View, linear
from studio.sash import DEEP, INCH, WHITE, light, rect, run, sash, stuff
from studio.shader import plain

SHARP = True
SIZES = {'white': (30, 54, .20, '#7f929b'), 'black': (36, 60, .16, '#909da2')}
"""Width and height in inches, how far the sash is up, and the boards of the wall."""
SIDE, MEET, FACE = .030, .040, .034
ASIDE, ENDS, ROWS = .40, .075, 12
FACE_AT, THICK = .024, .10
"""Where the wall lies behind the face of the frame, and how thick it is."""
CORE, ROOM = linear('#cfc8ba'), linear('#3f474b')
CLEAR = dict(shift=9, kept=0, power=1.3)
"""Glass that mirrors the open sky only, or the rail of the raised sash would be seen behind it."""


def wall(wide: float, high: float, tone) -> None:
    """Boards around a window: their joints meet its head and its foot."""
    core, half = plain('core', CORE, .8), wide / 2 + ASIDE
    fields = [(side * (wide + ASIDE) / 2, -high / 2, ASIDE, high, ROWS) for side in (-1, 1)]
    fields += [(0, high / 2, 2 * half, ENDS, 1), (0, -high / 2 - ENDS, 2 * half, ENDS, 1)]
    for index, (x, foot, across, up, rows) in enumerate(fields):
        with placed((x, FACE_AT + .008, foot)):
            clapboard(across, up, rows, tone)
        box(f'core-{index}', (across - .002, THICK - .014, up), core, 0, at=(x, FACE_AT + .020 + THICK / 2, foot + up / 2), main=False)
    box('room', (wide, .004, high), plain('room', ROOM, .9, Specular=0), 0, at=(0, FACE_AT + THICK, 0), main=False)


def build(look: Look) -> View:
    """The upper sash stands before the lower one. What looks inside is white."""
    parts, (wide, high, up, tone) = stuff(look), SIZES[look.colour]
    wide, high = wide * INCH, high * INCH
    outline = rect(wide, high)
    wall(wide, high, linear(tone))
    run('frame', outline, [(0, 0), (SIDE + .008, 0), (SIDE + .008, .008), (SIDE, .008), (SIDE, .043), (0, .043)], parts.pvc)
    run('lining', outline, [(0, .043), (SIDE, .043), (SIDE, .078), (SIDE + .008, .078), (SIDE + .008, DEEP), (0, DEEP)], plain('lining', WHITE, .26, Specular=.45), main=False)
    across, tall = wide - 2 * SIDE - .002, (high - 2 * SIDE + MEET) / 2
    with placed((0, .010, (high - tall) / 2 - SIDE)):
        sash(parts, 'upper', rect(across, tall), 2, FACE, .030, **CLEAR)
    with placed((0, .044, -(high - tall) / 2 + SIDE + up)):
        sash(parts, 'lower', rect(across, tall), 2, FACE, .030, **CLEAR)
    return View(turn=-20, height=9, lens=75, fill=.95, exposure=light(look))
