"""places.py - where the work is done: the lot at dusk, and a stop of the walk seen over the photographer's phone.

  python -m sets.places --out OUT/places --width 1600 --height 900 --samples 32 --cell 0.008
  python -m sets.places --out OUT/preview --only kit --width 640 --height 360 --samples 10 --cell 0.014
"""
import os
from common import *  # noqa: F403
from people import photographer
from sets import lot

MEDIA = os.path.join(HERE, '../../../media')
boxes, free = lot.boxes, lot.free

# vehicle, paint, stall (meters from the middle of the row), heading off square, distance from the line in meters
# (180 more: parked nose in)
ROW = (('crossover', 'pearl', -5.6, 1.2, 0.0), ('sedan', 'ember', -2.8, 178.4, 0.30), ('pickup', 'glacier', 0.0, 0.8, -0.25),
       ('crossover', 'harbour', 2.8, 182.1, 0.06), ('sedan', 'graphite', 5.6, -0.9, 0.18))


# Moves the asphalt by whole stalls, so that water stands in front of the row.
PUDDLES = 14.0


def lamp(name, loc, aim, power, color, degrees=100, size=0.2):
    l = bpy.data.lights.new(name, 'SPOT')
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, color, math.radians(degrees), 0.7, size
    o = bpy.data.objects.new(name, l)
    bpy.context.scene.collection.objects.link(o)
    look(o, loc, aim)


def upright(o, at, tilt=(0, 0, 0)):
    """A lathe turns about y: stands it up."""
    o.rotation_euler = Matrix.Rotation(-math.pi / 2, 3, 'X').to_euler() if tilt == (0, 0, 0) else tilt
    o.location = at
    return free(o)


def dusk_sky(bearing):
    """The sun has set toward `bearing` (degrees from the camera's view, to the right): orange at the horizon, blue overhead,
    streaks of cloud lit from below."""
    t = bpy.context.scene.world.node_tree
    k = car.Nodes('skytmp')
    bpy.data.materials.remove(k.m)
    k.t = t
    tc = k.n('ShaderNodeTexCoord')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(tc.outputs['Generated'], sp.inputs[0])
    a = math.radians(bearing)
    toward = k.math('ADD', k.math('MULTIPLY', sp.outputs[0], math.sin(a)), k.math('MULTIPLY', sp.outputs[1], math.cos(a)))
    glow = lot.level(k, toward, -0.5, 1.0)
    z = sp.outputs[2]
    low = k.mixc(glow, (0.16, 0.17, 0.27), (1.30, 0.52, 0.20))
    mid = k.mixc(glow, (0.10, 0.14, 0.27), (0.46, 0.31, 0.34))
    base = k.mixc(lot.level(k, z, 0.0, 0.17), low, k.mixc(lot.level(k, z, 0.10, 0.62), mid, (0.045, 0.085, 0.20)))
    h = k.math('ADD', k.math('MAXIMUM', z, 0.0), 0.07)
    v = k.n('ShaderNodeCombineXYZ')
    k.val(v.inputs[0], k.math('DIVIDE', k.math('MULTIPLY', sp.outputs[0], 0.32), h))
    k.val(v.inputs[1], k.math('DIVIDE', sp.outputs[1], h)); v.inputs[2].default_value = 1.9
    nz = k.n('ShaderNodeTexNoise'); k.link(v.outputs[0], nz.inputs['Vector'])
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value, nz.inputs['Roughness'].default_value = 0.8, 8, 0.55
    cover = k.math('MULTIPLY', lot.level(k, nz.outputs[0], 0.50, 0.72), lot.level(k, z, 0.01, 0.10, 0.15, 0.75))
    cloud = k.mixc(glow, (0.10, 0.11, 0.17), (1.05, 0.40, 0.24))
    k.link(k.mixc(cover, base, cloud), t.nodes['Background'].inputs[0])
    t.nodes['Background'].inputs[1].default_value = 0.62
    bpy.context.scene.world.cycles.sample_map_resolution = 512


def pole_light(x, y, toward=-1, power=900):
    """A light pole that is on: a neutral LED head that looks down on the stalls."""
    lot.light_pole(x, y, head=False)
    boxes('arm', [((x, y + toward * 0.45, 8.66), (0.10, 0.9, 0.09))], car.simple('pole', (0.085, 0.085, 0.09), 0.5, 0.2))
    boxes('head', [((x, y + toward * 1.0, 8.66), (0.42, 0.60, 0.09))], car.simple('pole', (0.085, 0.085, 0.09), 0.5, 0.2))
    boxes('led', [((x, y + toward * 1.0, 8.605), (0.34, 0.50, 0.01))], car.simple('polelight', (0, 0, 0), 1, emit=(1.0, 0.90, 0.74), strength=60))
    lamp('pole', (x, y + toward * 1.0, 8.55), (x, y + toward * 2.2, 0), power, (1.0, 0.88, 0.70), 130, 0.22)


def lit_windows(x, y, w=34):
    """Behind the showroom's panes of lot.showroom(): lamps, walls and cars by chance."""
    k = car.Nodes('litwindow')
    e = k.n('ShaderNodeEmission')
    isl = k.n('ShaderNodeNewGeometry').outputs['Random Per Island']
    k.link(k.mixc(isl, (1.0, 0.60, 0.28), (1.0, 0.80, 0.55)), e.inputs[0])
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    bright = k.math('MULTIPLY', lot.level(k, sp.outputs[2], 0.3, 3.2, 0.25, 1.0), lot.level(k, isl, 0.0, 1.0, 0.5, 1.3))
    k.val(e.inputs[1], k.math('MULTIPLY', bright, 0.9))
    xs = np.linspace(x - w * 0.47, x + w * 0.23, 16)
    boxes('litwindows', [(((p + q) / 2, y - 0.095, 1.75), (q - p - 0.09, 0.01, 3.2)) for p, q in zip(xs, xs[1:])], k.out(e.outputs[0]))


def far_side():
    """What closes the horizon to the right: a street of low buildings, their windows lit by chance."""
    rng = np.random.default_rng(5)
    wall = lot.varied('farwall', (0.10, 0.10, 0.11), 0.4, 0.85)
    blocks, panes = [], []
    for x, y in zip(np.linspace(52, 118, 9), np.linspace(66, -6, 9)):
        w, d, h = rng.uniform(9, 16), rng.uniform(9, 14), rng.uniform(3.6, 8.5)
        blocks.append(((x, y, h / 2), (w, d, h)))
        panes += [((x - w / 2 - 0.05, y + q, z), (0.05, 0.9, 1.1)) for q in np.arange(-d / 2 + 1, d / 2, 1.7) for z in np.arange(1.8, h - 0.6, 2.9) if rng.random() < 0.4]
    boxes('farblocks', blocks, wall)
    boxes('farpanes', panes, car.simple('farpane', (0, 0, 0), 1, emit=(1.0, 0.68, 0.36), strength=2.2))


def lamps_off():
    for m in ('led', 'lens'):
        if m in bpy.data.materials:
            bpy.data.materials[m].node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.0


def lot_dusk(a, path):
    """Five cars in five paints, two of them parked nose in, under the pole lights, the showroom lit behind."""
    c = setup(a, exposure=1.45, bounces=6).cycles
    c.diffuse_bounces, c.glossy_bounces = 3, 4
    c.adaptive_threshold, c.adaptive_min_samples = 0.03, 8
    c.use_light_tree = True
    for vehicle, paint, x, turn, back in ROW:
        r = car.make(paint, a.cell, lights=0.0, vehicle=vehicle)
        if 'trimpaint' in bpy.data.materials:
            bpy.data.materials['trimpaint'].name = 'trim_%s_%s' % (vehicle, paint)
        r.location, r.rotation_euler = (x, 3.3 + back + (0.55 if vehicle == 'pickup' else 0), 0), (0, 0, math.radians(turn - 90))
    lamps_off()
    car.ROOT = None
    lot.ground()
    bpy.data.objects['ground'].location.x = PUDDLES
    for o in [o for o in bpy.data.objects if o.name.startswith(('drain', 'grate'))]:
        bpy.data.objects.remove(o)
    lot.fence(8.6, -34, 34, 'fence')
    lot.showroom(9, 34)
    lot.pennants((-14, 8.2, 4.4), (-3.5, 8.2, 4.0), 0.6)
    lot.pennants((-3.5, 8.2, 4.0), (13, 8.2, 4.5), 0.9, 40)
    for x in (-9.8, -1.4, 7.0):
        pole_light(x, 8.0)
    for x in (-6.4, 4.6):
        pole_light(x, -5.8, toward=1, power=900)
    for x, y in ((-12, 26), (3, 27), (30, 22), (44, 12), (58, 30)):
        pole_light(x, y, power=500)
    lit_windows(9, 34)
    far_side()
    boxes('behind', [((9, -42, 3.5), (40, 10, 7.0))], lot.varied('behind', (0.20, 0.19, 0.18), 0.15, 0.8))
    dusk_sky(-24)
    camera((-9.6, -4.9, 1.55), (-1.5, 2.4, 0.95), 35, 8)
    shoot(a, path, bloom=0.06, vignette=0.06)


def tube(name, a, b, r, mat, n=14):
    return free(car.tube(name, [a, b], car.circle(r, n), mat, up=(0, 1, 0.01)))


def tripod(x, y, turn, height=1.28, spread=30):
    """Three legs in two sections, a center column, a gimbal with a phone that shows the car. One leg points `spread` degrees off the
    phone's right."""
    black = car.simple('tripodblack', (0.012, 0.012, 0.013), 0.42, spec=0.5)
    metal = car.simple('tripodmetal', (0.24, 0.24, 0.25), 0.32, 0.9)
    rubber = car.simple('tripodfoot', (0.01, 0.01, 0.01), 0.8)
    hub = height - 0.28
    for i in range(3):
        a = math.radians(turn + spread + 120 * i)
        out = np.array((math.cos(a), math.sin(a), 0))
        top, foot = np.array((x, y, hub)) + out * 0.045, np.array((x, y, 0.02)) + out * 0.52
        knee = top + (foot - top) * 0.52
        tube('leg', tuple(top), tuple(knee), 0.016, black)
        tube('shin', tuple(knee), tuple(foot), 0.0115, metal)
        tube('clamp', tuple(knee - (foot - top) * 0.02), tuple(knee + (foot - top) * 0.02), 0.021, black)
        tube('foot', tuple(foot - (foot - top) * 0.015), tuple(foot), 0.019, rubber)
        tube('brace', (x, y, hub - 0.36), tuple(top + (foot - top) * 0.40), 0.006, metal)
    tube('column', (x, y, hub - 0.40), (x, y, hub + 0.10), 0.014, metal)
    tube('hub', (x, y, hub - 0.05), (x, y, hub + 0.035), 0.052, black, 24)
    gimbal(x, y, hub + 0.08, turn, os.path.join(MEDIA, 'spin-lot', 'spin-%02d.jpg' % FRAME))


def gimbal(x, y, z, turn, picture, below=0.0):
    """A grip from z on (and `below` it, meters), an arm, and a phone that shows a picture; it looks to turn + 90 degrees."""
    black = car.simple('gimbalblack', (0.012, 0.012, 0.013), 0.42, spec=0.5)
    tube('grip', (x, y, z - below), (x, y, z + 0.13), 0.021, black, 20)
    c, s_ = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda u, v, up: (x + c * u - s_ * v, y + s_ * u + c * v, z + up)
    tube('yaw', at(0, 0, 0.125), at(0, 0, 0.165), 0.030, black, 24)
    free(car.tube('arm', [at(0.0, 0.0, 0.155), at(0.055, 0.015, 0.165), at(0.105, 0.02, 0.195), at(0.115, 0.022, 0.265)], car.circle(0.013, 12), black, up=(0, 1, 0)))
    tube('roll', at(0.115, 0.045, 0.265), at(0.115, -0.002, 0.265), 0.027, black, 24)
    free(car.rbox('cradle', at(0.045, -0.005, 0.265), (0.165, 0.014, 0.030), black, 0.005, (0, 0, math.radians(turn))))
    free(car.rbox('phone', at(0, -0.018, 0.265), (0.158, 0.0085, 0.076), black, 0.004, (0, 0, math.radians(turn))))
    free(screen(at(0, -0.0232, 0.265), 0.150, 0.069, turn, picture))


def screen(center, w, h, turn, picture):
    """The phone's live picture."""
    img = bpy.data.images.load(picture)
    k = car.Nodes('livepicture')
    tx = k.n('ShaderNodeTexImage'); tx.image = img
    k.link(k.n('ShaderNodeTexCoord').outputs['UV'], tx.inputs[0])
    e = k.n('ShaderNodeEmission'); k.link(tx.outputs[0], e.inputs[0]); e.inputs[1].default_value = 0.9
    o = car.obj('screen', [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], k.out(e.outputs[0]), smooth=False)
    uv = o.data.uv_layers.new(name='UVMap')
    for i, q in enumerate(((0.02, 0.10), (0.98, 0.10), (0.98, 0.90), (0.02, 0.90))):
        uv.data[i].uv = q
    o.location, o.rotation_euler = center, (0, 0, math.radians(turn))
    return o


def case(x, y, turn):
    """A hard case with ribs, latches and a handle, closed."""
    shell = car.simple('case', (0.020, 0.021, 0.022), 0.55, spec=0.4)
    trim = car.simple('casetrim', (0.008, 0.008, 0.008), 0.35)
    t = math.radians(turn)
    at = lambda u, v, z: (x + math.cos(t) * u - math.sin(t) * v, y + math.sin(t) * u + math.cos(t) * v, z)
    box = lambda name, u, v, z, size, mat, bevel: free(car.rbox(name, at(u, v, z), size, mat, bevel, (0, 0, t)))
    box('bottom', 0, 0, 0.105, (0.62, 0.44, 0.185), shell, 0.022)
    box('lid', 0, 0, 0.245, (0.62, 0.44, 0.085), shell, 0.022)
    box('seam', 0, 0, 0.199, (0.628, 0.448, 0.016), trim, 0.006)
    for u in (-0.21, 0.21):
        box('rib', u, 0, 0.247, (0.055, 0.30, 0.094), shell, 0.012)
        box('latch', u * 0.75, -0.226, 0.195, (0.062, 0.018, 0.075), trim, 0.006)
    free(car.tube('handle', [at(-0.09, -0.235, 0.13), at(-0.085, -0.262, 0.15), at(0.085, -0.262, 0.15), at(0.09, -0.235, 0.13)], car.rrect(0.026, 0.016, 0.006), trim))


BEHIND = (15.6, 0.6),              # the silver sedan
FRAME = 5                          # of the lot set: the photographer has come to its 50 degrees
VIEW = (-14.87, -8.24, 1.55), (-7.07, -4.86, 0.99), 57, 22
CASE = 9.5, -0.78                  # meters from the car, aside


def drive_off(*places):
    """Takes the parked cars away that would stand behind a phone or merge with the car."""
    for o in bpy.data.objects:
        if o.name.startswith('put') and any((o.matrix_basis.translation.xy - Vector(p)).length < 1 for p in places):
            o.hide_render = True


def kit(a, path):
    """A stop of the walk around the lot's car: the photographer behind his tripod, at the circle on which the lot set's camera walks,
    the car alone on its clear spot. The phone shows the lot set's picture from there."""
    lot.build(a, setup(a), 'graphite', used=True)
    car.ROOT = None
    t = math.radians(270 - 10 * FRAME)
    out, right = np.array((math.cos(t), math.sin(t))), np.array((-math.sin(t), math.cos(t)))
    at = lambda meters, aside: tuple(out * meters + right * aside)
    spot = np.array(at(-CAM_LOC[1], 0.0))
    tripod(*spot, -10 * FRAME, spread=-10)
    photographer.stand(photographer.at_tripod, 148, spot, photographer.STICK)
    case(*at(*CASE), 10 - 10 * FRAME)
    drive_off(*BEHIND)
    for m in bpy.data.materials:
        no_lamp(m)
    camera(*VIEW)
    lot.finish(trace(a.samples)[..., :3], path)


WALK = (3.90, -4.90), 127          # where the gimbal of the man who films is, and to where he walks, in degrees
FILM = (4.75, -10.85, 1.55), (2.13, -3.29, 0.85), 48, 22


def filming(a, path):
    """A white pickup, and the photographer who walks around it with the phone on a handheld gimbal. The phone shows what it sees from there:
    that picture is traced first."""
    a.vehicle = 'pickup'
    lot.build(a, setup(a), 'pearl', used=False)
    car.ROOT = None
    drive_off((2.8, 14.2), (-8.4, 14.1))         # the black pickup, the white one
    for m in bpy.data.materials:
        no_lamp(m)
    spot, toward = np.array(WALK[0]), WALK[1] + 25      # his upper body is turned to the car
    t = math.radians(toward)
    cam = camera(lens=26)
    look(cam, (*(spot + 0.05 * np.array((math.cos(t), math.sin(t)))), 1.42), (*(spot + 5 * np.array((math.cos(t), math.sin(t)))), 1.05))
    size(640, 300)
    seen = os.path.join(TMP, 'filmed.png')
    lot.finish(trace(8)[..., :3], seen)
    size(a.width, a.height)
    gimbal(*spot, 1.155, toward - 90, seen, below=0.10)
    photographer.stand(photographer.filming, WALK[1] + 90, spot, photographer.HELD)
    for m in bpy.data.materials:
        no_lamp(m)
    cam = camera(*FILM)
    look(cam, *FILM[:2])
    lot.finish(trace(a.samples)[..., :3], path)


PLACES = {'lot-dusk': lot_dusk, 'kit': kit, 'filming': filming}


def main():
    a = options(__doc__, neighbors=0.012)
    for name in a.only or PLACES:
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        t = time.time()
        PLACES[name](a, path)
        print('DONE', name, '%.0fs' % (time.time() - t), flush=True)


if __name__ == '__main__':
    main()
