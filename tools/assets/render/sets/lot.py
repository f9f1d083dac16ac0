"""lot.py - the dealer lot under the studio: same car, camera and 36 angles as studio_white.py,
on wet asphalt in low sun, and the phone picture of it.

  python -m sets.lot --out OUT/lot --paint ember --used --samples 32 --width 2400 --height 1350     36 frames
  python -m sets.lot --out OUT --phone 1 --only 4 --prefix before-                              as a phone takes it

  --only 0,4,9   these frames only       --first 4,9   these before the others
  --phone 1      rolled by 1.2 degrees, barrel distortion, hard processing
  --raw DIR      keep the linear pictures; --refinish 1 only finishes them again

The lot stands still and the car turns, as in the studio, so each frame matches the studio's pixel for
pixel. What never changes is rendered once without the car; afterwards only the car's surroundings are.
"""
import os
from common import *  # noqa: F403
from sets.studio_white import LENS
from PIL import Image

SUN = (18.0, 242.0)               # degrees above the horizon; compass bearing with the camera looking north (0)
ROLL, BARREL = 1.2, 0.018
RNG = np.random.default_rng(20)


# ------------------------------------------------------------------ meshes
def free(o):
    o.parent = None
    return o


def boxes(name, items, mat):
    """One mesh of upright boxes: items are (center, size) or (center, size, turn about z)."""
    V, Q = [], []
    for it in items:
        c, s = np.array(it[0], float), np.array(it[1], float) / 2
        t = it[2] if len(it) > 2 else 0.0
        b = len(V)
        for x in (-1, 1):
            for y in (-1, 1):
                for z in (-1, 1):
                    p = s * (x, y, z)
                    V.append((c[0] + p[0] * math.cos(t) - p[1] * math.sin(t), c[1] + p[0] * math.sin(t) + p[1] * math.cos(t), c[2] + p[2]))
        Q += [tuple(b + i for i in q) for q in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    return free(car.obj(name, V, Q, mat, smooth=False))


def varied(name, color, spread=0.3, rough=0.6, metal=0.0):
    """A color that differs from island to island of a mesh and by a weathering noise."""
    k = car.Nodes(name)
    p = k.n('ShaderNodeBsdfPrincipled')
    isl = k.n('ShaderNodeNewGeometry').outputs['Random Per Island']
    tc = k.n('ShaderNodeTexCoord')
    nz = k.n('ShaderNodeTexNoise'); nz.inputs['Scale'].default_value = 1.7; nz.inputs['Detail'].default_value = 6
    k.link(tc.outputs['Object'], nz.inputs['Vector'])
    f = k.math('ADD', k.math('MULTIPLY', isl, 0.6), k.math('MULTIPLY', nz.outputs[0], 0.4))
    lo, hi = tuple(c * (1 - spread) for c in color), tuple(c * (1 + spread) for c in color)
    k.link(k.mixc(f, lo, hi), p.inputs['Base Color'])
    p.inputs['Roughness'].default_value, p.inputs['Metallic'].default_value = rough, metal
    return k.out(p.outputs[0])


# ------------------------------------------------------------------ ground
def asphalt():
    """Old asphalt after rain: aggregate, cracks, tar seams, worn stall lines, oil, and puddles that mirror."""
    k = car.Nodes('asphalt')
    tc = k.n('ShaderNodeTexCoord')
    O = tc.outputs['Object']
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(O, sp.inputs[0])
    X, Y = sp.outputs[0], sp.outputs[1]

    def noise(scale, detail=4.0, rough=0.6, of=O):
        n = k.n('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value, n.inputs['Detail'].default_value, n.inputs['Roughness'].default_value = scale, detail, rough
        k.link(of, n.inputs['Vector'])
        return n.outputs[0]
    large, mid, fine = noise(0.22, 5), noise(2.3, 6, 0.65), noise(95, 2)
    stones = k.n('ShaderNodeTexVoronoi'); stones.inputs['Scale'].default_value = 130; k.link(O, stones.inputs['Vector'])
    # lines move a little, as a hand and a roller leave them
    wob = k.math('MULTIPLY', k.math('SUBTRACT', noise(0.8, 5, 0.7), 0.5), 0.5)
    cv = k.n('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE'); cv.inputs['Scale'].default_value = 0.33
    wv = k.n('ShaderNodeCombineXYZ'); k.val(wv.inputs[0], k.math('ADD', X, k.math('MULTIPLY', wob, 3.0))); k.val(wv.inputs[1], k.math('ADD', Y, k.math('MULTIPLY', k.math('SUBTRACT', mid, 0.5), 1.1)))
    k.link(wv.outputs[0], cv.inputs['Vector'])
    crack = k.math('MULTIPLY', k.below(cv.outputs['Distance'], 0.0030, 0.0022), level(k, large, 0.42, 0.52))
    tar = k.below(k.math('ABSOLUTE', k.math('SUBTRACT', k.math('ADD', X, wob), 1.35)), 0.050, 0.012)
    tar = k.math('MAXIMUM', tar, k.below(k.math('ABSOLUTE', k.math('SUBTRACT', k.math('ADD', Y, wob), -2.9)), 0.045, 0.012))
    tar = k.math('MAXIMUM', tar, k.math('MULTIPLY', k.below(cv.outputs['Distance'], 0.012, 0.005), level(k, large, 0.55, 0.60)))
    # stalls along the fence behind, and the edge of the aisle
    fx = k.math('ABSOLUTE', k.math('SUBTRACT', k.math('FRACT', k.math('ADD', k.math('DIVIDE', k.math('ADD', X, 1.40), 2.80), 0.5)), 0.5))
    line = k.math('MULTIPLY', k.below(fx, 0.050 / 2.8, 0.004 / 2.8), k.math('MULTIPLY', level(k, Y, 0.28, 0.31), level(k, Y, 6.2, 6.23, 1, 0)))
    worn = level(k, k.math('ADD', k.math('MULTIPLY', mid, 0.55), k.math('MULTIPLY', fine, 0.45)), 0.40, 0.62, 0.95, 0.30)
    line = k.math('MULTIPLY', line, worn)
    oil = k.math('MULTIPLY', level(k, noise(0.75, 4), 0.60, 0.70), 0.6)
    # water stands where the ground is low
    water = level(k, k.math('ADD', large, k.math('MULTIPLY', k.math('SUBTRACT', mid, 0.5), 0.16)), 0.535, 0.575)
    damp = level(k, k.math('ADD', large, k.math('MULTIPLY', k.math('SUBTRACT', mid, 0.5), 0.35)), 0.40, 0.56)
    v = k.math('ADD', k.math('ADD', 0.050, k.math('MULTIPLY', mid, 0.060)), k.math('MULTIPLY', k.math('SUBTRACT', fine, 0.45), 0.09))
    v = k.math('MULTIPLY', v, k.math('SUBTRACT', 1.0, oil))
    v = k.mixf(line, v, 0.55)
    v = k.mixf(crack, v, 0.008)
    v = k.mixf(tar, v, 0.010)
    v = k.math('MULTIPLY', k.math('MAXIMUM', v, 0.006), k.mixf(damp, 1.0, 0.50))
    cc = k.n('ShaderNodeCombineXYZ')
    for i, t in enumerate((1.0, 0.985, 0.96)):
        k.val(cc.inputs[i], k.math('MULTIPLY', v, t))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(cc.outputs[0], p.inputs['Base Color'])
    r = k.mixf(damp, 0.80, 0.34)
    r = k.mixf(tar, r, 0.30)
    k.val(p.inputs['Roughness'], k.mixf(water, r, 0.025))
    car.sock(p, 'Specular').default_value = 0.5
    bp = k.n('ShaderNodeBump'); bp.inputs['Distance'].default_value = 0.004
    k.val(bp.inputs['Strength'], k.mixf(water, 0.45, 0.012))
    h = k.math('ADD', k.math('MULTIPLY', stones.outputs['Distance'], 0.6), k.math('MULTIPLY', fine, 0.8))
    k.link(k.math('SUBTRACT', h, k.math('MULTIPLY', crack, 1.5)), bp.inputs['Height'])
    k.link(bp.outputs[0], p.inputs['Normal'])
    return k.out(p.outputs[0])


def ground():
    free(car.obj('ground', [(-120, -70, 0), (120, -70, 0), (120, 140, 0), (-120, 140, 0)], [(0, 1, 2, 3)], asphalt()))
    iron = car.simple('iron', (0.05, 0.047, 0.043), 0.45, 0.8)
    x, y = -2.75, -2.2                           # storm drain
    boxes('drain', [((x, y, 0.003), (0.62, 0.62, 0.012))], car.simple('drain_hole', (0.004, 0.004, 0.004), 0.9))
    boxes('grate', [((x + i, y, 0.010), (0.026, 0.60, 0.012)) for i in np.linspace(-0.29, 0.29, 11)]
          + [((x, y + j, 0.010), (0.62, 0.03, 0.012)) for j in (-0.295, 0, 0.295)], iron)
    boxes('stops', [((q, 6.45, 0.06), (1.75, 0.16, 0.12)) for q in (-5.6, -2.8, 0.0, 2.8, 5.6)], varied('stop', (0.30, 0.29, 0.27), 0.2, 0.85))
    boxes('curb', [((0, 7.6, 0.07), (60, 0.18, 0.14))], varied('curb', (0.26, 0.255, 0.24), 0.15, 0.9))


# ------------------------------------------------------------------ surroundings
def fence(y, x0, x1, name, slat=(0.030, 0.060, 0.045)):
    """Chain-link with privacy slats, some of them gone, on posts with a top rail."""
    xs = np.arange(x0, x1, 0.078)
    keep = RNG.random(len(xs)) > 0.03
    boxes(name, [((x, y, 0.95), (0.060, 0.012, 1.62 + 0.05 * RNG.random()), 0.10 * RNG.normal()) for x in xs[keep]], varied(name + '_slat', slat, 0.35, 0.55))
    steel = car.simple('galvanized', (0.30, 0.31, 0.32), 0.42, 0.9)
    boxes(name + '_posts', [((x, y - 0.03, 0.98), (0.06, 0.06, 1.96)) for x in np.arange(x0, x1 + 0.1, 2.9)]
          + [(((x0 + x1) / 2, y - 0.03, z), (x1 - x0, 0.042, 0.042)) for z in (0.13, 1.80)], steel)
    k = car.Nodes(name + '_mesh')                # the wire itself, as a pattern
    tc = k.n('ShaderNodeTexCoord'); sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Object'], sp.inputs[0])
    wires = None
    for sg in (1, -1):
        u = k.math('DIVIDE', k.math('ADD', sp.outputs[0], k.math('MULTIPLY', sp.outputs[2], sg)), 0.078)
        d = k.below(k.math('ABSOLUTE', k.math('SUBTRACT', k.math('FRACT', u), 0.5)), 0.030, 0.010)
        wires = d if wires is None else k.math('MAXIMUM', wires, d)
    p = k.n('ShaderNodeBsdfPrincipled'); p.inputs['Base Color'].default_value = (0.30, 0.31, 0.31, 1)
    p.inputs['Roughness'].default_value, p.inputs['Metallic'].default_value = 0.45, 0.9
    free(car.obj(name + '_wire', [(x0, y - 0.012, 0.10), (x1, y - 0.012, 0.10), (x1, y - 0.012, 1.80), (x0, y - 0.012, 1.80)], [(0, 1, 2, 3)],
                 k.out(k.mixs(wires, k.n('ShaderNodeBsdfTransparent').outputs[0], p.outputs[0]))))


def dumpster(x, y, turn):
    """Front-load container: ribbed steel sides, sleeves for the fork, two lids, one ajar."""
    paint = varied('dumpster', (0.020, 0.055, 0.035), 0.35, 0.45)
    lid = car.simple('lid', (0.012, 0.012, 0.013), 0.45)
    root = bpy.data.objects.new('dumpster', None)
    bpy.context.scene.collection.objects.link(root)
    w, d, h = 1.85, 1.10, 1.25
    parts = [((0, -d / 2, h / 2 + 0.08), (w, 0.02, h)), ((0, d / 2, h / 2 + 0.14), (w, 0.02, h + 0.12)),
             ((-w / 2, 0, h / 2 + 0.08), (0.02, d, h)), ((w / 2, 0, h / 2 + 0.08), (0.02, d, h)), ((0, 0, 0.1), (w, d, 0.03))]
    parts += [((q, -d / 2 - 0.03, h / 2 + 0.08), (0.07, 0.05, h - 0.05)) for q in np.linspace(-0.72, 0.72, 5)]
    parts += [((0, -d / 2 - 0.035, h + 0.05), (w + 0.08, 0.08, 0.09))]
    parts += [((s * (w / 2 + 0.07), 0, 0.72), (0.13, d * 0.85, 0.13)) for s in (-1, 1)]
    o = boxes('bin', parts, paint); o.parent = root
    for s, tilt in ((-1, 0.10), (1, 0.34)):
        o = car.rbox('binlid', (s * w / 4, 0.02, h + 0.20 + 0.5 * d * math.sin(tilt) * 0.6), (w / 2 - 0.02, d + 0.06, 0.035), lid, 0.012, (-tilt, 0, 0))
        o.parent = root
    o = boxes('wheels', [((sx * 0.75, sy * 0.4, 0.04), (0.09, 0.12, 0.09)) for sx in (-1, 1) for sy in (-1, 1)], lid); o.parent = root
    root.location, root.rotation_euler = (x, y, 0), (0, 0, turn)


def light_pole(x, y, h=8.0, head=True):
    con = varied('pole_base', (0.33, 0.32, 0.30), 0.12, 0.9)
    met = car.simple('pole', (0.085, 0.085, 0.09), 0.5, 0.2)
    o = free(car.lathe('base', [(0.0, -0.72), (0.27, -0.72), (0.30, -0.68), (0.30, 0.0)], con, 40)); o.rotation_euler = (-math.pi / 2, 0, 0); o.location = (x, y, 0)
    boxes('pole', [((x, y, 0.72 + h / 2), (0.13, 0.13, h)), ((x, y, 0.735), (0.30, 0.30, 0.03))], met)
    if head:
        boxes('head', [((x, y - 0.55, 0.72 + h), (0.36, 0.95, 0.10))], met)


def pennants(a, b, sag, n=26):
    """A string of flags between two points."""
    a, b = np.array(a, float), np.array(b, float)
    t = np.linspace(0, 1, n + 1)
    p = a + (b - a) * t[:, None]
    p[:, 2] -= sag * 4 * t * (1 - t)
    free(car.tube('string', [tuple(q) for q in p], car.circle(0.006, 5), car.simple('cord', (0.3, 0.3, 0.3), 0.8)))
    for c, col in enumerate(((0.36, 0.018, 0.022), (0.55, 0.55, 0.53), (0.015, 0.055, 0.20))):
        V, Q = [], []
        for i in range(c, n, 3):
            q, w = (p[i] + p[i + 1]) / 2, 0.38 * (p[i + 1] - p[i])
            f = RNG.normal(0.12, 0.10)
            V += [tuple(q - w), tuple(q + w), (q[0] + 0.05, q[1] + f, q[2] - 0.33)]
            Q.append((len(V) - 3, len(V) - 2, len(V) - 1))
        free(car.obj('flags', V, Q, car.simple('flag%d' % c, col, 0.7), smooth=False))


def showroom(x, y, w=34, d=14, h=5.2):
    """A low dealership building: glass front with mullions, lit inside, under a white fascia."""
    wall = varied('stucco', (0.42, 0.41, 0.39), 0.10, 0.8)
    fas = car.simple('fascia', (0.62, 0.62, 0.62), 0.4)
    gl = car.simple('shopglass', (0.012, 0.016, 0.018), 0.02, 0.0, 0.0, spec=0.9)
    mul = car.simple('mullion', (0.06, 0.06, 0.065), 0.35, 0.6)
    boxes('shop', [((x, y + d / 2, h / 2), (w, d, h))], wall)
    boxes('shopfascia', [((x, y - 0.5, h - 0.55), (w + 1.2, 1.3, 1.15))], fas)
    boxes('shopglass', [((x - w * 0.12, y - 0.06, 1.75), (w * 0.70, 0.06, 3.3))], gl)
    x0, x1 = x - w * 0.47, x + w * 0.23
    boxes('mullions', [((q, y - 0.10, 1.75), (0.07, 0.08, 3.4)) for q in np.linspace(x0, x1, 16)] + [(((x0 + x1) / 2, y - 0.10, z), (x1 - x0, 0.08, 0.09)) for z in (0.1, 2.55, 3.42)], mul)
    boxes('bay', [((x + w * 0.36, y - 0.08, 1.7), (4.2, 0.06, 3.4))], car.simple('bay', (0.20, 0.205, 0.21), 0.5))
    boxes('baylines', [((x + w * 0.36, y - 0.13, z), (4.2, 0.04, 0.04)) for z in np.arange(0.3, 3.4, 0.52)], mul)
    glow = car.simple('shoplights', (0, 0, 0), 1, emit=(1.0, 0.86, 0.66), strength=3.0)
    boxes('shoplights', [((q, y - 0.09, 3.0), (1.1, 0.02, 0.05)) for q in np.linspace(x0 + 1, x1 - 1, 9)], glow)


def tree_mesh(n=7000, leaf=(0.055, 0.115), hubs=46):
    """Trunk and a crown of small leaves in clusters."""
    at = RNG.normal(0, 1, (hubs, 3)) * (1.25, 1.25, 0.95) + (0, 0, 4.1)
    c = at[RNG.integers(0, hubs, n)] + RNG.normal(0, 0.33, (n, 3))
    u = RNG.normal(0, 1, (n, 3)); u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(u, RNG.normal(0, 1, (n, 3))); v /= np.linalg.norm(v, axis=1, keepdims=True)
    s = RNG.uniform(*leaf, (n, 1))
    P = np.stack([c - u * s, c + v * s * 0.55, c + u * s, c - v * s * 0.55], 1).reshape(-1, 3)
    k = car.Nodes('leaf')
    isl = k.n('ShaderNodeNewGeometry').outputs['Random Per Island']
    d = k.n('ShaderNodeBsdfDiffuse'); t = k.n('ShaderNodeBsdfTranslucent')
    col = k.mixc(isl, (0.020, 0.036, 0.010), (0.075, 0.085, 0.022))
    k.link(col, d.inputs[0]); k.link(col, t.inputs[0])
    o = car.obj('crown', P, [tuple(range(4 * i, 4 * i + 4)) for i in range(n)], k.out(k.mixs(0.4, d.outputs[0], t.outputs[0])), smooth=False)
    trunk = car.tube('trunk', [(0, 0, 0), (0.05, 0, 1.4), (0.0, 0.1, 2.6), (0.1, 0, 4.0)], car.circle(0.15, 8), car.simple('bark', (0.06, 0.05, 0.04), 0.9), scale=[1.2, 1, 0.75, 0.3])
    return o, trunk


def trees(spots, **crown):
    src = tree_mesh(**crown)
    for o in src:
        o.parent = None
    for i, (x, y, s) in enumerate(spots):
        for o in src:
            q = o if i == 0 else o.copy()
            if i:
                bpy.context.scene.collection.objects.link(q)
            q.location, q.scale, q.rotation_euler = (x, y, 0), (s, s, s * RNG.uniform(0.85, 1.15)), (0, 0, RNG.uniform(0, 6.28))


def neighbor(vehicle, paint, x, y, heading, cell=0.012):
    """A parked car. Its trim paint gets a name of its own, so that the next car makes another."""
    r = car.make(paint, cell, lights=0.0, vehicle=vehicle)
    bpy.data.materials['trimpaint'].name = 'trim_' + vehicle
    r.location, r.rotation_euler = (x, y, 0), (0, 0, math.radians(heading))
    return r


def hang_tag(root):
    """Stock tag on the inside mirror."""
    x, z = car.B.V.cabin.mirror
    o = boxes('tag', [((x - 0.02, 0.02, z - 0.15), (0.003, 0.085, 0.16), 0.25)], car.simple('tag', (0.62, 0.40, 0.03), 0.6))
    c = boxes('tagcord', [((x - 0.02, 0.02, z - 0.05), (0.003, 0.004, 0.06))], car.simple('cord', (0.3, 0.3, 0.3), 0.8))
    for q in (o, c):
        q.parent = root


def sky():
    """Physical sky with scattered clouds, and the sun as a lamp."""
    el, az = SUN
    t = bpy.context.scene.world.node_tree
    bg = t.nodes['Background']
    k = car.Nodes('skytmp'); bpy.data.materials.remove(k.m)
    k.t = t
    st = k.n('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False)
    st.sun_elevation, st.sun_rotation = math.radians(el), math.radians(az)
    st.air_density, st.dust_density, st.altitude = 1.0, 2.2, 60
    tc = k.n('ShaderNodeTexCoord')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Generated'], sp.inputs[0])
    # clouds on a plane overhead: the direction divided by its height
    z = k.math('ADD', k.math('MAXIMUM', sp.outputs[2], 0.0), 0.10)
    cx = k.n('ShaderNodeCombineXYZ')
    k.val(cx.inputs[0], k.math('DIVIDE', sp.outputs[0], z)); k.val(cx.inputs[1], k.math('DIVIDE', sp.outputs[1], z)); cx.inputs[2].default_value = 3.7
    nz = k.n('ShaderNodeTexNoise'); k.link(cx.outputs[0], nz.inputs['Vector'])
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value, nz.inputs['Roughness'].default_value = 0.85, 9, 0.56
    cover = k.math('MULTIPLY', level(k, nz.outputs[0], 0.47, 0.66), level(k, sp.outputs[2], 0.0, 0.10, 0.25, 0.9))
    sk = k.n('ShaderNodeVectorMath', operation='SCALE'); k.link(st.outputs[0], sk.inputs[0]); sk.inputs['Scale'].default_value = SKY
    thick = level(k, nz.outputs[0], 0.55, 0.75)
    k.link(k.mixc(cover, sk.outputs[0], k.mixc(thick, (0.95, 0.90, 0.84), (0.48, 0.50, 0.54))), bg.inputs[0])
    bg.inputs[1].default_value = 1.0
    bpy.context.scene.world.cycles.sample_map_resolution = 512
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.angle, l.color = SUNLIGHT, math.radians(0.6), (1.0, 0.80, 0.60)
    o = bpy.data.objects.new('sun', l)
    bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(az), math.radians(el)
    o.rotation_euler = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))).to_track_quat('Z', 'Y').to_euler()


SKY, SUNLIGHT = 0.10, 6.0


def stage():
    """Everything but the car. Camera looks along +y from (0, -9.3); the neighbors are cut by the frame."""
    ground()
    fence(8.4, -34, 34, 'fence')
    fence(-15.0, -26, 26, 'fence_front', (0.045, 0.050, 0.052))        # what the doors reflect
    dumpster(2.55, 7.3, 0.06)
    light_pole(-2.2, 8.0)
    light_pole(-8.2, -5.4)                       # its shadow falls across the car
    pennants((-12, 7.9, 4.3), (-2.2, 7.9, 4.0), 0.5)
    pennants((-2.2, 7.9, 4.0), (13, 7.9, 4.5), 0.9, 40)
    showroom(13, 46)
    boxes('annex', [((-24, 62, 3.2), (26, 10, 6.4))], varied('annex', (0.24, 0.22, 0.20), 0.15, 0.8))
    boxes('behind', [((9, -42, 3.5), (40, 10, 7.0))], varied('behind', (0.20, 0.19, 0.18), 0.15, 0.8))
    trees([(-15.5, 34, 1.25), (-11.2, 40, 1.5), (-6.6, 52, 1.6), (-20, 44, 1.7), (-1.5, 62, 1.7), (3.5, 70, 1.9), (-9, 66, 1.8), (26, 60, 1.7), (31, 52, 1.4), (-27, 50, 1.6), (-13, -30, 1.4), (-4, -34, 1.6)])
    wood = car.simple('utility', (0.085, 0.070, 0.055), 0.9)
    boxes('utility', [((x, 33, 4.8), (0.26, 0.26, 9.6)) for x in (-16, 17)] + [((x, 33, 8.9), (2.2, 0.12, 0.14)) for x in (-16, 17)], wood)
    for dx, sag in ((-0.95, 0.9), (0.0, 1.05), (0.95, 0.8)):
        t = np.linspace(-1.6, 1.6, 60)
        free(car.tube('wire', [(0.5 + 16.5 * q + dx, 33, 9.05 - sag * (1 - q * q)) for q in t], car.circle(0.014, 5), car.simple('wire', (0.01, 0.01, 0.01), 0.6)))
    sky()


# ------------------------------------------------------------------ finish
def phone(d):
    """What a phone makes of it: barrel distortion, local contrast, halos, thin color, noise smeared away."""
    from scipy.ndimage import gaussian_filter, map_coordinates
    h, w = d.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = (x - w / 2) / (w / 2), (y - h / 2) / (w / 2)
    k = (1 + BARREL * (u * u + v * v)) / (1 + BARREL)
    at = [v * k * w / 2 + h / 2, u * k * w / 2 + w / 2]
    d = np.stack([map_coordinates(d[..., c], at, order=1, mode='nearest') for c in range(3)], 2)
    l = d.mean(2)
    wide, near = gaussian_filter(l, 0.02 * w), gaussian_filter(l, 0.0011 * w)
    d = d + (0.22 * (0.5 - wide) * (1 - np.abs(2 * l - 1)) + 0.55 * np.clip(l - near, -0.10, 0.10))[..., None]     # lifted shadows, sharpened edges
    l = d.mean(2, keepdims=True)
    d = (l + (d - l) * 0.86) * (1.015, 1.0, 0.965)
    return np.clip((d - 0.5) * 1.06 + 0.5, 0, 1)


def finish(a, img, path):
    h, w = img.shape[:2]
    d = display(img)[::-1]                       # row 0 = top from here on
    yy, xx = np.mgrid[0:h, 0:w]
    d = d * (1 - 0.05 * np.clip(((xx - w / 2) / (w / 2)) ** 2 + ((yy - h / 2) / (h / 2)) ** 2, 0, 2) / 2)[..., None]
    if a.phone:
        d = phone(d)
    if not a.phone:                                     # a phone smears its noise away
        d = d + np.random.default_rng(1).normal(0, 0.005, (h, w, 1))
    Image.fromarray((np.clip(d, 0, 1) * 255 + .5).astype(np.uint8)).save(path, **({} if path.endswith('.png') else dict(quality=92, subsampling=0, optimize=True)))


# ------------------------------------------------------------------ go
def main():
    a = options(__doc__, phone=0, raw='', refinish=0, prefix='lot-', first='', exposure=0.45, neighbors=0.012)
    s = setup(a, exposure=a.exposure, look='Medium High Contrast')
    order = [i for k in (0, 2, 1, 3) for i in range(k, 36, 4)]
    first = [int(q) for q in a.first.split(',') if q]
    order = [i for i in first + [i for i in order if i not in first] if not a.only or str(i) in a.only]
    name = lambda d, i, e: os.path.join(d, '%s%02d.%s' % (a.prefix, i, e))
    if a.raw:
        os.makedirs(a.raw, exist_ok=True)
    if a.refinish:
        for i in order:
            if os.path.exists(name(a.raw, i, 'npy')):
                finish(a, np.load(name(a.raw, i, 'npy')), name(a.out, i, 'jpg'))
        return
    c = s.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 5, 2, 3, 10
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 2.0, 12.0, 0.5
    c.adaptive_threshold, c.adaptive_min_samples = 0.03, 8
    neighbor('pickup', 'pearl', -4.75, 3.9, -90, a.neighbors)
    neighbor('sedan', 'glacier', 4.45, 2.9, 88, a.neighbors)
    stage()
    root = car.make(a.paint, a.cell, lights=0.0, vehicle=a.vehicle, used=a.used)
    hang_tag(root)
    for m in ('led', 'lens'):                    # parked: lamps off
        bpy.data.materials[m].node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.0
    cam = camera(lens=LENS)
    if a.phone:
        cam.rotation_euler.rotate_axis('Z', math.radians(ROLL))
    for i in order:
        if os.path.exists(name(a.out, i, 'jpg')):
            continue
        t = time.time()
        yaw(root, 90 + 10 * i)
        raw = trace(a.samples)
        if a.raw:
            np.save(name(a.raw, i, 'npy'), raw[..., :3].astype(np.float16))
        finish(a, raw[..., :3], name(a.out, i, 'jpg'))
        log_plates(name(a.out, i, 'jpg'))
        print('DONE', i, 'samples', a.samples, 'frame %.1fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
