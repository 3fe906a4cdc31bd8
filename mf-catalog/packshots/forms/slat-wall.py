"""A panel of slats on felt, which takes the noise out of a room."""
from studio.geometry import box
from studio.look import Look, View, linear
from studio.shader import Shader
from studio.wood import wood

LONG, WIDE, COUNT, FELT, SLAT = 2.44, .61, 15, .009, .012
"""2 x 8 ft."""
BLACK = linear('#242527')


def felt():
    """Fibres pressed together."""
    shader = Shader('felt')
    fibre = shader.noise(shader.place(), 900., 3, .7)
    shader.relief(fibre, .5, .001)
    return shader.surface(Base_Color=shader.power((*BLACK, 1), shader.spread(fibre, .8, 1.2)), Roughness=1., Specular=.05)


def panel(name: str, back, grain, at, turn: float) -> None:
    """Slats with gaps of a finger on their felt; its place is the middle of its underside."""
    x, y, z = at
    root = box(f'{name}-felt', (LONG, WIDE, FELT), back, .001, main=False, at=(x, y, z + FELT / 2), turn=(0, 0, turn))
    step = WIDE / COUNT
    for place in range(COUNT):
        slat = box(f'{name}-slat-{place}', (LONG, step - .015, SLAT), grain, .0008, at=(0, (place - (COUNT - 1) / 2) * step, FELT / 2 + SLAT / 2))
        slat.parent = root


def build(look: Look) -> View:
    """Two that lie, one a little turned."""
    back, grain = felt(), wood(look, rough=.5, straight=True)
    panel('lower', back, grain, (0, 0, 0), 0)
    panel('upper', back, grain, (.05, -.09, FELT + SLAT + .001), 6)
    return View(turn=-64, height=33, lens=40)
