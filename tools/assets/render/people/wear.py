"""wear.py - shoes, cap, hair and collar, modeled on the foot, the head and the hung overshirt.

Meters; shoes and cap are made on the body at rest, where the man looks toward -y, and follow the bone into the pose.
"""
import math
import bpy
import numpy as np
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree
from people.clothes import N, closed, hull_ring, normals


# ------------------------------------------------------------------ shoes
def foot_sections(h, side, n=34):
    """Of a foot at rest: under the ankle, toward the toes, toward the left, and from heel to toe (distance, right edge, left edge)."""
    P = h.V[h.weight('foot.' + side, *('toe%d-%d.%s' % (i, j, side) for i in range(1, 6) for j in (1, 2, 3))) > 0.5]
    P = P[P[:, 2] < 0.13]
    a = h.head['foot.' + side] * (1, 1, 0)
    d = (h.head['toe2-1.' + side] - a) * (1, 1, 0)
    d /= np.linalg.norm(d)
    e = np.array((-d[1], d[0], 0))
    s, t = (P - a) @ d, (P - a) @ e
    lo, hi = s.min() - 0.010, s.max() + 0.016
    out = []
    for q in np.linspace(lo, hi, n):
        i = np.abs(s - np.clip(q, s.min() + 0.012, s.max() - 0.014)) < 0.014
        out.append((q, t[i].min(), t[i].max()))
    out = np.array(out)
    out[:, 1:] = gaussian_filter(out[:, 1:], (1.6, 0), mode='nearest')
    return a, d, e, out


def shoe_rings(h, side):
    """As foot_sections(), of the shoe: then 0 to 1 along it, distances, middles and half widths."""
    a, d, e, S = foot_sections(h, side)
    u = np.linspace(0, 1, len(S))
    end = np.minimum(np.sqrt(np.clip(1 - ((0.13 - u) / 0.13).clip(0) ** 2, 0, 1)), np.sqrt(np.clip(1 - ((u - 0.80) / 0.20).clip(0) ** 2.4, 0, 1))).clip(0.02)
    c, w = (S[:, 1] + S[:, 2]) / 2, ((S[:, 2] - S[:, 1]) / 2 + 0.006)
    w = np.maximum(w, 0.033) * end
    return a, d, e, u, S[:, 0], c, w


def follow(V, h, pose, side):
    """A shoe bends at the ball of the foot."""
    f = pose.frames()
    (A, t), (B, u) = f['foot.' + side], f['toe2-1.' + side]
    ahead = h.head['toe2-1.' + side] - h.head['foot.' + side]
    ahead = ahead * (1, 1, 0) / np.linalg.norm(ahead[:2])
    w = np.clip(((V - h.head['toe2-1.' + side]) @ ahead + 0.025) / 0.05, 0, 1)[:, None]
    return (V @ A.T + t) * (1 - w) + (V @ B.T + u) * w


def upper(h, side):
    """The upper of a shoe at rest: vertices, faces, and for each vertex how far it is from the heel, aside and up."""
    a, d, e, u, s, c, w = shoe_rings(h, side)
    high = np.interp(u, (0, 0.04, 0.16, 0.34, 0.46, 0.62, 0.80, 0.93, 1), (0.060, 0.082, 0.080, 0.086, 0.090, 0.074, 0.056, 0.046, 0.022))
    waist = np.interp(u, (0, 0.1, 0.42, 0.6, 1), (0.72, 0.66, 0.66, 0.95, 1))
    rows = []
    for i in range(len(u)):
        ring = []
        for f in np.linspace(0, math.pi, 25):
            x, z = math.copysign(abs(math.cos(f)) ** 0.75, math.cos(f)), math.sin(f) ** 0.75
            k = 1 + 0.05 * math.sin(z * math.pi) - (1 - waist[i]) * z ** 1.5
            ring.append(a + d * s[i] + e * (c[i] + w[i] * x * k) + np.array((0, 0, high[i] * z)))
        rows.append(ring)
    V, F = closed(rows)
    return V, F, np.stack([(V - a) @ d - s[0], (V - a) @ e - np.interp((V - a) @ d, s, c), V[:, 2]], 1)


def last(h, pose, side):
    """The upper in the pose."""
    V, F, _ = upper(h, side)
    return follow(V, h, pose, side), F


def sole(h, pose, side, under):
    """The light sole in the pose: `under` meters thick."""
    a, d, e, u, s, c, w = shoe_rings(h, side)
    side_l = [(s[i], c[i] + w[i]) for i in range(len(u))]
    side_r = [(s[i], c[i] - w[i]) for i in range(len(u))][::-1]
    O = np.array(side_l + side_r)
    m = np.stack([np.clip(O[:, 0], s[0] + 0.05, s[-1] - 0.06), np.interp(O[:, 0], s, c)], 1)
    out = (O - m) / np.maximum(np.linalg.norm(O - m, axis=1, keepdims=True), 1e-6)
    v = (O[:, 0] - s[0]) / (s[-1] - s[0])
    spring = 0.010 * ((v - 0.78) / 0.22).clip(0) ** 2 + 0.005 * ((0.10 - v) / 0.10).clip(0) ** 2
    rows = []
    for grow, z in ((-0.008, -under), (-0.002, -under + 0.0015), (0.001, -under + 0.005), (0.003, -0.006), (0.003, 0.003), (0.0015, 0.006), (-0.003, 0.007)):
        q = O + out * grow
        lift = spring * np.clip(-z / under, 0, 1) + (0.004 * (1 - v).clip(0, 1) if z > 0 else 0)
        rows.append([a + d * x + e * y + np.array((0, 0, z + l)) for (x, y), l in zip(q, lift)])
    V, F = closed(rows)
    return follow(V, h, pose, side), F


# ------------------------------------------------------------------ cap and hair
CAP = np.array((0, -0.155, 1.706)), np.array((0, 0.052, 1.674))      # where its edge runs, front and back
AROUND = 144


def cap(h):
    """Baseball cap on the head at rest: (crown, strap, brim, button), each (vertices, faces)."""
    front, back = CAP
    c = (front + back) / 2
    d = (back - front) / np.linalg.norm(back - front)                # toward the back
    up = np.cross((1, 0, 0), d)
    skull = np.ones(len(h.V), bool); skull[h.ears] = False
    P = h.V[skull & (h.V[:, 2] > 1.60)]
    L = np.stack([P[:, 0], (P - c) @ d, (P - c) @ up], 1)
    top = L[:, 2].max() + 0.014
    t = np.arange(AROUND) * 2 * math.pi / AROUND
    hs = np.linspace(0, top - 0.02, 22)
    R = []
    for z in hs:
        r = hull_ring(L[np.abs(L[:, 2] - z) < 0.012][:, :2], np.zeros(2))
        R.append(np.interp(t, np.arange(N + 1) * 2 * math.pi / N, np.append(r, r[0])))
    R = gaussian_filter(np.array(R), (1.2, 2), mode=('nearest', 'wrap')) + 0.008
    base = R[0]
    dome = np.power(np.clip(1 - (hs / top) ** 2.5, 0, 1), 1 / 2.2)[:, None] * base[None]
    ahead = np.clip(-np.sin(t), 0, 1)[None] ** 0.5                     # the front panels stand
    R = np.maximum(R, dome * (0.985 + 0.02 * ahead))
    seams = np.exp(-(np.abs((t / (math.pi / 3) + 0.5) % 1 - 0.5) * (math.pi / 3) / 0.028) ** 2)
    R = R - 0.0022 * seams[None]
    rows = []
    for z, r in zip(hs, R):
        rows.append([(r[i] * math.cos(t[i]), r[i] * math.sin(t[i]), z) for i in range(AROUND)])
    last_r = R[-1]
    for k in (0.82, 0.6, 0.36, 0.12):
        rows.append([(k * last_r[i] * math.cos(t[i]), k * last_r[i] * math.sin(t[i]), hs[-1] + (top - hs[-1]) * (1 - k * k)) for i in range(AROUND)])
    V = np.array([p for r in rows for p in r])
    F = [(i * AROUND + j, i * AROUND + (j + 1) % AROUND, (i + 1) * AROUND + (j + 1) % AROUND, (i + 1) * AROUND + j) for i in range(len(rows) - 1) for j in range(AROUND)]
    F.append(tuple(range((len(rows) - 1) * AROUND, len(rows) * AROUND)))
    a = np.abs(np.arctan2(V[:, 0], V[:, 1]))
    edge = 0.016 + 0.036 * np.sqrt(np.clip(1 - (a / 0.50) ** 2, 0, 1))
    near = (a < 0.50) & (np.abs(V[:, 2] - edge) < 0.003)
    V[near, 2] = edge[near]
    world = lambda q: c + np.outer(q[:, 0], (1, 0, 0)) + np.outer(q[:, 1], d) + np.outer(q[:, 2], up)

    def arch(q):                                 # the half moon above the strap
        a = abs(math.atan2(q[0], q[1]))
        return a < 0.50 and 0.016 < q[2] < 0.016 + 0.036 * math.sqrt(max(0, 1 - (a / 0.50) ** 2))
    mid = [V[list(f)].mean(0) for f in F]
    strap = [f for f, m in zip(F, mid) if m[2] < 0.016 and abs(math.atan2(m[0], m[1])) < 0.62]
    crown = [f for f, m in zip(F, mid) if not arch(m) and f not in set(strap)]
    # brim: from the front edge ahead, bent down at its sides
    a = np.linspace(-1.12, 1.12, 41)
    edge = np.interp((a - math.pi / 2) % (2 * math.pi), t, base)
    rows = []
    for u in np.linspace(0, 1, 9):
        row = []
        for i, q in enumerate(a):
            s, f = math.sin(q), math.cos(q)
            reach = 0.072 * (1 - abs(q / 1.12) ** 2.6)
            x, y = edge[i] * s, -edge[i] * f
            row.append((x * (1 - 0.04 * u), y - reach * u, 0.004 - (0.030 * s * s * u + 0.010 * u * u) * math.sqrt(max(0, reach / 0.072))))
        rows.append(row)
    B = np.array([p for r in rows for p in r])
    G = [(i * 41 + j, i * 41 + j + 1, (i + 1) * 41 + j + 1, (i + 1) * 41 + j) for i in range(8) for j in range(40)]
    knob = np.array([(0.007 * math.cos(x) * k, 0.007 * math.sin(x) * k, top + 0.0005 + 0.0035 * z) for k, z in ((1, 0), (0.95, 0.5), (0.6, 0.9), (0.15, 1)) for x in np.arange(16) * math.pi / 8])
    K = [(i * 16 + j, i * 16 + (j + 1) % 16, (i + 1) * 16 + (j + 1) % 16, (i + 1) * 16 + j) for i in range(3) for j in range(16)]
    return (world(V), crown), (world(V), strap), (world(B), G), (world(knob), K)


def scalp(h):
    """How much of each vertex of the body is hair, 0 to 1."""
    x, y, z = np.abs(h.V[:, 0]), h.V[:, 1], h.V[:, 2]
    line = np.interp(y, (-0.16, -0.085, -0.075, -0.062, -0.058, -0.030, -0.022, 0.0, 0.03), (1.725, 1.715, 1.70, 1.66, 1.655, 1.690, 1.640, 1.606, 1.598))
    on = np.clip((z - line) / 0.010, 0, 1) * (z > 1.55)
    on[h.ears] = 0
    return on


def hair(h, frame, mat, under_cap=True):
    """Short hair, as curves, on the head in the pose: from 2 mm at the nape to 15 mm under the cap, or 30 mm on top."""
    rng = np.random.default_rng(3)
    on = scalp(h)
    count, highest = (26000, 1.745) if under_cap else (75000, 2.0)
    F = np.array([f for f in h.F if on[list(f)].mean() > 0.05 and h.V[list(f)][:, 2].mean() < highest])
    n = normals(h.V, h.F)
    P = h.V[F]
    size = np.linalg.norm(np.cross(P[:, 2] - P[:, 0], P[:, 3] - P[:, 1]), axis=1)
    k = rng.choice(len(F), count, p=size / size.sum())
    u, v = rng.random((2, count, 1))
    mix = lambda Q: (Q[F[k, 0]] * (1 - u) + Q[F[k, 1]] * u) * (1 - v) + (Q[F[k, 3]] * (1 - u) + Q[F[k, 2]] * u) * v
    p, nn, w = mix(h.V), mix(n), mix(on[:, None])[:, 0]
    keep = rng.random(count) < w
    p, nn = p[keep], nn[keep]
    long = np.interp(p[:, 2], (1.60, 1.63, 1.665, 1.75), (0.0025, 0.006, 0.014, 0.014 if under_cap else 0.030)) * rng.uniform(0.7, 1.15, len(p))
    flow = np.array((0, 0.25, -1.0)) + rng.normal(0, 0.28, (len(p), 3))
    if not under_cap:                            # on top it lies back
        flow = flow - nn * np.minimum(0, (flow * nn).sum(1, keepdims=True))
    d = nn * 0.55 + flow * np.interp(long, (0.003, 0.012), (0.35, 0.9))[:, None]
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    bend = d - nn * 0.45
    bend /= np.linalg.norm(bend, axis=1, keepdims=True)
    A, t = frame
    pts = np.stack([p - nn * 0.001, p + d * long[:, None] * 0.5, p + d * long[:, None] * 0.5 + bend * long[:, None] * 0.5], 1).reshape(-1, 3) @ A.T + t
    c = bpy.data.hair_curves.new('hair')
    c.add_curves([3] * len(p))
    c.attributes['position'].data.foreach_set('vector', pts.astype(np.float32).ravel())
    r = c.attributes.new('radius', 'FLOAT', 'POINT')
    r.data.foreach_set('value', np.tile(np.array((0.00011, 0.00010, 0.00003), np.float32), len(p)))
    c.materials.append(mat)
    o = bpy.data.objects.new('hair', c)
    bpy.context.scene.collection.objects.link(o)
    return o


# ------------------------------------------------------------------ collar
def collar(V, F, axis, up):
    """A shirt's folded collar along the neckline of the garment as it hangs: `axis` a point in the neck, `up` along it."""
    loop = ordered(F, V, up)
    P = V[loop]
    P = np.stack([gaussian_filter(P[:, i], 2.0, mode='wrap') for i in range(3)], 1)
    out = P - axis
    out -= np.outer(out @ up, up)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    tree = cKDTree(V)
    n = normals(V, F)
    rows = []
    for o, u in ((0.000, -0.006), (-0.004, 0.010), (-0.006, 0.022), (-0.003, 0.029), (0.003, 0.031), (0.008, 0.026), (0.013, 0.014), (0.019, 0.000), (0.026, -0.014), (0.030, -0.021)):
        q = P + out * o + up * u
        if o > 0.005:                            # the leaf lies on the shirt, not in it
            d, i = tree.query(q)
            depth = ((q - V[i]) * n[i]).sum(1)
            lowest = -0.03 if o > 0.015 else 0       # where it is turned down it does not stand off
            q = q + n[i] * np.clip(0.005 - depth, lowest, 0.03)[:, None] * min(1, (o - 0.005) / 0.01)
        rows.append(q)
    C = len(P)
    return np.concatenate(rows), [(i * C + j, i * C + (j + 1) % C, (i + 1) * C + (j + 1) % C, (i + 1) * C + j) for i in range(len(rows) - 1) for j in range(C)]


def ordered(F, V, up):
    """The highest loop of open edges, in order."""
    E, n = np.unique(np.sort(np.array([(q[i], q[(i + 1) % len(q)]) for q in F for i in range(len(q))]), axis=1), axis=0, return_counts=True)
    near = {}
    for a, b in E[n == 1]:
        near.setdefault(a, []).append(b); near.setdefault(b, []).append(a)
    best, left = None, set(near)
    while left:
        a = left.pop(); loop = [a]
        while True:
            b = next((q for q in near[loop[-1]] if q in left), None)
            if b is None:
                break
            left.discard(b); loop.append(b)
        if best is None or (V[loop] @ up).mean() > (V[best] @ up).mean():
            best = loop
    return best
