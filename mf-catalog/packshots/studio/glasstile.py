"""Small squares of glass."""
from studio.look import Look
from studio.shader import Shader

SIDE, THICK, JOINT = .0235, .0062, .0020


def glass(look: Look):
    """Coloured from behind, clear in front: it is paler at its edges, and shines."""
    shader = Shader('glass')
    x, y, z = shader.split(shader.place())
    edge = shader.math('MAXIMUM', shader.math('ABSOLUTE', x), shader.math('ABSOLUTE', y))
    cloud = shader.noise(shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 9.))), 60., 2)
    depth = shader.math('ADD', shader.spread(shader.lot(3.7), .68, 1.40), shader.spread(cloud, -.16, .16))
    depth = shader.math('MULTIPLY_ADD', shader.step(edge, SIDE * .40, SIDE * .50), -.34, depth)
    depth = shader.math('MULTIPLY_ADD', shader.step(z, THICK * .2, -THICK * .4), .3, depth)
    shader.relief(cloud, .3, .0005)
    return shader.surface(Base_Color=shader.power((*look.tone, 1), depth), Roughness=.05, Specular=.6, Clearcoat=.6, Clearcoat_Roughness=.03)
