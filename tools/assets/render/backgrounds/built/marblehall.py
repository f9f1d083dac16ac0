"""marblehall.py - scenes.py's marble hall: slabs that mirror, travertine walls, daylight from tall windows at the left."""
from backgrounds.surfaces import *  # noqa: F403

WIDE, BACK, HIGH, BAY = 6.4, 22.0, 5.2, 4.0      # half the hall's width, its rear wall, its ceiling, the rhythm of its pilasters


def marble(name, axes=(0, 1), size=(1.2, 2.4), light=(0.74, 0.725, 0.695), cloud=(0.50, 0.50, 0.505), vein=(0.17, 0.175, 0.19), gold=(0.42, 0.33, 0.22),
           rough=(0.045, 0.14), shift=(0.0, 0.0), grout=0.16):
    """Book-matched slabs: each is its neighbor's mirror image along the first axis. Veins run askew, wide ones with a
    gray halo, fine ones between them; polished unevenly, each slab laid a hair out of level."""
    k = car.Nodes(name)
    sp = k.n('ShaderNodeSeparateXYZ')
    k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    u, v = (k.math('ADD', k.math('DIVIDE', sp.outputs[axes[i]], size[i]), shift[i]) for i in (0, 1))
    pair = dice(k, vector(k, k.math('FLOOR', k.math('DIVIDE', u, 2.0)), k.math('FLOOR', v), 3.0))
    slab = dice(k, vector(k, k.math('FLOOR', u), k.math('FLOOR', v)))
    flat = vector(k, k.math('MULTIPLY', k.math('PINGPONG', u, 1.0), size[0]), k.math('MULTIPLY', k.math('FRACT', v), size[1]))
    P = add(k, flat, pair.outputs['Color'], 40.0)
    n = k.n('ShaderNodeTexNoise'); n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = 0.75, 7
    k.link(P, n.inputs['Vector'])
    n2 = k.n('ShaderNodeTexNoise'); n2.inputs['Scale'].default_value, n2.inputs['Detail'].default_value = 5.0, 5
    k.link(P, n2.inputs['Vector'])
    W = add(k, add(k, P, n.outputs['Color'], 1.15), n2.outputs['Color'], 0.09)
    askew = k.n('ShaderNodeMapping'); askew.inputs['Rotation'].default_value = (0, 0, 0.75); askew.inputs['Scale'].default_value = (0.42, 1.25, 1.0)
    k.link(W, askew.inputs[0])
    W = askew.outputs[0]

    def off(scale, detail=2.0):
        return k.math('ABSOLUTE', k.math('SUBTRACT', noise(k, scale, detail, 0.5, W), 0.5))
    here = level(k, noise(k, 0.8, 3, of=P), 0.40, 0.62)
    a, b, c = off(0.75, 2.5), off(1.9, 3), off(4.6, 3)
    body = k.math('MULTIPLY', level(k, a, 0.0, 0.10, 1, 0), k.math('ADD', 0.25, k.math('MULTIPLY', here, 0.55)))
    body = k.math('ADD', body, k.math('MULTIPLY', k.math('SUBTRACT', noise(k, 1.6, 9, 0.68, W), 0.5), 0.9), clamp=True)
    wide = k.math('MULTIPLY', k.math('MULTIPLY', level(k, a, 0.002, 0.016, 1, 0), here), level(k, noise(k, 2.2, 6, 0.7, P), 0.30, 0.62, 0.25, 1))
    fine = k.math('MULTIPLY', level(k, b, 0.0, 0.008, 0.55, 0), level(k, noise(k, 1.1, 3, of=P), 0.47, 0.62))
    hair = k.math('MULTIPLY', level(k, c, 0.0, 0.012, 0.30, 0), level(k, noise(k, 0.9, 3, of=W), 0.50, 0.66))
    col = k.mixc(body, light, cloud)
    col = k.mixc(hair, col, gold)
    col = k.mixc(k.math('MAXIMUM', wide, fine), col, vein)
    tone = k.n('ShaderNodeMix', data_type='RGBA', blend_type='MULTIPLY'); tone.inputs[0].default_value = 1.0
    k.link(col, tone.inputs[6])
    k.link(k.mixc(slab.outputs['Value'], (0.94, 0.94, 0.935), (1.0, 1.0, 1.0)), tone.inputs[7])
    cut = k.math('MAXIMUM', joint(k, u, size[0], 0.0022), joint(k, v, size[1], 0.0022))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(k.mixc(cut, tone.outputs[2], (grout, grout * 0.97, grout * 0.92)), p.inputs['Base Color'])
    honed = k.math('ADD', k.math('MULTIPLY', noise(k, 0.55, 7, 0.7), 0.75), k.math('MULTIPLY', wide, 0.25))
    k.val(p.inputs['Roughness'], k.mixf(cut, k.mixf(level(k, honed, 0.25, 0.75), rough[0], rough[1]), 0.6))
    k.link(raised(k, k.math('SUBTRACT', k.math('MULTIPLY', noise(k, 2.4, 2), 0.25), cut), 0.0008, tilted(k, slab, 0.0022)), p.inputs['Normal'])
    return k.out(p.outputs[0])


def travertine(name, size=(1.4, 0.66), a=(0.56, 0.49, 0.40), b=(0.40, 0.335, 0.26)):
    """Sawn across its layers: bands, pits, panels with 4 mm shadow joints, no two of one tone. Serves walls along x and y."""
    k = car.Nodes(name)
    sp = k.n('ShaderNodeSeparateXYZ')
    k.link(k.n('ShaderNodeTexCoord').outputs['Object'], sp.inputs[0])
    w, z = k.math('ADD', sp.outputs[0], sp.outputs[1]), sp.outputs[2]
    v = k.math('DIVIDE', z, size[1])
    u = k.math('ADD', k.math('DIVIDE', w, size[0]), k.math('MULTIPLY', k.math('MODULO', k.math('FLOOR', v), 2.0), 0.5))
    panel = dice(k, vector(k, k.math('FLOOR', u), k.math('FLOOR', v), 1.0))
    P = add(k, vector(k, k.math('MULTIPLY', w, 0.35), 0.0, k.math('MULTIPLY', z, 3.2)), panel.outputs['Color'], 20.0)
    bands = noise(k, 1.5, 8, 0.62, P)
    thin = noise(k, 9.0, 4, 0.6, P)
    pits = k.math('MULTIPLY', level(k, noise(k, 11.0, 4, 0.7, P), 0.62, 0.68), level(k, bands, 0.45, 0.60))
    cut = k.math('MAXIMUM', joint(k, u, size[0], 0.004), joint(k, v, size[1], 0.004))
    f = k.math('ADD', k.math('ADD', k.math('MULTIPLY', level(k, bands, 0.33, 0.68), 0.62), k.math('MULTIPLY', thin, 0.25)), k.math('MULTIPLY', k.math('SUBTRACT', panel.outputs['Value'], 0.5), 0.30), clamp=True)
    col = k.mixc(k.math('MULTIPLY', pits, 0.55), k.mixc(f, a, b), (0.16, 0.125, 0.09))
    p = k.n('ShaderNodeBsdfPrincipled')
    k.link(k.mixc(cut, col, (0.05, 0.042, 0.034)), p.inputs['Base Color'])
    k.val(p.inputs['Roughness'], k.mixf(thin, 0.38, 0.62))
    k.link(raised(k, k.math('SUBTRACT', k.math('MULTIPLY', thin, 0.12), k.math('ADD', k.math('MULTIPLY', pits, 0.5), cut)), 0.003, tilted(k, panel, 0.006)), p.inputs['Normal'])
    return k.out(p.outputs[0])


def side_wall(s, bays, opening, stone, trim, depth=0.42):
    """A wall at x = s * WIDE with an opening in each bay (y, half width, sill, head), and a pilaster between bays."""
    half, sill, head = opening
    x = s * (WIDE + depth / 2)
    items = []
    for y in bays:
        items += [((x, y, sill / 2), (depth, BAY, sill)), ((x, y, (head + HIGH + 0.4) / 2), (depth, BAY, HIGH + 0.4 - head))]
        items += [((x, y + q * (BAY / 2 + half) / 2, (sill + head) / 2), (depth, BAY / 2 - half, head - sill)) for q in (-1, 1)]
    boxes('sidewall', items, stone)
    P = []
    for y in [q - BAY / 2 for q in bays] + [bays[-1] + BAY / 2]:
        P += [((s * (WIDE - 0.07), y, HIGH / 2), (0.16, 0.72, HIGH)), ((s * (WIDE - 0.10), y, 0.20), (0.24, 0.84, 0.40)), ((s * (WIDE - 0.10), y, HIGH - 0.46), (0.24, 0.82, 0.10)),
              ((s * (WIDE - 0.12), y, HIGH - 0.34), (0.30, 0.92, 0.14))]
    eased(boxes('pilasters', P, stone), 0.008, 2)
    eased(boxes('base', [((s * (WIDE - 0.012), (bays[0] + bays[-1]) / 2, 0.10), (0.03, len(bays) * BAY, 0.20))], trim), 0.004)


def marble_hall():
    rng = np.random.default_rng(31)
    world((0.80, 0.90, 1.0), 0.05)
    stone, trim = travertine('travertine'), marble('basemarble', (1, 2), (2.0, 3.0), (0.055, 0.056, 0.058), (0.02, 0.02, 0.022), (0.30, 0.29, 0.27), (0.12, 0.10, 0.07))
    panels = marble('panelmarble', (1, 2), (0.98, 3.5), (0.155, 0.160, 0.158), (0.060, 0.064, 0.065), (0.25, 0.248, 0.238), (0.24, 0.20, 0.155), (0.10, 0.20), (0.5, 0.72), 0.03)
    rear = marble('rearmarble', (0, 2), (1.10, 3.5), (0.155, 0.160, 0.158), (0.060, 0.064, 0.065), (0.25, 0.248, 0.238), (0.24, 0.20, 0.155), (0.10, 0.20), (6.86, 4.72), 0.03)
    bronze = car.simple('bronze', (0.13, 0.085, 0.05), 0.32, 0.9)
    white = varied('plaster', (0.72, 0.705, 0.68), 0.04, 0.85)
    plane('floor', -WIDE - 1, WIDE + 1, -16, 40, marble('floormarble', shift=(0.5, 0.42)))
    bays = list(np.arange(-12.0, 21.0, BAY))
    side_wall(-1, bays, (1.05, 0.42, 4.30), stone, trim)
    side_wall(1, bays, (0.98, 0.42, 4.30), stone, trim)
    day = (0.84, 0.92, 1.0)
    for y in bays:
        x = -WIDE - 0.40
        area('window', (x - 0.25, y, 2.4), (0, y, 1.2), 2.1, 3.9, 6.5, day)
        eased(boxes('sash', [((x, y + q, 2.36), (0.05, 0.055, 3.88)) for q in (-1.02, -0.35, 0.35, 1.02)] + [((x, y, z), (0.05, 2.10, 0.05)) for z in (0.45, 1.40, 3.30, 4.27)], bronze), 0.006)
        eased(boxes('sill', [((x + 0.24, y, 0.435), (0.52, 2.2, 0.03))], trim), 0.006)
        boxes('blind', [((WIDE + 0.16, y, 2.36), (0.02, 1.96, 3.88))], panels)
        eased(boxes('blindframe', [((WIDE + 0.10, y + q * 0.965, 2.36), (0.10, 0.03, 3.88)) for q in (-1, 1)] + [((WIDE + 0.10, y, z), (0.10, 1.96, 0.03)) for z in (0.435, 4.285)], bronze), 0.004)
    # rear wall with its portal, panels beside it
    t, pw, ph = 0.7, 1.75, 3.95
    boxes('rearwall', [((s * (pw + WIDE + 0.5) / 2, BACK + t / 2, HIGH / 2 + 0.2), (WIDE + 0.5 - pw, t, HIGH + 0.4)) for s in (-1, 1)] + [((0, BACK + t / 2, (ph + HIGH + 0.4) / 2), (2 * pw, t, HIGH + 0.4 - ph))], stone)
    eased(boxes('portal', [((s * (pw - 0.03), BACK + 0.30, ph / 2), (0.06, 0.72, ph)) for s in (-1, 1)] + [((0, BACK + 0.30, ph - 0.03), (2 * pw, 0.72, 0.06))], bronze), 0.006)
    eased(boxes('architrave', [((s * (pw + 0.16), BACK - 0.03, ph / 2), (0.32, 0.10, ph)) for s in (-1, 1)] + [((0, BACK - 0.03, ph + 0.16), (2 * pw + 0.64, 0.10, 0.32)), ((0, BACK - 0.07, ph + 0.37), (2 * pw + 0.9, 0.20, 0.10))], stone), 0.008)
    for s in (-1, 1):
        boxes('rearpanel', [((s * 4.25, BACK - 0.015, 2.36), (2.2, 0.03, 3.5))], rear)
        eased(boxes('rearframe', [((s * 4.25 + q * 1.12, BACK - 0.03, 2.36), (0.04, 0.06, 3.58)) for q in (-1, 1)] + [((s * 4.25, BACK - 0.03, z), (2.28, 0.06, 0.04)) for z in (0.59, 4.13)], bronze), 0.004)
    eased(boxes('rearbase', [((s * (WIDE + pw + 0.32) / 2, BACK - 0.012, 0.10), (WIDE - pw - 0.32, 0.03, 0.20)) for s in (-1, 1)], trim), 0.004)
    # ceiling: a lower border with a cove of light behind its lip
    boxes('ceiling', [((0, 4, HIGH + 0.62), (2 * WIDE + 1, 40, 0.2))], white)
    eased(boxes('border', [((s * (WIDE - 0.55), 4, HIGH + 0.06), (1.1, 36, 0.12)) for s in (-1, 1)] + [((0, BACK - 0.55, HIGH + 0.06), (2 * WIDE - 2.2, 1.1, 0.12))]
                + [((s * (WIDE - 1.08), 4, HIGH + 0.15), (0.05, 34, 0.12)) for s in (-1, 1)] + [((0, BACK - 1.08, HIGH + 0.15), (2 * WIDE - 2.2, 0.05, 0.12))], white), 0.005)
    eased(boxes('cornice', [((s * (WIDE - 0.10), 4, HIGH - 0.13), (0.26, 36, 0.26)) for s in (-1, 1)] + [((0, BACK - 0.10, HIGH - 0.13), (2 * WIDE, 0.26, 0.26))], stone), 0.02, 3)
    warm = (1.0, 0.80, 0.56)
    for s in (-1, 1):
        area('cove', (s * (WIDE - 0.85), 4, HIGH + 0.16), (s * (WIDE - 0.75), 4, HIGH + 0.6), 34, 0.16, 7, warm, glossy=False)
    area('cove', (0, BACK - 0.85, HIGH + 0.16), (0, BACK - 0.75, HIGH + 0.6), 2 * WIDE - 2, 0.16, 7, warm, glossy=False)
    boxes('behind', [((0, -15, 3), (16, 0.2, 6.4))], white)
    # the corridor behind the portal, lit from windows of its own; a garden door closes it
    end = 36.0
    boxes('corridor', [((2.1, (BACK + t + end) / 2, 2.1), (0.3, end - BACK, 4.2)), ((0, (BACK + t + end) / 2, 4.3), (4.6, end - BACK, 0.2))]
          + [((-2.1, y, 2.1), (0.3, 1.5, 4.2)) for y in (23.4, 26.6, 29.8, 33.0, 35.6)] + [((s * 1.55, end, 2.1), (0.9, 0.3, 4.2)) for s in (-1, 1)] + [((0, end, 3.75), (2.2, 0.3, 0.9))], varied('corridorwall', (0.60, 0.555, 0.49), 0.05, 0.7))
    for y in (25.0, 28.2, 31.4, 34.3):
        area('corridorlight', (-2.6, y, 2.2), (2, y + 0.4, 0.4), 1.5, 3.6, 4.2, (0.95, 0.97, 1.0))
    eased(boxes('gardendoor', [((x, end - 0.05, 1.65), (0.05, 0.06, 3.3)) for x in (-1.07, -0.03, 0.03, 1.07)] + [((0, end - 0.05, z), (2.2, 0.06, 0.06)) for z in (0.05, 2.45, 3.27)], bronze), 0.004)
    plane('lawn', -20, 20, end + 0.3, 90, varied('lawn', (0.12, 0.17, 0.05), 0.4, 0.9), -0.02)
    lot.trees([(-2.2, 52, 1.15), (2.6, 57, 1.3), (0.4, 66, 1.5), (-5, 62, 1.5), (6, 66, 1.6)], n=14000, leaf=(0.06, 0.13), hubs=60)
    plane('haze', -40, 40, 0, 30, glow('haze', (0.80, 0.91, 1.0), 2.2)).matrix_world = Matrix.Translation((0, 92, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    area('garden', (0, 44, 14), (0, 56, 0), 22, 22, 5.0, (1.0, 0.97, 0.90))
    # benches and sconces
    hide = varied('leather', (0.20, 0.11, 0.06), 0.12, 0.42)
    for y in (12.0, 20.0):
        for q in (-0.62, 0.0, 0.62):
            car.rbox('cushion', (WIDE - 0.62, y + q, 0.43), (0.56, 0.605, 0.13), hide, 0.035, seg=5).parent = None
        eased(boxes('benchframe', [((WIDE - 0.62, y, 0.345), (0.52, 1.86, 0.03))] + [((WIDE - 0.62 + a * 0.22, y + b * 0.86, 0.17), (0.03, 0.03, 0.34)) for a in (-1, 1) for b in (-1, 1)], bronze), 0.003)
    amber = glow('sconce', (1.0, 0.72, 0.42), 5.0)
    for y in (6.0, 10.0, 14.0, 18.0):
        car.rbox('sconce', (WIDE - 0.22, y, 2.75), (0.07, 0.12, 0.74), amber, 0.02).parent = None
        eased(boxes('sconceends', [((WIDE - 0.21, y, 2.75 + q), (0.11, 0.15, 0.05)) for q in (-0.39, 0.39)] + [((WIDE - 0.16, y, 2.75), (0.02, 0.08, 0.8))], bronze), 0.004)
    for s in (-1, 1):
        x = s * 2.62
        eased(boxes('planter', [((x, BACK - 0.55, 0.30), (0.58, 0.58, 0.60))], varied('planter', (0.045, 0.043, 0.040), 0.1, 0.5)), 0.012, 3)
        o, trunk = lot.tree_mesh(n=5200, leaf=(0.05, 0.12), hubs=40)
        for q in (o, trunk):
            q.parent, q.location, q.scale, q.rotation_euler = None, (x, BACK - 0.55, 0.42), (0.36, 0.36, 0.40), (0, 0, rng.uniform(0, 6))
