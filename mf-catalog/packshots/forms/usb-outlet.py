"""An outlet with two ports for USB-C between its sockets."""
from studio.look import Look, View, linear
from studio.shader import plain
from studio.wallplate import DARK, MIDDLE, VIEW, cap, face, mounted, outlet_face, polymer

WHITE, STEEL, GREY = (linear(value) for value in ('#efede8', '#b4b9bb', '#4a4b4c'))


def port(name: str, x: float, z: float, depth: float) -> None:
    """A shell of steel, dark inside, with its tongue; upright."""
    cap(f'{name}-shell', .0042, .0100, .0020, depth + .0003, plain('shell', STEEL, .3, Metallic=1.), (x, z), start=depth - .001, edge=.0002, main=False)
    cap(f'{name}-hole', .0032, .0090, .0016, depth + .00036, plain('hole', DARK, .8), (x, z), start=depth - .001, edge=.0001, main=False)
    cap(f'{name}-tongue', .0010, .0066, .0003, depth + .00044, plain('tongue', GREY, .6), (x, z), start=depth - .001, edge=.0001, main=False)


def build(look: Look) -> View:
    """Sockets above and below, two ports in the middle."""
    white, middle = polymer(WHITE), MIDDLE
    mounted(white)
    face(middle, white, .0064)
    outlet_face('upper', middle + .0204, .0064, white, .0228)
    outlet_face('lower', middle - .0204, .0064, white, .0228)
    for side in (-1, 1):
        port(f'port-{side}', side * .0058, middle, .0064)
    return VIEW
