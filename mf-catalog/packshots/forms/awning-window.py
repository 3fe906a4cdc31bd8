"""An awning window from outside: hinged above, it stands open over the rain."""
from studio.geometry import tube
from studio.housing import placed
from studio.look import Look, View
from studio.sash import GAP, INCH, LIP, frame, light, rect, sash, stuff

FINE = True
WIDE, HIGH, OPEN = 36 * INCH, 24 * INCH, 34


def build(look: Look) -> View:
    """An arm at either side holds the sash out."""
    parts = stuff(look)
    wide, high = WIDE - 2 * (LIP + GAP), HIGH - 2 * (LIP + GAP)
    frame(parts, WIDE, HIGH)
    with placed((0, .002, high / 2), (-OPEN, 0, 0)):
        with placed((0, 0, -high / 2)):
            sash(parts, 'sash', rect(wide, high), 2, shift=.05)
            for side in (-1, 1):
                tube(f'arm-{side}', [(side * (wide / 2 - .012), .050, -high * .22), (side * (wide / 2 - .012), .150, high * .12)], .006, parts.steel, main=False)
    return View(turn=-30, height=16, lens=75, fill=.88, exposure=light(look))
