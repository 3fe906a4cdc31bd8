"""Pieces of tiled wall, and what holds goods on them. The face of a wall is y = 0 and looks towards -y; its foot is 0, its middle above 0."""
from dataclasses import replace

from studio.clear import clear
from studio.geometry import box, lathe, tube
from studio.look import Colour, Look, linear
from studio.plumbing import bent
from studio.shader import Shader, plain
from studio.wallplate import loops, rim

TILE, JOINT, THICK = (.150, .075), .0024, .008
GLAZE, GROUT, BOARD = linear('#8f9a98'), linear('#c9c8c1'), linear('#b9b6ae')
GLASS, EDGE = '#d3e3e1', linear('#6f9d92')
ALONG_X, OUT = (0, 90, 0), (90, 0, 0)
"""Turns what runs along z: to the right, and out of the wall."""


def glazed(tone: Colour = GLAZE):
    """Satin glaze whose depth differs a little from tile to tile."""
    shader = Shader('glazed')
    cloud = shader.noise(shader.place(), 12., 2)
    depth = shader.math('ADD', shader.spread(shader.lot(3.7), .96, 1.04), shader.spread(cloud, -.012, .012))
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.42, Specular=.3)


def spans(total: float, step: float, shift: float):
    """Middles and lengths of tiles along a side, cut where it ends."""
    start, parts = -total / 2 - shift, []
    while start < total / 2 - 1e-6:
        low, high = max(start, -total / 2), min(start + step, total / 2)
        if high - low > JOINT * 3:
            parts.append(((low + high) / 2, high - low - JOINT))
        start += step
    return parts


def tiled(wide: float, high: float, tile=TILE, tone: Colour = GLAZE, name='wall', at=(0, 0, 0)) -> None:
    """A board with tiles in running bond."""
    glaze, (long, tall), (x, y, z) = glazed(tone), tile, at
    box(f'{name}-board', (wide, .014, high), plain('board', BOARD, .9), .001, main=False, at=(x, y + THICK + .007, z + high / 2))
    box(f'{name}-grout', (wide - .001, THICK, high - .001), plain('grout', GROUT, .9), 0, main=False, at=(x, y + THICK / 2 + .0012, z + high / 2))
    for row, (up, height) in enumerate(spans(high, tall, 0)):
        for column, (aside, length) in enumerate(spans(wide, long, (row % 2) * long / 2)):
            box(f'{name}-{row}-{column}', (length, THICK, height), glaze, .0011, main=False, at=(x + aside, y + THICK / 2, z + high / 2 + up))


def rosette(name: str, at, metal, radius=.026, deep=.009) -> None:
    """A round plate on the wall that hides its screws."""
    profile = [(radius - .001, 0), (radius, .0008, .0006), (radius, deep - .003, .0022), (radius - .004, deep, .002), (0, deep)]
    lathe(f'{name}-rosette', profile, metal, 80, at=at, turn=OUT)


def post(name: str, at, metal, long: float, radius=.0085) -> None:
    """A round bar out of a rosette, with an eased end."""
    lathe(f'{name}-post', [(radius, 0), (radius, long - .0015, .0008), (radius - .0012, long, .0008), (0, long)], metal, 48, at=at, turn=OUT)


def escutcheon(name: str, wide: float, high: float, at, metal, radius=.012, deep=.008, **where) -> None:
    """A plate with round corners on the wall."""
    rings = [(rim(wide, high, radius), 0), (rim(wide, high, radius), deep - .002), (rim(wide - .0012, high - .0012, radius - .0006), deep - .0007),
             (rim(wide - .004, high - .004, radius - .002), deep), (rim(.0004, .0004, .0001), deep)]
    loops(name, rings, metal, at=at, **where)


def bow(name: str, start, end, out: float, radius: float, corner: float, metal, **where) -> None:
    """A bar before the wall whose ends bend back to it, between two places on the wall."""
    (x0, _, z0), (x1, _, z1) = start, end
    tube(name, bent([(x0, -.001, z0), (x0, -out, z0), (x1, -out, z1), (x1, -.001, z1)], corner, 16), radius, metal, **where)


def glass():
    """Clear glass for panes without thickness: a touch of green, and what it mirrors."""
    stuff = clear(replace(CLEAR, tones={'clear': GLASS}))
    stuff.cycles.sample_as_light = False
    return stuff


CLEAR = Look('glass', {'clear': GLASS}, colour='clear')


def pane(name: str, wide: float, high: float, thick: float, stuff, at) -> None:
    """An upright pane whose face lies at y of its place, its foot at z; ground edges show the green of thick glass."""
    x, y, z = at
    sheet = box(f'{name}-face', (wide, .0004, high), stuff, 0, main=False, at=(x, y, z + high / 2))
    sheet.visible_shadow = False
    edge = plain('glass-edge', EDGE, .12, Specular=.6)
    for side in (-1, 1):
        box(f'{name}-edge-{side}', (.0030, thick, high), edge, .0008, main=False, at=(x + side * (wide / 2 - .0015), y + thick / 2, z + high / 2))
    box(f'{name}-top', (wide - .006, thick, .0030), edge, .0008, main=False, at=(x, y + thick / 2, z + high - .0015))
