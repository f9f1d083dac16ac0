"""nature.py - what landscapes are made of: noise, terrain meshes, scattered instances, sky and clouds, haze, grounds.

Terrain is a grid in polar coordinates around the camera: its cells grow with the distance, so a pixel always holds a few.
"""
from common import *  # noqa: F401,F403
from sets import lot

EYE = np.array(CAM_LOC)
FINE = 1.0                        # share of a terrain's rows and columns; less for quick looks


# ------------------------------------------------------------------ noise (numpy)
def _grad(i, j, seed):
    with np.errstate(over='ignore'):
        return _hashed(i, j, seed)


def _hashed(i, j, seed):
    h = (i.astype(np.uint32) * np.uint32(374761393) + j.astype(np.uint32) * np.uint32(668265263) + np.uint32(seed * 974711 + 1013))
    h = (h ^ (h >> np.uint32(13))) * np.uint32(1274126177)
    a = ((h ^ (h >> np.uint32(16))) & np.uint32(0xFFFF)).astype(np.float32) * np.float32(2 * math.pi / 65536)
    return np.cos(a), np.sin(a)


def perlin(x, y, seed=0):
    """Gradient noise, about -0.7 to 0.7."""
    x, y = np.asarray(x, np.float64), np.asarray(y, np.float64)
    i, j = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = (x - i).astype(np.float32), (y - j).astype(np.float32)
    u, v = fx ** 3 * (fx * (fx * 6 - 15) + 10), fy ** 3 * (fy * (fy * 6 - 15) + 10)

    def corner(a, b):
        gx, gy = _grad(i + a, j + b, seed)
        return gx * (fx - a) + gy * (fy - b)
    lo, hi = corner(0, 0), corner(0, 1)
    lo, hi = lo + u * (corner(1, 0) - lo), hi + u * (corner(1, 1) - hi)
    return lo + v * (hi - lo)


def fbm(x, y, n=5, seed=0, gain=0.5):
    s, a = 0, 1.0
    for o in range(n):
        s, a = s + a * perlin(x * 2.03 ** o + 17 * o, y * 2.03 ** o - 9 * o, seed + o), a * gain
    return s


def ridged(x, y, n=6, seed=0, gain=0.5, sharp=2.0):
    """Ridged multifractal, 0 to about 1: crests stay rough, valley floors become smooth."""
    s, a, w, top = 0, 1.0, 1.0, 0
    for o in range(n):
        r = (1 - np.abs(perlin(x * 2.07 ** o + 31 * o, y * 2.07 ** o + 7 * o, seed + o)) * 1.55).clip(0, 1) ** sharp
        s, w, top, a = s + a * r * w, np.clip(r * 1.6, 0, 1), top + a, a * gain
    return s / top


def gullied(x, y, n=7, seed=0, bite=1.0):
    """Eroded slopes: an octave counts less where the coarser ones are steep already, so gullies end at crests and floors."""
    s, a, dx, dy, e = 0, 1.0, 0, 0, 1e-3
    c, d = 0.8, 0.6
    for o in range(n):
        f = perlin(x, y, seed + o)
        gx, gy = (perlin(x + e, y, seed + o) - f) / e, (perlin(x, y + e, seed + o) - f) / e
        dx, dy = dx + gx * 0.7, dy + gy * 0.7
        s = s + a * f / (1 + bite * (dx * dx + dy * dy))
        x, y, a = (c * x + d * y) * 1.97 + 3.1, (-d * x + c * y) * 1.97 - 1.7, a * 0.5
    return s


def step(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


# ------------------------------------------------------------------ meshes
def mesh(name, V, F, mat, smooth=True, link=True, **attrs):
    """A mesh from arrays; `attrs` are values per vertex for the shader."""
    V, F = np.asarray(V, np.float32), np.asarray(F, np.int32)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(V)); me.vertices.foreach_set('co', V.ravel())
    if len(F):
        m, c = F.shape
        me.loops.add(m * c); me.loops.foreach_set('vertex_index', F.ravel())
        me.polygons.add(m); me.polygons.foreach_set('loop_start', np.arange(m, dtype=np.int32) * c)
        me.polygons.foreach_set('use_smooth', np.full(m, smooth))
    for k, v in attrs.items():
        v = np.asarray(v, np.float32)
        wide = v.ndim == 2
        me.attributes.new(k, 'FLOAT_VECTOR' if wide else 'FLOAT', 'POINT').data.foreach_set('vector' if wide else 'value', v.ravel())
    me.update(calc_edges=True)
    if mat:
        for q in (mat if isinstance(mat, (list, tuple)) else [mat]):
            me.materials.append(q)
    o = bpy.data.objects.new(name, me)
    if link:
        bpy.context.scene.collection.objects.link(o)
    return o


def quads(rows, cols):
    i = np.arange(rows * cols).reshape(rows, cols)
    return np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)


def fan(r0, r1, rows, cols, half=25.0, middle=0.0):
    """Polar grid around the camera: x, y, shaped (rows, cols)."""
    r = r0 * (r1 / r0) ** np.linspace(0, 1, rows)[:, None]
    a = np.radians(np.linspace(middle - half, middle + half, cols))[None]
    return EYE[0] + r * np.sin(a), EYE[1] + r * np.cos(a)


def terrain(name, height, mat, r0, r1, rows, cols, half=25.0, middle=0.0, **attrs):
    """`height(x, y)` on a fan; each of `attrs` is a function of x, y, z."""
    x, y = fan(r0, r1, rows, cols, half, middle)
    z = height(x, y)
    at = {k: f(x, y, z).ravel() for k, f in attrs.items()}
    return mesh(name, np.stack([x, y, z], -1).reshape(-1, 3), quads(rows, cols), mat, **at)


def fine(n):
    return max(8, int(n * FINE))


def near_ground(name, height, mat, r1=60.0, rows=900, cols=900, **attrs):
    """The ground in front: centimeters per cell where the car stands."""
    return terrain(name, height, mat, 3.6, r1, fine(rows), fine(cols), 24, **attrs)


def scatter(name, sources, P, rot=None, scale=1.0, pick=None, rng=None):
    """Instances of the sources at the points, through geometry nodes: tens of thousands cost next to nothing."""
    rng = rng or np.random.default_rng(3)
    P = np.asarray(P, np.float32)
    n = len(P)
    rot = np.stack([np.zeros(n), np.zeros(n), rng.uniform(0, 6.283, n)], -1) if rot is None else rot
    scale = np.broadcast_to(np.asarray(scale, np.float32).reshape((-1, 1) if np.ndim(scale) == 1 else np.shape(scale) or (1, 1)), (n, 3))
    pick = rng.integers(0, len(sources), n) if pick is None else pick
    for i, src in enumerate(sources):
        m = pick == i
        if not m.any():
            continue
        for c in list(src.users_collection):
            c.objects.unlink(src)
        o = mesh('%s%d' % (name, i), P[m], [], None, rot=np.asarray(rot)[m], size=scale[m])
        t = bpy.data.node_groups.new(name, 'GeometryNodeTree')
        t.interface.new_socket('Geometry', in_out='INPUT', socket_type='NodeSocketGeometry')
        t.interface.new_socket('Geometry', in_out='OUTPUT', socket_type='NodeSocketGeometry')
        nd = {k: t.nodes.new(v) for k, v in dict(i='NodeGroupInput', o='NodeGroupOutput', p='GeometryNodeInstanceOnPoints', s='GeometryNodeObjectInfo', e='FunctionNodeEulerToRotation', r='GeometryNodeInputNamedAttribute', z='GeometryNodeInputNamedAttribute').items()}
        nd['s'].inputs['Object'].default_value = src
        nd['s'].inputs['As Instance'].default_value = True
        for k, a in (('r', 'rot'), ('z', 'size')):
            nd[k].data_type = 'FLOAT_VECTOR'
            nd[k].inputs['Name'].default_value = a
        L = t.links.new
        L(nd['i'].outputs[0], nd['p'].inputs['Points']); L(nd['s'].outputs['Geometry'], nd['p'].inputs['Instance'])
        L(nd['r'].outputs['Attribute'], nd['e'].inputs[0]); L(nd['e'].outputs[0], nd['p'].inputs['Rotation'])
        L(nd['z'].outputs['Attribute'], nd['p'].inputs['Scale']); L(nd['p'].outputs['Instances'], nd['o'].inputs[0])
        o.modifiers.new('scatter', 'NODES').node_group = t


def spread(n, r0, r1, rng, half=23.0, power=1.0, middle=0.0):
    """Random spots in the camera's view, between two distances; power < 1: denser far away."""
    a = np.radians(rng.uniform(middle - half, middle + half, n))
    r = r0 * (r1 / r0) ** (rng.random(n) ** power)
    return EYE[0] + r * np.sin(a), EYE[1] + r * np.cos(a)


# ------------------------------------------------------------------ shader pieces
def coords(k):
    return k.n('ShaderNodeTexCoord').outputs['Object']


def warp(k, scale, of=None, move=None):
    """Coordinates scaled per axis."""
    m = k.n('ShaderNodeMapping')
    m.inputs['Scale'].default_value = scale
    if move:
        m.inputs['Location'].default_value = move
    k.link(of or coords(k), m.inputs[0])
    return m.outputs[0]


def noise(k, scale, detail=4.0, rough=0.6, of=None, twist=0.0):
    n = k.n('ShaderNodeTexNoise')
    for s, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', twist)):
        n.inputs[s].default_value = v
    k.link(of or coords(k), n.inputs['Vector'])
    return n.outputs[0]


def cells(k, scale, of=None, feature='F1'):
    n = k.n('ShaderNodeTexVoronoi', feature=feature)
    n.inputs['Scale'].default_value = scale
    k.link(of or coords(k), n.inputs['Vector'])
    return n


def luma(k, v, tint=(1, 1, 1)):
    c = k.n('ShaderNodeCombineXYZ')
    for i in range(3):
        k.val(c.inputs[i], k.math('MULTIPLY', v, tint[i]))
    return c.outputs[0]


def bump(k, height, distance, strength=1.0, normal=None):
    b = k.n('ShaderNodeBump')
    b.inputs['Distance'].default_value = distance
    k.val(b.inputs['Strength'], strength)
    k.val(b.inputs['Height'], height)
    if normal:
        k.link(normal, b.inputs['Normal'])
    return b.outputs[0]


def surface(k, color, rough=0.9, normal=None, spec=0.3):
    p = k.n('ShaderNodeBsdfPrincipled')
    if isinstance(color, tuple):
        p.inputs['Base Color'].default_value = color + (1,)
    else:
        k.link(color, p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], rough)
    k.val(car.sock(p, 'Specular'), spec)
    if normal:
        k.link(normal, p.inputs['Normal'])
    return p.outputs[0]


def air(k, shader, far, color):
    """Aerial perspective: the farther, the more of the sky's light lies between. `far` is where two thirds of it are reached."""
    d = k.n('ShaderNodeCameraData').outputs['View Distance']
    f = k.math('SUBTRACT', 1.0, k.math('POWER', math.e, k.math('DIVIDE', d, -far)))
    e = k.n('ShaderNodeEmission')
    e.inputs[0].default_value = tuple(color) + (1,)
    m = k.out(k.mixs(f, shader, e.outputs[0]))
    no_lamp(m)
    return m


def attr(k, name):
    return k.n('ShaderNodeAttribute', attribute_name=name).outputs['Fac']


def sun_vector(el, az):
    a, e = math.radians(az), math.radians(el)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sky(el, az, light, color, soft=0.6, strength=0.10, dust=1.5, air_density=1.0, altitude=200, clouds=None, gain=(1, 1, 1), horizon=None):
    """Physical sky, clouds seen from the side, and the sun as a lamp.

    horizon: (color, height in the picture over which it fades), the haze that terrain fades into as well.
    clouds: dict(cover 0..1, scale, flat (how much wider than high), lit and shade colors, fade (height in the picture where they begin))."""
    t = bpy.context.scene.world.node_tree
    bg = t.nodes['Background']
    k = car.Nodes('skytmp'); bpy.data.materials.remove(k.m)
    k.t = t
    st = k.n('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False)
    st.sun_elevation, st.sun_rotation = math.radians(el), math.radians(az)
    st.air_density, st.dust_density, st.altitude = air_density, dust, altitude
    mul = k.n('ShaderNodeVectorMath', operation='MULTIPLY')
    k.link(st.outputs[0], mul.inputs[0]); mul.inputs[1].default_value = tuple(strength * g for g in gain)
    out = mul.outputs[0]
    tc = k.n('ShaderNodeTexCoord').outputs['Generated']
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc, sp.inputs[0])
    if horizon:
        f = k.math('POWER', math.e, k.math('DIVIDE', k.math('MAXIMUM', sp.outputs[2], 0.0), -horizon[1]))
        out = k.mixc(f, out, tuple(horizon[0]))
    if clouds:
        c = dict(cover=0.5, scale=5.0, flat=3.0, lit=(0.9, 0.87, 0.84), shade=(0.5, 0.53, 0.58), lo=0.0, hi=0.06, soft=0.16, opaque=0.9, seed=3.0)
        c.update(clouds)
        # the sheet of clouds is far above: near the horizon it is seen from its edge
        zz = k.math('POWER', k.math('MAXIMUM', sp.outputs[2], 0.0), 0.75)

        def density(du, dv, detail):
            p = k.n('ShaderNodeCombineXYZ')
            k.val(p.inputs[0], k.math('ADD', k.math('MULTIPLY', k.math('ARCTAN2', sp.outputs[0], sp.outputs[1]), 1.0), du))
            k.val(p.inputs[1], k.math('ADD', k.math('MULTIPLY', zz, c['flat']), dv)); p.inputs[2].default_value = c['seed']
            big = noise(k, c['scale'] * 0.35, 2, 0.5, p.outputs[0])
            return k.math('ADD', k.math('MULTIPLY', noise(k, c['scale'], detail, 0.52, p.outputs[0], 0.35), 0.7), k.math('MULTIPLY', big, 0.3))
        d = density(0.0, 0.0, 9)
        thr = 0.62 - 0.24 * c['cover']
        cov = k.math('MULTIPLY', level(k, d, thr, thr + c['soft']), level(k, sp.outputs[2], c['lo'], c['hi'], 0.0, c['opaque']))
        s = sun_vector(el, az)
        side = math.copysign(min(1.0, abs(s.x) * 1.3), s.x) * 0.05
        toward = density(side, 0.07, 5)          # what lies between here and the sun
        shade = level(k, k.math('ADD', k.math('SUBTRACT', toward, thr), k.math('MULTIPLY', k.math('SUBTRACT', d, thr), 0.4)), -0.05, 0.22)
        out = k.mixc(cov, out, k.mixc(shade, tuple(c['lit']), tuple(c['shade'])))
    k.link(out, bg.inputs[0])
    bg.inputs[1].default_value = 1.0
    bpy.context.scene.world.cycles.sample_map_resolution = 512
    if light:
        l = bpy.data.lights.new('sun', 'SUN')
        l.energy, l.angle, l.color = light, math.radians(soft), color
        o = bpy.data.objects.new('sun', l)
        bpy.context.scene.collection.objects.link(o)
        o.rotation_euler = sun_vector(el, az).to_track_quat('Z', 'Y').to_euler()


# ------------------------------------------------------------------ grounds
def grit(k, scale=150.0, dark=0.55, light=1.7):
    """Factor of brightness from stone to stone."""
    c = cells(k, scale)
    sp = k.n('ShaderNodeSeparateColor'); k.link(c.outputs['Color'], sp.inputs[0])
    return k.mixf(k.math('POWER', sp.outputs[0], 1.6), dark, light), c.outputs['Distance']


def asphalt(tone=0.085, tint=(1.0, 0.985, 0.955), cracks=1.0, seals=1.0, lines=None, edge='edge', shoulder=(0.20, 0.17, 0.13), wear=None, at=(0.0, 0.0)):
    """Dry old asphalt: aggregate, hairline cracks filled with dust, tar, patches of wear. `edge`, a value per vertex,
    is 1 on the asphalt and 0 on the shoulder's gravel. `lines(k, x, y)` gives where paint is; `at` takes another piece of
    the same road, so that no two scenes have the same cracks."""
    k = car.Nodes('asphalt')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(coords(k), sp.inputs[0])
    X, Y = sp.outputs[0], sp.outputs[1]
    O = warp(k, (1, 1, 1), None, (at[0], at[1], 0))
    big, mid, small = noise(k, 0.19, 5, of=O), noise(k, 1.3, 7, 0.68, O), noise(k, 14, 4, 0.7, O)
    g, dist = grit(k)
    v = k.math('MULTIPLY', tone, k.math('ADD', 0.45, k.math('ADD', k.math('MULTIPLY', big, 0.55), k.math('ADD', k.math('MULTIPLY', mid, 0.40), k.math('MULTIPLY', small, 0.22)))))
    if wear:                                     # where wheels run it is brighter and smoother
        v = k.math('MULTIPLY', v, wear(k, X, Y, mid))
    v = k.math('MULTIPLY', v, g)
    wob = k.math('SUBTRACT', noise(k, 0.9, 6, 0.75, O), 0.5)
    wv = k.n('ShaderNodeCombineXYZ'); k.val(wv.inputs[0], k.math('ADD', k.math('ADD', X, at[0]), k.math('MULTIPLY', wob, 1.6))); k.val(wv.inputs[1], k.math('ADD', k.math('ADD', Y, at[1]), k.math('MULTIPLY', k.math('SUBTRACT', mid, 0.5), 1.0)))
    net = cells(k, 0.30, wv.outputs[0], 'DISTANCE_TO_EDGE').outputs['Distance']
    where = level(k, big, 0.40, 0.58)
    crack = k.math('MULTIPLY', k.below(net, 0.0022, 0.0020), k.math('MULTIPLY', where, cracks))
    stain = k.math('MULTIPLY', level(k, noise(k, 0.62, 5, 0.6, O), 0.58, 0.72), 0.40)
    v = k.math('MULTIPLY', v, k.math('SUBTRACT', 1.0, stain))
    v = k.mixf(k.math('MULTIPLY', k.below(net, 0.010, 0.009), k.math('MULTIPLY', where, 0.35 * cracks)), v, k.math('MULTIPLY', v, 1.5))
    seal = k.math('MULTIPLY', k.below(k.math('ADD', net, k.math('MULTIPLY', wob, 0.006)), 0.0095, 0.0022), level(k, big, 0.50, 0.56, 0.0, 0.9 * seals))
    v = k.mixf(crack, v, 0.012)
    v = k.mixf(seal, v, 0.020)                   # cracks that were filled with tar
    col = luma(k, v, tint)
    dust = level(k, k.math('ADD', k.math('MULTIPLY', mid, 0.6), k.math('MULTIPLY', small, 0.4)), 0.40, 0.75, 0.0, 0.40)
    col = k.mixc(dust, col, luma(k, k.math('MULTIPLY', g, 0.8), shoulder))
    rough = k.mixf(seal, 0.80, 0.45)
    if lines:
        p = k.math('MULTIPLY', lines(k, X, Y), level(k, k.math('ADD', k.math('MULTIPLY', mid, 0.45), k.math('MULTIPLY', small, 0.55)), 0.36, 0.66, 1.0, 0.25))
        col = k.mixc(p, col, lines.color)
    # the shoulder
    e = attr(k, edge) if edge else 1.0
    g2, d2 = grit(k, 46.0, 0.45, 1.55)
    gravel = luma(k, k.math('MULTIPLY', g2, k.math('ADD', 0.55, k.math('MULTIPLY', mid, 0.9))), shoulder)
    on = level(k, k.math('ADD', e, k.math('MULTIPLY', k.math('SUBTRACT', small, 0.5), 0.5)), 0.40, 0.60)
    col = k.mixc(on, gravel, col)
    # a bump evaluates its height three times, so only what is cheap goes into it
    h = k.mixf(e, k.math('MULTIPLY', d2, -3.5), k.math('MULTIPLY', dist, -0.9))
    n = bump(k, k.math('ADD', h, k.math('MULTIPLY', noise(k, 14, 2, 0.7), 1.2)), 0.006, 0.7)
    return k.out(surface(k, col, rough, n, 0.35))


def stripes(color, *spec):
    """Paint along x: (y from, y to[, x from, x to]) in meters."""
    def lines(k, X, Y):
        m = None
        for q in spec:
            f = k.math('MULTIPLY', level(k, Y, q[0], q[0] + 0.012), level(k, Y, q[1] - 0.012, q[1], 1, 0))
            if len(q) > 2:
                f = k.math('MULTIPLY', f, k.math('MULTIPLY', level(k, X, q[2], q[2] + 0.012), level(k, X, q[3] - 0.012, q[3], 1, 0)))
            m = f if m is None else k.math('MAXIMUM', m, f)
        return m
    lines.color = color
    return lines


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


# ------------------------------------------------------------------ far ground
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
