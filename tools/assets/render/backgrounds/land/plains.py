"""plains.py - landscapes.py's wide scenes: snow field and sunset on a dry lake.

Each takes the height and bearing of its sun.
"""
from backgrounds.land.nature import *  # noqa: F401,F403
from backgrounds.land import plants
from backgrounds.land.plants import pebbles, place, spruces  # noqa: F401

boxes, varied, free = lot.boxes, lot.varied, lot.free


def snow_field(el, az):
    """A field of packed snow with tire tracks, drifts and dry stalks, a fence with caps, spruces under snow, white mountains."""
    sky(el, az, 4.2, (1.0, 0.82, 0.64), 1.5, 0.075, 0.8, gain=(0.84, 0.98, 1.20), altitude=1500, horizon=((0.66, 0.71, 0.80), 0.05),
        clouds=dict(cover=0.62, scale=5.0, flat=3.0, lit=(0.98, 0.93, 0.88), shade=(0.58, 0.62, 0.71), lo=0.01, hi=0.08, soft=0.25, opaque=0.75, seed=21.7))
    haze = (9000.0, (0.60, 0.67, 0.78))
    rng = np.random.default_rng(14)

    def track(x, y, off, slope_, wob):
        """Two ruts of a car that drove along, with the tread's print."""
        c = off + slope_ * x + wob * np.sin(x * 0.21 + off)
        z, mark = 0, 0
        for s in (-0.78, 0.78):
            d = y - c - s
            w = np.abs(d) / 0.125
            rut = step(1.12, 0.86, w)
            lug = (np.sin((x + np.abs(d) * 1.1 * np.sign(d)) * 2 * math.pi / 0.062) > -0.1) * (np.abs(d) < 0.105)
            z = z - 0.046 * rut + 0.012 * rut * lug + 0.020 * np.exp(-((w - 1.32) / 0.20) ** 2)
            mark = np.maximum(mark, rut)
        return z, mark
    ruts = ((2.7, 0.17, 0.22), (-1.8, -0.10, 0.18), (4.6, -0.20, 0.3))

    def height(x, y):
        crust = 0.022 * fbm(x * 1.3, y * 1.3, 5, 44) + 0.0085 * fbm(x * 9, y * 9, 4, 45) + 0.016 * np.clip(fbm(x * 3.1, y * 3.1, 3, 46), 0, 1)
        z = crust
        for q in ruts:
            dz, m = track(x, y, *q)
            z = z * (1 - 0.75 * m) + dz
        drift = 0.34 * step(6.2, 10.5, y + 0.8 * fbm(x * 0.22, y * 0.1, 3, 47)) * (0.8 + 0.9 * fbm(x * 0.20, y * 0.32, 4, 48)) + 0.05 * fbm(x * 0.9, y * 2.0, 3, 49) * step(5.5, 8, y)
        return z + drift + 0.5 * fbm(x / 34, y / 34, 3, 50) * step(14, 60, y) + 0.004 * np.clip(y - 20, 0, None)
    k = car.Nodes('snow')
    fine_, mid = noise(k, 75, 3, 0.7), noise(k, 6.0, 6, 0.7)
    g = cells(k, 260).outputs['Distance']
    c = k.mixc(k.math('ADD', k.math('MULTIPLY', fine_, 0.5), k.math('MULTIPLY', mid, 0.5)), (0.66, 0.68, 0.71), (0.86, 0.87, 0.885))
    n = bump(k, k.math('ADD', k.math('MULTIPLY', fine_, 1.0), k.math('ADD', k.math('MULTIPLY', mid, 2.0), k.math('MULTIPLY', g, 0.6))), 0.010, 0.6)
    snow = air(k, surface(k, c, 0.65, n, 0.25), *haze)
    near_ground('ground', height, snow, 70, 1700, 1300)
    terrain('plain', lambda x, y: height(x, y) - 0.02 + 0.02 * step(60, 90, np.hypot(x, y)) + 7 * fbm(x / 700, y / 700, 3, 52) * step(150, 900, y) + 0.028 * np.clip(y - 160, 0, None), snow, 64, 4200, fine(500), fine(500), 24)
    beside = lambda x, y: np.min([np.abs(y - q[0] - q[1] * x - q[2] * np.sin(x * 0.21 + q[0]) - s) for q in ruts for s in (-0.78, 0.78)], 0)
    pebbles(4200, (0.005, 0.032), 5.0, 17, snow, height, lambda x, y: rng.random(len(x)) < 0.06 + 0.8 * np.exp(-(beside(x, y) / 0.26) ** 2), seed=6)       # chunks the tires threw up
    # stalks through the drifts
    stalk = plants.tufts(plants.leafy('stalk', (0.30, 0.22, 0.12), (0.17, 0.12, 0.07), 0.2), 4, 26, (0.18, 0.52), 0.09, 0.004, (0.05, 0.5))
    x, y = spread(1500, 16.0, 40, rng, 22)
    m = (fbm(x * 0.35, y * 0.35, 3, 53) + 0.12 * rng.normal(size=len(x)) > 0.22) & (y > 7.4)
    scatter('stalks', stalk, np.c_[x[m], y[m], height(x[m], y[m]) - 0.02], scale=rng.uniform(0.5, 1.15, m.sum()), rng=rng)
    # fence
    wood = plants.bark('oldpost', (0.17, 0.14, 0.115))
    white = varied('cap', (0.80, 0.81, 0.83), 0.05, 0.7)
    xs = np.arange(-15, 15.1, 2.9) + rng.normal(0, 0.15, 11)
    ys = 11.2 + 0.05 * xs + rng.normal(0, 0.05, 11)
    A = np.c_[xs, ys, height(xs, ys) - 0.3]
    B = A + np.c_[rng.normal(0, 0.05, 11), rng.normal(0, 0.04, 11), rng.uniform(1.25, 1.42, 11)]
    V, F = plants.sticks(A, B, rng.uniform(0.055, 0.07, 11), rng.uniform(0.05, 0.065, 11), 10)
    mesh('posts', V, F, wood)
    caps = plants.rocks(white, 3, 3, 0.3, 12, 0)
    scatter('caps', caps, B + (0, 0, 0.02), scale=np.c_[rng.uniform(0.07, 0.085, 11), rng.uniform(0.07, 0.085, 11), rng.uniform(0.06, 0.10, 11)], rng=rng)
    P, Q = [], []
    for h in (0.50, 0.98):
        for i in range(10):
            a, b = A[i] + (B[i] - A[i]) * h / 1.3 + (0, 0, 0.18), A[i + 1] + (B[i + 1] - A[i + 1]) * h / 1.3 + (0, 0, 0.18)
            mid_ = (a + b) / 2 + (0, 0, rng.normal(-0.02, 0.02))
            P += [a, mid_]; Q += [mid_, b]
    P, Q = np.array(P), np.array(Q)
    V, F = plants.sticks(P, Q, np.full(len(P), 0.042), np.full(len(P), 0.038), 8)
    mesh('rails', V, F, wood)
    V, F = plants.sticks(P + (0, 0, 0.040), Q + (0, 0, 0.040), np.full(len(P), 0.030), np.full(len(P), 0.028), 8)
    mesh('railsnow', V, F, white)
    # spruces under snow, some near, the edge of the wood behind
    pad = car.Nodes('pad')
    pad = air(pad, surface(pad, (0.82, 0.83, 0.86), 0.7, None, 0.2), *haze)
    tree = spruces(haze, pad, 3, 0.75)
    near = np.array([(-11.5, 30, 1.0), (-16.0, 38, 1.2), (-14.0, 47, 0.8), (-21, 52, 1.3), (14.5, 34, 0.9), (18.8, 44, 1.25), (16.2, 52, 0.8), (24, 60, 1.3), (-9.5, 58, 0.7), (11, 66, 0.9)])
    scatter('near', tree, np.c_[near[:, :2], height(near[:, 0], near[:, 1]) - 0.1], scale=near[:, 2], rng=rng)
    x, y = spread(5200, 110, 420, rng, 23, 0.8)
    m = (y > 120 + 40 * fbm(x / 60, y * 0 + 3, 3, 54)) & (rng.random(len(x)) < 0.9)
    x, y = x[m], y[m]
    z = height(x, y) + 7 * fbm(x / 700, y / 700, 3, 52) * step(150, 900, y) + 0.028 * np.clip(y - 160, 0, None)
    s = rng.uniform(0.55, 1.3, (len(x), 1)) * np.array([[1.1, 1.1, 1.0]])
    scatter('wood', tree, np.c_[x, y, z - 0.2], scale=s, rng=rng)
    alps(1650, 2600, 8200, -250, (14000.0, haze[1]), 93, (0.9, 0.4))


def sunset_horizon(el, az):
    """A dry lake after rain: plates of mud, shallow water that mirrors the sky, dark ranges, the sun just above them."""
    sky(el, az, 2.0, (1.0, 0.50, 0.22), 1.5, 0.11, 2.0, gain=(1.0, 0.80, 1.02), altitude=900, horizon=((0.80, 0.31, 0.11), 0.030),
        clouds=dict(cover=0.72, scale=4.6, flat=4.6, lit=(1.0, 0.36, 0.17), shade=(0.20, 0.12, 0.20), lo=0.015, hi=0.06, soft=0.22, opaque=0.92, seed=31.3))
    t = bpy.context.scene.world.node_tree     # the glow around the sun, and its disc in the haze
    k = car.Nodes('tmp'); bpy.data.materials.remove(k.m); k.t = t
    bg = t.nodes['Background']
    old = bg.inputs[0].links[0].from_socket
    tc = k.n('ShaderNodeTexCoord').outputs['Generated']
    dot = k.n('ShaderNodeVectorMath', operation='DOT_PRODUCT'); k.link(tc, dot.inputs[0]); dot.inputs[1].default_value = sun_vector(el, az)
    ang = k.math('ARCCOSINE', k.math('MINIMUM', dot.outputs['Value'], 1.0))
    ex = lambda w, s: k.math('MULTIPLY', k.math('POWER', math.e, k.math('DIVIDE', ang, -w)), s)
    glow_ = luma(k, k.math('ADD', ex(0.17, 0.26), ex(0.030, 1.5)), (1.0, 0.46, 0.15))
    disc = luma(k, k.below(ang, 0.0060, 0.0012), (22.0, 13.0, 5.5))
    add = k.n('ShaderNodeVectorMath', operation='ADD'); k.link(glow_, add.inputs[0]); k.link(disc, add.inputs[1])
    add2 = k.n('ShaderNodeVectorMath', operation='ADD'); k.link(add.outputs[0], add2.inputs[0]); k.link(old, add2.inputs[1])
    k.link(add2.outputs[0], bg.inputs[0])
    rng = np.random.default_rng(15)

    def height(x, y):
        wet = fbm(x * 0.11 + 3, y * 0.17, 4, 64)
        ruts = 0.014 * sum(np.exp(-((y - 0.02 * x - q - 0.10 * fbm(x * 0.12, x * 0 + q, 2, 67)) / 0.12) ** 2) for q in (2.6, 4.15))
        return 0.024 * wet + 0.006 * fbm(x * 1.4, y * 1.4, 4, 65) - ruts * (wet > -2)
    k = car.Nodes('playa')
    O = coords(k)
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(O, sp.inputs[0])
    wet = attr(k, 'wet')
    mid, fine_, grain = noise(k, 0.9, 6, 0.65), noise(k, 9, 6, 0.72), noise(k, 90, 3, 0.7)
    sh = k.n('ShaderNodeCombineXYZ')
    k.val(sh.inputs[0], k.math('ADD', sp.outputs[0], k.math('MULTIPLY', k.math('SUBTRACT', noise(k, 2.2, 4, 0.7), 0.5), 0.30)))
    k.val(sh.inputs[1], k.math('ADD', sp.outputs[1], k.math('MULTIPLY', k.math('SUBTRACT', noise(k, 2.2, 4, 0.7, warp(k, (1, 1, 1), None, (7, 3, 0))), 0.5), 0.30)))
    e1, e2 = cells(k, 2.6, sh.outputs[0], 'DISTANCE_TO_EDGE').outputs['Distance'], cells(k, 8.5, sh.outputs[0], 'DISTANCE_TO_EDGE').outputs['Distance']
    plate = cells(k, 2.6, sh.outputs[0])
    cut = k.math('MAXIMUM', k.below(e1, 0.022, 0.020), k.math('MULTIPLY', k.below(e2, 0.030, 0.028), level(k, mid, 0.42, 0.58, 0.0, 0.75)))
    water = level(k, k.math('ADD', wet, k.math('MULTIPLY', k.math('SUBTRACT', fine_, 0.5), 0.10)), 0.02, 0.10)
    damp = level(k, k.math('ADD', wet, k.math('MULTIPLY', k.math('SUBTRACT', mid, 0.5), 0.5)), -0.30, 0.10)
    csep = k.n('ShaderNodeSeparateColor'); k.link(plate.outputs['Color'], csep.inputs[0])
    v = k.math('ADD', k.math('ADD', 0.16, k.math('MULTIPLY', csep.outputs[0], 0.06)), k.math('ADD', k.math('MULTIPLY', mid, 0.10), k.math('MULTIPLY', grain, 0.09)))
    v = k.math('MULTIPLY', v, k.mixf(damp, 1.0, 0.42))
    v = k.mixf(k.math('MULTIPLY', cut, k.math('SUBTRACT', 1.0, water)), v, 0.020)
    p = surface(k, k.mixc(water, luma(k, v, (1.0, 0.88, 0.76)), (0.012, 0.011, 0.012)), k.mixf(water, k.mixf(damp, 0.75, 0.36), 0.03), None, 0.5)
    dry = k.math('SUBTRACT', 1.0, water)
    b = bump(k, k.math('ADD', k.math('MULTIPLY', cut, -1.0), k.math('ADD', k.math('MULTIPLY', fine_, 0.5), k.math('MULTIPLY', grain, 0.12))), 0.014, k.math('ADD', 0.015, k.math('MULTIPLY', dry, 0.75)))
    for nd in k.t.nodes:
        if nd.type == 'BSDF_PRINCIPLED':
            k.link(b, nd.inputs['Normal'])
    mat = air(k, p, 9000.0, (0.60, 0.25, 0.13))
    wetness = lambda x, y, z: fbm(x * 0.11 + 3, y * 0.17, 4, 64) * -1.0 + 0.16 * step(5, 16, y) - 0.34 * np.exp(-(x / 4.6) ** 2 - ((y + 0.6) / 3.2) ** 2) + 0.05
    near_ground('ground', height, mat, 90, 1300, 900, wet=wetness)
    terrain('lake', lambda x, y: 0 * x - 0.02 + 0.02 * step(80, 100, np.hypot(x, y)), mat, 85, 30000, fine(200), fine(300), 24, wet=lambda x, y, z: 0.42 * fbm(x * 0.02, y * 0.02, 4, 66) - 0.02)
    far = car.Nodes('far')
    m = noise(far, 0.004, 6, 0.7)
    rock = air(far, surface(far, far.mixc(m, (0.030, 0.022, 0.022), (0.085, 0.062, 0.055)), 0.95, None, 0.05), 15000.0, (0.46, 0.19, 0.13))
    for r, h, seed in ((8500, 250, 171), (14500, 560, 181)):
        def hills(x, y):
            d = np.hypot(x, y)
            edge = step(r * 0.78, r * 1.06, d + 0.10 * r * fbm(x / 2600, y / 2600, 3, seed))
            return -2 + edge * h * (0.25 + 0.6 * ridged(x / (r * 0.30), y / (r * 0.30), 7, seed + 2) + 0.5 * gullied(x / (r * 0.22), y / (r * 0.22), 6, seed + 5)) * (0.75 + 0.8 * fbm(x / r * 3.0, y * 0 + seed, 2, seed + 8))
        terrain('hills', hills, rock, r * 0.7, r * 1.35, fine(300), fine(1400), 23)
    # stones and driftwood in the mud, posts of an old fence
    stones = plants.stone('mudstone', (0.16, 0.13, 0.11), (0.07, 0.06, 0.055))
    pebbles(1400, (0.003, 0.020), 5.5, 60, stones, height, half=23)
    wood = plants.bark('drift', (0.10, 0.08, 0.07))
    xs = np.linspace(-26, 30, 15) + rng.normal(0, 0.4, 15)
    ys = 24 + 0.25 * (xs + 26) + rng.normal(0, 0.2, 15)
    A = np.c_[xs, ys, 0 * xs - 0.3]; B = A + np.c_[rng.normal(0, 0.10, 15), rng.normal(0, 0.06, 15), rng.uniform(0.9, 1.45, 15)]
    V, F = plants.sticks(A, B, rng.uniform(0.06, 0.08, 15), rng.uniform(0.045, 0.065, 15), 9)
    mesh('posts', V, F, wood)
