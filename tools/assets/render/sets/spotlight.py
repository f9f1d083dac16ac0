"""spotlight.py - the left headlight comes on, 3.5 seconds, 24 frames a second: spotlight.mp4 and .webm.

  python -m sets.spotlight --out OUT/spotlight --vehicle crossover --paint harbour --used --samples 5 --width 768 --height 432 --cell 0.008
  python -m sets.spotlight --out OUT/spotlight --encode 1
  --posters 1 --samples 56     its last frame, larger and cleaner

The lot and the car of walkaround.py. The camera glides past the lamp, low and close; the light bar comes on first,
then the modules.
"""
import os
import film
from common import *  # noqa: F403
from sets import lot
from sets.walkaround import ease

FPS, SECONDS = 24, 3.5
N = int(FPS * SECONDS)
BAR, MODULES = (0.9, 0.5), (1.3, 0.25)                  # when each comes on and how long that takes, in seconds
LAMP = Vector((2.05, 0.62, 0.80))                       # in the car's frame
FROM, TO = (Vector((1.25, 1.05, 0.02)), 52), (Vector((1.30, 0.30, 0.10)), 66)
PARKED = 270


def pose(i):
    """Camera, aim and focal length of frame i beside the car as it is parked."""
    k = ease((i + 0.5) / N)
    (a, la), (b, lb) = FROM, TO
    turn = Matrix.Rotation(math.radians(PARKED), 3, 'Z')
    return turn @ (LAMP + a.lerp(b, k)), turn @ LAMP, la + (lb - la) * k


def lamps():
    """The strengths of the light bar and of the modules, as (socket, full strength)."""
    bar, modules = [], []
    for m in bpy.data.materials:
        if not m.use_nodes:
            continue
        for link in m.node_tree.links:
            if link.to_socket.name == 'Emission Strength' and m.name.startswith('body_') and link.from_node.type == 'MATH':
                socket = link.from_node.inputs[0].links[0].from_node.inputs[1]
                bar.append((socket, socket.default_value))
        if m.name.split('.')[0] == 'led':
            socket = next(n for n in m.node_tree.nodes if n.type == 'BSDF_PRINCIPLED').inputs['Emission Strength']
            modules.append((socket, socket.default_value))
    return bar, modules


def render_frames(a, numbers, name):
    numbers = [i for i in numbers if not os.path.exists(name(i))]
    if not numbers:
        return
    s = setup(a)
    lot.build(a, s, a.paint, a.used)
    for m in bpy.data.materials:
        no_lamp(m)
    bar, modules = lamps()
    cam = camera()
    for i in numbers:
        while a.wait and os.path.exists(a.wait):
            time.sleep(2)
        t = time.time()
        for sockets, (at, takes) in ((bar, BAR), (modules, MODULES)):
            for socket, full in sockets:
                socket.default_value = full * ease((i / FPS - at) / takes)
        loc, aim, cam.data.lens = pose(i)
        look(cam, loc, aim)
        lot.finish(trace(a.samples)[..., :3], name(i))
        print('DONE', i, 'frame %.1fs' % (time.time() - t), time.strftime('%H:%M:%S'), flush=True)


if __name__ == '__main__':
    a = options(__doc__, encode=0, posters=0, neighbors=0.012, wait='')
    frames = os.path.join(a.out, 'frames')
    os.makedirs(frames, exist_ok=True)
    if a.posters:
        render_frames(a, [N - 1], lambda i: os.path.join(a.out, 'poster.jpg'))
    elif a.encode:
        film.write(os.path.join(frames, 's%03d.jpg'), FPS, os.path.join(a.out, 'spotlight'))
    else:
        order = [i for k in (0, 4, 2, 6, 1, 3, 5, 7) for i in range(k, N, 8)]
        render_frames(a, [i for i in order if not a.only or str(i) in a.only], lambda i: os.path.join(frames, 's%03d.jpg' % i))
