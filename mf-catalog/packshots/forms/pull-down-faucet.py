"""A faucet with a high arc whose head pulls down."""
from studio.faucet import body, finish, foot, neck, side_lever, sprayer, swan
from studio.look import Look, View


def build(look: Look) -> View:
    """Its head is docked."""
    metal = finish(look)
    foot('foot', .029, metal)
    body('body', .0245, .0125, .150, metal)
    neck('neck', [(0, 0, .145), *swan(.200, .300, .268)], .0125, metal)
    sprayer(metal, (-.200, 0, .270))
    side_lever(metal, .068, .024)
    return View(turn=32, height=18, lens=85, fill=.92, exposure=1.1)
