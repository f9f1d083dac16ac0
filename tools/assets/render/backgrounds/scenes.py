"""scenes.py - virtual backgrounds in Cycles, seen by the hero camera (the camera contract of the README).

  python -m backgrounds.scenes --out OUT/backgrounds --only brick-alley --samples 48 --width 2560 --height 1440
  python -m backgrounds.scenes --out OUT/preview --samples 8 --width 1024 --height 576                             all of them

Nothing is where the car will be: |x| < 3, |y| < 1.5. What several scenes share is in surfaces.py.
"""
import os
from backgrounds.surfaces import *  # noqa: F403
from backgrounds.built.indoors import black_mirror, showroom, warehouse
from backgrounds.built.marblehall import marble_hall
from backgrounds.built.nights import city_night
from backgrounds.built.rooftop import rooftop_dusk
from backgrounds.built.streets import brick_alley, neon_tunnel
from backgrounds.built.workshop import workshop

# what builds it (and may return what else is done to its picture), exposure, f-stop (0: all is sharp)
SCENES = {'brick-alley': (brick_alley, 0.9, 0), 'neon-tunnel': (neon_tunnel, 0.35, 0), 'black-mirror-studio': (black_mirror, 1.2, 0),
          'warehouse': (warehouse, 1.9, 0), 'glass-showroom': (showroom, 1.4, 0), 'marble-hall': (marble_hall, 0.6, 5.6),
          'tiled-workshop': (workshop, 1.45, 5.6), 'city-night-bokeh': (city_night, 0.9, 0),
          'rooftop-dusk': (rooftop_dusk, 1.3, 4.0)}


def grain(img):
    """A trace of a sensor's noise, so that smooth gradients show no bands."""
    n = np.random.default_rng(5).normal(0, 0.012, img.shape[:2] + (1,)).astype(np.float32)
    return np.concatenate([img[..., :3] * (1 + n), img[..., 3:]], 2)


def main():
    a = options(__doc__, lift=0.0)
    for name in a.only or SCENES:
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        t = time.time()
        build, exposure, stop = SCENES[name]
        car.ROOT = None
        s = setup(a, exposure=exposure + a.lift, bounces=6)
        c = s.cycles
        c.diffuse_bounces, c.glossy_bounces = 3, 4
        c.adaptive_threshold, c.adaptive_min_samples = 0.03, 8
        more = build() or (lambda img: img)
        camera(fstop=stop)
        shoot(a, path, bloom=0.06, vignette=0.05, post=lambda img: grain(more(img)))
        print('DONE', name, '%.0fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
