"""interior_tour.py - the inside in 9 seconds, 24 frames a second: interior-tour.mp4 and .webm.

  python -m sets.interior_tour --out OUT --pictures media

Made from the pictures of interiors.py: a camera that only turns sees nothing new, so a part of a wider picture is
what it would have seen. From the door along the dashboard to the seat beside, then the rear seats, then the cargo area.
"""
import argparse
import os
import film
import numpy as np
from PIL import Image

FPS, SIZE, BLUR = 24, (768, 432), 4
# picture; its field of view in degrees, 360 for a panorama; seconds; yaw, pitch and field of view at both ends, in degrees
SHOTS = (
    ('panorama/crossover.jpg', 360, 5, (-34, -15, 66), (62, -19, 66)),
    ('interior/rear-seats.jpg', 84, 2, (-9, -3, 58), (8, -4, 54)),
    ('interior/cargo.jpg', 90, 2, (0, 4, 66), (0, -5, 58)),
)


def ease(t):
    """Slow at both ends, never quite still."""
    return 0.4 * t + 0.6 * t * t * (3 - 2 * t)


def view(picture, wide, yaw, pitch, fov):
    """What a camera in the picture's place sees, turned by yaw and pitch."""
    h, w = picture.shape[:2]
    x, y = np.meshgrid(np.arange(SIZE[0]) - SIZE[0] / 2 + 0.5, np.arange(SIZE[1]) - SIZE[1] / 2 + 0.5)
    z = 0.5 * SIZE[0] / np.tan(np.radians(fov) / 2)
    c, s = np.cos(np.radians(pitch)), np.sin(np.radians(pitch))
    y, z = y * c - z * s, y * s + z * c
    c, s = np.cos(np.radians(yaw)), np.sin(np.radians(yaw))
    x, z = x * c + z * s, z * c - x * s
    if wide == 360:
        u, v = np.arctan2(x, z) / (2 * np.pi) * w, np.arctan2(y, np.hypot(x, z)) / np.pi * h
    else:
        f = 0.5 * w / np.tan(np.radians(wide) / 2)
        u, v = x / z * f, y / z * f
    u, v = u + w / 2 - 0.5, v + h / 2 - 0.5
    if wide != 360 and (u.min() < 0 or v.min() < 0 or u.max() > w - 1 or v.max() > h - 1):
        raise SystemExit('The camera turns out of the picture: columns %d to %d, rows %d to %d of %dx%d.' % (u.min(), u.max(), v.min(), v.max(), w, h))
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    a, b = (u - i)[..., None], (v - j)[..., None]
    at = lambda i, j: picture[np.clip(j, 0, h - 1), i % w]
    return (at(i, j) * (1 - a) + at(i + 1, j) * a) * (1 - b) + (at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a) * b


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument('--out', required=True)
    p.add_argument('--pictures', required=True, help='folder with panorama and interior')
    a = p.parse_args()
    frames = os.path.join(a.out, 'frames')
    os.makedirs(frames, exist_ok=True)
    n = 0
    for path, wide, seconds, start, end in SHOTS:
        picture = np.asarray(Image.open(os.path.join(a.pictures, path)).convert('RGB')).astype(np.float32)
        count = round(seconds * FPS)
        for i in range(count):
            times = [ease((i + 0.5 * k / BLUR) / count) for k in range(BLUR)]
            seen = np.mean([view(picture, wide, *(np.array(start) * (1 - t) + np.array(end) * t)) for t in times], 0)
            Image.fromarray(seen.clip(0, 255).astype(np.uint8)).save(os.path.join(frames, 'i%03d.png' % n))
            n += 1
    film.write(os.path.join(frames, 'i%03d.png'), FPS, os.path.join(a.out, 'interior-tour'))


if __name__ == '__main__':
    main()
