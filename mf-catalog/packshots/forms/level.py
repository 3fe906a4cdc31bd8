"""A box level with three vials, 48 inches long."""
from studio.geometry import lathe
from studio.hardware import brushed
from studio.housing import placed, slab
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import Shader, plain
from studio.tank import enamel

LONG, HIGH, DEEP = 1.22, .062, .025
YELLOW, BARE, BLACK, LIQUID, LINE = (linear(value) for value in ('#d9a92b', '#b9bfc2', '#1d1f21', '#c6d84a', '#20231a'))


def liquid():
    """A vial as it is seen from the side: two lines, and a bubble between them; along x, up is y."""
    shader = Shader('vial')
    x, y, _ = shader.split(shader.place())
    far = shader.math('ABSOLUTE', x)
    mark = shader.step(shader.math('ABSOLUTE', shader.math('SUBTRACT', far, .0076)), .0012, .0008)
    squeezed = shader.math('MULTIPLY', shader.math('SUBTRACT', y, .0026), 1.5)
    reach = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', squeezed, squeezed)))
    bubble, rim = shader.step(reach, .0064, .0060), shader.step(reach, .0052, .0062)
    colour = shader.mix(bubble, (*LIQUID, 1), shader.mix(rim, (*linear('#e9f0a8'), 1), (*linear('#7f8f2a'), 1)))
    return shader.surface(Base_Color=shader.mix(mark, colour, (*LINE, 1)), Roughness=.07, Specular=.6)


def vial(name: str, x: float, turn: float, through: bool) -> None:
    """A round window with the vial in it, on the face that looks along z."""
    with placed((x, 0, 0), (0, 0, turn)):
        if through:
            lathe(f'{name}-frame', [(.0215, -.001), (.0215, .0012, .0006), (.0185, .0016, .0006), (.0172, -.0004)], moulded(BLACK, .4), 64, main=False)
            lathe(f'{name}-well', [(.0176, -.0002), (0, -.0002)], plain('well', linear('#2a2d30'), .6), 64, main=False)
        else:
            slab(f'{name}-frame', .066, .030, .0022, .006, moulded(BLACK, .4), .0008, main=False, at=(0, 0, -.0008))
            slab(f'{name}-well', .056, .021, .0004, .004, plain('well', linear('#2a2d30'), .6), .0001, main=False, at=(0, 0, .0012))
        long = .031 if through else .050
        slab(f'{name}-liquid', long, .0125, .0056, .0056, liquid(), .0030, main=False, at=(0, 0, .0002 if through else .0014))
        for side in (-1, 1):
            slab(f'{name}-end-{side}', .0040, .0145, .0062, .0012, moulded(linear('#dcd8cc'), .4), .0006, main=False, at=(side * long / 2, 0, .0002 if through else .0014))


def build(look: Look) -> View:
    """On its foot, its face to the camera."""
    paint, bright, black = enamel(YELLOW, .30), brushed(BARE, .26), moulded(BLACK, .45)
    with placed((0, 0, HIGH / 2), (90, 0, 0)):
        slab('web', LONG - .030, HIGH, DEEP * .8, .0020, paint, .0012, at=(0, 0, 0))
        for side in (-1, 1):
            slab(f'rail-{side}', LONG - .030, .0125, DEEP, .0016, paint, .0010, at=(0, side * (HIGH / 2 - .0062), -DEEP * .1))
            slab(f'mill-{side}', LONG - .031, .0012, DEEP - .003, .0004, bright, .0003, at=(0, side * (HIGH / 2 + .0001), -DEEP * .1 + .0015), main=False)
            slab(f'cap-{side}', .018, HIGH + .002, DEEP + .002, .0040, black, .0030, at=(side * (LONG / 2 - .009), 0, -DEEP * .1 - .001), main=False)
        slab('band', .150, HIGH - .027, .0004, .001, plain('band', linear('#23282b'), .35), .0002, main=False, at=(.255, 0, DEEP * .8))
        with placed((0, 0, DEEP * .8)):
            vial('middle', 0, 0, False)
            vial('left', -.480, 90, True)
            vial('right', .480, 45, True)
        slab('grip', .180, .024, .0008, .012, plain('grip', BLACK, .6), .0003, main=False, at=(-.255, 0, DEEP * .8))
    return View(turn=-52, height=20, lens=50, fill=.92)
