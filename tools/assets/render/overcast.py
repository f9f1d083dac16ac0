"""overcast.py - landscapes rendered in sun as they are under thin cloud: paler sky, softer contrast, less color. A car that is cut out of
another picture has no sun on it, so it stands in these.

  python overcast.py --media ../../../media --out DIR      not to be run twice on a picture
"""
import os
import argparse
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

CLOUD = np.array((205, 210, 216))
# saturation, tint, how much contrast goes, how much of the sky the cloud covers, height at which the sky ends, how much of all that
SCENES = {
    'coastal-overlook': (0.80, (0.985, 1.0, 1.020), 0.16, 0.55, 0.47, 0.60),
    'mountain-pass': (0.80, (0.985, 1.0, 1.015), 0.16, 0.55, 0.30, 0.60),
    'desert-road': (0.74, (0.970, 1.0, 1.035), 0.20, 0.60, 0.30, 0.65),
    'snow-field': (0.72, (0.985, 1.0, 1.015), 0.22, 0.50, 0.30, 0.85),
}


def clouded(px, saturation, tint, soft, cover, horizon, share):
    light = (px @ np.array((0.30, 0.59, 0.11)))[..., None]
    t = (light + (px - light) * saturation) * np.array(tint) / 255
    out = (t + soft * (0.5 - t) * 4 * t * (1 - t)) * 255
    down = (np.mgrid[0:px.shape[0], 0:px.shape[1]][0] / px.shape[0])
    sky = np.clip((px[..., 2] - px[..., 0] - 4) / 30, 0, 1) * np.clip((light[..., 0] - 105) / 45, 0, 1) * np.clip((horizon - down) / 0.04, 0, 1)
    sky = gaussian_filter(sky, 2)[..., None]
    out += sky * cover * (CLOUD - out)
    return px + share * (out - px)


if __name__ == '__main__':
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument('--media', required=True)
    p.add_argument('--out', required=True)
    a = p.parse_args()
    os.makedirs(a.out, exist_ok=True)
    for name, how in SCENES.items():
        px = np.asarray(Image.open(os.path.join(a.media, 'backgrounds', name + '.jpg')).convert('RGB'), float)
        q = Image.fromarray((np.clip(clouded(px, *how), 0, 255) + 0.5).astype(np.uint8))
        q.save(os.path.join(a.out, name + '.jpg'), quality=90, subsampling=0, optimize=True)
