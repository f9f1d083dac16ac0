"""surfaces.py - what the scenes of scenes.py share: floors, lamps, colors that vary, and meshes of many boxes."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *  # noqa: E402,F403
import lot  # noqa: E402

boxes, varied, free = lot.boxes, lot.varied, lot.free


def noise(k, scale, detail=4.0, rough=0.6, of=None):
    n = k.n('ShaderNodeTexNoise')
    for s, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough)):
        n.inputs[s].default_value = v
    k.link(of or k.n('ShaderNodeTexCoord').outputs['Object'], n.inputs['Vector'])
    return n.outputs[0]


def plane(name, x0, x1, y0, y1, mat, z=0.0):
    return free(car.obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat))


def wet_asphalt(reach=60):
    """The lot's asphalt, moved so that its stall lines lie elsewhere."""
    dx, dy = 37.0, 53.0
    o = plane('street', dx - reach, dx + reach, dy - 30, dy + reach, lot.asphalt())
    o.location = (-dx, -dy, 0)


def concrete_floor(color=(0.30, 0.295, 0.285), rough=(0.16, 0.42), joint=4.5):
    """Power-troweled concrete: mottled, sawn joints, tire scuffs, sealed so that it mirrors a little."""
    k = car.Nodes('floor')
    tc = k.n('ShaderNodeTexCoord')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Object'], sp.inputs[0])
    big, mid, fine = noise(k, 0.35, 6), noise(k, 2.2, 8, 0.7), noise(k, 60, 3)
    cut = None
    for i, shift in ((0, 0.5), (1, 0.13)):
        f = k.math('ABSOLUTE', k.math('SUBTRACT', k.math('FRACT', k.math('ADD', k.math('DIVIDE', sp.outputs[i], joint), shift)), 0.5))
        d = k.below(f, 0.004 / joint, 0.0015 / joint)
        cut = d if cut is None else k.math('MAXIMUM', cut, d)
    v = k.math('ADD', 0.55, k.math('ADD', k.math('MULTIPLY', big, 0.45), k.math('MULTIPLY', mid, 0.40)))
    v = k.math('MULTIPLY', k.mixf(cut, v, 0.15), k.math('ADD', 0.94, k.math('MULTIPLY', fine, 0.12)))
    c = k.n('ShaderNodeCombineXYZ')
    for i in range(3):
        k.val(c.inputs[i], k.math('MULTIPLY', v, color[i]))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(c.outputs[0], p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], k.mixf(k.math('ADD', k.math('MULTIPLY', mid, 0.7), k.math('MULTIPLY', big, 0.3)), rough[0], rough[1]))
    b = k.n('ShaderNodeBump'); b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = 0.10, 0.002
    k.val(b.inputs['Height'], k.math('SUBTRACT', mid, k.math('MULTIPLY', cut, 3.0)))
    k.link(b.outputs[0], p.inputs['Normal'])
    return k.out(p.outputs[0])


def glow(name, color, strength):
    return car.simple(name, (0, 0, 0), 1, emit=color, strength=strength)


def spot(loc, aim, power, color, degrees=70, blend=0.6, size=0.04):
    l = bpy.data.lights.new('spot', 'SPOT')
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, color, math.radians(degrees), blend, size
    o = bpy.data.objects.new('spot', l)
    bpy.context.scene.collection.objects.link(o)
    look(o, loc, aim)
