"""plants.py - what landscapes.py scatters: stones, grass, shrubs, leaves on the ground, broad-leaved trees and conifers.

Each function returns objects that are not in the scene; nature.scatter() places them.
"""
from backgrounds.land.nature import *  # noqa: F401,F403


# ------------------------------------------------------------------ stones
def ico(level_):
    import bmesh
    b = bmesh.new()
    bmesh.ops.create_icosphere(b, subdivisions=level_, radius=1.0)
    V = np.array([v.co for v in b.verts]); F = np.array([[v.index for v in f.verts] for f in b.faces])
    b.free()
    return V, F


def noise3(V, f, seed):
    """Noise in space, of three planes."""
    return (perlin(V[:, 0] * f + 5, V[:, 1] * f, seed) + perlin(V[:, 1] * f, V[:, 2] * f + 9, seed + 1) + perlin(V[:, 2] * f + 3, V[:, 0] * f, seed + 2)) / 1.7


def rocks(mat, n=5, detail=3, rough=0.5, seed=1, cuts=9):
    """Broken stones: a ball cut by planes, then roughened. Radius about 1, lying on z = -0.35."""
    rng = np.random.default_rng(seed)
    out = []
    for i in range(n):
        V, F = ico(detail)
        s = rng.uniform(0.65, 1.25, 3) * (1, 1, 0.75)
        for _ in range(cuts):
            d = rng.normal(size=3); d /= np.linalg.norm(d)
            t = V @ d - rng.uniform(0.45, 0.80)
            V = V - np.outer(np.clip(t, 0, None) * 0.92, d)
        r = 1 + 0.16 * rough * noise3(V, 1.6, seed * 31 + i) + 0.10 * rough * noise3(V, 4.5, seed * 17 + i) + (0.05 * rough * noise3(V, 11, seed * 7 + i) if detail > 3 else 0)
        out.append(mesh('rock%d' % i, V * r[:, None] * s, F, mat, smooth=detail > 2, link=False))
    return out


def stone(name, a=(0.30, 0.27, 0.23), b=(0.16, 0.15, 0.14), lichen=None, scale=1.0, haze=None):
    """Rock: two tones from stone to stone, mottled, with lichen or moss on top."""
    k = car.Nodes(name)
    rnd = k.n('ShaderNodeObjectInfo').outputs['Random']
    m, f = noise(k, 1.8 * scale, 7, 0.7), noise(k, 9 * scale, 6, 0.7)
    t = k.math('ADD', k.math('MULTIPLY', rnd, 0.45), k.math('ADD', k.math('MULTIPLY', m, 0.7), k.math('MULTIPLY', f, -0.15)), True)
    c = k.mixc(t, a, b)
    c = k.mixc(level(k, f, 0.35, 0.48, 0.5, 0.0), c, (0.03, 0.028, 0.026))
    if lichen:
        c = k.mixc(level(k, k.math('ADD', m, k.math('MULTIPLY', f, 0.6)), 0.80, 0.98, 0.0, 0.75), c, lichen)
    s = surface(k, c, 0.88, bump(k, k.math('ADD', m, k.math('MULTIPLY', f, 0.5)), 0.12 / scale, 0.8), 0.25)
    return air(k, s, *haze) if haze else k.out(s)


# ------------------------------------------------------------------ leaf material
def leafy(name, a, b, through=0.35, dry=None, haze=None, rough=0.5):
    """Two-sided leaf: two tones from leaf to leaf and plant to plant, light shines through."""
    k = car.Nodes(name)
    isl = k.n('ShaderNodeNewGeometry').outputs['Random Per Island']
    rnd = k.n('ShaderNodeObjectInfo').outputs['Random']
    c = k.mixc(k.math('ADD', k.math('MULTIPLY', isl, 0.65), k.math('MULTIPLY', rnd, 0.35)), a, b)
    if dry:
        c = k.mixc(level(k, k.math('FRACT', k.math('MULTIPLY', isl, 7.3)), 1 - dry[0], 1 - dry[0] + 0.06), c, dry[1])
    p = surface(k, c, rough, None, 0.25)
    t = k.n('ShaderNodeBsdfTranslucent'); k.link(c, t.inputs[0])
    s = k.mixs(through, p, t.outputs[0])
    return air(k, s, *haze) if haze else k.out(s)


def bark(name, color=(0.075, 0.058, 0.045), moss=None):
    k = car.Nodes(name)
    f = noise(k, 5.0, 8, 0.7, warp(k, (1.0, 1.0, 0.16)))
    m = noise(k, 1.1, 4)
    c = k.mixc(f, tuple(q * 0.35 for q in color), tuple(q * 1.6 for q in color))
    if moss:
        c = k.mixc(level(k, m, 0.5, 0.65, 0.0, 0.7), c, moss)
    return k.out(surface(k, c, 0.9, bump(k, f, 0.03, 1.0), 0.2))


# ------------------------------------------------------------------ grass
def blades(P, D, length, width, bend, rng, seg=3):
    """Blades as bent strips: root P, direction over ground D (unit, 2D). Returns V, F."""
    n = len(P)
    t = np.linspace(0, 1, seg + 1)
    side = np.stack([-D[:, 1], D[:, 0], np.zeros(n)], -1)
    V = []
    for q in t:
        c = P + np.stack([D[:, 0] * bend * q ** 2 * length, D[:, 1] * bend * q ** 2 * length, length * (q - 0.35 * bend * q ** 2)], -1)
        w = (width * (1 - q ** 1.5) * 0.5 + 0.0004)[:, None]
        V += [c - side * w, c + side * w]
    V = np.stack(V, 1).reshape(-1, 3)
    base = (np.arange(n) * 2 * (seg + 1))[:, None, None]
    q = np.array([[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(seg)])[None]
    return V, (base + q).reshape(-1, 4)


def tufts(mat, n=4, blades_=70, height=(0.12, 0.32), radius=0.10, width=0.005, bend=(0.1, 0.9), seed=4):
    rng = np.random.default_rng(seed)
    out = []
    for i in range(n):
        a, r = rng.uniform(0, 6.283, blades_), radius * np.sqrt(rng.random(blades_))
        P = np.stack([r * np.cos(a), r * np.sin(a), np.zeros(blades_)], -1)
        b = a + rng.normal(0, 0.8, blades_)
        V, F = blades(P, np.stack([np.cos(b), np.sin(b)], -1), rng.uniform(*height, blades_) * (1 - 0.4 * r / radius), width * rng.uniform(0.6, 1.3, blades_), rng.uniform(*bend, blades_), rng)
        out.append(mesh('tuft%d' % i, V, F, mat, link=False))
    return out


def cards(C, size, rng, up=0.0, slim=0.5, fold=0.25):
    """Leaves: two folded triangles each, with a point at both ends. `up`: how much they lie flat."""
    n = len(C)
    u = rng.normal(size=(n, 3)); u[:, 2] *= 1 - up; u /= np.linalg.norm(u, axis=1, keepdims=True)
    w = rng.normal(size=(n, 3)) * (1 - up) + np.array([0, 0, 1.0]) * up
    v = np.cross(w, u); v /= np.linalg.norm(v, axis=1, keepdims=True) + 1e-9
    nrm = np.cross(u, v)
    s = size[:, None]
    V = np.stack([C - u * s, C + v * s * slim + nrm * s * fold, C + u * s, C - v * s * slim + nrm * s * fold], 1).reshape(-1, 3)
    b = (np.arange(n) * 4)[:, None, None]
    return V, (b + np.array([[0, 1, 2], [0, 2, 3]])[None]).reshape(-1, 3)


def shrubs(mat, wood, n=4, leaves=2600, leaf=(0.012, 0.026), seed=6, flat=0.75, twigs=60):
    """Low bushes of radius about 0.5: twigs from one root, leaves along their outer half."""
    rng = np.random.default_rng(seed)
    out = []
    for i in range(n):
        a, e = rng.uniform(0, 6.283, twigs), rng.uniform(0.15, 1.45, twigs)
        L = rng.uniform(0.28, 0.58, twigs) * (1 + 0.25 * np.sin(a * 2 + i))
        D = np.stack([np.cos(a) * np.cos(e), np.sin(a) * np.cos(e), np.sin(e) * flat], -1) * L[:, None]
        j = rng.integers(0, twigs, leaves)
        t = 1 - 0.62 * rng.random(leaves) ** 1.6
        C = D[j] * t[:, None] + rng.normal(0, 0.035, (leaves, 3))
        C[:, 2] = np.abs(C[:, 2]) + 0.01
        V, F = cards(C, rng.uniform(*leaf, leaves), rng, 0.2, 0.42)
        tw, tf = sticks(np.zeros((twigs, 3)), D, np.full(twigs, 0.010), np.full(twigs, 0.003))
        o = mesh('shrub%d' % i, np.concatenate([V, tw]), np.concatenate([np.concatenate([F, F[:, 2:]], 1)[:, :3], tf + len(V)]), [mat, wood], link=False)
        o.data.polygons.foreach_set('material_index', np.concatenate([np.zeros(len(F), np.int32), np.ones(len(tf), np.int32)]))
        out.append(o)
    return out


def sticks(A, B, ra, rb, sides=5):
    """Tapered sticks from A to B as triangles."""
    n = len(A)
    d = B - A; d = d / (np.linalg.norm(d, axis=1, keepdims=True) + 1e-9)
    x = np.cross(d, np.where(np.abs(d[:, 2:]) > 0.9, np.array([[1.0, 0, 0]]), np.array([[0, 0, 1.0]]))); x /= np.linalg.norm(x, axis=1, keepdims=True) + 1e-9
    y = np.cross(d, x)
    t = np.arange(sides) * 2 * math.pi / sides
    ring = x[:, None] * np.cos(t)[None, :, None] + y[:, None] * np.sin(t)[None, :, None]
    V = np.concatenate([A[:, None] + ring * ra[:, None, None], B[:, None] + ring * rb[:, None, None]], 1).reshape(-1, 3)
    i = np.arange(sides); j = (i + 1) % sides
    f = np.concatenate([np.stack([i, j, j + sides], -1), np.stack([i, j + sides, i + sides], -1)])
    return V, ((np.arange(n) * 2 * sides)[:, None, None] + f[None]).reshape(-1, 3)


# ------------------------------------------------------------------ trees
def broadleaf(leaf_mat, wood, seed, height=11.0, trunk=0.19, clear=0.24, leaves=26000, leaf=(0.045, 0.085), spread_=0.62, depth=5):
    """A branching tree: each branch divides into two to four, leaves hang around the last twigs."""
    rng = np.random.default_rng(seed)
    A, B, ra, rb, tips = [], [], [], [], []

    def grow(p, d, length, r, lvl):
        n = 4 if lvl == 0 else 3
        for i in range(n):                       # a branch is a few segments that wander
            d = d + rng.normal(0, 0.10 + 0.05 * lvl, 3) + np.array([0, 0, 0.05 if lvl else 0.0]); d /= np.linalg.norm(d)
            q = p + d * length / n
            r1 = r * (1 - 0.30 / n * (i + 1) if lvl < depth else 0.6)
            A.append(p); B.append(q); ra.append(r); rb.append(r1)
            p, r = q, r1
            if lvl >= depth - 2:
                tips.append((p, lvl))
            if 0 < lvl < depth and i < n - 1 and rng.random() < 0.55:
                side = rng.normal(size=3); side -= d * (side @ d); side /= np.linalg.norm(side)
                grow(p, d * 0.6 + side * spread_, length * 0.55, r * 0.5, lvl + 1)
        if lvl < depth:
            for _ in range(rng.integers(2, 4) + (lvl == 0)):
                side = rng.normal(size=3); side -= d * (side @ d); side /= np.linalg.norm(side)
                e = d + side * spread_ * rng.uniform(0.6, 1.3) + np.array([0, 0, 0.10])
                grow(p, e / np.linalg.norm(e), length * rng.uniform(0.62, 0.82) * (1.15 if lvl == 0 else 1), r * 0.62, lvl + 1)
    grow(np.zeros(3), np.array([0, 0, 1.0]), height * clear, trunk, 0)
    A, B, ra, rb = np.array(A), np.array(B), np.array(ra), np.array(rb)
    ra[0] *= 1.7
    k = height / max(B[:, 2].max(), 0.1)
    T = np.array([t[0] for t in tips])
    C = T[rng.integers(0, len(T), leaves)] + rng.normal(0, 0.20, (leaves, 3)) / k
    V, F = cards(C * k, rng.uniform(*leaf, leaves), rng, 0.25, 0.5)
    tv, tf = sticks(A * k, B * k, ra, rb, 7)
    o = mesh('tree%d' % seed, np.concatenate([V, tv]), np.concatenate([F, tf + len(V)]), [leaf_mat, wood], link=False)
    o.data.polygons.foreach_set('material_index', np.concatenate([np.zeros(len(F), np.int32), np.ones(len(tf), np.int32)]))
    return o


def conifer(needle, wood, seed, height=12.0, width=0.19, whorls=34, per=9, cards_=22, snow=None, bare=0.04):
    """Spruce: whorls of drooping branches, each a spray of slim cards; `snow` lies on the branches as flat pads."""
    rng = np.random.default_rng(seed)
    A, B, S, pads = [], [], [], []
    for i in range(whorls):
        t = bare + (1 - bare) * ((i + rng.uniform(-0.3, 0.3)) / whorls)
        z, L = height * t, height * width * (1 - t) ** 0.85 * rng.uniform(0.85, 1.12) + 0.10
        for a in np.linspace(0, 6.283, per, endpoint=False) + rng.uniform(0, 6.283):
            a += rng.normal(0, 0.25)
            z = height * (t + rng.normal(0, 0.55) * (1 - bare) / whorls)
            l = L * rng.uniform(0.65, 1.12)
            drop = -0.32 * (1 - t) - 0.05 + 0.45 * max(0, t - 0.7) + rng.normal(0, 0.07)
            d = np.array([math.cos(a), math.sin(a), drop])
            side = np.array([-math.sin(a), math.cos(a), 0])
            q = np.linspace(0.12, 1, cards_)
            c = np.array([0, 0, z]) + np.outer(q * l, d) + np.outer(0.10 * l * q ** 2, (0, 0, 1))
            for s in (-1, 1):
                tip = c + (np.outer((0.30 * l * (1.05 - q)) + 0.05 * l, d * 0.9 + side * s * 0.95)) + rng.normal(0, 0.03 * l, c.shape) - np.outer(0.06 * l * np.ones(cards_), (0, 0, 1))
                A.append(c); B.append(tip); S.append(np.full(cards_, 0.045 * l + 0.016))
            if snow:
                pads.append(np.stack([c[3::3] + (0, 0, 0.03 * l)][0], 0))
    A, B, S = np.concatenate(A), np.concatenate(B), np.concatenate(S)
    d = B - A; w = np.cross(d, rng.normal(0, 0.5, d.shape) + (0, 0, 1)); w /= np.linalg.norm(w, axis=1, keepdims=True) + 1e-9
    V = np.stack([A - w * S[:, None] * 0.5, A + w * S[:, None] * 0.5, A + d * 0.6 + w * S[:, None], B, A + d * 0.6 - w * S[:, None]], 1).reshape(-1, 3)
    b = (np.arange(len(A)) * 5)[:, None, None]
    F = (b + np.array([[0, 1, 2], [0, 2, 4], [4, 2, 3]])[None]).reshape(-1, 3)
    tv, tf = sticks(np.array([[0, 0, 0.0]]), np.array([[0, 0, height * 0.97]]), np.array([height * 0.016]), np.array([0.01]), 8)
    parts, mats, idx = [(V, F), (tv, tf)], [needle, wood], [0, 1]
    if snow:
        P = np.concatenate(pads)
        bv, bf = ico(1)
        r = (0.03 + 0.14 * rng.random(len(P)) ** 1.7) * (1.3 - P[:, 2] / height) * height / 12 * 1.6
        Q = (P[:, None] + bv[None] * (r[:, None, None] * np.array([1.5, 1.5, 0.55])) * (1 + 0.25 * rng.normal(size=(len(P), len(bv), 1)).clip(-1, 1))).reshape(-1, 3)
        parts.append((Q, ((np.arange(len(P)) * len(bv))[:, None, None] + bf[None]).reshape(-1, 3))); mats.append(snow); idx.append(2)
    off, VV, FF, II = 0, [], [], []
    for (v, f), m in zip(parts, idx):
        VV.append(v); FF.append(f + off); II.append(np.full(len(f), m, np.int32)); off += len(v)
    o = mesh('conifer%d' % seed, np.concatenate(VV), np.concatenate(FF), mats, link=False)
    o.data.polygons.foreach_set('material_index', np.concatenate(II))
    return o


def fallen(mat, n=6, size=0.045, seed=9):
    """Single leaves lying on the ground: lobed outline, curled."""
    rng = np.random.default_rng(seed)
    out = []
    for i in range(n):
        m = 15
        a = np.linspace(0, 2 * math.pi, m, endpoint=False)
        r = size * (0.62 + 0.38 * np.abs(np.cos(2.5 * (a - math.pi / 2)))) * (1 + 0.1 * rng.normal(size=m)) * np.where(np.abs(a - 1.5 * math.pi) < 0.25, 0.45, 1)
        x, y = r * np.cos(a), r * np.sin(a)
        curl = rng.uniform(2, 9) * rng.choice([-1, 1], p=[0.3, 0.7])
        t = rng.uniform(0, 3.14)
        z = curl * (x * math.cos(t) + y * math.sin(t)) ** 2 + 2.0 * (x * x + y * y) * rng.normal() + 0.003
        V = np.concatenate([[[0, 0, 0.003]], np.stack([x, y, z - min(0, z.min()) + 0.001], -1)])
        F = [[0, 1 + j, 1 + (j + 1) % m] for j in range(m)]
        out.append(mesh('fallen%d' % i, V, F, mat, link=False))
    return out


def spruces(haze=None, snow=None, n=3, detail=1.0):
    """A few spruces to be scattered."""
    needle = leafy('needle', (0.026, 0.046, 0.024), (0.070, 0.092, 0.042), 0.15, haze=haze)
    wood = bark('spruce')
    return [conifer(needle, wood, 70 + i, 12.0, (0.17, 0.20, 0.23)[i % 3], int(58 * detail), 11, int(20 * detail), snow) for i in range(n)]


# ------------------------------------------------------------------ where they are
def pebbles(n, size, y0, y1, mat, height, keep=lambda x, y: True, rng=None, half=22, seed=2):
    """Small stones on the ground, most of them tiny; few where the car stands. `keep` says where they lie."""
    rng = rng or np.random.default_rng(seed)
    x, y = spread(n, y0, y1, rng, half)
    m = keep(x, y) & ~((np.abs(x) < 2.9) & (np.abs(y) < 1.4) & (rng.random(n) < 0.6))
    x, y = x[m], y[m]
    s = size[0] * (size[1] / size[0]) ** (rng.random(len(x)) ** 2.2)
    scatter('pebbles', rocks(mat, 5, 2, 0.8, seed), np.stack([x, y, height(x, y) + s * 0.15], -1), rng.uniform(0, 6.28, (len(x), 3)) * (0.15, 0.15, 1), s, rng=rng)


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
