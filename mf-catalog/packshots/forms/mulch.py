"""A bag of mulch and a heap of it: shreds of cedar, or bark coloured with carbon."""
from studio.bag import bag
from studio.chips import bark, heaped, mound
from studio.label import Label
from studio.look import Look, View
from studio.sack import around

SIZE = (.430, .165, .600)
LIGHT = '#f1ede0'
INKS = {'cedar': ('#9a5f38', '#5c3a24', '#d9a877'), 'black': ('#4b5257', '#26292b', '#a7aeb0')}
"""Ground, dark and pale ink of the bag."""


def label(ground: str, dark: str, pale: str) -> Label:
    """A shrub over a bed that is covered."""
    sheet = Label(around(SIZE), SIZE[2], ground)
    sheet.band(0, .110, dark)
    sheet.band(.118, .128, pale)
    sheet.band(.520, .534, pale)
    sheet.disc(0, .340, .138, LIGHT)
    for x, z, radius in ((-.044, .352, .040), (.044, .352, .040), (0, .392, .050), (0, .345, .044)):
        sheet.disc(x, z, radius, '#567a4e')
    sheet.oblong(0, .288, .013, .060, dark)
    for index in range(11):
        x, z = (index - 5) * .0185, .262 - .006 * (index % 3)
        sheet.shape([(x - .016, z - .008), (x + .010, z - .014), (x + .017, z + .004), (x - .008, z + .011)], (dark, ground, pale)[index % 3])
    for index in range(9):
        x, z = (index - 4) * .018, .240 - .005 * (index % 2)
        sheet.shape([(x - .014, z + .006), (x + .011, z + .010), (x + .015, z - .005), (x - .010, z - .010)], (ground, pale, dark)[index % 3])
    return sheet


def build(look: Look) -> View:
    """The bag, and a heap before it."""
    random, at, inks = look.random, (.320, -.215), INKS[look.species or look.colour]
    stuff = bark(look.tone, .7 if look.species else .4)
    bag(look, SIZE, label(*inks), inks[0], turn=2, step=.0135)
    mound('bed', .262, .118, stuff, random, at=at, rough=.010, fine=26.)
    heaped('chip', 900, .265, .124, ((.022, .075), (.006, .015), (.003, .007)), stuff, random, at=at)
    return View(turn=-22, height=22, lens=85, fill=.9, exposure=1. if look.species else 1.1)
