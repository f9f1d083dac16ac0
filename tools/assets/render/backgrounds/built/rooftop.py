"""rooftop.py - scenes.py's rooftop dusk: the top deck of a parking structure, the city in several depths behind it."""
from backgrounds.surfaces import *  # noqa: F403

EDGE = 9.4            # where the deck ends, meters from the car
WARM, NEUTRAL, COOL = (1.0, 0.64, 0.32), (1.0, 0.82, 0.60), (0.78, 0.88, 1.0)


def sky(bearing):
    """The sun has set toward `bearing` (degrees from the camera's view, to the right): a band of orange under clear blue, with
    thin clouds lit from below."""
    t = bpy.context.scene.world.node_tree
    k = car.Nodes('skytmp')
    bpy.data.materials.remove(k.m)
    k.t = t
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeTexCoord').outputs['Generated'], sp.inputs[0])
    a = math.radians(bearing)
    toward = k.math('ADD', k.math('MULTIPLY', sp.outputs[0], math.sin(a)), k.math('MULTIPLY', sp.outputs[1], math.cos(a)))
    glow_ = level(k, toward, 0.55, 1.0)
    z = sp.outputs[2]
    low = k.mixc(glow_, (0.34, 0.19, 0.22), (1.25, 0.46, 0.13))
    mid = k.mixc(glow_, (0.20, 0.18, 0.30), (0.62, 0.36, 0.33))
    high = k.mixc(level(k, z, 0.10, 0.45), (0.20, 0.26, 0.44), (0.030, 0.065, 0.17))
    base = k.mixc(level(k, z, 0.045, 0.15), k.mixc(level(k, z, 0.0, 0.065), low, mid), high)
    v = vector(k, k.math('MULTIPLY', sp.outputs[0], 1.1), k.math('MULTIPLY', sp.outputs[1], 1.1), k.math('MULTIPLY', z, 16.0))
    cover = k.math('MULTIPLY', level(k, noise(k, 2.4, 7, 0.58, v), 0.54, 0.72), level(k, z, 0.02, 0.07, 0.0, 0.75))
    lit = k.mixc(level(k, z, 0.03, 0.16), k.mixc(glow_, (0.36, 0.20, 0.24), (1.25, 0.50, 0.25)), (0.32, 0.24, 0.33))
    k.link(k.mixc(cover, base, lit), t.nodes['Background'].inputs[0])
    t.nodes['Background'].inputs[1].default_value = 0.75
    bpy.context.scene.world.cycles.sample_map_resolution = 512


class City:
    """Collects the boxes of many buildings by material, so that each material is one mesh."""

    def __init__(self, rng):
        self.rng, self.parts = rng, {}

    def add(self, kind, center, size):
        self.parts.setdefault(kind, []).append((center, size))

    def front(self, x0, x1, y, z0, z1, wall, bay=2.7, floor=3.5, lit=0.35):
        """A facade that looks toward -y: spandrels and piers before recessed rooms, some lit, some behind blinds."""
        rng = self.rng
        n, floors = max(2, round((x1 - x0) / bay)), max(1, round((z1 - z0) / floor))
        bay, floor = (x1 - x0) / n, (z1 - z0) / floors
        for i in range(n + 1):
            self.add(wall, (x0 + i * bay, y - 0.12, (z0 + z1) / 2), (0.55 if i % 3 == 0 else 0.34, 0.5, z1 - z0))
        for j in range(floors + 1):
            self.add(wall, ((x0 + x1) / 2, y - 0.08, z0 + j * floor), (x1 - x0, 0.42, 1.15))
        for j in range(floors):
            busy = rng.random() < lit * 0.6
            for i in range(n):
                c = (x0 + (i + 0.5) * bay, y + 0.35, z0 + (j + 0.5) * floor)
                is_lit = rng.random() < (0.8 if busy else lit * 0.6)
                kind = ('room', int(rng.integers(0, 3)), int(rng.integers(0, 3))) if is_lit else 'dark'
                self.add(kind, c, (bay - 0.3, 0.06, floor - 1.0))
                self.add('frame', (c[0], y + 0.12, c[2]), (0.07, 0.08, floor - 1.1))
                if is_lit and rng.random() < 0.35:
                    h = (floor - 1.1) * rng.uniform(0.2, 0.7)
                    self.add('blind', (c[0], y + 0.2, c[2] + (floor - 1.1) / 2 - h / 2), (bay - 0.4, 0.03, h))
                elif is_lit and rng.random() < 0.5:
                    self.add('thing', (c[0] + rng.uniform(-0.6, 0.6), y + 0.25, c[2] - (floor - 1.1) / 2 + 0.5), (rng.uniform(0.3, 1.0), 0.1, rng.uniform(0.5, 1.1)))

    def tower(self, x, y, w, d, z0, z1, wall, **grid):
        self.add(wall, (x, y + d / 2 + 0.5, (z0 + z1) / 2), (w, d, z1 - z0))
        self.front(x - w / 2, x + w / 2, y, z0, z1 - 0.6, wall, **grid)
        self.add(wall, (x, y + d / 2, z1 + 0.1), (w + 0.4, d + 0.6, 0.55))
        for _ in range(self.rng.integers(2, 5)):         # plant rooms, fans, ducts
            s = self.rng.uniform((1.6, 1.6, 0.9), (w * 0.3, 4.0, 2.4))
            self.add('unit', (x + self.rng.uniform(-0.32, 0.32) * w, y + d * self.rng.uniform(0.2, 0.8), z1 + 0.3 + s[2] / 2), tuple(s))

    def build(self, walls):
        rooms = {}
        for kind in [*self.parts]:
            if isinstance(kind, tuple):
                color, strength = (WARM, NEUTRAL, COOL)[kind[1]], (0.35, 0.8, 1.5)[kind[2]]
                m = rooms[kind] = glow('room%d%d' % kind[1:], color, strength)
                no_lamp(m)
        other = {'dark': car.simple('darkglass', (0.02, 0.025, 0.035), 0.05, spec=0.9), 'frame': car.simple('winframe', (0.03, 0.03, 0.033), 0.4, 0.5),
                 'blind': varied('blind', (0.42, 0.36, 0.28), 0.3, 0.9), 'thing': varied('thing', (0.05, 0.045, 0.04), 0.6, 0.8), 'unit': varied('unit', (0.17, 0.175, 0.18), 0.35, 0.6)}
        for kind, items in self.parts.items():
            boxes('city', items, rooms.get(kind) or other.get(kind) or walls[kind])


def hazy(name, color, haze, amount):
    """A wall in the distance: some of the evening sky lies over it."""
    k = car.Nodes(name)
    p = k.n('ShaderNodeBsdfPrincipled')
    p.inputs['Base Color'].default_value = tuple(c * (1 - amount) for c in color) + (1,)
    p.inputs['Roughness'].default_value = 0.8
    car.sock(p, 'Emission').default_value = tuple(haze) + (1,)
    p.inputs['Emission Strength'].default_value = amount
    m = k.out(p.outputs[0])
    no_lamp(m)
    return m


def deck_floor(slab=7.2):
    """Worn concrete after rain: sawn joints, oil where cars stand, tire marks along the aisle, puddles that mirror the sky."""
    k = car.Nodes('deckfloor')
    sp = k.n('ShaderNodeSeparateXYZ'); k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    X, Y = sp.outputs[0], sp.outputs[1]
    moved = vector(k, k.math('ADD', X, 12.6), k.math('ADD', Y, 4.1))
    large, mid, fine = noise(k, 0.21, 5, of=moved), noise(k, 2.3, 6, 0.65), noise(k, 80, 3)
    rough_edge = k.math('SUBTRACT', mid, 0.5)
    water = level(k, k.math('ADD', large, k.math('MULTIPLY', rough_edge, 0.15)), 0.505, 0.530)
    damp = level(k, k.math('ADD', large, k.math('MULTIPLY', rough_edge, 0.36)), 0.42, 0.56)
    cut = k.math('MAXIMUM', joint(k, k.math('DIVIDE', X, slab), slab, 0.012), joint(k, k.math('DIVIDE', k.math('ADD', Y, 0.9), slab), slab, 0.012))
    oil = k.math('MULTIPLY', k.math('MULTIPLY', level(k, noise(k, 0.9, 5, 0.65), 0.56, 0.68), level(k, Y, 2.5, 4.5)), 0.7)
    tires = k.math('MULTIPLY', level(k, noise(k, 1.0, 5, 0.6, vector(k, k.math('MULTIPLY', X, 0.10), k.math('MULTIPLY', Y, 2.6))), 0.50, 0.66), level(k, Y, 3.4, 2.2))
    v = k.math('ADD', 0.15, k.math('ADD', k.math('MULTIPLY', mid, 0.125), k.math('MULTIPLY', k.math('SUBTRACT', fine, 0.5), 0.06)))
    v = k.math('MULTIPLY', v, k.math('SUBTRACT', 1.0, k.math('MAXIMUM', oil, k.math('MULTIPLY', tires, 0.45))))
    v = k.mixf(cut, k.math('MULTIPLY', v, k.mixf(damp, 1.0, 0.55)), 0.012)
    c = k.n('ShaderNodeCombineXYZ')
    for i, t in enumerate((1.0, 0.985, 0.955)):
        k.val(c.inputs[i], k.math('MULTIPLY', v, t))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(c.outputs[0], p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], k.mixf(water, k.mixf(damp, k.math('ADD', 0.50, k.math('MULTIPLY', mid, 0.25)), 0.26), 0.015))
    k.link(raised(k, k.mixf(water, k.math('ADD', k.math('MULTIPLY', mid, 0.5), k.math('MULTIPLY', fine, 0.3)), 0.4), 0.004), p.inputs['Normal'])
    return k.out(p.outputs[0])


def deck(rng):
    """The floor, stall lines, wheel stops, a parapet with a rail."""
    plane('deck', -45, 45, -30, EDGE, deck_floor())
    paint = varied('linepaint', (0.50, 0.49, 0.46), 0.25, 0.7)
    boxes('lines', [((x, 5.9, 0.0015), (0.10, 5.0, 0.003)) for x in np.arange(-20.25, 21, 2.7)], paint)
    concrete = varied('parapet', (0.235, 0.228, 0.215), 0.16, 0.85)
    eased(boxes('stops', [((x, 8.15, 0.07), (1.75, 0.17, 0.14), rng.normal(0, 0.01)) for x in np.arange(-18.9, 20, 2.7)], concrete), 0.02)
    xs = np.arange(-45, 46, 5.4)
    eased(boxes('parapet', [((x + 2.7, EDGE + 0.12, 0.47), (5.385, 0.24, 0.94)) for x in xs], concrete), 0.012)
    eased(boxes('cap', [((x + 2.7, EDGE + 0.12, 0.97), (5.39, 0.34, 0.07)) for x in xs], varied('cap', (0.30, 0.292, 0.275), 0.12, 0.8)), 0.01)
    steel = car.simple('railsteel', (0.20, 0.205, 0.21), 0.35, 0.8)
    for z in (1.17, 1.36):
        free(car.tube('rail', [(-45, EDGE + 0.12, z), (45, EDGE + 0.12, z)], car.circle(0.024, 12), steel))
    boxes('posts', [((x, EDGE + 0.12, 1.18), (0.045, 0.045, 0.38)) for x in np.arange(-44.8, 45, 1.8)], steel)
    for x in np.arange(-13.5, 14, 5.4):              # lamps in the parapet
        boxes('bulkhead', [((x, EDGE - 0.02, 0.62), (0.26, 0.05, 0.09))], glow('bulkhead', (1.0, 0.80, 0.52), 22))
        spot((x, EDGE - 0.08, 0.62), (x, EDGE - 1.2, 0), 34, (1.0, 0.76, 0.46), 140, 0.9, 0.10)
    boxes('joint', [((0, 2.2, 0.002), (90, 0.035, 0.004))], car.simple('seal', (0.012, 0.012, 0.012), 0.6))


def stairs(x, y):
    """The stair house: board-marked concrete, a glazed front that is lit inside, two lamps on its wall."""
    wall = varied('stairwall', (0.215, 0.208, 0.196), 0.14, 0.85)
    eased(boxes('stairhouse', [((x, y + 1.9, 1.75), (5.2, 0.25, 3.5)), ((x - 2.5, y, 1.75), (0.25, 4.0, 3.5)), ((x + 2.5, y, 1.75), (0.25, 4.0, 3.5)), ((x, y, 3.45), (5.9, 4.7, 0.28)),
                           ((x + 1.55, y - 1.85, 1.65), (1.9, 0.22, 3.3))], wall), 0.012)
    frame = car.simple('winframe', (0.03, 0.03, 0.033), 0.4, 0.5)
    boxes('mullions', [((x - 2.38 + i * 0.99, y - 1.85, 1.6), (0.06, 0.10, 3.2)) for i in range(4)] + [((x - 0.9, y - 1.85, z), (3.0, 0.08, 0.06)) for z in (0.06, 2.2, 3.15)], frame)
    boxes('inside', [((x - 1.0, y + 1.70, 1.7), (3.0, 0.06, 3.3))], varied('insidewall', (0.55, 0.50, 0.42), 0.08, 0.8))
    boxes('flight', [((x - 1.6 + i * 0.28, y + 0.9, 0.09 + i * 0.17), (0.28, 1.3, 0.18)) for i in range(9)], varied('tread', (0.26, 0.25, 0.24), 0.1, 0.7))
    boxes('tube', [((x - 0.9, y + 0.3, 3.24), (1.6, 0.10, 0.05))], glow('stairlamp', (1.0, 0.86, 0.64), 16))
    area('stairlight', (x - 0.9, y + 0.2, 3.15), (x - 0.9, y - 0.2, 0), 2.2, 1.6, 5, (1.0, 0.84, 0.60))
    boxes('wall lamp', [((x + 1.55, y - 2.02, 2.55), (0.34, 0.12, 0.16))], glow('walllamp', (1.0, 0.80, 0.52), 30))
    spot((x + 1.55, y - 2.15, 2.55), (x + 1.2, y - 3.6, 0), 240, (1.0, 0.78, 0.50), 130, 0.8, 0.12)


def tank(x, y, z):
    """A wooden water tank on steel legs."""
    wood = varied('staves', (0.085, 0.058, 0.040), 0.35, 0.85)
    steel = car.simple('tanksteel', (0.04, 0.04, 0.042), 0.5, 0.5)
    boxes('staves', [((x + 1.75 * math.cos(t), y + 1.75 * math.sin(t), z + 4.4), (0.12, 0.29, 3.6), t) for t in np.linspace(0, 2 * math.pi, 40, endpoint=False)], wood)
    o = free(car.lathe('roof', [(0.02, -1.25), (1.95, 0.0), (1.95, 0.08), (0.0, 0.10)], car.simple('tankroof', (0.05, 0.052, 0.055), 0.6), 48))
    o.rotation_euler, o.location = (math.pi / 2, 0, 0), (x, y, z + 6.2)
    boxes('legs', [((x + sx * 1.2, y + sy * 1.2, z + 1.3), (0.16, 0.16, 2.6)) for sx in (-1, 1) for sy in (-1, 1)] + [((x, y, z + 2.6), (3.8, 3.8, 0.16))], steel)
    for h in (3.2, 4.2, 5.2):
        free(car.tube('hoop', [(x + 1.84 * math.cos(t), y + 1.84 * math.sin(t), z + h) for t in np.linspace(0, 2 * math.pi, 49)], car.circle(0.03, 6), steel))


def rooftop_dusk():
    """Top deck after sunset; the glow is to the right behind the skyline."""
    rng = np.random.default_rng(31)
    sky(17)
    deck(rng)
    stairs(6.9, 6.9)
    city = City(rng)
    brick, stone, gray = 'brick', 'stone', 'gray'
    # near roofs, a little lower or higher than the deck
    city.tower(-13.5, 34, 17, 14, -14, 2.6, brick, lit=0.45)
    city.tower(4.5, 46, 15, 14, -14, 1.2, stone, lit=0.4)
    city.tower(24, 40, 15, 14, -14, 4.6, gray, lit=0.4)
    tank(-9.5, 41, 2.9)
    x = -80.0
    while x < 90:
        w = rng.uniform(13, 24)
        city.tower(x + w / 2, rng.uniform(78, 120), w, 16, -14, rng.uniform(3.5, 14.5), (brick, stone, gray)[rng.integers(0, 3)], bay=rng.uniform(2.4, 3.4), lit=rng.uniform(0.25, 0.6))
        x += w + rng.uniform(0, 5)
    city.build({brick: varied('citybrick', (0.135, 0.066, 0.046), 0.35, 0.85), stone: varied('citystone', (0.24, 0.22, 0.19), 0.25, 0.85), gray: varied('citygray', (0.13, 0.135, 0.14), 0.25, 0.7)})
    for depth, haze in ((260, 0.05), (430, 0.085), (700, 0.12)):
        wall = hazy('far%d' % depth, (0.10, 0.10, 0.12), (0.60, 0.36, 0.33), haze)
        spots, lights = [], []
        for x in np.arange(-0.60, 0.60, 0.040):
            w, h = depth * rng.uniform(0.03, 0.065), depth * rng.uniform(0.02, 0.125) * (1.25 - abs(x + 0.15))
            cx, y = (x + rng.uniform(-0.02, 0.02)) * depth, depth + rng.uniform(0, 40)
            spots.append(((cx, y, h / 2 - 10), (w, w, h + 20)))
            for q in np.arange(-w / 2 + 1.2, w / 2 - 0.8, 2.6):
                for z in np.arange(3.0, h - 1.5, 3.6):
                    if rng.random() < 0.3:
                        lights.append(((cx + q, y - w / 2 - 0.06, z), (1.3, 0.05, 1.3)))
        boxes('skyline', spots, wall)
        m = glow('skylight%d' % depth, (1.0, 0.72, 0.42), 0.7)
        no_lamp(m)
        boxes('skylights', lights, m)
    spot((-5.5, -12.5, 7.5), (0, 1.5, 0), 700, (1.0, 0.84, 0.62), 110, 0.8, 0.3)
