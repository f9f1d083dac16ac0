"""lot.py - the dealer lot: the car of studio_white.py from the same 36 angles, after rain, in soft sun.

  python -m sets.lot --out OUT/lot --paint graphite --used --samples 12 --width 1600 --height 900     36 frames
  python -m sets.lot --out OUT --paint ember --used --only 4 --prefix before-                        the pair's "before"

  --only 0,4,9   these frames only       --first 4,9   these before the others
  --raw DIR      keep the linear pictures; --refinish 1 only finishes them again
  --masks FILE   where the panels are in each picture, for check.py
  --wait FILE    no frame is begun while this file exists

The car stands and the camera walks around it, as our photographer does: in frame i the camera stands to the car as it
does in the studio's frame i, so the car's pixels match, and sun, shadows and everything around stay where they are.
The car, its lamps, its view transform are the studio's too: between the two sets only light and background differ.
"""
import os
import json
from common import *  # noqa: F403
from sets import studio_white
from PIL import Image

SUN = (18.0, 242.0)               # degrees above the horizon; compass bearing with the camera looking north (0)
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
def asphalt(stalls=((0.28, 6.23),), damp_rough=0.34):
    """Old asphalt after rain: aggregate, cracks, tar seams, worn stall lines, oil, and puddles that mirror.
    `stalls`: from where to where along y the lines run."""
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
    bands = [k.math('MULTIPLY', level(k, Y, y0, y0 + 0.03), level(k, Y, y1 - 0.03, y1, 1, 0)) for y0, y1 in stalls]
    for q in bands[1:]:
        bands[0] = k.math('MAXIMUM', bands[0], q)
    line = k.math('MULTIPLY', k.below(fx, 0.050 / 2.8, 0.004 / 2.8), bands[0])
    worn = level(k, k.math('ADD', k.math('MULTIPLY', mid, 0.55), k.math('MULTIPLY', fine, 0.45)), 0.40, 0.62, 0.95, 0.30)
    line = k.math('MULTIPLY', line, worn)
    oil = k.math('MULTIPLY', level(k, noise(0.75, 4), 0.60, 0.70), 0.6)
    # water stands where the ground is low
    water = level(k, k.math('ADD', large, k.math('MULTIPLY', k.math('SUBTRACT', mid, 0.5), 0.16)), 0.535, 0.575)
    damp = level(k, k.math('ADD', large, k.math('MULTIPLY', k.math('SUBTRACT', mid, 0.5), 0.35)), 0.40, 0.56)
    v = k.math('ADD', k.math('ADD', 0.050, k.math('MULTIPLY', mid, 0.060)), k.math('ADD', k.math('MULTIPLY', k.math('SUBTRACT', fine, 0.45), 0.11), k.math('MULTIPLY', k.math('SUBTRACT', noise(34, 2), 0.5), 0.07)))
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
    r = k.mixf(damp, 0.80, damp_rough)
    r = k.mixf(tar, r, 0.30)
    k.val(p.inputs['Roughness'], k.mixf(water, r, 0.025))
    car.sock(p, 'Specular').default_value = 0.5
    bp = k.n('ShaderNodeBump'); bp.inputs['Distance'].default_value = 0.004
    k.val(bp.inputs['Strength'], k.mixf(water, 0.45, 0.012))
    # no cracks in the relief: it is evaluated three times for each ray, and their darkness is enough
    k.link(k.math('ADD', k.math('MULTIPLY', stones.outputs['Distance'], 0.6), k.math('MULTIPLY', fine, 0.8)), bp.inputs['Height'])
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


def light_pole(x, y, h=8.0):
    con = varied('pole_base', (0.33, 0.32, 0.30), 0.12, 0.9)
    met = car.simple('pole', (0.085, 0.085, 0.09), 0.5, 0.2)
    o = free(car.lathe('base', [(0.0, -0.72), (0.27, -0.72), (0.30, -0.68), (0.30, 0.0)], con, 40)); o.rotation_euler = (-math.pi / 2, 0, 0); o.location = (x, y, 0)
    boxes('pole', [((x, y, 0.72 + h / 2), (0.13, 0.13, h)), ((x, y, 0.735), (0.30, 0.30, 0.03))], met)
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
    """A parked car. Trim paint and rubber get names of their own, so that the next car makes others: tread begins at a tire's own radius."""
    r = car.make(paint, cell, lights=0.0, vehicle=vehicle)
    for m in ('trimpaint', 'rubber'):
        bpy.data.materials[m].name = '%s %s' % (vehicle, m)
    r.location, r.rotation_euler = (x, y, 0), (0, 0, math.radians(heading))
    return r


def sky(sun=SUN, light=6.0, color=(1.0, 0.80, 0.60), angle=0.6, strength=0.10, cover=(0.47, 0.66), clouds=((0.95, 0.90, 0.84), (0.48, 0.50, 0.54)), dust=2.2):
    """Physical sky with scattered clouds, and the sun as a lamp."""
    el, az = sun
    t = bpy.context.scene.world.node_tree
    bg = t.nodes['Background']
    k = car.Nodes('skytmp'); bpy.data.materials.remove(k.m)
    k.t = t
    st = k.n('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False)
    st.sun_elevation, st.sun_rotation = math.radians(el), math.radians(az)
    st.air_density, st.dust_density, st.altitude = 1.0, dust, 60
    tc = k.n('ShaderNodeTexCoord')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Generated'], sp.inputs[0])
    # clouds on a plane overhead: the direction divided by its height
    z = k.math('ADD', k.math('MAXIMUM', sp.outputs[2], 0.0), 0.10)
    cx = k.n('ShaderNodeCombineXYZ')
    k.val(cx.inputs[0], k.math('DIVIDE', sp.outputs[0], z)); k.val(cx.inputs[1], k.math('DIVIDE', sp.outputs[1], z)); cx.inputs[2].default_value = 3.7
    nz = k.n('ShaderNodeTexNoise'); k.link(cx.outputs[0], nz.inputs['Vector'])
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value, nz.inputs['Roughness'].default_value = 0.85, 9, 0.56
    cover = k.math('MULTIPLY', level(k, nz.outputs[0], *cover), level(k, sp.outputs[2], 0.0, 0.10, 0.25, 0.9))
    sk = k.n('ShaderNodeVectorMath', operation='SCALE'); k.link(st.outputs[0], sk.inputs[0]); sk.inputs['Scale'].default_value = strength
    thick = level(k, nz.outputs[0], 0.55, 0.75)
    k.link(k.mixc(cover, sk.outputs[0], k.mixc(thick, *clouds)), bg.inputs[0])
    bg.inputs[1].default_value = 1.0
    bpy.context.scene.world.cycles.sample_map_resolution = 512
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.angle, l.color = light, math.radians(angle), color
    o = bpy.data.objects.new('sun', l)
    bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(az), math.radians(el)
    o.rotation_euler = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))).to_track_quat('Z', 'Y').to_euler()


# ------------------------------------------------------------------ the lot, as it looks from every side
KINDS = {'white pickup': ('pickup', 'pearl'), 'black pickup': ('pickup', 'onyx'), 'silver sedan': ('sedan', 'glacier'),
         'gray sedan': ('sedan', 'graphite'), 'white crossover': ('crossover', 'pearl'), 'blue crossover': ('crossover', 'harbour')}


def kind(name, cell):
    """A parked car to be placed many times: a collection outside the scene. All its materials get names of their own, so that its
    lamps can be off while those of the car in the middle are on."""
    root = neighbor(*KINDS[name], 0, 0, 0, cell)
    for m in ('led', 'lens'):                    # parked: lamps off
        bpy.data.materials[m].node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.0
    for m in bpy.data.materials:
        if not m.name.startswith('parked'):
            m.name = 'parked ' + m.name
    c = bpy.data.collections.new(name)
    for o in [root] + list(root.children_recursive):
        bpy.context.scene.collection.objects.unlink(o)
        c.objects.link(o)
    root.rotation_euler.z = 0
    return c


def put(source, x, y, heading=0.0, scale=1.0, z=0.0):
    """An instance of a collection, or of an object, on the ground."""
    o = bpy.data.objects.new('put', None if isinstance(source, bpy.types.Collection) else source.data)
    if o.type == 'EMPTY':
        o.instance_type, o.instance_collection = 'COLLECTION', source
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler, o.scale = (x, y, z), (0, 0, math.radians(heading)), (scale,) * 3
    return o


def side(bearing, build, *args):
    """Builds a side as if it were the north one, then turns it about the car to where it is: 90 east, 180 south, 270 west."""
    before = set(bpy.data.objects)
    build(*args)
    turn = Matrix.Rotation(math.radians(-bearing), 4, 'Z')
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            o.matrix_basis = turn @ o.matrix_basis


def row(cars, spots):
    """Parked as people park: a little off the middle and off square. Spots: kind, x, y, heading."""
    for name, x, y, heading in spots:
        put(cars[name], x + RNG.normal(0, 0.08), y + RNG.normal(0, 0.15), heading + RNG.normal(0, 1.1))


def earth():
    """Rough grass behind the asphalt."""
    k = car.Nodes('verge')
    tc = k.n('ShaderNodeTexCoord')
    v = []
    for scale, detail in ((0.35, 4), (14, 5)):
        n = k.n('ShaderNodeTexNoise'); n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = scale, detail
        k.link(tc.outputs['Object'], n.inputs['Vector']); v.append(n.outputs[0])
    p = k.n('ShaderNodeBsdfPrincipled'); p.inputs['Roughness'].default_value = 0.9
    k.link(k.mixc(k.math('ADD', k.math('MULTIPLY', v[0], 0.4), k.math('MULTIPLY', v[1], 0.6)), (0.030, 0.045, 0.012), (0.105, 0.115, 0.045)), p.inputs['Base Color'])
    car.sock(p, 'Specular').default_value = 0.2
    bp = k.n('ShaderNodeBump'); bp.inputs['Distance'].default_value = 0.05
    k.link(v[1], bp.inputs['Height']); k.link(bp.outputs[0], p.inputs['Normal'])
    return k.out(p.outputs[0])


def slab(name, x0, x1, y0, y1, z, mat):
    free(car.obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat))


def storefronts(y, x0, x1):
    """Across the street: low brick and stucco fronts with windows, awnings and cornices, no two alike."""
    x = x0
    glass = car.simple('storeglass', (0.012, 0.016, 0.018), 0.03, spec=0.8)
    stone = car.simple('cornice', (0.42, 0.40, 0.37), 0.7)
    tones = ((0.19, 0.075, 0.05), (0.36, 0.33, 0.28), (0.24, 0.12, 0.085), (0.30, 0.31, 0.31), (0.40, 0.35, 0.24), (0.15, 0.085, 0.07))
    cloth = ((0.04, 0.10, 0.07), (0.20, 0.035, 0.03), (0.03, 0.05, 0.12))
    i = 0
    while x < x1:
        w, h, set_back = RNG.uniform(7, 13), RNG.choice((3.9, 4.4, 6.9, 7.4)), RNG.uniform(0, 1.2)
        f = y + set_back
        boxes('store', [((x + w / 2, f + 6, h / 2), (w - 0.06, 12, h))], varied('store', tones[i % 6], 0.12, 0.85))
        boxes('cornice', [((x + w / 2, f - 0.10, h - 0.12), (w, 0.30, 0.24)), ((x + w / 2, f - 0.05, 3.35), (w - 0.1, 0.16, 0.14))], stone)
        n = max(2, int(w / 2.6))
        boxes('storeglass', [((x + w * (j + 0.5) / n, f - 0.01, 1.45), (w / n - 0.45, 0.06, 2.2)) for j in range(n)]
              + [((x + w * (j + 0.5) / n, f - 0.01, 5.0), (0.95, 0.06, 1.5)) for j in range(n) if h > 6], glass)
        boxes('sill', [((x + w * (j + 0.5) / n, f - 0.06, 4.18), (1.15, 0.14, 0.08)) for j in range(n) if h > 6], stone)
        if i % 3 != 1:
            m = car.simple('awning%d' % (i % 3), cloth[i % 3], 0.75)
            free(car.obj('awning', [(x + 0.4, f, 3.2), (x + w - 0.4, f, 3.2), (x + w - 0.4, f - 1.1, 2.55), (x + 0.4, f - 1.1, 2.55), (x + w - 0.4, f - 1.1, 2.35), (x + 0.4, f - 1.1, 2.35)], [(0, 1, 2, 3), (3, 2, 4, 5)], m, smooth=False))
        x += w + (0.0 if RNG.random() < 0.6 else RNG.uniform(2, 5))
        i += 1


def power_line(y, xs):
    wood = car.simple('utility', (0.085, 0.070, 0.055), 0.9)
    boxes('utility', [((x, y, 4.8), (0.26, 0.26, 9.6)) for x in xs] + [((x, y, 8.9), (2.2, 0.12, 0.14)) for x in xs] + [((x, y - 0.05, 7.7), (0.10, 0.10, 0.2)) for x in xs], wood)
    for p, q in zip(xs, xs[1:]):
        for z, dx, sag in ((9.05, -0.95, 0.9), (9.05, 0.0, 1.05), (9.05, 0.95, 0.8), (6.6, 0.0, 0.6), (6.3, 0.1, 0.7)):
            t = np.linspace(-1, 1, 30)
            free(car.tube('wire', [((p + q) / 2 + (q - p) / 2 * u + dx, y, z - sag * (1 - u * u)) for u in t], car.circle(0.014 if z > 7 else 0.022, 5), car.simple('wire', (0.01, 0.01, 0.01), 0.6)))


def north(cars):
    """A row of cars, noses to the car, before the fence; pennants and a power line above it."""
    row(cars, [('gray sedan', -11.2, 14.0, -90), ('white pickup', -8.4, 14.1, -90), ('silver sedan', -5.6, 13.8, -90), ('white crossover', -2.8, 13.7, -90),
               ('black pickup', 2.8, 14.2, -90), ('blue crossover', 5.6, 13.7, -90), ('silver sedan', 8.4, 13.8, 90), ('white crossover', 14.0, 13.8, -90)])
    boxes('stops', [((q, 16.75, 0.06), (1.75, 0.16, 0.12)) for q in np.arange(-14, 14.1, 2.8)], varied('stop', (0.30, 0.29, 0.27), 0.2, 0.85))
    boxes('curb', [((0, 17.3, 0.07), (44, 0.18, 0.14))], varied('curb', (0.26, 0.255, 0.24), 0.15, 0.9))
    fence(18.0, -24, 24, 'fence')
    slab('verge', -30, 70, 18.2, 120, 0.02, earth())
    light_pole(-7.0, 17.6)
    light_pole(9.9, 17.6)
    pennants((-22, 17.6, 4.6), (-7.0, 17.5, 4.9), 0.8, 34)
    pennants((-7.0, 17.5, 4.9), (9.9, 17.5, 4.9), 0.9, 40)
    power_line(33, (-34, -2, 30))


def east(cars):
    """The showroom, a walk and planters before it, three cars on show."""
    showroom(2, 25)
    pale = varied('walk', (0.33, 0.32, 0.30), 0.12, 0.85)
    boxes('walk', [((x, 22.9, 0.05), (1.985, 4.2, 0.14)) for x in np.arange(-19, 24, 2.0)], pale)
    boxes('planter', [((x, 22.0, 0.32), (2.4, 0.8, 0.60)) for x in (-11, -3, 5, 11)], varied('planter', (0.24, 0.235, 0.225), 0.12, 0.8))
    row(cars, [('black pickup', -7.4, 15.2, 208), ('silver sedan', -0.6, 15.6, 200), ('white crossover', 6.3, 15.4, 204), ('gray sedan', 12.6, 15.8, 196)])
    light_pole(-12.4, 18.4)
    light_pole(13.6, 19.6)


def south(cars):
    """Four cars with their tails to us, a strip of grass, a walk, the street and what stands across it."""
    row(cars, [('blue crossover', -8.4, 13.7, 90), ('silver sedan', -5.6, 13.9, 90), ('white pickup', 0.0, 14.3, 90), ('gray sedan', 5.6, 13.8, 90), ('white crossover', 11.2, 13.7, 90)])
    stone = varied('curb', (0.26, 0.255, 0.24), 0.15, 0.9)
    boxes('curb', [((0, 17.2, 0.07), (40, 0.18, 0.14)), ((0, 22.6, 0.06), (150, 0.18, 0.16)), ((0, 32.6, 0.06), (150, 0.18, 0.16))], stone)
    slab('verge', -75, 75, 17.3, 20.6, 0.08, earth())
    boxes('walk', [((x, 21.6, 0.05), (1.485, 1.9, 0.10)) for x in np.arange(-60, 60, 1.5)] + [((x, 34.2, 0.05), (1.485, 3.2, 0.12)) for x in np.arange(-60, 60, 1.5)], varied('walk', (0.33, 0.32, 0.30), 0.12, 0.85))
    slab('street', -75, 75, 22.7, 32.5, 0.012, varied('street', (0.055, 0.055, 0.056), 0.25, 0.45))
    boxes('median', [((0, 27.6 + q, 0.014), (150, 0.11, 0.004)) for q in (-0.14, 0.14)], car.simple('yellow', (0.42, 0.27, 0.02), 0.6))
    row(cars, [('silver sedan', -16, 31.2, 180), ('blue crossover', -3.5, 31.3, 180), ('gray sedan', 3.0, 31.2, 180), ('white crossover', 17.0, 31.2, 180)])
    storefronts(36.0, -60, 60)
    power_line(20.0, (-45, -11, 22, 56))
    steel = car.simple('signpost', (0.10, 0.10, 0.105), 0.45, 0.6)
    boxes('sign', [((8.4 + q, 18.9, 2.0), (0.14, 0.14, 4.0)) for q in (-0.9, 0.9)], steel)
    boxes('signface', [((8.4, 18.9, 4.0), (2.6, 0.30, 1.5))], car.simple('signface', (0.025, 0.07, 0.17), 0.35))
    boxes('signband', [((8.4, 18.9, 3.55), (2.62, 0.32, 0.22))], car.simple('signband', (0.60, 0.60, 0.59), 0.35))
    pennants((-20, 17.2, 4.4), (-2.6, 17.2, 4.6), 0.7, 38)
    pennants((-2.6, 17.2, 4.6), (16, 17.2, 4.4), 0.8, 40)
    boxes('pennantpost', [((x, 17.2, 2.35), (0.07, 0.07, 4.7)) for x in (-20, -2.6, 16)], steel)


def west(cars):
    """The shop with its bay doors behind a fence, the dumpster, cars that wait for it."""
    fence(17.4, -21, -3.2, 'fence_w', (0.045, 0.050, 0.052))
    fence(17.4, 5.2, 22, 'fence_e', (0.045, 0.050, 0.052))
    dumpster(-7.4, 16.3, 0.06)
    wall = varied('shopwall', (0.52, 0.50, 0.46), 0.12, 0.85)
    boxes('garage', [((4, 31, 2.9), (34, 10, 5.8))], wall)
    boxes('parapet', [((4, 25.9, 5.75), (34.4, 0.5, 0.35)), ((4, 25.98, 0.45), (34.1, 0.10, 0.9))], varied('parapet', (0.16, 0.165, 0.17), 0.1, 0.6))
    boxes('stripe', [((4, 25.97, 4.15), (34.1, 0.08, 0.50))], varied('stripe', (0.05, 0.11, 0.20), 0.1, 0.5))
    door, dark = car.simple('baydoor', (0.42, 0.425, 0.43), 0.45), car.simple('baydark', (0.02, 0.021, 0.022), 0.6)
    for i, x in enumerate((-8.0, -2.6, 2.8, 8.2, 13.6)):
        up = 2.2 if i == 2 else 0.0              # one stands open
        boxes('baydark', [((x, 25.97, 1.75), (3.7, 0.10, 3.5))], dark)
        boxes('baydoor', [((x, 25.90, z + 0.29), (3.6, 0.06, 0.56)) for z in np.arange(up, 3.4, 0.58)], door)
        boxes('baypane', [((x + q, 25.86, 2.03 + 0.58), (0.72, 0.02, 0.36)) for q in (-1.2, 0, 1.2)], dark)
        boxes('baylamp', [((x, 25.80, 3.78), (0.34, 0.36, 0.12))], dark)
    boxes('gutter', [((x, 25.9, 2.9), (0.10, 0.12, 5.6)) for x in (-10.6, 16.4)], dark)
    row(cars, [('white pickup', -2.2, 21.5, 8), ('gray sedan', 9.5, 14.4, 180), ('black pickup', 4.0, 22.0, 172), ('blue crossover', -13.2, 14.6, 176)])
    boxes('pallets', [((-4.6, 16.5, 0.08 + 0.13 * i), (1.0, 1.2, 0.10), 0.1 * RNG.normal()) for i in range(6)], varied('pallet', (0.22, 0.16, 0.10), 0.3, 0.9))
    light_pole(2.4, 18.6)


def greenery():
    """Trees behind each side, a ring of them that closes the horizon, hedges along the walks."""
    from backgrounds.land import plants
    rng = np.random.default_rng(12)
    leaf = plants.leafy('greenery', (0.030, 0.055, 0.014), (0.090, 0.120, 0.030), 0.5)
    wood = plants.bark('greenwood')
    tall = [plants.broadleaf(leaf, wood, 30 + i, h, 0.17, 0.20, 30000, (0.040, 0.085), 0.62) for i, h in enumerate((8.5, 10.0, 11.5))]
    distant = [plants.broadleaf(leaf, wood, 40 + i, h, 0.17, 0.16, 7000, (0.09, 0.16), 0.62, 4) for i, h in enumerate((8.5, 10.5))]
    low, wild = plants.shrubs(leaf, wood), plants.shrubs(leaf, wood, 2, 9000, (0.009, 0.017))
    near = [(-15, 24), (-10.5, 22), (-4, 25), (1.5, 22.5), (6.5, 26), (12, 23), (-19, 22), (17, 27), (-1, 30), (9, 31),          # north
            (21, -17), (22, 20), (25, 27), (34, 24), (38, 12), (42, -2), (40, -14), (30, -22),                                      # east
            (-14, -34.3), (2.5, -34.5), (20, -34.2), (-27, -34.4), (-22, -18.8), (14, -18.9), (-40, -34),                           # south
            (-23, 17), (-27, 22), (-26, -9), (-31, -16), (-40, 4), (-38, -8), (-42, 14), (-24, 9)]                                   # west
    for i, (x, y) in enumerate(near):
        put(tall[i % 3], x, y, rng.uniform(0, 360), rng.uniform(0.8, 1.15), -0.05)
    for i in range(150):                         # the ring: trees, and undergrowth that lets no sky through below their crowns
        t, r = 6.2832 * i / 150 + rng.normal(0, 0.02), rng.uniform(54, 70)
        put(distant[i // 2 % 2] if i % 2 else wild[i // 2 % 2], r * math.sin(t), r * math.cos(t), rng.uniform(0, 360), rng.uniform(0.8, 1.15) * (1 if i % 2 else 8), -0.05)
    hedge = [(x, -18.9 + rng.normal(0, 0.15)) for x in np.arange(-30, 30, 0.55) if not -12 < x < -5] + [(22.0 + rng.normal(0, 0.12), -y) for c in (-11, -3, 5, 11) for y in np.arange(c - 1, c + 1.1, 0.4)]
    for i, (x, y) in enumerate(hedge):
        put(low[i % 4], x, y, rng.uniform(0, 360), rng.uniform(0.9, 1.3), 0.55 if x > 20 and abs(y) < 13 else 0.06)


def stage(cell=0.012):
    """Everything but the car, which stands on the origin with its nose to the south. Nothing stands within 11 m: the camera
    walks at 9.3 m, and neither it nor its view of the car may be blocked."""
    cars = {name: kind(name, cell) for name in KINDS}
    car.ROOT = None
    free(car.obj('ground', [(-140, -140, 0), (140, -140, 0), (140, 140, 0), (-140, 140, 0)], [(0, 1, 2, 3)], asphalt(((-2.85, 2.85), (11.4, 16.6), (-16.6, -11.4)), 0.44)))
    for bearing, build in ((0, north), (90, east), (180, south), (270, west)):
        side(bearing, build, cars)
    greenery()


def weather():
    """Soft sun over the car's right front, through thin cloud: the paint keeps its hue, and the shaded side its drawing."""
    sky((36.0, 215.0), light=6.2, color=(1.0, 0.92, 0.82), angle=2.0, strength=0.12, cover=(0.42, 0.62), clouds=((1.45, 1.43, 1.40), (0.85, 0.88, 0.93)), dust=0.8)


def daylight():
    weather()
    bake_sky()


def panorama(width, at=(0, 0, 0)):
    """All that is seen from a place, as the picture that hang() takes."""
    s = bpy.context.scene
    cam = bpy.data.objects.new('panocam', bpy.data.cameras.new('panocam'))
    s.collection.objects.link(cam)
    cam.data.type, cam.data.panorama_type = 'PANO', 'EQUIRECTANGULAR'
    cam.location, cam.rotation_euler = at, (math.pi / 2, 0, -math.pi / 2)
    old = s.render.resolution_x, s.render.resolution_y, s.camera
    s.camera = cam
    size(width, width // 2)
    px = render()
    s.camera = old[2]
    size(*old[:2])
    bpy.data.objects.remove(cam)
    return px


def hang(px):
    """A panorama as the world."""
    h, w = px.shape[:2]
    im = bpy.data.images.new('panorama', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear Rec.709'
    im.pixels.foreach_set(np.ascontiguousarray(px, np.float32).ravel())
    im.pack()
    t = bpy.context.scene.world.node_tree
    n = t.nodes.new('ShaderNodeTexEnvironment')
    n.image = im
    t.links.new(n.outputs[0], t.nodes['Background'].inputs[0])


def bake_sky(width=2048):
    """The sky as a picture: its noise is not computed anew for each ray."""
    s = bpy.context.scene
    shown = [o for o in s.objects if not o.hide_render]
    for o in shown:
        o.hide_render = True
    denoise, s.cycles.use_denoising, s.cycles.samples = s.cycles.use_denoising, False, 4
    px = panorama(width)
    s.cycles.use_denoising = denoise
    for o in shown:
        o.hide_render = False
    up = np.degrees(np.abs(np.linspace(-math.pi / 2, math.pi / 2, width // 2)))[:, None, None]      # the physical sky is green at the horizon; haze is not
    haze = 0.75 * np.exp(-up / 7)
    px[..., :3] = px[..., :3] * (1 - haze) + haze * px[..., :3].mean(2, keepdims=True) * (0.97, 1.0, 1.04)
    hang(px)


# ------------------------------------------------------------------ finish
def finish(img, path):
    """The studio's bloom and view transform, so that lamps look alike and paint keeps its color, and a trace of vignette and grain."""
    h, w = img.shape[:2]
    d = studio_white.display(studio_white.bloom(img))[::-1]          # row 0 = top from here on
    yy, xx = np.mgrid[0:h, 0:w]
    d = d * (1 - 0.05 * np.clip(((xx - w / 2) / (w / 2)) ** 2 + ((yy - h / 2) / (h / 2)) ** 2, 0, 2) / 2)[..., None]
    d = d + np.random.default_rng(1).normal(0, 0.005, (h, w, 1))
    Image.fromarray((np.clip(d, 0, 1) * 255 + .5).astype(np.uint8)).save(path, **({} if path.endswith('.png') else dict(quality=92, subsampling=0, optimize=True)))


# ------------------------------------------------------------------ go
def build(a, s, paint, used):
    """The lot by day with the car, and how its pictures are traced. Returns the car."""
    c = s.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 4, 1, 3, 8
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 2.0, 12.0, 0.5
    c.adaptive_threshold, c.adaptive_min_samples = 0.04, 8
    c.use_light_tree = False                     # sun and sky are all the light there is
    stage(a.neighbors)
    root = car.make(paint, a.cell, vehicle=a.vehicle, used=used)
    yaw(root, 90)
    daylight()
    return root


def main():
    a = options(__doc__, raw='', refinish=0, prefix='lot-', first='', neighbors=0.012, masks='', wait='')
    s = setup(a)
    order = [i for k in (0, 2, 1, 3) for i in range(k, 36, 4)]                   # an interrupted set is evenly spaced
    first = [int(q) for q in a.first.split(',') if q]
    order = [i for i in first + [i for i in order if i not in first] if not a.only or str(i) in a.only]
    name = lambda d, i, e: os.path.join(d, '%s%02d.%s' % (a.prefix, i, e))
    if a.raw:
        os.makedirs(a.raw, exist_ok=True)
    if a.refinish:
        for i in order:
            if os.path.exists(name(a.raw, i, 'npy')):
                finish(np.load(name(a.raw, i, 'npy')), name(a.out, i, 'jpg'))
        return
    t = time.time()
    root = build(a, s, a.paint, a.used)
    for m in bpy.data.materials:
        no_lamp(m)
    cam = camera(lens=studio_white.LENS)
    loc, aim = step_back(CAM_LOC, CAM_AIM)
    print('BUILT %.0fs' % (time.time() - t), flush=True)
    masks = {}
    for i in order:
        walk = Matrix.Rotation(math.radians(-10 * i), 3, 'Z')
        look(cam, walk @ loc, walk @ aim)
        if a.masks:
            masks['%s%02d' % (a.prefix, i)] = dict(studio_white.panels(root), paint=a.paint)
            json.dump(masks, open(a.masks, 'w'), indent=1)
        if os.path.exists(name(a.out, i, 'jpg')):
            continue
        while a.wait and os.path.exists(a.wait):
            time.sleep(2)
        t = time.time()
        raw = trace(a.samples)
        if a.raw:
            np.save(name(a.raw, i, 'npy'), raw[..., :3].astype(np.float16))
        finish(raw[..., :3], name(a.out, i, 'jpg'))
        log_plates(name(a.out, i, 'jpg'))
        print('DONE', i, 'samples', a.samples, 'frame %.1fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
