"""above.py - places/above.jpg: the clear spot from above: a white car in the middle of 30 by 30 ft of empty lot, a cone at each corner, the
tripod at its first stop.

  python -m sets.above --out OUT --paint pearl --cell 0.008 --width 1600 --height 900 --samples 14 --neighbors 0.014
"""
import os
from common import *  # noqa: F403
from sets import lot, studio_white

SIDE = 30 * 0.3048
VIEW = (-1.5, -11.0, 24.0), (0.0, 1.6, 0.0), 27


def cone(x, y, turn):
    """A traffic cone with a white band, 18 in high."""
    red = car.simple('cone', (0.62, 0.10, 0.012), 0.5)
    band = car.simple('coneband', (0.70, 0.70, 0.69), 0.4)
    black = car.simple('conebase', (0.015, 0.015, 0.015), 0.7)
    rings = ((0.130, 0.030), (0.082, 0.20), (0.062, 0.30), (0.026, 0.455), (0.0, 0.457))
    for part, (low, high) in enumerate(zip(rings, rings[1:])):
        n = 28
        rows = [[(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n), z) for i in range(n)] for r, z in (low, high)]
        V, Q = car.grid(rows, closed_v=True)
        lot.free(car.obj('cone', V, Q, band if part == 1 else red))
    lot.free(car.rbox('conebase', (x, y, 0.016), (0.29, 0.29, 0.032), black, 0.012, (0, 0, turn)))


def shoot_above(a, path):
    """Of a lot that stands already, with its car."""
    from sets import places
    car.ROOT = None
    rng = np.random.default_rng(4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cone(sx * SIDE / 2, sy * SIDE / 2, rng.uniform(0, 1.5))
    t = math.radians(270 - 10 * places.FRAME)
    places.tripod(math.cos(t) * -CAM_LOC[1], math.sin(t) * -CAM_LOC[1], -10 * places.FRAME, os.path.join(places.MEDIA, 'spin-lot/spin-05.jpg'), spread=-10)
    for m in bpy.data.materials:
        no_lamp(m)
    size(a.width, a.height)
    bpy.context.scene.render.use_border = False
    cam = camera()
    cam.data.lens = VIEW[2]
    look(cam, *VIEW[:2])
    lot.finish(trace(a.samples)[..., :3], path)
    print('DONE above', time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    a = options(__doc__, neighbors=0.014)
    lot.build(a, setup(a), a.paint, False)
    shoot_above(a, os.path.join(a.out, 'above.jpg'))
