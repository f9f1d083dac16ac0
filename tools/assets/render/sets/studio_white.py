"""studio_white.py - the white 360 set: a white cove for the camera, a dark room with long soft
lights for the paint.  Frame 00 is the car's dead front; it turns 10 degrees a frame, so that
frame 09 shows its right side, 18 the rear, 27 the left side.

blender -b -P studio_white.py -- --out OUT/spin --paint harbour --samples 48 --raw OUT/raw
  --only 0,4,9     these frames only          --frames 36   frames a turn
  --raw DIR        keep the linear pictures (half floats), so that the finish can be redone
  --refinish 1     do not render, only finish the pictures in --raw again
  --first 4,9,22   these frames before the others
  --masks FILE     where the panels are in each picture (JSON, for check.py)

How it works: nothing white is near the car. The cove is a color that only camera rays see (and
the floor's own reflection), so it costs no samples and is exactly even; the shadow is baked once
from the car's own shape and turns with it. Rays that leave the car see a dark room: a frame of
four long strips overhead, a soft panel behind the camera, a faint band behind the car, a dim floor.
The color of the paint comes from wide lights that no reflection sees.
"""
import os
import json
from common import *  # noqa
from PIL import Image

LENS = 55.5                      # the contract camera, zoomed by 1.11 about the picture's center
EDGE, MID = 231, 241             # #E7E7E7 at the border, #F1F1F1 behind the car
MIRROR = 0.13                    # share of the floor's reflection
SHADOW = (7.2, 4.6, 0.01)        # meters wide, deep, a pixel of the baked shadow
DEPTH = 1.6                      # its exponent: higher is darker


# ------------------------------------------------------------------ view transform
def tone(x):
    """Scene-linear -> display linear, one channel: straight up to 0.55, then a soft shoulder to 1."""
    return np.where(x <= 0.55, x, 0.55 + 0.45 * (1 - np.exp(-(np.maximum(x, 0.55) - 0.55) / 0.45)))


def untone(y):
    return y if y <= 0.55 else 0.55 - 0.45 * math.log(1 - (y - 0.55) / 0.45)


def display(img, contrast=0.30):
    """Formula instead of Filmic or AgX: the same in every Blender, and strong colors stay strong."""
    x = np.maximum(img[..., :3], 0).astype(np.float32)
    m = x.max(2, keepdims=True)
    keep = x * (tone(m) / np.maximum(m, 1e-6))       # hue and saturation kept
    y = 0.55 * keep + 0.45 * tone(x)
    d = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-8) ** (1 / 2.4) - 0.055)
    return d + contrast * curve_c(d)


def curve_c(d):
    """S-curve that darkens the lower half and leaves what is lighter than 0.8 alone."""
    t = np.clip(d / 0.8, 0, 1)
    return 0.8 * (t * t * (3 - 2 * t) - t) * (1 - t) * 1.2


def ground(v):
    """The scene-linear value which is shown as v of 255."""
    d = v / 255
    y = ((d + 0.055) / 1.055) ** 2.4
    return untone(y)


# ------------------------------------------------------------------ lights
def rig():
    # frame of strips: whichever way the car stands, one line runs along its shoulder
    strip('front', (0, -7.0, 3.8), (0, 0, 0.9), 12.0, 1.0, 20.0, ends=0.22, sides=0.30)
    strip('left', (-5.3, 0.0, 4.9), (0, 0, 0.9), 9.5, 2.0, 8.5, ends=0.22, sides=0.28)
    strip('right', (5.3, 0.0, 4.9), (0, 0, 0.9), 9.5, 2.0, 8.5, ends=0.22, sides=0.28)
    strip('back', (0, 4.8, 4.1), (0, 0, 0.9), 10.0, 0.8, 9.0, ends=0.25, sides=0.35)
    top = strip('top', (0, -1.5, 4.9), (0, -1.45, 0), 7.0, 3.2, 10.0, ends=0.25, sides=0.25)
    top.visible_diffuse = False          # gloss only: as a lamp it would burn out white hoods
    strip('line', (0, -7.6, 2.1), (0, 0, 0.6), 11.0, 0.34, 4.5, ends=0.25, sides=0.45)      # second line, low on the doors
    # color of the paint: wide lights which no reflection sees
    area('key', (0, -7.5, 5.0), (0, 0, 0.6), 10.0, 4.0, 4.2, glossy=False)
    area('sky', (0, 0, 6.5), (0, 0, 0), 9.0, 9.0, 1.6, glossy=False)
    area('low', (0, -8.5, 1.2), (0, 0, 0.5), 12.0, 1.8, 1.1, glossy=False)


PANEL, SIDE, BAND, FLOOR, ROOM = 1.3, 0.50, 0.22, 0.28, 0.012


def window_ground(k):
    """Ground seen by the camera: #E7 at the border, a little lighter behind the car. By picture position."""
    tc = k.n('ShaderNodeTexCoord'); sp = k.n('ShaderNodeSeparateXYZ')
    k.link(tc.outputs['Window'], sp.inputs[0])
    u = k.math('DIVIDE', k.math('SUBTRACT', sp.outputs[0], 0.5), 0.47)
    v = k.math('DIVIDE', k.math('SUBTRACT', sp.outputs[1], 0.47), 0.44)
    r = k.math('SQRT', k.math('ADD', k.math('MULTIPLY', u, u), k.math('MULTIPLY', v, v)))
    return level(k, r, 0.15, 1.0, ground(MID), ground(EDGE))


def starts(k):
    """(camera ray?, height at which this ray started)."""
    geo = k.n('ShaderNodeNewGeometry'); lp = k.n('ShaderNodeLightPath')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(geo.outputs['Position'], sp.inputs[0])
    si = k.n('ShaderNodeSeparateXYZ'); k.link(geo.outputs['Incoming'], si.inputs[0])
    z0 = k.math('ADD', sp.outputs[2], k.math('MULTIPLY', si.outputs[2], lp.outputs['Ray Length']))
    return lp.outputs['Is Camera Ray'], z0, sp, si


def cove_white():
    """Dome of 28 m: white for the camera and for the floor's mirror, a dark room for everything else."""
    k = car.Nodes('cove')
    cam, z0, sp, si = starts(k)
    white = k.math('MAXIMUM', cam, k.math('LESS_THAN', z0, 0.004))
    x, y, z = [k.math('MULTIPLY', o, -1.0) for o in si.outputs]            # direction of the ray
    az = k.math('ARCTAN2', x, k.math('MULTIPLY', y, -1.0))                   # 0 towards the camera
    az = k.math('ABSOLUTE', az)
    el = k.math('ARCSINE', z)
    d = math.radians
    panel = k.math('MULTIPLY', level(k, az, d(18), d(48), 1, 0), k.math('MULTIPLY', level(k, el, d(-1), d(5)), level(k, el, d(9), d(26), 1, 0)))
    band = k.math('MULTIPLY', level(k, az, d(100), d(150)), k.math('MULTIPLY', level(k, el, d(12), d(24)), level(k, el, d(24), d(46), 1, 0)))
    side = k.math('MULTIPLY', k.math('MULTIPLY', level(k, az, d(66), d(82)), level(k, az, d(98), d(118), 1, 0)),
                  k.math('MULTIPLY', level(k, el, d(-1), d(4)), level(k, el, d(8), d(20), 1, 0)))
    room = k.math('ADD', k.math('ADD', k.math('MULTIPLY', panel, PANEL), k.math('MULTIPLY', band, BAND)), k.math('ADD', k.math('MULTIPLY', side, SIDE), ROOM))
    e = k.n('ShaderNodeEmission')
    k.val(e.inputs['Strength'], k.mixf(white, room, k.mixf(cam, ground(MID), window_ground(k))))
    rows = []
    for i in range(25):
        t = -math.pi / 2 + math.pi * i / 24
        rows.append([(28 * math.cos(t) * math.cos(q), 28 * math.cos(t) * math.sin(q), 28 * math.sin(t)) for q in np.linspace(0, 2 * math.pi, 64, endpoint=False)])
    V, Q = car.grid(rows, closed_v=True)
    o = car.obj('cove', V, Q, k.out(e.outputs[0]))
    o.parent = None
    return o


def floor_white(shadow):
    """Floor: the ground's color times the baked shadow, and a faint soft mirror. From the car it is dim."""
    k = car.Nodes('floor')
    cam, z0, sp, si = starts(k)
    tc = k.n('ShaderNodeTexCoord')
    mp = k.n('ShaderNodeMapping')
    mp.inputs['Location'].default_value = (0.5, 0.5, 0)
    mp.inputs['Scale'].default_value = (1 / SHADOW[0], 1 / SHADOW[1], 1)
    k.link(tc.outputs['Object'], mp.inputs[0])
    h, w = shadow.shape
    im = bpy.data.images.new('shadow', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Non-Color'
    px = np.ones((h, w, 4), np.float32); px[..., :3] = shadow[..., None]
    im.pixels.foreach_set(px.ravel()); im.update(); im.pack()
    ti = k.n('ShaderNodeTexImage', image=im, extension='EXTEND', interpolation='Linear')
    k.link(mp.outputs[0], ti.inputs[0])
    sh = ti.outputs[0]
    # what the car sees: a lit patch in front, dimmer behind
    px_ = k.math('DIVIDE', sp.outputs[0], 8.0)
    py_ = k.math('DIVIDE', k.math('ADD', sp.outputs[1], 3.0), 6.0)
    pr = k.math('SQRT', k.math('ADD', k.math('MULTIPLY', px_, px_), k.math('MULTIPLY', py_, py_)))
    dim = k.math('MULTIPLY', level(k, pr, 0.0, 1.0, FLOOR, FLOOR * 0.25), sh)
    e = k.n('ShaderNodeEmission')
    k.val(e.inputs['Strength'], k.mixf(cam, dim, k.math('MULTIPLY', window_ground(k), k.math('MAXIMUM', sh, 0.012))))
    g = k.glossy(rough=0.16)
    k.link(k.mixc(sh, (0.15, 0.15, 0.15), (1, 1, 1)), g.inputs['Color'])
    # the mirror fades away from the car, as the haze of a rough floor does
    so = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Object'], so.inputs[0])
    qx = k.math('MAXIMUM', k.math('SUBTRACT', k.math('ABSOLUTE', so.outputs[0]), 1.9), 0.0)
    qy = k.math('MAXIMUM', k.math('SUBTRACT', k.math('ABSOLUTE', so.outputs[1]), 0.7), 0.0)
    far = k.math('SQRT', k.math('ADD', k.math('MULTIPLY', qx, qx), k.math('MULTIPLY', qy, qy)))
    mirror = k.math('MULTIPLY', cam, level(k, far, 0.3, 2.0, MIRROR, 0.0))
    n = 96
    V = [(0, 0, 0)] + [(27.9 * math.cos(2 * math.pi * i / n), 27.9 * math.sin(2 * math.pi * i / n), 0) for i in range(n)]
    o = car.obj('floor', V, [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)], k.out(k.mixs(mirror, e.outputs[0], g.outputs[0])))
    o.parent = None
    return o


def bake_shadow(a, root, samples=96):
    """How much sky each spot of the floor sees past the car: one top view in which the car is not seen itself."""
    import hashlib
    src = open(os.path.join(HERE, 'vehicle/body.py')).read()
    step = SHADOW[2] * (2 if a.width < 800 else 1)
    f = os.path.join(TMP, 'shadow_%s_%s_%g.npy' % (car.B.V.name, hashlib.md5(src.encode()).hexdigest()[:8], step))
    if os.path.exists(f):
        return np.load(f)
    from scipy.ndimage import gaussian_filter
    s = bpy.context.scene
    c = s.cycles
    old = (s.render.resolution_x, s.render.resolution_y, c.max_bounces, c.use_denoising, c.samples, s.camera)
    yaw(root, 180)                                   # nose along +x, as the floor's own axes
    kids = list(root.children_recursive)
    for o in kids:
        o.visible_camera = False
    for m in bpy.data.materials:
        no_lamp(m)
    fl = car.obj('bake', [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)], car.simple('bakewhite', (0.8, 0.8, 0.8), 1.0, spec=0.0))
    fl.parent = None
    world((1, 1, 1), 1.0)
    cam = bpy.data.cameras.new('bake'); cam.type = 'ORTHO'; cam.ortho_scale = SHADOW[0]
    co = bpy.data.objects.new('bakecam', cam); s.collection.objects.link(co)
    co.location = (0, 0, 12)
    s.camera = co
    size(int(round(SHADOW[0] / step)), int(round(SHADOW[1] / step)))
    c.max_bounces, c.use_denoising, c.samples, c.seed = 0, False, samples, 3
    v = render()[..., 1] / 0.8
    bpy.data.objects.remove(fl); bpy.data.objects.remove(co)
    for o in kids:
        o.visible_camera = True
    size(*old[:2]); c.max_bounces, c.use_denoising, c.samples, s.camera = old[2:]
    world((0, 0, 0), 0.0)
    v = gaussian_filter(v, 0.012 / step)
    h, w = v.shape
    yy, xx = np.mgrid[0:h, 0:w]
    X, Y = (xx + .5 - w / 2) * step, (yy + .5 - h / 2) * step
    soft = gaussian_filter(v, 0.05 / step)           # grain of the bake goes where the shadow is wide
    t = np.clip((v - 0.25) / 0.35, 0, 1)
    v = v * (1 - t) + soft * t
    v = np.clip((v - 0.015) / 0.95, 0, 1)
    d = np.hypot(np.maximum(np.abs(X) - 1.9, 0), np.maximum(np.abs(Y) - 0.6, 0))
    t = np.clip((d - 0.35) / 1.15, 0, 1); t = t * t * (3 - 2 * t)
    v = v + (1 - v) * t                              # and ends before the map does
    v = v.astype(np.float32)
    np.save(f, v)
    return v


def tire_contact(h, w):
    """Black where the four tires touch, gone 10 cm away."""
    from vehicle import body as B
    yy, xx = np.mgrid[0:h, 0:w]
    X, Y = ((xx + .5) / w - .5) * SHADOW[0], ((yy + .5) / h - .5) * SHADOW[1]
    d = np.hypot(np.maximum(np.abs(np.abs(X) - B.XF) - 0.085, 0), np.maximum(np.abs(np.abs(Y) - B.WHEEL_Y) - 0.095, 0))
    return (1 - 0.9 * np.exp(-(d / 0.05) ** 2)).astype(np.float32)


# ------------------------------------------------------------------ where the panels are (for check.py)
def panels(root):
    from bpy_extras.object_utils import world_to_camera_view as w2c
    from vehicle import body as B
    s = bpy.context.scene
    bpy.context.view_layer.update()
    out = {}
    def put(name, pts, n):
        n = (root.matrix_world.to_3x3() @ Vector(n)).normalized()
        c = root.matrix_world @ Vector(np.mean(pts, 0).tolist())
        if n.dot((s.camera.location - c).normalized()) < 0.12:
            return
        q = [w2c(s, s.camera, root.matrix_world @ Vector(p)) for p in pts]
        out[name] = [[round(p.x, 4), round(1 - p.y, 4)] for p in q]
    for sg, nm in ((1, 'left'), (-1, 'right')):
        for part, x0, x1, z0, z1 in (('front door', 0.02, 0.80, 0.42, 0.86), ('rear door', -0.85, -0.22, 0.42, 0.86), ('quarter', -1.98, -1.90, 0.60, 0.84), ('wing', 1.10, 1.75, 0.83, 0.87)):
            xz = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
            put(nm + ' ' + part, [(x, sg * float(B.side_y(np.array([x]), np.array([z]))[0]), z) for x, z in xz], (0, sg, 0))
    put('hood', [(x, y, float(B.axis_hit(np.array([[x, y, 0]]), 2, 1.4, 0.6)[0, 2])) for x, y in ((2.0, -0.55), (2.0, 0.55), (1.25, 0.6), (1.25, -0.6))], (0.35, 0, 1))
    for nm, x, y0, y1, z0, z1, sg in (('nose', 2.29, 0.22, 0.52, 0.63, 0.70, 1), ('nose', 2.29, -0.52, -0.22, 0.63, 0.70, 1), ('tail', -2.31, -0.24, 0.24, 0.46, 0.54, -1)):
        put(nm + (' left' if y0 > 0 else ' right' if y1 < 0 else ''), [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], (sg, 0, 0))      # beside the plate
    # lamps: boxes round the front light band and the rear bar
    L = []
    for x, zc, hw, sg in ((2.20, 0.83, 0.92, 1), (-2.15, 0.95, 0.92, -1)):
        q = [w2c(s, s.camera, root.matrix_world @ Vector((xx, y, z))) for xx in (x - 0.30 * sg, x + 0.12 * sg) for y in (-hw, hw) for z in (zc - 0.10, zc + 0.10)]
        L.append([round(min(p.x for p in q), 4), round(1 - max(p.y for p in q), 4), round(max(p.x for p in q), 4), round(1 - min(p.y for p in q), 4)])
    out['lamps'] = L
    # extent of the car in the picture
    P = []
    o = next(o for o in root.children if o.name.startswith('body'))
    V = np.empty(len(o.data.vertices) * 3, np.float32); o.data.vertices.foreach_get('co', V)
    for p in V.reshape(-1, 3)[::37]:
        q = w2c(s, s.camera, root.matrix_world @ Vector(p.tolist()))
        P.append((q.x, 1 - q.y))
    P = np.array(P)
    out['extent'] = [round(float(v), 4) for v in (*P.min(0), *P.max(0))]
    return out


# ------------------------------------------------------------------ ground outside the car's rectangle
def empty(cam, disc, shadow):
    """The picture without the car, from the same formulas as the shaders: nothing to trace where the car is not."""
    s = bpy.context.scene
    w, h = s.render.resolution_x, s.render.resolution_y
    bpy.context.view_layer.update()
    x, y = np.meshgrid((np.arange(w) + .5) / w, (np.arange(h) + .5) / h)
    r = np.clip((np.hypot((x - 0.5) / 0.47, (y - 0.47) / 0.44) - 0.15) / 0.85, 0, 1)
    g = ground(MID) + (ground(EDGE) - ground(MID)) * r * r * (3 - 2 * r)
    frame = [cam.matrix_world @ v for v in cam.data.view_frame(scene=s)]        # top right, bottom right, bottom left, top left
    tr, br, bl, tl = [np.array(v) for v in frame]
    eye = np.array(cam.matrix_world.translation)
    d = bl + x[..., None] * (br - bl) + y[..., None] * (tl - bl) - eye
    t = np.where(d[..., 2] < -1e-4, -eye[2] / np.minimum(d[..., 2], -1e-4), 0.0)
    X, Y = eye[0] + t * d[..., 0], eye[1] + t * d[..., 1]
    q = -disc.rotation_euler.z
    u = (X * math.cos(q) - Y * math.sin(q)) / SHADOW[0] + 0.5
    v = (X * math.sin(q) + Y * math.cos(q)) / SHADOW[1] + 0.5
    from scipy.ndimage import map_coordinates
    sh = map_coordinates(shadow, [v * shadow.shape[0] - .5, u * shadow.shape[1] - .5], order=1, mode='nearest')
    g = g * np.where(t > 0, np.maximum(sh, 0.012), 1.0)
    return np.dstack([g, g, g, np.ones_like(g)]).astype(np.float32)


# ------------------------------------------------------------------ finish
def bloom(img, amount=0.15):
    """What is brighter than white spreads a little, as in a lens."""
    from scipy.ndimage import gaussian_filter
    h = img.shape[0]
    hi = np.clip(img - 1.3, 0, 5)
    return img + amount * sum(wt * np.stack([gaussian_filter(hi[..., c], sg * h / 900, truncate=3) for c in range(3)], 2) for sg, wt in ((3, .6), (12, .4)))


def finish(img, path, quality=92):
    img = img[..., :3].astype(np.float32)
    h, w = img.shape[:2]
    d = display(bloom(img))[::-1]
    n = np.random.default_rng(1)
    n = (n.random((h, w, 1), np.float32) - n.random((h, w, 1), np.float32)) * 0.6 / 255       # dither
    q = (np.clip(d + n, 0, 1) * 255 + .5).astype(np.uint8)
    Image.fromarray(q).save(path, **({} if path.endswith(".png") else dict(quality=quality, subsampling=0, optimize=True)))


# ------------------------------------------------------------------ go
def stage(a, root):
    """The whole white set round a finished car, for other scripts too. Turn the floor that it returns with the car."""
    s = bpy.context.scene
    c = s.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 1, 3
    c.transparent_max_bounces = 8
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = 0.6, 1.5, 8.0
    c.adaptive_threshold, c.adaptive_min_samples = 0.05, 8           # panes need the most samples, paint the fewest
    c.use_light_tree = False         # with a dozen strips it costs more than it finds: a quarter of the time, and grain on panes
    v = bake_shadow(a, root) ** DEPTH
    stage.shadow = v * tire_contact(*v.shape)
    disc = floor_white(stage.shadow)
    cove_white()
    rig()
    world((0, 0, 0), 0)
    s.world.cycles.sampling_method = 'NONE'
    for m in bpy.data.materials:                     # every light ray goes to a strip
        no_lamp(m)
    return disc


def main():
    a = options(__doc__, frames=36, start=0, end=36, raw='', refinish=0, masks='', prefix='spin-', first='')
    s = setup(a)
    order = [i for k in (0, 2, 1, 3) for i in range(k, a.frames, 4)]             # an interrupted set is evenly spaced
    first = [int(q) for q in a.first.split(',') if q]
    order = first + [i for i in order if i not in first]
    order = [i for i in order if a.start <= i < a.end and (not a.only or str(i) in a.only)]
    name = lambda d, i, e: os.path.join(d, '%s%02d.%s' % (a.prefix, i, e))
    if a.raw:
        os.makedirs(a.raw, exist_ok=True)
    if a.refinish:
        for i in order:
            if os.path.exists(name(a.raw, i, 'npy')):
                finish(np.load(name(a.raw, i, 'npy')), name(a.out, i, 'jpg'))
        return
    root = car.make(a.paint, a.cell, vehicle=a.vehicle, used=a.used)
    disc = stage(a, root)
    cam = camera(lens=LENS)
    masks = {}
    for i in order:
        yaw(root, 90 + i * 360.0 / a.frames)
        disc.rotation_euler = root.rotation_euler
        if a.masks:
            masks['%s%02d' % (a.prefix, i)] = dict(panels(root), paint=a.paint)
            json.dump(masks, open(a.masks, 'w'), indent=1)
        if os.path.exists(name(a.out, i, 'jpg')):
            continue
        t1 = time.time()
        raw = trace(a.samples, car_border(root, 0.06, 0.05, 0.10), empty(cam, disc, stage.shadow))
        if a.raw:
            np.save(name(a.raw, i, 'npy'), raw[..., :3].astype(np.float16))
        finish(raw, name(a.out, i, 'jpg'))
        log_plates(name(a.out, i, 'jpg'))
        print('DONE', i, 'samples', a.samples, 'frame %.1fs' % (time.time() - t1), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
