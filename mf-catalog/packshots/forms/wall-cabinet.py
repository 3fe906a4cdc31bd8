"""A wall cabinet with two doors, one of them open."""
from studio.cupboard import GAP, INCH, WALL_DEEP, case, doors, light, shelves, stuff
from studio.hinges import hinges
from studio.look import Look, View

FINE = True
SIZES = {'white': (30, 36, 2), 'sage': (30, 30, 2), 'oak': (24, 36, 3), 'ocean': (24, 30, 2)}
"""Width and height in inches, and shelves."""
OPENED = 112


def build(look: Look) -> View:
    """Its shelves are seen behind the left door."""
    parts, (wide, high, count) = stuff(look), SIZES[look.colour or look.species]
    wide, high = wide * INCH, high * INCH
    case(parts, wide, high, WALL_DEEP, 0, top=True)
    shelves(parts, wide, WALL_DEEP, [high * (index + 1) / (count + 1) for index in range(count)])
    doors(parts, wide, GAP / 2, high - GAP, OPENED, 'down')
    hinges(parts, wide, GAP / 2, high - GAP, -1, OPENED)
    return View(turn=-24, height=18, lens=80, fill=.90, exposure=light(look))
