import { clamp, type Size } from '../display/view'
import { frameCount } from '../frames/angle'

/** Pixels of drag for a whole turn: the stage's width within these bounds. */
const turnLeast = 320
const turnMost = 900

export function framesFor(pixels: number, stage: Size) {
  return (pixels * frameCount) / clamp(stage.width, turnLeast, turnMost)
}
