"""A basin of vitreous china on its column."""
from studio.basin import DARK, skin
from studio.geometry import lathe
from studio.look import Look, View
from studio.porcelain import body, china, drain, egg, overflow, turned
from studio.shader import plain

FINE = True
HALF, FRONT, BACK, HIGH = .279, .245, .225, .850
FORM = (2.6, 7.)


def shell(white) -> None:
    """From below over the rim into the bowl."""
    out = [(.110, .110, .190, HIGH - .205), (.165, .150, .205, HIGH - .185), (.235, .205, .220, HIGH - .120), (.268, .234, .224, HIGH - .060)]
    rings = [egg(half, front, back, level, blunt=(2.4, 3 + k * 1.2)) for k, (half, front, back, level) in enumerate(out)]
    rim = [(.002, HIGH - .045), (0, HIGH - .038), (0, HIGH - .010), (.002, HIGH - .004), (.007, HIGH - .0005), (.013, HIGH)]
    rings += [egg(HALF - i, FRONT - i, BACK - i, z, blunt=FORM) for i, z in rim]
    at = (0, -.045)
    inner = [(.230, .172, .150, HIGH), (.227, .169, .147, HIGH - .002), (.223, .165, .143, HIGH - .010), (.212, .154, .134, HIGH - .045), (.180, .128, .112, HIGH - .095),
             (.120, .090, .082, HIGH - .130), (.060, .055, .055, HIGH - .141), (.030, .030, .030, HIGH - .145)]
    rings += [egg(half, front, back, level, at, (2.3, 2.8)) for half, front, back, level in inner]
    skin('shell', rings, white, smooth=70)
    drain(HIGH - .145, at, .030)
    overflow((0, at[1] + .1385, HIGH - .036), (78, 0, 0), .013)
    for index in (-1, 0, 1):
        lathe(f'tap-{index}', [(0, .0004), (.0155, .0004)], plain('hole', DARK, .9), 40, main=False, at=(index * .102, .160, HIGH))


def column(white) -> None:
    """It widens to its foot and to the basin."""
    stations = [(.128, .118, .120, 0, 3, 4), (.128, .118, .120, .018, 3, 4), (.116, .106, .112, .040, 3, 4), (.098, .088, .100, .140, 3, 4), (.090, .080, .096, .330, 3, 4),
                (.094, .086, .098, .520, 3, 4), (.112, .108, .112, .640, 3, 4), (.118, .118, .120, .668, 3, 4)]
    body('column', turned(stations), white, at=(0, .050, 0))


def build(look: Look) -> View:
    """Seen a little from above."""
    white = china(look.tone, .12)
    shell(white)
    column(white)
    return View(turn=-30, height=21, lens=80, fill=.92, exposure=.74)
