"""cutouts.py - the car alone on alpha, from the camera of the backgrounds, lit as each group of backgrounds is.

  python -m sets.cutouts --out OUT/cutout --paint ember --cell 0.006 --samples 48
  python -m sets.cutouts --out OUT/preview --only night --width 640 --height 360 --samples 10 --cell 0.014

Each picture has the car, its shadow, and on a glossy floor its reflection. media/backgrounds/lights.json says which
background takes which.
"""
import os
from common import *  # noqa: F403
from sets import lot
from sets import studio_white as W
from PIL import Image
from scipy.ndimage import gaussian_filter


def card(name, center, size, color, strength, aim=(0, 0, 0.8)):
    """A glowing panel that the paint reflects and the camera does not see."""
    w, h = size[0] / 2, size[1] / 2
    o = lot.free(car.obj(name, [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], car.simple(name, (0, 0, 0), 1, emit=color, strength=strength), smooth=False))
    look(o, center, aim)
    o.visible_camera = False


def horizon(color, height):
    """What closes the view around: a wall that only reflections see."""
    n, r = 96, 45.0
    rng = np.random.default_rng(3)
    top = height * (0.7 + 0.6 * rng.random(n))
    V = [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), z) for i in range(n) for z in (-0.5, top[i])]
    Q = [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)]
    o = lot.free(car.obj('horizon', V, Q, car.simple('horizon', color, 0.9), smooth=False))
    o.visible_camera = o.visible_shadow = False


def overcast():
    """A bright gray sky, brightest overhead, above dark trees."""
    t = bpy.context.scene.world.node_tree
    k = car.Nodes('skytmp')
    bpy.data.materials.remove(k.m)
    k.t = t
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeTexCoord').outputs['Generated'], sp.inputs[0])
    k.link(k.mixc(lot.level(k, sp.outputs[2], 0.0, 0.9), (0.62, 0.68, 0.76), (1.15, 1.20, 1.28)), t.nodes['Background'].inputs[0])
    horizon((0.035, 0.045, 0.030), 3.4)


def night():
    """Street lamps overhead, lit windows on both sides, a little blue from above."""
    world((0.20, 0.24, 0.36), 0.13)
    rng = np.random.default_rng(11)
    horizon((0.006, 0.007, 0.010), 7.0)
    for x, y, c in ((-4.6, -4.2, (1.0, 0.72, 0.42)), (4.8, -3.4, (1.0, 0.72, 0.42)), (-3.0, 5.2, (1.0, 0.80, 0.56)), (5.4, 4.6, (1.0, 0.72, 0.42))):
        card('lamp%d' % round(x * 10), (x, y, 6.2), (1.3, 0.34), c, 55, (x * 0.6, y * 0.6, 0))
    for i in range(46):
        side = rng.choice((-1, 1))
        x = rng.uniform(-26, 26)
        color = ((1.0, 0.66, 0.34), (1.0, 0.80, 0.58), (0.62, 0.80, 1.0))[int(rng.choice((0, 0, 1, 2)))]
        z = rng.choice((1.7, 1.9, 4.4, 7.2))
        card('window%d' % i, (x, side * 13.0 - 1.0, z), (rng.uniform(0.7, 2.6), rng.uniform(0.8, 1.6)), color, rng.uniform(1.5, 7.0), (x, 0, z))


def neon():
    """Portals of neon along the car, pink and blue in turn, in the dark."""
    world((0.02, 0.02, 0.05), 0.10)
    horizon((0.004, 0.004, 0.006), 5.0)
    for i, y in enumerate((-15.0, -10.6, -6.2, -1.8, 2.6, 7.0, 11.4)):
        color = (1.0, 0.055, 0.42) if i % 2 else (0.10, 0.30, 1.0)
        path = [(-4.4, y, 0.10), (-4.4, y, 3.31), (-4.28, y, 3.43), (4.28, y, 3.43), (4.4, y, 3.31), (4.4, y, 0.10)]
        o = lot.free(car.tube('neon', path, car.circle(0.030, 10), car.simple('tube%d' % (i % 2), (0, 0, 0), 1, emit=color, strength=46), up=(0, 1, 0.01)))
        o.visible_camera = False


# light, exposure, lamps, floor's color, how much of the car the floor mirrors, blur of the mirror image in meters per meter
GROUPS = {
    'overcast': (overcast, -0.1, 1.0, (0.13, 0.13, 0.125), 0.0, 0.0),
    'night': (night, 1.0, 1.3, (0.02, 0.02, 0.022), 0.30, 0.05),
    'neon': (neon, 0.85, 1.0, (0.02, 0.02, 0.024), 0.38, 0.04),
}
STUDIO_GLOSS = (0.34, 0.02)


def split(raw, show):
    """Straight color in display values, and alpha; rows from the bottom."""
    alpha = np.clip(raw[..., 3], 0, 1)
    return show(raw[..., :3] / np.maximum(alpha, 1e-3)[..., None]), alpha


def over(top, below):
    (ca, aa), (cb, ab) = top, below
    total = aa + ab * (1 - aa)
    color = (ca * aa[..., None] + cb * (ab * (1 - aa))[..., None]) / np.maximum(total, 1e-4)[..., None]
    return color, total


def floor_depth(cam, shape):
    """Meters that the car's mirror image at a pixel lies beyond the floor's near edge of the car, by row."""
    h, w = shape
    bpy.context.view_layer.update()
    M, s = cam.matrix_world, bpy.context.scene
    f = cam.data.lens / cam.data.sensor_width * w
    v = (np.arange(h) + 0.5 - h / 2) / f
    d = np.array([(M.to_3x3() @ Vector((0, q, -1))).normalized() for q in v])
    t = np.where(d[:, 2] < -1e-4, -M.translation.z / np.minimum(d[:, 2], -1e-4), np.inf)
    return M.translation.y + t * d[:, 1]


def mirrored(a, root, cam, show, amount, blur):
    """The car as the floor mirrors it: seen from below the floor, turned over, fading with distance from the tires."""
    loc, rot = cam.location.copy(), cam.rotation_euler.copy()
    look(cam, (loc.x, loc.y, -loc.z), (CAM_AIM[0], CAM_AIM[1], -CAM_AIM[2]))
    color, alpha = split(trace(a.samples), show)
    cam.location, cam.rotation_euler = loc, rot
    color, alpha = color[::-1], alpha[::-1]
    y = floor_depth(cam, alpha.shape)
    fade = np.clip((y - (-4.6)) / 3.2, 0, 1) ** 1.2          # the mirror image of the roof lies nearest to the camera
    alpha = alpha * amount * fade[:, None]
    if blur:
        px = blur * alpha.shape[1] / 9
        soft = gaussian_filter(alpha, px * 0.5)
        color = np.stack([gaussian_filter(color[..., c] * alpha, px * 0.5) / np.maximum(soft, 1e-4) for c in range(3)], 2)
        alpha = soft
    return color, alpha


def write(path, color, alpha):
    """Without the line that the far edge of the floor leaves at the horizon: no shadow reaches the upper half. Dark glass, which has more alpha, stays."""
    down = 1 - (np.arange(alpha.shape[0]) + 0.5) / alpha.shape[0]
    near = np.clip((down - 0.47) / 0.05, 0, 1)[:, None]
    alpha = np.where((color.max(2) < 0.02) & (alpha < 0.7), alpha * near, alpha)
    q = (np.clip(np.dstack([color, alpha]), 0, 1) * 255 + .5).astype(np.uint8)[::-1]
    Image.fromarray(q, 'RGBA').save(path, optimize=True)


def contact(a):
    """Lamps overhead leave no shadow under a car: the overcast picture's, which is rendered first, at 80 %."""
    q = np.asarray(Image.open(os.path.join(a.out, 'overcast.png')), np.float32)[::-1] / 255
    return np.zeros_like(q[..., :3]), q[..., 3] * 0.8


def placed(group, a):
    light, exposure, lamps, ground, gloss, blur = GROUPS[group]
    s = setup(a, exposure=exposure, bounces=5)
    s.render.film_transparent = True
    s.cycles.adaptive_threshold = 0.02
    root = car.make(a.paint, a.cell, lights=lamps, vehicle=a.vehicle, used=a.used)
    if not lamps:
        for m in ('led', 'lens'):
            bpy.data.materials[m].node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.0
    car.ROOT = None
    floor = lot.free(car.obj('catcher', [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], car.simple('catcher', ground, 0.6)))
    floor.is_shadow_catcher = True
    light()
    cam = camera()
    yaw(root, HERO_YAW)
    picture = split(trace(a.samples), display)
    if gloss:
        floor.hide_render = True
        below = over(contact(a), mirrored(a, root, cam, display, gloss, blur))
        picture = over(picture, below)
    return picture


def studio(a, gloss):
    """In the white studio; the baked shadow is the alpha of the floor, so it has no noise."""
    s = setup(a)
    s.render.film_transparent = True
    root = car.make(a.paint, a.cell, vehicle=a.vehicle, used=a.used)
    disc = W.stage(a, root)
    cam = camera()
    yaw(root, HERO_YAW)
    disc.rotation_euler = root.rotation_euler
    room = [o for o in s.objects if o.name.split('.')[0] in ('cove', 'floor') and o.parent is None]
    for o in room:                                           # it stays in the reflections
        o.visible_camera = False
    car_only = split(trace(a.samples), W.display)
    back = W.empty(cam, disc, W.stage.shadow)[..., 1]
    lit = W.empty(cam, disc, np.ones_like(W.stage.shadow))[..., 1]
    shade = np.clip(1 - back / lit, 0, 1) * 0.92
    below = (np.zeros_like(car_only[0]), shade)
    if gloss:
        disc.hide_render = True
        below = over(below, mirrored(a, root, cam, W.display, *STUDIO_GLOSS))
    return over(car_only, below)


def main():
    a = options(__doc__)
    for group in a.only or [*GROUPS, 'studio', 'studio-gloss']:
        path = os.path.join(a.out, group + '.png')
        if os.path.exists(path):
            continue
        t = time.time()
        car.ROOT = None
        write(path, *(placed(group, a) if group in GROUPS else studio(a, group == 'studio-gloss')))
        log_plates(path)
        print('DONE', group, '%.0fs' % (time.time() - t), flush=True)


if __name__ == '__main__':
    main()
