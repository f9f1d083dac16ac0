import { sides } from '../copy'

/** A shoot is one frame every ten degrees. SPEC section 1; BRAND: the turntable. */
export const frameCount = 36
const degreesPerFrame = 360 / frameCount

/** The frame at a position, which may be any number of turns away and between two frames. */
export function frameAt(position: number): number {
  return ((Math.round(position) % frameCount) + frameCount) % frameCount
}

/**
 * Around the car: 0 looks at its nose, 90 at its right side, 180 at its rear, 270 at its left side.
 * @param headOn how far, in degrees, the first frame is from the nose; 0 where that isn't known
 * @returns degrees, 0 to 350
 */
export function angleOf(frame: number, headOn = 0): number {
  return frameAt(frame - headOn / degreesPerFrame) * degreesPerFrame
}

export function frameOf(angle: number, headOn = 0): number {
  return frameAt((angle + headOn) / degreesPerFrame)
}

/** The way with the fewest frames from one frame to another; negative is to the left. */
export function shortestWay(from: number, to: number): number {
  const ahead = frameAt(to - from)
  return ahead > frameCount / 2 ? ahead - frameCount : ahead
}

/**
 * Which side of the car is seen; nothing if that isn't known.
 * @param headOn how far, in degrees, the first frame is from the nose
 */
export function sideOf(frame: number, headOn: number | undefined): string {
  if (headOn === undefined) return ''
  const bearing = (frame * degreesPerFrame - headOn + 720) % 360
  return sides[Math.round(bearing / 45) % sides.length] ?? ''
}
