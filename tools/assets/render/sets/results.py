"""results.py - a dealer's results page: twelve cars in the white studio, and seven of them as somebody's phone saw them on the lot.

  python -m sets.results --out OUT --samples 8 --width 640 --height 480 --cell 0.010
  --only studio-crossover-white,lot-sedan-silver     these pictures only
  --wait FILE                                        no picture is begun while this file exists

In the studio every car fills the same share of the picture, on the same line, at the same angle: twelve pictures, one store.
On the lot each picture has another corner behind it, another angle, another tilt and another exposure; three cut the car off.
"""
import os
from common import *  # noqa: F403
from sets import lot, studio_white

COLORS = {'white': 'pearl', 'black': 'onyx', 'silver': 'glacier', 'graphite': 'graphite', 'blue': 'harbour'}
STUDIO = {'crossover': ('white', 'black', 'silver', 'blue'), 'pickup': ('white', 'black', 'graphite', 'blue'), 'sedan': ('white', 'black', 'silver', 'graphite')}
HEADING, WIDTH, FLOOR_LINE = 55, 0.84, 0.27       # the car's turn, its share of the picture's width, how high its lowest point is

# vehicle, color: heading of the car; compass bearing, distance and height of the phone; where it points (right of the car, up); tilt; exposure
LOT = {
    ('crossover', 'white'): (98, 205, 5.9, 1.62, (0.35, 0.50), -4.0, 1.12),
    ('pickup', 'black'): (150, 20, 6.8, 1.70, (1.9, 0.90), 3.0, 0.95),          # cut off
    ('sedan', 'silver'): (310, 110, 5.6, 1.55, (-0.5, 0.25), 5.0, 1.0),
    ('crossover', 'blue'): (215, 285, 4.9, 1.50, (-1.5, 0.70), -3.0, 0.88),      # cut off
    ('pickup', 'white'): (355, 250, 7.6, 1.45, (0.8, 1.25), 3.5, 1.15),
    ('sedan', 'graphite'): (240, 60, 4.6, 1.66, (1.9, 0.75), -5.5, 0.95),       # cut off
    ('crossover', 'black'): (28, 330, 6.6, 1.75, (-0.5, 1.10), 4.5, 1.1),
}
PHONE = 27.0                                        # mm on full frame


def extent(root):
    """Left, right, bottom and top of the car in the picture, as fractions from its lower left corner."""
    from bpy_extras.object_utils import world_to_camera_view as w2c
    s = bpy.context.scene
    bpy.context.view_layer.update()
    q = []
    for o in root.children_recursive:
        if o.type == 'MESH':
            q += [w2c(s, s.camera, o.matrix_world @ Vector(c)) for c in o.bound_box] if len(o.data.vertices) < 400 else \
                 [w2c(s, s.camera, o.matrix_world @ v.co) for v in list(o.data.vertices)[::23]]
    return min(p.x for p in q), max(p.x for p in q), min(p.y for p in q), max(p.y for p in q)


def painted(root, color, lights):
    """Another paint on the same car: making one takes longer than rendering it."""
    paint, was = COLORS[color], root['paint']
    if paint == was:
        return
    trim = car.Nodes('trimpaint')
    trim.out(car.paint_shader(trim, paint))
    new = {'trimpaint': trim.m, 'paint': car.plain_paint(paint), **{'body_%d' % glass: car.body_material(paint, lights, glass) for glass in (False, True)}}
    for m in {slot.material for o in root.children_recursive for slot in o.material_slots}:
        part = m.name.split('.')[0].replace('_' + was, '')
        if part in new:
            m.user_remap(new[part])
    root['paint'] = paint


def make(a, vehicle, color, lights=1.0):
    root = car.make(COLORS[color], a.cell, lights=lights, vehicle=vehicle)
    root['vehicle'], root['paint'] = vehicle, COLORS[color]
    return root


def build_studio(a, vehicle, color):
    """The white studio round one car, whatever its length: the same share of the width, then the same place."""
    setup(a)
    root = make(a, vehicle, color)
    disc = studio_white.stage(a, root)
    cam = camera(lens=studio_white.LENS)
    yaw(root, HEADING)
    disc.rotation_euler = root.rotation_euler
    for _ in range(2):
        x0, x1, _, _ = extent(root)
        cam.data.lens *= WIDTH / (x1 - x0)
    x0, x1, y0, _ = extent(root)
    cam.data.shift_x = (x0 + x1) / 2 - 0.5
    cam.data.shift_y = (y0 - FLOOR_LINE) * a.height / a.width
    return root, studio_white.empty(cam, disc, studio_white.stage.shadow)


def in_studio(a, root, ground, color, path):
    painted(root, color, 1.0)
    for m in bpy.data.materials:
        no_lamp(m)
    studio_white.finish(trace(a.samples, car_border(root, 0.06, 0.05, 0.10), ground), path)


def build_lot(a):
    """The lot with nothing on the origin; returns the phone's camera."""
    c = setup(a).cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 4, 1, 3, 8
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 2.0, 12.0, 0.5
    c.adaptive_threshold, c.adaptive_min_samples = 0.04, 8
    c.use_light_tree = False
    lot.stage(0.014)
    lot.daylight()
    return camera(lens=PHONE)


def on_lot(a, cam, vehicle, color, path):
    heading, bearing, far, height, (right, up), tilt, exposure = LOT[vehicle, color]
    root = bpy.context.scene.get('car')
    if root and root['vehicle'] != vehicle:
        shapes = {o.data for o in root.children_recursive if o.type == 'MESH'}
        for o in [root] + list(root.children_recursive):
            bpy.data.objects.remove(o)
        bpy.data.batch_remove([q for q in shapes if q.users == 0])
        bpy.data.batch_remove([m for m in bpy.data.materials if m.users == 0])      # the next car makes its own
        root = None
    if root:
        painted(root, color, 0.0)
    else:
        bpy.context.scene['car'] = root = make(a, vehicle, color, 0.0)
    for m in bpy.data.materials:
        no_lamp(m)
    yaw(root, heading)
    b = math.radians(bearing)
    look(cam, Vector((math.sin(b) * far, math.cos(b) * far, height)), Vector((-math.cos(b) * right, math.sin(b) * right, up)))
    cam.rotation_euler.rotate_axis('Z', math.radians(tilt))
    lot.finish(trace(a.samples)[..., :3] * exposure, path)


def main():
    a = options(__doc__, wait='')
    def wanted(kind, shots):
        for vehicle, color in shots:
            name = '%s-%s-%s' % (kind, vehicle, color)
            path = os.path.join(a.out, name + '.jpg')
            if (a.only and name not in a.only) or os.path.exists(path):
                continue
            while a.wait and os.path.exists(a.wait):
                time.sleep(2)
            t = time.time()
            yield vehicle, color, path
            print('DONE', name, '%.1fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)
    for vehicle, colors in STUDIO.items():
        built = None
        for _, color, path in wanted('studio', [(vehicle, q) for q in colors]):
            built = built or build_studio(a, vehicle, color)
            in_studio(a, *built, color, path)
    cam = None
    for vehicle, color, path in wanted('lot', sorted(LOT)):
        cam = cam or build_lot(a)
        on_lot(a, cam, vehicle, color, path)


if __name__ == '__main__':
    main()
