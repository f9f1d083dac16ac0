"""listing.py - the white pickup that the photographer of places.py films, as its listing shows it: a cover and a strip of four.

  python -m sets.listing --out OUT/listing --width 1600 --height 900 --samples 32 --cell 0.006
"""
import os
from common import *  # noqa: F403
from sets import lot, places

# file: bearing of the camera and its distance in meters, focal length, share of the width
VIEWS = {
    'cover': (308, 10.2, 60, 1),
    'strip-1': (52, 10.2, 54, 0.3),
    'strip-2': (180, 10.2, 46, 0.3),
    'strip-3': (120, 10.2, 54, 0.3),
    'strip-4': (232, 10.2, 54, 0.3),
}


def main():
    a = options(__doc__, neighbors=0.012)
    places.white_pickup(a)
    for name, (bearing, away, lens, share) in VIEWS.items():
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        t = math.radians(bearing)
        size(int(a.width * share), int(a.height * share))
        camera((math.cos(t) * away, math.sin(t) * away, 1.5), (0, 0, 0.80), lens, 22)
        lot.finish(trace(a.samples)[..., :3], path)
        print('DONE', name, flush=True)


if __name__ == '__main__':
    main()
