import { sides } from '../copy'

/** There is one frame every ten degrees (SPEC section 1). */
export const frameCount = 36
const degreesPerFrame = 360 / frameCount
/** In px. A drag as long as the stage's width, clamped to this range, turns the car once. */
const turnLeast = 320
const turnMost = 900

/** @param position in frames, possibly negative, fractional or more than one turn */
export function frameAt(position: number): number {
  return ((Math.round(position) % frameCount) + frameCount) % frameCount
}

/**
 * The viewing angle from 0 to 350 degrees: 0 shows the nose, and 90 the right side.
 * @param headOn degrees from the first frame to the one in which the car faces the camera
 */
export function angleOf(frame: number, headOn = 0): number {
  return frameAt(frame - headOn / degreesPerFrame) * degreesPerFrame
}

export function frameOf(angle: number, headOn = 0): number {
  return frameAt((angle + headOn) / degreesPerFrame)
}

/**
 * @param pixels the distance dragged to the right
 * @param width the stage's width in pixels
 */
export function framesFor(pixels: number, width: number): number {
  return (pixels * frameCount) / Math.min(Math.max(width, turnLeast), turnMost)
}

/** Returns how many frames to turn in the shorter direction. A negative number means to the left. */
export function shortestWay(from: number, to: number): number {
  const ahead = frameAt(to - from)
  return ahead > frameCount / 2 ? ahead - frameCount : ahead
}

/**
 * @param headOn degrees from the first frame to the one in which the car faces the camera
 * @returns '' if `headOn` is unknown
 */
export function sideOf(frame: number, headOn: number | undefined): string {
  if (headOn === undefined) return ''
  const bearing = (frame * degreesPerFrame - headOn + 720) % 360
  return sides[Math.round(bearing / 45) % sides.length] ?? ''
}
