/** In clockwise order from the car's front, 45 degrees apart. */
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
  kinds: { feature: 'Feature', damage: 'Damage' },
  count: (photos: number, features: number, damage: number) =>
    [counted('Photos', photos), counted('Features', features), counted('Damage', damage)]
      .filter(Boolean)
      .join(' · '),
  report: 'Condition report',
  close: 'Close',
  failed: 'This car can’t be turned right now',
  checkConnection: 'Its images couldn’t be loaded. Check your connection and try again.',
  noView: 'There’s no 360 view of this car yet',
}

function counted(what: string, count: number): string {
  return count === 0 ? '' : `${what} ${count}`
}
