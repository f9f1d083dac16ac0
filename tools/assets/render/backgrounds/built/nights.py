"""nights.py - scenes.py's scenes after dark: city night bokeh.

A boulevard runs from the camera into the distance. All of it lies far behind the car, so it is rendered sharp and put out
of focus afterwards: a path tracer finds a small lamp through a wide aperture too seldom.
"""
from backgrounds.surfaces import *  # noqa: F403
from scipy.signal import fftconvolve

FOCUS = 9.3           # meters from the camera to the car
WIDEST = 0.0125       # radius of a distant lamp's disc, as a share of the picture's width
SODIUM, WARM, COOL = (1.0, 0.60, 0.26), (1.0, 0.74, 0.48), (0.70, 0.84, 1.0)


def disc(radius):
    """A round aperture's kernel; its sum is 1."""
    n = int(math.ceil(radius + 1))
    y, x = np.mgrid[-n:n + 1, -n:n + 1]
    k = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return (k / k.sum()).astype(np.float32)


def distances(h, w):
    """Meters to what a row shows: the street below the horizon, the far blocks above it. Rows from the bottom."""
    cam = bpy.context.scene.camera
    f = cam.data.lens / cam.data.sensor_width * w
    turn = cam.matrix_world.to_3x3()
    down = np.array([-(turn @ Vector((0, (row + 0.5 - h / 2) / f, -1))).normalized().z for row in range(h)])
    street = cam.matrix_world.translation.z / np.maximum(down, 1e-4)
    return np.minimum(street, 60.0)


def out_of_focus(img):
    """Spreads each row over the disc that its distance has: near ones by little, the far lamps to discs."""
    h, w = img.shape[:2]
    bpy.context.view_layer.update()
    off = 1 - FOCUS / distances(h, w)
    radius = WIDEST * w * np.where(off > 0, off, -0.3 * off)          # the street before the car stays clear
    steps = np.linspace(0, radius.max(), 14)
    total, weight = np.zeros_like(img), np.zeros((h, w, 1), np.float32)
    for i, r in enumerate(steps):
        share = np.clip(1 - np.abs(radius - r) / steps[1], 0, 1).astype(np.float32)[:, None, None]
        if not share.any():
            continue
        part, mask = img * share, np.broadcast_to(share, (h, w, 1)).copy()
        if r > 0.5:
            kernel = disc(r)[..., None]
            part, mask = fftconvolve(part, kernel, 'same', axes=(0, 1)), fftconvolve(mask, kernel, 'same', axes=(0, 1))
        total += part
        weight += mask
    return total / np.maximum(weight, 1e-3)


def facades(rng, side, y0, y1):
    """Blocks along one side of the street with lit and dark windows between piers, shops at the foot."""
    walls, panes, shops, dark = [], {WARM: [], COOL: [], SODIUM: []}, {WARM: [], COOL: [], SODIUM: []}, []
    y = y0
    while y < y1:
        deep, high = rng.uniform(12, 24), rng.uniform(11, 34) * (1 + y / 260)
        x = side * rng.uniform(15.5, 17.0)
        walls.append(((x + side * 6, y + deep / 2, high / 2), (12, deep - 0.15, high)))
        face = x - side * 0.02
        share = rng.uniform(0.25, 0.6)
        for z in np.arange(5.6, high - 1.2, 3.3):
            for v in np.arange(y + 1.3, y + deep - 0.9, 2.1):
                lit = rng.random() < share
                mood = (WARM, WARM, WARM, SODIUM, COOL)[rng.integers(0, 5)]
                (panes[mood] if lit else dark).append(((face, v, z), (0.06, 1.25, 1.75)))
        shop = (WARM, SODIUM, COOL)[rng.integers(0, 3)]
        for v in np.arange(y + 1.0, y + deep - 1.0, 1.7):
            if rng.random() < 0.7:
                low = rng.uniform(0.7, 1.5)
                shops[shop].append(((face, v, (low + 3.2) / 2), (0.06, rng.uniform(0.9, 1.55), 3.2 - low)))
        y += deep + (rng.uniform(5, 9) if rng.random() < 0.3 else 0.2)
    wall = varied('block%d' % side, (0.060, 0.055, 0.052), 0.5, 0.85)
    boxes('blocks', walls, wall)
    boxes('dark', dark, car.simple('darkpane', (0.01, 0.012, 0.016), 0.08, spec=0.8))
    for kind, strength, of in (('pane', 0.9, panes), ('shop', 1.3, shops)):
        for mood, items in of.items():
            if items:
                m = glow(kind + str(mood) + str(side), mood, strength)
                no_lamp(m)
                boxes(kind, items, m)


def lamps(rng):
    """Street lamps on both sides, cars with their lights on, signals, strings of light in the trees."""
    post = car.simple('post', (0.02, 0.02, 0.022), 0.45, 0.6)
    heads, poles = {}, []
    for i, y in enumerate(np.arange(3.0, 260, 17.0)):
        for side in (-1, 1):
            x = side * 10.6
            poles += [((x, y, 3.9), (0.15, 0.15, 7.8)), ((x - side * 0.9, y, 7.75), (1.8, 0.09, 0.09))]
            heads.setdefault(i // 3, []).append(((x - side * 1.7, y, 7.66), (0.55, 0.26, 0.08)))
            if y < 60:
                spot((x - side * 1.7, y, 7.55), (x - side * 3.2, y, 0), 950, SODIUM, 140, 0.6, 0.25)
    spot((-4.0, -13.5, 8.0), (0.5, 0.0, 0), 420, (1.0, 0.78, 0.56), 120, 0.7, 0.3)
    boxes('poles', poles, post)
    for i, items in heads.items():
        boxes('head', items, glow('head%d' % i, SODIUM, 16 + 26.0 * i ** 1.6))
    white, red = glow('headlight', (0.96, 0.97, 1.0), 60), glow('taillight', (1.0, 0.035, 0.02), 30)
    fronts, rears, bodies = [], [], []
    for lane in (-6.6, -3.4):
        y = 24 + rng.uniform(0, 10)
        while y < 230:
            fronts += [((lane + q, y, 0.72), (0.20, 0.05, 0.14)) for q in (-0.68, 0.68)]
            bodies += [((lane, y + 2.2, 0.66), (1.75, 4.3, 0.72)), ((lane, y + 2.5, 1.2), (1.5, 2.3, 0.5))]
            y += rng.uniform(9, 34)
    for lane in (3.4, 6.6):
        y = 17 + rng.uniform(0, 8)
        while y < 230:
            rears += [((lane + q, y, 0.86), (0.32, 0.05, 0.13)) for q in (-0.68, 0.68)]
            bodies += [((lane, y + 2.2, 0.66), (1.75, 4.3, 0.72)), ((lane, y + 2.0, 1.2), (1.5, 2.3, 0.5))]
            y += rng.uniform(7, 20)
    boxes('fronts', fronts, white)
    boxes('rears', rears, red)
    boxes('bodies', bodies, car.simple('body', (0.015, 0.016, 0.018), 0.12, spec=0.8))
    for y, color in ((46, (0.05, 1.0, 0.42)), (98, (1.0, 0.05, 0.02)), (150, (0.05, 1.0, 0.42))):
        boxes('signal', [((x, y, 5.4), (0.30, 0.10, 0.30)) for x in (-5.0, -1.2, 2.6, 6.4)], glow('signal%d' % y, color, 10 + y * 0.25))
        boxes('mast', [((0, y + 0.1, 6.3), (22, 0.12, 0.12)), ((-11, y + 0.1, 3.1), (0.2, 0.2, 6.4)), ((11, y + 0.1, 3.1), (0.2, 0.2, 6.4))], post)
    tiny = []
    for y in np.arange(14, 120, 8.5):
        for side in (-1, 1):
            c = np.array([side * 13.0, y, 4.6])
            for _ in range(26):
                d = rng.normal(size=3)
                tiny.append((tuple(c + d / np.linalg.norm(d) * np.array([1.7, 1.7, 1.5]) * rng.uniform(0.75, 1.0)), (0.05, 0.05, 0.05)))
    m = glow('string', (1.0, 0.70, 0.36), 42)
    no_lamp(m)
    boxes('strings', tiny, m)
    lot.trees([(side * 13.0, y, 0.55) for y in np.arange(14, 120, 8.5) for side in (-1, 1)], n=9000, leaf=(0.05, 0.10), hubs=50)


def city_night():
    """Wet boulevard after rain: lamps, windows, signals and cars behind the one in focus."""
    rng = np.random.default_rng(23)
    bpy.context.scene.cycles.use_light_tree = True
    world((0.028, 0.042, 0.105), 1.2)
    wet_asphalt(280)
    kerb = varied('kerb', (0.16, 0.155, 0.15), 0.3, 0.7)
    boxes('walks', [((side * 13.2, 140, 0.07), (4.4, 330, 0.15)) for side in (-1, 1)], kerb)
    for side in (-1, 1):
        facades(rng, side, 6.0, 250)
    far = [((x, 300 + rng.uniform(0, 60), h / 2), (rng.uniform(14, 26), 12, h)) for x in np.arange(-90, 91, 17.0) for h in [rng.uniform(26, 78)]]
    boxes('far', far, varied('farblock', (0.05, 0.05, 0.06), 0.4, 0.9))
    panes = [((c[0] + q, c[1] - 6.05, z), (1.5, 0.05, 1.8)) for c, s in far for q in np.arange(-s[0] / 2 + 1.5, s[0] / 2 - 1, 2.9) for z in np.arange(4, s[2] - 2, 3.6) if rng.random() < 0.38]
    m = glow('farpane', WARM, 1.5)
    no_lamp(m)
    boxes('farpanes', panes, m)
    lamps(rng)
    return out_of_focus
