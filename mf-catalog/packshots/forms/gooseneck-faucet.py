"""A faucet with a thin neck that turns."""
from studio.faucet import aerator, finish, foot, neck, side_lever, swan
from studio.geometry import lathe
from studio.look import Look, View


def build(look: Look) -> View:
    """A turned body with rings, a lever at its side."""
    metal = finish(look)
    foot('foot', .027, metal)
    lathe('body', [(.021, .004), (.020, .012, .004), (.020, .094, .002), (.0235, .097, .002), (.0235, .103, .002), (.020, .106, .002), (.018, .124, .010), (.0115, .134, .004), (.0105, .142)],
          metal, 96)
    neck('neck', [(0, 0, .130), *swan(.180, .285, .225)], .0100, metal)
    aerator(metal, (-.180, 0, .222), .0102)
    side_lever(metal, .056, .020, .080, 40)
    return View(turn=32, height=18, lens=85, fill=.92, exposure=1.1)
