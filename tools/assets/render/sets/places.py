"""places.py - where the work is done, on the lot of the matched set: the photographer at a stop of the walk and filming, and our man who
shows a dealer what comes of it.

  python -m sets.places --out OUT/places --width 1920 --height 1080 --samples 24 --cell 0.006
  python -m sets.places --out OUT/preview --only kit --width 640 --height 360 --samples 10 --cell 0.014
"""
import argparse
import os
from common import *  # noqa: F403
from people import photographer
from sets import lot, studio_white

MEDIA = os.path.join(HERE, '../../../media')
free = lot.free


def tube(name, a, b, r, mat, n=14):
    return free(car.tube(name, [a, b], car.circle(r, n), mat, up=(0, 1, 0.01)))


def tripod(x, y, turn, picture, height=1.28, spread=30):
    """Three legs in two sections, a center column, a gimbal with a phone that shows a picture. One leg points `spread` degrees off the
    phone's right."""
    black = car.simple('tripodblack', (0.012, 0.012, 0.013), 0.42, spec=0.5)
    metal = car.simple('tripodmetal', (0.24, 0.24, 0.25), 0.32, 0.9)
    rubber = car.simple('tripodfoot', (0.01, 0.01, 0.01), 0.8)
    hub = height - 0.28
    for i in range(3):
        a = math.radians(turn + spread + 120 * i)
        out = np.array((math.cos(a), math.sin(a), 0))
        top, foot = np.array((x, y, hub)) + out * 0.045, np.array((x, y, 0.02)) + out * 0.52
        knee = top + (foot - top) * 0.52
        tube('leg', tuple(top), tuple(knee), 0.016, black)
        tube('shin', tuple(knee), tuple(foot), 0.0115, metal)
        tube('clamp', tuple(knee - (foot - top) * 0.02), tuple(knee + (foot - top) * 0.02), 0.021, black)
        tube('foot', tuple(foot - (foot - top) * 0.015), tuple(foot), 0.019, rubber)
        tube('brace', (x, y, hub - 0.36), tuple(top + (foot - top) * 0.40), 0.006, metal)
    tube('column', (x, y, hub - 0.40), (x, y, hub + 0.10), 0.014, metal)
    tube('hub', (x, y, hub - 0.05), (x, y, hub + 0.035), 0.052, black, 24)
    gimbal(x, y, hub + 0.08, turn, picture)


def gimbal(x, y, z, turn, picture, below=0.0):
    """A grip from z on (and `below` it, meters), an arm, and a phone that shows a picture; it looks to turn + 90 degrees."""
    black = car.simple('gimbalblack', (0.012, 0.012, 0.013), 0.42, spec=0.5)
    tube('grip', (x, y, z - below), (x, y, z + 0.13), 0.021, black, 20)
    c, s_ = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda u, v, up: (x + c * u - s_ * v, y + s_ * u + c * v, z + up)
    tube('yaw', at(0, 0, 0.125), at(0, 0, 0.165), 0.030, black, 24)
    free(car.tube('arm', [at(0.0, 0.0, 0.155), at(0.055, 0.015, 0.165), at(0.105, 0.02, 0.195), at(0.115, 0.022, 0.265)], car.circle(0.013, 12), black, up=(0, 1, 0)))
    tube('roll', at(0.115, 0.045, 0.265), at(0.115, -0.002, 0.265), 0.027, black, 24)
    free(car.rbox('cradle', at(0.045, -0.005, 0.265), (0.165, 0.014, 0.030), black, 0.005, (0, 0, math.radians(turn))))
    free(car.rbox('phone', at(0, -0.018, 0.265), (0.158, 0.0085, 0.076), black, 0.004, (0, 0, math.radians(turn))))
    free(screen(at(0, -0.0232, 0.265), 0.150, 0.069, turn, picture))


def tablet(root, picture):
    """What the man in the pose showing holds: a picture, turned to him."""
    at = bpy.data.objects.new('tablet', None)
    bpy.context.scene.collection.objects.link(at)
    at.parent, at.location = root, photographer.TABLET
    at.rotation_euler = math.radians(photographer.LEAN), 0, math.radians(photographer.TURNED)
    for o, place in ((car.rbox('tabletbody', (0, 0, 0), (0.282, 0.007, 0.204), car.simple('tabletblack', (0.012, 0.012, 0.013), 0.35, spec=0.5), 0.003), (0, 0, 0)),
                     (screen((0, 0, 0), 0.262, 0.184, 180, picture, 0.02, 0.11), (0, 0.0044, 0))):
        o.parent, o.location = at, place
    return at


def screen(center, w, h, turn, picture, crop=0.10, sides=0.02):
    """A device's picture, without `crop` of its height above and below, and `sides` of its width."""
    img = bpy.data.images.load(picture)
    k = car.Nodes('livepicture')
    tx = k.n('ShaderNodeTexImage'); tx.image = img
    k.link(k.n('ShaderNodeTexCoord').outputs['UV'], tx.inputs[0])
    e = k.n('ShaderNodeEmission'); k.link(tx.outputs[0], e.inputs[0]); e.inputs[1].default_value = 0.9
    o = car.obj('screen', [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], k.out(e.outputs[0]), smooth=False)
    uv = o.data.uv_layers.new(name='UVMap')
    for i, q in enumerate(((sides, crop), (1 - sides, crop), (1 - sides, 1 - crop), (sides, 1 - crop))):
        uv.data[i].uv = q
    o.location, o.rotation_euler = center, (0, 0, math.radians(turn))
    return o


def case(x, y, turn):
    """A hard case with ribs, latches and a handle, closed."""
    shell = car.simple('case', (0.020, 0.021, 0.022), 0.55, spec=0.4)
    trim = car.simple('casetrim', (0.008, 0.008, 0.008), 0.35)
    t = math.radians(turn)
    at = lambda u, v, z: (x + math.cos(t) * u - math.sin(t) * v, y + math.sin(t) * u + math.cos(t) * v, z)
    box = lambda name, u, v, z, size, mat, bevel: free(car.rbox(name, at(u, v, z), size, mat, bevel, (0, 0, t)))
    box('bottom', 0, 0, 0.105, (0.62, 0.44, 0.185), shell, 0.022)
    box('lid', 0, 0, 0.245, (0.62, 0.44, 0.085), shell, 0.022)
    box('seam', 0, 0, 0.199, (0.628, 0.448, 0.016), trim, 0.006)
    for u in (-0.21, 0.21):
        box('rib', u, 0, 0.247, (0.055, 0.30, 0.094), shell, 0.012)
        box('latch', u * 0.75, -0.226, 0.195, (0.062, 0.018, 0.075), trim, 0.006)
    free(car.tube('handle', [at(-0.09, -0.235, 0.13), at(-0.085, -0.262, 0.15), at(0.085, -0.262, 0.15), at(0.09, -0.235, 0.13)], car.rrect(0.026, 0.016, 0.006), trim))


BEHIND = (15.6, 0.6),              # the silver sedan
FRAME = 5                          # of the lot set: the photographer has come to its 50 degrees
VIEW = (-14.87, -8.24, 1.55), (-7.07, -4.86, 0.99), 57, 22
CASE = 9.5, -0.78                  # meters from the car, aside


def drive_off(*places):
    """Takes the parked cars away that would stand behind a phone or merge with the car."""
    for o in bpy.data.objects:
        if o.name.startswith('put') and any((o.matrix_basis.translation.xy - Vector(p)).length < 1 for p in places):
            o.hide_render = True


def kit(a, path):
    """A stop of the walk around a car: the photographer behind his tripod, at the circle on which the lot set's camera walks, the car
    alone on its clear spot. The phone shows the picture from there, which is traced first."""
    lot.build(a, setup(a), 'ember', used=True)
    car.ROOT = None
    walk = Matrix.Rotation(math.radians(-10 * FRAME), 3, 'Z')
    look(camera(lens=studio_white.LENS), walk @ Vector(CAM_LOC), walk @ Vector(CAM_AIM))
    seen = preview(a, 640, 360)
    t = math.radians(270 - 10 * FRAME)
    out, right = np.array((math.cos(t), math.sin(t))), np.array((-math.sin(t), math.cos(t)))
    at = lambda meters, aside: tuple(out * meters + right * aside)
    spot = np.array(at(-CAM_LOC[1], 0.0))
    tripod(*spot, -10 * FRAME, seen, spread=-10)
    photographer.stand(photographer.at_tripod, 148, spot, photographer.STICK)
    case(*at(*CASE), 10 - 10 * FRAME)
    drive_off(*BEHIND)
    for m in bpy.data.materials:
        no_lamp(m)
    camera(*VIEW)
    lot.finish(trace(a.samples)[..., :3], path)


def preview(a, width, height):
    """Traces what the phone sees. Returns the file."""
    size(width, height)
    seen = os.path.join(TMP, 'seen.png')
    lot.finish(trace(8)[..., :3], seen)
    size(a.width, a.height)
    return seen


WALK = (3.90, -4.90), 127          # where the gimbal of the man who films is, and to where he walks, in degrees
FILM = (4.75, -10.85, 1.55), (2.13, -3.29, 0.85), 48, 22


def white_pickup(a):
    """What the photographer films, on the lot."""
    a = argparse.Namespace(**{**vars(a), 'vehicle': 'pickup'})
    lot.build(a, setup(a), 'pearl', used=False)
    car.ROOT = None
    drive_off((2.8, 14.2), (-8.4, 14.1))         # the black pickup, the white one
    for m in bpy.data.materials:
        no_lamp(m)


def filming(a, path):
    """A white pickup, and the photographer who walks around it with the phone on a handheld gimbal. The phone shows what it sees from there:
    that picture is traced first."""
    white_pickup(a)
    spot, toward = np.array(WALK[0]), WALK[1] + 25      # his upper body is turned to the car
    t = math.radians(toward)
    cam = camera(lens=26)
    look(cam, (*(spot + 0.05 * np.array((math.cos(t), math.sin(t)))), 1.42), (*(spot + 5 * np.array((math.cos(t), math.sin(t)))), 1.05))
    seen = preview(a, 640, 300)
    gimbal(*spot, 1.155, toward - 90, seen, below=0.10)
    photographer.stand(photographer.filming, WALK[1] + 90, spot, photographer.HELD)
    for m in bpy.data.materials:
        no_lamp(m)
    cam = camera(*FILM)
    look(cam, *FILM[:2])
    lot.finish(trace(a.samples)[..., :3], path)


DEMO = (6.4, -0.45), 40            # where the man with the tablet stands: meters from the car and aside, and the direction to it, in degrees
TO_HIM = 15                        # degrees from that direction to where his front is: the tablet is between the two, the word on his back is seen
BESIDE = 0.88, 5                   # meters between the two, and degrees that the other one's front is off the direction: he has no face
FROM = (-6.40, -5.84, 1.82), (-4.55, -4.08, 1.34), 47, 22


def demo(a, path):
    """Our man shows a dealer's manager the white set's picture of the very car that stands before them, seen over their shoulders."""
    lot.build(a, setup(a), 'graphite', used=True)
    car.ROOT = None
    (away, aside), toward = DEMO
    t = math.radians(toward)
    ahead, left = np.array((math.cos(t), math.sin(t))), np.array((-math.sin(t), math.cos(t)))
    spot = -ahead * away + left * aside
    tablet(photographer.stand(photographer.showing, toward + 90 + TO_HIM, spot), os.path.join(MEDIA, 'spin', 'spin-%02d.jpg' % FRAME))
    meters, off = BESIDE
    photographer.stand(photographer.looking_on, toward + 90 + off, spot + left * meters, wears=photographer.MANAGER)
    drive_off(*BEHIND)
    for m in bpy.data.materials:
        no_lamp(m)
    camera(*FROM)
    lot.finish(trace(a.samples)[..., :3], path)


PLACES = {'kit': kit, 'filming': filming, 'demo': demo}


def main():
    a = options(__doc__, neighbors=0.012)
    for name in a.only or PLACES:
        path = os.path.join(a.out, name + '.jpg')
        if os.path.exists(path):
            continue
        t = time.time()
        PLACES[name](a, path)
        print('DONE', name, '%.0fs' % (time.time() - t), flush=True)


if __name__ == '__main__':
    main()
