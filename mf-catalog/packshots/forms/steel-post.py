"""Square steel posts with their caps."""
from studio.geometry import box
from studio.look import Look, View
from studio.metal import metal

LONG, SIDE = 1.15, .06


def square(name: str, material, at, turn=0.) -> None:
    """A square tube along x."""
    box(name, (LONG, SIDE, SIDE), material, .006, at=at, turn=(0, 0, turn))


def build(look: Look) -> View:
    """Three on the ground, one across them, and two caps before them."""
    stuff = metal(look)
    for place in range(3):
        square(f'post-{place}', stuff, ((-.02, .03, 0)[place], (place - 1) * (SIDE + .006), SIDE / 2))
    square('post-top', stuff, (.02, 0, SIDE * 1.5 + .001), 8)
    for index, (x, y) in enumerate(((.70, -.02), (.68, .10))):
        box(f'cap-{index}', (SIDE * 1.14, SIDE * 1.14, .022), stuff, .005, at=(x, y, .011), turn=(0, 0, 20 * index + 8))
        box(f'cap-{index}-top', (SIDE * .7, SIDE * .7, .012), stuff, .006, at=(x, y, .026), turn=(0, 0, 20 * index + 8))
    return View(turn=-58, height=22, lens=58, exposure=1.15)
