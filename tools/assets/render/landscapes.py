"""landscapes.py - virtual backgrounds outdoors in Cycles, seen by the hero camera (the camera contract of the README).

  python landscapes.py --out OUT/backgrounds --only coastal-overlook --samples 24 --width 2560 --height 1440
  python landscapes.py --out OUT/preview --samples 8 --width 640 --height 360                            all of them

Each scene stands free where the car will be: |x| < 3, |y| < 1.5. LIGHTS says for each from where it is lit, so that a
car can be lit to match.
"""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from nature import *  # noqa: E402,F403
import plants  # noqa: E402

boxes, varied, free = lot.boxes, lot.varied, lot.free
FINE = 1.0                        # share of the terrain's rows and columns; less for quick looks
LIGHTS = {}


def light(slug, group, el, az, color, strength, gloss):
    """Notes the scene's light; its direction points toward the sun."""
    LIGHTS[slug] = dict(group=group, direction=tuple(round(q, 3) for q in sun_vector(el, az)), color=color, strength=strength, gloss=gloss)


def fine(n):
    return max(8, int(n * FINE))


def near_ground(name, height, mat, r1=60.0, rows=900, cols=900, **attrs):
    """The ground in front: centimeters per cell where the car stands."""
    return terrain(name, height, mat, 3.6, r1, fine(rows), fine(cols), 24, **attrs)


def pebbles(n, size, y0, y1, mat, height, keep=lambda x, y: True, rng=None, half=22, seed=2):
    rng = rng or np.random.default_rng(seed)
    x, y = spread(n, y0, y1, rng, half)
    m = keep(x, y) & ~((np.abs(x) < 2.9) & (np.abs(y) < 1.4) & (rng.random(n) < 0.6))
    x, y = x[m], y[m]
    s = size[0] * (size[1] / size[0]) ** (rng.random(len(x)) ** 2.2)
    scatter('pebbles', plants.rocks(mat, 5, 2, 0.8, seed), np.stack([x, y, height(x, y) + s * 0.15], -1), rng.uniform(0, 6.28, (len(x), 3)) * (0.15, 0.15, 1), s, rng=rng)


# ------------------------------------------------------------------ scenes
def coastal_overlook():
    """A turnout above the sea: old asphalt, gravel, a log rail, dry grass, headlands behind each other in the haze."""
    el, az = 33, 288
    light('coastal-overlook', 'low-sun', el, az, (1.0, 0.90, 0.76), 0.8, 0.1)
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


def spruces(haze=None, snow=None, n=3, detail=1.0):
    """A few spruces to be scattered."""
    needle = plants.leafy('needle', (0.026, 0.046, 0.024), (0.070, 0.092, 0.042), 0.15, haze=haze)
    wood = plants.bark('spruce')
    return [plants.conifer(needle, wood, 70 + i, 12.0, (0.17, 0.20, 0.23)[i % 3], int(58 * detail), 11, int(20 * detail), snow) for i in range(n)]


def guardrail(y, x0, x1, height, rng, z=0.0):
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


def mountain_pass():
    """A turnout on a pass road: guard rail, boulders and grass, spruces on the slopes, a snow-covered range behind."""
    el, az = 36, 278
    light('mountain-pass', 'low-sun', el, az, (1.0, 0.92, 0.80), 0.8, 0.1)
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
    guardrail(6.3, -13.4, 13, height, rng, 0.0)
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


def desert_road():
    """A shoulder of sand beside a desert road: sagebrush by the ten thousand, buttes and mesas of layered sandstone."""
    el, az = 24, 252
    light('desert-road', 'low-sun', el, az, (1.0, 0.84, 0.64), 0.85, 0.08)
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


def alps(height, near, far, snowline, hazy, seed, shift=(0.0, 0.0), top=1.0, crest=1.0):
    """A range on the horizon: eroded, rock where it is steep, snow where it lies, woods at its foot."""
    def range_(x, y):
        d = np.hypot(x, y)
        rise = step(near, far, d + 900 * fbm(x / 2600, y / 2600, 3, seed - 2))
        u, v = x / 3300 + 0.35 + shift[0], y / 3300 + shift[1]
        shape = 0.45 * ridged(u, v, 8, seed, 0.52, 1.7) * crest + 0.55 * np.clip(0.5 + 0.62 * gullied(u * 1.435, v * 1.435, 8, seed + 2, 0.55), 0, 1.3)
        return -120 + rise * (height * shape - 130)
    k = car.Nodes('range')
    nn = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeNewGeometry').outputs['Normal'], nn.inputs[0])
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(coords(k), sp.inputs[0])
    m1, m2 = noise(k, 0.0030, 8, 0.72), noise(k, 0.016, 7, 0.72)
    strata = noise(k, 0.010, 6, 0.7, warp(k, (0.35, 0.35, 2.6)))
    rock = k.mixc(k.math('ADD', k.math('MULTIPLY', strata, 0.6), k.math('MULTIPLY', m2, 0.4)), (0.050, 0.050, 0.055), (0.225, 0.215, 0.205))
    low = k.mixc(m1, (0.040, 0.056, 0.024), (0.115, 0.110, 0.055))
    lift = lambda amount: k.math('ADD', sp.outputs[2], k.math('MULTIPLY', k.math('SUBTRACT', m1, 0.5), amount))
    rock = k.mixc(level(k, lift(500.0), snowline - 80, snowline + 150), low, rock)
    lie = k.math('ADD', nn.outputs[2], k.math('ADD', k.math('MULTIPLY', k.math('SUBTRACT', m2, 0.5), 0.55), k.math('MULTIPLY', k.math('SUBTRACT', m1, 0.5), 0.5)))
    high = level(k, lift(380.0), snowline, snowline + 430)
    snow = k.math('MULTIPLY', level(k, k.math('ADD', lie, k.math('MULTIPLY', high, 0.26)), 0.86, 0.98), level(k, high, 0.10, 0.45))
    c = k.mixc(snow, rock, (0.82, 0.84, 0.88))
    terrain('range', range_, air(k, surface(k, c, 0.85, bump(k, m2, 18.0, 0.7), 0.1), *hazy), near * 0.8, far * 1.58, fine(1300), fine(1400), 23)


def snow_field():
    """A field of packed snow with tire tracks, drifts and dry stalks, a fence with caps, spruces under snow, white mountains."""
    el, az = 17, 304
    light('snow-field', 'low-sun', el, az, (1.0, 0.86, 0.70), 0.7, 0.15)
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
    pebbles(2600, (0.006, 0.035), 5.0, 17, snow, height, seed=6)                # chunks thrown up by the tires
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
        for a, b in zip(A, B):
            pass
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


def sunset_horizon():
    """A dry lake after rain: plates of mud, shallow water that mirrors the sky, dark ranges, the sun just above them."""
    el, az = 3.2, 14
    light('sunset-horizon', 'low-sun', el, az, (1.0, 0.52, 0.24), 0.6, 0.2)
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


def dirt(name, soil=((0.10, 0.075, 0.052), (0.20, 0.155, 0.11)), moss=None, track=None, at=(0.0, 0.0)):
    """Earth with fine gravel: darker where it is damp, mossy away from the track."""
    k = car.Nodes(name)
    O = warp(k, (1, 1, 1), None, (at[0], at[1], 0))
    big, mid, small = noise(k, 0.30, 5, 0.6, O), noise(k, 2.0, 7, 0.7, O), noise(k, 17, 5, 0.72, O)
    g, d = grit(k, 75.0, 0.5, 1.6)
    g2, d2 = grit(k, 28.0, 0.7, 1.35)
    c = k.mixc(k.math('ADD', k.math('MULTIPLY', big, 0.5), k.math('MULTIPLY', mid, 0.5)), *soil)
    mul = k.n('ShaderNodeVectorMath', operation='MULTIPLY'); k.link(c, mul.inputs[0])
    k.link(luma(k, k.math('MULTIPLY', g, g2)), mul.inputs[1])
    c = mul.outputs[0]
    c = k.mixc(level(k, small, 0.52, 0.66, 0.0, 0.6), c, tuple(q * 0.35 for q in soil[0]))
    if moss:
        e = attr(k, 'wild')
        c = k.mixc(level(k, k.math('ADD', e, k.math('MULTIPLY', k.math('SUBTRACT', mid, 0.5), 1.2)), 0.35, 0.75, 0.0, 0.85), c, k.mixc(small, *moss))
    n = bump(k, k.math('ADD', k.math('ADD', k.math('MULTIPLY', d, -0.5), k.math('MULTIPLY', d2, -0.4)), k.math('MULTIPLY', noise(k, 17, 4, 0.7), 1.5)), 0.007, 0.6)
    return k.out(surface(k, c, 0.9, n, 0.25))


def place(rng, n, x0, x1, y0, y1, apart):
    """Random spots that keep their distance; nearer ones first."""
    out = []
    for _ in range(n * 12):
        p = (rng.uniform(x0, x1), rng.uniform(y0, y1))
        if abs(p[0]) < 0.40 * (p[1] + 9.3) + 5 and all((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 > apart ** 2 for q in out):
            out.append(p)
        if len(out) == n:
            break
    return np.array(sorted(out, key=lambda q: q[1]))


def forest_clearing():
    """A gravel clearing in a wood: trunks behind trunks, undergrowth and ferns, sun through the leaves."""
    el, az = 38, 312
    light('forest-clearing', 'overcast', el, az, (0.97, 1.0, 0.82), 0.5, 0.08)
    sky(el, az, 12.0, (1.0, 0.90, 0.68), 1.2, 0.16, 1.5, gain=(0.95, 1.0, 1.0), horizon=((1.1, 1.12, 1.05), 0.5))
    haze = (420.0, (0.26, 0.30, 0.17))
    rng = np.random.default_rng(16)
    wild = lambda x, y: step(4.6, 6.6, y + 1.1 * fbm(x * 0.25, y * 0.25, 3, 203) + 0.02 * x * x)

    def height(x, y):
        w = wild(x, y)
        ruts = 0.030 * sum(np.exp(-((y - q - 0.25 * np.sin(x * 0.13) - 0.1 * fbm(x * 0.3, x * 0 + q, 2, 205)) / 0.22) ** 2) for q in (-0.9, 0.75))
        return 0.02 * fbm(x * 0.5, y * 0.5, 4, 206) + 0.010 * fbm(x * 4, y * 4, 4, 207) - ruts * (1 - w) + w * (0.10 + 0.22 * fbm(x * 0.22, y * 0.22, 4, 208)) + 0.012 * np.clip(y - 14, 0, None)
    near_ground('ground', height, dirt('soil', ((0.125, 0.098, 0.070), (0.235, 0.195, 0.145)), ((0.030, 0.045, 0.012), (0.085, 0.095, 0.028))), 130, 1200, 900, wild=lambda x, y, z: wild(x, y))
    pebbles(9000, (0.004, 0.028), 5.0, 17, plants.stone('grav', (0.30, 0.27, 0.235), (0.14, 0.125, 0.11)), height, lambda x, y: rng.random(len(x)) > 0.8 * wild(x, y))
    litter = plants.fallen(plants.leafy('litter', (0.20, 0.115, 0.045), (0.105, 0.062, 0.030), 0.15), 5, 0.030)
    x, y = spread(16000, 5.5, 42, rng, 23)
    m = (wild(x, y) + 0.6 * fbm(x * 0.7, y * 0.7, 3, 209) + 0.35 * rng.normal(size=len(x))) > 0.55
    scatter('litter', litter, np.c_[x[m], y[m], height(x[m], y[m])], np.c_[rng.normal(0, 0.25, (m.sum(), 2)), rng.uniform(0, 6.28, m.sum())], rng.uniform(0.5, 1.2, m.sum()), rng=rng)
    green = plants.leafy('blade', (0.060, 0.095, 0.020), (0.150, 0.170, 0.048), 0.4)
    grass = plants.tufts(green, 5, 80, (0.08, 0.30), 0.10, 0.005, (0.2, 1.1))
    x, y = spread(15000, 12.0, 60, rng, 23)
    m = (wild(x, y) + 0.5 * fbm(x * 0.45, y * 0.45, 3, 211) + 0.2 * rng.normal(size=len(x))) > 0.80
    scatter('grass', grass, np.c_[x[m], y[m], height(x[m], y[m]) - 0.01], scale=rng.uniform(0.5, 1.3, m.sum()), rng=rng)
    bush = plants.shrubs(plants.leafy('under', (0.045, 0.075, 0.016), (0.125, 0.150, 0.038), 0.45, haze=haze), plants.bark('undertwig'), 5, 2200, (0.022, 0.044), 26, 0.95, 60)
    x, y = spread(2600, 18.0, 120, rng, 23, 0.8)
    m = (y > 8.2) & (fbm(x * 0.12, y * 0.12, 3, 213) + 0.25 * rng.normal(size=len(x)) > 0.08)
    scatter('under', bush, np.c_[x[m], y[m], height(x[m], y[m]) - 0.03], scale=rng.uniform(0.6, 2.2, m.sum()), rng=rng)
    # trees: crowns overhead throw the light's spots, only trunks and low branches show
    leaf = plants.leafy('beech', (0.050, 0.085, 0.016), (0.135, 0.165, 0.036), 0.5, haze=haze)
    wood = plants.bark('beechbark', (0.13, 0.115, 0.095), (0.060, 0.075, 0.030))
    big = [plants.broadleaf(leaf, wood, 301 + i, 17.0, 0.27, 0.34, 30000, (0.06, 0.11), 0.55) for i in range(4)]
    young = [plants.broadleaf(leaf, wood, 331 + i, 5.5, 0.055, 0.14, 7000, (0.045, 0.08), 0.75, 4) for i in range(3)]
    p = place(rng, 210, -46, 46, 9.5, 105, 3.0)
    scatter('trees', big, np.c_[p, height(p[:, 0], p[:, 1]) - 0.1], np.c_[rng.normal(0, 0.03, (len(p), 2)), rng.uniform(0, 6.28, len(p))], rng.uniform(0.75, 1.25, len(p)), rng=rng)
    around = np.array([(-9, 2), (-12, -7), (9.5, 4), (-7, 12.5), (-15, 6), (6.5, 13), (12, -4), (-4.5, -16)])
    scatter('around', big, np.c_[around, height(around[:, 0], around[:, 1]) - 0.1], scale=rng.uniform(0.9, 1.2, len(around)), rng=rng)
    p = place(rng, 190, -44, 44, 10.5, 90, 2.2)
    scatter('young', young, np.c_[p, height(p[:, 0], p[:, 1]) - 0.05], scale=rng.uniform(0.5, 1.35, len(p)), rng=rng)
    scatter('blocks', plants.rocks(plants.stone('mossy', (0.21, 0.20, 0.18), (0.09, 0.09, 0.08), (0.075, 0.090, 0.025), 2.0), 4, 4, 0.8, 3), [(-5.4, 7.6, 0.25), (-6.2, 8.1, 0.2), (5.2, 8.0, 0.2), (2.2, 9.6, 0.25)], scale=np.array([0.42, 0.24, 0.36, 0.30]), rng=rng)
    logs = np.array([[-8.6, 9.6, 0.45], [-3.6, 8.9, 0.38]])
    V, F = plants.sticks(logs[:1], logs[1:], np.array([0.24]), np.array([0.19]), 20)
    mesh('log', V, F, wood)


def autumn_park():
    """A drive in a park: leaves on asphalt and lawn, a curb, maples in yellow and red, a bench and a lamp."""
    el, az = 27, 300
    light('autumn-park', 'low-sun', el, az, (1.0, 0.84, 0.60), 0.6, 0.1)
    sky(el, az, 8.5, (1.0, 0.85, 0.62), 1.5, 0.11, 1.5, gain=(0.9, 1.0, 1.12), horizon=((0.92, 0.92, 0.90), 0.12))
    haze = (650.0, (0.60, 0.48, 0.30))
    rng = np.random.default_rng(17)
    curb_y = 4.55

    def height(x, y):
        lawn = step(curb_y + 0.08, curb_y + 0.14, y)
        return 0.012 * fbm(x * 0.35, y * 0.35, 3, 2) * (1 - lawn) + lawn * (0.11 + 0.05 * fbm(x * 0.4, y * 0.4, 4, 222) + 0.014 * np.clip(y - 6, 0, None) + 0.5 * fbm(x / 22, y / 22, 2, 223) * step(10, 40, y))
    k = car.Nodes('turf')
    m1, m2 = noise(k, 0.5, 6, 0.7), noise(k, 30, 5, 0.7)
    turf = k.out(surface(k, k.mixc(m1, k.mixc(m2, (0.030, 0.036, 0.010), (0.095, 0.090, 0.030)), k.mixc(m2, (0.055, 0.052, 0.018), (0.125, 0.100, 0.040))), 0.95, bump(k, m2, 0.03, 0.8), 0.1))
    terrain('lawn', height, turf, 13.8, 160, fine(700), fine(800), 25)
    free(car.obj('drive', [(-14, -12, 0), (14, -12, 0), (14, curb_y, 0), (-14, curb_y, 0)], [(0, 1, 2, 3)], asphalt(0.085, (1.0, 0.99, 0.965), cracks=1.2, edge=None, seals=0.8, at=(83.0, -27.0), shoulder=(0.16, 0.12, 0.08))))
    boxes('curb', [((x, curb_y + 0.06, 0.045 + rng.normal(0, 0.003)), (1.19, 0.13, 0.17), rng.normal(0, 0.003)) for x in np.arange(-13.2, 13.3, 1.2)], varied('curbstone', (0.30, 0.285, 0.26), 0.2, 0.85))
    grass = plants.tufts(plants.leafy('lawngrass', (0.060, 0.078, 0.018), (0.150, 0.145, 0.048), 0.35), 5, 90, (0.04, 0.10), 0.09, 0.004, (0.2, 1.2))
    x, y = spread(30000, 13.9, 48, rng, 22, 0.85)
    m = y > curb_y + 0.16
    scatter('grass', grass, np.c_[x[m], y[m], height(x[m], y[m]) - 0.005], scale=rng.uniform(0.7, 1.4, m.sum()), rng=rng)
    colors = (((0.62, 0.27, 0.022), (0.50, 0.125, 0.012)), ((0.68, 0.44, 0.040), (0.50, 0.29, 0.025)), ((0.42, 0.060, 0.014), (0.55, 0.17, 0.018)))
    down = plants.leafy('down', (0.52, 0.235, 0.030), (0.24, 0.095, 0.026), 0.15, dry=(0.25, (0.62, 0.40, 0.050)))
    leaf = plants.fallen(down, 7, 0.048)
    x, y = spread(34000, 5.0, 45, rng, 23)
    gather = 0.75 * np.exp(-((y - curb_y + 0.25) / 0.35) ** 2) * (y < curb_y) + 0.40 * step(curb_y, curb_y + 0.6, y) - 0.16 * step(3.5, -2, y) - 0.15 * np.exp(-(x / 3.2) ** 2 - (y / 1.8) ** 2)
    m = (gather + 0.42 * fbm(x * 0.55, y * 0.55, 4, 225) + 0.22 * rng.normal(size=len(x))) > 0.24
    x, y = x[m], y[m]
    z = height(x, y) + np.where(y > curb_y, 0.05 * rng.random(len(x)), 0.002)
    scatter('leaves', leaf, np.c_[x, y, z], np.c_[rng.normal(0, 0.22, (len(x), 2)), rng.uniform(0, 6.28, len(x))], rng.uniform(0.55, 1.25, len(x)), rng=rng)
    # maples
    wood = plants.bark('maplebark', (0.085, 0.070, 0.058))
    maples = [plants.broadleaf(plants.leafy('maple%d' % i, *c, 0.5, haze=haze), wood, 401 + i, 9.5, 0.21, 0.20, 26000, (0.055, 0.095), 0.75) for i, c in enumerate(colors)]
    near = [(-7.6, 13.5, 1.0, 1), (7.9, 15.0, 1.1, 0), (-2.6, 22, 1.05, 2), (13.5, 23, 1.2, 1), (-14.0, 21, 1.15, 0), (3.4, 27, 1.1, 1), (-9.0, 30, 1.2, 2)]
    p = place(rng, 120, -44, 44, 31, 110, 4.2)
    P = np.concatenate([np.array([q[:2] for q in near]), p])
    s = np.concatenate([[q[2] for q in near], rng.uniform(0.8, 1.35, len(p))])
    pick = np.concatenate([[q[3] for q in near], rng.choice(3, len(p), p=[0.4, 0.4, 0.2])]).astype(int)
    scatter('maples', maples, np.c_[P, height(P[:, 0], P[:, 1]) - 0.1], scale=s, pick=pick, rng=rng)
    out = np.array([(-13.5, -1.5), (-16, 8)])            # beside the camera: their shadows lie on the drive
    scatter('outside', maples, np.c_[out, [0, 0]], scale=np.array([1.0, 1.2]), rng=rng)
    hedge = plants.shrubs(plants.leafy('hedge', (0.040, 0.055, 0.016), (0.15, 0.11, 0.030), 0.35, haze=haze), plants.bark('hedgetwig'), 4, 2600, (0.022, 0.042), 36, 0.9)
    x, y = spread(900, 48, 130, rng, 23)
    scatter('hedge', hedge, np.c_[x, y, height(x, y) - 0.05], scale=rng.uniform(1.0, 2.2, len(x)) * (1 + 2.2 * step(70, 110, y)), rng=rng)
    # bench and lamp
    slat, iron = varied('slat', (0.20, 0.115, 0.060), 0.3, 0.6), car.simple('castiron', (0.018, 0.020, 0.019), 0.45, 0.6)
    bx, by = -5.35, 7.4
    bz = float(height(np.array(bx), np.array(by)))
    boxes('slats', [((bx, by + dy, bz + 0.44 + 0.006 * i), (1.62, 0.075, 0.032)) for i, dy in enumerate((-0.18, -0.09, 0.0, 0.09))] + [((bx, by + 0.17 + 0.025 * i, bz + 0.56 + 0.11 * i), (1.62, 0.030, 0.080)) for i in range(4)], slat)
    boxes('legs', [((bx + sx * 0.70, by + dy, bz + 0.21), (0.045, 0.05, 0.44)) for sx in (-1, 1) for dy in (-0.18, 0.12)] + [((bx + sx * 0.70, by - 0.02, bz + 0.41), (0.045, 0.40, 0.04)) for sx in (-1, 1)] + [((bx + sx * 0.70, by + 0.215, bz + 0.70), (0.045, 0.035, 0.56)) for sx in (-1, 1)] + [((bx + sx * 0.76, by - 0.05, bz + 0.63), (0.05, 0.36, 0.03)) for sx in (-1, 1)] + [((bx + sx * 0.76, by - 0.20, bz + 0.53), (0.035, 0.035, 0.20)) for sx in (-1, 1)], iron)
    lx, ly = 5.6, 8.6
    lz = float(height(np.array(lx), np.array(ly)))
    free(car.tube('lamppost', [(lx, ly, lz), (lx, ly, lz + 0.25), (lx, ly, lz + 0.32), (lx, ly, lz + 3.6)], car.circle(0.10, 18), iron, up=(0, 1, 0), scale=[1.0, 0.9, 0.52, 0.40]))


SCENES = {'coastal-overlook': (coastal_overlook, 0.70, 4.0),
          'mountain-pass': (mountain_pass, 0.65, 3.5),
          'desert-road': (desert_road, 0.68, 4.0),
          'snow-field': (snow_field, 0.80, 3.5), 'sunset-horizon': (sunset_horizon, 0.10, 4.0),
          'forest-clearing': (forest_clearing, 1.1, 2.0), 'autumn-park': (autumn_park, 0.75, 2.2)}


def main():
    global FINE
    a = options(__doc__, lift=0.0)
    FINE = min(1.0, 0.35 + 0.65 * a.width / 2560) if a.width < 2560 else 1.0
    for name in a.only or SCENES:
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        t = time.time()
        build, exposure, stop = SCENES[name]
        car.ROOT = None
        s = setup(a, exposure=exposure + a.lift, bounces=6)
        c = s.cycles
        c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 2, 2, 4
        c.adaptive_threshold, c.adaptive_min_samples = 0.03, 8
        build()
        cam = camera(fstop=stop)
        cam.data.clip_end = 80000
        print('BUILT', name, '%.0fs' % (time.time() - t), flush=True)
        shoot(a, path, bloom=0.06, vignette=0.05)
        print('DONE', name, '%.0fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
