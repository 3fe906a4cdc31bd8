"""A tank of eighty litres that keeps the water of a well under pressure."""
from studio.geometry import lathe
from studio.look import Look, View, linear
from studio.plumbing import bare, nut
from studio.print import PAPER, Print
from studio.shader import plain
from studio.tank import around, enamel, plate, stub

RADIUS, LOW, HIGH = .205, .110, .800
BLUE, DEEP, DARK, BRASS = (linear(value) for value in ('#35658c', '#27374f', '#232527', '#c9a556'))


def label():
    """Air above water, a line between them."""
    skin = Print(PAPER, RADIUS)
    round_spot = skin.disc(.540, .062)
    skin.lay(round_spot, linear('#bcd0d8'))
    skin.lay(skin.both(round_spot, skin.wave(.536, .006, .060, .4)), BLUE)
    skin.lay(skin.both(round_spot, skin.wave(.520, .006, .060, 1.4)), DEEP)
    skin.lay(skin.band(.446, .462), DEEP)
    return skin.done()


def build(look: Look) -> View:
    """Two halves that are welded together, on a ring; the valve for air above."""
    blue, dark, brass = enamel(BLUE, .3), plain('dark', DARK, .4), bare(BRASS, .3, .04)
    lathe('skirt', [(.140, .002), (.152, 0, .002), (.162, .002, .002), (.158, .012, .004), (.150, .100), (.146, LOW + .040)], blue, 128)
    lathe('shell', [(0, LOW), (.090, LOW + .008, .04), (.180, LOW + .062, .05), (RADIUS, LOW + .125, .05), (RADIUS, .402), (RADIUS + .0030, .404, .002), (RADIUS + .0038, .409, .002),
                    (RADIUS + .0030, .414, .002), (RADIUS, .416), (RADIUS, HIGH - .120, .05), (.180, HIGH - .056, .05), (.090, HIGH - .008, .05), (.030, HIGH, .02), (0, HIGH)], blue, 128)
    plate('label', RADIUS, .0008, .200, .432, .632, label(), 0, 0, main=False, turn=(0, 0, -10))
    lathe('seat', [(.034, HIGH - .004), (.034, HIGH + .006, .002), (.024, HIGH + .009, .002), (0, HIGH + .009)], blue, 64)
    lathe('cap', [(.019, HIGH + .008), (.020, HIGH + .010, .001), (.019, HIGH + .034, .004), (.012, HIGH + .038, .003), (0, HIGH + .038)], dark, 48, main=False)
    x, y, z = around(.120, -10, .066)
    stub('outlet', .0165, .075, brass, at=(x, y, z), turn=(90, 0, -10))
    lathe('hole', [(.020, 0), (.032, .001, .001), (.032, .006, .002), (.020, .008)], dark, 48, at=around(.149, -10, .066), turn=(90, 0, -10), main=False)
    nut('union', .017, .028, .022, brass, main=False, at=around(.176, -10, .066), turn=(90, 0, -10))
    return View(turn=16, height=19, lens=85, fill=.86, exposure=1.02)
