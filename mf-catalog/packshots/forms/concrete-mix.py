"""A sack of concrete mix of thirty kilograms, and what is in it: cement, sand and gravel."""
from studio.look import Look, View, linear
from studio.loose import gravel, heap, pebbles, powder, spread
from studio.label import Label
from studio.sack import around, sack

SIZE = (.355, .112, .53)
KRAFT, PATCH, CEMENT, LIGHT, SIGN = '#c3a273', '#ad8c5f', '#4a4f53', '#f1ede3', '#d9a02f'


def label() -> Label:
    """Two bands, a flight of steps, and the weight."""
    sheet = Label(around(SIZE), SIZE[2], KRAFT)
    sheet.band(.160, .400, CEMENT)
    sheet.band(.408, .422, SIGN)
    sheet.band(.138, .152, SIGN)
    for step in range(3):
        sheet.oblong(-.005 + .036 * step / 2, .222 + .036 * step, .150 - .036 * step, .0355, (LIGHT, '#d8d3c7', SIGN)[step])
    sheet.oblong(0, .185, .20, .014, LIGHT)
    sheet.disc(0, .088, .036, CEMENT)
    sheet.number('30', 0, .088, .034, LIGHT)
    sheet.shape([(-.040, .455), (0, .497), (.040, .455)], CEMENT)
    sheet.shape([(-.008, .455), (.026, .484), (.058, .455)], SIGN)
    return sheet


def build(look: Look) -> View:
    """The sack, and a heap before it."""
    random = look.random
    sack(look, SIZE, label(), KRAFT, PATCH, turn=-1)
    at = (.300, -.120, 0)
    point = spread('heap', .185, lambda share: heap(share, .085), powder(linear('#a8a49b')), random, rough=.006, at=at)
    gravel(90, point, .0105, pebbles(linear('#8d8a84')), random, at)
    return View(turn=-22, height=22, lens=85, fill=.86)
