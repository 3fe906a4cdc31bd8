"""Subway tiles, each row half a tile on."""
from studio.grouted import grout, tiles
from studio.look import Look
from studio.subway import subway
from studio.surface import Surface, places
from studio.tiling import exposure, oblong, prism

JOINT, SPAN = .0030, .58


def build(look: Look) -> Surface:
    """Three or four tiles from left to right."""
    (long, wide, thick), stuff = subway(look)
    grout(SPAN, thick - .0014)
    tile = prism('tile', oblong(long, wide), thick, stuff, .0018)
    tiles(look, tile, places(SPAN, long + JOINT, wide + JOINT, .5), thick)
    return Surface(SPAN, thick, exposure(look), height=50)
