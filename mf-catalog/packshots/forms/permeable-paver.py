"""Pavers with wide joints of fine gravel, which rain goes through."""
import bpy

from studio.geometry import OTHER, box
from studio.look import Look, View, linear
from studio.loose import pebble, pebbles
from studio.masonry import concrete, worn
from studio.shader import Shader

LONG, WIDE, THICK, JOINT, ROWS, COLUMNS = .236, .116, .078, .013, 6, 3
GRAVEL = linear('#aba598')


def fines():
    """Gravel too small to be seen one by one."""
    shader = Shader('fines')
    at = shader.place()
    near, cell = shader.cells(at, 210.)
    luck = shader.split(cell)
    shader.relief(shader.math('SUBTRACT', 1., near), .9, .003)
    return shader.surface(Base_Color=shader.power((*GRAVEL, 1), shader.spread(luck[0], .7, 1.5)), Roughness=.9, Specular=.2)


def stones(places, random) -> None:
    """Gravel at places."""
    kinds, stuff = [pebble(random, .0045) for _ in range(4)], pebbles(GRAVEL)
    for mesh in kinds:
        mesh.materials.append(stuff)
    for index, (x, y, z) in enumerate(places):
        obj = bpy.data.objects.new(f'stone-{index}', random.choice(kinds))
        bpy.data.collections['product'].objects.link(obj)
        obj.pass_index, obj.location, obj.scale = OTHER, (x, y, z), (random.uniform(.7, 1.25),) * 3
        obj.rotation_euler = [random.uniform(-.6, .6), random.uniform(-.6, .6), random.uniform(0, 6.3)]


def build(look: Look) -> View:
    """Rows in a bond on a bed of gravel, one paver beside them."""
    random, stuff = look.random, concrete(look.tone, .7)
    step, high = LONG + JOINT, .014
    box('bed', ((COLUMNS + .5) * step + .03, ROWS * (WIDE + JOINT) + .03, high + THICK - .012), fines(), .006, main=False, at=(0, 0, (high + THICK - .012) / 2))
    places = []
    for row in range(ROWS):
        y = (row - (ROWS - 1) / 2) * (WIDE + JOINT)
        left = -(COLUMNS + .5) * step / 2 - (step / 2 if row % 2 else 0)
        for index in range(COLUMNS + 1):
            # Every row ends with half a paver, at one side or the other.
            is_half = index == (0 if row % 2 else COLUMNS)
            x = left + (index + (.75 if is_half and row % 2 else .25 if is_half else .5)) * step
            worn(f'paver-{row}-{index}', ((LONG - JOINT) / 2 if is_half else LONG, WIDE, THICK), stuff, random, .0045, .004, step=.018,
                 at=(x, y, high + THICK / 2 + random.uniform(-.001, .001)), turn=(0, 0, random.uniform(-.3, .3)))
            places += [(x + step * (.25 if is_half else .5) + random.uniform(-.004, .004), y + random.uniform(-.5, .5) * WIDE, high + THICK - .009) for _ in range(13)]
            places += [(x + random.uniform(-.5, .5) * step * (.5 if is_half else 1), y + WIDE / 2 + JOINT / 2 + random.uniform(-.004, .004), high + THICK - .009) for _ in range(26)]
    stones(places, random)
    worn('paver-top', (LONG, WIDE, THICK), stuff, random, .0045, .004, step=.018, at=(.10, .06, high + THICK * 1.5 + .001), turn=(0, 0, 24))
    return View(turn=-28, height=30, lens=75, fill=.88)
