"""indoors.py - scenes.py's halls: glass showroom, warehouse, black mirror studio."""
from backgrounds.surfaces import *  # noqa: F403


def showroom():
    """Polished porcelain tiles, a glass front with mullions, a lit ceiling, and the lot with its cars outside."""
    rng = np.random.default_rng(7)
    lot.neighbor('sedan', 'glacier', -4.2, 15.5, 205)
    lot.neighbor('pickup', 'pearl', 5.6, 17.5, 200)
    lot.neighbor('crossover', 'graphite', 0.6, 21.5, 185)
    lot.ground()
    bpy.data.objects['ground'].location.y = 6.6
    for n in ('stops', 'curb', 'drain', 'grate'):
        bpy.data.objects[n].location.y = 30
    lot.fence(33, -60, 60, 'fence')
    lot.trees([(x, rng.uniform(38, 60), rng.uniform(1.2, 1.9)) for x in np.arange(-46, 47, 4.6)], n=60000, leaf=(0.035, 0.070), hubs=120)
    lot.sky()
    bpy.data.lights['sun'].energy = 3.0
    k = car.Nodes('tiles')
    tc = k.n('ShaderNodeTexCoord'); sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Object'], sp.inputs[0])
    grout, cell = None, []
    for i in (0, 1):
        u = k.math('ADD', k.math('DIVIDE', sp.outputs[i], 1.2), 0.5 if i else 0.0)
        cell.append(k.math('FLOOR', u))
        d = k.below(k.math('ABSOLUTE', k.math('SUBTRACT', k.math('FRACT', k.math('ADD', u, 0.5)), 0.5)), 0.0016, 0.0006)
        grout = d if grout is None else k.math('MAXIMUM', grout, d)
    wn = k.n('ShaderNodeTexWhiteNoise', noise_dimensions='2D')
    cc = k.n('ShaderNodeCombineXYZ'); k.val(cc.inputs[0], cell[0]); k.val(cc.inputs[1], cell[1]); k.link(cc.outputs[0], wn.inputs['Vector'])
    v = k.math('ADD', k.math('MULTIPLY', wn.outputs['Value'], 0.05), k.math('MULTIPLY', noise(k, 1.4, 8, 0.7), 0.10))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(k.mixc(grout, k.mixc(v, (0.46, 0.455, 0.445), (0.66, 0.655, 0.645)), (0.16, 0.158, 0.15)), p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], k.mixf(grout, k.mixf(noise(k, 3.0, 6), 0.04, 0.13), 0.7))
    plane('tiles', -14, 14, -14, 7.9, k.out(p.outputs[0]), 0.004)
    frame = car.simple('mullion', (0.035, 0.036, 0.038), 0.35, 0.7)
    xs = np.arange(-10.5, 10.6, 2.1)
    boxes('mullions', [((x, 8.0, 2.1), (0.065, 0.16, 4.2)) for x in xs] + [((0, 8.0, z), (22, 0.12, 0.07)) for z in (0.05, 2.75, 4.15)], frame)
    g = car.Nodes('glass')
    fr = g.n('ShaderNodeFresnel'); fr.inputs['IOR'].default_value = 1.45
    free(car.obj('glass', [(-11, 8.0, 0), (11, 8.0, 0), (11, 8.0, 4.2), (-11, 8.0, 4.2)], [(0, 1, 2, 3)], g.out(g.mixs(fr.outputs[0], g.n('ShaderNodeBsdfTransparent').outputs[0], g.glossy((1, 1, 1), 0.0).outputs[0]))))
    white = varied('plaster', (0.70, 0.695, 0.68), 0.05, 0.8)
    boxes('ceiling', [((0, -3, 4.35), (28, 22.4, 0.3))], white)
    boxes('sides', [((-11.2, -2, 2.1), (0.3, 20.4, 4.4)), ((11.2, -2, 2.1), (0.3, 20.4, 4.4)), ((0, -14, 2.1), (28, 0.3, 4.4))], white)
    lamp = glow('linear', (1.0, 0.96, 0.90), 7)
    no_lamp(lamp)
    for x in (-6.3, -2.1, 2.1, 6.3):
        boxes('linear', [((x, -1.5, 4.19), (0.14, 15, 0.02))], lamp)
        area('linearlight', (x, -1.5, 4.15), (x, -1.5, 0), 0.30, 15, 3.4, (1.0, 0.96, 0.90), glossy=False).visible_camera = False


def warehouse():
    """Pallet racks along both sides of an aisle, a ribbed wall with a dock door, high-bay lamps, sealed concrete."""
    rng = np.random.default_rng(7)
    world((0.6, 0.75, 1.0), 0.05)
    plane('floor', -40, 40, -30, 40, concrete_floor())
    n = 420
    xs = np.linspace(-14, 14, n)
    ys = 16 + 0.035 * np.clip(2.2 * np.sin(xs * 2 * math.pi / 0.28), -1, 1)
    V = [(x, y, z) for x, y in zip(xs, ys) for z in (0.0, 9.0)]
    free(car.obj('ribs', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n - 1)], varied('ribs', (0.34, 0.355, 0.365), 0.10, 0.42, 0.2), smooth=False))
    boxes('skirt', [((0, 15.9, 0.5), (28, 0.14, 1.0))], varied('block', (0.24, 0.238, 0.23), 0.15, 0.9))
    door = varied('dockdoor', (0.50, 0.505, 0.50), 0.06, 0.45, 0.1)
    boxes('dock', [((0, 15.78, 0.27 + i * 0.53), (4.2, 0.05, 0.515)) for i in range(9)], door)
    boxes('dockframe', [((s * 2.22, 15.76, 2.4), (0.20, 0.14, 4.9)) for s in (-1, 1)] + [((0, 15.76, 4.92), (4.7, 0.16, 0.26))], varied('safety', (0.52, 0.33, 0.02), 0.2, 0.5))
    boxes('columns', [((x, 15.6, 4.5), (0.22, 0.34, 9.0)) for x in (-7.6, -3.9, 3.9, 7.6)], varied('column', (0.075, 0.10, 0.125), 0.2, 0.5))
    up = varied('upright', (0.020, 0.060, 0.150), 0.25, 0.45)
    beam = varied('beam', (0.48, 0.13, 0.012), 0.25, 0.45)
    deck = varied('pallet', (0.30, 0.20, 0.11), 0.35, 0.85)
    card = varied('carton', (0.34, 0.225, 0.125), 0.35, 0.8)
    wrap = varied('wrapped', (0.30, 0.31, 0.32), 0.4, 0.25)
    U, Bm, P, C, S, T = [], [], [], [], [], []
    for s in (-1, 1):
        for y in np.arange(2.6, 15.2, 2.75):
            for d in (0.0, 1.05):
                U.append(((s * (5.25 + d), y, 2.9), (0.09, 0.08, 5.8)))
            for z in np.arange(0.4, 5.6, 0.7):
                U.append(((s * 5.775, y, z), (1.0, 0.03, 0.04)))
        for y in np.arange(2.6, 12.4, 2.75):
            for z in (0.0, 1.65, 3.25, 4.85):
                if z:
                    Bm += [((s * (5.25 + d), y + 1.375, z), (0.05, 2.68, 0.12)) for d in (0.0, 1.05)]
                for off in (0.72, 2.03):
                    if rng.random() < 0.10:
                        continue
                    c = (s * 5.775, y + off)
                    base = z + (0.07 if z else 0.0)
                    P += [((c[0] + q, c[1], base + 0.13), (0.10, 1.15, 0.022)) for q in np.linspace(-0.48, 0.48, 7)]
                    P += [((c[0], c[1] + q, base + 0.06), (1.05, 0.10, 0.10)) for q in (-0.5, 0, 0.5)]
                    kind = rng.random()
                    if kind < 0.62:
                        nx, ny, nz = rng.integers(2, 4), rng.integers(2, 4), rng.integers(1, 4)
                        bx, by, bz = 1.02 / nx, 1.10 / ny, rng.uniform(0.26, 0.36)
                        for i in range(nx):
                            for j in range(ny):
                                for q in range(nz - (rng.random() < 0.2)):
                                    at = (c[0] - 0.51 + bx * (i + 0.5) + rng.normal(0, 0.006), c[1] - 0.55 + by * (j + 0.5) + rng.normal(0, 0.006), base + 0.145 + bz * (q + 0.5))
                                    C.append((at, (bx * 0.985, by * 0.985, bz * 0.985), rng.normal(0, 0.012)))
                                    T.append((at, (bx * 0.99, 0.05, bz * 0.992)))
                    elif kind < 0.85:
                        hh = rng.uniform(0.6, 1.15)
                        S.append(((c[0], c[1], base + 0.145 + hh / 2), (1.0, 1.08, hh), rng.normal(0, 0.01)))
    for name, items, mat in (('uprights', U, up), ('beams', Bm, beam), ('pallets', P, deck), ('cartons', C, card), ('wrapped', S, wrap), ('tape', T, varied('tape', (0.40, 0.30, 0.19), 0.2, 0.3))):
        boxes(name, items, mat)
    boxes('guards', [((s * 5.05, 2.55, 0.22), (0.30, 0.16, 0.44)) for s in (-1, 1)], varied('safety2', (0.52, 0.33, 0.02), 0.2, 0.5))
    boxes('lines', [((s * 4.6, 6, 0.002), (0.10, 19, 0.002)) for s in (-1, 1)], varied('paintline', (0.50, 0.33, 0.03), 0.35, 0.5))
    boxes('trusses', [((0, y, 7.2), (30, 0.18, 0.34)) for y in np.arange(-8, 16, 5.0)], varied('truss', (0.12, 0.125, 0.13), 0.2, 0.5))
    for x in (-2.6, 2.6):
        for y in (-5, 0.5, 6, 11.5):
            area('highbay', (x, y, 6.7), (x, y, 0), 1.2, 0.45, 26, (1.0, 0.965, 0.90))
    strip('dockglow', (0, 15.0, 5.6), (0, 10, 0), 9, 0.8, 2.4, (0.80, 0.90, 1.0))


def acrylic(size=(3.05, 2.03)):
    """Sheets of black acrylic laid edge to edge: each a hair out of level, wiped, with a trace of dust."""
    k = car.Nodes('acrylic')
    sp = k.n('ShaderNodeSeparateXYZ')
    k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    u, v = k.math('ADD', k.math('DIVIDE', sp.outputs[0], size[0]), 0.5), k.math('ADD', k.math('DIVIDE', sp.outputs[1], size[1]), 0.3)
    sheet = dice(k, vector(k, k.math('FLOOR', u), k.math('FLOOR', v), 5.0))
    cut = k.math('MAXIMUM', joint(k, u, size[0], 0.0012), joint(k, v, size[1], 0.0012))
    wiped = noise(k, 1.3, 8, 0.7)
    dust = k.math('MULTIPLY', level(k, noise(k, 70, 3, 0.7), 0.56, 0.72), level(k, wiped, 0.40, 0.70))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(k.mixc(dust, (0.0035, 0.0036, 0.0040), (0.030, 0.030, 0.031)), p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], k.mixf(cut, k.mixf(level(k, wiped, 0.30, 0.75), 0.010, 0.070), 0.5))
    p.inputs['IOR'].default_value = 1.49
    k.link(raised(k, k.math('SUBTRACT', k.math('MULTIPLY', noise(k, 0.9, 2), 0.5), cut), 0.0012, tilted(k, sheet, 0.0028)), p.inputs['Normal'])
    return k.out(p.outputs[0])


def flat(x, y, turn, tone, spread=1.25):
    """Two boards hinged to a V, the white of the foam at their edges."""
    face, foam = varied('board', (tone, tone, tone), 0.10, 0.7), car.simple('foam', (0.45, 0.45, 0.44), 0.8)
    for s in (-1, 1):
        t = turn + s * spread / 2
        c, d = math.cos(t), math.sin(t)
        boxes('vflat', [((x + 0.61 * c, y + 0.61 * d, 1.225), (1.22, 0.044, 2.43), t)], face)
        boxes('vfoam', [((x + 0.61 * c, y + 0.61 * d, 1.225), (1.223, 0.036, 2.434), t)], foam)


def black_mirror():
    """A floor of black acrylic before a gray cove lit from its foot, a long softbox on a truss, black flats at the sides."""
    world((0.5, 0.6, 0.8), 0.004)
    cool = (0.90, 0.95, 1.0)
    boxes('sheets', [((0, -3.0, 0.003), (18, 19.6, 0.006))], acrylic())
    wall = varied('covewall', (0.20, 0.202, 0.208), 0.07, 0.8)
    arc = np.linspace(0, math.pi / 2, 32)
    prof = [(6.8, -0.002)] + [(8.3 + 1.3 * math.sin(t), 1.3 - 1.3 * math.cos(t)) for t in arc] + [(9.6, 8.0)]
    V = [(x, y, z) for y, z in prof for x in (-16, 16)]
    free(car.obj('cove', V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)], wall))
    body = car.simple('lightbody', (0.016, 0.016, 0.017), 0.45, 0.3)
    eased(boxes('groundrow', [((x, 6.84, 0.040), (1.21, 0.16, 0.08)) for x in np.arange(-9.6, 9.7, 1.2)], body), 0.006)
    row = strip('horizon', (0, 7.05, 0.06), (0, 9.6, 0.55), 13.0, 0.12, 62, cool, ends=0.5, sides=0.3)
    row.data.spread = math.radians(115)
    # the softbox: fabric a little brighter over its lamps, a skirt around it, a truss that carries it
    w, y0, y1, z = 3.3, 4.3, 6.0, 3.02
    k = car.Nodes('fabric')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    lamps = k.math('ADD', 0.86, k.math('MULTIPLY', k.math('COSINE', k.math('MULTIPLY', sp.outputs[0], 2 * math.pi / 1.1)), 0.14))
    edge = k.math('MULTIPLY', level(k, k.math('ABSOLUTE', sp.outputs[0]), w - 0.55, w, 1, 0.35), level(k, k.math('ABSOLUTE', k.math('SUBTRACT', sp.outputs[1], (y0 + y1) / 2)), 0.45, 0.85, 1, 0.45))
    e = k.n('ShaderNodeEmission'); e.inputs['Color'].default_value = cool + (1,)
    k.val(e.inputs['Strength'], k.math('MULTIPLY', k.math('MULTIPLY', lamps, edge), 1.7))
    plane('fabric', -w, w, y0, y1, k.out(e.outputs[0]), z)
    eased(boxes('skirt', [((0, y, z + 0.09), (2 * w + 0.06, 0.03, 0.24)) for y in (y0 - 0.015, y1 + 0.015)] + [((s * (w + 0.015), (y0 + y1) / 2, z + 0.09), (0.03, y1 - y0, 0.24)) for s in (-1, 1)]
                + [((0, (y0 + y1) / 2, z + 0.24), (2 * w, y1 - y0, 0.02))], body), 0.006)
    alu = car.simple('truss', (0.30, 0.30, 0.31), 0.35, 0.9)
    for y in (4.9, 5.2):
        for zz in (3.62, 3.92):
            free(car.tube('chord', [(-9, y, zz), (9, y, zz)], car.circle(0.025, 12), alu))
    for i in range(60):
        x = -9 + i * 0.3
        free(car.tube('lace', [(x, 4.9, 3.62 + 0.30 * (i % 2)), (x + 0.3, 4.9, 3.92 - 0.30 * (i % 2))], car.circle(0.010, 8), alu))
    boxes('chains', [((x, 5.05, 3.45), (0.012, 0.012, 0.42)) for x in (-2.4, 0, 2.4)], body)
    flat(-4.95, 6.25, math.radians(-135), 0.10)
    flat(5.05, 6.30, math.radians(-45), 0.22)
    strip('top', (0, 0.4, 4.6), (0, 0.4, 0), 6.0, 1.6, 6.0, (0.95, 0.97, 1.0), ends=0.4)
