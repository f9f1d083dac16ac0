"""render_queue.py - renders what is still missing, one job after the other; start it again and it goes on.

  python render_queue.py --out OUT              everything, in order
  python render_queue.py --out OUT --list       what there is and how much of it is done
  python render_queue.py --out OUT --only pair-after,spin

Each job writes into OUT/<name>; a file that exists is not rendered again. Delete files to have them made anew.
"""
import os
import sys
import glob
import argparse
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
FULL = '--width 2400 --height 1350 --cell 0.006 '

# name, module, options, number of pictures
JOBS = [
    ('pair-before', 'sets.lot', FULL + '--paint ember --used --samples 20 --only 4 --prefix before- --raw {out}/raw --masks {out}/masks.json', 1),
    ('pair-after', 'sets.studio_white', FULL + '--paint ember --used --samples 40 --only 4 --prefix after- --raw {out}/raw --masks {out}/masks.json', 1),
    ('spin', 'sets.studio_white', FULL + '--paint graphite --used --samples 32 --first 4,9,22 --raw {out}/raw --masks {out}/masks.json', 36),
    ('interior', 'sets.interiors', '--paint graphite --cell 0.006 --width 1600 --height 900 --samples 32 --only dashboard,odometer,console,front-seats,rear-seats,door-trim,headliner,cargo', 8),
    ('standard', 'sets.stills', FULL + '--paint glacier --samples 64 --only std-front,std-side,std-rear,std-detail', 4),
    ('lot', 'sets.lot', '--width 1600 --height 900 --cell 0.006 --paint graphite --used --samples 12 --prefix spin- --raw {out}/raw --masks {out}/masks.json', 36),
    ('cutout', 'sets.cutouts', FULL + '--paint ember --samples 48', 6),
    ('walkaround', 'sets.walkaround', '--paint graphite --used --samples 8 --width 1280 --height 720 --cell 0.008', 336),
]


def done(out, name):
    found = glob.glob(os.path.join(out, name, '**', '*.[jp][pn]g'), recursive=True)
    return len(found)


if __name__ == '__main__':
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('--out', required=True)
    p.add_argument('--only', default='')
    p.add_argument('--list', action='store_true')
    a = p.parse_args()
    only = [q for q in a.only.split(',') if q]
    for name, script, opts, n in JOBS:
        if only and name not in only:
            continue
        have = done(a.out, name)
        print('%-14s %3d of %d' % (name, have, n), flush=True)
        if a.list or have >= n:
            continue
        o = os.path.abspath(os.path.join(a.out, name))
        os.makedirs(os.path.join(o, 'raw'), exist_ok=True)
        r = subprocess.call([sys.executable, '-u', '-m', script, '--out', o] + opts.format(out=o).split(), cwd=HERE)
        if r:
            sys.exit('%s ended with %d' % (name, r))
