"""A basement window from inside: hinged below, its sash is tipped into the room."""
from studio.geometry import tube
from studio.housing import FRONT, placed, slab
from studio.look import Look, View
from studio.sash import GAP, INCH, LIP, frame, light, rect, sash, stuff

FINE = True
WIDE, HIGH, OPEN = 32 * INCH, 18 * INCH, 32


def build(look: Look) -> View:
    """A stay at either side holds the sash; its latch is on the upper rail."""
    parts = stuff(look)
    wide, high = WIDE - 2 * (LIP + GAP), HIGH - 2 * (LIP + GAP)
    frame(parts, WIDE, HIGH)
    with placed((0, .002, -high / 2), (OPEN, 0, 0)):
        with placed((0, 0, high / 2)):
            sash(parts, 'sash', rect(wide, high), 2, shift=.05)
            with placed((0, 0, high / 2 - .023), FRONT):
                slab('latch-plate', .110, .024, .008, .010, parts.lever, .003, main=False)
                slab('latch', .034, .052, .010, .010, parts.lever, .004, main=False, at=(0, .008, .010))
            for side in (-1, 1):
                tube(f'stay-{side}', [(side * (wide / 2 - .012), .050, high * .25), (side * (wide / 2 - .012), .050 + high * .36, high * .05)], .005, parts.steel, main=False)
    return View(turn=-28, height=16, lens=75, fill=.86, exposure=light(look))
