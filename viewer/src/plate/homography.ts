import type { Point } from '../display/view'

export type Quad = readonly [Point, Point, Point, Point]

/**
 * Maps fractions of a rectangle's width and height to points on the rectangle as seen in perspective.
 * @param quad the corners in this order: top left, top right, bottom right, bottom left
 */
export function homography([a, b, c, d]: Quad): (across: number, down: number) => Point {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }
  const right = { x: b.x - c.x, y: b.y - c.y }
  const left = { x: d.x - c.x, y: d.y - c.y }
  const whole = cross(right, left)
  const g = cross(sum, left) / whole
  const h = cross(right, sum) / whole
  return (across, down) => {
    const depth = g * across + h * down + 1
    return {
      x: ((b.x - a.x + g * b.x) * across + (d.x - a.x + h * d.x) * down + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * across + (d.y - a.y + h * d.y) * down + a.y) / depth,
    }
  }
}

function cross(one: Point, other: Point) {
  return one.x * other.y - one.y * other.x
}
