"""Bars to hold on to, which stand out of the wall: a pair of 18 and 24 inches, or one of 36 with ridges."""
from studio.bathwall import ALONG_X, bow, rosette, tiled
from studio.faucet import finish
from studio.geometry import lathe
from studio.hardware import finished
from studio.housing import placed
from studio.look import Look, View

INCH = .0254
OUT, RADIUS, PLATE = .056, .0160, .040


def bar(name: str, start, long: float, is_upright: bool, metal) -> None:
    """A bar between two covers, `long` from middle to middle."""
    x, _, z = start
    end = (x, 0, z + long) if is_upright else (x + long, 0, z)
    bow(name, start, end, OUT, RADIUS, .034, metal)
    for index, at in enumerate((start, end)):
        rosette(f'{name}-{index}', at, metal, PLATE, .011)


def ridges(name: str, long: float, at, metal) -> None:
    """Rings around a bar along x."""
    count = round(long / .009)
    profile = [(RADIUS - .001, -long / 2 - .002)]
    for index in range(count):
        low = -long / 2 + long * index / count
        profile += [(RADIUS + .0002, low, .0004), (RADIUS + .0024, low + .0018, .0012), (RADIUS + .0024, low + .0052, .0012), (RADIUS + .0002, low + .0070, .0004)]
    lathe(name, [*profile, (RADIUS - .001, long / 2 + .002)], metal, 64, smooth=60, at=at, turn=ALONG_X)


def build(look: Look) -> View:
    """The pair as an L; the long one rises to the right, as along a tub."""
    if look.count == 2:
        metal = finished(look)
        tiled(.880, .600)
        bar('short', (-.335, 0, .075), 18 * INCH, True, metal)
        bar('long', (-.225, 0, .150), 24 * INCH, False, metal)
        return View(turn=-24, height=16, lens=85, fill=.95, exposure=1.05)
    metal, long = finish(look), 36 * INCH
    tiled(1.060, .560)
    with placed((-.435, 0, .115), (0, -19, 0)):
        bar('bar', (0, 0, 0), long, False, metal)
        ridges('ridges', long - .17, (long / 2, -OUT, 0), metal)
    return View(turn=-24, height=16, lens=85, fill=.95, exposure=1.1)
