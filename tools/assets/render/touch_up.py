"""touch_up.py - draws on finished masters what has changed since: the dealer's insert on blank number plates, the scratch as a hairline
in the paint's light tone (where both are follows from the camera of each picture), and in the white studio an even ground, which has no
steps that AVIF could make blocks of. Not to be run twice on a picture.

  python touch_up.py --media ../../../media --font Archivo-Bold.ttf --out DIR [--only spin,hand] [--show 1]

--out takes the pictures that changed; copy them over the masters once they are looked at.
"""
import os
import sys
import math
import argparse
from functools import cache
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import binary_dilation, gaussian_filter, label

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from vehicle import body as B, vehicles

CAM_LOC, CAM_AIM = np.array((0.0, -9.3, 1.30)), np.array((0.0, 0.0, 0.74))
PLATE = (0.3048, 0.1524)
INK = 0.075                       # of the lettering, as a share of the plate's white
TEXT = ('Your', 'Dealership')


# ------------------------------------------------------------------ camera
class Shot:
    def __init__(self, size, loc, aim, lens, yaw, roll=0.0, far=1.0):
        self.w, self.h = size
        loc, aim = np.array(loc, float), np.array(aim, float)
        back = (loc - aim) * (1, 1, 0) * (far - 1)
        self.loc, aim = loc + back, aim + back
        self.ahead = unit(aim - self.loc)
        right = unit(np.cross(self.ahead, (0, 0, 1)))
        up = np.cross(right, self.ahead)
        t = math.radians(roll)
        self.right, self.up = math.cos(t) * right + math.sin(t) * up, math.cos(t) * up - math.sin(t) * right
        self.lens, self.yaw = lens, math.radians(yaw)

    def turn(self, p):
        p = np.asarray(p, float)
        c, s = math.cos(self.yaw), math.sin(self.yaw)
        return np.stack([p[..., 0] * c - p[..., 1] * s, p[..., 0] * s + p[..., 1] * c, p[..., 2]], -1)

    def pixels(self, p):
        """Points of the car in pixels from the upper left corner."""
        ray = self.turn(p) - self.loc
        k = self.lens / 36 / (ray @ self.ahead)
        return np.stack([(0.5 + (ray @ self.right) * k) * self.w, 0.5 * self.h - (ray @ self.up) * k * self.w], -1)

    def facing(self, p, n):
        """Cosine between a surface's normal and the direction to the camera."""
        return float(unit(self.turn(n)) @ unit(self.loc - self.turn(p)))


def unit(v):
    return v / np.linalg.norm(v)


def walked(size, degrees, loc=CAM_LOC, aim=CAM_AIM, lens=55.5, roll=0.0):
    """The camera of the lot, which walks around a car that stands with heading 90."""
    t = math.radians(-degrees)
    m = np.array(((math.cos(t), -math.sin(t), 0), (math.sin(t), math.cos(t), 0), (0, 0, 1)))
    return Shot(size, m @ np.array(loc, float), m @ np.array(aim, float), lens, 270, roll)


# ------------------------------------------------------------------ plates
def plate_quads(vehicle):
    """Corners of both plates as their reader sees them, and their normals: car.plates()."""
    v = B.use(vehicles.VEHICLES[vehicle])
    res = []
    for spot, sg in ((v.plate_f, 1), (v.plate_r, -1)):
        far = v.length[0] + 0.2 if sg > 0 else v.length[1] - 0.2
        g = np.array([[0, spot.y + a * PLATE[0] * 0.46, spot.z + b * PLATE[1] * 0.46] for a in (-1, 0, 1) for b in (-1, 0, 1)])
        p = B.axis_hit(g, 0, far, sg * 1.4)
        tilt = float(np.polyfit(p[:, 2], p[:, 0], 1)[0])
        n = unit(np.array((sg, 0, -sg * tilt)))
        top = max((q - p[4]) @ n for q in p)
        y = unit(np.array((tilt, 0, 1)))
        x = np.cross(y, n)
        at = p[4] + n * (top + 0.009)
        w, h = PLATE[0] / 2, PLATE[1] / 2
        res.append((np.array([at + a * w * x + b * h * y for a, b in ((-1, 1), (1, 1), (1, -1), (-1, -1))]), n))
    return res


def face(font, width=1536):
    """The insert seen straight on: how much ink there is, 0 to 1; as the viewer draws a store's name (viewer/src/plate/plate-face.ts)."""
    height = width // 2
    im = Image.new('L', (width, height), 0)
    d = ImageDraw.Draw(im)
    inset = height * 0.05
    d.rounded_rectangle((inset, inset, width - inset, height - inset), height * 0.08, outline=140, width=round(height * 0.02))
    probe = ImageFont.truetype(font, 100)
    widest = max(probe.getlength(line) for line in TEXT)
    size = min((width - height * 0.28) / widest * 100, height * 0.8 / (len(TEXT) * 1.08))
    big = ImageFont.truetype(font, round(size))
    for i, line in enumerate(TEXT):
        d.text((width / 2, height / 2 + (i - (len(TEXT) - 1) / 2) * size * 1.08 + size * 0.04), line, 255, big, 'mm')
    return im


def warped(ink, quad, size):
    """The face in perspective, as a picture's layer 0 to 1, and the rectangle it lies in."""
    x0, y0 = np.floor(quad.min(0)).astype(int) - 1
    x1, y1 = np.ceil(quad.max(0)).astype(int) + 1
    x0, y0, x1, y1 = max(0, x0), max(0, y0), min(size[0], x1), min(size[1], y1)
    if x1 - x0 < 3 or y1 - y0 < 3:
        return None
    k = 4
    W, H = ink.size
    src = np.array(((0, 0), (W, 0), (W, H), (0, H)), float)
    A, b = [], []
    for (u, v), (x, y) in zip(src, (quad - (x0, y0)) * k):
        A += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        b += [u, v]
    c = np.linalg.solve(np.array(A), np.array(b))
    # a face near the size it is seen at, so that thin strokes keep their weight
    out = ink.transform(((x1 - x0) * k, (y1 - y0) * k), Image.PERSPECTIVE, tuple(c), Image.BICUBIC)
    out = out.resize((x1 - x0, y1 - y0), Image.BOX)
    return np.asarray(out, np.float32) / 255, (slice(y0, y1), slice(x0, x1))


def insert(px, ink, quads, dark=False):
    """Letters on a blank plate: they take light from a white one, and have it on a dark one. Several quads are a plate that moves."""
    m = np.zeros(px.shape[:2], np.float32)
    for quad in quads:
        layer = warped(ink, quad, px.shape[1::-1])
        if layer:
            m[layer[1]] += layer[0] / len(quads)
    if not m.any():
        return
    rows, columns = np.nonzero(m.any(1))[0], np.nonzero(m.any(0))[0]
    at = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    m = m[at][..., None]
    here = px[at][..., :3]
    px[at][..., :3] = here + m * 0.72 * (np.array((169, 179, 192)) - here) if dark else here * (1 - m * (1 - INK))


# ------------------------------------------------------------------ scratch
def strokes():
    """The old scratch: two strokes of car.damage() until now, as outlines on the door."""
    rng = np.random.default_rng(11)
    res = []
    for x0, z0, ln, drop, wide in ((0.30, 0.700, 0.090, 0.026, 0.0014), (0.315, 0.6865, 0.052, 0.0150, 0.0008)):
        u = np.linspace(0, 1, 34)
        x = x0 + ln * u
        z = z0 - drop * u + 0.0010 * np.sin(5 * u) + rng.normal(0, 0.0003, 34)
        w = wide * np.sqrt(np.clip(np.minimum(u, 1 - u) * 7, 0.02, 1)) * (1 + 0.35 * rng.random(34))
        res.append((x, z, w))
    return res


def hairline():
    """car.scratch()"""
    rng = np.random.default_rng(11)
    u = np.linspace(0, 1, 34)
    x = 0.30 + 0.0889 * u
    z = 0.700 - 0.026 * u + 0.0010 * np.sin(5 * u) + rng.normal(0, 0.00012, 34)
    return x, z, 0.0008 * np.sqrt(np.clip(np.minimum(u, 1 - u) * 5, 0.05, 1)) * (1 + 0.25 * rng.random(34))


@cache
def edges():
    """On the door: the outlines of the old strokes and, last, of the new one, as lower and upper edges."""
    B.use(vehicles.CROSSOVER)
    res = []
    for x, z, w in (*strokes(), hairline()):
        y = -(B.side_y(x, z) + 0.0006)
        res.append((np.stack([x, y, z - w], -1), np.stack([x, y, z + w], -1)[::-1]))
    return res


def outline(shot, low, high):
    return np.concatenate([shot.pixels(low), shot.pixels(high)])


def coverage(poly, box, k=8):
    x0, y0, x1, y1 = box
    im = Image.new('L', ((x1 - x0) * k, (y1 - y0) * k), 0)
    ImageDraw.Draw(im).polygon([((x - x0) * k, (y - y0) * k) for x, y in poly], 255)
    return np.asarray(im.resize((x1 - x0, y1 - y0), Image.BOX), np.float32) / 255


def rescratch(px, shot, grain, tone=0.85):
    """Takes the old scratch off the door and draws the new one."""
    if shot.facing((0.345, -0.915, 0.69), (0, -1, 0)) < 0.06:
        return
    *old, new = [outline(shot, *e) for e in edges()]
    every = np.concatenate(old + [new])
    pad = 10
    x0, y0 = np.floor(every.min(0)).astype(int) - pad
    x1, y1 = np.ceil(every.max(0)).astype(int) + pad
    if x0 < 0 or y0 < 0 or x1 > px.shape[1] or y1 > px.shape[0]:
        return
    box = x0, y0, x1, y1
    here = px[y0:y1, x0:x1, :3]
    mask = np.max([coverage(o, box) for o in old], 0) > 0.01
    mask = binary_dilation(mask, iterations=max(2, round(px.shape[1] / 800)))
    lit = here[mask]
    bright = lit[np.argsort(lit.sum(1))[-max(3, len(lit) // 25):]].mean(0)
    fill = here.copy()
    fill[mask] = here[~mask].mean(0)
    for _ in range(900):                         # the door around it grows into it
        near = (np.roll(fill, 1, 0) + np.roll(fill, -1, 0) + np.roll(fill, 1, 1) + np.roll(fill, -1, 1)) / 4
        fill[mask] = near[mask]
    noise = np.random.default_rng(int(x0) * 31 + int(y0)).normal(0, grain, mask.shape)[..., None]
    fill = np.where(mask[..., None], fill + noise, here)
    alpha = coverage(new, box)[..., None] * tone
    hue = fill / fill.max(-1, keepdims=True)
    light = np.maximum(bright * (0.7 + 0.3 * hue), fill)       # the paint's own, not the primer's
    px[y0:y1, x0:x1, :3] = fill + alpha * (light - fill)


# ------------------------------------------------------------------ ground
EDGE, MID = 231, 241              # of the white studio, as studio_white.py renders it


def even_ground(px):
    """Takes the glow behind the car out of the white studio: #E7E7E7 times the shadow."""
    h, w = px.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    r = np.clip((np.hypot(((x + 0.5) / w - 0.5) / 0.47, (0.53 - (y + 0.5) / h) / 0.44) - 0.15) / 0.85, 0, 1)
    glow = MID + (EDGE - MID) * r * r * (3 - 2 * r)
    light = np.maximum(px.mean(2), 1)
    parts, _ = label((np.ptp(px, 2) < 9) & (light > 150) & (light < glow + 5))
    border = np.unique(np.concatenate((parts[0], parts[-1], parts[:, 0], parts[:, -1])))
    ground = np.isin(parts, border[border > 0])
    share = np.minimum(np.clip((light - 155) / 45, 0, 1) * ground, gaussian_filter(ground.astype(float), 0.7))
    shade = light / glow
    t = np.clip((shade - 0.975) / 0.02, 0, 1)
    even = EDGE * (shade + (1 - shade) * t * t * (3 - 2 * t))          # the last trace of shadow ends here
    px += share[..., None] * px * (even / light - 1)[..., None]


# ------------------------------------------------------------------ film
FPS, FRAMES, WIDE = 24, 336, ((0.0, -9.2, 1.5), (0.0, 0.0, 0.70), 54)


def ease(t):
    t = min(1.0, max(0.0, t))
    return t * t * t * (t * (6 * t - 15) + 10)


def close(t):
    return ease(1 - abs(t - 3.4) / 1.9), ease(1 - abs(t - 10.9) / 1.9)


@cache
def headings():
    turned = [0.0]
    for i in range(FRAMES - 1):
        t = (i + 0.5) / FPS
        ends = ease(t / 1.5) * ease((FRAMES / FPS - t) / 1.5)
        turned.append(turned[-1] + (0.25 + 0.75 * ends) * (1 - 0.75 * max(close(t))))
    return [128 + 360 * q / turned[-1] for q in turned]


def walkaround(size, i):
    """walkaround.pose(), between frames too."""
    v, way = vehicles.CROSSOVER, headings()
    i = min(max(i, 0), FRAMES - 1)
    heading = np.interp(i, np.arange(FRAMES), way)
    a = math.radians(180 + heading)
    turn = np.array(((math.cos(a), -math.sin(a), 0), (math.sin(a), math.cos(a), 0), (0, 0, 1)))
    loc, aim, lens = np.array(WIDE[0]), np.array(WIDE[1]), WIDE[2]
    for k, spot, way_, near in zip(close(i / FPS), ((v.xf, -v.wheel_y, 0.40), (2.05, 0.66, 0.80)), ((0.5, -4.3, 0.30), (-0.3, -4.0, 0.45)), (58, 64)):
        at = turn @ np.array(spot)
        loc, aim, lens = loc + k * (at + np.array(way_) - loc), aim + k * (at - aim), lens + (near - lens) * k
    return Shot(size, loc, aim, lens, 180 + heading)


def film(a):
    ink, quads = face(a.font), plate_quads('crossover')
    os.makedirs(a.out, exist_ok=True)
    for i in range(FRAMES):
        name = 'w%03d.png' % (i + 1)
        px = np.asarray(Image.open(os.path.join(a.film, name)).convert('RGB'), np.float32).copy()
        size = px.shape[1::-1]
        moving = [walkaround(size, i + d) for d in (-0.2, 0.0, 0.2)]       # the shutter is open for half of each frame
        for quad, n in quads:
            if moving[1].facing(quad.mean(0), n) > 0.12:
                insert(px, ink, [shot.pixels(quad) for shot in moving])
        rescratch(px, moving[1], 1.0)
        Image.fromarray((np.clip(px, 0, 255) + 0.5).astype(np.uint8)).save(os.path.join(a.out, name), compress_level=1)


# ------------------------------------------------------------------ pictures
def pictures(media):
    """folder/file, shot, vehicle, is it used, are its plates dark, grain"""
    import json
    size = lambda f: Image.open(os.path.join(media, f)).size
    for i in range(36):
        for folder, grain in (('spin', 0.35), ('spin-lot', 1.3)):
            f = '%s/spin-%02d.jpg' % (folder, i)
            yield f, Shot(size(f), CAM_LOC, CAM_AIM, 55.5, 180 + 90 + 10 * i), 'crossover', True, False, grain
        f = 'spin-dark/spin-%02d.jpg' % i
        yield f, Shot(size(f), CAM_LOC, CAM_AIM, 50, 180 + 52 + 10 * i), 'crossover', False, True, 0.3
    for f, grain in (('enhance/before.jpg', 1.3), ('enhance/after.jpg', 0.35)):
        yield f, Shot(size(f), CAM_LOC, CAM_AIM, 55.5, 180 + 90 + 40), 'crossover', True, False, grain
    for group in ('overcast', 'night', 'neon', 'studio', 'studio-gloss'):
        f = 'cutout/%s.png' % group
        if os.path.exists(os.path.join(media, f)):
            yield f, Shot(size(f), CAM_LOC, CAM_AIM, 50, 180 + 52), 'crossover', False, False, 0
    for i, (stop, (off, nearer, higher, aside, roll, _)) in enumerate(zip((4, 5, 6), ((1.5, 0.2, 0.30, -0.10, -1.2, 1.0), (-5.0, 1.6, 0.42, 0.45, 3.2, 1.9), (4.5, -0.9, 0.05, -0.65, -2.6, 0.55)))):
        f = 'hand/%d.jpg' % (i + 1)
        yield f, walked(size(f), 10 * stop + off, (0, CAM_LOC[1] + nearer, CAM_LOC[2] + higher), (aside, 0, CAM_AIM[2]), 55.5, roll), 'crossover', True, False, 1.3
    far = vehicles.PICKUP.far
    for name, bearing, lens in (('cover', 308, 60), ('strip-1', 52, 54), ('strip-2', 180, 46), ('strip-3', 120, 54), ('strip-4', 232, 54)):
        t, f = math.radians(bearing), 'listing/%s.jpg' % name
        yield f, Shot(size(f), (math.cos(t) * 10.2, math.sin(t) * 10.2, 1.5), (0, 0, 0.80), lens, 270, far=far), 'pickup', False, False, 1.3
    for name, i in (('poster', 6), ('rear', 127)):
        f = 'film/%s.jpg' % name
        yield f, walkaround(size(f), i), 'crossover', True, False, 1.3
    yield 'places/filming.jpg', Shot(size('places/filming.jpg'), (4.75, -10.85, 1.55), (2.13, -3.29, 0.85), 48, 270, far=1.0), 'pickup', False, False, 1.3
    yield 'places/kit.jpg', Shot(size('places/kit.jpg'), (-14.87, -8.24, 1.55), (-7.07, -4.86, 0.99), 57, 270), 'crossover', True, False, 1.3


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument('--media', required=True)
    p.add_argument('--out', required=True)
    p.add_argument('--font', required=True)
    p.add_argument('--only', default='')
    p.add_argument('--show', type=int, default=0, help='draws outlines of the plates instead')
    p.add_argument('--film', default='', help='a folder of the walkaround\'s decoded frames, w001.png and on, to draw on instead')
    a = p.parse_args()
    if a.film:
        return film(a)
    only = [q for q in a.only.split(',') if q]
    ink = face(a.font)
    quads = {v: plate_quads(v) for v in vehicles.VEHICLES}
    for f, shot, vehicle, used, dark, grain in pictures(a.media):
        if only and not any(f.startswith(q) for q in only):
            continue
        im = Image.open(os.path.join(a.media, f))
        px = np.asarray(im, np.float32).copy()
        before = px.copy()
        for quad, n in quads[vehicle]:
            if shot.facing(quad.mean(0), n) > 0.12:
                q = shot.pixels(quad)
                if a.show:
                    d = ImageDraw.Draw(im)
                    d.line([tuple(c) for c in (*q, q[0])], fill=(255, 0, 255), width=1)
                else:
                    insert(px, ink, [q], dark)
        if used:
            rescratch(px, shot, grain)
        if f.startswith('spin/') or f == 'enhance/after.jpg':
            even_ground(px)
        out = os.path.join(a.out, f)
        os.makedirs(os.path.dirname(out), exist_ok=True)
        if a.show:
            im.save(out)
        elif np.abs(px - before).max() >= 1:
            q = Image.fromarray((np.clip(px, 0, 255) + 0.5).astype(np.uint8), im.mode)
            q.save(out, **({'optimize': True} if f.endswith('.png') else {'quality': 94, 'subsampling': 0, 'optimize': True}))
            print(f, flush=True)


if __name__ == '__main__':
    main()
