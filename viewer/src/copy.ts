/** Clockwise about the car, 45 degrees each, starting from its nose. */
export const sides = [
  'front',
  'front right',
  'right side',
  'rear right',
  'rear',
  'rear left',
  'left side',
  'front left',
]

export const copy = {
  turn: (title: string) => `Turn the car: ${title}`,
  angle: (side: string, angle: number) => [side, `${angle} degrees`].filter(Boolean).join(', '),
  zoomed: (zoom: number) => `${zoom.toFixed(1)}×`,
  enterFullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  lens: 'Lens to the lot',
  lensKeys: 'Shift with the arrow keys moves the lens, the space bar shows the whole lot.',
  flip: 'Show original',
  studio: 'Studio',
  unmatched: (set: string) =>
    `The set “${set}” doesn’t match the one above it: same number of frames, same size.`,
  inside: 'Look inside',
  kinds: { feature: 'Fact', damage: 'Flaw' },
  count: (photos: number, facts: number, flaws: number) =>
    [counted(photos, 'photo'), counted(facts, 'fact'), counted(flaws, 'flaw')].filter(Boolean).join(', '),
  report: 'Condition report',
  close: 'Close',
  lot: (angle: number) => `Lot, angle ${angle}`,
}

/** What is shown under "This car can't be turned right now". */
export const failures = {
  'bad-set': 'The URL must end in ?set= and the name of a set: lowercase letters, digits and hyphens.',
  'no-manifest': (set: string) => `The set “${set}” has no readable manifest.`,
  /** For the person who wrote the manifest. */
  'bad-manifest': (name: string, kind: string) =>
    `The manifest of this set is wrong: “${name}” must be ${kind}.`,
  'no-frames': 'Its images couldn’t be loaded. Check your connection and try again.',
}

export const kinds = {
  object: 'an object',
  text: 'text',
  color: 'a color such as #0e1116',
  pixels: 'a whole number of pixels',
  formats: 'a list of avif, webp and jpg',
  file: 'a file name, without folders',
  columns: 'a whole number of columns',
  count: 'a whole number',
  kind: 'feature or damage',
  angle: 'an angle from 0 to 360',
  frames: '36 file names, without folders',
  list: 'a list',
  places: '36 places, each null or two percentages',
  set: 'the name of a set: lowercase letters, digits and hyphens',
  ratio: 'width by height, above zero',
  plates: '36 plates, each null or four corners and a light from 0 to 1',
}

function counted(count: number, what: string): string {
  if (count === 0) return ''
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
