import type { Place } from '../frames/manifest'
import type { Point } from './view'

/** Where a frame has just been drawn: device pixels of the canvas. */
export type Scene = {
  context: CanvasRenderingContext2D
  /** The frame whose picture it is. */
  frame: number
  left: number
  top: number
  width: number
  height: number
  /** Device pixels in a CSS pixel. */
  density: number
}

/** Something drawn on top of the frame. */
export type Layer = (scene: Scene) => void

/** Where a place of the picture is on the canvas. */
export function locate({ left, top, width, height }: Scene, [x, y]: NonNullable<Place>): Point {
  return { x: left + (x / 100) * width, y: top + (y / 100) * height }
}
