"""scenes.py - virtual backgrounds in Cycles, seen by the hero camera (the camera contract of the README).

  python scenes.py --out OUT/backgrounds --only brick-alley --samples 48 --width 2560 --height 1440
  python scenes.py --out OUT/preview --samples 8 --width 1024 --height 576                             all of them

Each scene stands free where the car will be: |x| < 3, |y| < 1.5.
"""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *  # noqa: E402,F403
import lot  # noqa: E402

RNG = np.random.default_rng(7)
boxes, varied, free = lot.boxes, lot.varied, lot.free


def noise(k, scale, detail=4.0, rough=0.6, of=None):
    n = k.n('ShaderNodeTexNoise')
    for s, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough)):
        n.inputs[s].default_value = v
    k.link(of or k.n('ShaderNodeTexCoord').outputs['Object'], n.inputs['Vector'])
    return n.outputs[0]


def plane(name, x0, x1, y0, y1, mat, z=0.0):
    return free(car.obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat))


def wet_asphalt(reach=60):
    """The lot's asphalt, moved so that its stall lines lie elsewhere."""
    dx, dy = 37.0, 53.0
    o = plane('street', dx - reach, dx + reach, dy - 30, dy + reach, lot.asphalt())
    o.location = (-dx, -dy, 0)


def concrete_floor(color=(0.30, 0.295, 0.285), rough=(0.16, 0.42), joint=4.5):
    """Power-troweled concrete: mottled, sawn joints, tire scuffs, sealed so that it mirrors a little."""
    k = car.Nodes('floor')
    tc = k.n('ShaderNodeTexCoord')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Object'], sp.inputs[0])
    big, mid, fine = noise(k, 0.35, 6), noise(k, 2.2, 8, 0.7), noise(k, 60, 3)
    cut = None
    for i, shift in ((0, 0.5), (1, 0.13)):
        f = k.math('ABSOLUTE', k.math('SUBTRACT', k.math('FRACT', k.math('ADD', k.math('DIVIDE', sp.outputs[i], joint), shift)), 0.5))
        d = k.below(f, 0.004 / joint, 0.0015 / joint)
        cut = d if cut is None else k.math('MAXIMUM', cut, d)
    v = k.math('ADD', 0.55, k.math('ADD', k.math('MULTIPLY', big, 0.45), k.math('MULTIPLY', mid, 0.40)))
    v = k.math('MULTIPLY', k.mixf(cut, v, 0.15), k.math('ADD', 0.94, k.math('MULTIPLY', fine, 0.12)))
    c = k.n('ShaderNodeCombineXYZ')
    for i in range(3):
        k.val(c.inputs[i], k.math('MULTIPLY', v, color[i]))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(c.outputs[0], p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], k.mixf(k.math('ADD', k.math('MULTIPLY', mid, 0.7), k.math('MULTIPLY', big, 0.3)), rough[0], rough[1]))
    b = k.n('ShaderNodeBump'); b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = 0.10, 0.002
    k.val(b.inputs['Height'], k.math('SUBTRACT', mid, k.math('MULTIPLY', cut, 3.0)))
    k.link(b.outputs[0], p.inputs['Normal'])
    return k.out(p.outputs[0])


def glow(name, color, strength):
    return car.simple(name, (0, 0, 0), 1, emit=color, strength=strength)


def spot(loc, aim, power, color, degrees=70, blend=0.6, size=0.04):
    l = bpy.data.lights.new('spot', 'SPOT')
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, color, math.radians(degrees), blend, size
    o = bpy.data.objects.new('spot', l)
    bpy.context.scene.collection.objects.link(o)
    look(o, loc, aim)


# ------------------------------------------------------------------ scenes
def brick_alley():
    """Running bond of single bricks, a steel door, a factory window, lamps on goosenecks, wet asphalt."""
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
            if RNG.random() < 0.004:
                continue
            items += [(((p0 + p1) / 2 + RNG.normal(0, 0.0012), y + 0.05 + RNG.normal(0, 0.0030), z + RNG.normal(0, 0.0012)), (p1 - p0, 0.10, bh), RNG.normal(0, 0.006)) for p0, p1 in parts]
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
    pane = car.simple('pane', (0.015, 0.018, 0.020), 0.06, spec=0.8)
    warm = [glow('lit%d' % i, (1.0, 0.66, 0.34), s) for i, s in enumerate((0.55, 0.30, 0.16))]
    for i in range(5):
        for j in range(4):
            r = RNG.random()
            mat = warm[RNG.integers(0, 3)] if r < 0.25 else pane
            o = boxes('panes', [(((xs[i] + xs[i + 1]) / 2, y + 0.13, (zs[j] + zs[j + 1]) / 2), (xs[1] - xs[0], 0.008, zs[1] - zs[0]))], mat)
            o.rotation_euler = (RNG.normal(0, 0.0006), 0, 0)
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
    world((0.02, 0.02, 0.05), 0.10)
    wet_asphalt(90)
    panel = varied('panel', (0.030, 0.031, 0.036), 0.35, 0.32, 0.3)
    w, h = 4.6, 3.55
    items = []
    for y in np.arange(-12, 70, 2.0):
        for s in (-1, 1):
            for z in (0.62, 1.83, 3.04):
                items.append(((s * (w + 0.05 + RNG.normal(0, 0.006)), y + 1.0, z), (0.10, 1.985, 1.195)))
        for x in np.arange(-w + 0.77, w, 1.54):
            items.append(((x, y + 1.0, h + 0.10 + RNG.normal(0, 0.006)), (1.525, 1.985, 0.10)))
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


def black_mirror():
    """A black floor like still water, a gray wall lit from its foot, one long light."""
    world((0.5, 0.6, 0.8), 0.004)
    k = car.Nodes('blackfloor')
    p = k.n('ShaderNodeBsdfPrincipled')
    p.inputs['Base Color'].default_value = (0.006, 0.0065, 0.0075, 1)
    k.val(p.inputs['Roughness'], k.mixf(noise(k, 0.9, 8, 0.65), 0.02, 0.12))
    b = k.n('ShaderNodeBump'); b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = 0.03, 0.004
    k.val(b.inputs['Height'], noise(k, 1.6, 2)); k.link(b.outputs[0], p.inputs['Normal'])
    plane('floor', -30, 30, -30, 9, k.out(p.outputs[0]))
    wall = varied('backwall', (0.085, 0.088, 0.095), 0.10, 0.75)
    V, Q = [], []
    prof = [(9.0 - 1.6 * math.sin(t), 1.6 - 1.6 * math.cos(t)) for t in np.linspace(math.pi / 2, 0, 2)]
    n = 24
    prof = [(7.4 + 1.6 * math.sin(t), 1.6 - 1.6 * math.cos(t)) for t in np.linspace(0, math.pi / 2, n)] + [(9.0, 7.0)]
    for yy, zz in prof:
        V += [(-20, yy, zz), (20, yy, zz)]
    Q = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    free(car.obj('cove', V, Q, wall))
    body = car.simple('lightbody', (0.02, 0.02, 0.022), 0.4, 0.6)
    boxes('bar', [((0, 6.2, 3.06), (7.2, 0.12, 0.06))], body)
    boxes('barlight', [((0, 6.2, 3.015), (7.1, 0.09, 0.03))], glow('barlight', (0.92, 0.96, 1.0), 24))
    boxes('cable', [((x, 6.2, 5.0), (0.008, 0.008, 3.9)) for x in (-3.2, 3.2)], body)
    strip('wash', (0, 6.4, 3.0), (0, 9.0, 1.2), 7.0, 0.3, 9, (0.88, 0.94, 1.0))
    strip('top', (0, 0.5, 4.6), (0, 0.5, 0), 6.0, 1.6, 3.2, (0.95, 0.97, 1.0))


def showroom():
    """Polished porcelain tiles, a glass front with mullions, a lit ceiling, and the lot with its cars outside."""
    lot.neighbor('sedan', 'glacier', -4.2, 15.5, 205)
    lot.neighbor('pickup', 'pearl', 5.6, 17.5, 200)
    lot.neighbor('crossover', 'graphite', 0.6, 21.5, 185)
    lot.ground()
    bpy.data.objects['ground'].location.y = 6.6
    for n in ('stops', 'curb', 'drain', 'grate'):
        bpy.data.objects[n].location.y = 30
    lot.fence(33, -60, 60, 'fence')
    lot.trees([(x, RNG.uniform(38, 60), RNG.uniform(1.2, 1.9)) for x in np.arange(-46, 47, 4.6)], n=60000, leaf=(0.035, 0.070), hubs=120)
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
                    if RNG.random() < 0.10:
                        continue
                    c = (s * 5.775, y + off)
                    base = z + (0.07 if z else 0.0)
                    P += [((c[0] + q, c[1], base + 0.13), (0.10, 1.15, 0.022)) for q in np.linspace(-0.48, 0.48, 7)]
                    P += [((c[0], c[1] + q, base + 0.06), (1.05, 0.10, 0.10)) for q in (-0.5, 0, 0.5)]
                    kind = RNG.random()
                    if kind < 0.62:
                        nx, ny, nz = RNG.integers(2, 4), RNG.integers(2, 4), RNG.integers(1, 4)
                        bx, by, bz = 1.02 / nx, 1.10 / ny, RNG.uniform(0.26, 0.36)
                        for i in range(nx):
                            for j in range(ny):
                                for q in range(nz - (RNG.random() < 0.2)):
                                    at = (c[0] - 0.51 + bx * (i + 0.5) + RNG.normal(0, 0.006), c[1] - 0.55 + by * (j + 0.5) + RNG.normal(0, 0.006), base + 0.145 + bz * (q + 0.5))
                                    C.append((at, (bx * 0.985, by * 0.985, bz * 0.985), RNG.normal(0, 0.012)))
                                    T.append((at, (bx * 0.99, 0.05, bz * 0.992)))
                    elif kind < 0.85:
                        hh = RNG.uniform(0.6, 1.15)
                        S.append(((c[0], c[1], base + 0.145 + hh / 2), (1.0, 1.08, hh), RNG.normal(0, 0.01)))
    for name, items, mat in (('uprights', U, up), ('beams', Bm, beam), ('pallets', P, deck), ('cartons', C, card), ('wrapped', S, wrap), ('tape', T, varied('tape', (0.40, 0.30, 0.19), 0.2, 0.3))):
        boxes(name, items, mat)
    boxes('guards', [((s * 5.05, 2.55, 0.22), (0.30, 0.16, 0.44)) for s in (-1, 1)], varied('safety2', (0.52, 0.33, 0.02), 0.2, 0.5))
    boxes('lines', [((s * 4.6, 6, 0.002), (0.10, 19, 0.002)) for s in (-1, 1)], varied('paintline', (0.50, 0.33, 0.03), 0.35, 0.5))
    boxes('trusses', [((0, y, 7.2), (30, 0.18, 0.34)) for y in np.arange(-8, 16, 5.0)], varied('truss', (0.12, 0.125, 0.13), 0.2, 0.5))
    for x in (-2.6, 2.6):
        for y in (-5, 0.5, 6, 11.5):
            area('highbay', (x, y, 6.7), (x, y, 0), 1.2, 0.45, 26, (1.0, 0.965, 0.90))
    strip('dockglow', (0, 15.0, 5.6), (0, 10, 0), 9, 0.8, 2.4, (0.80, 0.90, 1.0))


SCENES = {'brick-alley': (brick_alley, 0.9), 'neon-tunnel': (neon_tunnel, 0.35), 'black-mirror-studio': (black_mirror, 1.2), 'warehouse': (warehouse, 1.9), 'glass-showroom': (showroom, 1.4)}


def main():
    a = options(__doc__, lift=0.0)
    for name in a.only or SCENES:
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        t = time.time()
        build, exposure = SCENES[name]
        car.ROOT = None
        s = setup(a, exposure=exposure + a.lift, bounces=6)
        c = s.cycles
        c.diffuse_bounces, c.glossy_bounces = 3, 4
        c.adaptive_threshold, c.adaptive_min_samples = 0.03, 8
        build()
        cam = camera()
        cam.data.dof.use_dof = False
        raw = shoot(a, path, bloom=0.06, vignette=0.05)
        del raw
        print('DONE', name, '%.0fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
