"""Planks as they lie in a floor, with one more on top."""
from studio.geometry import box
from studio.look import Look


def plank(name: str, size, material, tongue: float, **where) -> None:
    """A plank with its tongue."""
    long, wide, thick = size
    box(name, size, material, thick * .07, **where)
    x, y, z = where['at']
    if tongue:
        box(f'{name}-tongue', (long, tongue, thick * .3), material, .0006, at=(x, y - wide / 2 - tongue / 2 + .0005, z), turn=where.get('turn', (0, 0, 0)))


def laid(look: Look, material, size, rows: int, reach: float, tongue=.006, loose=12.) -> None:
    """Rows of planks of (long, wide, thick) over a length of `reach`, their joints in different places; one lies across."""
    random, (long, wide, thick) = look.random, size
    for row in range(rows):
        side = (row - (rows - 1) / 2) * (wide + .0004)
        start = -reach / 2 - random.uniform(.1, .9) * long
        end = reach / 2 + random.uniform(-.02, .06) * reach
        index = 0
        while start < end:
            left, right = max(start, -reach / 2), min(start + long, end)
            if right - left > .05 * long:
                plank(f'plank-{row}-{index}', (right - left - .0006, wide, thick), material, tongue if row == 0 else 0,
                      at=((left + right) / 2, side, thick / 2))
            start, index = start + long, index + 1
    if loose:
        box('plank-loose', (reach * .82, wide, thick), material, thick * .07, at=(.05 * reach, -.06 * reach, thick * 1.5 + .0008), turn=(0, 0, loose))
