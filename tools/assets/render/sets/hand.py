"""hand.py - three pictures of the lot's car as someone takes them who walks around it with a phone: uneven steps, not level, as bright as
the phone thinks. hand/by-hand.jpg has them in a row, hand/session.jpg the three of the white set that they should have been.

  python -m sets.hand --out OUT/hand --paint graphite --used --width 800 --height 450 --samples 32
"""
import os
from PIL import Image
from common import *  # noqa: F403
from sets import lot, studio_white

MEDIA = os.path.join(HERE, '../../../media')
STOPS = 4, 5, 6                    # frames of the sets
# degrees from the stop, meters nearer than the set's camera, higher, how far the car is off the middle, degrees off level, how bright
STEPS = ((1.5, 0.2, 0.30, -0.10, -1.2, 1.0), (-5.0, 1.6, 0.42, 0.45, 3.2, 1.9), (4.5, -0.9, 0.05, -0.65, -2.6, 0.55))


def by_hand(a):
    s = setup(a)
    lot.build(a, s, a.paint, a.used)
    for m in bpy.data.materials:
        no_lamp(m)
    cam = camera(lens=studio_white.LENS)
    for stop, (off, nearer, higher, aside, roll, bright) in zip(STOPS, STEPS):
        path = os.path.join(TMP, 'hand%d.jpg' % stop)
        walk = Matrix.Rotation(math.radians(-(10 * stop + off)), 3, 'Z')
        look(cam, walk @ Vector((0, CAM_LOC[1] + nearer, CAM_LOC[2] + higher)), walk @ Vector((aside, 0, CAM_AIM[2])))
        cam.rotation_euler.rotate_axis('Z', math.radians(roll))
        lot.finish(trace(a.samples)[..., :3] * bright, path)
        yield Image.open(path)


def row(pictures, path):
    pictures = list(pictures)
    w, h = pictures[0].size
    gap = w // 100
    im = Image.new('RGB', (3 * w + 2 * gap, h), 'white')
    for i, q in enumerate(pictures):
        im.paste(q, (i * (w + gap), 0))
    im.save(path, quality=92, subsampling=0)


if __name__ == '__main__':
    a = options(__doc__, neighbors=0.012)
    row(by_hand(a), os.path.join(a.out, 'by-hand.jpg'))
    row((Image.open(os.path.join(MEDIA, 'spin', 'spin-%02d.jpg' % i)).resize((a.width, a.height), Image.LANCZOS) for i in STOPS), os.path.join(a.out, 'session.jpg'))
