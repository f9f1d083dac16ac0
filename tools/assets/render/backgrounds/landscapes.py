"""landscapes.py - virtual backgrounds outdoors in Cycles, seen by the hero camera (the camera contract of the README).

  python -m backgrounds.landscapes --out OUT/backgrounds --only coastal-overlook --samples 24 --width 2560 --height 1440
  python -m backgrounds.landscapes --out OUT/preview --samples 8 --width 640 --height 360                            all of them

Each scene stands free where the car will be: |x| < 3, |y| < 1.5. LIGHTS says for each from where it is lit, so that a
car can be lit to match.
"""
import os
from backgrounds.land.nature import *  # noqa: F403
from backgrounds.land import nature
from backgrounds.land.plains import snow_field, sunset_horizon
from backgrounds.land.roadsides import coastal_overlook, desert_road, mountain_pass
from backgrounds.land.woods import autumn_park, forest_clearing

# height of the sun and its bearing in degrees, seen from above with the camera looking to 0
SUNS = {'coastal-overlook': (33, 288), 'mountain-pass': (36, 278), 'desert-road': (24, 252),
        'snow-field': (17, 304), 'sunset-horizon': (3.2, 14), 'forest-clearing': (38, 312),
        'autumn-park': (27, 300)}
LIGHTS = {slug: dict(group=group, direction=tuple(sun_vector(*SUNS[slug])), color=color, strength=strength, gloss=gloss) for slug, group, color, strength, gloss in (
    ('coastal-overlook', 'overcast', (1.0, 0.90, 0.76), 0.8, 0.1),
    ('mountain-pass', 'overcast', (1.0, 0.92, 0.80), 0.8, 0.1),
    ('desert-road', 'overcast', (1.0, 0.84, 0.64), 0.85, 0.08),
    ('snow-field', 'overcast', (1.0, 0.86, 0.70), 0.7, 0.15),
    ('sunset-horizon', 'overcast', (1.0, 0.52, 0.24), 0.6, 0.2),
    ('forest-clearing', 'overcast', (0.97, 1.0, 0.82), 0.5, 0.08),
    ('autumn-park', 'overcast', (1.0, 0.84, 0.60), 0.6, 0.1),
)}

# what builds it, exposure, f-stop
SCENES = {'coastal-overlook': (coastal_overlook, 0.70, 4.0),
          'mountain-pass': (mountain_pass, 0.65, 3.5),
          'desert-road': (desert_road, 0.68, 4.0),
          'snow-field': (snow_field, 0.80, 3.5), 'sunset-horizon': (sunset_horizon, 0.10, 4.0),
          'forest-clearing': (forest_clearing, 0.95, 2.0), 'autumn-park': (autumn_park, 0.75, 2.2)}


def main():
    a = options(__doc__, lift=0.0)
    nature.FINE = min(1.0, 0.35 + 0.65 * a.width / 2560) if a.width < 2560 else 1.0
    for name in a.only or SCENES:
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        t = time.time()
        build, exposure, stop = SCENES[name]
        car.ROOT = None
        s = setup(a, exposure=exposure + a.lift, bounces=6)
        c = s.cycles
        c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 2, 2, 4
        c.adaptive_threshold, c.adaptive_min_samples = 0.03, 8
        build(*SUNS[name])
        cam = camera(fstop=stop)
        cam.data.clip_end = 80000
        print('BUILT', name, '%.0fs' % (time.time() - t), flush=True)
        shoot(a, path, bloom=0.06, vignette=0.05)
        print('DONE', name, '%.0fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    main()
