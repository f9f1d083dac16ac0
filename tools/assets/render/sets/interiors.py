"""interiors.py - eight pictures of the inside and one panorama.

  python -m sets.interiors --out OUT/interior --samples 128 --width 2400 --height 1350
  python -m sets.interiors --out OUT/interior --only dashboard,odometer
  python -m sets.interiors --out OUT/interior --only panorama --samples 160           4096x2048, equirectangular

dashboard, odometer, console, front-seats, rear-seats, door-trim, headliner, cargo, panorama. Doors and liftgate
are opened by taking their skin off the body and closing the edge with a jamb and a seal.

The cameras stand inside the openings, so that the cut edge stays out of the picture. For the panorama the front seats are slid back, or the head restraint
fills a third of it.
Preview with --bare 1 --cell 0.014 --width 480 --height 270; 480x270 at 8 samples takes 20 s on a quiet machine.
"""
import os
from common import *  # noqa: F403
from vehicle import cabin
from sets import lot
from backgrounds.land import plants

B = car.B

# name: camera, aim, focal length, f-number (0: everything sharp), what is open
SHOTS = {
    'dashboard': ((-0.12, 0.06, 1.245), (0.90, -0.030, 0.955), 20, 4.0, ()),
    'odometer': ((0.40, 0.372, 1.310), (0.838, 0.372, 1.104), 46, 8.0, ()),
    'console': ((-0.02, 0.20, 1.330), (0.420, -0.010, 0.72), 30, 0, ()),
    'front-seats': ((0.46, 1.02, 1.15), (0.03, 0.02, 0.925), 19, 0, (('gap_fd', 1),)),
    'rear-seats': ((-0.36, 0.97, 1.22), (-1.00, 0.04, 0.88), 20, 0, (('gap_rd', 1),)),
    'door-trim': ((0.37, 0.20, 1.17), (0.385, -0.80, 0.775), 20, 0, ()),
    'headliner': ((-1.02, 0.0, 0.99), (0.10, 0.0, 1.56), 15, 0, ()),
    'cargo': ((-2.40, -0.10, 1.33), (-1.30, 0.02, 0.86), 18, 0, (('gap_tg', 0),)),
}
# What a photographer adds for one shot: light's place, aim, size, radiance
EXTRA = {
    'door-trim': [((0.30, 0.10, 1.30), (0.36, -0.80, 0.55), 0.9, 0.35, 1.5), ((0.62, 0.20, 0.62), (0.45, -0.75, 0.48), 0.35, 0.25, 1.5)],
    'cargo': [((-2.30, 0.0, 1.50), (-1.70, 0.0, 0.70), 1.0, 0.4, 1.1)],
    'dashboard': [((0.05, -0.10, 1.46), (0.70, -0.10, 0.62), 0.9, 0.25, 0.9)],
}
SLIDE = {'panorama': -0.14, 'door-trim': -0.26}         # front seats back, out of the picture
# Where the car stands on the lot: along the showroom and heading, 90 with its nose toward the first camera, -90 toward the sunlit side, 180 with the sun behind it
SPOT = {'cargo': (0.0, 180), 'dashboard': (-9.5, -90)}
HEAD = (-0.075, 0.37, 1.215)               # the driver's, seat slid back


def pillars():
    """The inside of the shell shows between the trims: cloth above the belt line, dark trim below it."""
    for m in bpy.data.materials:
        if m.name.startswith(('body_', 'paint_')):
            t = m.node_tree
            for n in [q for q in t.nodes if q.type == 'BSDF_DIFFUSE']:
                at, z, mix = t.nodes.new('ShaderNodeNewGeometry'), t.nodes.new('ShaderNodeSeparateXYZ'), t.nodes.new('ShaderNodeMapRange')
                color = t.nodes.new('ShaderNodeMix')
                color.data_type = 'RGBA'
                mix.inputs['From Min'].default_value, mix.inputs['From Max'].default_value = 1.02, 1.05
                color.inputs[6].default_value, color.inputs[7].default_value = (0.030, 0.030, 0.031, 1), (0.24, 0.234, 0.22, 1)
                t.links.new(at.outputs['Position'], z.inputs[0])
                t.links.new(z.outputs['Z'], mix.inputs['Value'])
                t.links.new(mix.outputs[0], color.inputs[0])
                t.links.new([q for q in color.outputs if q.type == 'RGBA'][0], n.inputs['Color'])


def open_up(body, gap, side):
    """Take the skin inside a shut line off the body: the faces go, the edge gets a jamb and a seal."""
    bpy.context.view_layer.update()
    me = body.data
    n = len(me.vertices)
    P = np.empty(n * 3, np.float32); me.vertices.foreach_get('co', P); P = P.reshape(-1, 3).astype(float)
    v = np.empty(n, np.float32); me.attributes[gap].data.foreach_get('value', v)
    Q = np.empty(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', Q); Q = Q.reshape(-1, 4)
    N = np.empty(n * 3, np.float32); me.vertices.foreach_get('normal', N); N = N.reshape(-1, 3).astype(float)
    inside = (v[Q] < 0).all(1)
    if side:
        inside &= (np.sign(P[Q, 1]).mean(1) * side > 0.5)
    E = np.vstack([Q[:, [0, 1]], Q[:, [1, 2]], Q[:, [2, 3]], Q[:, [3, 0]]])
    F = np.tile(np.arange(len(Q)), 4)
    key = np.sort(E, 1) @ np.array([n, 1], np.int64)
    o = np.argsort(key)
    a, b = o[:-1], o[1:]
    two = (key[a] == key[b]) & (inside[F[a]] != inside[F[b]])
    edge = E[a[two]]
    rim = np.unique(edge)
    # the rim moves onto the line itself, or it would show the grid
    nb = {i: [] for i in rim}
    for i, j in E:
        if i in nb:
            nb[i].append(j)
        if j in nb:
            nb[j].append(i)
    P0 = P.copy()
    for i in rim:
        d = P0[nb[i]] - P0[i]
        g, *_ = np.linalg.lstsq(d, v[nb[i]] - v[i], rcond=None)
        P[i] -= np.clip(v[i] / max(g @ g, 0.2), -0.012, 0.012) * g
    along = {i: [] for i in rim}
    for i, j in edge:
        along[i].append(j); along[j].append(i)
    for _ in range(6):                          # and is faired along itself
        P[rim], N[rim] = [np.array([0.5 * X[i] + 0.5 * np.mean(X[along[i]], 0) for i in rim]) for X in (P, N)]
    N[rim] /= np.linalg.norm(N[rim], axis=1, keepdims=True)
    me.vertices.foreach_set('co', P.astype(np.float32).ravel())
    # faces inside become invisible
    m = bpy.data.materials.get('opened')
    if m is None:
        k = car.Nodes('opened')
        m = k.out(k.n('ShaderNodeBsdfTransparent').outputs[0])
    me.materials.append(m)
    idx = np.empty(len(Q), np.int32); me.polygons.foreach_get('material_index', idx)
    idx[inside] = len(me.materials) - 1
    me.polygons.foreach_set('material_index', idx)
    me.update()
    for name, d0, d1, mat in (('jamb', 0.0, 0.075, bpy.data.materials['trimpaint'] if side else car.simple('hatchtrim', (0.016, 0.016, 0.0165), 0.7)), ('seal', 0.030, 0.046, car.simple('seal', (0.008, 0.008, 0.008), 0.7))):
        V, S = [], []
        c = P[rim].mean(0)
        at = {i: j for j, i in enumerate(rim)}
        for i in rim:
            inward = (c - P[i]) - N[i] * ((c - P[i]) @ N[i])
            inward /= max(np.linalg.norm(inward), 1e-6)
            lift = 0.012 if name == 'seal' else 0.004
            V += [tuple(P[i] - N[i] * d0 + inward * (lift if name == 'seal' else 0)), tuple(P[i] - N[i] * d1 + inward * lift)]
        for i, j in edge:
            p, q = 2 * at[i], 2 * at[j]
            S.append((p, q, q + 1, p + 1))
        car.obj(name, V, S, mat, smooth=False, parent=body.parent)
    # what hangs on the skin goes with it
    if side:
        x0, x1 = P[rim, 0].min() - 0.02, P[rim, 0].max() + 0.06
        for q in body.parent.children_recursive:
            if q.type == 'MESH' and q.name.split('.')[0] in ('handle', 'mirror', 'mirrorcap', 'mirrorglass', 'arm', 'belt', 'belt_anchor', 'tongue', 'trim_upper', 'trim_low', 'trim_insert', 'trim_metal', 'trim_arm', 'trim_seam', 'switches', 'switch', 'handle_bowl', 'pocket', 'speaker', 'trim_arm_line', 'cup_rim', 'cup_in', 'switch_tip', 'pocket_brim', 'speaker_ring', 'tweeter'):
                box = np.array([(q.matrix_local @ Vector(c))[:] for c in q.bound_box])
                if side * box[:, 1].mean() > 0.55 and (q.name.startswith(('belt', 'tongue')) or x0 < box[:, 0].mean() < x1):
                    q.hide_render = True
    else:
        for q in body.parent.children_recursive:
            if q.name.split('.')[0] in ('badge', 'badge_ring', 'badge_mark', 'wiper_arm', 'wiper_blade', 'wiper_pivot') and (q.matrix_local.translation.x < -1 or q.name.startswith('wiper_')):
                q.hide_render = True


def parked():
    """Two cars outside, made before the car itself, which sets the body's dimensions anew."""
    lot.neighbor('sedan', 'pearl', 5.3, -1.3, 270)
    lot.neighbor('pickup', 'glacier', -4.6, -7.6, 90)


def grove():
    """Trees behind the fences, and a line of them that closes the horizon; the sun stands behind many, so light comes through their leaves."""
    rng = np.random.default_rng(12)
    leaf = plants.leafy('greenery', (0.030, 0.055, 0.014), (0.090, 0.120, 0.030), 0.5)
    wood = plants.bark('greenwood')
    kinds = [plants.broadleaf(leaf, wood, 30 + i, h, 0.17, 0.20, 60000, (0.030, 0.062), 0.62) for i, h in enumerate((8.5, 10.0, 11.5))]
    near = [(-15, 21), (-9, 17), (-19, 15), (-5, 24), (-12, 28), (-25, 19), (0, 21), (-22, 13), (24, -20), (-20, -24), (2, -22), (9, -19), (15, -25), (-7, -20), (28, 9), (-21, 3), (-23, -7), (23, -5), (25, 3)]
    far = [(r * math.sin(t), r * math.cos(t)) for t, r in zip(np.arange(72) * 6.2832 / 72 + rng.normal(0, 0.02, 72), rng.uniform(46, 64, 72))]
    for i, (x, y) in enumerate(near + far):
        o = bpy.data.objects.new('greenery', kinds[i % 3].data)
        bpy.context.scene.collection.objects.link(o)
        k = rng.uniform(0.85, 1.2)
        o.location, o.scale, o.rotation_euler = (x, y, -0.05), (k, k, k), (0, 0, rng.uniform(0, 6.28))


def room(a):
    """Daylight: the lot outside, its sun softened by thin cloud, and a little fill through the windshield."""
    lot.ground()
    lot.fence(9.5, -34, 34, 'fence')
    lot.fence(-11.0, -34, 34, 'fence2')
    lot.fence(15.0, -34, 34, 'fence3')
    for o in bpy.data.objects:
        if o.name.startswith('fence3'):
            o.rotation_euler.z = math.pi / 2
    lot.showroom(10, 30)
    grove()
    lot.sky()
    s = bpy.data.lights['sun']
    s.energy, s.angle = 3.4, math.radians(9)
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 1.5


def fill(root, power):
    """Soft daylight: the windows as lights just inside the glass, the headliner as a reflector, and a little from
    between the front seats onto the dashboard, as a photographer bounces it."""
    v, c = B.V, B.V.cabin
    sx, dx, dz = c.seat[0], *c.dash
    lights = [
        ('screen', (dx - 0.16, 0, v.height - 0.26), (sx - 0.2, 0, dz - 0.35), 1.15, 0.36, 1.0),
        ('tailgate', (-1.50, 0, v.height - 0.34), (-0.6, 0, 0.7), 1.0, 0.34, 0.8),
        ('liner', (sx - 0.05, 0, v.height - 0.13), (sx, 0, 0.5), 0.9, 0.9, 0.35),
        ('liner_rear', (-0.9, 0, v.height - 0.14), (-0.9, 0, 0.3), 0.8, 0.9, 0.35),
        ('liner_load', (-1.75, 0, v.height - 0.22), (-1.75, 0, 0.5), 0.9, 0.5, 0.45),
        ('bounce', (-0.15, 0, v.height - 0.20), (dx, 0, dz - 0.15), 1.0, 0.22, 0.9),
    ]
    for s in (-1, 1):
        for x, w in ((sx + 0.10, 0.75), (-0.75, 0.75)):
            lights.append(('window', (x, s * 0.66, v.height - 0.34), (x, -s * 0.1, 0.70), w, 0.30, 1.0 if s > 0 else 0.55))
    for name, at, aim, w, h, share in lights:
        o = area(name, at, aim, w, h, power * share, (1.0, 0.975, 0.94), glossy=False)
        o.parent = root
        o.visible_camera = False


def scene(a, opened, name):
    panorama = name == 'panorama'
    car.ROOT = None
    s = setup(a, exposure=a.exposure, look='Medium High Contrast', bounces=5)
    c = s.cycles
    c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 3, 3, 10
    c.sample_clamp_indirect, c.adaptive_threshold, c.adaptive_min_samples = 3.0, 0.04, 8
    if not a.bare:
        room(a)
    else:
        world((0.85, 0.90, 1.0), 1.2)
    if panorama and not a.bare:
        parked()
    cabin.SLIDE = SLIDE.get(name, 0.0)
    root = car.make(a.paint, a.cell, lights=0.0, vehicle=a.vehicle, cabin=cabin.build)
    pillars()
    body = next(o for o in root.children if o.name.split('.')[0] == 'body')
    for gap, side in opened:
        open_up(body, gap, side)
    fill(root, a.fill * (1.25 if panorama else 1.0))
    return root


def main():
    a = options(__doc__, exposure=1.4, bare=0, fill=2.7)
    want = a.only or list(SHOTS) + ['panorama']
    built, root = None, None
    for name in want:
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        t = time.time()
        loc, aim, lens, stop, opened = SHOTS.get(name, (HEAD, (1, HEAD[1], HEAD[2]), 20, 0, ()))
        if built != (opened, name in SLIDE and name):
            built, root = (opened, name in SLIDE and name), scene(a, opened, name)
        along, heading = SPOT.get(name, (0.0, 90))
        yaw(root, heading)
        root.location.x = along
        M = Matrix.Translation(root.location) @ Matrix.Rotation(root.rotation_euler.z, 4, 'Z')
        extra = [area('extra', M @ Vector(at), M @ Vector(to), w, h, power * a.fill / 2.7, (1.0, 0.975, 0.94), glossy=False) for at, to, w, h, power in EXTRA.get(name, ())]
        for o in extra:
            o.visible_camera = False
        cam = camera()
        cam.data.clip_start = 0.01
        look(cam, M @ Vector(loc), M @ Vector(aim))
        cam.data.lens = lens
        if stop:
            cam.data.dof.use_dof, cam.data.dof.aperture_fstop = True, stop
            cam.data.dof.focus_distance = (Vector(aim) - Vector(loc)).length
        if name == 'panorama':
            cam.data.type = 'PANO'
            cam.data.panorama_type = 'EQUIRECTANGULAR'
            size(4096 * a.width // 2400, 2048 * a.width // 2400)
        else:
            size(a.width, a.height)
        shoot(a, path, bloom=0.02, quality=92)
        for o in extra:
            bpy.data.objects.remove(o)
        print('DONE', name, '%.0fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
