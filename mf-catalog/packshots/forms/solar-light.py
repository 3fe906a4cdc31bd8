"""A lamp for a shed: the sun feeds it, movement puts it on."""
from studio.camera import cells, diodes, dome, hung, milky, wall
from studio.housing import FRONT, placed, slab
from studio.look import Look, View
from studio.metal import coated


def build(look: Look) -> View:
    """On boards: the panel leans back above the lamp, the detector sits under it."""
    body = coated(look.tone, .40)
    wall(.250, .260, rows=3)
    with placed((0, -.004, .118), FRONT):
        slab('back', .096, .170, .034, .012, body, .004, .010)
    with placed(**hung((0, -.044, .128), 24)):
        slab('lamp', .128, .094, .026, .012, body, .005)
        slab('window', .112, .078, .0016, .007, diodes(.0112), .0006, main=False, at=(0, 0, .0254))
    with placed((0, -.038, .058), (100, 0, 0)):
        slab('nose', .060, .048, .024, .018, body, .006)
        dome('detector', .0185, .0150, milky(.005), .0236, main=False)
    with placed((0, -.056, .205), (30, 0, 0)):
        slab('panel', .142, .098, .012, .007, body, .0024)
        slab('cells', .130, .086, .0012, .003, cells(.0325, .043), .0004, main=False, at=(0, 0, .0114))
    return View(turn=-26, height=22, lens=80, fill=.90, exposure=1.1)
