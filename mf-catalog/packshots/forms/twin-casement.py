"""Two casements in one frame, from outside: both leaves stand open."""
from studio.geometry import box
from studio.look import Look, View
from studio.sash import DEEP, FRAME, GAP, INCH, LIP, fin, leaf, light, rect, run, screen, stuff

FINE = True
SIZES = {'black': (60, 48, 3), 'white': (48, 42, 2)}
"""Width and height in inches, and panes."""


def build(look: Look) -> View:
    """A post between the leaves; behind the white one's hang screens."""
    parts, (wide, high, panes) = stuff(look), SIZES[look.colour]
    wide, high, post = wide * INCH, high * INCH, .052
    half = wide / 2
    frame = rect(wide, high)
    run('frame', frame, FRAME, parts.pvc)
    fin(parts, frame)
    box('post', (post, DEEP - .004, high - 2 * LIP), parts.pvc, .0014, at=(0, DEEP / 2, 0))
    across, up = half - LIP - post / 2 - 2 * GAP, high - 2 * (LIP + GAP)
    for side, opened, shift in ((-1, 50, .1), (1, 30, -.1)):
        leaf(parts, f'leaf-{side}', side * (half - LIP - GAP), across, up, side, opened, panes, shift=shift)
        if look.colour == 'white':
            screen(parts, f'screen-{side}', across - .02, up - .02, (side * (half - LIP + post / 2) / 2, DEEP - .020, 0))
    return View(turn=-20, height=16, lens=75, fill=.90, exposure=light(look))
