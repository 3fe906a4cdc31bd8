"""Concealed hinges of an open door: cups in its back, and arms to plates inside of the case."""
from math import cos, radians, sin

from studio.cupboard import BOARD, GAP, Stuff
from studio.geometry import box, lathe, tube
from studio.housing import placed

IN, FROM_END = .0225, .095


def hinges(parts: Stuff, wide: float, low: float, high: float, side: int, opened: float, count=2) -> None:
    """For a door that fills the front of a case on the side of its hinges: -1 is left, 1 is right."""
    edge, inner = side * (wide - GAP) / 2, side * (wide / 2 - BOARD)
    angle = radians(side * opened)
    x, y = -side * IN, .006
    arm = (edge + x * cos(angle) - y * sin(angle), -.001 + x * sin(angle) + y * cos(angle))
    for index in range(count):
        level = low + FROM_END + (high - 2 * FROM_END) * index / (count - 1)
        with placed((edge, -.001, level), (0, 0, side * opened)):
            cup = [(0, .0050), (.0120, .0050, .002), (.0175, .0018, .001), (.0175, -.002)]
            lathe(f'cup-{index}', cup, parts.nickel, 48, main=False, at=(x, 0, 0), turn=(-90, 0, 0))
            box(f'wing-{index}', (.012, .0022, .052), parts.nickel, .001, main=False, at=(x - side * .002, .0006, 0))
        box(f'plate-{index}', (.007, .050, .042), parts.nickel, .002, main=False, at=(inner - side * .0055, .048, level))
        tube(f'arm-{index}', [(inner - side * .010, .066, level), (inner - side * .010, .012, level), (*arm, level)], .0062, parts.nickel, main=False)
