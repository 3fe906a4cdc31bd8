"""A garden door of two leaves of glass: both of them open, or one."""
from studio.doorleaf import INCH, NICKEL, TALL, bores, glazed, hinges, hung, jambs, seen, sill, stuff, wall
from studio.look import Look, View
from studio.plumbing import bare

LEAF = 29.75 * INCH


def build(look: Look) -> View:
    """Leaves open outwards, towards the camera."""
    material, metal, half = stuff(look), bare(NICKEL, .30, .02), LEAF + .002
    low = sill(2 * half + .068)
    wall(jambs(2 * half, TALL, material, low=low), low + TALL + .037, .22, .22)
    for side, opened in ((-1, 30 if look.colour == 'white' else 0), (1, 42)):
        hinges(side * half, low, TALL, metal)
        with hung(side * half, LEAF, opened, side, low):
            glazed(f'leaf-{side}', LEAF, .108, .200, .108, material, shift=.12 * side)
            if side == 1:
                bores(LEAF, -1, radius=.022)
    return seen(look, -18)
