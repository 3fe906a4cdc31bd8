"""Boards of an old barn: split, and with the holes of their nails."""
from studio.geometry import lathe
from studio.look import Look, View, linear
from studio.shader import plain
from studio.stack import stack
from studio.wood import wood

RUST, BARE = linear('#3a2a20'), linear('#8f8378')
SIZE = (1.05, .155, .021)


def build(look: Look) -> View:
    """Two layers and one across."""
    stack(look, wood(look, 'spruce', rough=.75, gain=1.2, cracks=.7, worn=BARE if look.colour == 'barn-red' else None), SIZE, 2, 3, .0035)
    iron = plain('iron', RUST, .8)
    for index, (x, y) in enumerate(((.36, -.20), (.36, -.12), (.36, .12), (.36, .20), (-.34, .12), (-.34, .20))):
        lathe(f'nail-{index}', [(0, .0008), (.0022, .0006), (.0032, 0)], iron, 16, main=False, at=(x, y, 2 * SIZE[2] + .0012))
    return View(turn=-60, height=22, lens=58)
