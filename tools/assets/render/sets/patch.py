"""patch.py - renders a small part of finished white frames anew, after a change to the car that shows nowhere else.

  python -m sets.patch --out SET --raw SET/raw --paint graphite --used --samples 64 --cell 0.006 --width 2400 --height 1350 --part badges
  ... --only 0,16 --dry DIR       writes those frames to DIR and leaves the set as it is
"""
import os
from common import *  # noqa: F403
from sets import studio_white as W
from bpy_extras.object_utils import world_to_camera_view as w2c

B = car.B
# name: a point on the car, the direction that it faces, and how far around it is rendered (meters)
PARTS = {'badges': lambda v: [((v.length[s], 0.0, b[0]), (1 if s == 0 else -1, 0, 0), 0.2) for s, b in ((0, v.badge_f), (1, v.badge_r)) if b]}


def rectangle(root, cam, point, normal, reach):
    """Part of the picture (left, right, bottom, top), or nothing where the part faces away."""
    s = bpy.context.scene
    bpy.context.view_layer.update()
    m = root.matrix_world
    p = m @ Vector(point)
    if (m.to_3x3() @ Vector(normal)).dot((cam.location - p).normalized()) < -0.2:
        return None
    q = [w2c(s, cam, p + Vector((dx, dy, dz))) for dx in (-reach, reach) for dy in (-reach, reach) for dz in (-reach, reach)]
    return min(c.x for c in q), max(c.x for c in q), min(c.y for c in q), max(c.y for c in q)


if __name__ == '__main__':
    a = options(__doc__, raw='', part='badges', prefix='spin-', frames=36, dry='')
    setup(a)
    root = car.make(a.paint, a.cell, vehicle=a.vehicle, used=a.used)
    disc = W.stage(a, root)
    cam = camera(lens=W.LENS)
    for i in range(a.frames):
        f = os.path.join(a.raw, '%s%02d.npy' % (a.prefix, i))
        if (a.only and str(i) not in a.only) or not os.path.exists(f) or os.path.exists(f + '.patched'):
            continue
        yaw(root, 90 + i * 360.0 / a.frames)
        disc.rotation_euler = root.rotation_euler
        raw = np.load(f).astype(np.float32)
        raw = np.dstack([raw, np.ones_like(raw[..., :1])])
        for point, normal, reach in PARTS[a.part](B.V):
            r = rectangle(root, cam, point, normal, reach)
            if r:
                raw = trace(a.samples, r, raw)
        W.finish(raw, os.path.join(a.dry or a.out, '%s%02d.jpg' % (a.prefix, i)))
        if not a.dry:
            np.save(f, raw[..., :3].astype(np.float16))
            open(f + '.patched', 'w').close()
        print('PATCHED', i, time.strftime('%H:%M:%S'), flush=True)
