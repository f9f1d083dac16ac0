"""streets.py - scenes.py's scenes on wet asphalt: brick alley and neon tunnel."""
from backgrounds.surfaces import *  # noqa: F403


def lit_room(x0, z0):
    """Frosted panes of a lit storeroom: a lamp's glow that fades away from it, a shelf with boxes and bottles as soft
    shadows, ripples and dirt in the glass, and the street mirrored in it."""
    k = car.Nodes('litroom')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    one = k.n('ShaderNodeObjectInfo').outputs['Random']
    ripple = k.math('MULTIPLY', k.math('SUBTRACT', noise(k, 16, 3, 0.6), 0.5), 0.05)
    x = k.math('ADD', k.math('SUBTRACT', sp.outputs[0], x0), k.math('ADD', ripple, k.math('MULTIPLY', one, 0.03)))
    z = k.math('ADD', k.math('SUBTRACT', sp.outputs[2], z0), k.math('ADD', ripple, k.math('MULTIPLY', one, 0.02)))

    def away(a, b, wide):
        d = k.math('ADD', k.math('POWER', k.math('SUBTRACT', x, a), 2.0), k.math('POWER', k.math('SUBTRACT', z, b), 2.0))
        return k.math('EXPONENT', k.math('DIVIDE', d, -wide * wide))
    light = k.math('ADD', 0.055, k.math('ADD', k.math('MULTIPLY', away(1.22, 1.12, 0.62), 0.42), k.math('MULTIPLY', away(1.22, 1.10, 0.16), 1.5)))
    dim = None
    for cx, cz, w, h in ((0.95, 0.515, 0.95, 0.012), (0.20, 0.66, 0.13, 0.14), (0.50, 0.61, 0.10, 0.09), (0.70, 0.68, 0.035, 0.16), (0.80, 0.66, 0.035, 0.14), (1.42, 0.62, 0.16, 0.10),
                         (1.70, 0.68, 0.09, 0.16), (0.35, 0.16, 0.28, 0.20), (1.55, 0.12, 0.22, 0.17), (1.22, 1.36, 0.015, 0.16)):
        out = k.math('MAXIMUM', k.math('SUBTRACT', k.math('ABSOLUTE', k.math('SUBTRACT', x, cx)), w), k.math('SUBTRACT', k.math('ABSOLUTE', k.math('SUBTRACT', z, cz)), h))
        shape = level(k, out, -0.02, 0.035, 0.72, 0.0)
        dim = shape if dim is None else k.math('MAXIMUM', dim, shape)
    dirt = k.math('MULTIPLY', level(k, noise(k, 5, 7, 0.7), 0.45, 0.75), 0.45)
    tone = k.math('MULTIPLY', k.math('SUBTRACT', 1.0, dim), k.math('MULTIPLY', k.math('SUBTRACT', 1.0, dirt), k.math('ADD', 0.75, k.math('MULTIPLY', one, 0.45))))
    p = k.n('ShaderNodeBsdfPrincipled')
    p.inputs['Base Color'].default_value = (0.020, 0.020, 0.019, 1)
    k.val(p.inputs['Roughness'], k.mixf(dirt, 0.10, 0.6))
    k.link(k.mixc(light, (1.0, 0.52, 0.20), (1.0, 0.76, 0.46)), car.sock(p, 'Emission'))
    k.val(p.inputs['Emission Strength'], k.math('MULTIPLY', light, tone))
    k.link(raised(k, noise(k, 30, 2), 0.001), p.inputs['Normal'])
    m = k.out(p.outputs[0])
    no_lamp(m)
    return m


def brick_alley():
    """Running bond of single bricks, a steel door, a factory window, lamps on goosenecks, wet asphalt."""
    rng = np.random.default_rng(7)
    world((0.16, 0.22, 0.36), 0.75)
    wet_asphalt()
    y, bl, bh, m = 5.6, 0.215, 0.065, 0.011
    door, window = (-3.15, -2.05, 2.25), (1.75, 3.65, 1.15, 2.55)
    items = []
    openings = ((door[0] - 0.04, door[1] + 0.04, 0, door[2] + 0.04), (window[0], window[1], window[2], window[3]))
    for row in range(64):
        z = 0.10 + row * (bh + m)
        holes = [(h[0], h[1]) for h in openings if h[2] - bh / 2 < z < h[3]]
        for i in range(-38, 39):
            x = (i + 0.5 * (row % 2)) * (bl + m)
            parts = [(x - bl / 2, x + bl / 2)]
            for h0, h1 in holes:                 # bricks are cut at an opening
                parts = [q for p0, p1 in parts for q in ((p0, min(p1, h0)), (max(p0, h1), p1)) if q[1] - q[0] > 0.025]
            if rng.random() < 0.004:
                continue
            items += [(((p0 + p1) / 2 + rng.normal(0, 0.0012), y + 0.05 + rng.normal(0, 0.0030), z + rng.normal(0, 0.0012)), (p1 - p0, 0.10, bh), rng.normal(0, 0.006)) for p0, p1 in parts]
    boxes('bricks', items, varied('brick', (0.150, 0.052, 0.033), 0.60, 0.82))
    boxes('mortar', [((-11, y + 0.11, 2.6), (15.7, 0.18, 5.2)), ((-0.125, y + 0.11, 2.6), (3.75, 0.18, 5.2)), ((8.675, y + 0.11, 2.6), (10.05, 0.18, 5.2)),
                     ((-2.6, y + 0.11, 3.8), (1.3, 0.18, 2.9)), ((2.7, y + 0.11, 0.57), (2.1, 0.18, 1.15)), ((2.7, y + 0.11, 3.9), (2.1, 0.18, 2.6))], varied('mortar', (0.17, 0.16, 0.145), 0.3, 0.95))
    stone = varied('stone', (0.26, 0.25, 0.235), 0.25, 0.85)
    boxes('lintels', [((-2.6, y + 0.03, door[2] + 0.11), (1.56, 0.16, 0.20)), ((2.7, y + 0.03, window[3] + 0.11), (2.36, 0.16, 0.20)), ((2.7, y - 0.02, window[2] - 0.06), (2.30, 0.26, 0.11))], stone)
    boxes('plinth', [((0, y - 0.03, 0.05), (30, 0.20, 0.34))], stone)
    boxes('walk', [((x, y - 0.62, 0.02), (1.985, 1.10, 0.16)) for x in np.arange(-15, 16, 2.0)], varied('slab', (0.21, 0.205, 0.195), 0.25, 0.75))
    boxes('curb', [((x, y - 1.25, 0.015), (0.985, 0.15, 0.17)) for x in np.arange(-15, 16, 1.0)], stone)
    # the door
    steel = varied('doorpaint', (0.035, 0.075, 0.078), 0.25, 0.45)
    dark = car.simple('darksteel', (0.02, 0.02, 0.022), 0.4, 0.6)
    boxes('door', [((-2.6, y + 0.13, 1.17), (1.00, 0.05, 2.10))], steel)
    boxes('doorframe', [((-2.6 + s * 0.555, y + 0.08, 1.17), (0.09, 0.14, 2.16)) for s in (-1, 1)] + [((-2.6, y + 0.08, 2.27), (1.20, 0.14, 0.09))], dark)
    for z in (0.62, 1.62):
        car.rbox('doorpanel', (-2.6, y + 0.100, z), (0.76, 0.022, 0.80), steel, 0.009).parent = None
    car.rbox('pull', (-2.22, y + 0.06, 1.15), (0.022, 0.05, 0.22), car.simple('chrome_pull', (0.6, 0.6, 0.6), 0.25, 1.0), 0.008).parent = None
    # the window: five by four panes, one lit
    x0, x1, z0, z1 = window
    xs, zs = np.linspace(x0, x1, 6), np.linspace(z0, z1, 5)
    bars = [((x, y + 0.10, (z0 + z1) / 2), (0.035, 0.05, z1 - z0)) for x in xs] + [(((x0 + x1) / 2, y + 0.10, z), (x1 - x0, 0.05, 0.035)) for z in zs]
    boxes('bars', bars, dark)
    room, board = lit_room(x0, z0), varied('boarded', (0.030, 0.034, 0.036), 0.3, 0.25)
    for i in range(5):
        for j in range(4):
            at = (((xs[i] + xs[i + 1]) / 2, y + 0.13, (zs[j] + zs[j + 1]) / 2), (xs[1] - xs[0], 0.008, zs[1] - zs[0]))
            o = boxes('panes', [at], board if rng.random() < 0.16 else room)
            o.rotation_euler = (rng.normal(0, 0.0006), 0, 0)
    # pipe, conduit, meter
    pipe = varied('pipe', (0.055, 0.058, 0.060), 0.3, 0.5, 0.4)
    free(car.tube('downpipe', [(0.62, y - 0.10, 5.2), (0.62, y - 0.10, 0.38), (0.62, y - 0.24, 0.20)], car.circle(0.055, 20), pipe))
    boxes('clips', [((0.62, y - 0.06, z), (0.16, 0.10, 0.035)) for z in (0.9, 2.3, 3.7)], pipe)
    free(car.tube('conduit', [(-6, y - 0.03, 3.12), (6, y - 0.03, 3.12)], car.circle(0.016, 10), pipe))
    car.rbox('meter', (-0.55, y - 0.07, 1.42), (0.34, 0.16, 0.48), varied('meterbox', (0.20, 0.205, 0.20), 0.2, 0.5), 0.015).parent = None
    free(car.tube('meterpipe', [(-0.55, y - 0.04, 1.6), (-0.55, y - 0.04, 3.12)], car.circle(0.016, 10), pipe))
    # lamps
    for x in (-4.6, -0.55 + 0.35, 4.35):
        free(car.tube('arm', [(x, y, 3.05), (x, y - 0.20, 3.20), (x, y - 0.45, 3.18), (x, y - 0.52, 3.02)], car.circle(0.014, 10), dark))
        o = free(car.lathe('shade', [(0.03, 0.16), (0.05, 0.12), (0.19, 0.0), (0.20, -0.01)], dark, 40)); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (x, y - 0.52, 2.87)
        boxes('bulb', [((x, y - 0.52, 2.89), (0.07, 0.07, 0.08))], glow('bulb', (1.0, 0.72, 0.42), 40))
        spot((x, y - 0.52, 2.86), (x, y - 0.42, 0), 260, (1.0, 0.70, 0.42), 140, 0.5, 0.05)
    lot.dumpster(5.35, 4.1, 0.08)


def neon_tunnel():
    """Portals of neon in a dark hall; the floor is wet and mirrors them."""
    rng = np.random.default_rng(8)
    world((0.02, 0.02, 0.05), 0.10)
    wet_asphalt(90)
    panel = varied('panel', (0.030, 0.031, 0.036), 0.35, 0.32, 0.3)
    w, h = 4.6, 3.55
    items = []
    for y in np.arange(-12, 70, 2.0):
        for s in (-1, 1):
            for z in (0.62, 1.83, 3.04):
                items.append(((s * (w + 0.05 + rng.normal(0, 0.006)), y + 1.0, z), (0.10, 1.985, 1.195)))
        for x in np.arange(-w + 0.77, w, 1.54):
            items.append(((x, y + 1.0, h + 0.10 + rng.normal(0, 0.006)), (1.525, 1.985, 0.10)))
    boxes('panels', items, panel)
    boxes('behind', [((s * (w + 0.2), 29, 2), (0.1, 90, 5)) for s in (-1, 1)] + [((0, 29, h + 0.3), (12, 90, 0.1))], car.simple('void', (0.004, 0.004, 0.005), 0.9))
    boxes('kick', [((s * (w - 0.03), 29, 0.06), (0.12, 90, 0.14)) for s in (-1, 1)], car.simple('kick', (0.015, 0.015, 0.016), 0.4, 0.6))
    for i, y in enumerate((2.6, 7.0, 11.4, 15.8, 20.2, 24.6, 29.0, 33.4, 37.8, 42.2, 46.6)):
        color = (1.0, 0.055, 0.42) if i % 2 else (0.10, 0.30, 1.0)
        tube = glow('tube%d' % (i % 2), color, 26 if i % 2 else 22)
        holder = car.simple('holder', (0.02, 0.02, 0.022), 0.35, 0.7)
        a, b = w - 0.16, h - 0.12
        path = [(-a, y, 0.10), (-a, y, b - 0.12), (-a + 0.12, y, b), (a - 0.12, y, b), (a, y, b - 0.12), (a, y, 0.10)]
        free(car.tube('neon', path, car.circle(0.022, 12), tube))
        boxes('channel', [((s * (a + 0.07), y, b / 2 + 0.1), (0.08, 0.14, b)) for s in (-1, 1)] + [((0, y, b + 0.07), (2 * a, 0.14, 0.08))], holder)
    boxes('end', [((0, 52, 1.8), (2 * w, 0.1, 3.6))], glow('end', (0.75, 0.10, 0.55), 0.035))
