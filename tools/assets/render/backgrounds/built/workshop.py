"""workshop.py - scenes.py's tiled workshop: a bay with glazed tiles, painted floor, bench, tool chest, tires, a lift and a
door with daylight behind it."""
from backgrounds.built.garage import *  # noqa: F403

LEFT, BACK, HIGH = -5.9, 9.6, 4.3
DOOR = (2.35, 5.75, 3.30)          # left, right, head of the roll-up door
TILE, GROUT = 0.150, 0.002


def glaze(name, color, spread):
    """Glazed earthenware: each tile of its own tone, grime where hands and water reach."""
    k = car.Nodes(name)
    one = k.n('ShaderNodeNewGeometry').outputs['Random Per Island']
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    grime = k.math('MULTIPLY', level(k, noise(k, 1.3, 8, 0.7), 0.42, 0.72), level(k, sp.outputs[2], 0.0, 1.3, 0.55, 0.10))
    odd = level(k, one, 0.975, 0.98)             # replaced ones
    col = k.mixc(one, tuple(c * (1 - spread) for c in color), tuple(min(c * (1 + spread), 0.9) for c in color))
    col = k.mixc(odd, col, tuple(c * 0.84 for c in color))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(k.mixc(grime, col, (0.16, 0.145, 0.115)), p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], k.mixf(noise(k, 2.0, 5), 0.05, 0.17))
    k.link(raised(k, noise(k, 14, 2), 0.0004), p.inputs['Normal'])
    return k.out(p.outputs[0])


def tiles(name, to_world, u0, u1, rows, mat, rng, skip=lambda u, z: False):
    """Single tiles with pillowed rims, none quite parallel to the wall; to_world maps (along, out of the wall, up)."""
    V, Q = [], []
    h = (TILE - GROUT) / 2
    for r in rows:
        for i in range(int((u1 - u0) / TILE)):
            u, z = u0 + (i + 0.5) * TILE, (r + 0.5) * TILE
            if skip(u, z):
                continue
            a, b, out = rng.normal(0, 0.0055), rng.normal(0, 0.0055), 0.0075 + rng.normal(0, 0.0003)
            j = len(V)
            for size, base, k in ((h, 0.0, 0.0), (h, out - 0.0016, 1.0), (h - 0.0028, out, 1.0)):
                V += [to_world(u + x * size, base + k * (a * x + b * y) * size, z + y * size) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            Q.append((j + 8, j + 9, j + 10, j + 11))
            for q in (0, 4):
                Q += [(j + q + n, j + q + (n + 1) % 4, j + q + 4 + (n + 1) % 4, j + q + 4 + n) for n in range(4)]
    return free(car.obj(name, V, Q, mat, smooth=False))


def epoxy():
    """Gray-red floor paint: rolled, worn through in the lanes, stained by oil, with the arcs of tires."""
    k = car.Nodes('epoxy')
    O = k.n('ShaderNodeTexCoord').outputs['Object']
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(O, sp.inputs[0])
    X, Y = sp.outputs[0], sp.outputs[1]
    big, mid, fine = noise(k, 0.30, 6), noise(k, 1.9, 8, 0.68), noise(k, 42, 3, 0.7)
    # lanes to the lift bay and across the front
    lane = None
    wob = k.math('MULTIPLY', k.math('SUBTRACT', noise(k, 0.5, 4), 0.5), 0.5)
    for x in (3.30, 4.80, -0.55, 0.95):
        d = level(k, k.math('ABSOLUTE', k.math('SUBTRACT', k.math('ADD', X, wob), x)), 0.05, 0.20, 1, 0)
        lane = d if lane is None else k.math('MAXIMUM', lane, d)
    streak = noise(k, 1.0, 8, 0.75, vector(k, k.math('MULTIPLY', X, 9.0), k.math('MULTIPLY', Y, 0.45)))
    rubber = k.math('MULTIPLY', k.math('MULTIPLY', lane, level(k, streak, 0.42, 0.66)), level(k, noise(k, 0.4, 3), 0.35, 0.6))
    worn = k.math('MULTIPLY', level(k, k.math('ADD', k.math('MULTIPLY', mid, 0.6), k.math('MULTIPLY', fine, 0.4)), 0.600, 0.640), level(k, k.math('ADD', big, k.math('MULTIPLY', lane, 0.07)), 0.50, 0.60))
    oil = k.math('MULTIPLY', level(k, noise(k, 1.15, 5, 0.6), 0.640, 0.69), level(k, noise(k, 0.25, 2), 0.44, 0.56))
    drops = k.n('ShaderNodeTexVoronoi'); drops.inputs['Scale'].default_value = 2.6; k.link(O, drops.inputs['Vector'])
    drop = k.math('MULTIPLY', k.below(drops.outputs['Distance'], 0.055, 0.02), level(k, noise(k, 0.6, 2), 0.52, 0.60))
    scuff = k.math('MULTIPLY', level(k, noise(k, 1.0, 6, 0.7, vector(k, k.math('MULTIPLY', X, 1.2), k.math('MULTIPLY', Y, 12.0))), 0.62, 0.72), 0.35)
    col = k.mixc(k.math('ADD', k.math('MULTIPLY', big, 0.6), k.math('MULTIPLY', mid, 0.4)), (0.150, 0.124, 0.114), (0.235, 0.205, 0.190))
    col = k.mixc(worn, col, (0.275, 0.262, 0.245))
    col = k.mixc(scuff, col, (0.26, 0.24, 0.225))
    col = k.mixc(k.math('MULTIPLY', rubber, 0.75), col, (0.030, 0.028, 0.027))
    col = k.mixc(k.math('MULTIPLY', k.math('MAXIMUM', oil, drop), 0.8), col, (0.030, 0.025, 0.022))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(col, p.inputs['Base Color'])
    r = k.mixf(level(k, mid, 0.3, 0.7), 0.10, 0.27)
    r = k.mixf(k.math('MAXIMUM', worn, k.math('MULTIPLY', rubber, 0.6)), r, 0.5)
    k.val(p.inputs['Roughness'], k.mixf(oil, r, 0.10))
    k.link(raised(k, k.math('SUBTRACT', k.math('ADD', k.math('MULTIPLY', noise(k, 5, 3), 0.35), k.math('MULTIPLY', fine, 0.10)), k.math('MULTIPLY', worn, 0.35)), 0.0018), p.inputs['Normal'])
    return k.out(p.outputs[0])


def roll_up_door():
    x0, x1, head = DOOR
    cx, w = (x0 + x1) / 2, x1 - x0
    paint = varied('doorpaint', (0.50, 0.505, 0.50), 0.05, 0.4)
    rails = car.simple('galvanized', (0.30, 0.31, 0.32), 0.42, 0.9)
    y = BACK + 0.10
    frost = glow('frosted', (0.84, 0.93, 1.0), 2.6)
    for i in range(7):
        z = 0.03 + 0.5 * i
        lit = i == 3
        if not lit:
            eased(boxes('section', [((cx, y, z + 0.247), (w - 0.02, 0.045, 0.494))], paint), 0.006)
            eased(boxes('rib', [((cx, y - 0.024, z + q), (w - 0.06, 0.012, 0.10)) for q in (0.13, 0.36)], paint), 0.005)
            continue
        n, pw = 5, (w - 0.02) / 5
        eased(boxes('section', [((cx, y, z + q), (w - 0.02, 0.045, 0.10)) for q in (0.05, 0.445)] + [((x0 + 0.01 + pw * j, y, z + 0.247), (0.11, 0.045, 0.30)) for j in range(n + 1)], paint), 0.006)
        boxes('panes', [((x0 + 0.01 + pw * (j + 0.5), y + 0.01, z + 0.247), (pw, 0.006, 0.31)) for j in range(n)], frost)
        eased(boxes('paneseal', [((x0 + 0.01 + pw * (j + 0.5) + s * (pw / 2 - 0.065), y - 0.018, z + 0.247), (0.018, 0.02, 0.31)) for j in range(n) for s in (-1, 1)]
                    + [((x0 + 0.01 + pw * (j + 0.5), y - 0.018, z + q), (pw - 0.12, 0.02, 0.018)) for j in range(n) for q in (0.105, 0.39)], grip_black()), 0.004)
    boxes('doorseal', [((cx, y, 0.015), (w - 0.02, 0.05, 0.03))], grip_black())
    eased(boxes('tracks', [((q, BACK - 0.02, head / 2 + 0.2), (0.06, 0.07, head + 0.4)) for q in (x0 - 0.02, x1 + 0.02)] + [((cx, BACK - 0.02, head + 0.12), (w + 0.3, 0.10, 0.16))], rails), 0.004)
    eased(boxes('guards', [((q, BACK - 0.10, 0.45), (0.10, 0.10, 0.9)) for q in (x0 - 0.12, x1 + 0.12)], varied('guardpaint', (0.50, 0.32, 0.02), 0.2, 0.5)), 0.012)
    area('doorlight', (cx, BACK - 0.02, 1.78), (cx, 0, 0.6), w - 0.4, 0.3, 3.0, (0.84, 0.93, 1.0), glossy=False).visible_camera = False


def drains():
    """A channel across the bay behind the car, and a gully in front."""
    metal = car.simple('grate', (0.16, 0.155, 0.15), 0.42, 0.85)
    void = car.simple('drain_hole', (0.003, 0.003, 0.003), 0.9)
    y = 2.75
    boxes('channel', [((1, y, 0.002), (14, 0.21, 0.004))], void)
    boxes('bars', [((x, y, 0.005), (0.016, 0.19, 0.008)) for x in np.arange(-5.8, 8, 0.034)] + [((1, y + q, 0.005), (14, 0.018, 0.010)) for q in (-0.10, 0.10)], metal)
    x, y = -1.72, -3.05
    boxes('gully', [((x, y, 0.002), (0.30, 0.30, 0.004))], void)
    boxes('gullybars', [((x + q, y, 0.005), (0.014, 0.28, 0.008)) for q in np.linspace(-0.125, 0.125, 9)] + [((x, y + q, 0.005), (0.30, 0.022, 0.010)) for q in (-0.139, 0, 0.139)]
          + [((x + q, y, 0.005), (0.022, 0.30, 0.010)) for q in (-0.139, 0.139)], metal)


def workshop():
    rng = np.random.default_rng(41)
    world((0.7, 0.8, 1.0), 0.04)
    plane('floor', -7, 9, -12, BACK + 0.2, epoxy())
    x0, x1, head = DOOR
    white, dark = glaze('glaze', (0.70, 0.70, 0.665), 0.05), glaze('darkglaze', (0.020, 0.052, 0.045), 0.25)
    grout = varied('grout', (0.27, 0.262, 0.245), 0.18, 0.9)
    upper = varied('upperwall', (0.50, 0.485, 0.44), 0.06, 0.75)
    rear, left = (lambda u, d, z: (u, BACK - d, z)), (lambda u, d, z: (LEFT + d, u, z))
    hole = lambda u, z: x0 - 0.10 < u < x1 + 0.10 and z < head + 0.10
    for where, to, u0, u1, skip in (('rear', rear, LEFT, 8.5, hole), ('left', left, -6.0, BACK, lambda u, z: False)):
        tiles(where + 'tiles', to, u0, u1, range(1, 15), white, rng, skip)
        tiles(where + 'band', to, u0, u1, (0, 15), dark, rng, skip)
    boxes('rearwall', [((LEFT + (x0 - LEFT) / 2, BACK + 0.1, 2.2), (x0 - LEFT, 0.2, 4.4)), ((7.2, BACK + 0.1, 2.2), (2.9, 0.2, 4.4)), (((x0 + x1) / 2, BACK + 0.1, head + 0.6), (x1 - x0, 0.2, 1.2))], grout)
    boxes('leftwall', [((LEFT - 0.1, 0, 2.2), (0.2, 24, 4.4))], grout)
    z = 16 * TILE
    eased(boxes('plaster', [(((LEFT + x0) / 2 - 0.05, BACK - 0.003, (z + 4.4) / 2), (x0 - LEFT - 0.1, 0.012, 4.4 - z)), ((7.2, BACK - 0.003, (z + 4.4) / 2), (2.7, 0.012, 4.4 - z)), (((x0 + x1) / 2, BACK - 0.003, 3.95), (x1 - x0 + 0.3, 0.012, 1.0)), ((LEFT + 0.003, 0, (z + 4.4) / 2), (0.012, 24, 4.4 - z))], upper), 0.004)
    boxes('roof', [((1, -1, HIGH + 0.1), (17, 22, 0.2))], varied('roofpaint', (0.45, 0.45, 0.44), 0.05, 0.85))
    boxes('far', [((8.9, 0, 2.2), (0.2, 24, 4.4)), ((1, -12, 2.2), (17, 0.2, 4.4))], upper)
    roll_up_door()
    drains()
    yellow = varied('linepaint', (0.46, 0.31, 0.03), 0.35, 0.45)
    boxes('lines', [((1.62, 6.3, 0.0015), (0.08, 6.4, 0.002)), ((4.6, 3.14, 0.0015), (6.0, 0.08, 0.002))], yellow)
    # along the rear wall
    bench(-4.45, -0.85, BACK - 0.02, rng)
    pegboard(-4.25, -1.98, 1.24, 2.26, BACK - 0.03, rng)
    hose_reel(-1.42, BACK - 0.02, 1.86)
    grinder(-1.25, BACK - 0.36, 0.92)
    for i, (x, c) in enumerate(((-2.85, (0.28, 0.02, 0.016)), (-2.50, (0.05, 0.055, 0.06)), (-2.2, (0.03, 0.08, 0.19)))):
        car.rbox('tray', (x, BACK - 0.30 - 0.05 * i, 0.97), (0.26, 0.20, 0.10), car.simple('tray%d' % i, c, 0.4), 0.012, (0, 0, 0.1 - 0.12 * i)).parent = None
    cylinder('spray', (-1.85, BACK - 0.25, 0.92), 0.033, 0.21, car.simple('spray', (0.02, 0.06, 0.16), 0.25), 28)
    cylinder('spray2', (-1.76, BACK - 0.29, 0.92), 0.033, 0.21, car.simple('spray2', (0.40, 0.39, 0.37), 0.25), 28)
    free(car.superell('rag', (-3.15, BACK - 0.52, 0.945), (0.12, 0.085, 0.035), varied('rag', (0.30, 0.05, 0.04), 0.3, 0.95), 2.4, 20))
    chest(0.02, BACK - 0.60)
    stock(-0.75, 1.75, BACK - 0.02, 1.86, rng)
    stock(-0.75, 1.75, BACK - 0.02, 2.34, rng)
    blue = varied('drum', (0.016, 0.060, 0.15), 0.25, 0.4)
    for x, h in ((1.24, 0.88),):
        free(car.lathe('drum', [(0, 0), (0.285, 0), (0.29, 0.01), (0.285, 0.02), (0.28, 0.29), (0.292, 0.30), (0.28, 0.31), (0.28, 0.58), (0.292, 0.59), (0.28, 0.60), (0.285, 0.86), (0.29, 0.87), (0.285, 0.88), (0.275, 0.88), (0.27, 0.865), (0, 0.865)], blue, 64)).matrix_world = Matrix.Translation((x, BACK - 0.36, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        cylinder('pump', (x + 0.12, BACK - 0.36, 0.865), 0.02, 0.42, steel(), 20)
        free(car.tube('spout', [(x + 0.12, BACK - 0.36, 1.27), (x + 0.05, BACK - 0.44, 1.30), (x - 0.04, BACK - 0.52, 1.24)], car.circle(0.012, 12), steel()))
    red = car.simple('extinguisher', (0.33, 0.008, 0.008), 0.2, coat=0.6)
    cylinder('extinguisher', (1.86, BACK - 0.11, 0.95), 0.078, 0.44, red, 40, round_=0.04)
    cylinder('valve', (1.86, BACK - 0.11, 1.38), 0.022, 0.07, steel(), 20)
    free(car.tube('nozzle', [(1.86, BACK - 0.12, 1.43), (1.93, BACK - 0.16, 1.40), (1.955, BACK - 0.16, 1.20), (1.945, BACK - 0.15, 1.02)], car.circle(0.011, 10), grip_black()))
    # air line with drops, conduit with boxes
    pipe = car.simple('airline', (0.045, 0.10, 0.18), 0.4)
    free(car.tube('main', [(LEFT, BACK - 0.07, 2.78), (2.15, BACK - 0.07, 2.78), (2.15, BACK - 0.07, 4.3)], car.circle(0.021, 14), pipe))
    for x in (-4.42, -0.98):
        free(car.tube('drop', [(x, BACK - 0.07, 2.78), (x, BACK - 0.07, 1.22)], car.circle(0.013, 12), pipe))
        cylinder('regulator', (x, BACK - 0.08, 1.28), 0.035, 0.12, car.simple('regulator', (0.30, 0.30, 0.30), 0.3, 0.8), 24)
    gray = varied('conduit', (0.30, 0.305, 0.30), 0.08, 0.45)
    free(car.tube('conduit', [(-5.2, BACK - 0.02, 4.3), (-5.2, BACK - 0.02, 1.35)], car.circle(0.012, 10), gray))
    free(car.tube('conduit', [(1.98, BACK - 0.02, 4.3), (1.98, BACK - 0.02, 1.55)], car.circle(0.012, 10), gray))
    for x, z in ((-5.2, 1.30), (1.98, 1.50), (-0.98, 1.16)):
        car.rbox('outlet', (x, BACK - 0.035, z), (0.085, 0.05, 0.125), gray, 0.008).parent = None
    car.rbox('panel', (6.45, BACK - 0.09, 1.55), (0.55, 0.16, 0.75), gray, 0.012).parent = None
    # left: tires
    P = tire_rack(LEFT + 0.36, 6.5, BACK - 0.15, rng)
    for i in range(4):
        P.append(((-4.72 + rng.normal(0, 0.012), 6.75 + rng.normal(0, 0.012), 0.112 + i * 0.218), math.pi / 2, rng.uniform(0, 6), 1.0))
    tires(P)
    # right: the lift
    paint = varied('liftpaint', (0.016, 0.050, 0.125), 0.12, 0.35)
    for s in (-1, 1):
        lift_post(4.05 + s * 1.42, 6.4, -s, paint)
    car.rbox('control', (2.63, 6.18, 1.45), (0.20, 0.10, 0.34), varied('controlbox', (0.33, 0.33, 0.32), 0.05, 0.4), 0.012).parent = None
    for z, c in ((1.54, (0.02, 0.16, 0.04)), (1.45, (0.02, 0.02, 0.02)), (1.36, (0.35, 0.01, 0.01))):
        cylinder('button', (2.63, 6.115, z), 0.018, 0.02, car.simple('button%d' % int(z * 100), c, 0.35), 20, 'y')
    free(car.tube('hose', [(2.63, 6.2, 1.28), (2.62, 6.22, 0.9), (2.60, 6.24, 0.3)], car.circle(0.012, 10), grip_black()))
    for y in (-6.8, -3.6, -0.4, 2.4, 5.3, 8.0):
        for x in (-3.9, -2.1, -0.3, 1.5):
            batten(x, y, 3.22, HIGH)
    area('baylight', (5.2, 4.6, 4.2), (5.2, 4.6, 0), 1.2, 5.0, 4.0, (0.96, 1.0, 0.97), glossy=False).visible_camera = False
