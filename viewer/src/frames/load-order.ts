import { frameAt, frameCount, shortestWay } from './angle'

/**
 * If a set has no light frames, the car can be turned once this many frames have loaded. Every third frame loads first.
 */
export const firstFrames = 12
const stride = frameCount / firstFrames

export type FrameState = 'missing' | 'loading' | 'loaded' | 'late' | 'lost'

/**
 * The current frame loads first, then every third frame, then the others, and last those that have failed once. Within
 * each group, frames nearer to the current frame load first.
 */
export function nextToLoad(states: readonly FrameState[], current: number): number | undefined {
  const rank = (frame: number) => {
    const far = Math.abs(shortestWay(current, frame))
    if (states[frame] === 'late') return far + 2 * frameCount
    return far === 0 || frame % stride === 0 ? far : far + frameCount
  }
  const open = states.flatMap((state, frame) => (state === 'missing' || state === 'late' ? [frame] : []))
  return open.sort((one, other) => rank(one) - rank(other))[0]
}

/** Returns the nearest loaded frame, or the one on the left if two are equally near. */
export function fallback(isLoaded: (frame: number) => boolean, wanted: number): number | undefined {
  for (let far = 0; far <= frameCount / 2; far += 1) {
    for (const frame of [wanted - far, wanted + far]) {
      const around = frameAt(frame)
      if (isLoaded(around)) return around
    }
  }
  return undefined
}
