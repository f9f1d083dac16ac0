"""clothes.py - what the photographer wears: overshirt and work pants are cut on the body at rest, put into the pose and then
hung by Blender's cloth simulation, which makes their folds.

Meters, z up; the man looks toward -y at rest. Simulated garments are kept in CAR_CACHE.
"""
import math
import bpy
import bmesh
import numpy as np
from scipy.spatial import ConvexHull, cKDTree
from scipy.ndimage import gaussian_filter

N = 72                            # directions of a ring


def hull_ring(P, c):
    """Distance from c to the convex hull of points P (x, y) in N directions."""
    q = P[ConvexHull(P).vertices] - c
    e = np.roll(q, -1, 0) - q
    out = np.zeros(N)
    for i, t in enumerate(np.arange(N) * 2 * math.pi / N):
        d = np.array((math.cos(t), math.sin(t)))
        den = d[0] * e[:, 1] - d[1] * e[:, 0]
        den[np.abs(den) < 1e-12] = 1e-12
        s = (q[:, 0] * e[:, 1] - q[:, 1] * e[:, 0]) / den
        u = (q[:, 0] * d[1] - q[:, 1] * d[0]) / den
        ok = (s > 0) & (u >= -1e-9) & (u <= 1 + 1e-9)
        out[i] = s[ok].max() if ok.any() else 0
    return out


def stack(P, zs, ease, floor=None, smooth=2.0):
    """A closed tube of rings about what of the points P is at each height zs: hulls, `ease` (meters, by height) farther out and at least
    `floor` (meters, by height) from the middle."""
    C, R = [], []
    for z in zs:
        q = P[np.abs(P[:, 2] - z) < 0.022][:, :2]
        c = (q.min(0) + q.max(0)) / 2
        C.append(c)
        R.append(hull_ring(q, c))
    C = gaussian_filter(np.array(C), (smooth, 0), mode='nearest')
    R = gaussian_filter(np.array(R), (smooth, 1), mode=('nearest', 'wrap')) + np.asarray(ease)[:, None]
    if floor is not None:
        R = np.maximum(R, np.asarray(floor)[:, None])
        R = gaussian_filter(R, (1, 1), mode=('nearest', 'wrap'))
    t = np.arange(N) * 2 * math.pi / N
    rows = [[(c[0] + r[i] * math.cos(t[i]), c[1] + r[i] * math.sin(t[i]), z) for i in range(N)] for c, r, z in zip(C, R, zs)]
    return closed(rows)


def closed(rows):
    """Rings of points as a tube with lids: (vertices, faces)."""
    n = len(rows[0])
    V = [p for r in rows for p in r]
    F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rows) - 1) for j in range(n)]
    return np.array(V), F + [tuple(range(n))[::-1], tuple(range((len(rows) - 1) * n, len(rows) * n))]


def sleeve(points, radii):
    """A closed tube of circles along a line of points."""
    P = np.array(points, float)
    rows = []
    for i, p in enumerate(P):
        d = P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]
        d /= np.linalg.norm(d)
        u = np.cross(d, (0, 1, 0.2)); u /= np.linalg.norm(u)
        v = np.cross(d, u)
        rows.append([p + radii[i] * (math.cos(t) * u + math.sin(t) * v) for t in np.arange(48) * 2 * math.pi / 48])
    return closed(rows)


def union(parts, voxel):
    """The outer skin of closed meshes, in quads of one size."""
    V, F = [], []
    for v, f in parts:
        F += [tuple(i + len(V) for i in q) for q in f]
        V += [tuple(p) for p in v]
    me = bpy.data.meshes.new('union')
    me.from_pydata(V, [], F)
    o = bpy.data.objects.new('union', me)
    bpy.context.scene.collection.objects.link(o)
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(me); bm.free()
    m = o.modifiers.new('r', 'REMESH'); m.mode, m.voxel_size = 'VOXEL', voxel
    m = o.modifiers.new('s', 'SMOOTH'); m.factor, m.iterations = 0.5, 6
    me2 = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    return me2


def cut(bm, point, normal, where=lambda c: True):
    """Takes away what lies beyond a plane, of the faces where `where` is true."""
    near = [f for f in bm.faces if where(f.calc_center_median())]
    geom = list({v for f in near for v in f.verts}) + list({e for f in near for e in f.edges}) + near
    bmesh.ops.bisect_plane(bm, geom=geom, dist=1e-5, plane_co=point, plane_no=normal)
    n = np.array(normal)
    out = [f for f in bm.faces if where(f.calc_center_median()) and (np.array(f.calc_center_median()) - point) @ n > 0]
    bmesh.ops.delete(bm, geom=out, context='FACES')


def finish(bm):
    """The largest piece of a cut garment: (vertices, faces)."""
    bm.verts.ensure_lookup_table()
    loose = [v for v in bm.verts if not v.link_faces]
    bmesh.ops.delete(bm, geom=loose, context='VERTS')
    seen, best = set(), []
    for v in bm.verts:
        if v in seen:
            continue
        todo, piece = [v], []
        seen.add(v)
        while todo:
            q = todo.pop(); piece.append(q)
            for e in q.link_edges:
                w = e.other_vert(q)
                if w not in seen:
                    seen.add(w); todo.append(w)
        best = max(best, piece, key=len)
    keep = set(best)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if v not in keep], context='VERTS')
    bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 4])
    bm.verts.index_update()
    V = np.array([v.co[:] for v in bm.verts])
    F = [tuple(v.index for v in f.verts) for f in bm.faces]
    bm.free()
    return V, F


NECK = np.array((0, -0.025, 1.516)), np.array((0, -0.40, 1.0))      # the neckline's plane
HEM, WAIST, CUFF = 0.860, 1.035, 0.022


def overshirt(h, voxel):
    """Rest shape of the overshirt."""
    torso = h.V[(h.weight('spine', 'pelvis', 'root', 'breast', 'clavicle', 'shoulder', 'upperleg') > 0.5)]
    zs = np.arange(HEM - 0.05, 1.43, 0.02)
    low = np.interp(zs, (0.8, 1.0, 1.3, 1.43), (0.036, 0.046, 0.034, 0.016))
    parts = [stack(torso, zs, low, smooth=2.6)]
    n = normals(h.V, h.F)
    parts.append((h.V + n * (0.016 * np.clip(1 - h.weight('wrist', 'finger', 'metacarpal', 'foot', 'toe'), 0, 1))[:, None], h.F))
    for s in 'LR':
        a, b, c = (h.head[k + s] for k in ('upperarm01.', 'lowerarm01.', 'wrist.'))
        line = [a + (b - a) * t for t in (-0.12, 0.1, 0.35, 0.6, 0.85)] + [b + (c - b) * t for t in (0.0, 0.15, 0.4, 0.65, 0.9, 1.02)]
        parts.append(sleeve(line, [0.088, 0.086, 0.078, 0.073, 0.069, 0.067, 0.064, 0.060, 0.054, 0.048, 0.046]))
    me = union(parts, voxel)
    bm = bmesh.new(); bm.from_mesh(me)
    cut(bm, NECK[0], NECK[1], lambda c: abs(c[0]) < 0.16)
    cut(bm, np.array((0, 0, HEM)), np.array((0, 0, -1.0)), lambda c: abs(c[0]) < 0.34 and c[2] < 0.95)
    for s, x in (('L', 1), ('R', -1)):
        b, c = h.head['lowerarm01.' + s], h.head['wrist.' + s]
        d = (c - b) / np.linalg.norm(c - b)
        cut(bm, c + d * (CUFF - 0.03), d, lambda q: q[0] * x > 0.36)
    return finish(bm)


def pants(h, voxel):
    """Rest shape of the pants: straight legs."""
    parts = []
    hip = h.V[h.weight('spine05', 'spine04', 'pelvis', 'root', 'upperleg') > 0.5]
    zs = np.arange(0.85, WAIST + 0.05, 0.015)
    parts.append(stack(hip, zs, np.interp(zs, (0.85, 1.0), (0.012, 0.014))))
    for s, x in (('L', 1), ('R', -1)):
        leg = h.V[(h.weight('upperleg01.' + s, 'upperleg02.' + s, 'lowerleg01.' + s, 'lowerleg02.' + s, 'pelvis.' + s) > 0.5) & (h.V[:, 0] * x > -0.003)]
        zs = np.arange(0.10, 0.93, 0.02)
        ease = np.interp(zs, (0.1, 0.45, 0.7, 0.93), (0.026, 0.020, 0.018, 0.010))
        floor = np.interp(zs, (0.1, 0.3, 0.5, 0.6, 0.7), (0.080, 0.080, 0.080, 0.078, 0.0))
        v, f = stack(leg, zs, ease, floor)
        v[:N, 2] = 0.015                         # down to the ground
        v[:N, :2] += (h.head['foot.' + s] - h.head['lowerleg02.' + s])[:2] * 0.25
        parts.append((v, f))
    me = union(parts, voxel)
    bm = bmesh.new(); bm.from_mesh(me)
    cut(bm, np.array((0, 0, WAIST)), np.array((0, 0, 1.0)))
    cut(bm, np.array((0, 0, 0.045)), np.array((0, 0, -1.0)))
    return finish(bm)


def normals(V, F):
    """Of vertices; faces have three or four corners."""
    Q = np.array([q if len(q) == 4 else (*q, q[-1]) for q in F])
    n = np.cross(V[Q[:, 2]] - V[Q[:, 0]], V[Q[:, 3]] - V[Q[:, 1]])
    out = np.zeros_like(V)
    for i in range(4):
        np.add.at(out, Q[:, i], n)
    return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)


def skin_weights(h, V, F, fold=()):
    """Weights of a garment's vertices: those of the body near them, evened out. `fold`: (bones that do not move it, the bone that does
    instead)."""
    W = h.W.copy()
    for starts, to in fold:
        j = [i for i, b in enumerate(h.names) if b.startswith(starts)]
        for s in ('',) if to in h.names else ('.L', '.R'):
            js = [i for i in j if h.names[i].endswith(s)]
            W[:, h.names.index(to + s)] += W[:, js].sum(1)
            W[:, js] = 0
    t = cKDTree(h.V)
    d, i = t.query(V, 8)
    w = 1 / (d + 0.004)
    w /= w.sum(1, keepdims=True)
    G = (W[i] * w[..., None]).sum(1)
    E = edges(F)
    for _ in range(12):
        s, n = np.zeros_like(G), np.zeros(len(V))
        for a, b in ((0, 1), (1, 0)):
            np.add.at(s, E[:, a], G[E[:, b]]); np.add.at(n, E[:, a], 1)
        G = 0.5 * G + 0.5 * s / n[:, None]
    return G


def edges(F):
    return np.unique(np.sort(np.array([(q[i], q[(i + 1) % len(q)]) for q in F for i in range(len(q))]), axis=1), axis=0)


def rim(F):
    """Vertices on open edges."""
    E, n = np.unique(np.sort(np.array([(q[i], q[(i + 1) % len(q)]) for q in F for i in range(len(q))]), axis=1), axis=0, return_counts=True)
    return np.unique(E[n == 1])


def mesh_object(name, V, F):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(p) for p in V], [], F)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


STEPS = np.linspace(0, 1, 11)      # of the way from rest into the pose
MOVE, SETTLE = 44, 34              # frames


def moving(name, way, F):
    """A mesh that goes through the shapes `way` within MOVE frames."""
    o = mesh_object(name, way[0], F)
    o.shape_key_add(name='Basis')
    for i, V in enumerate(way[1:], 1):
        k = o.shape_key_add(name='k%d' % i)
        k.data.foreach_set('co', np.ascontiguousarray(V, np.float32).ravel())
        at = lambda j: 1 + MOVE * j / (len(way) - 1)
        for j, v in ((i - 1, 0.0), (i, 1.0), (i + 1, 0.0)):
            if j < len(way):
                k.value = v
                k.keyframe_insert('value', frame=at(j))
    for c in curves(o.data.shape_keys.animation_data.action):
        for q in c.keyframe_points:
            q.interpolation = 'LINEAR'
    return o


def curves(action):
    return action.fcurves if hasattr(action, 'fcurves') else action.layers[0].strips[0].channelbags[0].fcurves


def obstacle(o):
    o.modifiers.new('c', 'COLLISION')
    c = o.collision
    c.thickness_outer, c.thickness_inner, c.cloth_friction, c.use_culling = 0.004, 0.05, 8.0, False
    return o


def hang(name, rest, way, F, pinned, stiff, bend, mass=0.35):
    """Lets a garment go through `way` with the body, then hang until its folds have settled; its cloth has the lengths of `rest`.
    `pinned`: 0 to 1 for each vertex. Obstacles are the scene's collision objects. Returns the vertices of each frame of the way."""
    s = bpy.context.scene
    frames = MOVE + SETTLE
    s.frame_start, s.frame_end = 1, frames
    s.frame_set(1)
    o = moving(name, way, F)
    k = o.shape_key_add(name='rest')
    k.data.foreach_set('co', np.ascontiguousarray(rest, np.float32).ravel())
    k.value = 0
    g = o.vertex_groups.new(name='pin')
    for i in np.nonzero(pinned > 0)[0]:
        g.add([int(i)], float(pinned[i]), 'REPLACE')
    m = o.modifiers.new('cloth', 'CLOTH')
    c, q = m.settings, m.collision_settings
    c.quality, c.mass, c.air_damping = 7, mass, 3.0
    c.tension_stiffness = c.compression_stiffness = stiff
    c.shear_stiffness = stiff * 0.4
    c.bending_stiffness = bend
    c.tension_damping = c.compression_damping = 10
    c.shear_damping, c.bending_damping = 8, 0.6
    c.vertex_group_mass, c.pin_stiffness = 'pin', 4.0
    c.rest_shape_key = k
    q.use_collision, q.distance_min, q.collision_quality = True, 0.004, 3
    q.use_self_collision, q.self_distance_min = True, 0.003
    m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
    out = []
    for f in range(1, frames + 1):
        s.frame_set(f)
        e = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
        v = np.empty(len(rest) * 3, np.float32)
        e.data.vertices.foreach_get('co', v)
        out.append(v.reshape(-1, 3).astype(float))
    bpy.data.objects.remove(o)
    s.frame_set(1)
    return out
