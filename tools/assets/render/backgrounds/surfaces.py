"""surfaces.py - what the scenes of scenes.py share: floors, lamps, colors that vary, and meshes of many boxes."""
from common import *  # noqa: F403
from sets import lot

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


def eased(o, width=0.004, segments=2):
    """Rounds the edges of a mesh of boxes: no edge of a real thing is sharp."""
    b = o.modifiers.new('eased', 'BEVEL')
    b.width, b.segments, b.limit_method = width, segments, 'ANGLE'
    car.smooth_by_angle(o.data, 50)
    return o


def cylinder(name, at, r, h, mat, n=40, axis='z', round_=0.004):
    """A solid of revolution from (at), h long, with eased rims."""
    e = min(round_, r / 3, h / 3)
    o = free(car.lathe(name, [(0.0, 0), (r - e, 0), (r, e), (r, h - e), (r - e, h), (0.0, h)], mat, n))
    o.rotation_euler = {'x': (0, 0, -math.pi / 2), 'y': (0, 0, 0), 'z': (math.pi / 2, 0, 0)}[axis]
    o.location = at
    return o


def add(k, a, b, scale=1.0):
    """a + b * scale, as vectors."""
    m = k.n('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    k.val(m.inputs[0], b)
    m.inputs[1].default_value = (scale,) * 3
    k.val(m.inputs[2], a)
    return m.outputs[0]


def vector(k, x=0.0, y=0.0, z=0.0):
    c = k.n('ShaderNodeCombineXYZ')
    for i, v in enumerate((x, y, z)):
        k.val(c.inputs[i], v)
    return c.outputs[0]


def dice(k, of):
    """A random color for each value of a vector (a tile, a slab)."""
    n = k.n('ShaderNodeTexWhiteNoise', noise_dimensions='3D')
    k.link(of, n.inputs['Vector'])
    return n


def joint(k, u, size, width):
    """1 within a joint between pieces of this size; u counts pieces."""
    d = k.math('ABSOLUTE', k.math('SUBTRACT', k.math('FRACT', k.math('ADD', u, 0.5)), 0.5))
    return k.below(d, width / 2 / size, width / 3 / size)


def tilted(k, die, amount):
    """A normal that differs a little from piece to piece, so that a reflection breaks at the joints."""
    off = k.n('ShaderNodeVectorMath', operation='SUBTRACT')
    k.link(die.outputs['Color'], off.inputs[0])
    off.inputs[1].default_value = (0.5, 0.5, 0.5)
    m = k.n('ShaderNodeVectorMath', operation='NORMALIZE')
    k.link(add(k, k.n('ShaderNodeNewGeometry').outputs['Normal'], off.outputs[0], amount), m.inputs[0])
    return m.outputs[0]


def raised(k, height, distance, normal=None):
    b = k.n('ShaderNodeBump')
    b.inputs['Distance'].default_value = distance
    k.val(b.inputs['Height'], height)
    if normal is not None:
        k.link(normal, b.inputs['Normal'])
    return b.outputs[0]
