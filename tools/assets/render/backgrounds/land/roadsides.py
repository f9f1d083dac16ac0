"""roadsides.py - landscapes.py's scenes beside a road: coastal overlook, mountain pass, desert road.

Each takes the height and bearing of its sun.
"""
from backgrounds.land.nature import *  # noqa: F401,F403
from backgrounds.land import plants
from backgrounds.land.plants import pebbles, place, spruces  # noqa: F401

boxes, varied, free = lot.boxes, lot.varied, lot.free


def coastal_overlook(el, az):
    """A turnout above the sea: old asphalt, gravel, a log rail, dry grass, headlands behind each other in the haze."""
    sky(el, az, 5.4, (1.0, 0.88, 0.72), 1.2, 0.085, 0.7, gain=(0.80, 0.98, 1.22), horizon=((0.50, 0.66, 0.90), 0.035), clouds=dict(cover=0.60, scale=6.0, flat=2.4, lit=(1.05, 1.02, 0.99), shade=(0.60, 0.67, 0.78), lo=0.002, hi=0.035, soft=0.22, opaque=0.85, seed=4.2))
    haze = (8000.0, (0.50, 0.65, 0.88))
    rng = np.random.default_rng(11)
    edge_y = lambda x: 4.6 + 0.22 * fbm(x * 0.9, x * 0 + 3, 4, 5) + 0.02 * x

    def height(x, y):
        on = step(edge_y(x) + 0.12, edge_y(x) - 0.02, y)
        bank = 0.25 * fbm(x * 0.35, y * 0.35, 4, 8) * step(5.5, 8, y) + 0.05 * fbm(x * 2.2, y * 2.2, 4, 9) * step(4.7, 6, y)
        fall = -0.55 * np.clip(y - 8.6 - 0.6 * fbm(x * 0.2, y * 0 + 1, 3, 12), 0, None) ** 1.25
        return 0.012 * fbm(x * 0.35, y * 0.35, 3, 2) + 0.028 * on - 0.02 + bank + fall + (1 - on) * 0.018 * fbm(x * 7, y * 7, 3, 4)
    k_lines = stripes((0.55, 0.54, 0.50), (-9, 3.55, -3.42, -3.32), (-9, 3.5, 3.24, 3.34))
    near_ground('ground', height, asphalt(0.100, (1.0, 1.0, 0.985), cracks=1.0, lines=k_lines, shoulder=(0.27, 0.225, 0.165)), 30, 900, 800, edge=lambda x, y, z: step(edge_y(x) + 0.10, edge_y(x) - 0.10, y))
    pebbles(9000, (0.006, 0.035), 12.9, 18.5, plants.stone('pebble', (0.34, 0.29, 0.22), (0.16, 0.145, 0.13)), height, lambda x, y: (y > edge_y(x) - 0.05 - 0.5 * rng.random(len(x)) ** 3))
    pebbles(600, (0.003, 0.009), 5.0, 13.5, plants.stone('pebble2', (0.36, 0.32, 0.26), (0.20, 0.185, 0.17)), height, seed=5)
    scatter('boulders', plants.rocks(plants.stone('boulder', (0.28, 0.245, 0.20), (0.13, 0.12, 0.11), (0.30, 0.27, 0.14)), 4, 4, 0.8, 3),
            [(-6.4, 7.9, 0.12), (-5.7, 7.5, 0.05), (3.9, 8.3, 0.10), (6.0, 7.7, 0.12), (6.7, 8.1, 0.05), (-1.4, 8.6, 0.02)], scale=np.array([0.42, 0.24, 0.30, 0.46, 0.26, 0.22]), rng=rng)
    # the rail: posts and logs, no two alike
    wood = plants.bark('log', (0.24, 0.20, 0.165))
    A, B, ra, rb = [], [], [], []
    xs = np.arange(-9.5, 9.6, 2.38) + rng.normal(0, 0.05, 8 + 1)
    tops = [(x, 6.7 + 0.05 * rng.normal(), height(np.array(x), np.array(6.7)) + 0) for x in xs]
    for x, y, z in tops:
        t = rng.normal(0, 0.02, 2)
        A.append((x, y, z - 0.2)); B.append((x + t[0], y + t[1], z + 0.74 + rng.normal(0, 0.015))); r = rng.uniform(0.075, 0.09); ra.append(r * 1.04); rb.append(r)
    for (x0, y0, z0), (x1, y1, z1) in zip(tops, tops[1:]):
        for h in (0.62, 0.30):
            pts = [np.array([x0 + (x1 - x0) * q, y0 + (y1 - y0) * q - 0.09, z0 + (z1 - z0) * q + h - 0.02 * math.sin(q * 3.14) * rng.uniform(0, 1.6) + rng.normal(0, 0.006)]) for q in np.linspace(-0.045, 1.045, 9)]
            r = np.linspace(rng.uniform(0.045, 0.058), rng.uniform(0.040, 0.055), 9)
            for i in range(8):
                A.append(pts[i]); B.append(pts[i + 1]); ra.append(r[i]); rb.append(r[i + 1])
    A, B = np.array(A), np.array(B)
    V, F = plants.sticks(A, B, np.array(ra), np.array(rb), 14)
    mesh('rail', V, F, wood)
    n = len(xs)                                  # sawn tops
    V, F = plants.sticks(B[:n], B[:n] + (0, 0, 0.012), np.array(rb[:n]), np.array(rb[:n]) * 0.0 + 0.001, 14)
    mesh('tops', V, F, varied('sawn', (0.30, 0.25, 0.19), 0.3, 0.9))
    # dry grass and bushes behind the rail
    grass = plants.tufts(plants.leafy('straw', (0.30, 0.235, 0.115), (0.13, 0.135, 0.055), 0.3), 5, 90, (0.10, 0.34), 0.10, 0.004, (0.15, 1.0))
    x, y = rng.uniform(-9, 9, 9000), 5.5 + 7.5 * rng.random(9000)
    m = (fbm(x * 0.6, y * 0.6, 3, 21) + 0.35 * step(5.6, 8, y) - 0.25 * step(6.2, 5.4, y) + 0.2 * rng.normal(size=len(x))) > 0.12
    x, y = x[m], y[m]
    scatter('grass', grass, np.stack([x, y, height(x, y) - 0.01], -1), scale=rng.uniform(0.5, 1.25, len(x)), rng=rng)
    bush = plants.shrubs(plants.leafy('coyote', (0.050, 0.068, 0.028), (0.115, 0.120, 0.055), 0.2), plants.bark('twig'), 4, 3000)
    x, y = rng.uniform(-10, 10, 130), rng.uniform(8.2, 11.5, 130)
    m = fbm(x * 0.25 + 4, y * 0.25, 2, 31) > -0.02
    scatter('bush', bush, np.stack([x[m], y[m], height(x[m], y[m]) - 0.05], -1), scale=rng.uniform(0.5, 1.15, m.sum()), rng=rng)

    # headlands: land where the bays' outline leaves it, cliffs to the sea, ridges inland
    sea = -62.0

    def land(x, y):
        d = np.hypot(x, y)
        out = -0.085 * y - 55 + 60 * np.sin(y / 330.0 + 0.4) + 150 * np.sin(y / 1150.0 + 2.3) + 90 * fbm(x / 500, y / 500, 4, 41) + 22 * fbm(x / 70, y / 70, 4, 43)
        s = out - x                              # meters inland
        cliff = 26 * step(0, 45, s) + 34 * step(30, 130, s + 40 * fbm(x / 120, y / 120, 3, 47))
        hill = np.clip(s - 40, 0, None) ** 0.80 * 0.62 * (0.62 + 0.75 * gullied(x / 420, y / 420, 6, 51, 0.8)) * step(0, 500, s)
        rough = 5.0 * ridged(x / 60, y / 60, 5, 55) * step(-10, 40, s)
        return sea - 10 + 10 * step(-60, 0, s) + cliff + np.clip(hill, 0, None) * step(150, 700, d) + rough

    x, y = fan(120, 14000, fine(1100), fine(1100), 23)
    z = land(x, y)
    k = car.Nodes('headland')
    slope = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeNewGeometry').outputs['Normal'], slope.inputs[0])
    O = coords(k)
    m1, m2 = noise(k, 0.012, 7, 0.7), noise(k, 0.09, 5, 0.7)
    grassy = k.mixc(level(k, m1, 0.42, 0.62), (0.175, 0.150, 0.070), (0.060, 0.075, 0.032))
    grassy = k.mixc(level(k, m2, 0.52, 0.60, 0.0, 0.8), grassy, (0.028, 0.040, 0.018))
    rock = k.mixc(noise(k, 0.06, 8, 0.7, warp(k, (1, 1, 3.0))), (0.075, 0.062, 0.050), (0.27, 0.22, 0.165))
    c = k.mixc(level(k, k.math('ADD', slope.outputs[2], k.math('MULTIPLY', k.math('SUBTRACT', m2, 0.5), 0.25)), 0.66, 0.80), rock, grassy)
    mesh('headlands', np.stack([x, y, z], -1).reshape(-1, 3), quads(*x.shape), air(k, surface(k, c, 0.95, bump(k, m2, 4.0, 0.6), 0.1), *haze))
    bx, by = spread(26000, 130, 1500, rng, 22)
    m = (land(bx, by) > sea + 24) & (fbm(bx / 60, by / 60, 4, 61) + 0.22 * rng.normal(size=len(bx)) > 0.34)
    bx, by = bx[m], by[m]
    far_bush = plants.shrubs(plants.leafy('chaparral', (0.060, 0.075, 0.032), (0.130, 0.125, 0.060), 0.2, haze=haze), plants.bark('twig'), 3, 500, (0.06, 0.12), 8)
    scatter('chaparral', far_bush, np.stack([bx, by, land(bx, by) - 0.2], -1), scale=rng.uniform(0.9, 3.0, (len(bx), 1)) * rng.uniform(0.7, 1.2, (len(bx), 3)), rng=rng)
    # sea stacks off the points
    far_rock = plants.stone('stack', (0.20, 0.165, 0.13), (0.09, 0.08, 0.07), scale=0.9, haze=haze)
    sx = np.array([[-92, 690, 26], [-70, 720, 13], [-118, 640, 10], [95, 1500, 20], [120, 1530, 9], [-300, 2100, 40], [38, 900, 7]])
    scatter('stacks', plants.rocks(far_rock, 4, 5, 1.2, 8, 7), np.c_[sx[:, 0], sx[:, 1], np.full(len(sx), sea + 1)], scale=np.stack([sx[:, 2] * 0.8, sx[:, 2] * 0.9, sx[:, 2] * 1.25], -1), rng=rng)
    # the sea, with foam along the shore
    k = car.Nodes('sea')
    w1 = noise(k, 0.022, 4, 0.6, warp(k, (0.5, 1.6, 1)), 0.5)
    w2 = noise(k, 0.16, 6, 0.65, warp(k, (0.55, 1.5, 1)), 0.6)
    gust = noise(k, 0.0016, 5, 0.6, warp(k, (0.4, 2.2, 1)))
    n = bump(k, k.math('ADD', k.math('MULTIPLY', w1, 2.0), w2), 2.6, 1.0)
    shore = attr(k, 'shore')
    col = k.mixc(level(k, shore, 0.15, 0.9), (0.010, 0.050, 0.085), (0.030, 0.125, 0.125))
    col = k.mixc(k.math('MULTIPLY', gust, 0.5), col, (0.020, 0.075, 0.115))
    foam = level(k, k.math('ADD', shore, k.math('MULTIPLY', k.math('SUBTRACT', noise(k, 0.10, 8, 0.75, None, 1.5), 0.5), 1.0)), 0.80, 1.02)
    caps = k.math('MULTIPLY', level(k, noise(k, 0.10, 6, 0.7, warp(k, (0.35, 1.4, 1))), 0.665, 0.70), level(k, gust, 0.45, 0.62, 0.0, 0.8))
    foam = k.math('MAXIMUM', foam, caps)
    p = surface(k, k.mixc(foam, col, (0.75, 0.78, 0.78)), k.mixf(foam, k.mixf(gust, 0.22, 0.34), 0.9), n, 0.5)
    x, y = fan(90, 45000, fine(700), fine(500), 24)
    near = np.zeros_like(x)
    s = (-0.085 * y - 55 + 60 * np.sin(y / 330.0 + 0.4) + 150 * np.sin(y / 1150.0 + 2.3) + 90 * fbm(x / 500, y / 500, 4, 41) + 22 * fbm(x / 70, y / 70, 4, 43)) - x
    near = np.clip(1 + (s + 8) / 26.0, 0, 1) * (s < 25)
    for q in sx:
        near = np.maximum(near, np.clip(1.25 - np.maximum(np.hypot(x - q[0], y - q[1]) - q[2] * 0.75, 0) / (q[2] * 0.55 + 4), 0, 1))
    mesh('sea', np.stack([x, y, np.full_like(x, sea)], -1).reshape(-1, 3), quads(*x.shape), air(k, p, 24000.0, (0.48, 0.64, 0.88)), shore=near.ravel())


def guardrail(y, x0, x1, rng, z=0.0):
    """W-beam on steel posts: lapped every four meters, dented here and there, with reflectors."""
    k = car.Nodes('zinc')
    m = noise(k, 2.5, 6, 0.7)
    streak = noise(k, 9.0, 4, 0.6, warp(k, (1.0, 1.0, 0.08)))
    p = k.n('ShaderNodeBsdfPrincipled')
    c = k.mixc(m, (0.13, 0.135, 0.135), (0.30, 0.305, 0.30))
    c = k.mixc(level(k, streak, 0.60, 0.75, 0.0, 0.45), c, (0.16, 0.095, 0.055))
    k.link(c, p.inputs['Base Color']); p.inputs['Metallic'].default_value = 0.6
    k.val(p.inputs['Roughness'], k.mixf(m, 0.36, 0.58))
    zinc = k.out(p.outputs[0])
    prof = np.array([(0.000, -0.156), (0.010, -0.150), (0.022, -0.135), (0.075, -0.095), (0.083, -0.080), (0.075, -0.060), (0.012, -0.018), (0.008, 0.0), (0.012, 0.018), (0.075, 0.060), (0.083, 0.080), (0.075, 0.095), (0.022, 0.135), (0.010, 0.150), (0.000, 0.156)])
    V, F, off = [], [], 0
    for i, a in enumerate(np.arange(x0, x1, 4.0)):
        xs = np.linspace(a - 0.12, a + 4.12, 60)
        dent = 0.05 * step(0.55, 0.75, fbm(xs * 0.5, xs * 0 + i, 2, 71) + 0.35) * np.sin((xs - a) * 0.8)
        gap = 0.004 * (i % 2)
        q = np.stack([np.repeat(xs, 15), (y - np.tile(prof[:, 0], 60) + np.repeat(dent, 15) - gap), z + 0.60 + np.tile(prof[:, 1], 60) + np.repeat(0.012 * fbm(xs * 0.15, xs * 0, 2, 73), 15)], -1)
        V.append(q); F.append(quads(60, 15) + off); off += len(q)
    o = mesh('wbeam', np.concatenate(V), np.concatenate(F), zinc)
    sol = o.modifiers.new('thick', 'SOLIDIFY'); sol.thickness = 0.004
    posts = [((x + rng.normal(0, 0.01), y + 0.13, z + 0.33), (0.10, 0.15, 0.92), rng.normal(0, 0.02)) for x in np.arange(x0, x1, 2.0)]
    boxes('railposts', posts, varied('post', (0.11, 0.085, 0.062), 0.35, 0.9))
    boxes('blocks', [((c[0], y + 0.035, z + 0.60), (0.10, 0.07, 0.32)) for c, *_ in posts], varied('block', (0.10, 0.080, 0.060), 0.3, 0.9))
    bolts = [((c[0] + dx, y - 0.018, z + 0.60 + dz), (0.024, 0.016, 0.024)) for c, *_ in posts[::2] for dx in (-0.08, 0.08) for dz in (-0.09, 0.09)] + [((c[0], y - 0.016, z + 0.60), (0.028, 0.02, 0.028)) for c, *_ in posts]
    boxes('bolts', bolts, car.simple('bolt', (0.10, 0.09, 0.08), 0.5, 0.8))


def mountain_pass(el, az):
    """A turnout on a pass road: guard rail, boulders and grass, spruces on the slopes, a snow-covered range behind."""
    sky(el, az, 5.0, (1.0, 0.91, 0.78), 1.2, 0.085, 0.5, gain=(0.80, 0.98, 1.22), altitude=2000, horizon=((0.52, 0.67, 0.90), 0.05),
        clouds=dict(cover=0.62, scale=5.0, flat=2.2, lit=(1.10, 1.08, 1.05), shade=(0.58, 0.65, 0.76), lo=0.03, hi=0.10, soft=0.20, opaque=0.9, seed=8.4))
    haze = (24000.0, (0.46, 0.60, 0.84))
    rng = np.random.default_rng(12)
    edge_y = lambda x: 5.1 + 0.16 * fbm(x * 0.8, x * 0 + 7, 4, 15)

    def height(x, y):
        on = step(edge_y(x) + 0.12, edge_y(x) - 0.02, y)
        bank = 0.22 * fbm(x * 0.3, y * 0.3, 4, 18) * step(5.8, 8, y) + 0.06 * fbm(x * 1.8, y * 1.8, 4, 19) * step(5.2, 6.2, y)
        fall = -0.42 * np.clip(y - 8.4 - 0.7 * fbm(x * 0.2, y * 0 + 1, 3, 12), 0, None) ** 1.2
        return 0.012 * fbm(x * 0.35, y * 0.35, 3, 2) + 0.03 * on - 0.02 + bank + fall + (1 - on) * 0.020 * fbm(x * 6, y * 6, 3, 4)
    lane = stripes((0.56, 0.55, 0.51), (3.35, 3.47))
    near_ground('ground', height, asphalt(0.088, (1.0, 1.0, 0.98), cracks=1.2, at=(31.0, 12.0), lines=lane, shoulder=(0.20, 0.19, 0.175)), 34, 900, 800, edge=lambda x, y, z: step(edge_y(x) + 0.10, edge_y(x) - 0.10, y))
    gray = plants.stone('granite', (0.24, 0.232, 0.215), (0.10, 0.10, 0.10), (0.20, 0.19, 0.08), 2.0)
    pebbles(9000, (0.006, 0.05), 13.6, 18.5, gray, height, lambda x, y: (y > edge_y(x) - 0.05 - 0.5 * rng.random(len(x)) ** 3))
    pebbles(500, (0.003, 0.010), 5.0, 13.5, gray, height, seed=5)
    guardrail(6.3, -13.4, 13, rng)
    bx, by = rng.uniform(-9, 9, 90), rng.uniform(7.0, 11.5, 90)
    s = 0.10 * 7.0 ** (rng.random(90) ** 2.2)
    scatter('boulders', plants.rocks(gray, 5, 4, 0.8, 3), np.c_[bx, by, height(bx, by) + 0.1 * s], rng.uniform(0, 6.28, (90, 3)) * (0.1, 0.1, 1), s, rng=rng)
    grass = plants.tufts(plants.leafy('alpine', (0.115, 0.135, 0.040), (0.235, 0.205, 0.095), 0.3), 5, 80, (0.08, 0.28), 0.10, 0.004, (0.15, 1.0))
    x, y = rng.uniform(-9, 9, 12000), 5.5 + 8 * rng.random(12000)
    m = (fbm(x * 0.6, y * 0.6, 3, 21) + 0.35 * step(5.8, 8, y) - 0.2 * step(6.4, 5.6, y) + 0.2 * rng.normal(size=len(x))) > 0.10
    scatter('grass', grass, np.c_[x[m], y[m], height(x[m], y[m]) - 0.01], scale=rng.uniform(0.5, 1.25, m.sum()), rng=rng)

    # the valley's far slopes with forest, then the range
    def slope(x, y):
        d = np.hypot(x, y)
        u = (x - 0.03 * y) / d
        side = np.clip(np.abs(u + 0.05 * fbm(d / 900, u * 0 + 2, 2, 83)) - 0.035, 0, None)
        v = 0.34 * side ** 1.05 * (d - 150) * np.where(u < 0, 1.0, 0.80)
        return -70 - 0.16 * np.clip(d - 80, 0, 900) + 0.045 * np.clip(d - 1500, 0, None) + v * (0.75 + 0.5 * gullied(x / 420, y / 420, 6, 81, 0.9)) + 45 * gullied(x / 300, y / 300, 5, 87, 0.9) * step(300, 900, d)

    k = car.Nodes('slope')
    nn = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeNewGeometry').outputs['Normal'], nn.inputs[0])
    m1, m2 = noise(k, 0.010, 6, 0.7), noise(k, 0.08, 6, 0.7)
    c = k.mixc(level(k, m1, 0.4, 0.6), (0.075, 0.088, 0.030), (0.130, 0.120, 0.055))
    c = k.mixc(level(k, m2, 0.52, 0.64, 0.0, 0.7), c, (0.045, 0.058, 0.025))
    rockc = k.mixc(m2, (0.12, 0.115, 0.11), (0.27, 0.26, 0.245))
    c = k.mixc(level(k, k.math('ADD', nn.outputs[2], k.math('MULTIPLY', k.math('SUBTRACT', m2, 0.5), 0.3)), 0.62, 0.76), rockc, c)
    terrain('slopes', slope, air(k, surface(k, c, 0.95, bump(k, m2, 3.0, 0.6), 0.1), *haze), 60, 5200, fine(900), fine(1000), 23)
    alps(1500, 3200, 9500, 330, (34000.0, haze[1]), 93)
    # forest: by the ten thousand on the far slopes, single trees on the near one
    x, y = spread(80000, 260, 4600, rng, 22, 0.75)
    z = slope(x, y)
    m = (fbm(x / 260, y / 260, 4, 97) + 0.20 * rng.normal(size=len(x)) - 0.0006 * (z - 60)) > -0.02
    x, y, z = x[m], y[m], z[m]
    s = rng.uniform(0.55, 1.5, len(x))[:, None] * np.array([[1.15, 1.15, 1.0]])
    scatter('forest', spruces(haze, None, 3, 0.6), np.c_[x, y, z - 0.5], scale=s, rng=rng)
    near = np.array([(-10.8, 24, -7.5, 1.12), (-13.0, 29, -9.0, 1.35), (-9.0, 33, -12.0, 1.15), (-17.5, 38, -11.0, 1.5), (13.6, 30, -9.0, 1.25), (16.0, 38, -12.0, 1.35), (12.2, 36, -13.0, 1.15), (-14.5, 46, -15.5, 1.5), (19.0, 46, -14, 1.5), (8.6, 44, -15.8, 1.25), (-11, 52, -17, 1.4)])
    scatter('near', spruces(), near[:, :3], scale=near[:, 3], rng=rng)


def desert_road(el, az):
    """A shoulder of sand beside a desert road: sagebrush by the ten thousand, buttes and mesas of layered sandstone."""
    sky(el, az, 6.4, (1.0, 0.82, 0.60), 1.0, 0.076, 0.8, gain=(0.82, 0.98, 1.20), altitude=1500, horizon=((0.66, 0.70, 0.80), 0.04),
        clouds=dict(cover=0.50, scale=5.0, flat=3.2, lit=(1.08, 1.01, 0.94), shade=(0.62, 0.63, 0.70), lo=0.02, hi=0.08, soft=0.22, opaque=0.75, seed=13.1))
    haze = (36000.0, (0.58, 0.62, 0.78))
    rng = np.random.default_rng(13)
    edge_y = lambda x: 3.6 + 0.18 * fbm(x * 0.7, x * 0 + 11, 4, 25)
    sand = lambda x, y: 0.10 * fbm(x * 0.16, y * 0.16, 4, 28) + 0.03 * fbm(x * 1.1, y * 1.1, 3, 29)

    def height(x, y):
        on = step(edge_y(x) + 0.20, edge_y(x) - 0.02, y)
        ruts = 0.030 * sum(np.exp(-((y - q - 0.08 * fbm(x * 0.15, x * 0 + q, 2, 27)) / 0.13) ** 2) for q in (4.7, 6.3))
        wild = sand(x, y) * step(4.0, 9.0, y) + 0.6 * fbm(x * 0.02, y * 0.02, 3, 33) * step(12, 60, y)
        return 0.012 * fbm(x * 0.35, y * 0.35, 3, 2) + 0.035 * on - 0.03 + (1 - on) * (0.020 * fbm(x * 5, y * 5, 4, 4) - ruts) + wild + 0.012 * (y - 8) * step(8, 30, y)
    yellow = stripes((0.42, 0.25, 0.035), (2.72, 2.83))
    near_ground('ground', height, asphalt(0.125, (1.0, 0.985, 0.94), cracks=1.3, seals=0.8, at=(-58.0, 40.0), lines=yellow, shoulder=(0.36, 0.205, 0.115)), 60, 1100, 900, edge=lambda x, y, z: step(edge_y(x) + 0.16, edge_y(x) - 0.14, y))
    red = plants.stone('sandstone', (0.34, 0.17, 0.095), (0.17, 0.085, 0.052), None, 2.0)
    pebbles(14000, (0.006, 0.06), 12.3, 40, red, height, lambda x, y: (y > edge_y(x) - 0.05 - 0.6 * rng.random(len(x)) ** 3))
    pebbles(700, (0.003, 0.010), 5.0, 12.5, red, height, seed=5)
    # plants
    sage = plants.leafy('sage', (0.135, 0.135, 0.085), (0.24, 0.225, 0.155), 0.15, haze=haze)
    bush = plants.shrubs(sage, plants.bark('sagewood', (0.16, 0.13, 0.10)), 5, 2400, (0.010, 0.024), 16, 0.85, 80)
    x, y = spread(46000, 15.0, 900, rng, 23, 0.8)
    m = ((fbm(x * 0.08, y * 0.08, 3, 35) + 0.25 * rng.normal(size=len(x))) > 0.36 - 0.22 * step(60, 300, y)) & (y > 7.2 + rng.random(len(x)))
    x, y = x[m], y[m]

    def far(x, y):
        d = np.hypot(x, y)
        return np.where(d < 50, height(x, y), 0.6 * fbm(x * 0.02, y * 0.02, 3, 33) + 0.26 + 3.0 * fbm(x / 260, y / 260, 4, 37) * step(50, 400, d) + 0.010 * np.clip(d - 500, 0, None) * (0.6 + 0.8 * fbm(x / 1500, y / 1500, 3, 38)) - 1.5 * step(60, 300, d))
    scatter('sage', bush, np.c_[x, y, far(x, y) - 0.03], scale=0.28 * 3.4 ** rng.random((len(x), 1)) * rng.uniform(0.8, 1.2, (len(x), 3)), rng=rng)
    dry = plants.tufts(plants.leafy('bunch', (0.42, 0.33, 0.17), (0.25, 0.19, 0.10), 0.3), 4, 70, (0.10, 0.30), 0.06, 0.003, (0.2, 0.9))
    x, y = spread(5000, 13.0, 60, rng, 23)
    m = ((fbm(x * 0.3, y * 0.3, 3, 39) + 0.3 * rng.normal(size=len(x))) > 0.2) & (y > edge_y(x) + 0.25)
    scatter('bunch', dry, np.c_[x[m], y[m], height(x[m], y[m]) - 0.01], scale=rng.uniform(0.5, 1.2, m.sum()), rng=rng)

    # the plain and the buttes: caps that stand, layers that step back, aprons of debris
    def tower(x, y, cx, cy, rx, ry, h, seed, turn=0.0, cap=0.0):
        c, s = math.cos(turn), math.sin(turn)
        u, v = ((x - cx) * c + (y - cy) * s) / rx, (-(x - cx) * s + (y - cy) * c) / ry
        R = min(rx, ry)
        d = 1 - (np.abs(u) ** 2.6 + np.abs(v) ** 2.6) ** (1 / 2.6)
        d = d + 0.16 * fbm(x / R * 1.6, y / R * 1.6, 4, seed) + 0.10 * (ridged(x / R * 4.0, y / R * 4.0, 4, seed + 5) - 0.45) + 0.030 * fbm(x / R * 17, y / R * 17, 3, seed + 9)
        wall = 0.50 * step(0.0, 0.05, d) + 0.06 * step(0.07, 0.085, d) + 0.30 * step(0.11, 0.15, d) + 0.05 * step(0.20, 0.215, d) + 0.09 * step(0.26, 0.30, d)
        apron = 0.55 * np.clip(1 + d / 0.75, 0, 1) ** 2.0 * (1 + 0.14 * (ridged(np.arctan2(y - cy, x - cx) * 9, d * 1.5, 4, seed + 3) - 0.5))
        return h * (0.62 * wall + 0.62 * np.where(d > 0, 0.55, apron) + 0.02 * fbm(x / R * 6, y / R * 6, 3, seed + 7))

    def buttes(x, y):
        t = np.zeros_like(x)
        for q in ((-640, 2650, 250, 200, 235, 101, 0.3), (-1330, 4300, 700, 420, 300, 111, -0.1), (905, 3150, 120, 105, 250, 121, 0.2), (1330, 3700, 380, 260, 290, 131, 0.5), (240, 6900, 1150, 500, 330, 141, 0.05), (-2300, 7600, 1100, 600, 470, 151, 0.0), (2250, 7400, 800, 600, 430, 161, 0.1), (-300, 5200, 90, 80, 210, 171, 0.0)):
            m = np.hypot(x - q[0], y - q[1]) < 3.4 * max(q[2], q[3])
            if m.any():
                t[m] = np.maximum(t[m], tower(x[m], y[m], *q[:5], q[5], q[6]))
        return t
    base = lambda x, y: far(x, y) + buttes(x, y)
    k = car.Nodes('desert')
    nn = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeNewGeometry').outputs['Normal'], nn.inputs[0])
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(coords(k), sp.inputs[0])
    m1, m2 = noise(k, 0.006, 6, 0.7), noise(k, 0.07, 6, 0.7)
    plain = k.mixc(level(k, m1, 0.38, 0.62), (0.36, 0.20, 0.115), (0.30, 0.205, 0.125))
    plain = k.mixc(level(k, m2, 0.50, 0.64, 0.0, 0.65), plain, (0.165, 0.145, 0.095))
    band = noise(k, 1.0, 5, 0.75, warp(k, (0.0006, 0.0006, 0.045)))
    streak = noise(k, 1.0, 5, 0.7, warp(k, (0.045, 0.045, 0.004)))
    rock = k.mixc(level(k, band, 0.36, 0.64), (0.215, 0.090, 0.050), (0.44, 0.215, 0.120))
    rock = k.mixc(level(k, streak, 0.50, 0.72, 0.0, 0.65), rock, (0.10, 0.045, 0.032))
    debris = k.mixc(m2, (0.20, 0.095, 0.058), (0.34, 0.185, 0.11))
    steep = k.math('ADD', nn.outputs[2], k.math('MULTIPLY', k.math('SUBTRACT', m2, 0.5), 0.2))
    c = k.mixc(level(k, steep, 0.93, 0.99), k.mixc(level(k, steep, 0.60, 0.76), rock, debris), plain)
    terrain('plain', base, air(k, surface(k, c, 0.95, bump(k, k.math('ADD', m2, k.math('MULTIPLY', streak, 1.5)), 5.0, 0.7), 0.1), *haze), 52, 12000, fine(1900), fine(1700), 23)
    # a wire fence along the road, and one utility line that runs away
    wood = plants.bark('fencepost', (0.20, 0.165, 0.13))
    xs = np.arange(-12, 12.1, 3.4) + rng.normal(0, 0.12, 8)
    A = np.c_[xs, 10.4 + 0 * xs + rng.normal(0, 0.04, 8), height(xs, 10.4 + 0 * xs) - 0.2]
    B = A + np.c_[rng.normal(0, 0.05, 8), rng.normal(0, 0.03, 8), rng.uniform(1.25, 1.36, 8)]
    V, F = plants.sticks(A, B, rng.uniform(0.042, 0.055, 8), rng.uniform(0.038, 0.05, 8), 9)
    mesh('fenceposts', V, F, wood)
    wire = car.simple('barb', (0.16, 0.12, 0.10), 0.6, 0.5)
    for h in (0.42, 0.72, 1.02):
        P = []
        for a, b in zip(A, A[1:]):
            P += [a + (b - a) * q + np.array([0, 0, 0.2 + h - 0.05 * math.sin(3.14 * q)]) for q in np.linspace(0, 1, 8)[:-1]]
        P = np.array(P)
        V, F = plants.sticks(P[:-1], P[1:], np.full(len(P) - 1, 0.0022), np.full(len(P) - 1, 0.0022), 4)
        mesh('wire', V, F, wire)
