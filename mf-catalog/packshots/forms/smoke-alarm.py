"""An alarm for smoke and carbon monoxide, with a battery for ten years."""
from studio.geometry import lathe
from studio.housing import lamp, placed, puck, rays, slots
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain

WHITE, SHADE, DARK, GREEN, AMBER, RED = (linear(value) for value in ('#e9e7e1', '#d3d0c8', '#2a2c2e', '#5fb878', '#d9a13a', '#c2473b'))
RADIUS = .072


def build(look: Look) -> View:
    """Its face to the camera, standing on its rim; two lamps say which danger it found."""
    white, shade = moulded(WHITE), moulded(SHADE, .4)
    with placed((0, 0, RADIUS), (78, 0, 0)):
        puck('plate', RADIUS * .97, .012, shade, .002, main=False)
        lathe('gap', [(RADIUS * .90, .011), (RADIUS * .90, .017)], plain('gap', DARK, .7), main=False)
        lathe('body', [(RADIUS * .90, .0155), (RADIUS, .0155, .001), (RADIUS, .026, .004), (RADIUS * .965, .034, .008), (RADIUS * .86, .0395, .004), (RADIUS * .62, .0415, .002),
                       (RADIUS * .60, .0405, .0008), (RADIUS * .585, .0405, .0008), (RADIUS * .565, .0425, .002), (RADIUS * .30, .0445, .002), (0, .0450)], white)
        rays('vent', 36, RADIUS * .745, RADIUS * .16, .0022, .0412, material=plain('vent', DARK, .8))
        puck('button', RADIUS * .27, .0034, shade, .0014, at=(0, 0, .0438), main=False)
        lathe('button-gap', [(RADIUS * .28, .0449), (RADIUS * .27, .0452)], plain('gap', DARK, .7), main=False)
        slots('voice', 4, .0036, .022, .0014, (0, -.0290, .0444))
        lamp('smoke', .0024, RED, (-.022, .024, .0431))
        lamp('gas', .0024, AMBER, (.022, .024, .0431))
        lamp('power', .0018, GREEN, (0, .033, .0426))
    return View(turn=-28, height=20, lens=85, fill=.84, exposure=.86)
