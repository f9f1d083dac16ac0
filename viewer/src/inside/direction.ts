/** In degrees. `turn` is measured to the right of straight ahead, and `tilt` is measured upward. */
export type Direction = { turn: number; tilt: number }

export const ahead: Direction = { turn: 0, tilt: -8 }

const maxTilt = 65
/** The field of view along the canvas's longer side, in degrees. */
const widest = 84
const step = 10

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
  PageUp: [90, 0],
  PageDown: [-90, 0],
}

const around = (degrees: number) => ((degrees % 360) + 360) % 360

/** Returns the shorter way around, from -180 to 180 degrees. */
export const turnBetween = (from: number, to: number) => around(to - from + 180) - 180

export function turned({ turn, tilt }: Direction, right: number, up: number): Direction {
  return { turn: around(turn + right), tilt: Math.max(-maxTilt, Math.min(maxTilt, tilt + up)) }
}

export function afterKey(key: string, from: Direction): Direction | undefined {
  if (key === 'Home') return ahead
  const by = steps[key]
  return by && turned(from, ...by)
}

/** Returns the tangents of half the horizontal and half the vertical field of view. */
export function tangents(width: number, height: number): [number, number] {
  const most = Math.tan((widest * Math.PI) / 360)
  const longer = Math.max(width, height)
  return [(most * width) / longer, (most * height) / longer]
}

/**
 * Returns the direction after a drag by this many px. A drag to the right turns the view to the left, because the
 * picture follows the pointer.
 */
export function dragged(from: Direction, dx: number, dy: number, width: number, height: number): Direction {
  const degrees = widest / Math.max(width, height)
  return turned(from, -dx * degrees, dy * degrees)
}

const sides = ['ahead', 'ahead right', 'right', 'behind right', 'behind', 'behind left', 'left', 'ahead left']

export const sideOf = (turn: number) => sides[Math.round(around(turn) / 45) % 8] ?? ''
