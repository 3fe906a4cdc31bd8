"""A countertop with a rounded front and a backsplash that curves up from it, of laminate or of sheet steel."""
from studio.basin import brushed
from studio.counter import DEEP, light
from studio.counterview import LONG
from studio.geometry import extrude, rounded
from studio.laminate import printed
from studio.look import Look, View, linear
from studio.shader import Shader

FINE = True
THICK, SPLASH, UP = .038, .019, .100
CHIPS = linear('#b2946a')


def section(cove: float, skin=0.):
    """From the underside of the front around it, over the counter and up to the wall, as (y, z), or what is left within a skin."""
    front, back, top, wall, end = -DEEP / 2 + skin, DEEP / 2, THICK - skin, DEEP / 2 - SPLASH + skin, THICK + UP - skin
    line = [(back, skin), (front + .020, skin), (front, skin, .014), (front, top, .015), (front + .045, top), (wall, top, cove), (wall, end, .008), (back, end, .004), (back, .01)]
    return rounded(line, 8)


def chipboard():
    """Pressed chips, as an end shows them."""
    shader = Shader('chipboard')
    at = shader.place()
    chip = shader.split(shader.cells(at, 300.)[1])[0]
    depth = shader.math('ADD', shader.spread(chip, .75, 1.3), shader.spread(shader.noise(at, 160., 2), -.2, .2))
    return shader.surface(Base_Color=shader.power((*CHIPS, 1), depth), Roughness=.9, Specular=.15)


def build(look: Look) -> View:
    """A length of it; the core of laminate shows at its end."""
    cove = .004 if look.finish else .022
    extrude('counter', section(cove), LONG, brushed(look.tone, .32) if look.finish else printed(look), smooth=50)
    if not look.finish:
        extrude('core', section(cove, .0012), LONG + .0008, chipboard(), main=False)
    return View(turn=-32, height=33, lens=75, fill=.92, exposure=light(look.tone))
