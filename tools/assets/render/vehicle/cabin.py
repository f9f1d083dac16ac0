"""cabin.py - the inside of the car in the detail that interior pictures need. car.py's own interior() is the
plain one, which is only ever seen through glass.

    root = car.make(paint, cell, vehicle='crossover', cabin=cabin.build)

Axes as in car.py: x forward, y left, z up, meters. Everything hangs on the reference points of Vehicle.cabin.
"""
import math
import os
import bpy
import numpy as np
from mathutils import Vector, Matrix
from vehicle import body as B
from vehicle import car
from vehicle.car import Nodes, grid, obj, rbox, rrect, simple, superell, tube, circle, lathe, sock

RNG = np.random.default_rng(5)
ODOMETER = '48,213'


# ------------------------------------------------------------------ materials
def grained(name, color, rough=0.55, scale=900.0, depth=0.00022, kind='voronoi', spec=0.4, coat=0.0):
    """Plastic, leather or cloth: a color with a relief."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    k = Nodes(name)
    p = k.n('ShaderNodeBsdfPrincipled')
    p.inputs['Base Color'].default_value = tuple(color) + (1,)
    p.inputs['Roughness'].default_value = rough
    sock(p, 'Specular').default_value = spec
    sock(p, 'Clearcoat').default_value = coat
    tc = k.n('ShaderNodeTexCoord')
    if kind == 'voronoi':
        t = k.n('ShaderNodeTexVoronoi', feature='SMOOTH_F1'); h = t.outputs['Distance']
    else:
        t = k.n('ShaderNodeTexNoise'); h = t.outputs[0]
        t.inputs['Detail'].default_value = 3
    t.inputs['Scale'].default_value = scale
    k.link(tc.outputs['Object'], t.inputs['Vector'])
    soft = k.n('ShaderNodeTexNoise'); soft.inputs['Scale'].default_value = 11; soft.inputs['Detail'].default_value = 2
    k.link(tc.outputs['Object'], soft.inputs['Vector'])
    b1 = k.n('ShaderNodeBump'); b1.inputs['Distance'].default_value = depth; k.link(h, b1.inputs['Height'])
    b2 = k.n('ShaderNodeBump'); b2.inputs['Distance'].default_value = 0.004; b2.inputs['Strength'].default_value = 0.35     # no panel is quite flat
    k.link(soft.outputs[0], b2.inputs['Height']); k.link(b1.outputs[0], b2.inputs['Normal'])
    k.link(b2.outputs[0], p.inputs['Normal'])
    return k.out(p.outputs[0])


def perforated(name, color):
    """Seat inserts: leather with rows of small holes."""
    k = Nodes(name)
    p = k.n('ShaderNodeBsdfPrincipled')
    tc = k.n('ShaderNodeTexCoord'); sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Object'], sp.inputs[0])
    f = lambda s: k.math('SUBTRACT', k.math('FRACT', k.math('DIVIDE', s, 0.0085)), 0.5)
    up = k.math('ADD', sp.outputs[0], sp.outputs[2])
    d = k.math('SQRT', k.math('ADD', k.math('POWER', f(up), 2.0), k.math('POWER', f(sp.outputs[1]), 2.0)))
    hole = k.below(d, 0.17, 0.05)
    k.link(k.mixc(hole, color, (0.004, 0.004, 0.004)), p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = 0.48
    return k.out(p.outputs[0])


class Kit:
    """The materials of one interior."""

    def __init__(self):
        seat = (0.155, 0.108, 0.072)                                   # saddle-brown seats in a black cabin
        self.soft = grained('cab_soft', (0.025, 0.025, 0.026), 0.62, 1100)
        self.hard = grained('cab_hard', (0.027, 0.027, 0.028), 0.50, 700, 0.00030)
        self.leather = grained('cab_leather', seat, 0.44, 520, 0.00030)
        self.insert = perforated('cab_insert', tuple(c * 0.92 for c in seat))
        self.black = grained('cab_black_leather', (0.021, 0.0205, 0.020), 0.42, 560, 0.00026)
        self.piano = simple('cab_piano', (0.003, 0.003, 0.0035), 0.05, 0, 0.6)
        self.metal = simple('cab_metal', (0.42, 0.42, 0.43), 0.30, 1.0)
        self.chrome = simple('chrome', (0.75, 0.76, 0.78), 0.08, 1.0)
        self.thread = simple('cab_thread', (0.30, 0.24, 0.18), 0.7)
        self.cloth = grained('cab_cloth', (0.30, 0.292, 0.275), 0.95, 650, 0.0004, 'noise', 0.1)
        self.carpet = grained('cab_carpet', (0.045, 0.045, 0.047), 1.0, 420, 0.0030, 'noise', 0.05)
        self.rubber = simple('cab_rubber', (0.026, 0.026, 0.026), 0.8)
        self.belt = grained('cab_belt', (0.040, 0.040, 0.042), 0.6, 900, 0.0002, 'noise')
        self.red = simple('cab_red', (0.35, 0.010, 0.010), 0.4)


# ------------------------------------------------------------------ small parts
def stitches(name, pts, kit, pitch=0.0055, lift=0.0012, up=(0, 0, 1)):
    """A seam: short threads along a line."""
    P = np.array(pts, float)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    n = max(2, int(s[-1] / pitch))
    t = (np.arange(n) + 0.5) * s[-1] / n
    q = np.stack([np.interp(t, s, P[:, c]) for c in range(3)], 1)
    d = np.stack([np.interp(np.minimum(t + 1e-3, s[-1]), s, P[:, c]) - np.interp(t - 1e-3, s, P[:, c]) for c in range(3)], 1)
    d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
    u = np.array(up, float)
    V, Q = [], []
    for c, a in zip(q, d):
        w = np.cross(a, u); w /= max(np.linalg.norm(w), 1e-9)
        h = np.cross(w, a)
        l, b = a * pitch * 0.34, w * 0.0006
        k = len(V)
        V += [c - l + h * lift - b, c - l + h * lift + b, c + l + h * lift + b, c + l + h * lift - b, c - l * 1.15 - h * 0.001, c + l * 1.15 - h * 0.001]
        Q += [(k, k + 1, k + 2, k + 3), (k, k + 3, k + 5, k + 4), (k + 1, k + 4, k + 5, k + 2)]
    return obj(name, V, Q, kit.thread, smooth=False)


def seam(name, pts, r=0.0016, mat=None):
    """A groove between two panels, drawn as a thin dark cord."""
    return tube(name, pts, circle(r, 6), mat or simple('cab_gap', (0.002, 0.002, 0.002), 0.9))


def font(size):
    from PIL import ImageFont
    f = os.environ.get('CAR_FONT')
    return ImageFont.truetype(f, size) if f else ImageFont.load_default(size)


def screen(name, center, w, h, lean, picture, kit, strength=1.4):
    """A display: glass over a picture that glows. Local x to the reader's right, y up; the reader looks forward."""
    k = Nodes(name + '_face')
    p = picture.convert('RGB').transpose(1)                # Blender's first row is the lowest
    im = bpy.data.images.new(name, p.width, p.height)
    px = np.ones((p.height, p.width, 4), np.float32)
    px[..., :3] = np.asarray(p, np.float32) / 255
    im.pixels.foreach_set(px.ravel()); im.update(); im.pack()
    ti = k.n('ShaderNodeTexImage', image=im)
    bs = k.n('ShaderNodeBsdfPrincipled')
    bs.inputs['Base Color'].default_value = (0.004, 0.004, 0.005, 1)
    bs.inputs['Roughness'].default_value = 0.07
    k.link(ti.outputs[0], sock(bs, 'Emission'))
    bs.inputs['Emission Strength'].default_value = strength
    M = Matrix.Translation(Vector(center)) @ Matrix.Rotation(-lean, 4, 'Y') @ Matrix(((0, 0, -1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    me_w, me_h = w / 2, h / 2
    o = obj(name, [(-me_w, -me_h, 0.0045), (me_w, -me_h, 0.0045), (me_w, me_h, 0.0045), (-me_w, me_h, 0.0045)], [(0, 1, 2, 3)], k.out(bs.outputs[0]), smooth=False)
    uv = o.data.uv_layers.new()
    for i, c in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        uv.data[i].uv = c
    o.matrix_local = M
    b = rbox(name + '_frame', (0, 0, 0), (w + 0.016, h + 0.016, 0.014), kit.piano, 0.006)
    b.matrix_local = M @ Matrix.Translation((0, 0, -0.003))
    return o


def cluster_picture(w=1280, h=480):
    """Two dials, speed in the middle, the odometer below."""
    from PIL import Image, ImageDraw
    im = Image.new('RGB', (w, h), (4, 5, 8))
    d = ImageDraw.Draw(im)
    white, dim, signal = (225, 230, 236), (110, 118, 128), (255, 106, 26)
    for cx, top, unit, share in ((250, 8, 'x1000 rpm', 0.0), (w - 250, 160, 'mph', 0.0)):
        r = 205
        for i in range(81):
            a = math.radians(135 + 270 * i / 80)
            long = i % 10 == 0
            q = r - (26 if long else 13)
            d.line([(cx + q * math.cos(a), h / 2 + q * math.sin(a)), (cx + r * math.cos(a), h / 2 + r * math.sin(a))], fill=white if long else dim, width=4 if long else 2)
            if long:
                t = str(int(top * i / 80))
                d.text((cx + (r - 52) * math.cos(a), h / 2 + (r - 52) * math.sin(a)), t, font=font(28), fill=white, anchor='mm')
        a = math.radians(135)
        d.line([(cx, h / 2), (cx + (r - 84) * math.cos(a), h / 2 + (r - 84) * math.sin(a))], fill=signal, width=7)
        d.ellipse((cx - 20, h / 2 - 20, cx + 20, h / 2 + 20), fill=(24, 26, 30))
        d.text((cx, h / 2 + 84), unit, font=font(24), fill=dim, anchor='mm')
    d.text((w / 2, 60), '9:41', font=font(34), fill=white, anchor='mm')
    d.text((w / 2, 150), 'P', font=font(92), fill=white, anchor='mm')
    d.text((w / 2, 262), ODOMETER, font=font(74), fill=white, anchor='mm')
    d.text((w / 2, 322), 'miles', font=font(30), fill=dim, anchor='mm')
    d.line([(w / 2 - 120, 362), (w / 2 + 120, 362)], fill=(40, 44, 50), width=2)
    d.text((w / 2, 398), 'Trip A  213.4', font=font(28), fill=dim, anchor='mm')
    for i, c in enumerate(((230, 170, 30), (230, 170, 30), (60, 190, 90))):
        d.ellipse((w / 2 - 76 + 60 * i, 428, w / 2 - 48 + 60 * i, 456), outline=c, width=4)
    return im


def town(d, w, h):
    """Streets at right angles, turned a little, with blocks between them, a park and a river."""
    d.rectangle((0, 0, w, h), fill=(52, 60, 70))
    turn = lambda x, y: (0.96 * x - 0.27 * y - 40, 0.27 * x + 0.96 * y - 130)
    rng = np.random.default_rng(3)
    steps = lambda n, first: np.cumsum(rng.choice((70, 96, 128), n)) - first
    xs, ys = steps(14, 160), steps(14, 160)
    for i in range(13):
        for j in range(13):
            gx, gy = (16 if i % 4 == 3 else 7), (16 if j % 3 == 1 else 7)
            box = [(xs[i], ys[j]), (xs[i + 1] - gx, ys[j]), (xs[i + 1] - gx, ys[j + 1] - gy), (xs[i], ys[j + 1] - gy)]
            park = (i, j) in ((5, 3), (5, 4), (6, 3), (6, 4))
            d.polygon([turn(*q) for q in box], fill=(26, 44, 36) if park else (22, 27, 34))
    river = [(0, h * 0.16), (150, h * 0.10), (300, h * 0.16), (430, h * 0.02), (470, -40)]
    d.line(river, fill=(24, 48, 74), width=54, joint='curve')
    car, across, up = ys[7] - 30, ys[5] - 8, xs[8] - 8
    d.line([turn(xs[6] - 3, car), turn(xs[6] - 3, across), turn(up, across), turn(up, ys[0])], fill=(255, 106, 26), width=15, joint='curve')
    d.polygon([turn(xs[6] - 3 + x, car + y) for x, y in ((-24, 30), (0, 16), (24, 30), (0, -34))], fill=(235, 240, 245))


def center_picture(w=1280, h=740):
    """A map on the left, audio and climate tiles on the right."""
    from PIL import Image, ImageDraw
    im = Image.new('RGB', (w, h), (8, 10, 14))
    d = ImageDraw.Draw(im)
    town(d, 800, h - 110)
    d.rectangle((800, 0, w, h), fill=(8, 10, 14))
    for y, big, small in ((30, 'Next: 1.2 mi', 'Route 28 north'), (230, '98.5 FM', 'Morning drive'), (430, '70°   Auto', 'Seat heat 2')):
        d.rounded_rectangle((830, y, w - 30, y + 172), 22, fill=(22, 26, 33))
        d.text((862, y + 40), big, font=font(46), fill=(230, 234, 240))
        d.text((862, y + 108), small, font=font(30), fill=(130, 138, 148))
    d.rectangle((0, h - 110, w, h), fill=(13, 15, 20))
    for i in range(6):
        x, y = 108 + i * 213, h - 55
        d.rounded_rectangle((x - 30, y - 30, x + 30, y + 30), 14, fill=(40, 46, 56))
        icon = (([(x - 14, y + 12), (x, y - 14), (x + 14, y + 12), (x, y + 5)], 1), ([(x - 9, y - 13), (x + 13, y), (x - 9, y + 13)], 1),
                ([(x - 14, y - 10), (x + 14, y - 10), (x + 14, y + 10), (x - 14, y + 10)], 0), ([(x - 15, y), (x, y - 14), (x + 15, y), (x + 10, y + 13), (x - 10, y + 13)], 1),
                ([(x - 4, y - 14), (x + 4, y - 14), (x + 4, y + 14), (x - 4, y + 14)], 1), ([(x, y - 14), (x + 14, y), (x, y + 14), (x - 14, y)], 0))[i]
        d.polygon(icon[0], fill=(196, 204, 214) if icon[1] else None, outline=(196, 204, 214), width=4)
    return im


# ------------------------------------------------------------------ dashboard
def dashboard(kit):
    v, c = B.V, B.V.cabin
    dx, dz = c.dash
    ox, oz = dx - 0.89, dz - 0.93
    ys = np.linspace(-0.725, 0.725, 97)
    wrap = lambda y: -0.075 * (abs(y) / 0.72) ** 3                       # the ends come back towards the doors
    hood = lambda y: 0.020 * math.exp(-((y - c.seat[1]) / 0.19) ** 4)
    parts = {
        'dash_top': (kit.soft, [(1.150, 1.020), (1.060, 1.040), (0.960, 1.044), (0.880, 1.036), (0.826, 1.016), (0.800, 0.992), (0.796, 0.975)]),
        'dash_lip': (kit.piano, [(0.796, 0.975), (0.800, 0.966), (0.818, 0.962)]),
        'dash_band': (kit.metal, [(0.818, 0.962), (0.820, 0.918)]),
        'dash_shelf': (kit.piano, [(0.820, 0.918), (0.800, 0.914), (0.786, 0.908)]),
        'dash_pad': (kit.black, [(0.786, 0.908), (0.770, 0.896), (0.764, 0.872), (0.768, 0.838), (0.780, 0.802)]),
        'dash_low': (kit.hard, [(0.780, 0.802), (0.800, 0.756), (0.830, 0.700), (0.880, 0.620), (0.960, 0.540), (1.060, 0.480)]),
    }
    at = lambda y, x, z: (x + ox + wrap(y), y, z + oz + (hood(y) if z > 1.0 else 0))
    for name, (mat, sec) in parts.items():
        V, Q = grid([[at(y, x, z) for x, z in sec] for y in ys])
        obj(name, V, [q[::-1] for q in Q], mat, auto=50)
    for z, x in ((0.888, 0.7655), (0.818, 0.7745)):
        stitches('dash_seam', [at(y, x, z) for y in ys[3:-3]], kit, up=(-1, 0, 0.2))
    stitches('dash_seam', [at(y, 0.8115, 1.007) for y in ys[3:-3]], kit, up=(-0.6, 0, 0.8))
    # vents: slats in the band
    slat = simple('cab_slat', (0.010, 0.010, 0.011), 0.35)
    for y0, w in ((0.62, 0.15), (0.165, 0.17), (-0.165, 0.17), (-0.62, 0.15)):
        x = 0.8135 + ox + wrap(y0)
        rbox('vent', (x + 0.012, y0, 0.940 + oz), (0.03, w, 0.044), simple('cab_void', (0.001, 0.001, 0.001), 1.0), 0.004)
        for z in (0.927, 0.940, 0.953):
            rbox('slat', (x - 0.002, y0, z + oz), (0.020, w - 0.008, 0.0035), slat, 0.001, (0, 0.15, 0))
        for q in np.linspace(-w / 2 + 0.03, w / 2 - 0.03, 4):
            rbox('vane', (x + 0.006, y0 + q, 0.940 + oz), (0.012, 0.003, 0.040), slat, 0)
        rbox('knob', (x - 0.012, y0, 0.940 + oz), (0.010, 0.020, 0.012), kit.chrome, 0.002)
    # glove box
    zs = [(0.7805, 0.798), (0.801, 0.752), (0.831, 0.698), (0.881, 0.618)]
    path = [at(-0.16, x - 0.001, z) for x, z in zs] + [at(y, 0.881 - 0.001, 0.618) for y in np.linspace(-0.2, -0.6, 9)] + [at(-0.64, x - 0.001, z) for x, z in zs[::-1]]
    seam('glovebox', path)
    rbox('glovehandle', at(-0.40, 0.788, 0.775), (0.016, 0.090, 0.018), kit.chrome, 0.004)
    # screens
    y = c.seat[1]
    screen('cluster', (0.838 + ox, y, 1.106 + oz), 0.300, 0.112, 0.20, cluster_picture(), kit)
    rbox('cluster_foot', (0.872 + ox, y, 1.045 + oz), (0.05, 0.16, 0.06), kit.hard, 0.012)
    screen('center', (0.782 + ox, 0.0, 1.085 + oz), 0.330, 0.191, 0.16, center_picture(), kit)
    rbox('center_foot', (0.835 + ox, 0.0, 1.02 + oz), (0.08, 0.14, 0.10), kit.hard, 0.012)
    # climate keys under the band, start button
    x = 0.770 + ox
    rbox('keys', (x + 0.006, 0.0, 0.868 + oz), (0.020, 0.300, 0.034), kit.piano, 0.005)
    for q in np.linspace(-0.125, 0.125, 8):
        rbox('key', (x - 0.005, q, 0.868 + oz), (0.006, 0.026, 0.022), kit.hard, 0.002)
    for q in (-0.190, 0.190):
        o = lathe('dial', [(0, -0.030), (0.021, -0.030), (0.0235, -0.027), (0.0235, 0.0)], kit.metal, 48)
        o.matrix_local = Matrix.Translation((x + 0.004, q, 0.868 + oz)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z')


def wheel(kit):
    """Steering wheel: leather rim with a seam, airbag cover, three spokes, keys, stalks."""
    c = B.V.cabin
    sy = c.seat[1]
    x0, z0 = c.dash[0] - 0.345, c.dash[1] + 0.055
    M = Matrix.Translation((x0, sy, z0)) @ Matrix.Rotation(math.radians(-66), 4, 'Y')      # local z towards the driver

    def put(o):
        o.matrix_local = M @ Matrix.LocRotScale(o.location, o.rotation_euler, o.scale)     # matrix_local itself is not up to date yet
        return o
    rows = []
    for i in range(120):
        a = 2 * math.pi * i / 120
        row = []
        for j in range(18):
            b = 2 * math.pi * j / 18
            fat = 0.0165 + 0.0022 * math.exp(-((abs(math.sin(a)) - 0.95) / 0.18) ** 2)
            r = 0.180 + fat * math.cos(b)
            row.append((r * math.cos(a) * (0.985 if math.cos(a) < 0 else 1.0), r * math.sin(a), fat * 0.95 * math.sin(b)))
        rows.append(row)
    V, Q = grid(rows, True, True)
    put(obj('rim', V, Q, kit.black))
    put(stitches('rim_seam', [(0.1665 * math.cos(a), 0.1665 * math.sin(a), 0.0) for a in np.linspace(0, 2 * math.pi, 120)], kit, up=(0, 0, 1)))
    put(superell('airbag', (0, 0, 0.022), (0.068, 0.086, 0.030), kit.soft, p=3.4))
    put(superell('boss', (0, 0, -0.010), (0.060, 0.078, 0.030), kit.hard, p=3.0))
    for s in (-1, 1):
        put(tube('spoke', [(0.004, s * 0.060, 0.006), (0.006, s * 0.110, 0.002), (0.006, s * 0.168, 0.0)], rrect(0.016, 0.046, 0.006, 4), kit.hard, up=(1, 0, 0)))
        put(rbox('spoke_metal', (-0.028, s * 0.120, 0.009), (0.009, 0.094, 0.018), kit.metal, 0.003))
        for i, (a, b) in enumerate(((0.012, 0.112), (-0.010, 0.112), (0.001, 0.090), (0.001, 0.136))):
            put(rbox('wheelkey', (a, s * b, 0.0155), (0.017, 0.019, 0.008), kit.piano, 0.003))
        put(rbox('spoke_low', (-0.112, s * 0.024, 0.000), (0.110, 0.012, 0.014), kit.metal, 0.004, (0, 0, -s * 0.10)))
        put(tube('stalk', [(0.02, s * 0.05, -0.055), (0.025, s * 0.13, -0.045), (0.03, s * 0.185, -0.035)], rrect(0.018, 0.011, 0.005, 3), kit.hard, up=(0, 0, 1)))
    put(lathe_z('badge', [(0.0180, 0.0525), (0.0190, 0.0540), (0.0215, 0.0540), (0.0225, 0.0525), (0.0225, 0.045)], kit.chrome))
    put(lathe_z('badge_disc', [(0, 0.0530), (0.0185, 0.0528)], kit.piano))
    put(rbox('badge_bar', (0, 0, 0.0530), (0.007, 0.024, 0.0016), kit.chrome, 0.0006))
    put(tube('column', [(0, 0, -0.02), (0, 0, -0.10), (-0.01, 0, -0.26)], circle(0.050, 20), kit.hard, up=(1, 0, 0)))


def lathe_z(name, prof, mat, n=48):
    """Revolve (r, z) about z."""
    V, Q = grid([[(r * math.cos(t), r * math.sin(t), z) for r, z in prof] for t in np.linspace(0, 2 * math.pi, n, endpoint=False)], closed_u=True)
    return obj(name, V, Q, mat, auto=40)


# ------------------------------------------------------------------ console
def console(kit):
    c = B.V.cabin
    sx, _, sz = c.seat
    dx, dz = c.dash
    x0, x1, top = sx - 0.30, dx - 0.10, sz + 0.145
    rbox('console', ((x0 + x1) / 2, 0, (top + 0.42) / 2), (x1 - x0, 0.250, top - 0.42), kit.hard, 0.030)
    for s in (-1, 1):
        tube('console_edge', [(q, s * 0.118, top + 0.002) for q in np.linspace(x0 + 0.30, x1 - 0.03, 20)], rrect(0.018, 0.012, 0.005, 3), kit.metal, up=(0, 0, 1))
        rbox('knee', ((x0 + x1) / 2 + 0.14, s * 0.122, top - 0.075), (x1 - x0 - 0.34, 0.016, 0.110), kit.black, 0.008)
    rbox('console_top', ((x0 + 0.30 + x1) / 2, 0, top - 0.002), (x1 - x0 - 0.32, 0.222, 0.012), kit.piano, 0.005)
    # cup holders
    holes = []
    for q in (sx + 0.075, sx + 0.170):
        o = lathe_z('cup', [(0.0375, 0.004), (0.041, 0.007), (0.0445, 0.004), (0.0445, -0.002)], kit.chrome, 64); o.location = (q, 0.036, top + 0.002)
        o = lathe_z('cup_mat', [(0, 0.0), (0.034, 0.0)], kit.rubber, 48); o.location = (q, 0.036, top - 0.053)
        holes.append((q, 0.036))
        o = lathe_z('cup_wall', [(0.0372, 0.005), (0.034, -0.055), (0, -0.055)], kit.rubber, 48); o.location = (q, 0.036, top)
    for q, y in holes:
        cut = lathe_z('cup_cut', [(0, 0.03), (0.0385, 0.03), (0.0385, -0.056), (0, -0.056)], kit.rubber, 48)
        cut.location = (q, y, top)
        cut.hide_render = True
        cut.display_type = 'WIRE'
        for o in bpy.context.scene.objects:
            if o.name.split('.')[0] in ('console', 'console_top'):
                m = o.modifiers.new('hole', 'BOOLEAN'); m.object, m.operation, m.solver = cut, 'DIFFERENCE', 'EXACT'
                o.modifiers.new('flat', 'WEIGHTED_NORMAL').weight = 100
    # shifter, park and drive-mode keys
    q = sx + 0.320
    rbox('gate', (q, 0.03, top + 0.006), (0.120, 0.086, 0.008), kit.black, 0.004)
    stitches('gate_seam', [(q + 0.052 * math.cos(t), 0.03 + 0.036 * math.sin(t), top + 0.011) for t in np.linspace(0, 2 * math.pi, 50)], kit)
    superell('knob', (q - 0.008, 0.03, top + 0.068), (0.040, 0.027, 0.034), kit.black, p=2.8, n=28, shear=((1, 0, -0.25), (0, 1, 0), (0, 0, 1)))
    rbox('knob_cap', (q - 0.020, 0.03, top + 0.103), (0.042, 0.030, 0.004), kit.metal, 0.002, (0, 0.08, 0))
    tube('lever', [(q, 0.03, top + 0.008), (q - 0.004, 0.03, top + 0.045)], circle(0.011, 16), kit.metal, up=(1, 0, 0))
    for i in range(4):
        rbox('modekey', (q - 0.045 + 0.030 * i, -0.062, top + 0.007), (0.024, 0.030, 0.008), kit.hard, 0.003)
    o = lathe_z('start', [(0, 0.012), (0.0165, 0.0115), (0.0185, 0.009), (0.0185, 0.0)], kit.metal, 48); o.location = (q + 0.085, -0.062, top + 0.003)
    o = lathe_z('start_cap', [(0, 0.0128), (0.0135, 0.0124)], kit.piano, 40); o.location = (q + 0.085, -0.062, top + 0.003)
    # phone tray
    rbox('tray', (x1 - 0.075, 0, top + 0.001), (0.140, 0.190, 0.010), kit.rubber, 0.004)
    for i in range(9):
        rbox('tray_rib', (x1 - 0.130 + 0.0135 * i, 0, top + 0.0065), (0.004, 0.170, 0.003), kit.rubber, 0.001)
    # armrest
    rbox('armrest', (x0 + 0.145, 0, top + 0.032), (0.300, 0.226, 0.070), kit.black, 0.026)
    for s in (-1, 1):
        stitches('arm_seam', [(w, s * 0.088, top + 0.0675) for w in np.linspace(x0 + 0.02, x0 + 0.27, 30)], kit)


# ------------------------------------------------------------------ seats
SLIDE = 0.0                                # of the front seats, forwards


def front_seat(kit, y):
    c = B.V.cabin
    x, _, z = c.seat
    x += SLIDE
    lean, back = c.lean, c.back
    u, f = Vector((-math.sin(lean), 0, math.cos(lean))), Vector((math.cos(lean), 0, math.sin(lean)))
    foot = Vector((x - 0.125, y, z + 0.02))
    at = lambda t, d=0.0, w=0.0: foot + u * t + f * d + Vector((0, w, 0))
    tilt = -0.13
    # cushion
    rbox('cushion', (x + 0.115, y, z - 0.005), (0.52, 0.40, 0.13), kit.leather, 0.045, (0, tilt, 0), seg=6)
    rbox('cushion_in', (x + 0.125, y, z + 0.056), (0.43, 0.255, 0.026), kit.insert, 0.012, (0, tilt, 0))
    for s in (-1, 1):
        pts = [(x - 0.11, y + s * 0.205, z + 0.020), (x + 0.02, y + s * 0.214, z + 0.050), (x + 0.18, y + s * 0.216, z + 0.072), (x + 0.30, y + s * 0.208, z + 0.076), (x + 0.375, y + s * 0.190, z + 0.050)]
        tube('cushion_bolster', smooth(pts, 26), rrect(0.085, 0.120, 0.040, 6), kit.leather, up=(0, -0.25 * s, 1), scale=ends(26, 0.16))
        stitches('cushion_seam', [(x + 0.125 + q * math.cos(tilt), y + s * 0.131, z + 0.066 - q * math.sin(tilt)) for q in np.linspace(-0.20, 0.20, 40)], kit)
    # back
    o = rbox('back', at(back * 0.50, -0.035), (0.110, 0.40, back), kit.leather, 0.045, (0, -lean, 0), seg=6)
    rbox('back_in', at(back * 0.47, 0.026), (0.024, 0.250, back * 0.80), kit.insert, 0.011, (0, -lean, 0))
    rbox('back_top', at(back * 0.93, 0.012), (0.050, 0.280, 0.075), kit.leather, 0.022, (0, -lean, 0), seg=6)
    for t in (0.30, 0.56):
        seam('back_fold', [at(back * t, 0.0385, w) for w in np.linspace(-0.122, 0.122, 12)], 0.0022)
    for s in (-1, 1):
        pts = [at(0.00, 0.055, s * 0.185), at(0.14, 0.072, s * 0.205), at(0.32, 0.060, s * 0.212), at(0.48, 0.020, s * 0.196), at(0.58, -0.030, s * 0.165)]
        tube('back_bolster', smooth(pts, 30), rrect(0.092, 0.120, 0.042, 6), kit.leather, up=tuple(f + Vector((0, -0.35 * s, 0))), scale=ends(30, 0.2))
        stitches('back_seam', [tuple(at(t, 0.040, s * 0.129)) for t in np.linspace(0.04, back * 0.86, 60)], kit, up=tuple(f))
    # head restraint
    h = at(c.head + 0.005, 0.030)
    superell('head', h, (0.050, 0.138, 0.094), kit.leather, p=3.6, n=30, shear=((1, 0, -0.18), (0, 1, 0), (0, 0, 1)))
    stitches('head_seam', [(h.x + 0.0515 + 0.18 * 0.0, y + w, h.z) for w in np.linspace(-0.11, 0.11, 30)], kit, up=(1, 0, 0))
    for s in (-1, 1):
        tube('post', [at(back * 0.97, -0.01, s * 0.058), at(c.head - 0.05, 0.010, s * 0.058)], circle(0.0065, 14), kit.chrome, up=(1, 0, 0))
    # shell, rails, side shield, buckle
    rbox('shell', at(back * 0.45, -0.098), (0.030, 0.38, back * 0.82), kit.hard, 0.014, (0, -lean, 0))
    rbox('pocket', at(back * 0.28, -0.120), (0.016, 0.34, 0.24), kit.black, 0.007, (0, -lean, 0))
    out = 1 if y > 0 else -1
    rbox('shield', (x + 0.08, y + out * 0.252, z - 0.085), (0.48, 0.045, 0.15), kit.hard, 0.013)
    for i in range(2):
        rbox('switch', (x + 0.14 + 0.085 * i, y + out * 0.277, z - 0.060), (0.060, 0.012, 0.016), kit.metal, 0.005)
    rbox('base', (x + 0.08, y, z - 0.125), (0.46, 0.40, 0.09), kit.rubber, 0.02)
    rbox('buckle', (x - 0.05, y - out * 0.262, z + 0.030), (0.032, 0.022, 0.11), kit.hard, 0.007, (0, 0.25, 0))
    rbox('buckle_key', (x - 0.037, y - out * 0.262, z + 0.088), (0.022, 0.016, 0.010), kit.red, 0.003, (0, 0.25, 0))


def smooth(pts, n):
    """Points along a Catmull-Rom curve."""
    P = [np.array(tuple(p), float) for p in pts]
    P = [2 * P[0] - P[1]] + P + [2 * P[-1] - P[-2]]
    out = []
    for t in np.linspace(0, len(P) - 3 - 1e-6, n):
        i = int(t); u = t - i
        a, b, c, d = P[i:i + 4]
        out.append(tuple(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3)))
    return out


def ends(n, share):
    """Scale along a sweep: round at both ends."""
    return [max(0.05, math.sqrt(1 - (1 - min(1.0, min(i, n - 1 - i) / (n * share))) ** 2)) if 0 < i < n - 1 else 0.05 for i in range(n)]


def rear_bench(kit):
    c = B.V.cabin
    bx, hw, bz = c.bench
    lean = c.rear_lean
    u, f = Vector((-math.sin(lean), 0, math.cos(lean))), Vector((math.cos(lean), 0, math.sin(lean)))
    at = lambda t, y, d=0.0: Vector((bx - 0.235, y, bz)) + u * t + f * d
    rbox('bench', (bx + 0.01, 0, bz - 0.01), (0.50, 2 * hw, 0.15), kit.leather, 0.05, (0, -0.15, 0), seg=6)
    rbox('bench_front', (bx + 0.22, 0, bz - 0.13), (0.06, 2 * hw - 0.06, 0.18), kit.hard, 0.02)
    for y, w in ((0.62 * hw, 0.60 * hw), (-0.62 * hw, 0.60 * hw), (0.0, 0.42 * hw)):
        rbox('bench_in', (bx + 0.02, y, bz + 0.062), (0.40, w * 0.82, 0.028), kit.insert, 0.012, (0, -0.15, 0))
        wb = 0.76 * hw if y else 0.46 * hw
        rbox('rback', at(0.31, y, -0.02), (0.14, wb, 0.62), kit.leather, 0.05, (0, -lean, 0), seg=6)
        rbox('rback_in', at(0.29, y, 0.046), (0.026, wb * 0.70, 0.46), kit.insert, 0.012, (0, -lean, 0))
        superell('rhead', at(c.rear_head + 0.01 - (0 if y else 0.03), y, 0.02), (0.045, 0.128 if y else 0.105, 0.078 if y else 0.060), kit.leather, p=3.6, n=26, shear=((1, 0, -0.2), (0, 1, 0), (0, 0, 1)))
        for s in (-1, 1):
            stitches('rseam', [tuple(at(t, y + s * wb * 0.36, 0.060)) for t in np.linspace(0.08, 0.52, 40)], kit, up=tuple(f))
    for s in (-1, 1):                                                  # closes the gap between the back and the wheel house
        rbox('bench_side', at(0.27, s * (hw + 0.055), -0.05), (0.14, 0.13, 0.62), kit.hard, 0.03, (0, -lean, 0))
    for y in (-0.20, 0.20):
        rbox('rbuckle', (bx - 0.16, y, bz + 0.075), (0.022, 0.030, 0.06), kit.hard, 0.006, (0, -0.5, 0))
        rbox('rbuckle_key', (bx - 0.145, y, bz + 0.105), (0.014, 0.018, 0.010), kit.red, 0.003, (0, -0.5, 0))


# ------------------------------------------------------------------ doors, roof, floor
_flank = {}


def flank(x, z=None):
    """y of the body's side just under the belt line (or at a height), from a table: the exact search is slow."""
    key = (B.V.name, z)
    if key not in _flank:
        X = np.linspace(B.V.length[1] + 0.05, 1.4, 400)
        _flank[key] = X, B.side_y(X, B.belt(X) - 0.065 if z is None else np.full_like(X, z))
    return float(np.interp(x, *_flank[key]))


def punched(pitch=0.0055):
    """Speaker grille: rows of holes."""
    if 'speaker' in bpy.data.materials:
        return bpy.data.materials['speaker']
    k = Nodes('speaker')
    p = k.n('ShaderNodeBsdfPrincipled'); p.inputs['Roughness'].default_value = 0.42
    tc = k.n('ShaderNodeTexCoord'); sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Object'], sp.inputs[0])
    g = lambda o: k.math('SUBTRACT', k.math('FRACT', k.math('DIVIDE', o, pitch)), 0.5)
    d = k.math('SQRT', k.math('ADD', k.math('POWER', g(sp.outputs[0]), 2.0), k.math('POWER', g(sp.outputs[2]), 2.0)))
    k.link(k.mixc(k.below(d, 0.30, 0.06), (0.075, 0.075, 0.077), (0.001, 0.001, 0.001)), p.inputs['Base Color'])
    return k.out(p.outputs[0])


def door_trim(kit, s, x0, x1, front):
    """Trim of one door, from its front x0 to its rear x1: upper pad, leather insert, armrest with pull cup and switches,
    opener, speaker and map pocket."""
    sz = B.V.cabin.seat[2]
    yd = lambda x, d: s * (flank(x) + d)
    flip = (lambda Q: [q[::-1] for q in Q]) if s > 0 else (lambda Q: Q)
    low_mat = grained('cab_low', (0.040, 0.040, 0.041), 0.50, 700, 0.00030)

    def sheet(name, rows, mat, auto=60):
        V, Q = grid(rows)
        return obj(name, V, flip(Q), mat, auto=auto)
    ease = lambda t: t * t * (3 - 2 * t)
    step = lambda v, a, b: float(ease(np.clip((v - a) / (b - a), 0, 1)))
    xs = np.linspace(x0, x1, 40)
    belt = B.belt(xs) - 0.012
    prof = [(0.0, -0.040), (-0.006, -0.055), (-0.018, -0.066), (-0.045, -0.073), (-0.090, -0.077), (-0.140, -0.077), (-0.168, -0.072), (-0.176, -0.064)]      # below the belt, inwards
    sheet('trim_upper', [[(x, yd(x, d), b + h) for h, d in prof] for x, b in zip(xs, belt)], kit.soft)
    stitches('trim_seam', [(x, yd(x, -0.0705), b - 0.034) for x, b in zip(xs[2:-2], belt[2:-2])], kit, up=(0, -s, 0.4))
    panel = [(-0.170, -0.070), (None, 0.262, -0.082), (None, 0.200, -0.090), (None, 0.060, -0.096), (None, -0.060, -0.104), (None, -0.150, -0.110), (None, -0.180, -0.106)]
    sheet('trim_low', [[(x, yd(x, q[-1]), b + q[0] if q[0] is not None else sz + q[1]) for q in panel] for x, b in zip(xs, belt)], low_mat)
    # leather insert, padded, lower toward the front; the metal strip under it
    span = x0 - x1
    xi = np.linspace(x0 - 0.035, x1 + 0.045, 60)
    half = lambda x: 0.053 - 0.012 * step(x, x1 + 0.3 * span, x0)
    rows = []
    for x in xi:
        end = min(1.0, min(x0 - 0.035 - x, x - x1 - 0.045) / 0.020)
        puff = 0.013 * math.sqrt(max(0.0, 1 - (1 - end) ** 2))
        h = half(x) * (0.93 + 0.07 * math.sqrt(max(0.0, 1 - (1 - end) ** 2)))
        rows.append([(x, yd(x, -0.076 - puff * (1 - abs(t) ** 5)), sz + 0.318 + h * t) for t in np.linspace(1, -1, 17)])
    sheet('trim_insert', rows, kit.leather, 70)
    for sign in (-1, 1):
        stitches('trim_seam', [(x, yd(x, -0.0885), sz + 0.318 + sign * (half(x) - 0.009)) for x in xi[3:-3]], kit, up=(0, -s, 0))
    tube('trim_metal', [(x, yd(x, -0.084), sz + 0.252 - 0.0) for x in xi], rrect(0.014, 0.018, 0.004, 3), kit.metal, up=(0, 0, 1), scale=[0.35 + 0.65 * step(x0 - x, 0.02, 0.35) for x in xi])
    # armrest: full in the middle, runs out into the panel at both ends
    xa = np.linspace(x0 - (0.13 if front else 0.08), x1 + 0.10, 40)
    out = lambda x: -0.128 + 0.040 * step(x, x0 - 0.32, x0 - 0.10) + 0.030 * (1 - step(x, x1 + 0.08, x1 + 0.22))
    top = lambda x: sz + 0.190 + 0.030 * step(x, x1 + 0.25 * span, x0 - 0.10)
    tube('trim_arm', [(x, yd(x, out(x)), top(x)) for x in xa], rrect(0.098, 0.072, 0.026, 6), kit.black, up=(0, 0, 1), scale=ends(40, 0.16))
    stitches('trim_seam', [(x, yd(x, out(x) - 0.030), top(x) + 0.0345) for x in xa[7:-5]], kit)
    tube('trim_arm_line', [(x, yd(x, out(x) - 0.0475), top(x) - 0.012) for x in xa[7:-5]], circle(0.0016, 6), simple('cab_gap', (0.002, 0.002, 0.002), 0.9))
    # pull cup, then the switches ahead of it, both let into the top of the rest
    q = x1 + 0.46 * span
    lift = top(q) + 0.0345
    rise = -math.atan((top(q + 0.06) - top(q - 0.06)) / 0.12)
    rbox('cup_rim', (q, yd(q, out(q)), lift), (0.148, 0.050, 0.007), kit.metal, 0.003, (0, rise, 0))
    rbox('cup_in', (q, yd(q, out(q)), lift + 0.0012), (0.134, 0.037, 0.007), simple('cab_void', (0.001, 0.001, 0.001), 1.0), 0.003, (0, rise, 0))
    q = q + 0.175
    lift = top(q) + 0.036
    rise = -math.atan((top(q + 0.06) - top(q - 0.06)) / 0.12)
    rbox('switches', (q, yd(q, out(q)), lift), (0.170, 0.064, 0.010), kit.piano, 0.004, (0, rise, 0))
    tip = kit.chrome
    for i in range(4 if front and s > 0 else 1):
        u, w = (-0.034 + 0.040 * (i % 2), 0.014 * (1 if i < 2 else -1)) if front and s > 0 else (-0.010, 0.0)
        z = lift + 0.008 - u * math.sin(rise)
        rbox('switch', (q + u, yd(q, out(q)) + w, z), (0.032, 0.021, 0.011), kit.hard, 0.004, (0, rise, 0))
        rbox('switch_tip', (q + u + 0.0135, yd(q, out(q)) + w, z + 0.0042), (0.004, 0.017, 0.004), tip, 0.001, (0, rise, 0))
    if front:
        rbox('switch', (q + 0.052, yd(q, out(q)), lift + 0.006 - 0.052 * math.sin(rise)), (0.022, 0.036, 0.007), kit.hard, 0.003, (0, rise, 0))
    # door opener in its bowl
    h = q - (0.045 if front else 0.095)
    ring = [(h + 0.066 * math.cos(t), yd(h, -0.0895), sz + 0.320 + 0.029 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 49)]
    tube('handle_bowl', ring, circle(0.0034, 8), kit.chrome, up=(0, 1, 0.01))
    c = obj('handle_bowl', [(h, yd(h, -0.0885), sz + 0.320)] + ring[:-1], [(0, 1 + i, 1 + (i + 1) % 48) for i in range(48)], kit.piano, smooth=False)
    c.location = (0, -s * 0.0012, 0)
    tube('handle', smooth([(h + 0.050, yd(h, -0.089), sz + 0.320), (h + 0.034, yd(h, -0.101), sz + 0.320), (h - 0.01, yd(h, -0.110), sz + 0.320), (h - 0.056, yd(h, -0.107), sz + 0.321)], 18), rrect(0.009, 0.022, 0.004, 4), kit.chrome, up=(0, 0, 1), scale=ends(18, 0.12))
    # map pocket: a bulge with an open top, deepest where a bottle stands
    p0, p1 = (x0 - 0.30 if front else x0 - 0.12), x1 + 0.06
    rows, brim = [], []
    for x in np.linspace(p0, p1, 60):
        u = min(1.0, (p0 - x) / 0.05, (x - p1) / 0.05)
        u = math.sqrt(max(0.0, 1 - (1 - max(u, 0)) ** 2))
        bottle = step(x, p0 - 0.20, p0 - 0.10)
        f, z1 = 0.044 * u + 0.014 * bottle * u, sz - 0.040 + 0.030 * bottle
        rows.append([(x, yd(x, -0.104 - 0.25 * f), sz - 0.165), (x, yd(x, -0.106 - 0.80 * f), sz - 0.148), (x, yd(x, -0.106 - 0.97 * f), sz - 0.115),
                     (x, yd(x, -0.106 - f), z1 - 0.030), (x, yd(x, -0.106 - f), z1 - 0.004), (x, yd(x, -0.104 - 0.94 * f), z1), (x, yd(x, -0.102 - 0.86 * f), z1 - 0.003), (x, yd(x, -0.102 - 0.80 * f), z1 - 0.070)])
        if u > 0.15:
            brim.append((x, yd(x, -0.106 - 0.95 * f), z1 + 0.0005))
    sheet('pocket', [r[::-1] for r in rows], low_mat, 50)
    tube('pocket_brim', brim, circle(0.0022, 8), simple('cab_brim', (0.10, 0.10, 0.102), 0.35), up=(0, 0, 1))
    if front:
        x = x0 - 0.185
        z = sz - 0.020
        turned = lambda name, prof, mat, at: [setattr(o, 'location', at) or setattr(o, 'rotation_euler', (0, 0, math.pi if s > 0 else 0)) for o in [lathe(name, prof, mat, 72)]]
        turned('speaker', [(0, 0.010), (0.040, 0.0085), (0.074, 0.0035), (0.082, 0.0)], punched(), (x, yd(x, -0.108), z))
        turned('speaker_ring', [(0.080, 0.002), (0.083, 0.006), (0.088, 0.006), (0.092, 0.002), (0.093, -0.012)], kit.metal, (x, yd(x, -0.106), z))
        turned('tweeter', [(0, 0.005), (0.017, 0.003), (0.020, 0.0)], punched(), (x0 - 0.085, yd(x0 - 0.085, -0.074), float(belt[4]) - 0.062))
        turned('speaker_ring', [(0.0195, 0.001), (0.021, 0.003), (0.0235, 0.001), (0.024, -0.006)], kit.metal, (x0 - 0.085, yd(x0 - 0.085, -0.074), float(belt[4]) - 0.062))


def roof(kit):
    v, c = B.V, B.V.cabin
    top = v.height - 0.02
    xr, yr = np.linspace(v.screen[0] - 0.065, c.liner - 0.15, 22), np.linspace(-0.56, 0.56, 17)
    X, Y = np.meshgrid(xr, yr, indexing='ij')
    hit = B.axis_hit(np.c_[X.ravel(), Y.ravel(), 0 * X.ravel()], 2, top + 0.3, top - 0.55) - (0, 0, 0.040)
    V, Q = grid([[tuple(q) for q in r] for r in hit.reshape(22, 17, 3)])
    obj('headliner', V, Q, kit.cloth)
    zt = lambda x, y=0.0: float(B.axis_hit(np.array([[x, y, 0.0]]), 2, top + 0.3, top - 0.55)[0, 2]) - 0.040
    for s in (-1, 1):
        q = v.screen[0] - 0.10
        rbox('visor', (q, s * 0.34, zt(q, 0.34) - 0.016), (0.155, 0.36, 0.020), kit.cloth, 0.009, (0, 0.22, 0))
        tube('visor_pin', [(q + 0.060, s * 0.515, zt(q, 0.5) - 0.020), (q + 0.060, s * 0.175, zt(q, 0.2) - 0.034)], circle(0.005, 8), kit.hard)
        for x in (-0.05, -0.95):
            y = 0.535
            tube('grab', smooth([(x + 0.10, s * y, zt(x, y) - 0.004), (x + 0.085, s * (y - 0.012), zt(x, y) - 0.045), (x, s * (y - 0.016), zt(x, y) - 0.056), (x - 0.085, s * (y - 0.012), zt(x, y) - 0.045), (x - 0.10, s * y, zt(x, y) - 0.004)], 24), rrect(0.018, 0.024, 0.008, 4), kit.soft, up=(0, s, 0.2))
    x = v.screen[0] - 0.15
    rbox('overhead', (x, 0, zt(x) - 0.014), (0.20, 0.20, 0.030), kit.hard, 0.012, (0, 0.12, 0))
    glow = simple('cab_lamp', (0.5, 0.5, 0.48), 0.3, emit=(1.0, 0.90, 0.76), strength=1.8)
    for s in (-1, 1):
        rbox('maplamp', (x - 0.01, s * 0.055, zt(x) - 0.0305), (0.060, 0.042, 0.004), glow, 0.002, (0, 0.12, 0))
        rbox('maplamp_key', (x + 0.05, s * 0.045, zt(x) - 0.034), (0.026, 0.030, 0.006), kit.piano, 0.002, (0, 0.12, 0))
    rbox('domelamp', (-0.72, 0, zt(-0.72) - 0.006), (0.075, 0.130, 0.012), glow, 0.004)
    mx, mz = c.mirror
    rbox('mirror', (mx, 0, mz), (0.034, 0.245, 0.068), kit.hard, 0.016, (0, -0.10, 0))
    rbox('mirror_glass', (mx - 0.0170, 0, mz + 0.0015), (0.003, 0.228, 0.054), simple('mirror', (0.8, 0.82, 0.84), 0.02, 1.0), 0.001, (0, -0.10, 0))
    rbox('mirror_mount', (mx + 0.03, 0, zt(mx + 0.03) + 0.018), (0.130, 0.105, 0.032), kit.hard, 0.012, (0, 0.42, 0))
    tube('mirror_arm', [(mx + 0.012, 0, mz + 0.02), (mx + 0.02, 0, zt(mx + 0.02) + 0.02)], circle(0.015, 12), kit.hard, up=(0, 1, 0))


def floor(kit):
    v, c = B.V, B.V.cabin
    f0, f1, fz = c.floor
    sx, sy, sz = c.seat
    rbox('floor', ((f0 + f1) / 2, 0, fz), (f1 - f0, c.width + 0.14, 0.04), kit.carpet, 0)
    rbox('firewall', (f1 - 0.05, 0, fz + 0.22), (0.04, c.width + 0.1, 0.5), kit.carpet, 0.01, (0, 0.5, 0))
    for y in (sy, -sy):
        rbox('mat', (sx + 0.50, y, fz + 0.026), (0.52, 0.44, 0.012), kit.rubber, 0.005)
        for i in range(7):
            rbox('mat_rib', (sx + 0.50, y - 0.18 + 0.06 * i, fz + 0.033), (0.46, 0.012, 0.004), kit.rubber, 0.001)
    for y, w, h in ((sy + 0.02, 0.075, 0.060), (sy - 0.12, 0.050, 0.120)):
        rbox('pedal', (f1 - 0.20, y, fz + 0.17), (0.016, w, h), kit.rubber, 0.005, (0, 0.6, 0))
        rbox('pedal_arm', (f1 - 0.15, y, fz + 0.26), (0.018, 0.018, 0.18), kit.hard, 0.004, (0, 0.4, 0))
    for s in (-1, 1):
        tube('sill', [(q, s * 0.735, fz + 0.035) for q in np.linspace(f1 - 0.25, f0 + 0.15, 12)], rrect(0.08, 0.05, 0.012, 3), kit.hard, up=(0, 0, 1))


def pillars_and_belts(kit):
    v, c = B.V, B.V.cabin
    sx, sy, sz = c.seat
    px, pl = v.b_pillar[:2]
    pillar = lambda z: px - pl * (z - v.pillar_z)
    for s in (1, -1):
        zb = np.linspace(c.floor[2] + 0.05, v.height - 0.12, 18)
        yb = B.side_y(pillar(zb), zb) - 0.048
        n = 10
        tube('bpillar_low', [(pillar(z), s * y, z) for y, z in zip(yb[:n], zb[:n])], rrect(0.15, 0.055, 0.022, 4), kit.hard, up=(0, s, 0))
        tube('bpillar_up', [(pillar(z), s * y, z) for y, z in zip(yb[n - 1:], zb[n - 1:])], rrect(0.12, 0.045, 0.018, 4), kit.cloth, up=(0, s, 0))
        z0 = sz + 0.74
        d = sy - 0.37
        y0 = float(B.y_upper(np.array(px), np.array(z0)) - 0.080)
        rbox('belt_anchor', (pillar(z0), s * (y0 + 0.008), z0), (0.055, 0.018, 0.085), kit.hard, 0.008)
        tube('belt', smooth([(pillar(z0) + 0.01, s * (y0 - 0.006), z0), (pillar(z0) + 0.02, s * (y0 - 0.030), z0 - 0.20), (pillar(z0) + 0.03, s * (y0 - 0.012), sz + 0.10), (pillar(z0) + 0.03, s * (y0 - 0.005), c.floor[2] + 0.12)], 30),
             rrect(0.046, 0.0022, 0.001, 2), kit.belt, up=(0, s, 0))
        rbox('tongue', (pillar(z0) + 0.025, s * (y0 - 0.036), z0 - 0.22), (0.050, 0.006, 0.050), kit.metal, 0.002)


def d_ring(kit, x, y, z, out):
    """Tie-down: a ring that lies in its plate."""
    rbox('tiedown', (x, y, z + 0.004), (0.062, 0.050, 0.008), kit.hard, 0.004)
    tube('tiedown_ring', [(x + 0.022 * math.cos(t), y + 0.019 * math.sin(t), z + 0.012 + 0.006 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 33)], circle(0.0034, 8), kit.chrome, up=(0, 0, 1))
    rbox('tiedown_hinge', (x - 0.022, y, z + 0.011), (0.012, 0.024, 0.009), kit.hard, 0.003)


def cargo(kit):
    """Load floor with a rubber mat, side trims with bins, carpeted seat backs and the cover in its cassette."""
    v, c = B.V, B.V.cabin
    bx, hw, bz = c.bench
    lean = c.rear_lean
    x0, x1, z = bx - 0.40, v.length[1] + 0.28, 0.70
    fleece = grained('cab_fleece', (0.060, 0.060, 0.062), 1.0, 380, 0.0034, 'noise', 0.05)
    side = grained('cab_side', (0.042, 0.042, 0.043), 0.55, 700, 0.00030)
    void = simple('cab_void', (0.001, 0.001, 0.001), 1.0)
    rbox('load', ((x0 + x1) / 2 - 0.03, 0, z - 0.02), (x0 - x1 + 0.06, 1.46, 0.04), fleece, 0.01)
    rbox('load_lip', (x1 - 0.005, 0, z - 0.005), (0.14, 1.16, 0.05), side, 0.015)
    rbox('load_metal', (x1 - 0.005, 0, z + 0.021), (0.075, 1.02, 0.004), kit.metal, 0.0015)
    for q in (-0.024, -0.008, 0.008, 0.024):
        rbox('load_rib', (x1 - 0.005 + q, 0, z + 0.0235), (0.005, 0.98, 0.003), kit.rubber, 0.001)
    # mat: a tray of rubber with a rim and ribs
    m0, m1, w = x0 - 0.10, x1 + 0.10, 0.96
    mid, ln = (m0 + m1) / 2, m0 - m1
    rubber = grained('cab_mat', (0.022, 0.022, 0.0225), 0.62, 900, 0.0003, 'noise', 0.35)
    rbox('load_mat', (mid, 0, z + 0.003), (ln, w, 0.008), rubber, 0.003)
    loop = [(mid + (ln / 2 - 0.012) * a, (w / 2 - 0.012) * b, z + 0.010) for a, b in ((1, 1), (1, -1), (-1, -1), (-1, 1), (1, 1))]
    for p, q in zip(loop, loop[1:]):
        tube('mat_rim', [p, q], rrect(0.016, 0.014, 0.005, 3), rubber, up=(0, 0, 1))
    for y in np.arange(-w / 2 + 0.06, w / 2 - 0.05, 0.046):
        rbox('mat_rib', (mid, float(y), z + 0.009), (ln - 0.12, 0.014, 0.006), rubber, 0.002)
    # carpeted backs of the bench, their releases and the anchors of child seats
    back = lambda t, y, d: Vector((bx - 0.235 - math.sin(lean) * t + math.cos(lean) * d, y, bz + math.cos(lean) * t + math.sin(lean) * d))
    for y, wb in ((0.62 * hw, 0.76 * hw), (-0.62 * hw, 0.76 * hw), (0.0, 0.46 * hw)):
        rbox('seatback_rear', back(0.315, y, -0.080), (0.056, wb + 0.003, 0.600), fleece, 0.012, (0, -lean, 0))
        rbox('anchor', back(0.14, y, -0.108), (0.012, 0.060, 0.030), void, 0.004, (0, -lean, 0))
        tube('anchor_bar', [back(0.14, y - 0.022, -0.113), back(0.14, y + 0.022, -0.113)], circle(0.0032, 8), kit.chrome, up=(0, 0, 1))
    for s in (-1, 1):
        rbox('release', back(0.575, s * (hw - 0.035), -0.110), (0.016, 0.040, 0.085), kit.hard, 0.006, (0, -lean, 0))
        rbox('release_tag', back(0.560, s * (hw - 0.035), -0.1185), (0.004, 0.026, 0.012), kit.red, 0.001, (0, -lean, 0))
    # side trims: a bin behind the wheel house, a ledge for the cover above it
    for s in (-1, 1):
        xs = np.linspace(x0 + 0.05, x1 - 0.075, 90)
        b0, b1, z0, z1 = x1 + 0.285, x1 + 0.035, z + 0.085, z + 0.285        # of the bin
        prof = [(z - 0.02, 0.215), (z + 0.06, 0.222), (z + 0.16, 0.220), (z + 0.30, 0.192), (z + 0.352, 0.174), (z + 0.372, 0.150), (z + 0.380, 0.118), (z + 0.400, 0.100)]
        zs = np.unique(np.r_[np.linspace(z - 0.02, z + 0.40, 64), z + 0.372, z + 0.380])
        deep = np.interp(zs, [q[0] for q in prof], [q[1] for q in prof])
        soft = lambda t: np.clip(t / 0.012, 0, 1)
        rows = []
        for x in xs:
            inside = np.minimum(soft(b0 - x) * soft(x - b1), soft(zs - z0) * soft(z1 - zs))
            rows.append([(float(x), s * (flank(x, 0.95) - float(d) + 0.060 * float(k)), float(q)) for q, d, k in zip(zs, deep, inside)])
        V, Q = grid(rows)
        obj('load_side', V, Q if s < 0 else [q[::-1] for q in Q], side, auto=40)
        y = lambda x, d: s * (flank(x, 0.95) - d)
        frame = [(x, y(x, 0.2235 - 0.14 * (q - z - 0.16) * (q > z + 0.16)), q) for x, q in
                 [(b0, q) for q in np.linspace(z0, z1, 6)] + [(x, z1) for x in np.linspace(b0, b1, 10)[1:]] + [(b1, q) for q in np.linspace(z1, z0, 6)[1:]] + [(x, z0) for x in np.linspace(b1, b0, 10)[1:]]]
        tube('bin_frame', frame, circle(0.0035, 8), kit.hard, up=(0, 1, 0.01))
        if s > 0:                                                          # a net over the bin
            for i in range(-7, 13):
                for k in (1, -1):
                    line = [(b1 + (b0 - b1) * t, z0 + (z1 - z0) * (i / 6 + k * t * 1.25)) for t in np.linspace(0, 1, 14)]
                    line = [(x, y(x, 0.222 - 0.10 * max(0, q - z - 0.16)), q) for x, q in line if z0 <= q <= z0 + (z1 - z0) * 0.72]
                    if len(line) > 1:
                        tube('net', line, circle(0.0013, 5), kit.belt, up=(0, 1, 0.01))
            qx = z0 + (z1 - z0) * 0.72
            tube('net_top', [(x, y(x, 0.226), qx) for x in np.linspace(b0, b1, 12)], circle(0.0042, 8), kit.belt, up=(0, 1, 0.01))
        else:                                                              # a 12-volt socket beside it
            x = b0 + 0.075
            rbox('socket', (x, y(x, 0.206), z + 0.245), (0.052, 0.012, 0.052), kit.hard, 0.005)
            o = lathe('socket_lid', [(0, 0.010), (0.017, 0.009), (0.019, 0.006), (0.019, 0.0)], kit.piano, 40); o.location = (x, y(x, 0.211), z + 0.245)
        tube('cover_rail', [(x, y(x, 0.128), z + 0.388) for x in np.linspace(x0 - 0.10, x1 + 0.02, 20)], rrect(0.034, 0.012, 0.004, 3), kit.hard, up=(0, 0, 1))
        for x in (b1 + 0.06, x0 - 0.20):                                   # bag hooks
            tube('bag_hook', smooth([(x, y(x, 0.178), z + 0.335), (x, y(x, 0.205), z + 0.330), (x, y(x, 0.212), z + 0.312), (x, y(x, 0.208), z + 0.300)], 12), rrect(0.018, 0.007, 0.003, 3), kit.hard, up=(1, 0, 0))
        x = x1 + 0.44
        rbox('load_lamp_rim', (x, y(x, 0.170), z + 0.340), (0.082, 0.012, 0.034), kit.hard, 0.005, (s * 0.45, 0, 0))
        rbox('load_lamp', (x, y(x, 0.1755), z + 0.3385), (0.066, 0.010, 0.020), simple('cab_load_lamp', (0.5, 0.5, 0.48), 0.3, emit=(1.0, 0.92, 0.80), strength=0.9), 0.003, (s * 0.45, 0, 0))
        for x in (x1 + 0.055, x0 - 0.055):
            d_ring(kit, x, s * 0.535, z + 0.002, s)
        rbox('cover_end', (bx - 0.50, s * 0.615, z + 0.405), (0.105, 0.050, 0.092), kit.hard, 0.014)
    tube('cover', [(bx - 0.50, y, z + 0.41) for y in np.linspace(-0.60, 0.60, 8)], rrect(0.082, 0.066, 0.026, 6), kit.soft, up=(0, 0, 1))
    tube('cover_slot', [(bx - 0.5415, y, z + 0.402) for y in np.linspace(-0.57, 0.57, 8)], rrect(0.006, 0.010, 0.002, 2), void, up=(0, 0, 1))
    rbox('cover_edge', (bx - 0.552, 0, z + 0.402), (0.030, 1.10, 0.007), kit.hard, 0.003)
    rbox('cover_grip', (bx - 0.576, 0, z + 0.400), (0.034, 0.150, 0.010), kit.hard, 0.004)


def build():
    """Everything; car.make() calls it in place of interior()."""
    kit = Kit()
    c = B.V.cabin
    dashboard(kit)
    wheel(kit)
    console(kit)
    for y in (c.seat[1], -c.seat[1]):
        front_seat(kit, y)
    rear_bench(kit)
    px = B.V.b_pillar[0]
    for s in (1, -1):
        door_trim(kit, s, c.dash[0] - 0.10, px + 0.10, True)
        door_trim(kit, s, px - 0.10, c.bench[0] - 0.12, False)
    roof(kit)
    floor(kit)
    pillars_and_belts(kit)
    cargo(kit)
