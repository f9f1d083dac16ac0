"""photographer.py - our photographer: overshirt with the brand's word on its back, work pants, cap, seen from behind; and whom he meets.

`stand(make, turn, at, held)` puts him into the scene; `make` is a pose: at_tripod, filming, showing or looking_on.

Meters, angles in degrees; at turn 0 he looks toward -y.
"""
import os
import math
import hashlib
import bpy
import numpy as np
from vehicle import car
from people import clothes, wear
from people.human import Human, Pose, rot, legs, SOLE

X, Y, Z = np.eye(3)
STICK = np.array((0.19, -0.43))   # where the tripod stands for the man in the pose at_tripod


def hips(p, side, foot, straight=0.996):
    """Lowers or lifts the man until one leg, whose ankle stands over `foot`, is as straight as that; legs() puts it there."""
    b = lambda k: p.h.head[k + '.' + side]
    n = (np.linalg.norm(b('lowerleg01') - b('upperleg01')) + np.linalg.norm(b('foot') - b('lowerleg01'))) * straight
    q = p.point('upperleg01.' + side) - (*foot, b('foot')[2] + SOLE)
    p.at = p.at + (0, 0, math.sqrt(n * n - q[0] ** 2 - q[1] ** 2) - q[2])


def fist(p, side, stick, fingers, across, elbow):
    """A hand around an upright stick: a point of it, where fingers and index lie, where the elbow points."""
    fingers = fingers / np.linalg.norm(fingers)
    palm = np.cross(fingers, across)
    palm = palm / np.linalg.norm(palm) * (-1 if side == 'R' else 1)
    p.reach(('upperarm01.' + side, 'lowerarm01.' + side, 'wrist.' + side), stick - fingers * 0.082 - palm * 0.036, elbow)
    p.hand(side, fingers, across, (58, 62, 40), 26)


def at_tripod(h):
    """Weight on the right leg, left hand at the gimbal's grip, eyes on the phone."""
    p = Pose(h)
    p.at = np.array((-0.035, 0.03, 0.0))
    p.set('root', rot(Z, -6.0) @ rot(Y, 3.0))    # the left hip hangs
    p.set('spine05', rot(Y, -2.5))
    p.set('spine04', rot(X, 3.0))
    p.set('spine03', rot(Y, -2.0) @ rot(X, 3.0) @ rot(Z, 5.0))
    p.set('spine02', rot(X, 3.0) @ rot(Z, 5.0))
    p.set('spine01', rot(X, 4.0) @ rot(Z, 2.0))
    for b, nod, left in (('neck01', 5, 4), ('neck02', 4, 5), ('neck03', 3, 5), ('head', 5, 10)):
        p.set(b, rot(Z, left) @ rot(X, nod))
    hips(p, 'R', (-0.105, 0.05))
    legs(p, (0.15, -0.11, 20.0, (0.25, -1, 0), 0), (-0.105, 0.05, 9.0, (-0.1, -1, 0), 0))
    p.set('clavicle.L', rot(Z, -4) @ rot(Y, 2))
    fist(p, 'L', np.array((*STICK, 1.135)), np.array((-0.32, -0.95, -0.10)), np.array((0.05, -0.05, 1.0)), (0.55, 0.45, -0.8))
    p.set('clavicle.R', rot(Y, 4))
    s = p.point('upperarm01.R')
    p.reach(('upperarm01.R', 'lowerarm01.R', 'wrist.R'), s + np.array((-0.10, -0.075, -0.505)), (-0.45, 0.9, 0))
    p.hand('R', (0.02, -0.22, -1.0), (0.25, -1.0, 0.15), (16, 22, 14), 8)
    return p


HELD = np.array((0.185, -0.42))   # where the handheld gimbal is in the pose filming()


def filming(h):
    """A slow step with the left foot, upper body and eyes turned to the car, both hands at the gimbal's grip."""
    p = Pose(h)
    p.at = np.array((0.0, -0.03, 0.0))
    p.set('root', rot(Z, 8.0) @ rot(X, 2.0) @ rot(Y, -1.5))
    for b, lean, left in (('spine05', 1, 2), ('spine04', 2, 4), ('spine03', 3, 5), ('spine02', 3, 5), ('spine01', 2, 3)):
        p.set(b, rot(Z, left) @ rot(X, lean))
    for b, nod, left in (('neck01', 4, 1), ('neck02', 3, 1), ('neck03', 2, 1), ('head', 4, 3)):
        p.set(b, rot(Z, left) @ rot(X, nod))
    hips(p, 'L', (0.085, -0.20), 0.985)
    legs(p, (0.085, -0.20, 10.0, (0.1, -1, 0), 0), (-0.095, 0.24, 8.0, (-0.05, -1, 0), 26))
    turn = rot(Z, 25.0)
    for side, x, z in (('R', -1, 1.215), ('L', 1, 1.125)):
        p.set('clavicle.' + side, rot(Z, -4 * x))
        fist(p, side, np.array((*HELD, z)), turn @ np.array((-0.35 * x, -0.93, -0.02)), turn @ np.array((0.10 * x, -0.05, 1.0)), turn @ np.array((0.5 * x, 0.3, -0.8)))
    return p


TABLET = np.array((0.36, -0.37, 1.20))   # the middle of what the man in the pose showing holds
LEAN, TURNED = 24, -12                   # degrees off upright, and off his front to the one he shows it to


def showing(h):
    """A tablet turned to the man on his left, one hand at its edge, the other below it, eyes on it."""
    p = Pose(h)
    p.at = np.array((0.02, 0.02, 0.0))
    p.set('root', rot(Z, 2.0) @ rot(Y, -2.0))
    for b, lean, left in (('spine05', 1, 1), ('spine04', 2, 2), ('spine03', 3, 3), ('spine02', 3, 3), ('spine01', 3, 3)):
        p.set(b, rot(Z, left) @ rot(X, lean))
    for b, nod, left in (('neck01', 5, 3), ('neck02', 4, 3), ('neck03', 3, 4), ('head', 6, 5)):
        p.set(b, rot(Z, left) @ rot(X, nod))
    hips(p, 'L', (0.09, 0.02))
    legs(p, (0.09, 0.02, 10.0, (0.1, -1, 0), 0), (-0.16, -0.05, 16.0, (-0.25, -1, 0), 0))
    turn = rot(Z, TURNED)
    for side, x in (('R', -1), ('L', 1)):
        p.set('clavicle.' + side, rot(Z, -3 * x))
    fist(p, 'R', TABLET + turn @ np.array((-0.105, 0.0, -0.035)), turn @ np.array((0.25, -0.95, 0.05)), turn @ np.array((-0.12, -0.35, 1.0)), (-0.35, 0.3, -1.0))
    fist(p, 'L', TABLET + turn @ np.array((0.03, 0.035, -0.092)), turn @ np.array((0.1, -1.0, 0.1)), turn @ np.array((1.0, 0.1, 0.0)), (0.25, 0.35, -1.0))
    return p


def looking_on(h):
    """Weight on the left leg, arms down, turned to what somebody on his right shows him."""
    p = Pose(h)
    p.at = np.array((0.03, 0.02, 0.0))
    p.set('root', rot(Z, -6.0) @ rot(Y, -3.0))   # the right hip hangs
    p.set('spine05', rot(Y, 2.5) @ rot(Z, -2.0))
    for b, lean, right in (('spine04', 1, 2), ('spine03', 2, 3), ('spine02', 3, 3), ('spine01', 3, 2)):
        p.set(b, rot(Z, -right) @ rot(X, lean))
    for b, nod, right in (('neck01', 5, 3), ('neck02', 4, 4), ('neck03', 3, 4), ('head', 7, 8)):
        p.set(b, rot(Z, -right) @ rot(X, nod))
    hips(p, 'L', (0.10, 0.03))
    legs(p, (0.10, 0.03, 9.0, (0.1, -1, 0), 0), (-0.15, -0.10, 20.0, (-0.25, -1, 0), 0))
    for side, x, reach in (('L', 1, (0.055, -0.03, -0.515)), ('R', -1, (-0.065, -0.09, -0.50))):
        p.set('clavicle.' + side, rot(Y, -3 * x))
        s = p.point('upperarm01.' + side)
        p.reach(('upperarm01.' + side, 'lowerarm01.' + side, 'wrist.' + side), s + np.array(reach), (0.45 * x, 0.9, 0))
        p.hand(side, (-0.02 * x, -0.14, -1.0), (-0.25 * x, -1.0, 0.10), (24, 34, 22), 18)
    return p


VOXEL = 0.012                     # size of the cloth's quads
SLEEVE, SHIRT, LEG = 1.09, 1.03, 1.06      # the cloth is longer than the body: it folds
PANTS, OVERSHIRT = (12.0, 2.5), (15.0, 6.0)  # how stiff against stretching and bending


def longer(h, name, V):
    """The lengths a garment's cloth has, from its shape on the body."""
    V = V.copy()
    if name == 'pants':
        V[:, 2] = np.where(V[:, 2] < 0.86, 0.86 + (V[:, 2] - 0.86) * LEG, V[:, 2])
        return V
    V[:, 2] = np.where(V[:, 2] < 1.30, 1.30 + (V[:, 2] - 1.30) * SHIRT, V[:, 2])
    for s, x in (('L', 1), ('R', -1)):
        a, b = h.head['upperarm02.' + s], h.head['wrist.' + s]
        d = (b - a) / np.linalg.norm(b - a)
        along = np.clip((V - a) @ d, 0, None) * (V[:, 0] * x > 0.22)
        V += along[:, None] * d * (SLEEVE - 1)
    return V


def dress(h, pose):
    """Body and garments in a pose, simulated: {name: (vertices, faces, vertices at rest)}."""
    here = os.path.dirname(os.path.abspath(__file__))
    code = b''.join(open(os.path.join(here, f), 'rb').read() for f in ('human.py', 'clothes.py'))
    code += repr((pose.turn, pose.at, VOXEL, SLEEVE, SHIRT, LEG, PANTS, OVERSHIRT, [wear.last(h, pose, s)[0].round(4).tolist() for s in 'LR'])).encode()
    path = os.path.join(car.CACHE, 'person_%s.npz' % hashlib.md5(code).hexdigest()[:10])
    body = pose.apply(h.V, h.W)
    if os.path.exists(path):
        q = np.load(path, allow_pickle=True)
        return dict(q['d'].item(), body=(body, h.F, h.V))
    way = [pose.part(f) for f in clothes.STEPS]
    solid = [clothes.obstacle(clothes.moving('solid', [p.apply(h.V, h.W) for p in way], h.F))]
    lasts = [clothes.obstacle(clothes.moving('last', [wear.last(h, p, s)[0] for p in way], wear.last(h, pose, s)[1])) for s in 'LR']
    out = {}
    V, F = clothes.pants(h, VOXEL)
    W = clothes.skin_weights(h, V, F, ((('foot', 'toe'), 'lowerleg02'),))
    q = clothes.hang('pants', longer(h, 'pants', V), [p.apply(V, W) for p in way], F, np.clip((V[:, 2] - 0.985) / 0.03, 0, 1), *PANTS)
    out['pants'] = q[-1], F, V
    hung = [q[min(len(q) - 1, round(clothes.MOVE * f))] for f in clothes.STEPS[:-1]] + [q[-1]]
    for o in lasts:
        bpy.data.objects.remove(o)
    solid.append(clothes.obstacle(clothes.moving('under', hung, F)))
    V, F = clothes.overshirt(h, VOXEL)
    W = clothes.skin_weights(h, V, F, ((('wrist', 'metacarpal', 'finger'), 'lowerarm02'), (('head', 'neck'), 'spine01')))
    pin = np.clip(((V - clothes.NECK[0]) @ clothes.NECK[1] + 0.030) / 0.02, 0, 1) * (np.abs(V[:, 0]) < 0.13)
    q = clothes.hang('shirt', longer(h, 'shirt', V), [p.apply(V, W) for p in way], F, pin, *OVERSHIRT)
    out['shirt'] = q[-1], F, V
    for o in solid:
        bpy.data.objects.remove(o)
    os.makedirs(car.CACHE, exist_ok=True)
    np.savez(path, d=np.array(out, dtype=object))
    return dict(out, body=(body, h.F, h.V))


# ------------------------------------------------------------------ materials
def skin():
    """Skin, dark under the hair (attribute scalp)."""
    k = car.Nodes('skin')
    p = k.n('ShaderNodeBsdfPrincipled')
    O = k.n('ShaderNodeTexCoord').outputs['Object']

    def noise(scale, detail=4):
        n = k.n('ShaderNodeTexNoise'); n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = scale, detail
        k.link(O, n.inputs['Vector'])
        return n.outputs[0]
    tone = k.mixc(noise(28), (0.33, 0.175, 0.115), (0.45, 0.265, 0.185))
    tone = k.mixc(k.attr('scalp'), tone, (0.045, 0.032, 0.025))
    k.link(tone, p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = 0.55
    p.inputs['Subsurface Weight'].default_value = 0.18
    p.inputs['Subsurface Radius'].default_value = (0.010, 0.004, 0.002)
    b = k.n('ShaderNodeBump'); b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = 0.25, 0.0008
    k.link(noise(420, 2), b.inputs['Height'])
    k.link(b.outputs[0], p.inputs['Normal'])
    return k.out(p.outputs[0])


def cloth(name, color, seams=None, sheen=0.12, word=None):
    """Woven cloth that has faded a little unevenly; `seams(k, x, y, z)` gives 1 in the grooves, in meters of the garment at rest."""
    k = car.Nodes(name)
    p = k.n('ShaderNodeBsdfPrincipled')
    at = k.n('ShaderNodeAttribute', attribute_name='rest').outputs['Vector']

    def noise(scale, detail=4, rough=0.55):
        n = k.n('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value, n.inputs['Detail'].default_value, n.inputs['Roughness'].default_value = scale, detail, rough
        k.link(at, n.inputs['Vector'])
        return n.outputs[0]
    tone = k.mixc(noise(9, 5), tuple(c * 0.80 for c in color), tuple(c * 1.18 for c in color))
    tone = k.mixc(noise(900, 2), k.mixc(0.14, tone, (0, 0, 0)), k.mixc(0.06, tone, (1, 1, 1)))
    height = k.math('MULTIPLY', noise(900, 2), 0.35)
    if seams:
        sp = k.n('ShaderNodeSeparateXYZ'); k.link(at, sp.inputs[0])
        groove = seams(k, *sp.outputs)
        tone = k.mixc(k.math('MULTIPLY', groove, 0.32), tone, (0, 0, 0))
        height = k.math('SUBTRACT', height, k.math('MULTIPLY', groove, 1.4))
    if word:
        tone = k.mixc(word(k, at), tone, (0.78, 0.78, 0.77))
    k.link(tone, p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = 0.82
    car.sock(p, 'Specular').default_value = 0.25
    p.inputs['Sheen Weight'].default_value, p.inputs['Sheen Roughness'].default_value = sheen, 0.45
    b = k.n('ShaderNodeBump'); b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = 0.7, 0.0012
    k.link(height, b.inputs['Height'])
    k.link(b.outputs[0], p.inputs['Normal'])
    return k.out(p.outputs[0])


def line(k, v, at=0.0, half=0.0014):
    """1 where a value is within `half` meters of `at`: a seam."""
    return k.below(k.math('ABSOLUTE', k.math('SUBTRACT', v, at)), half, 0.0008)


def both(k, *q):
    for i in q[1:]:
        q = (k.math('MULTIPLY', q[0], i),)
    return q[0]


def most(k, *q):
    out = q[0]
    for i in q[1:]:
        out = k.math('MAXIMUM', out, i)
    return out


def shirt_seams(k, x, y, z):
    ax = k.math('ABSOLUTE', x)
    back = k.below(k.math('MULTIPLY', y, -1.0), 0.0)
    body = k.below(ax, 0.205)
    yoke = both(k, line(k, z, 1.398), back, k.below(ax, 0.185))
    arm = both(k, line(k, k.math('ADD', ax, k.math('MULTIPLY', z, 0.22)), 0.190 + 0.22 * 1.40), k.below(k.math('MULTIPLY', z, -1.0), -1.26))
    side = both(k, line(k, y, 0.012), k.below(k.math('MULTIPLY', ax, -1.0), -0.12), k.below(z, 1.27), body)
    hem = both(k, line(k, z, clothes.HEM + 0.022), k.below(ax, 0.33))
    cuff = line(k, k.attr('cuff'), 0.045)
    return most(k, yoke, arm, side, hem, cuff)


def pants_seams(k, x, y, z):
    ax = k.math('ABSOLUTE', x)
    middle = k.math('SUBTRACT', 0.222, k.math('MULTIPLY', z, 0.128))
    outer = k.below(k.math('SUBTRACT', middle, ax), 0.0)
    side = both(k, line(k, y, -0.004), outer)
    inner = both(k, line(k, y, 0.004), k.below(k.math('SUBTRACT', ax, middle), 0.0), k.below(z, 0.80))
    back = k.below(k.math('MULTIPLY', y, -1.0), -0.02)
    u = k.math('SUBTRACT', k.math('ABSOLUTE', k.math('SUBTRACT', ax, 0.098)), 0.062)
    v = k.math('SUBTRACT', k.math('ABSOLUTE', k.math('SUBTRACT', z, 0.905)), 0.075)
    pocket = both(k, line(k, k.math('MAXIMUM', u, v)), back)
    seat = both(k, line(k, x), back, k.below(k.math('MULTIPLY', z, -1.0), -0.84))
    return most(k, side, inner, pocket, seat, line(k, z, 0.066))


def shoe_seams(k, x, y, z):
    """From the heel, aside and up: heel counter, vamp, lacing, the edge above the sole."""
    heel = line(k, k.math('SUBTRACT', x, k.math('MULTIPLY', z, 0.35)), 0.062, 0.0011)
    vamp = line(k, k.math('ADD', x, k.math('MULTIPLY', z, 0.55)), 0.222, 0.0011)
    lacing = both(k, line(k, k.math('ABSOLUTE', y), 0.019, 0.0011), k.below(k.math('MULTIPLY', z, -1.0), -0.05))
    return most(k, heel, vamp, lacing, line(k, z, 0.016, 0.0012))


def word(text='LOTSPIN', width=0.205, z=1.34):
    """A function for cloth(): white letters on the back, `width` meters wide, their middle at height z of the shirt at rest."""
    from PIL import Image, ImageDraw, ImageFont
    f = os.environ.get('CAR_FONT')
    font = ImageFont.truetype(f, 220) if f else ImageFont.load_default(220)
    top, bottom = font.getbbox(text)[1::2]
    at = [40 + font.getlength(text[:i]) + 16 * i for i in range(len(text) + 1)]          # spaced, as embroidered letters are
    w = int(at[-1]) - 40
    im = Image.new('L', (w + 80, bottom - top + 80), 0)
    for x, letter in zip(at, text):
        ImageDraw.Draw(im).text((x, 40 - top), letter, 255, font=font)
    img = bpy.data.images.new('word', im.width, im.height)
    img.colorspace_settings.name = 'Non-Color'
    g = np.asarray(im, np.float32)[::-1] / 255
    img.pixels.foreach_set(np.ascontiguousarray(np.stack([g, g, g, np.ones_like(g)], 2)).ravel())
    img.pack()
    scale = (w + 80) / w * width
    tall = scale * im.height / im.width

    def nodes(k, at):
        sp = k.n('ShaderNodeSeparateXYZ'); k.link(at, sp.inputs[0])
        u = k.math('SUBTRACT', 0.5, k.math('DIVIDE', sp.outputs[0], scale))
        v = k.math('ADD', 0.5, k.math('DIVIDE', k.math('SUBTRACT', sp.outputs[2], z), tall))
        c = k.n('ShaderNodeCombineXYZ'); k.link(u, c.inputs[0]); k.link(v, c.inputs[1])
        tx = k.n('ShaderNodeTexImage', extension='CLIP'); tx.image = img
        k.link(c.outputs[0], tx.inputs[0])
        return k.math('MULTIPLY', tx.outputs[0], k.below(k.math('MULTIPLY', sp.outputs[1], -1.0), 0.0))
    return nodes


# ------------------------------------------------------------------ the man
def put(name, V, F, mat, root, attributes=None, sub=0, thick=0.0, auto=None, hem=None):
    """A mesh under `root`; cloth is half as thick as `thick` says, except where it is folded over (`hem`)."""
    o = car.obj(name, V, F, mat, auto=auto, parent=root)
    for key, q in (attributes or {}).items():
        q = np.asarray(q, np.float32)
        a = o.data.attributes.new(key, 'FLOAT_VECTOR' if q.ndim == 2 else 'FLOAT', 'POINT')
        a.data.foreach_set('vector' if q.ndim == 2 else 'value', q.ravel())
    if sub:
        m = o.modifiers.new('sub', 'SUBSURF'); m.levels = m.render_levels = sub
    if thick:
        m = o.modifiers.new('thick', 'SOLIDIFY'); m.thickness, m.offset = thick, 0.0
        if hem is not None:
            o.vertex_groups.new(name='hem').add([int(i) for i in np.nonzero(hem)[0]], 1.0, 'REPLACE')
            m.vertex_group, m.thickness_vertex_group = 'hem', 0.5
    return o


def part(V, F, keep, *more):
    """Only the faces with all vertices kept: (vertices, faces, other arrays)."""
    F = [f for f in F if all(keep[i] for i in f)]
    used = np.unique([i for f in F for i in f])
    to = np.zeros(len(V), int); to[used] = np.arange(len(used))
    return (V[used], [tuple(to[i] for i in f) for f in F]) + tuple(m[used] for m in more)


def iron(V, F, where, times=24):
    """Takes small dents out of cloth, `where` (0 to 1 for each vertex): the back that carries the word."""
    E = clothes.edges(F)
    n = np.bincount(E.ravel(), minlength=len(V))[:, None]
    for _ in range(times):
        s = np.zeros_like(V)
        np.add.at(s, E[:, 0], V[E[:, 1]]); np.add.at(s, E[:, 1], V[E[:, 0]])
        V = V + where[:, None] * 0.6 * (s / n - V)
    return V


# colors of overshirt, pants, shoes and cap (None: bareheaded), whether the brand's word is on the back, height as a share of ours
CREW = dict(shirt=(0.007, 0.009, 0.014), pants=(0.066, 0.084, 0.112), shoes=(0.018, 0.019, 0.021), cap=(0.62, 0.115, 0.014), branded=True, tall=1.0)
MANAGER = dict(shirt=(0.42, 0.52, 0.66), pants=(0.020, 0.021, 0.026), shoes=(0.055, 0.026, 0.014), cap=None, branded=False, tall=0.975)


def stand(make, turn, at, held=(0, 0), wears=CREW):
    """A man in a pose, as children of the empty that is returned: turned about z so that what he holds, at `held` (x, y) before
    him, is at `at` (x, y) in the scene. `wears`: CREW for the photographer, MANAGER for a dealer's."""
    h = Human()
    pose = make(h)
    d = dress(h, pose)
    root = bpy.data.objects.new('photographer', None)
    bpy.context.scene.collection.objects.link(root)
    # skin where it shows
    shows = (h.weight('wrist', 'metacarpal', 'finger', 'lowerarm02') > 0.5) | (h.V[:, 2] > 1.42) & (np.abs(h.V[:, 0]) < 0.17)
    V, F, tone = part(d['body'][0], h.F, shows, wear.scalp(h))
    put('skin', V, F, skin(), root, {'scalp': tone}, sub=1)
    # garments
    V, F, rest = d['shirt']
    x, y, z = rest.T
    V = iron(V, F, (y > 0) * np.clip((0.17 - np.abs(x)) / 0.04, 0, 1) * np.clip((z - 1.27) / 0.05, 0, 1) * np.clip((1.49 - z) / 0.03, 0, 1))
    cuff = np.full(len(V), 9.0)
    for s, x in (('L', 1), ('R', -1)):
        b, c = h.head['lowerarm01.' + s], h.head['wrist.' + s]
        n = (c - b) / np.linalg.norm(c - b)
        i = rest[:, 0] * x > 0.34
        cuff[i] = (c + n * (clothes.CUFF - 0.03) - rest[i]) @ n
    put('shirt', V, F, cloth('shirt', wears['shirt'], shirt_seams, word=word() if wears['branded'] else None), root, {'rest': rest, 'cuff': cuff}, sub=1, thick=0.0048, hem=np.minimum(cuff, rest[:, 2] - clothes.HEM) < 0.026)
    A, t = pose.frames()['neck01']
    up = A @ np.array((0, -0.25, 1.0)); up /= np.linalg.norm(up)
    c = wear.collar(V, F, A @ h.head['neck01'] + t, up)
    put('collar', *c, cloth('collar', wears['shirt']), root, {'rest': c[0]}, sub=1, thick=0.0026)
    V, F, rest = d['pants']
    put('pants', V, F, cloth('pants', wears['pants'], pants_seams), root, {'rest': rest}, sub=1, thick=0.0048, hem=rest[:, 2] < 0.068)
    # shoes
    upper = cloth('shoe', wears['shoes'], shoe_seams, sheen=0.1)
    white = car.simple('sole', (0.50, 0.49, 0.46), 0.6)
    for s in 'LR':
        put('shoe', *wear.last(h, pose, s), upper, root, {'rest': wear.upper(h, s)[2]}, sub=1, auto=60)
        put('sole', *wear.sole(h, pose, s, SOLE), white, root, auto=40)
    # cap and hair
    A, t = frame = pose.frames()['head']
    felt = wears['cap'] and cloth('cap', wears['cap'], sheen=0.2)
    for i, (V, F) in enumerate(wear.cap(h) if felt else ()):
        W = V @ A.T + t
        put('cap', W, F, felt, root, {'rest': V}, thick=(0.002, 0.003, 0.003, 0)[i], auto=50)
    k = car.Nodes('hair')
    b = k.n('ShaderNodeBsdfHairPrincipled')
    b.parametrization, b.inputs['Color'].default_value = 'COLOR', (0.040, 0.026, 0.018, 1)
    b.inputs['Roughness'].default_value = 0.4
    wear.hair(h, frame, k.out(b.outputs[0]), under_cap=bool(felt)).parent = root
    x, y = (rot(Z, turn) @ (*held, 0))[:2]
    root.location, root.rotation_euler = (at[0] - x, at[1] - y, 0), (0, 0, math.radians(turn))
    root.scale = (wears['tall'],) * 3
    return root
