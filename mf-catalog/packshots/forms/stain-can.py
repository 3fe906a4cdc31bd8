"""A litre of stain, closed, on boards that wear it."""
import bpy

from studio.look import Look, View
from studio.print import INK, PAPER, Print
from studio.sample import THICK, boards
from studio.tin import body, closed, rim, tinplate
from studio.wood import wood

RADIUS, HIGH, MOUTH = .0540, .124, .0430


def label(look: Look):
    """Paper, the tone of the stain as a broad band, and the years of a log."""
    skin = Print(PAPER, RADIUS)
    skin.lay(skin.band(.010, .058), look.tone)
    skin.lay(skin.band(.0605, .0620), look.tone)
    middle = .0815
    for radius in (.0160, .0112, .0064):
        skin.lay(skin.disc(middle, radius), look.tone if radius != .0112 else INK)
        skin.lay(skin.disc(middle, radius - .0026), PAPER)
    skin.lay(skin.disc(middle, .0016), INK)
    return skin.done()


def build(look: Look) -> View:
    """The tin at the left of the boards."""
    boards(look, wood(look, 'fir', rough=.5, coat=.1, gain=.8), True)
    before = set(bpy.data.objects)
    steel = tinplate()
    body('can', RADIUS, HIGH, steel, label(look))
    rim('can', RADIUS, HIGH, MOUTH, steel)
    closed('lid', HIGH, MOUTH)
    for part in set(bpy.data.objects) - before:
        part.location.x, part.location.y, part.location.z = part.location.x - .055, part.location.y + .012, part.location.z + THICK
    return View(turn=-30, height=20, lens=75)
