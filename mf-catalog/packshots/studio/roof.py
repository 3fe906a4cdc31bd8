"""Pieces of a roof, as a merchant shows what covers it. Everything is laid flat first, x along the eaves and y towards the ridge; `pitched` tilts it."""
from math import cos, radians, sin

from mathutils import Matrix

from studio.geometry import box, product
from studio.look import Look, linear
from studio.sheets import strands
from studio.wood import wood

ASPEN, SPRUCE, BOARD = linear('#c9a468'), linear('#dcbf8e'), .0125


def deck(wide: float, deep: float) -> None:
    """A sheet whose face lies at z = 0 and whose lower edge lies at y = 0."""
    box('deck', (wide, deep, BOARD), strands(ASPEN), .0008, main=False, at=(0, deep / 2, -BOARD / 2))


def pitched(look: Look, wide: float, deep: float, pitch=30.) -> None:
    """Tilts what has been laid, and stands it on two frames of a rafter, a sill and a post."""
    tilt = Matrix.Rotation(radians(pitch), 4, 'X')
    for obj in product():
        obj.matrix_basis = tilt @ obj.matrix_basis
    timber, (side, high) = wood(look, 'spf', SPRUCE), (.038, .058)
    across, up = cos(radians(pitch)), sin(radians(pitch))
    lower = BOARD + high / 2
    for index, x in enumerate((-wide / 2 + .05, wide / 2 - .05)):
        def bar(name: str, long: float, at, lean: float) -> None:
            box(f'{name}-{index}', (long, side, high), timber, .002, main=False, at=(x, *at), turn=(0, -lean, 90))
        middle = deep / 2
        bar('rafter', deep - .03, (middle * across + lower * up, middle * up - lower * across), pitch)
        foot, head = (BOARD + high) * up + .02, (deep - .06) * across
        ground = -(BOARD + high) * across - high * .4
        bar('sill', head - foot + .04, ((foot + head) / 2 + .02, ground + high / 2), 0)
        top = (deep - .06) * up - (BOARD + high) * across - .01
        bar('post', top - ground - high, (head + high / 2 - .02, (top + ground + high) / 2), 90)
