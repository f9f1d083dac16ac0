import { clamp, type Size } from '../display/view'
import { frameCount } from '../frames/angle'

/** Drag distance in px for a full turn: the stage's width, within these limits. */
const turnLeast = 320
const turnMost = 900

export function framesFor(pixels: number, stage: Size) {
  return (pixels * frameCount) / clamp(stage.width, turnLeast, turnMost)
}
