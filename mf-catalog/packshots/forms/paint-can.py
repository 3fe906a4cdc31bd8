"""A gallon of paint, open, its lid against it."""
from studio.liquid import pool
from studio.look import Look, View
from studio.paintcans import open_tin
from studio.print import Print, between, inverse
from studio.tin import bail, ears

RADIUS, HIGH, MOUTH, LEVEL = .0830, .192, .0690, .0165


def label(look: Look):
    """The tone of the paint, a band on it, and hills under a sky."""
    tone = look.tone
    skin, on = Print(tone, RADIUS), inverse(tone)
    skin.lay(skin.band(.058, .130), on)
    skin.lay(skin.band(.0520, .0550), on)
    left = -.012
    sky = skin.disc(.097, .027, left)
    skin.lay(sky, tone)
    for level, shift, share in ((.0985, .4, .62), (.0880, 2.7, .30)):
        skin.lay(skin.both(sky, skin.wave(level, .0044, .040, shift)), between(tone, on, share))
    return skin.done()


def build(look: Look) -> View:
    """The can from above its rim, so that the paint is seen."""
    steel = open_tin(RADIUS, HIGH, MOUTH, LEVEL, label(look), pool(look.tone))
    ears('can', RADIUS, .150, steel, 12)
    bail('can', RADIUS, .150, 47, steel, 12)
    return View(turn=-14, height=25, lens=85, exposure=.94 if sum(look.tone) > 1.8 else 1.04)
