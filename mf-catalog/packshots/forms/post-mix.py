"""A sack of fast-setting mix of twenty-five kilograms, and a post that stands in it."""
from studio.geometry import box
from studio.look import Look, View, linear
from studio.loose import spread
from studio.masonry import concrete
from studio.label import Label
from studio.sack import around, sack
from studio.wood import wood

SIZE = (.335, .105, .48)
KRAFT, PATCH, AMBER, DARK, LIGHT = '#cdb184', '#b79a6c', '#c98a2f', '#3b3f3a', '#f4efe2'


def label() -> Label:
    """A post in the ground, and the weight below it."""
    sheet = Label(around(SIZE), SIZE[2], KRAFT)
    sheet.band(.118, .395, AMBER)
    sheet.band(.403, .411, DARK)
    sheet.band(.102, .110, DARK)
    sheet.disc(0, .256, .112, LIGHT)
    sheet.oblong(0, .285, .040, .130, DARK)
    sheet.shape([(-.020, .350), (.020, .350), (0, .364)], DARK)
    sheet.shape([(-.056, .218), (.056, .218), (.040, .166), (-.040, .166)], '#8b9093')
    sheet.oblong(0, .218, .190, .009, DARK)
    sheet.number('25', 0, .073, .042, DARK)
    return sheet


def build(look: Look) -> View:
    """The sack, and a piece of a post in its footing beside it."""
    sack(look, SIZE, label(), KRAFT, PATCH, turn=0)
    x, y = .300, -.030
    set_ = concrete(linear('#a09e98'), 1.1)
    spread('footing', .122, lambda share: .088 + .020 * (1 - share) if share < .96 else (.083 if share < .99 else 0), set_, look.random, .05, .0035,
           rings=72, at=(x, y, 0))
    box('post', (.30, .089, .089), wood(look, 'treated', linear('#a6976b')), .004, main=False, at=(x, y, .24), turn=(0, 90, 6))
    return View(turn=-20, height=21, lens=85, fill=.86)
