"""lift.py - finished pictures as if exposed longer: shadows get brighter, white stays white, transparency as it is.

  python lift.py --stops 0.9 FILE...      over the files, JPEG or PNG
"""
import argparse
import numpy as np
from PIL import Image


def lifted(img, stops):
    """img: 8-bit RGB. In linear light the dark end is brighter by so many stops, the bright end by none."""
    x = img.astype(np.float32) / 255
    x = np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)
    g = 2.0 ** stops
    x = x * g / (1 + (g - 1) * x)
    x = np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)
    return (np.clip(x, 0, 1) * 255 + 0.5).astype(np.uint8)


if __name__ == '__main__':
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('--stops', type=float, required=True)
    p.add_argument('files', nargs='+')
    a = p.parse_args()
    for f in a.files:
        picture = Image.open(f)
        alpha = picture.getchannel('A') if picture.mode == 'RGBA' else None
        result = Image.fromarray(lifted(np.asarray(picture.convert('RGB')), a.stops))
        if alpha:
            result.putalpha(alpha)
            result.save(f, optimize=True)
        else:
            result.save(f, quality=94, subsampling=0, optimize=True)
