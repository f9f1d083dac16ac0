import { frameAt, frameCount, shortestWay } from './angle'

/** The viewer can be used once this many frames are there: every third one. */
export const firstFrames = 12
const stride = frameCount / firstFrames

export type FrameState = 'missing' | 'loading' | 'there' | 'late' | 'lost'

/**
 * The frame to load next: the present one, every third, then all, then once more those that failed; near ones first.
 * @returns undefined when nothing is left to load
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

/** The fallback for a frame that has not loaded: the nearest that has, the left neighbor first. */
export function standIn(isThere: (frame: number) => boolean, wanted: number): number | undefined {
  for (let far = 0; far <= frameCount / 2; far += 1) {
    for (const frame of [wanted - far, wanted + far]) {
      const around = frameAt(frame)
      if (isThere(around)) return around
    }
  }
  return undefined
}
