import type { Place } from '../frames/manifest'
import type { Point } from './view'

/** The rectangle of the last drawn frame, in the canvas's device pixels. */
export type Scene = {
  context: CanvasRenderingContext2D
  frame: number
  left: number
  top: number
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  density: number
}

export type Layer = (scene: Scene) => void

/** Converts a position in the picture to a point on the canvas. */
export function locate({ left, top, width, height }: Scene, [x, y]: NonNullable<Place>): Point {
  return { x: left + (x / 100) * width, y: top + (y / 100) * height }
}
