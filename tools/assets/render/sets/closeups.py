"""closeups.py - what the hot spots of the used car open: one fact each, from as near as a photographer goes.

  python -m sets.closeups --out OUT/closeups --paint graphite --used --width 1200 --height 900 --samples 12
  python -m sets.closeups --out OUT/preview --only scratch --width 640 --height 480 --samples 8 --cell 0.014

tire-tread, scratch, curb-rash, keys. The odometer and the cargo floor are among the interior pictures.

The car stands on the lot of lot.py, but only the ground under it is traced: everything around is one panorama, taken from
where the picture is and kept in CAR_TMP. What a lens sees from 40 cm and the sets never show is made here: flakes of their
true size, chipped clear coat, scraped aluminum, a tire with a cut tread, and the things that are laid beside a fault.
"""
import os
from common import *  # noqa: F403
from vehicle import cabin
from sets import lot
from sets.studio_white import level

B = car.B
INCH = 0.0254

# heading of the car, camera and aim (in the car's axes), focal length, f-number, exposure in stops
SHOTS = {
    'tire-tread': (90, (2.010, -1.150, 0.515), (1.690, -0.965, 0.612), 72, 20, 0.7),
    'scratch': (90, (0.740, -1.166, 0.502), (0.366, -0.905, 0.689), 100, 64, 0.4),
    'curb-rash': (90, (1.150, -1.270, 0.310), (1.260, -0.915, 0.180), 88, 22, 0.45),
    'keys': (0, (0.600, 0.680, 0.960), (0.312, 0.383, 0.645), 72, 16, 0.75),
}


# ------------------------------------------------------------------ the lot around
def around(a, at, width=2048):
    """The lot as seen from a place of the ground, as a panorama; made once."""
    file = os.path.join(TMP, 'lot_%d_%s.npy' % (width, '_'.join('%.2f' % q for q in at)))
    if not os.path.exists(file):
        s = setup(a)
        c = s.cycles
        c.max_bounces, c.diffuse_bounces, c.sample_clamp_indirect, c.blur_glossy, c.use_light_tree, c.samples = 4, 1, 2.0, 0.5, False, 6
        lot.stage(0.014)
        lot.daylight()
        for m in bpy.data.materials:
            no_lamp(m)
        np.save(file, lot.panorama(width, at).astype(np.float16))
    return np.load(file)


def scene(a, name):
    """The car on its spot of the lot, under the lot's sky and sun."""
    heading = SHOTS[name][0]
    px = around(a, (-1.6, 0.0, 0.7)).astype(np.float32)
    s = setup(a)
    c = s.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 5, 2, 3, 8
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 2.5, 12.0, 0.3
    c.adaptive_threshold, c.adaptive_min_samples = 0.03, 8
    c.use_light_tree = False
    car.ROOT = None
    lot.free(car.obj('ground', [(-7, -7, 0), (7, -7, 0), (7, 7, 0), (-7, 7, 0)], [(0, 1, 2, 3)], lot.asphalt(((-2.85, 2.85),), 0.44)))
    root = car.make(a.paint, a.cell, vehicle=a.vehicle, used=a.used, steer=STEER if name == 'tire-tread' else 0.0, cabin=cabin.build if name == 'keys' else None)
    car.ROOT = root
    yaw(root, heading)
    lot.weather()
    lot.hang(px)
    bpy.context.view_layer.update()
    return root


# ------------------------------------------------------------------ paint, as near as this
def coarse(k, of, scale, detail=2.0, rough=0.5):
    n = k.n('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value, n.inputs['Roughness'].default_value = scale, detail, rough
    k.link(of, n.inputs['Vector'])
    return n.outputs[0]


def vector(k, *parts):
    v = k.n('ShaderNodeCombineXYZ')
    for i, p in enumerate(parts):
        k.val(v.inputs[i], p)
    return v.outputs[0]


COAT = 0.014                     # roughness of the clear coat: the sets' 0.03 is its haze from meters away


def flakes(k, size=0.00022, tilt=0.24):
    """Aluminum flakes of their true size: each with a tilt and a brightness of its own. Returns normal and brightness."""
    tc = k.n('ShaderNodeTexCoord')
    v = k.n('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = 1 / size
    k.link(tc.outputs['Object'], v.inputs['Vector'])
    d = k.n('ShaderNodeVectorMath', operation='SUBTRACT'); k.link(v.outputs['Color'], d.inputs[0]); d.inputs[1].default_value = (.5, .5, .5)
    m = k.n('ShaderNodeVectorMath', operation='SCALE'); k.link(d.outputs[0], m.inputs[0]); m.inputs['Scale'].default_value = tilt
    ad = k.n('ShaderNodeVectorMath', operation='ADD'); k.link(m.outputs[0], ad.inputs[0]); k.link(k.n('ShaderNodeNewGeometry').outputs['Normal'], ad.inputs[1])
    nm = k.n('ShaderNodeVectorMath', operation='NORMALIZE'); k.link(ad.outputs[0], nm.inputs[0])
    bright = k.n('ShaderNodeTexWhiteNoise', noise_dimensions='3D'); k.link(v.outputs['Color'], bright.inputs['Vector'])
    return nm.outputs[0], bright.outputs['Value']


# The scratch of car.damage(): where it begins (x, z), its slope, its length to the end of the taper; meters
START, SLOPE, LENGTH = (0.300, 0.700), math.atan2(0.026, 0.090), 3.5 * INCH
# across from the line, from, to along it, half width, depth of its color
LINES = ((0.0, 0.0, LENGTH, 0.00052, 1.0), (-0.0088, 0.018, 0.070, 0.00027, 0.75),
         (0.0019, 0.006, 0.061, 0.00010, 0.55), (-0.0021, 0.022, 0.083, 0.00009, 0.50), (-0.0033, 0.030, 0.074, 0.00006, 0.4),
         (-0.0074, 0.026, 0.060, 0.00007, 0.45), (-0.0104, 0.030, 0.066, 0.00006, 0.4), (0.0034, 0.040, 0.079, 0.00005, 0.35))


def along(u, v, out=0.0):
    """A point of the right door: u along the scratch, v across it (up), out of the surface; meters."""
    x = START[0] + u * math.cos(SLOPE) + v * math.sin(SLOPE)
    z = START[1] - u * math.sin(SLOPE) + v * math.cos(SLOPE)
    return x, z, out


def near_paint(k, paint):
    """The base coat from near: its color, metallic share, roughness and normal."""
    c, metal, rough = car.paint_nodes(k, paint)
    normal, bright = flakes(k)
    sparkling = k.n('ShaderNodeVectorMath', operation='SCALE')
    k.link(c, sparkling.inputs[0]); k.val(sparkling.inputs['Scale'], level(k, bright, 0.0, 1.0, 0.72, 1.42))
    return sparkling.outputs[0], metal, rough, normal


def door_paint(paint):
    """Flakes of true size under a clear coat."""
    k = car.Nodes('closeup_paint')
    color, metal, rough, normal = near_paint(k, paint)
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(color, p.inputs['Base Color']); k.link(normal, p.inputs['Normal'])
    p.inputs['Metallic'].default_value, p.inputs['Roughness'].default_value = metal, rough
    car.sock(p, 'Specular').default_value = 0.0
    return k.out(car.coated(k, p.outputs[0], car.orange_peel(k), rough=COAT))


def scratched_paint(paint):
    """The same, cut by the scratch: chipped coat, gray primer, some bare steel."""
    k = car.Nodes('closeup_scratch')
    base, metal, rough, normal = near_paint(k, paint)
    O = k.n('ShaderNodeTexCoord').outputs['Object']
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(O, sp.inputs[0])
    X, Z = k.math('SUBTRACT', sp.outputs[0], START[0]), k.math('SUBTRACT', sp.outputs[2], START[1])
    ca, sa = math.cos(SLOPE), math.sin(SLOPE)
    u = k.math('SUBTRACT', k.math('MULTIPLY', X, ca), k.math('MULTIPLY', Z, sa))
    v = k.math('ADD', k.math('MULTIPLY', X, sa), k.math('MULTIPLY', Z, ca))
    jag = k.math('SUBTRACT', coarse(k, vector(k, k.math('MULTIPLY', u, 0.4), v, 0.0), 1100, 4, 0.65), 0.5)
    sway = k.math('SUBTRACT', coarse(k, vector(k, k.math('MULTIPLY', u, 1.0), 0.0, 3.0), 38, 2), 0.5)
    chips = level(k, coarse(k, vector(k, k.math('MULTIPLY', u, 0.28), v, 0.0), 520, 3, 0.6), 0.52, 0.64)
    skid = coarse(k, vector(k, k.math('MULTIPLY', u, 260.0), k.math('MULTIPLY', v, 9000.0), 0.0), 1.0, 3)      # drawn along the line
    bare = chip = hair = None
    top = lambda p, q: q if p is None else k.math('MAXIMUM', p, q)
    for v0, u0, u1, half, depth in LINES:
        main = half > 0.0002
        off = k.math('ABSOLUTE', k.math('SUBTRACT', k.math('SUBTRACT', v, v0), k.math('MULTIPLY', sway, 0.0011 if main else 0.0007)))
        body = k.math('MULTIPLY', level(k, u, u0, u0 + 0.005), level(k, u, u1 - 0.012, u1, 1, 0))
        if main:
            wide = k.math('MULTIPLY', k.math('ADD', k.math('ADD', half, k.math('MULTIPLY', jag, half * 1.1)), k.math('MULTIPLY', sway, half * 2.0)), k.math('POWER', body, 0.4))
            d = k.math('SUBTRACT', off, wide)
            bare = top(bare, k.math('MULTIPLY', k.below(d, 0.0, 0.00006), k.below(k.math('MULTIPLY', body, -1.0), -0.01, 0.01)))
            edge = k.math('SUBTRACT', d, k.math('MULTIPLY', k.math('MULTIPLY', chips, body), half * 1.5))
            chip = top(chip, k.math('MULTIPLY', k.below(edge, 0.00005, 0.00010), k.below(k.math('MULTIPLY', body, -1.0), -0.02, 0.02)))
        else:
            broken = level(k, coarse(k, vector(k, k.math('MULTIPLY', u, 1.0), v0 * 900, 1.0), 70, 2), 0.42, 0.60, 0.15, 1.0)
            line = k.below(off, half, half * 0.9)
            hair = top(hair, k.math('MULTIPLY', k.math('MULTIPLY', line, body), k.math('MULTIPLY', broken, depth)))
    chip = k.math('MULTIPLY', chip, k.math('SUBTRACT', 1.0, bare))
    primer = k.mixc(level(k, skid, 0.40, 0.62), (0.17, 0.17, 0.168), (0.50, 0.50, 0.485))
    color = k.mixc(chip, base, k.mixc(level(k, jag, -0.2, 0.2), (0.19, 0.195, 0.20), (0.36, 0.365, 0.37)))      # white where the coat is crazed
    color = k.mixc(bare, color, primer)
    color = k.mixc(k.math('MULTIPLY', hair, 0.75), color, (0.42, 0.425, 0.43))
    steel = k.math('MULTIPLY', bare, level(k, skid, 0.60, 0.70))
    color = k.mixc(steel, color, (0.60, 0.60, 0.60))
    gone = k.math('MAXIMUM', bare, chip)
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(color, p.inputs['Base Color'])
    k.val(p.inputs['Metallic'], k.math('MAXIMUM', k.math('MULTIPLY', metal, k.math('SUBTRACT', 1.0, gone)), k.math('MULTIPLY', steel, 0.9)))
    k.val(p.inputs['Roughness'], k.mixf(gone, rough, 0.50))
    car.sock(p, 'Specular').default_value = 0.0
    # relief: the groove, its raised lips, the steps of the chips
    h = k.math('SUBTRACT', 0.0, k.math('ADD', k.math('MULTIPLY', bare, k.math('ADD', 0.8, k.math('MULTIPLY', skid, 0.8))), k.math('ADD', k.math('MULTIPLY', chip, 0.45), k.math('MULTIPLY', hair, 0.25))))
    groove = k.n('ShaderNodeBump'); groove.inputs['Distance'].default_value = 0.00022; k.link(h, groove.inputs['Height'])
    mixed = k.n('ShaderNodeMix', data_type='VECTOR')
    k.val(mixed.inputs[0], gone); k.link(normal, mixed.inputs[4]); k.link(groove.outputs[0], mixed.inputs[5])
    k.link(mixed.outputs[1], p.inputs['Normal'])
    peel = car.orange_peel(k)
    coat = k.n('ShaderNodeBump'); coat.inputs['Distance'].default_value = 0.00022; k.link(h, coat.inputs['Height']); k.link(peel, coat.inputs['Normal'])
    return k.out(car.coated(k, p.outputs[0], coat.outputs[0], k.math('SUBTRACT', 1.0, k.math('MULTIPLY', gone, 0.85)), COAT))


def picture(name, im):
    """A PIL picture as an image of Blender."""
    im = im.convert('RGB').transpose(1)                # Blender's first row is the lowest
    out = bpy.data.images.new(name, im.width, im.height)
    px = np.ones((im.height, im.width, 4), np.float32)
    px[..., :3] = np.asarray(im, np.float32) / 255
    out.pixels.foreach_set(px.ravel()); out.update(); out.pack()
    return out


def printed(name, im, rough=0.4, spec=0.4, emit=0.0, relief=0.0):
    """A material whose color is a picture, by UV."""
    k = car.Nodes(name)
    ti = k.n('ShaderNodeTexImage', image=picture(name, im), interpolation='Cubic')
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(ti.outputs[0], p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = rough
    car.sock(p, 'Specular').default_value = spec
    if emit:
        k.link(ti.outputs[0], car.sock(p, 'Emission'))
        p.inputs['Emission Strength'].default_value = emit
    return k.out(p.outputs[0])


def unwrap(o, uv):
    """UVs by vertex."""
    layer = o.data.uv_layers.new(name='UVMap')
    for loop in o.data.loops:
        layer.data[loop.index].uv = uv[loop.vertex_index]


RULER = (-0.006, 0.163, 0.0046, 0.0316)      # from, to along the scratch, lower and upper edge across it; its zero is at 0


def ruler_picture(scale=24):
    """Six inches in sixteenths along the lower edge, centimeters along the upper one; `scale` pixels a millimeter."""
    from PIL import Image, ImageDraw
    mm = lambda q: q * 1000 * scale
    w, h = int(mm(RULER[1] - RULER[0])), int(mm(RULER[3] - RULER[2]))
    im = Image.new('RGB', (w, h), (236, 234, 226))
    d = ImageDraw.Draw(im)
    ink = (18, 18, 20)
    font = cabin.font
    at = lambda q: mm(q - RULER[0])
    for i in range(97):
        x = at(i * INCH / 16)
        ln = 0.0118 if i % 16 == 0 else 0.0088 if i % 8 == 0 else 0.0068 if i % 4 == 0 else 0.0050 if i % 2 == 0 else 0.0034
        t = 0.00030 if i % 8 else 0.00042
        d.rectangle((x - mm(t) / 2, h - mm(ln), x + mm(t) / 2, h), fill=ink)
    for i in range(1, 7):
        x = at(i * INCH) - mm(0.0009)
        d.text((x, h - mm(0.0066)), str(i), font=font(int(mm(0.0072))), fill=ink, anchor='rm')
    for i in range(153):
        x = at(i / 1000)
        ln = 0.0052 if i % 10 == 0 else 0.0040 if i % 5 == 0 else 0.0026
        d.rectangle((x - mm(0.00022) / 2, 0, x + mm(0.00022) / 2, mm(ln)), fill=ink)
        if i % 10 == 0 and i:
            d.text((x, mm(0.0056)), str(i // 10), font=font(int(mm(0.0036))), fill=ink, anchor='mt')
    d.text((at(0.55 * INCH), h - mm(0.0140)), 'INCHES', font=font(int(mm(0.0030))), fill=ink, anchor='lm')
    d.text((at(0.0022), mm(0.0074)), 'CM', font=font(int(mm(0.0026))), fill=ink, anchor='lm')
    return im


def ruler():
    """A white magnetic strip on the door, above the scratch and along it."""
    us, vs = np.linspace(RULER[0], RULER[1], 60), np.linspace(RULER[2], RULER[3], 10)
    U, V = np.meshgrid(us, vs, indexing='ij')
    x, z, _ = along(U, V)
    y = B.side_y(x.ravel(), z.ravel()).reshape(x.shape)
    thick = 0.0009
    P = np.stack([x, -(y + thick), z], -1)
    verts, quads = car.grid(P.tolist())
    o = car.obj('ruler', verts, quads, printed('ruler', ruler_picture(), 0.38))
    unwrap(o, [((u - RULER[0]) / (RULER[1] - RULER[0]), (v - RULER[2]) / (RULER[3] - RULER[2])) for u, v in zip(U.ravel(), V.ravel())])
    rim = [(i, 0) for i in range(60)] + [(59, j) for j in range(1, 10)] + [(i, 9) for i in range(58, -1, -1)] + [(0, j) for j in range(8, 0, -1)]
    rows = [[tuple(P[i, j] + (0, q, 0)) for i, j in rim] for q in (0.0, 0.0002, thick + 0.0003)]
    verts, quads = car.grid(rows, closed_v=True)
    car.obj('ruler_edge', verts, quads, car.simple('ruler_edge', (0.05, 0.05, 0.05), 0.6), smooth=False)


def paint(body, color):
    """Paint the body anew; the costly shader only goes where the scratch is."""
    me = body.data
    me.materials[0] = door_paint(color)
    me.materials.append(scratched_paint(color))
    P = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', P); P = P.reshape(-1, 3)
    X, Z = P[:, 0] - START[0], P[:, 2] - START[1]
    u, v = X * math.cos(SLOPE) - Z * math.sin(SLOPE), X * math.sin(SLOPE) + Z * math.cos(SLOPE)
    near = (P[:, 1] < 0) & (u > -0.02) & (u < LENGTH + 0.02) & (v > -0.03) & (v < 0.02)
    Q = np.empty(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', Q)
    slot = np.empty(len(me.polygons), np.int32); me.polygons.foreach_get('material_index', slot)
    slot[near[Q.reshape(-1, 4)].any(1)] = len(me.materials) - 1
    me.polygons.foreach_set('material_index', slot)
    me.update()


def scratch(a, root):
    """A ruler on the door, along the scratch: three and a half inches."""
    hide(root, 'scratch')
    body = next(o for o in root.children if o.name.split('.')[0] == 'body')
    paint(body, a.paint)
    ruler()


# ------------------------------------------------------------------ wheel: lip, sidewall, tread
STEER = -0.52                    # wheels turned to the right, so that the tread shows
RIM, TIRE = 0.2675, 0.372
SCRAPES = ((290, 331, 0.00055), (293, 312, 0.00090), (305, 328, 0.00075), (316, 323, 0.00105), (335, 345.5, 0.00050), (337, 343, 0.00075), (283, 286.5, 0.00030))      # from, to in degrees, depth in meters


def front_right(root):
    """The empty of the right front wheel."""
    bpy.context.view_layer.update()
    return next(o for o in root.children if o.name.startswith('wheel') and o.location.x > 0 and o.location.y < 0)


def hide(parent, *names):
    for o in parent.children_recursive:
        if o.name.split('.')[0] in names:
            o.hide_render = True


def profile(points, n):
    """A denser profile through the same points, rounded."""
    P = np.array(points, float)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    t = np.linspace(0, s[-1], n * 4)
    Q = np.stack([np.interp(t, s, P[:, i]) for i in (0, 1)], 1)
    pad = n // 12
    K = np.hanning(pad * 2 + 1); K /= K.sum()
    E = np.r_[np.repeat(Q[:1], pad, 0), Q, np.repeat(Q[-1:], pad, 0)]
    return np.stack([np.convolve(E[:, i], K, 'valid') for i in (0, 1)], 1)[::4]


def mesh(name, P, mat, parent, attributes=None, closed=False):
    """A grid of points (rows, columns, 3), smooth, with values by point."""
    R, C = P.shape[:2]
    i = np.arange(R * C).reshape(R, C)
    if closed:
        i = np.r_[i, i[:1]]
    Q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(R * C); me.vertices.foreach_set('co', np.ascontiguousarray(P, np.float32).ravel())
    me.loops.add(Q.size); me.loops.foreach_set('vertex_index', Q.ravel().astype(np.int32))
    me.polygons.add(len(Q)); me.polygons.foreach_set('loop_start', np.arange(0, Q.size, 4, dtype=np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(Q), bool))
    me.update(calc_edges=True)
    for key, v in (attributes or {}).items():
        me.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(v, np.float32).ravel())
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    o.parent = parent
    return o


def waves(x, seed, lengths, amps):
    """Smooth noise of one variable: a sum of value noises of these lengths."""
    out = np.zeros_like(x)
    for n, (ln, am) in enumerate(zip(lengths, amps)):
        rng = np.random.default_rng(seed * 31 + n)
        g = rng.normal(0, 1, 4096)
        t = x / ln
        i = np.floor(t).astype(int)
        f = t - i; f = f * f * (3 - 2 * f)
        out += am * (g[i % 4096] * (1 - f) + g[(i + 1) % 4096] * f)
    return out


def scraped_aluminum():
    """The machined lip; where the curb has been: bare metal, drawn along the lip, bright in the grooves' flanks, dirt in their depth."""
    k = car.Nodes('closeup_lip')
    O = k.n('ShaderNodeTexCoord').outputs['Object']
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(O, sp.inputs[0])
    ang = k.math('ARCTAN2', sp.outputs[2], sp.outputs[0])
    r = k.math('SQRT', k.math('ADD', k.math('MULTIPLY', sp.outputs[0], sp.outputs[0]), k.math('MULTIPLY', sp.outputs[2], sp.outputs[2])))
    cross = k.math('SUBTRACT', r, k.math('MULTIPLY', sp.outputs[1], 0.09))
    arc = k.math('MULTIPLY', ang, RIM)
    slant = k.math('ADD', cross, k.math('MULTIPLY', arc, 0.030))
    streak = coarse(k, vector(k, k.math('MULTIPLY', arc, 40.0), k.math('MULTIPLY', slant, 3000.0), 0.0), 1.0, 3, 0.55)
    fine = coarse(k, vector(k, k.math('MULTIPLY', arc, 170.0), k.math('MULTIPLY', slant, 8000.0), 5.0), 1.0, 3, 0.6)
    pits = level(k, coarse(k, vector(k, k.math('MULTIPLY', arc, 110.0), k.math('MULTIPLY', slant, 1700.0), 2.0), 1.0, 3), 0.57, 0.66)
    rash = k.attr('rash')
    on = level(k, k.math('ADD', rash, k.math('MULTIPLY', k.math('SUBTRACT', streak, 0.5), 0.55)), 0.34, 0.46)
    turned = k.math('SINE', k.math('MULTIPLY', k.math('ADD', r, k.math('MULTIPLY', sp.outputs[1], 0.7)), 2 * math.pi / 0.00055))
    scraped = k.mixc(level(k, streak, 0.36, 0.62), (0.34, 0.365, 0.40), (0.84, 0.90, 0.985))
    scraped = k.mixc(k.math('MULTIPLY', pits, 0.7), scraped, (0.080, 0.076, 0.070))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(k.mixc(on, (0.60, 0.61, 0.63), scraped), p.inputs['Base Color'])
    k.val(p.inputs['Metallic'], k.mixf(on, 0.85, k.math('SUBTRACT', 0.90, k.math('MULTIPLY', pits, 0.6))))
    k.val(p.inputs['Anisotropic'], k.math('MULTIPLY', on, 0.85))          # a drawn surface shines across its lines
    p.inputs['Anisotropic Rotation'].default_value = 0.25
    k.link(k.n('ShaderNodeTangent', direction_type='RADIAL', axis='Y').outputs[0], p.inputs['Tangent'])
    k.val(p.inputs['Roughness'], k.mixf(on, 0.24, level(k, streak, 0.35, 0.65, 0.50, 0.30)))
    h = k.mixf(on, k.math('MULTIPLY', turned, 0.06), k.math('ADD', k.math('MULTIPLY', streak, 1.6), k.math('SUBTRACT', k.math('MULTIPLY', fine, 0.5), k.math('MULTIPLY', pits, 1.2))))
    b = k.n('ShaderNodeBump'); b.inputs['Distance'].default_value = 0.000035; k.link(h, b.inputs['Height'])
    k.link(b.outputs[0], p.inputs['Normal'])
    return k.out(car.coated(k, p.outputs[0], None, k.math('MULTIPLY', k.math('SUBTRACT', 1.0, on), 0.8)))


def lip(wheel):
    """The rim's lip again, fine enough for what the curb took off it."""
    pr = profile([(0.2475, 0.082), (0.2505, 0.094), (0.2515, 0.1005), (0.2545, 0.1045), (0.2600, 0.1065), (0.2655, 0.1065), (0.2675, 0.1035), (0.2665, 0.098)], 220)
    n = 2600
    th = np.linspace(0, 2 * math.pi, n, endpoint=False)
    deg = np.degrees(th)
    depth = np.zeros(n)
    arc = th * RIM
    for a0, a1, d in SCRAPES:
        end = np.clip(np.minimum(deg - a0, a1 - deg) / (0.22 * (a1 - a0)), 0, 1)
        rough = 0.80 + waves(arc, int(a0), (0.060, 0.021, 0.006, 0.0016), (0.16, 0.10, 0.05, 0.025))
        depth = np.maximum(depth, d * np.sqrt(end) * np.clip(rough, 0.0, 1.3) * (end > 0))
    r, y = np.repeat(pr[None, :, 0], n, 0), np.repeat(pr[None, :, 1], n, 0)
    lean = 0.09                                               # the flat that the curb left: y + lean r is no larger than `reach`
    reach = (lean * r + y).max() - depth[:, None]
    cut = np.clip(lean * r + y - reach, 0, None)
    across = r - lean * y
    gouge = waves(arc[:, None] * 0.35 + across * 26.0, 9, (0.043, 0.017, 0.007), (0.000012, 0.000010, 0.000006)) * (cut > 0)
    part = 1 / (1 + lean * lean)
    r, y = r - lean * part * cut + 0.4 * gouge, y - part * cut + 0.9 * gouge
    # what was pushed aside stands up at the inner edge as a burr
    rim = np.exp(-((reach - (lean * r + y)) / 0.00030) ** 2) * (cut <= 0) * (depth[:, None] > 0.0001)
    y = y + 0.00016 * rim * (0.5 + 0.5 * np.random.default_rng(4).random((n, 1)))
    P = np.stack([r * np.cos(th)[:, None], y, r * np.sin(th)[:, None]], -1)
    rash = np.clip(cut / 0.00006, 0, 1) * 0.9 + 0.20 * rim
    return mesh('closeup_lip', P, scraped_aluminum(), wheel, {'rash': rash}, closed=True)


def lettering(w=8192, h=320):
    """What stands on a sidewall, as relief."""
    from PIL import Image, ImageDraw
    im = Image.new('L', (w, h), 0)
    d = ImageDraw.Draw(im)
    x = 60
    for text, size, gap in (('245/50R20 102H', 250, 420), ('M+S', 190, 420), ('RADIAL TUBELESS', 150, 420), ('TREADWEAR 600  TRACTION A  TEMPERATURE A', 96, 0)):
        f = cabin.font(size)
        d.text((x, h / 2), text, font=f, fill=255, anchor='lm')
        x += int(d.textlength(text, font=f)) + gap
    return im


LETTERS = (268.0, 328.4, 0.3215, 0.3350)     # degrees from, to (read clockwise), radius from, to


def tire_rubber(tread):
    """Used rubber: dusty, paler where it rubs, with its lettering and, beside the rash, a scuff."""
    k = car.Nodes('closeup_rubber')
    O = k.n('ShaderNodeTexCoord').outputs['Object']
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(O, sp.inputs[0])
    dust, grain, blotch = coarse(k, O, 60, 5, 0.6), coarse(k, O, 2600, 2), coarse(k, O, 11, 3)
    color = k.mixc(level(k, dust, 0.35, 0.70), (0.009, 0.009, 0.0093), (0.016, 0.0157, 0.0150))
    p = k.n('ShaderNodeBsdfPrincipled')
    h = k.math('MULTIPLY', grain, 0.10)
    if tread:
        deep = k.attr('deep')
        dirt = k.math('MULTIPLY', level(k, deep, 0.25, 1.0), level(k, coarse(k, O, 700, 5, 0.7), 0.38, 0.70))
        color = k.mixc(k.math('MULTIPLY', dirt, 0.55), color, (0.040, 0.037, 0.032))
        top = k.below(deep, 0.02, 0.02)
        rub = level(k, coarse(k, O, 900, 3), 0.50, 0.68)
        color = k.mixc(k.math('MULTIPLY', top, k.math('ADD', 0.24, k.math('MULTIPLY', rub, 0.10))), color, (0.070, 0.069, 0.066))
        h = k.math('ADD', h, k.math('MULTIPLY', k.math('MULTIPLY', top, coarse(k, O, 1300, 3)), 0.35))
        k.val(p.inputs['Roughness'], k.mixf(top, 0.62, level(k, blotch, 0.3, 0.7, 0.46, 0.62)))
    else:
        ang = k.math('ARCTAN2', sp.outputs[2], sp.outputs[0])                     # -pi..pi
        ang = k.math('ADD', ang, k.math('MULTIPLY', k.below(ang, 0.0, 1e-5), 2 * math.pi))
        r = k.math('SQRT', k.math('ADD', k.math('MULTIPLY', sp.outputs[0], sp.outputs[0]), k.math('MULTIPLY', sp.outputs[2], sp.outputs[2])))
        a0, a1 = math.radians(LETTERS[0]), math.radians(LETTERS[1])
        s = k.math('DIVIDE', k.math('SUBTRACT', ang, a0), a1 - a0)
        t = k.math('DIVIDE', k.math('SUBTRACT', r, LETTERS[2]), LETTERS[3] - LETTERS[2])
        ti = k.n('ShaderNodeTexImage', image=picture('lettering', lettering()), interpolation='Cubic', extension='CLIP')
        k.link(vector(k, s, t, 0.0), ti.inputs[0])
        h = k.math('ADD', h, k.math('MULTIPLY', ti.outputs[0], 1.6))
        ribs = k.math('SINE', k.math('MULTIPLY', ang, 900.0))
        h = k.math('ADD', h, k.math('MULTIPLY', k.math('MULTIPLY', ribs, 0.25), k.math('MULTIPLY', level(k, r, 0.337, 0.338), level(k, r, 0.346, 0.347, 1, 0))))
        # the protector beside the lip has met the curb too
        zone = k.math('MULTIPLY', k.math('MULTIPLY', level(k, ang, math.radians(289), math.radians(296)), level(k, ang, math.radians(326), math.radians(334), 1, 0)),
                      k.math('MULTIPLY', level(k, r, 0.2785, 0.281), level(k, r, 0.286, 0.295, 1, 0)))
        slant = k.math('ADD', r, k.math('MULTIPLY', ang, 0.004))
        drawn = level(k, coarse(k, vector(k, k.math('MULTIPLY', ang, 14.0), k.math('MULTIPLY', slant, 1700.0), 0.0), 1.0, 4, 0.6), 0.50, 0.64)
        scuff = k.math('MULTIPLY', zone, drawn)
        color = k.mixc(k.math('MULTIPLY', scuff, 0.5), color, (0.050, 0.049, 0.047))
        h = k.math('SUBTRACT', h, k.math('MULTIPLY', scuff, 0.2))
        k.val(p.inputs['Roughness'], level(k, blotch, 0.3, 0.7, 0.50, 0.66))
    k.link(color, p.inputs['Base Color'])
    car.sock(p, 'Specular').default_value = 0.16
    b = k.n('ShaderNodeBump'); b.inputs['Distance'].default_value = 0.00065; k.link(h, b.inputs['Height'])
    k.link(b.outputs[0], p.inputs['Normal'])
    return k.out(p.outputs[0])


DEPTH = 7 / 32 * INCH            # of the main grooves: what the gauge reads


def tread_height(s, y):
    """How far the tread lies below its crown, and how deep in a groove, at s meters around and y across."""
    ay = np.abs(y)
    crown = np.interp(ay, [0, 0.02, 0.058, 0.080, 0.092, 0.100, 0.106, 0.111, 0.1165], [0, 0.0001, 0.0009, 0.0022, 0.0042, 0.0072, 0.0112, 0.0165, 0.0245])
    pitch = 0.0335
    s = s + 0.0016 * np.sin(s / 0.11)                        # pitches differ, or a tire sings
    soft = lambda d, w, wall: np.clip((w + wall - np.abs(d)) / wall, 0, 1)
    saw = lambda t, q: (t / q - np.floor(t / q + 0.5)) * q
    tri = lambda t, q: 2 * np.abs(saw(t, q)) / q - 0.5
    deep = np.zeros_like(s)
    for c, w in ((-0.0565, 0.0046), (-0.0190, 0.0052), (0.0190, 0.0052), (0.0565, 0.0046)):
        zig = 0.0011 * tri(s + (0.25 * pitch if c > 0 else 0), pitch)
        wear = soft(saw(s + 0.03, 0.38), 0.0045, 0.003) * 0.0016        # the bars: two 32nds
        deep = np.maximum(deep, soft(y - c - zig, w, 0.0011) * (DEPTH - wear))
    side = np.sign(y)
    shift = np.where(y > 0, 0.0, 0.5 * pitch)
    # shoulders: wide slots that run out over the edge
    d = saw(s + shift - 0.24 * (ay - 0.06), pitch)
    deep = np.maximum(deep, soft(d, 0.0021, 0.0008) * np.clip((ay - 0.0595) / 0.002, 0, 1) * np.interp(ay, [0.06, 0.07, 0.10, 0.112], [0.0036, 0.0050, 0.0046, 0.0010]))
    d = saw(s + shift + 0.5 * pitch - 0.24 * (ay - 0.06) - 0.0006 * np.sin(ay / 0.0016), pitch)
    deep = np.maximum(deep, soft(d, 0.00028, 0.0003) * ((ay > 0.0605) & (ay < 0.094)) * 0.0040)
    # ribs between: slots with a bend, open to one groove, and sipes
    mid = (ay > 0.0235) & (ay < 0.0525)
    d = saw(s + shift + 0.55 * (ay - 0.038) * side, pitch)
    deep = np.maximum(deep, soft(d, 0.0013, 0.0007) * mid * np.clip((ay - 0.0330) / 0.0015, 0, 1) * 0.0042)
    d = saw(s + shift + 0.5 * pitch + 0.55 * (ay - 0.038) * side + 0.0007 * np.sin(ay / 0.0013), pitch)
    deep = np.maximum(deep, soft(d, 0.00028, 0.0003) * mid * 0.0042)
    d = saw(s + shift + 0.25 * pitch + 0.55 * (ay - 0.038) * side, pitch)
    deep = np.maximum(deep, soft(d, 0.00026, 0.0003) * mid * (ay < 0.036) * 0.0036)
    # center rib: sipes, and notches in its edges
    d = saw(s - 0.5 * y + 0.0006 * np.sin(y / 0.0012), pitch / 2)
    deep = np.maximum(deep, soft(d, 0.00028, 0.0003) * (ay < 0.0145) * 0.0042)
    d = saw(s - 0.5 * y + 0.25 * pitch, pitch)
    deep = np.maximum(deep, soft(d, 0.0012, 0.0007) * (ay > 0.0075) * (ay < 0.0145) * 0.0034)
    return crown, deep


def tire(wheel, sector, fine=0.0004):
    """The tire again: sidewalls with lettering, and between two angles (degrees) a cut tread."""
    hide(wheel, 'tire')
    half = [(0.2672, 0.088), (0.2686, 0.098), (0.2705, 0.1065), (0.2750, 0.1130), (0.280, 0.1145), (0.2815, 0.1175), (0.300, 0.1215), (0.302, 0.1232), (0.318, 0.1238),
            (0.320, 0.1228), (0.336, 0.1212), (0.3475, 0.1165)]
    th = np.linspace(0, 2 * math.pi, 1440, endpoint=False)[:, None]
    side = tire_rubber(False)
    pr = profile(half, 160)
    for sg in (1, -1):
        P = np.stack([pr[None, :, 0] * np.cos(th), sg * pr[None, :, 1] + 0 * th, pr[None, :, 0] * np.sin(th)], -1)
        mesh('closeup_sidewall', P if sg > 0 else P[:, ::-1], side, wheel, closed=True)
    a0, a1 = np.radians(sector)
    s = np.arange(a0, a1, fine / TIRE) * TIRE
    y = np.arange(-0.1165, 0.1165 + fine, fine)
    S, Y = np.meshgrid(s, y, indexing='ij')
    crown, deep = tread_height(S, Y)
    from scipy.ndimage import gaussian_filter
    deep = gaussian_filter(deep, 0.55)                        # no edge of rubber is sharp
    r = 0.3720 - crown - deep * (1 - np.clip((np.abs(Y) - 0.108) / 0.006, 0, 1))
    t = S / TIRE
    P = np.stack([r * np.cos(t), Y, r * np.sin(t)], -1)
    mesh('closeup_tread', P[:, ::-1], tire_rubber(True), wheel, {'deep': (deep / DEPTH)[:, ::-1]})


def curb_rash(a, root):
    """What the curb left on the lip of the right front wheel."""
    w = front_right(root)
    hide(w, 'lip', 'curb_rash')
    tire(w, (200, 345), 0.0008)
    lip(w)
    m = bpy.data.materials['alloy_face'].node_tree.nodes['Principled BSDF']
    m.inputs['Metallic'].default_value, m.inputs['Roughness'].default_value = 0.85, 0.24
    m.inputs['Base Color'].default_value = (0.60, 0.61, 0.63, 1)


# ------------------------------------------------------------------ the gauge
SEGMENTS = {'7': 'abc', '3': 'abcdg', '2': 'abdeg'}


def digit(d, ch, x, y, w, h, t, ink):
    """One figure of seven segments with its upper left corner at x, y; leaning as displays do."""
    lean = lambda px, py: (px + (y + h - py) * 0.09, py)
    g = t * 0.18
    bars = {'a': (x + t, y, x + w - t, y, 0), 'g': (x + t, y + h / 2, x + w - t, y + h / 2, 0), 'd': (x + t, y + h, x + w - t, y + h, 0),
            'f': (x, y + t, x, y + h / 2 - t, 1), 'b': (x + w, y + t, x + w, y + h / 2 - t, 1), 'e': (x, y + h / 2 + t, x, y + h - t, 1), 'c': (x + w, y + h / 2 + t, x + w, y + h - t, 1)}
    for key in SEGMENTS[ch]:
        x0, y0, x1, y1, up = bars[key]
        k = t / 2
        if up:
            y0, y1 = y0 - k + g, y1 + k - g
            q = [(x0, y0 - k), (x0 + k, y0), (x0 + k, y1), (x0, y1 + k), (x0 - k, y1), (x0 - k, y0)]
        else:
            x0, x1 = x0 - k + g, x1 + k - g
            q = [(x0 - k, y0), (x0, y0 - k), (x1, y0 - k), (x1 + k, y0), (x1, y0 + k), (x0, y0 + k)]
        d.polygon([lean(*p) for p in q], fill=ink)


def display_picture(w=1200, h=600):
    """The gauge's reading."""
    from PIL import Image, ImageDraw
    im = Image.new('RGB', (w, h), (150, 160, 142))
    d = ImageDraw.Draw(im)
    ink, ghost = (20, 24, 22), (141, 151, 134)
    for c, e in ((ghost, 7), (ink, 0)):                       # the segments throw a faint shadow on the reflector
        digit(d, '7', 130 + e, 120 + e, 190, 350, 56, c if e == 0 else ghost)
        d.line([(470 + e, 500 + e), (575 + e, 170 + e)], fill=c, width=26)
        digit(d, '3', 640 + e, 225 + e, 125, 255, 42, c)
        digit(d, '2', 835 + e, 225 + e, 125, 255, 42, c)
    d.text((w - 60, 106), '32nds', font=cabin.font(176), fill=ink, anchor='rm')
    d.text((w - 46, 446), 'in', font=cabin.font(120), fill=ink, anchor='rm')
    d.rectangle((44, 40, 132, 82), outline=ink, width=7); d.rectangle((132, 52, 142, 70), fill=ink); d.rectangle((54, 50, 106, 72), fill=ink)
    return im


def label(name, text, w, h, size, ground=(24, 25, 27), ink=(214, 216, 218)):
    from PIL import Image, ImageDraw
    im = Image.new('RGB', (w, h), ground)
    ImageDraw.Draw(im).text((w / 2, h / 2), text, font=cabin.font(size), fill=ink, anchor='mm')
    return printed(name, im, 0.5)


def plate(name, center, w, h, mat, parent):
    """A flat picture that looks to -y, local axes x right and z up."""
    o = car.obj(name, [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], mat, smooth=False, parent=parent)
    unwrap(o, [(0, 0), (1, 0), (1, 1), (0, 1)])
    o.location = center
    return o


def gauge(parent, M):
    """A digital tread gauge, standing on two ribs with its probe in the groove between. Local axes of M: z out of the tread,
    x across it, the reader looks along +y."""
    e = bpy.data.objects.new('gauge', None)
    bpy.context.scene.collection.objects.link(e)
    e.parent, e.matrix_local = parent, M
    shell = cabin.grained('gauge_shell', (0.020, 0.021, 0.023), 0.46, 1400, 0.00010, spec=0.45)
    accent = car.simple('gauge_accent', (0.55, 0.36, 0.010), 0.42)
    steel = car.simple('gauge_steel', (0.62, 0.62, 0.63), 0.22, 1.0)
    box = lambda name, at, size, mat, bevel: car.rbox(name, at, size, mat, bevel, parent=e, seg=5)
    for s in (-1, 1):                                         # shoes on the ribs
        box('gauge_shoe', (s * 0.0165, 0, 0.0035), (0.0170, 0.0150, 0.0070), steel, 0.0012)
    box('gauge_bridge', (0, 0, 0.0100), (0.0500, 0.0150, 0.0070), steel, 0.0014)
    box('gauge_neck', (0, 0, 0.0160), (0.0300, 0.0140, 0.0080), shell, 0.0025)
    box('gauge_body', (0, 0, 0.0440), (0.0640, 0.0180, 0.0500), shell, 0.0060)
    box('gauge_band', (0, 0, 0.0225), (0.0645, 0.0184, 0.0040), accent, 0.0016)
    o = cabin.lathe_z('gauge_probe', [(0, -DEPTH), (0.0009, -DEPTH + 0.0002), (0.0014, -DEPTH + 0.0012), (0.0014, 0.0), (0.0021, 0.0004), (0.0021, 0.0075)], steel, 40)
    o.parent = e
    o = cabin.lathe_z('gauge_top', [(0, 0.0760), (0.0050, 0.0760), (0.0062, 0.0748), (0.0062, 0.0690), (0.0080, 0.0688), (0.0080, 0.0600)], steel, 48)
    o.parent = e
    front = -0.0090
    frame = box('gauge_frame', (0, front + 0.0004, 0.0490), (0.0520, 0.0030, 0.0270), car.simple('gauge_bezel', (0.006, 0.006, 0.0065), 0.16, 0, 0.6), 0.0013)
    plate('gauge_display', (0, front - 0.00115, 0.0490), 0.0480, 0.0230, printed('gauge_display', display_picture(), 0.16, 0.5), e)
    plate('gauge_label', (0, front - 0.00005, 0.0662), 0.0400, 0.0034, label('gauge_label', 'TREAD DEPTH   1/32 IN', 1600, 136, 104), e)
    for x, text in ((-0.0150, 'ZERO'), (0.0150, 'IN/MM')):
        box('gauge_key', (x, front - 0.0002, 0.0297), (0.0170, 0.0024, 0.0066), car.simple('gauge_key', (0.085, 0.087, 0.09), 0.5), 0.0011)
        plate('gauge_key_label', (x, front - 0.00145, 0.0297), 0.0140, 0.0042, label('key_' + text[:2], text, 560, 168, 104, (82, 83, 85), (232, 232, 232)), e)
    return e


SPOT = 142.0                     # degrees around the tire where the gauge stands; 90 is up, 180 to the front
GROOVE = 0.0190


def tire_tread(a, root):
    """Wheel turned out, the gauge in a main groove: seven 32nds."""
    w = front_right(root)
    tire(w, (SPOT - 45, SPOT + 45), 0.00038)
    t = math.radians(SPOT)
    n, across = Vector((math.cos(t), 0, math.sin(t))), Vector((0, 1, 0))
    at = n * 0.3719 + across * GROOVE
    x = -across                                               # the reader's right is the car's inside
    y = n.cross(x)
    M = Matrix((x, y, n)).transposed().to_4x4()
    M.translation = at
    gauge(w, M)


# ------------------------------------------------------------------ keys
def icon(kind, size=256):
    """White symbols of a key's buttons."""
    from PIL import Image, ImageDraw
    im = Image.new('RGB', (size, size), (17, 17, 18))
    d = ImageDraw.Draw(im)
    k = size / 100
    box = lambda *q: tuple(v * k for v in q)
    white, red = (226, 226, 224), (196, 42, 32)
    if kind in ('lock', 'unlock'):
        d.rounded_rectangle(box(26, 46, 74, 84), 6 * k, fill=white)
        x = 0 if kind == 'lock' else 26
        d.arc(box(33 + x, 18, 67 + x, 60), 180, 360, fill=white, width=int(8 * k))
        d.line(box(37 + x, 38, 37 + x, 48 if kind == 'lock' else 54), fill=white, width=int(8 * k))
        if kind == 'lock':
            d.line(box(63, 38, 63, 48), fill=white, width=int(8 * k))
    elif kind == 'hatch':
        d.line([(q[0] * k, q[1] * k) for q in ((14, 70), (24, 52), (44, 48), (60, 30), (84, 30))], fill=white, width=int(8 * k), joint='curve')
        d.line([(q[0] * k, q[1] * k) for q in ((14, 70), (86, 70), (86, 56))], fill=white, width=int(8 * k), joint='curve')
        d.line([(q[0] * k, q[1] * k) for q in ((84, 30), (95, 12))], fill=white, width=int(8 * k))
    else:
        d.polygon([(q[0] * k, q[1] * k) for q in ((16, 44), (30, 44), (58, 26), (58, 74), (30, 56), (16, 56))], fill=red)
        d.arc(box(52, 32, 76, 68), -55, 55, fill=red, width=int(7 * k))
        d.arc(box(56, 22, 92, 78), -55, 55, fill=red, width=int(7 * k))
    return im


def outline(n=96):
    """A key fob from above: wide at the head, slimmer toward the ring; x across, y along, meters."""
    out = []
    for i in range(n):
        t = 2 * math.pi * i / n
        c, s = math.cos(t), math.sin(t)
        k = (abs(c) ** 3.2 + abs(s) ** 3.2) ** (-1 / 3.2)
        x, y = 0.0195 * c * k, 0.0375 * s * k
        out.append((x * (1 - 0.10 * (0.5 - y / 0.075)), y))
    return out


def fob(parent, M):
    """A smart key: two shells, a bright band between them, four buttons, the release and a ring."""
    e = bpy.data.objects.new('fob', None)
    bpy.context.scene.collection.objects.link(e)
    e.parent, e.matrix_local = parent, M
    shell = cabin.grained('fob_shell', (0.011, 0.011, 0.0115), 0.40, 1500, 0.00007, spec=0.5)
    gloss = car.simple('fob_gloss', (0.004, 0.004, 0.0045), 0.10, 0, 0.8)
    band = car.simple('fob_band', (0.55, 0.56, 0.57), 0.20, 1.0)
    pad = cabin.grained('fob_pad', (0.0065, 0.0065, 0.007), 0.55, 1800, 0.00005)
    ring = outline()
    levels = lambda rows: car.grid([[(x * k, y * k, z) for x, y in ring] for k, z in rows], closed_v=True)
    for name, rows, mat in (('fob_low', ((0.0, 0.0), (0.80, 0.0002), (0.92, 0.0012), (0.985, 0.0034), (1.0, 0.0056)), shell),
                            ('fob_band', ((1.0, 0.0056), (1.012, 0.0058), (1.012, 0.0076), (1.0, 0.0078)), band),
                            ('fob_top', ((1.0, 0.0078), (0.985, 0.0098), (0.93, 0.0118), (0.84, 0.0128), (0.60, 0.0133), (0.0, 0.0134)), shell)):
        V, Q = levels(rows)
        o = car.obj(name, V, Q, mat, parent=e)
    for kind, y, h in (('lock', 0.0205, 0.0115), ('unlock', 0.0070, 0.0115), ('hatch', -0.0065, 0.0115), ('panic', -0.0195, 0.0105)):
        car.rbox('fob_key', (0, y, 0.0133), (0.0200, h, 0.0022), pad, 0.0010, parent=e, seg=4)
        k = 0.0072
        o = car.obj('fob_icon', [(-k / 2, y - k / 2, 0.01446), (k / 2, y - k / 2, 0.01446), (k / 2, y + k / 2, 0.01446), (-k / 2, y + k / 2, 0.01446)], [(0, 1, 2, 3)],
                    bpy.data.materials.get('icon_' + kind) or printed('icon_' + kind, icon(kind), 0.5), smooth=False, parent=e)
        unwrap(o, [(0, 0), (1, 0), (1, 1), (0, 1)])
    # loop and split ring
    car.tube('fob_loop', [(0.0075 * math.cos(t), -0.0375 - 0.0060 * math.sin(t), 0.0066) for t in np.linspace(0, math.pi, 16)], car.circle(0.0019, 10), band, up=(0, 0, 1), parent=e)
    turns = np.linspace(0, 4.2 * math.pi, 150)
    car.tube('fob_ring', [(0.0135 * math.cos(t) + 0.002, -0.0530 + 0.0135 * math.sin(t), 0.0030 + 0.0011 * t / math.pi * 0.5 + 0.0016 * math.sin(t)) for t in turns], car.circle(0.00085, 10), band, up=(0, 0, 1), parent=e)
    return e


def rest(root, x, y, turn):
    """Where something lies when it is put down at x, y of the car: on what is under it, leaning as that does."""
    s = bpy.context.scene
    bpy.context.view_layer.update()
    deps = bpy.context.evaluated_depsgraph_get()
    W = root.matrix_world
    def hit(px, py):
        p = W @ Vector((px, py, 0.95))
        ok, at, *_ = s.ray_cast(deps, p, Vector((0, 0, -1)), distance=1.0)
        return W.inverted() @ at
    a, b, c = hit(x + 0.028, y), hit(x - 0.028, y + 0.018), hit(x - 0.028, y - 0.018)
    n = (b - a).cross(c - a).normalized()
    n = n if n.z > 0 else -n
    f = Vector((math.cos(turn), math.sin(turn), 0))
    f = (f - n * f.dot(n)).normalized()
    M = Matrix((f.cross(n), f, n)).transposed().to_4x4()
    M.translation = (a + b + c) / 3 + n * 0.0004
    return M


def keys(a, root):
    """Both keys on the driver's seat, in the sun that falls through the open door."""
    from sets import interiors
    body = next(o for o in root.children if o.name.split('.')[0] == 'body')
    interiors.pillars()
    interiors.open_up(body, 'gap_fd', 1)
    interiors.fill(root, 1.2)
    spots = [rest(root, 0.315, 0.345, math.radians(158)), rest(root, 0.290, 0.425, math.radians(122))]
    for M in spots:
        fob(root, M)


BUILD = {'tire-tread': tire_tread, 'scratch': scratch, 'curb-rash': curb_rash, 'keys': keys}


def aim(root, name):
    _, loc, to, lens, stop, _ = SHOTS[name]
    M = Matrix.Rotation(root.rotation_euler.z, 4, 'Z')
    cam = camera()
    cam.data.clip_start = 0.01
    look(cam, M @ Vector(loc), M @ Vector(to))
    cam.data.lens = lens
    cam.data.dof.use_dof, cam.data.dof.aperture_fstop = bool(stop), stop
    cam.data.dof.focus_distance = (Vector(to) - Vector(loc)).length
    return cam


def main():
    a = options(__doc__)
    for name in a.only or SHOTS:
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        root = scene(a, name)
        BUILD[name](a, root)
        for m in bpy.data.materials:
            no_lamp(m)
        aim(root, name)
        t = time.time()
        raw = trace(a.samples)
        lot.finish(raw[..., :3] * 2 ** SHOTS[name][5], path)
        print('DONE', name, 'samples', a.samples, '%.0fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
