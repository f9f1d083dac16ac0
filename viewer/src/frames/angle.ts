import { sides } from '../copy'

/** One frame every ten degrees. SPEC section 1. */
export const frameCount = 36
const degreesPerFrame = 360 / frameCount

/** @param position may be any number of turns away, or between two frames */
export function frameAt(position: number): number {
  return ((Math.round(position) % frameCount) + frameCount) % frameCount
}

/**
 * Degrees, 0 to 350: 0 looks at the nose, 90 at the right side.
 * @param headOn how many degrees the first frame is from the nose
 */
export function angleOf(frame: number, headOn = 0): number {
  return frameAt(frame - headOn / degreesPerFrame) * degreesPerFrame
}

export function frameOf(angle: number, headOn = 0): number {
  return frameAt((angle + headOn) / degreesPerFrame)
}

/** The smallest number of frames from one to the other; negative turns left. */
export function shortestWay(from: number, to: number): number {
  const ahead = frameAt(to - from)
  return ahead > frameCount / 2 ? ahead - frameCount : ahead
}

/** Returns '' if unknown. @param headOn how many degrees the first frame is from the nose */
export function sideOf(frame: number, headOn: number | undefined): string {
  if (headOn === undefined) return ''
  const bearing = (frame * degreesPerFrame - headOn + 720) % 360
  return sides[Math.round(bearing / 45) % sides.length] ?? ''
}
