"""A single-hung window from outside: its lower sash is pushed up."""
from studio.housing import placed
from studio.look import Look, View
from studio.sash import DEEP, INCH, WHITE, fin, light, rect, run, sash, stuff
from studio.shader import plain

SHARP = True
SIZES = {'white': (30, 54, .30), 'black': (36, 60, .26)}
"""Width and height in inches, and how far the sash is up."""
SIDE, MEET, FACE = .030, .040, .034


def build(look: Look) -> View:
    """The upper sash stands before the lower one. What looks inside is white."""
    parts, (wide, high, up) = stuff(look), SIZES[look.colour]
    wide, high = wide * INCH, high * INCH
    outline = rect(wide, high)
    run('frame', outline, [(0, 0), (SIDE + .008, 0), (SIDE + .008, .008), (SIDE, .008), (SIDE, .043), (0, .043)], parts.pvc)
    run('lining', outline, [(0, .043), (SIDE, .043), (SIDE, .078), (SIDE + .008, .078), (SIDE + .008, DEEP), (0, DEEP)], plain('lining', WHITE, .26, Specular=.45), main=False)
    fin(parts, outline)
    across, tall = wide - 2 * SIDE - .002, (high - 2 * SIDE + MEET) / 2
    with placed((0, .010, (high - tall) / 2 - SIDE)):
        sash(parts, 'upper', rect(across, tall), 2, FACE, .030, shift=.1)
    with placed((0, .044, -(high - tall) / 2 + SIDE + up)):
        sash(parts, 'lower', rect(across, tall), 2, FACE, .030, shift=-.2)
    return View(turn=-28, height=16, lens=75, fill=.88, exposure=light(look))
