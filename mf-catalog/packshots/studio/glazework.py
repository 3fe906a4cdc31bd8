"""What a shiny glaze shows from straight above: light along its rounded edges, and a soft one that each tile throws back a little elsewhere."""
from studio.shader import Shader
from studio.swatch import product, total

SHINE = (1, 1, 1)


def gloss(shader: Shader, colour, at, chance, tile, span: float, edge=.0030, strength=.10):
    """A glazed face under its shine."""
    x, y, _ = shader.split(at)
    # The window lies above left; glaze that is not quite even bends its edge.
    bent = shader.spread(shader.noise(at, 22., 2), -.030, .030)
    along = total(shader, shader.math('MULTIPLY', y, .9), shader.math('MULTIPLY', x, -.45), bent, shader.spread(chance[1], -.10 * span, .10 * span))
    sheen = product(shader, shader.step(along, -.34 * span, .46 * span), strength)
    rim = product(shader, shader.step(tile.inside, edge * .25, edge * .5), shader.step(tile.inside, edge, edge * .6), shader.step(tile.lit, .2, .8), .42)
    return shader.mix(shader.math('ADD', sheen, rim, clamp=True), colour, (*SHINE, 1))
