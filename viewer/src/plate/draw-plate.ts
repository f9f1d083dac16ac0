import type { Point } from '../display/view'
import { homography, type Quad } from './homography'

type Context = CanvasRenderingContext2D

/** In px. A narrower plate is drawn with fewer triangles. */
const small = 240
/** Each triangle's corners are moved outward by this many px, so no gaps are visible between triangles. */
const overlap = 0.7
/** The border's width, as a fraction of the plate's height. */
const border = 0.05
const borderColor = '#0b0d10'

/**
 * Draws a plate's face in perspective.
 * @param light the brightness of a white plate in this frame, from 0 to 1
 */
export function drawPlate(context: Context, face: HTMLCanvasElement, quad: Quad, light: number) {
  const place = homography(quad)
  const aside = (border * face.height) / face.width
  context.save()
  context.imageSmoothingQuality = 'high'
  context.fillStyle = borderColor
  trace(context, [
    place(-aside, -border),
    place(1 + aside, -border),
    place(1 + aside, 1 + border),
    place(-aside, 1 + border),
  ])
  context.fill()
  const [columns, rows] = Math.hypot(quad[1].x - quad[0].x, quad[1].y - quad[0].y) < small ? [4, 1] : [8, 2]
  const cell = { width: face.width / columns, height: face.height / rows }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = column / columns
      const top = row / rows
      const right = (column + 1) / columns
      const bottom = (row + 1) / rows
      const source = { x: column * cell.width, y: row * cell.height }
      const corners = [
        place(left, top),
        place(right, top),
        place(right, bottom),
        place(left, bottom),
      ] as const
      drawTriangle(context, face, source, cell, [corners[0], corners[1], corners[3]], false)
      drawTriangle(context, face, source, cell, [corners[2], corners[3], corners[1]], true)
    }
  }
  context.globalCompositeOperation = 'multiply'
  const level = Math.round(255 * light)
  context.fillStyle = `rgb(${level} ${level} ${level})`
  trace(context, quad)
  context.fill()
  context.restore()
}

/**
 * Draws one of a cell's two triangles: the one at the top left corner, or the one at the bottom right corner if
 * `isFar`.
 */
function drawTriangle(
  context: Context,
  face: HTMLCanvasElement,
  source: Point,
  cell: { width: number; height: number },
  [corner, beside, below]: readonly [Point, Point, Point],
  isFar: boolean,
) {
  const turn = isFar ? -1 : 1
  const across = {
    x: ((beside.x - corner.x) / cell.width) * turn,
    y: ((beside.y - corner.y) / cell.width) * turn,
  }
  const down = {
    x: ((below.x - corner.x) / cell.height) * turn,
    y: ((below.y - corner.y) / cell.height) * turn,
  }
  const from = { x: source.x + (isFar ? cell.width : 0), y: source.y + (isFar ? cell.height : 0) }
  context.save()
  trace(context, widened([corner, beside, below]))
  context.clip()
  context.transform(
    across.x,
    across.y,
    down.x,
    down.y,
    corner.x - across.x * from.x - down.x * from.y,
    corner.y - across.y * from.x - down.y * from.y,
  )
  context.drawImage(face, 0, 0)
  context.restore()
}

function widened(points: readonly Point[]): Point[] {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }
  return points.map(({ x, y }) => {
    const far = Math.hypot(x - middle.x, y - middle.y) || 1
    return { x: x + ((x - middle.x) / far) * overlap, y: y + ((y - middle.y) / far) * overlap }
  })
}

function trace(context: Context, points: readonly Point[]) {
  context.beginPath()
  for (const { x, y } of points) context.lineTo(x, y)
  context.closePath()
}
