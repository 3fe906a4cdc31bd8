"""A pair of drawer slides on balls, one of them pulled out."""
from studio.geometry import lathe, rounded
from studio.hardware import brushed
from studio.housing import placed, slab, slot
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain
from studio.supple import sheet

LONG, HIGH = .457, .046
DARK = linear('#161718')


def channel(name: str, metal, long: float, high: float, deep: float, x: float, y: float, open_to: int) -> None:
    """A rail along x whose two edges are folded to one side."""
    half = high / 2
    line = rounded([(-open_to * deep * .92, -half + .0050), (-open_to * deep, -half, .0026), (0, -half, .0030), (0, half, .0030), (-open_to * deep, half, .0026), (-open_to * deep * .92, half - .0050)], 5)
    sheet(name, [(part, z) for part, z in line], .0013 * (1 if open_to > 0 else -1), long, metal, at=(x, y, 0), bevel=.0003)


def slide(name: str, metal, out: float) -> None:
    """Three rails that run in each other, `out` metres open, on their side: what is screwed to the drawer is in front."""
    dark, plastic = plain('hole', DARK, .8), moulded(linear('#d8d5cc'), .45)
    zinc = brushed(linear('#9fa4a6'), .34)
    channel(f'{name}-case', metal, LONG, HIGH, .0105, 0, 0, 1)
    channel(f'{name}-middle', metal, LONG - .02, HIGH - .0065, .0080, -out * .5 - .004, -.0030, 1)
    channel(f'{name}-drawer', metal, LONG, HIGH - .0180, .0075, -out, -.0118, -1)
    face = -.0125
    for share in (-.44, -.30, -.12, .10, .30, .43):
        with placed((-out + share * LONG, face, 0), (90, 0, 0)):
            if share in (-.30, .10):
                slot(f'{name}-long-{share}', .016, .0052, (0, 0, .0004), material=dark)
            else:
                lathe(f'{name}-hole-{share}', [(0, .0003), (.0030, .0003)], dark, 32, main=False)
                lathe(f'{name}-sink-{share}', [(.0030, .0003), (.0044, .0010, .0003), (.0050, .0002)], metal, 32)
    if out:
        for share in (-.05, .16, .30, .44):
            with placed((share * LONG, -.0005, 0), (90, 0, 0)):
                lathe(f'{name}-back-{share}', [(0, .0016), (.0034, .0016)], dark, 32, main=False)
        with placed((LONG * .42, -.0075, 0), (90, 0, 0)):
            slab(f'{name}-damper', .070, .022, .0060, .004, moulded(linear('#2b2e31'), .4), .0014, main=False)
        for side in (-1, 1):
            for ball in range(9):
                lathe(f'{name}-ball-{side}-{ball}', [(.0024, -.0001), (.0017, .0017, .001), (0, .0024)], zinc, 20, smooth=80, main=False,
                      at=(LONG * .10 + ball * .0075, -.0062, side * (HIGH / 2 - .0050)), turn=(90, 0, 0))
    with placed((-out - LONG * .5 + .006, face - .0016, 0), (90, 0, 0)):
        slab(f'{name}-stop', .012, .018, .0040, .002, plastic, .0008, main=False)


def build(look: Look) -> View:
    """The one behind is pulled out, the one in front is closed."""
    metal = brushed(look.tone, .42)
    with placed((-.02, .075, .024), (-62, 0, 0)):
        slide('open', metal, .250)
    with placed((-.02, -.045, .006), (-76, 0, 4)):
        slide('closed', metal, 0)
    return View(turn=-38, height=30, lens=60, fill=.92, exposure=1.2)
