/** Clockwise around the car, 45 degrees each, starting from its nose. */
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
  original: (angle: string) => `Original photo, ${angle}`,
  edited: 'Edited photo',
  inside: 'Look inside',
  kinds: { feature: 'Fact', damage: 'Flaw' },
  count: (photos: number, facts: number, flaws: number) =>
    [counted(photos, 'photo'), counted(facts, 'fact'), counted(flaws, 'flaw')].filter(Boolean).join(', '),
  report: 'Condition report',
  close: 'Close',
  failed: 'This car can’t be turned right now',
  checkConnection: 'Its images couldn’t be loaded. Check your connection and try again.',
  noView: 'There’s no 360 view of this car yet',
}

function counted(count: number, what: string): string {
  if (count === 0) return ''
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
