"""Satin metal: scattered as much as mirrored, so that bowls and hollows of it are even instead of blotchy."""
from studio.look import Colour
from studio.shader import Shader

MIRRORED = .95


def both(shader: Shader, colour, rough, normal=None):
    """A metal that scatters its colour and mirrors a share of it. Answers with the finished material."""
    matte, glossy, sum_ = shader.node('BsdfDiffuse'), shader.node('BsdfGlossy'), shader.node('AddShader')
    shader.plug(matte.inputs['Color'], colour)
    shader.plug(glossy.inputs['Color'], shader.mix(1., colour, (MIRRORED, MIRRORED, MIRRORED), 'MULTIPLY'))
    shader.plug(glossy.inputs['Roughness'], rough)
    for part in (matte, glossy) if normal else ():
        shader.plug(part.inputs['Normal'], normal)
    for socket, part in zip(sum_.inputs, (matte, glossy)):
        shader.plug(socket, part.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], sum_.outputs[0])
    return shader.material


def satin(tone: Colour, rough=.27, lines=(5, 620, 620)):
    """Brushed steel; `lines` are how fine its brushing is along each axis."""
    shader = Shader('satin')
    line = shader.noise(shader.place(), lines, 2, .6)
    return both(shader, shader.power((*tone, 1), shader.spread(line, .93, 1.07)), rough)


def beaten(tone: Colour, pitch=.026):
    """Copper that was beaten by hand: shallow dents side by side. What it mirrors of itself is paler, as otherwise a bowl glows red."""
    shader = Shader('beaten')
    at = shader.place()
    bent = shader.vector('ADD', at, shader.join(shader.spread(shader.noise(at, 40., 1), -.004, .004), shader.spread(shader.noise(shader.vector('ADD', at, (3., 0, 0)), 40., 1), -.004, .004)))
    dent, _ = shader.cells(bent, 1 / pitch)
    cloud = shader.noise(at, 7., 3)
    normal = shader.relief(shader.math('MULTIPLY', dent, dent), .5, .0022)
    own = shader.power((*tone, 1), shader.math('ADD', shader.spread(cloud, .92, 1.06), shader.spread(dent, -.05, .10)))
    again = shader.math('SUBTRACT', 1., shader.node('LightPath').outputs['Is Camera Ray'])
    pale = tuple(.45 * part + .55 * sum(tone) / 3 for part in tone)
    return both(shader, shader.mix(again, own, pale), .20, normal)
