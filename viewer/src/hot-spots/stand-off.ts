import type { Point, Size } from '../display/view'

/** Distance in px from a part to the center of its marker. */
const distance = 52
const distanceOnPhones = 40
const smallStage = 560
/** In px; keeps a marker's touch target on the stage. */
const margin = 24

/**
 * Moves a marker away from the middle of the car, so it doesn't cover the part it labels.
 * @param middle of the car on the stage
 */
export function standOff(spot: Point, middle: Point, size: Size): Point {
  const [x, y] = [spot.x - middle.x, spot.y - middle.y]
  const length = Math.hypot(x, y)
  // For a spot in the middle of the car, the marker is straight above.
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
