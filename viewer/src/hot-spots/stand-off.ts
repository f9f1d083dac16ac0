import type { Point, Size } from '../display/view'

/** In px, from what a marker names to its own middle. */
const distance = 52
const distanceOnPhones = 40
const smallStage = 560
/** In px: a marker keeps its target on the stage. */
const margin = 24

/**
 * Where a spot's marker stands: off the spot, away from the middle of the car, so that it never covers what it names.
 * @param middle of the car on the stage
 */
export function standOff(spot: Point, middle: Point, size: Size): Point {
  const [x, y] = [spot.x - middle.x, spot.y - middle.y]
  const length = Math.hypot(x, y)
  // Straight above where the spot is in the middle of the car.
  const [towardX, towardY] = length < 1 ? [0, -1] : [x / length, y / length]
  const away = size.width < smallStage ? distanceOnPhones : distance
  return {
    x: within(spot.x + towardX * away, size.width),
    y: within(spot.y + towardY * away, size.height),
  }
}

function within(at: number, length: number): number {
  return Math.min(Math.max(at, margin), Math.max(length - margin, margin))
}
