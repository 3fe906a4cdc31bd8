"""Satin metal: scattered as much as mirrored, so that bowls and hollows of it are even instead of blotchy."""
from studio.look import Colour
from studio.shader import Shader

MIRRORED = .95


def both(shader: Shader, colour, rough):
    """A metal that scatters its colour and mirrors a share of it. Answers with the finished material."""
    matte, glossy, sum_ = shader.node('BsdfDiffuse'), shader.node('BsdfGlossy'), shader.node('AddShader')
    shader.plug(matte.inputs['Color'], colour)
    shader.plug(glossy.inputs['Color'], shader.mix(1., colour, (MIRRORED, MIRRORED, MIRRORED), 'MULTIPLY'))
    shader.plug(glossy.inputs['Roughness'], rough)
    for socket, part in zip(sum_.inputs, (matte, glossy)):
        shader.plug(socket, part.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], sum_.outputs[0])
    return shader.material


def satin(tone: Colour, rough=.27, lines=(5, 620, 620)):
    """Brushed steel; `lines` are how fine its brushing is along each axis."""
    shader = Shader('satin')
    line = shader.noise(shader.place(), lines, 2, .6)
    return both(shader, shader.power((*tone, 1), shader.spread(line, .93, 1.07)), rough)
