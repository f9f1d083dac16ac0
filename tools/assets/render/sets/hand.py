"""hand.py - hand/1.jpg to 3.jpg: the lot's car as someone takes it who walks around it with a phone: uneven steps, not level, as bright as
the phone thinks. They should have been frames 04 to 06 of the white set.

  python -m sets.hand --out OUT/hand --paint graphite --used --width 1200 --height 675 --samples 24 --cell 0.006
"""
import os
from common import *  # noqa: F403
from sets import lot, studio_white

STOPS = 4, 5, 6                    # frames of the set
# degrees from the stop, meters nearer than the set's camera, higher, how far the car is off the middle, degrees off level, how bright
STEPS = ((1.5, 0.2, 0.30, -0.10, -1.2, 1.0), (-5.0, 1.6, 0.42, 0.45, 3.2, 1.9), (4.5, -0.9, 0.05, -0.65, -2.6, 0.55))


if __name__ == '__main__':
    a = options(__doc__, neighbors=0.012)
    lot.build(a, setup(a), a.paint, a.used)
    for m in bpy.data.materials:
        no_lamp(m)
    cam = camera(lens=studio_white.LENS)
    for i, (stop, (off, nearer, higher, aside, roll, bright)) in enumerate(zip(STOPS, STEPS)):
        walk = Matrix.Rotation(math.radians(-(10 * stop + off)), 3, 'Z')
        look(cam, walk @ Vector((0, CAM_LOC[1] + nearer, CAM_LOC[2] + higher)), walk @ Vector((aside, 0, CAM_AIM[2])))
        cam.rotation_euler.rotate_axis('Z', math.radians(roll))
        lot.finish(trace(a.samples)[..., :3] * bright, os.path.join(a.out, '%d.jpg' % (i + 1)))
