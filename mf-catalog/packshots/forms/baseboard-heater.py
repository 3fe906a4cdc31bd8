"""A baseboard heater, forty-eight inches long."""
from studio.geometry import box, extrude, rounded, tube
from studio.look import Look, View, linear
from studio.shader import plain
from studio.supple import sheet
from studio.tank import enamel, screw

FINE = True
LONG, HIGH, DEEP, END = 1.219, .152, .066, .088
WHITE, DARK, FIN, STEEL, ROD = (linear(value) for value in ('#eceae5', '#2c2d2e', '#b4b9bb', '#b9bfc2', '#4a4440'))


def fins(material, rod) -> None:
    """Plates of aluminium on the rod that heats."""
    reach = LONG - 2 * END - .020
    for index in range(round(reach / .0125)):
        box(f'fin-{index}', (.0016, .050, .100), material, 0, main=False, at=(index * .0125 - reach / 2, -DEEP / 2 - .003, .075))
    tube('rod', [(-reach / 2 - .03, -DEEP / 2 - .002, .072), (reach / 2 + .03, -DEEP / 2 - .002, .072)], .006, rod, main=False)


def build(look: Look) -> View:
    """Back and hood in one, a cover before the fins, a box for wires at each end."""
    white, dark, steel = enamel(WHITE, .30), plain('dark', DARK, .8), plain('steel', STEEL, .3, Metallic=1.)
    box('inside', (LONG - .004, .002, HIGH - .012), dark, 0, main=False, at=(0, -.003, HIGH / 2))
    hood = rounded([(-.030, .004), (0, .004, .003), (0, HIGH, .004), (-DEEP + .012, HIGH, .006), (-DEEP + .001, HIGH - .009, .003), (-DEEP + .001, HIGH - .015)], 4)
    sheet('hood', [(y, z) for y, z in reversed(hood)], .0014, LONG - .006, white)
    cover = rounded([(-DEEP + .014, .106), (-DEEP + .002, .104, .004), (-DEEP - .001, .094, .004), (-DEEP - .001, .056, .004), (-DEEP + .002, .046, .004), (-DEEP + .012, .043)], 4)
    sheet('cover', [(y, z) for y, z in reversed(cover)], .0014, LONG - 2 * END + .004, white)
    sheet('floor', [(-DEEP + .006, .012), (-DEEP + .004, .004), (-.004, .004)], .0014, LONG - .006, white)
    fins(plain('fin', FIN, .5), plain('rod', ROD, .5))
    outside = rounded([(0, 0), (0, HIGH + .0012, .004), (-DEEP + .012, HIGH + .0012, .006), (-DEEP - .0014, HIGH - .008, .004),
                       (-DEEP - .0014, .006, .004), (-DEEP + .006, 0, .003), (0, 0)], 4)
    for side in (-1, 1):
        extrude(f'end-{side}', outside[:-1], .0050, white, .0012, at=(side * (LONG / 2 - .0025), 0, 0))
        box(f'box-{side}', (END - .006, .010, .104), white, .003, at=(side * (LONG / 2 - END / 2 - .002), -DEEP + .0042, .075))
        for level in (.048, .102):
            screw(f'screw-{side}-{level}', .0034, steel, (side * (LONG / 2 - END / 2), -DEEP - .0008, level))
    for index in (-1, 1):
        box(f'post-{index}', (.010, .004, HIGH - .02), white, .001, main=False, at=(index * .19, -DEEP + .012, HIGH / 2))
    return View(turn=-46, height=17, lens=46, fill=.93, exposure=.87)
