"""woods.py - landscapes.py's scenes under trees: forest clearing and autumn park.

Each takes the height and bearing of its sun.
"""
from backgrounds.land.nature import *  # noqa: F401,F403
from backgrounds.land import plants
from backgrounds.land.plants import pebbles, place, spruces  # noqa: F401

boxes, varied, free = lot.boxes, lot.varied, lot.free


def forest_clearing(el, az):
    """A gravel clearing in a wood: trunks behind trunks, undergrowth and ferns, sun through the leaves."""
    sky(el, az, 12.0, (1.0, 0.90, 0.68), 1.2, 0.16, 1.5, gain=(0.95, 1.0, 1.0), horizon=((1.1, 1.12, 1.05), 0.5))
    haze = (420.0, (0.26, 0.30, 0.17))
    rng = np.random.default_rng(16)
    wild = lambda x, y: step(4.6, 6.6, y + 1.1 * fbm(x * 0.25, y * 0.25, 3, 203) + 0.02 * x * x)

    def height(x, y):
        w = wild(x, y)
        ruts = 0.030 * sum(np.exp(-((y - q - 0.25 * np.sin(x * 0.13) - 0.1 * fbm(x * 0.3, x * 0 + q, 2, 205)) / 0.22) ** 2) for q in (-0.9, 0.75))
        return 0.02 * fbm(x * 0.5, y * 0.5, 4, 206) + 0.010 * fbm(x * 4, y * 4, 4, 207) - ruts * (1 - w) + w * (0.10 + 0.22 * fbm(x * 0.22, y * 0.22, 4, 208)) + 0.012 * np.clip(y - 14, 0, None)
    near_ground('ground', height, dirt('soil', ((0.058, 0.044, 0.031), (0.128, 0.100, 0.072)), ((0.030, 0.045, 0.012), (0.085, 0.095, 0.028))), 130, 1200, 900, wild=lambda x, y, z: wild(x, y))
    pebbles(9000, (0.004, 0.028), 5.0, 17, plants.stone('grav', (0.40, 0.355, 0.30), (0.20, 0.18, 0.155), None, 6.0), height, lambda x, y: rng.random(len(x)) > 0.8 * wild(x, y))
    litter = plants.fallen(plants.leafy('litter', (0.20, 0.115, 0.045), (0.105, 0.062, 0.030), 0.15), 5, 0.030)
    x, y = spread(16000, 5.5, 42, rng, 23)
    m = (wild(x, y) + 0.6 * fbm(x * 0.7, y * 0.7, 3, 209) + 0.35 * rng.normal(size=len(x))) > 0.55
    scatter('litter', litter, np.c_[x[m], y[m], height(x[m], y[m])], np.c_[rng.normal(0, 0.25, (m.sum(), 2)), rng.uniform(0, 6.28, m.sum())], rng.uniform(0.5, 1.2, m.sum()), rng=rng)
    green = plants.leafy('blade', (0.095, 0.140, 0.030), (0.230, 0.245, 0.070), 0.45)
    grass = plants.tufts(green, 5, 80, (0.08, 0.30), 0.10, 0.005, (0.2, 1.1))
    x, y = spread(15000, 12.0, 60, rng, 23)
    m = (wild(x, y) + 0.5 * fbm(x * 0.45, y * 0.45, 3, 211) + 0.2 * rng.normal(size=len(x))) > 0.80
    scatter('grass', grass, np.c_[x[m], y[m], height(x[m], y[m]) - 0.01], scale=rng.uniform(0.5, 1.3, m.sum()), rng=rng)
    bush = plants.shrubs(plants.leafy('under', (0.075, 0.115, 0.022), (0.185, 0.210, 0.048), 0.5, haze=haze), plants.bark('undertwig'), 5, 2200, (0.022, 0.044), 26, 0.95, 60)
    x, y = spread(2600, 18.0, 120, rng, 23, 0.8)
    m = (y > 8.2) & (fbm(x * 0.12, y * 0.12, 3, 213) + 0.2 * rng.normal(size=len(x)) > 0.16 - 0.12 * step(25, 60, y))
    scatter('under', bush, np.c_[x[m], y[m], height(x[m], y[m]) - 0.03], scale=rng.uniform(0.6, 2.2, m.sum()) * (1 + 2.6 * step(55, 100, y[m])), rng=rng)
    # trees: crowns overhead throw the light's spots, only trunks and low branches show
    leaf = plants.leafy('beech', (0.085, 0.140, 0.024), (0.210, 0.245, 0.050), 0.55, haze=haze)
    wood = plants.bark('beechbark', (0.13, 0.115, 0.095), (0.060, 0.075, 0.030))
    big = [plants.broadleaf(leaf, wood, 301 + i, 17.0, 0.27, 0.34, 15000, (0.06, 0.11), 0.55) for i in range(4)]
    young = [plants.broadleaf(leaf, wood, 331 + i, 5.5, 0.055, 0.14, 3800, (0.045, 0.08), 0.75, 4) for i in range(3)]
    p = place(rng, 105, -46, 46, 10.5, 105, 4.6)
    scatter('trees', big, np.c_[p, height(p[:, 0], p[:, 1]) - 0.1], np.c_[rng.normal(0, 0.03, (len(p), 2)), rng.uniform(0, 6.28, len(p))], rng.uniform(0.75, 1.25, len(p)), rng=rng)
    around = np.array([(-9, 2), (-12, -7), (9.5, 4), (-7, 12.5), (-15, 6), (6.5, 13), (12, -4), (-4.5, -16)])
    scatter('around', big, np.c_[around, height(around[:, 0], around[:, 1]) - 0.1], scale=rng.uniform(0.9, 1.2, len(around)), rng=rng)
    p = place(rng, 120, -44, 44, 11.5, 90, 2.6)
    scatter('young', young, np.c_[p, height(p[:, 0], p[:, 1]) - 0.05], scale=rng.uniform(0.5, 1.35, len(p)), rng=rng)
    scatter('blocks', plants.rocks(plants.stone('mossy', (0.21, 0.20, 0.18), (0.09, 0.09, 0.08), (0.075, 0.090, 0.025), 2.0), 4, 4, 0.8, 3), [(-5.4, 7.6, 0.25), (-6.2, 8.1, 0.2), (5.2, 8.0, 0.2), (2.2, 9.6, 0.25)], scale=np.array([0.42, 0.24, 0.36, 0.30]), rng=rng)
    logs = np.array([[-8.6, 9.6, 0.45], [-3.6, 8.9, 0.38]])
    V, F = plants.sticks(logs[:1], logs[1:], np.array([0.24]), np.array([0.19]), 20)
    mesh('log', V, F, wood)
    V, F = plants.sticks(logs[1:], logs[1:] + (0.012, 0, 0), np.array([0.19]), np.array([0.001]), 20)
    mesh('cut', V, F, varied('sawn', (0.34, 0.26, 0.16), 0.3, 0.9))


def autumn_park(el, az):
    """A drive in a park: leaves on asphalt and lawn, a curb, maples in yellow and red, a bench and a lamp."""
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
    hedge = plants.shrubs(plants.leafy('hedge', (0.060, 0.062, 0.016), (0.26, 0.150, 0.030), 0.45, haze=haze), plants.bark('hedgetwig'), 4, 2600, (0.022, 0.042), 36, 0.9)
    x, y = spread(1300, 48, 130, rng, 23)
    scatter('hedge', hedge, np.c_[x, y, height(x, y) - 0.05], scale=rng.uniform(1.0, 2.2, len(x)) * (1 + 3.6 * step(65, 105, y)), rng=rng)
    # bench and lamp
    slat, iron = varied('slat', (0.20, 0.115, 0.060), 0.3, 0.6), car.simple('castiron', (0.018, 0.020, 0.019), 0.45, 0.6)
    bx, by = -5.35, 7.4
    bz = float(height(np.array(bx), np.array(by)))
    boxes('slats', [((bx, by + dy, bz + 0.44 + 0.006 * i), (1.62, 0.075, 0.032)) for i, dy in enumerate((-0.18, -0.09, 0.0, 0.09))] + [((bx, by + 0.17 + 0.025 * i, bz + 0.56 + 0.11 * i), (1.62, 0.030, 0.080)) for i in range(4)], slat)
    boxes('legs', [((bx + sx * 0.70, by + dy, bz + 0.21), (0.045, 0.05, 0.44)) for sx in (-1, 1) for dy in (-0.18, 0.12)] + [((bx + sx * 0.70, by - 0.02, bz + 0.41), (0.045, 0.40, 0.04)) for sx in (-1, 1)] + [((bx + sx * 0.70, by + 0.215, bz + 0.70), (0.045, 0.035, 0.56)) for sx in (-1, 1)] + [((bx + sx * 0.76, by - 0.05, bz + 0.63), (0.05, 0.36, 0.03)) for sx in (-1, 1)] + [((bx + sx * 0.76, by - 0.20, bz + 0.53), (0.035, 0.035, 0.20)) for sx in (-1, 1)], iron)
    lx, ly = 5.6, 8.6
    lz = float(height(np.array(lx), np.array(ly)))
    free(car.tube('lamppost', [(lx, ly, lz), (lx, ly, lz + 0.25), (lx, ly, lz + 0.32), (lx, ly, lz + 3.6)], car.circle(0.10, 18), iron, up=(0, 1, 0), scale=[1.0, 0.9, 0.52, 0.40]))
