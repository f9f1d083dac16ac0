"""enlarged.py - enhance/close/*.jpg: the damage of the pair before.jpg and after.jpg, from the same camera at several times the pictures' density.

  python -m sets.enlarged --out OUT/close --paint ember --used --cell 0.006 --samples 48
"""
import os
from common import *  # noqa: F403
from sets import lot, studio_white

FRAME = 4
SIDE = 640
# upper left corner and width, as shares of the picture's size
PARTS = {'scratch': (0.372, 0.446, 0.07), 'wheel': (0.500, 0.680, 0.045)}


def enlarged(samples, left, top, width):
    """A square part of the picture, SIDE pixels wide."""
    whole = round(SIDE / width)
    size(whole, whole * 9 // 16)
    s = bpy.context.scene
    s.cycles.seed, s.cycles.samples = 1, samples
    s.render.use_border = s.render.use_crop_to_border = True
    bottom = 1 - top - width * 16 / 9
    s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = left, left + width, bottom, 1 - top
    return render()[..., :3]


def main():
    a = options(__doc__, neighbors=0.012)
    for name in ('after', 'before'):
        paths = {part: os.path.join(a.out, '%s-%s.jpg' % (part, name)) for part in PARTS}
        if (a.only and name not in a.only) or all(map(os.path.exists, paths.values())):
            continue
        car.ROOT = None
        s = setup(a)
        cam = None
        if name == 'after':
            root = car.make(a.paint, a.cell, vehicle=a.vehicle, used=a.used)
            disc = studio_white.stage(a, root)
            yaw(root, 90 + FRAME * 10)
            disc.rotation_euler = root.rotation_euler
            cam = camera(lens=studio_white.LENS)
        else:
            lot.build(a, s, a.paint, a.used)
            for m in bpy.data.materials:
                no_lamp(m)
            cam = camera(lens=studio_white.LENS)
            walk = Matrix.Rotation(math.radians(-10 * FRAME), 3, 'Z')
            look(cam, *(walk @ q for q in step_back(CAM_LOC, CAM_AIM)))
        print('BUILT', name, time.strftime('%H:%M:%S'), flush=True)
        for part, path in paths.items():
            raw = enlarged(a.samples, *PARTS[part])
            (studio_white if name == 'after' else lot).finish(raw, path)
            print('DONE', part, name, time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
