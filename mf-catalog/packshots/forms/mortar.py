"""A sack of mortar of thirty kilograms, and what is in it: sand and cement, without gravel."""
from studio.look import Look, View, linear
from studio.loose import heap, powder, spread
from studio.label import Label
from studio.sack import around, sack

SIZE = (.355, .112, .53)
WHITE, PATCH, CLAY, LIGHT, STONE = '#ddd1b8', '#c9bca1', '#8f4a38', '#f4efe4', '#a4523c'


def label() -> Label:
    """A field with a piece of brickwork, and the weight below it."""
    sheet = Label(around(SIZE), SIZE[2], WHITE)
    sheet.band(.0, .150, CLAY)
    sheet.band(.158, .168, CLAY)
    sheet.band(.470, .482, CLAY)
    for row in range(5):
        for place in range(4):
            left = -.118 + place * .0675 - (.034 if row % 2 else 0)
            right = left + .061
            left, right = max(left, -.118), min(right, .118)
            if right - left > .01:
                sheet.oblong((left + right) / 2, .228 + row * .047, right - left, .040, (STONE, '#b5654c', '#96452f')[(row + place * 2) % 3], .003)
    sheet.number('30', 0, .092, .060, LIGHT)
    return sheet


def build(look: Look) -> View:
    """The sack, and a smooth heap before it."""
    sack(look, SIZE, label(), WHITE, PATCH, turn=3)
    spread('heap', .180, lambda share: heap(share, .090), powder(linear('#b9aa90'), .25), look.random, rough=.003, at=(.300, -.130, 0))
    return View(turn=-22, height=22, lens=85, fill=.86)
