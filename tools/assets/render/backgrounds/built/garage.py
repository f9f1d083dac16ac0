"""garage.py - what is found in a workshop: bench with vise, tool chest, pegboard of tools, tires, lift, cans, battens."""
from backgrounds.surfaces import *  # noqa: F403


def steel(name='toolsteel'):
    return car.simple(name, (0.42, 0.43, 0.44), 0.26, 1.0)


def iron():
    return car.simple('blackiron', (0.022, 0.022, 0.024), 0.45, 0.5)


def tire_mesh(r=0.335, w=0.215, rim=0.215):
    """A tire with grooves and bead, its axis along y."""
    h = w / 2
    side = [(rim, -h * 0.80), (rim + 0.006, -h * 0.95), (rim + 0.035, -h), (r - 0.045, -h * 1.02), (r - 0.018, -h * 0.96), (r - 0.004, -h * 0.80)]
    tread = [(r, -h * 0.72)]
    for q in (-0.45, -0.02, 0.42):
        tread += [(r + 0.001, h * (q - 0.05)), (r - 0.008, h * (q - 0.04)), (r - 0.008, h * (q + 0.04)), (r + 0.001, h * (q + 0.05))]
    prof = side + tread + [(a, -b) for a, b in side[::-1]] + [(rim - 0.012, h * 0.3), (rim - 0.012, -h * 0.3), side[0]]
    k = car.Nodes('tirerubber')
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(k.mixc(noise(k, 6, 6, 0.7), (0.012, 0.012, 0.012), (0.030, 0.029, 0.028)), p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], k.mixf(noise(k, 3, 4), 0.45, 0.75))
    o = free(car.lathe('tire', prof, k.out(p.outputs[0]), 72))
    lugs = []
    for i in range(64):                          # blocks across the shoulders
        for s in (-1, 1):
            t = 2 * math.pi * i / 64
            lugs.append((t, s))
    V, Q = [], []
    for t, s in lugs:
        b = len(V)
        for rr in (r - 0.030, r + 0.0035):
            for dt in (-0.031, 0.031):
                for y in (s * h * 0.55, s * h * 0.97):
                    q = rr - (0.016 if abs(y) > h * 0.9 and rr > r else 0)
                    V.append((q * math.cos(t + dt), y, q * math.sin(t + dt)))
        Q += [tuple(b + j for j in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    lug = free(car.obj('lugs', V, Q, bpy.data.materials['tirerubber'], smooth=False))
    return o, lug


def tires(places):
    """places: (location, turn about x, turn about z, size)."""
    src = tire_mesh()
    for i, (at, tip, turn, size) in enumerate(places):
        for o in src:
            q = o if i == 0 else o.copy()
            if i:
                bpy.context.scene.collection.objects.link(q)
            q.location, q.rotation_euler, q.scale = at, (tip, 0.0, turn), (size,) * 3


def tire_rack(x, y0, y1, rng):
    """Three rails along the wall with tires standing on them, and a stack on the floor before it."""
    red = varied('rackpaint', (0.06, 0.065, 0.07), 0.2, 0.5)
    levels = (0.22, 1.02, 1.82)
    eased(boxes('rack', [((x + q, y, 1.35), (0.045, 0.045, 2.7)) for q in (-0.22, 0.22) for y in np.linspace(y0, y1, 3)]
                + [((x + q, (y0 + y1) / 2, z), (0.04, y1 - y0, 0.05)) for q in (-0.20, 0.20) for z in levels], red), 0.004)
    P = []
    for z in levels:
        y = y0 + 0.17
        while y < y1 - 0.13:
            s = rng.uniform(0.93, 1.06)
            P.append(((x + rng.normal(0, 0.008), y, z + 0.025 + math.sqrt((0.335 * s) ** 2 - 0.20 ** 2)), 0.0, rng.normal(0, 0.02), s))
            y += 0.225 * s + abs(rng.normal(0, 0.012)) + (0.25 if rng.random() < 0.07 else 0)
    return P


def bench(x0, x1, y, rng, h=0.92):
    """Bench along the wall whose rear edge is y: planks, steel frame, drawers, crates below, a vise at its front."""
    d = 0.70
    wood = varied('planks', (0.27, 0.165, 0.085), 0.28, 0.55)
    frame = varied('benchsteel', (0.045, 0.050, 0.056), 0.15, 0.45)
    eased(boxes('planks', [(((x0 + x1) / 2, y - d + 0.05 + i * 0.1, h - 0.025), (x1 - x0, 0.098, 0.05)) for i in range(7)], wood), 0.004)
    posts = np.linspace(x0 + 0.06, x1 - 0.06, 4)
    eased(boxes('benchframe', [((x, y + q, (h - 0.05) / 2), (0.06, 0.06, h - 0.05)) for x in posts for q in (-d + 0.06, -0.06)]
                + [(((x0 + x1) / 2, y - d + 0.06, z), (x1 - x0 - 0.1, 0.04, 0.06)) for z in (h - 0.09, 0.16)], frame), 0.004)
    boxes('benchshelf', [(((x0 + x1) / 2, y - d / 2, 0.20), (x1 - x0 - 0.1, d - 0.1, 0.02))], frame)
    w = posts[1] - posts[0] - 0.10               # drawers in the middle bay
    cx = (posts[1] + posts[2]) / 2
    drawer = varied('drawers', (0.075, 0.085, 0.095), 0.06, 0.4)
    z = h - 0.12
    for hh in (0.12, 0.12, 0.17, 0.22):
        eased(boxes('drawer', [((cx, y - d + 0.04, z - hh / 2), (w, 0.03, hh - 0.008))], drawer), 0.005)
        eased(boxes('drawerpull', [((cx, y - d + 0.012, z - 0.030), (0.22, 0.022, 0.014))], steel()), 0.004)
        z -= hh
    boxes('drawerbody', [((cx, y - d / 2, h - 0.44), (w + 0.02, d - 0.12, 0.66))], frame)
    for bay in (0, 2):
        x = posts[bay] + 0.10
        while x < posts[bay + 1] - 0.32:
            bw, bh = rng.uniform(0.24, 0.36), rng.uniform(0.16, 0.34)
            col = ((0.30, 0.20, 0.11), (0.05, 0.07, 0.09), (0.24, 0.235, 0.22), (0.20, 0.035, 0.025))[rng.integers(0, 4)]
            car.rbox('crate', (x + bw / 2, y - 0.38 + rng.normal(0, 0.03), 0.21 + bh / 2), (bw, 0.38, bh), varied('crate%d' % rng.integers(1e6), col, 0.12, 0.7), 0.008, (0, 0, rng.normal(0, 0.04))).parent = None
            x += bw + rng.uniform(0.02, 0.10)
    vise(x0 + 0.62, y - d + 0.05, h)


def vise(x, y, z):
    cast = varied('cast', (0.030, 0.055, 0.085), 0.2, 0.4)
    cylinder('visebase', (x, y + 0.02, z), 0.085, 0.045, cast)
    parts = [((x, y + 0.02, z + 0.095), (0.13, 0.17, 0.12)), ((x, y + 0.05, z + 0.165), (0.15, 0.07, 0.08)), ((x, y - 0.085, z + 0.115), (0.11, 0.10, 0.10)), ((x, y - 0.075, z + 0.165), (0.15, 0.05, 0.08))]
    eased(boxes('vise', parts, cast), 0.012, 3)
    eased(boxes('jaws', [((x, y + 0.012, z + 0.190), (0.150, 0.012, 0.034)), ((x, y - 0.046, z + 0.190), (0.150, 0.012, 0.034))], steel()), 0.002)
    cylinder('screw', (x, y - 0.24, z + 0.105), 0.016, 0.13, steel(), axis='y')
    cylinder('handle', (x - 0.13, y - 0.225, z + 0.105), 0.008, 0.26, steel(), 16, 'x')


def grinder(x, y, z):
    body = car.simple('grinder', (0.06, 0.075, 0.07), 0.4)
    cylinder('motor', (x - 0.11, y, z + 0.15), 0.075, 0.22, body, axis='x', round_=0.02)
    eased(boxes('grinderfoot', [((x, y, z + 0.04), (0.16, 0.14, 0.08))], body), 0.01)
    for s in (-1, 1):
        cylinder('wheel', (x + s * 0.17 - 0.012, y, z + 0.15), 0.075, 0.025, car.simple('stonewheel', (0.22, 0.21, 0.20), 0.9), axis='x')
        cylinder('guard', (x + s * 0.17 - 0.022, y + 0.012, z + 0.158), 0.088, 0.044, iron(), axis='x')


def chest(x, y, w=1.06, d=0.48):
    """Roll cabinet with a top chest; y is the front."""
    red = car.simple('chestred', (0.26, 0.010, 0.010), 0.22, coat=0.5)
    dark = iron()
    alu = steel()
    eased(boxes('cabinet', [((x, y + d / 2 + 0.012, 0.545), (w, d, 0.83)), ((x, y + d / 2 + 0.03, 1.195), (w - 0.03, d - 0.05, 0.43))], red), 0.010, 3)
    eased(boxes('cabinetmat', [((x, y + d / 2, 0.968), (w + 0.02, d + 0.03, 0.016))], dark), 0.004)
    for z, heights in ((0.95, (0.095, 0.095, 0.095, 0.15, 0.15, 0.20)), (1.33, (0.085, 0.085, 0.11))):
        for hh in heights:
            eased(boxes('chestdrawer', [((x, y, z - hh / 2), (w - 0.07, 0.026, hh - 0.009))], red), 0.004)
            eased(boxes('chestpull', [((x, y - 0.017, z - 0.017), (w - 0.11, 0.014, 0.019))], alu), 0.004)
            z -= hh
    eased(boxes('lid', [((x, y + d / 2 + 0.03, 1.415), (w - 0.02, d - 0.03, 0.03))], red), 0.010, 3)
    for sx in (-1, 1):
        for sy in (0.09, d - 0.07):
            cylinder('caster', (x + sx * (w / 2 - 0.12) - 0.02, y + sy, 0.062), 0.062, 0.042, dark, axis='x')
    boxes('casterplates', [((x + sx * (w / 2 - 0.12), y + sy, 0.124), (0.09, 0.09, 0.012)) for sx in (-1, 1) for sy in (0.09, d - 0.07)], alu)


def pegboard(x0, x1, z0, z1, y, rng):
    """Perforated board with hand tools in rows, graded by size; y is its face."""
    k = car.Nodes('pegboard')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    f = [k.math('SUBTRACT', k.math('FRACT', k.math('DIVIDE', sp.outputs[i], 0.0254)), 0.5) for i in (0, 2)]
    hole = k.below(k.math('ADD', k.math('MULTIPLY', f[0], f[0]), k.math('MULTIPLY', f[1], f[1])), 0.030, 0.012)
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(k.mixc(hole, k.mixc(noise(k, 2.2, 6, 0.7), (0.105, 0.118, 0.125), (0.150, 0.163, 0.170)), (0.012, 0.012, 0.012)), p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = 0.5
    eased(boxes('pegboard', [(((x0 + x1) / 2, y + 0.01, (z0 + z1) / 2), (x1 - x0, 0.02, z1 - z0))], k.out(p.outputs[0])), 0.003)
    bright, dark = steel(), iron()
    wood = varied('handles', (0.30, 0.17, 0.075), 0.2, 0.5)
    grips = [car.simple('grip%d' % i, c, 0.4) for i, c in enumerate(((0.30, 0.014, 0.012), (0.012, 0.012, 0.013), (0.02, 0.06, 0.17), (0.42, 0.25, 0.015)))]
    S, yy = [], y - 0.018
    x = x0 + 0.09
    for i in range(13):                          # combination wrenches
        L = 0.32 - 0.016 * i
        wd = 0.020 - 0.0006 * i
        S.append(((x, yy, z1 - 0.07 - L / 2), (wd, 0.006, L)))
        for z, r in ((z1 - 0.07, wd * 1.0), (z1 - 0.07 - L, wd * 1.15)):
            cylinder('wrenchend', (x, yy - 0.005, z), r, 0.010, bright, 20, 'y')
        x += 0.066 - 0.0012 * i
    x += 0.05
    for i in range(5):                           # hammers
        L = 0.30 + 0.02 * (i % 3)
        S.append(((x, yy - 0.01, z1 - 0.09), (0.11, 0.028, 0.030 + 0.006 * (i % 2))))
        cylinder('hammerhandle', (x, yy - 0.01, z1 - 0.09 - L), 0.012, L, (wood, grips[i % 2])[i % 2], 16)
        x += 0.145
    x += 0.02
    for i in range(5):                           # pliers
        L = 0.17 + 0.02 * (i % 3)
        for s in (-1, 1):
            free(car.tube('plier', [(x + s * 0.003, yy, z1 - 0.06), (x + s * 0.010, yy, z1 - 0.10), (x - s * 0.004, yy, z1 - 0.13)], car.circle(0.007, 8), dark))
            free(car.tube('plierhandle', [(x - s * 0.004, yy, z1 - 0.13), (x + s * 0.024, yy, z1 - 0.13 - L * 0.4), (x + s * 0.020, yy, z1 - 0.13 - L)], car.circle(0.008, 8), grips[(i * 7) % 4]))
        x += 0.098
    x = x0 + 0.10
    for i in range(11):                          # screwdrivers
        L = 0.10 + 0.014 * (i % 6)
        z = z0 + 0.44
        cylinder('drivergrip', (x, yy - 0.004, z), 0.015, 0.105, grips[(i // 3) % 4], 16, round_=0.008)
        cylinder('driverblade', (x, yy - 0.004, z - L), 0.0036, L, bright, 10)
        x += 0.062
    x += 0.06
    for i in range(4):                           # ratchets and bars
        L = 0.25 + 0.09 * i
        cylinder('ratchet', (x, yy - 0.012, z0 + 0.50), 0.022, 0.028, bright, 20, 'y')
        cylinder('ratchetbar', (x, yy, z0 + 0.50 - L), 0.0085, L, bright, 12)
        x += 0.085
    x += 0.05                                    # a hacksaw and a square
    free(car.tube('saw', [(x, yy, z0 + 0.30), (x, yy, z0 + 0.44), (x + 0.06, yy, z0 + 0.48), (x + 0.38, yy, z0 + 0.48), (x + 0.38, yy, z0 + 0.36)], car.circle(0.007, 8), grips[0]))
    S.append(((x + 0.19, yy, z0 + 0.365), (0.38, 0.002, 0.014)))
    S += [((x + 0.56, yy, z0 + 0.35), (0.030, 0.004, 0.30)), ((x + 0.66, yy, z0 + 0.49), (0.22, 0.010, 0.030))]
    x = x0 + 0.12
    for i in range(16):                          # sockets on a rail
        cylinder('socket', (x, yy - 0.010, z0 + 0.10), 0.020 - 0.0006 * i, 0.052, bright, 18)
        x += 0.048
    S.append(((x0 + 0.50, yy + 0.006, z0 + 0.092), (0.86, 0.012, 0.014)))
    for i in range(4):                           # clamps
        q = x + 0.12 + i * 0.15
        S += [((q, yy, z0 + 0.19), (0.018, 0.008, 0.26)), ((q + 0.035, yy, z0 + 0.30), (0.085, 0.018, 0.020)), ((q + 0.035, yy, z0 + 0.16), (0.085, 0.018, 0.020))]
        cylinder('clampgrip', (q + 0.062, yy, z0 + 0.045), 0.013, 0.09, wood, 12)
    eased(boxes('handtools', S, bright), 0.0015, 1)


def stock(x0, x1, y, z, rng, depth=0.24):
    """A shelf on brackets, with cans, jugs and boxes on it in no order."""
    frame = varied('shelfsteel', (0.10, 0.105, 0.11), 0.1, 0.45)
    eased(boxes('shelf', [(((x0 + x1) / 2, y - depth / 2, z - 0.014), (x1 - x0, depth, 0.028))], frame), 0.003)
    boxes('brackets', [((x, y - depth / 2, z - 0.05), (0.03, depth - 0.03, 0.05)) for x in np.linspace(x0 + 0.15, x1 - 0.15, 3)], frame)
    colors = ((0.035, 0.04, 0.045), (0.26, 0.018, 0.014), (0.025, 0.07, 0.18), (0.42, 0.41, 0.39), (0.45, 0.29, 0.03), (0.05, 0.10, 0.06), (0.33, 0.22, 0.12))
    x = x0 + 0.04
    while x < x1 - 0.22:
        kind, col = rng.random(), colors[rng.integers(0, 7)]
        mat = varied('stock%d' % rng.integers(1e9), col, 0.06, rng.uniform(0.25, 0.6))
        n = rng.integers(1, 4)
        if kind < 0.45:                          # cans of one kind
            r, h = rng.uniform(0.035, 0.085), rng.uniform(0.12, 0.26)
            for i in range(n):
                if x + 2 * r > x1:
                    break
                at = (x + r, y - depth / 2 + rng.normal(0, 0.015), z)
                cylinder('can', at, r, h, mat, 32)
                cylinder('canlid', (at[0], at[1], z + h), r * 0.94, 0.006, steel(), 32, round_=0.002)
                x += 2 * r + rng.uniform(0.006, 0.03)
        elif kind < 0.72:                        # jugs
            for i in range(n):
                w = rng.uniform(0.10, 0.13)
                if x + w > x1:
                    break
                car.rbox('jug', (x + w / 2, y - depth / 2 + rng.normal(0, 0.01), z + 0.11), (w, 0.085, 0.22), mat, 0.022, (0, 0, rng.normal(0, 0.08))).parent = None
                cylinder('cap', (x + w * 0.32, y - depth / 2, z + 0.215), 0.021, 0.035, grip_black(), 20)
                x += w + rng.uniform(0.01, 0.03)
        else:
            w, h = rng.uniform(0.12, 0.26), rng.uniform(0.08, 0.24)
            car.rbox('carton', (x + w / 2, y - depth / 2, z + h / 2), (w, 0.18, h), varied('carton%d' % rng.integers(1e9), (0.30, 0.205, 0.12), 0.1, 0.8), 0.004, (0, 0, rng.normal(0, 0.06))).parent = None
            x += w + rng.uniform(0.02, 0.05)


def hose_reel(x, y, z):
    """A reel on the wall with an air hose wound on it, its end hanging down; y is the wall."""
    frame, hose = varied('reel', (0.060, 0.065, 0.07), 0.1, 0.4), car.simple('airhose', (0.30, 0.075, 0.012), 0.45)
    eased(boxes('reelplate', [((x, y - 0.02, z), (0.20, 0.03, 0.30)), ((x, y - 0.12, z - 0.05), (0.05, 0.22, 0.05))], frame), 0.006)
    for i in range(9):
        a = np.linspace(0, 2 * math.pi, 49)
        r, d = 0.125 + 0.014 * (i // 5) + 0.002 * (i % 2), 0.07 + 0.019 * (i % 5)
        free(car.tube('winding', [(x + r * math.cos(t), y - d, z + r * math.sin(t)) for t in a], car.circle(0.0095, 10), hose, up=(0, 1, 0)))
    for d, r in ((0.052, 0.18), (0.162, 0.105)):
        o = free(car.lathe('flange', [(0.0, 0), (r, 0), (r + 0.003, 0.004), (r, 0.008), (0.0, 0.008)], frame, 64))
        o.location = (x, y - d - 0.004, z)
    free(car.tube('hoseend', [(x + 0.13, y - 0.11, z), (x + 0.135, y - 0.11, z - 0.25), (x + 0.13, y - 0.11, z - 0.50)], car.circle(0.0095, 10), hose, up=(0, 1, 0)))
    cylinder('coupling', (x + 0.13, y - 0.11, z - 0.56), 0.014, 0.07, steel(), 20)


def grip_black():
    return car.simple('blackplastic', (0.013, 0.013, 0.014), 0.4)


def lift_post(x, y, s, paint):
    """A post of a two-post lift; s points to the bay. Its arms are folded against each other along y."""
    metal, rubber = steel(), grip_black()
    eased(boxes('post', [((x - s * 0.13, y, 1.9), (0.03, 0.32, 3.8)), ((x, y - 0.145, 1.9), (0.29, 0.03, 3.8)), ((x, y + 0.145, 1.9), (0.29, 0.03, 3.8))]
                + [((x + s * 0.13, y + q * 0.105, 1.9), (0.03, 0.07, 3.8)) for q in (-1, 1)], paint), 0.006)
    eased(boxes('postbase', [((x, y, 0.012), (0.52, 0.58, 0.024))] + [((x - s * 0.02, y + q * 0.19, 0.13), (0.24, 0.02, 0.22)) for q in (-1, 1)], paint), 0.004)
    for a in (-1, 1):
        for b in (-1, 1):
            cylinder('bolt', (x + a * 0.20, y + b * 0.24, 0.022), 0.018, 0.03, metal, 6)
    eased(boxes('carriage', [((x + s * 0.12, y, 0.50), (0.20, 0.24, 0.80)), ((x + s * 0.20, y, 0.17), (0.16, 0.40, 0.16))], paint), 0.008)
    for q in (-1, 1):
        t = math.radians(-q * s * 8)
        eased(boxes('arm', [((x + s * 0.24, y + q * 0.52, 0.17), (0.13, 0.86, 0.13), t), ((x + s * 0.26, y + q * 0.98, 0.165), (0.095, 0.62, 0.095), t)], paint), 0.006)
        cylinder('pivot', (x + s * 0.22, y + q * 0.15, 0.08), 0.055, 0.19, metal)
        cylinder('padstem', (x + s * 0.30, y + q * 1.22, 0.19), 0.030, 0.07, metal)
        cylinder('pad', (x + s * 0.30, y + q * 1.22, 0.255), 0.062, 0.028, rubber)


def batten(x, y, z, top, length=1.50):
    """A twin-tube fluorescent batten on two rods, and the light it gives."""
    white = car.simple('battenwhite', (0.70, 0.70, 0.69), 0.35)
    tube = glow('fluorescent', (0.95, 1.0, 0.97), 9.0)
    no_lamp(tube)
    eased(boxes('battenbody', [((x, y, z), (length, 0.085, 0.05)), ((x, y, z - 0.030), (length, 0.17, 0.006))] + [((x + s * length / 2, y, z - 0.035), (0.03, 0.16, 0.07)) for s in (-1, 1)], white), 0.006)
    for q in (-0.045, 0.045):
        cylinder('fluorescent', (x - length / 2 + 0.02, y + q, z - 0.055), 0.013, length - 0.04, tube, 14, 'x', 0.001)
    boxes('rods', [((x + s * length * 0.36, y, (z + top) / 2), (0.008, 0.008, top - z)) for s in (-1, 1)], white)
    a = area('battenlight', (x, y, z - 0.075), (x, y, 0), length, 0.15, 7.5, (0.96, 1.0, 0.97), glossy=False)
    a.visible_camera = False
