"""An electric furnace: cabinet, two doors, the opening for the duct on top."""
from studio.cabinet import panel, ring
from studio.canister import outline
from studio.geometry import box
from studio.housing import FRONT, lamp, placed, slots
from studio.look import Look, View, linear
from studio.louvre import louvre
from studio.print import Print
from studio.shader import plain
from studio.tank import enamel, screw

WIDE, DEEP, HIGH, SPLIT = .500, .560, 1.120, .530
SHELL, DOOR, DARK, STEEL, ZINC, BRICK, EMBER, PAPER, GLOW = (
    linear(value) for value in ('#5c666c', '#8d979b', '#17191a', '#b9bfc2', '#a9afb1', '#26292b', '#d5702a', '#efece4', '#8fd0b4'))


def badge():
    """A wave of warm air over a bar."""
    skin = Print(PAPER)
    skin.lay(skin.disc(0, .034), DARK)
    for index in range(3):
        skin.lay(skin.both(skin.disc(0, .026), skin.wave(.014 - index * .013, .0030, .026, index)), EMBER if index % 2 == 0 else DARK)
    return skin.done()


def breakers(stuff, dark) -> None:
    """Two switches in their window."""
    front = -DEEP / 2 - .013
    box('window', (.110, .002, .074), dark, .001, main=False, at=(.105, front, .985))
    for index in range(2):
        x = .080 + index * .046
        box(f'breaker-{index}', (.036, .010, .062), stuff, .002, main=False, at=(x, front - .003, .985))
        box(f'lever-{index}', (.014, .014, .018), plain('lever', PAPER, .4), .002, main=False, at=(x, front - .010, .991), turn=(24, 0, 0))


def build(look: Look) -> View:
    """Shell of sheet metal, doors that hang in it, louvres for the blower, a cable in its conduit."""
    shell, door, dark, zinc = enamel(SHELL, .34), enamel(DOOR, .32), plain('dark', DARK, .8), plain('zinc', ZINC, .42, Metallic=1.)
    steel, black = plain('steel', STEEL, .3, Metallic=1.), plain('black', BRICK, .45)
    front = -DEEP / 2
    for side in (-1, 1):
        box(f'side-{side}', (.012, DEEP, HIGH - .020), shell, .004, at=(side * (WIDE / 2 - .006), 0, HIGH / 2 + .004))
        panel(f'press-{side}', outline(DEEP - .100, .440, .020), .0035, shell, .003, at=(side * (WIDE / 2 - .0008), 0, .790), turn=(0, 0, side * 90))
        panel(f'return-{side}', outline(DEEP - .140, .340, .006), .0020, shell, .0015, at=(side * (WIDE / 2 - .0008), 0, .270), turn=(0, 0, side * 90))
    box('back', (WIDE - .01, .008, HIGH - .02), shell, .002, at=(0, DEEP / 2 - .004, HIGH / 2))
    box('inside', (WIDE - .026, DEEP - .030, HIGH - .060), dark, 0, main=False, at=(0, .006, HIGH / 2 - .020))
    box('foot', (WIDE - .010, DEEP - .010, .016), shell, .003, at=(0, 0, .008))
    for name, low, high in (('upper', SPLIT + .004, HIGH - .014), ('lower', .030, SPLIT - .004)):
        panel(name, outline(WIDE - .028, high - low, .006), .024, door, .005, main=False, at=(0, front + .011, (low + high) / 2))
        for side in (-1, 1):
            screw(f'{name}-screw-{side}', .0065, steel, (side * (WIDE / 2 - .032), front - .013, high - .022))
    louvre('blower', .340, .150, 9, door, dark, (0, front - .0135, .230), 40, .015, .0026, 2)
    with placed((0, front - .0132, SPLIT + .075), FRONT):
        slots('vents', 4, .0125, .250, .0054, (0, 0, 0))
    for index, level in enumerate((SPLIT - .060, HIGH - .275)):
        panel(f'grip-{index}', outline(.130, .030, .014), .0010, dark, .0004, main=False, at=(0, front - .0132, level))
        panel(f'lip-{index}', outline(.138, .012, .006), .008, door, .003, main=False, at=(0, front - .0125, level + .013))
    panel('badge', outline(.150, .090, .008), .0014, badge(), .0005, main=False, at=(-.120, front - .0128, .985))
    with placed((.020, front - .013, .985), FRONT):
        lamp('lamp', .006, GLOW, (0, 0, 0))
    breakers(black, dark)
    hole = outline(WIDE - .080, DEEP - .120, .004)
    ring('top', outline(WIDE, DEEP, .006), hole, .010, shell, .003, at=(0, 0, HIGH - .007), turn=(-90, 0, 0))
    ring('flange', outline(WIDE - .076, DEEP - .116, .004), outline(WIDE - .082, DEEP - .122, .004), .040, zinc, .001, main=False, at=(0, 0, HIGH - .004), turn=(-90, 0, 0))
    return View(turn=-30, height=18, lens=85, fill=.93)
