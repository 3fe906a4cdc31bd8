"""A membrane of bitumen that sticks: a roll, its film peeled back."""
from studio.bitumen import curled, sanded
from studio.geometry import lathe
from studio.look import Look, View, linear
from studio.shader import Shader, plain
from studio.supple import roll, sheet

LONG, DEEP, THICK, RADIUS = .92, .74, .0032, .098
BITUMEN, BACK, FILM, CORE = linear('#3b3d3e'), linear('#232425'), linear('#d3dde0'), linear('#b08d62')


def build(look: Look) -> View:
    """The roll on a piece that lies on its face: its back shows under a film that is half taken off."""
    sand, film = sanded(BITUMEN), plain('film', FILM, .22, Specular=.6)
    tack = Shader('tack')
    tack.relief(tack.noise(tack.place(), 30., 2), .25, .002)
    back = tack.surface(Base_Color=BACK, Roughness=.42, Specular=.35)
    sheet('piece', [(-DEEP / 2, 0), (DEEP / 2, 0)], THICK, LONG, back)
    # The film begins at the roll and curls back on itself.
    line = [(y + .20, z + THICK + .0005) for y, z in curled(DEEP - .22, .036, 205)]
    sheet('film', line, .0010, LONG * .985, film, main=False)
    roll('roll', RADIUS, THICK, 8, LONG, sand, .0022, at=(0, .20, RADIUS + THICK))
    for side in (-1, 1):
        lathe(f'core-{side}', [(.034, 0), (.040, 0, .001), (.040, .03), (.034, .03), (.034, 0)], plain('core', CORE, .85), main=False,
              at=(side * (LONG / 2 - .024), .20, RADIUS + THICK), turn=(0, side * 90, 0))
    return View(turn=-34, height=26, lens=70, exposure=1.2)
