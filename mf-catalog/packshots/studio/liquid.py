"""Paint as it stands in a can: thick, wet, almost level."""
from studio.look import Colour
from studio.shader import Shader


def pool(tone: Colour, rough=.3):
    """Wet paint."""
    shader = Shader('paint')
    at = shader.place()
    swirl, cloud = shader.noise(at, 14., 2), shader.noise(at, 30., 2)
    shader.relief(swirl, .25, .004)
    depth = shader.spread(cloud, .97, 1.03)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=rough, Specular=.2)
