"""A backwater valve for a four-inch drain, of black plastic, with a lid that opens it for cleaning."""
from studio.canister import canister
from studio.geometry import lathe, solid
from studio.look import Look, View, linear
from studio.plumbing import gripped, moulded, nut, shaped
from studio.shader import plain

BLACK, LID, SEAL, STEEL, FLAP, DARK = (linear(value) for value in ('#303336', '#b6babb', '#a5342c', '#b9bfc2', '#c8743f', '#101011'))
AXIS, BORE = .072, .0572


def hub(name: str, stuff, side: int) -> None:
    """Where a pipe is pushed in, along x from the middle."""
    lathe(name, [(BORE - .004, .090), (.0640, .090), (.0640, .116, .002), (.0660, .124, .003), (.0660, .180, .003), (.0700, .184, .002), (.0700, .194, .003), (.0670, .196, .002),
                 (BORE, .196, .002), (BORE, .140), (BORE - .004, .138), (BORE - .004, .020)], stuff, 128, at=(0, 0, AXIS), turn=(0, 90 * side, 0))


def arrow(stuff) -> None:
    """Which way the water goes, raised on the side."""
    line = [(-.050, -.008), (.015, -.008), (.015, -.022), (.052, 0), (.015, .022), (.015, .008), (-.050, .008)]
    count = len(line)
    points = [(x, y, AXIS + .052 + z) for y in (-.0770, -.0830) for x, z in line]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count)), *((i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count))]
    solid('arrow', points, faces, stuff, .001, smooth=20, main=False)


def build(look: Look) -> View:
    """The body between two hubs, its lid screwed down; the flap is seen through the near one."""
    black, lid, steel = moulded(BLACK, .36), moulded(LID, .36), plain('steel', STEEL, .3, Metallic=1.)
    for name, side in (('left', -1), ('right', 1)):
        hub(name, black, side)
    lathe('belly', [(0, -.112), (.0640, -.110, .010), (.0700, -.094, .008), (.0700, .094, .008), (.0640, .110, .010), (BORE, .112)], black, 128, at=(0, 0, AXIS), turn=(0, 90, 0))
    canister('house', .214, .152, .030, ((AXIS - .020, .012), (AXIS + .010, .003), (AXIS + .084, 0), (AXIS + .086, -.010), (AXIS + .089, -.012), (AXIS + .100, -.012), (AXIS + .102, -.010)),
             black)
    canister('seal', .240, .178, .040, ((AXIS + .101, .003), (AXIS + .106, .003)), plain('seal', SEAL, .5), main=False)
    canister('lid', .240, .178, .040, ((AXIS + .105, .001), (AXIS + .107, 0), (AXIS + .117, 0), (AXIS + .120, .003), (AXIS + .120, .024), (AXIS + .126, .028), (AXIS + .128, .034)), lid,
             main=False)
    for index, (x, y) in enumerate(((-.104, -.073), (0, -.078), (.104, -.073), (-.104, .073), (0, .078), (.104, .073), (-.109, 0), (.109, 0))):
        lathe(f'washer-{index}', [(.0105, 0), (.0105, .0014, .0005), (0, .0014)], steel, 40, main=False, at=(x, y, AXIS + .120))
        nut(f'bolt-{index}', .0005, .0076, .0056, steel, index * .37, main=False, at=(x, y, AXIS + .1212))
    shaped('plug', [(.004, 0), (.030, 0, .001), (.030, .010, .003), (.026, .014, .003), (.004, .014)], lid, gripped(12, .08), 144, main=False, at=(0, 0, AXIS + .127))
    lathe('plug-top', [(0, .0132), (.008, .0132)], lid, 32, main=False, at=(0, 0, AXIS + .127))
    lathe('flap', [(0, 0), (.0500, 0, .002), (.0500, .006, .002), (.0420, .007), (.0400, .010, .002), (0, .010)], moulded(FLAP, .4), 96, main=False, at=(.126, 0, AXIS + .002),
          turn=(0, 74, 0))
    lathe('seat', [(.0470, 0), (BORE, 0)], plain('seat', DARK, .8), 96, main=False, at=(.060, 0, AXIS), turn=(0, 90, 0))
    arrow(lid)
    return View(turn=-36, height=22, lens=80, exposure=1.1)
