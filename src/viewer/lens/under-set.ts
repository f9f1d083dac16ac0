import { copy } from '../copy'
import type { Scene } from '../display/scene'
import { Failure } from '../failure'
import { createFrameStore } from '../frames/frame-store'
import type { Manifest } from '../frames/manifest'
import { openSet } from '../frames/open-set'

/**
 * The set under the one that is shown: the same car at the same angles, elsewhere.
 * @throws Failure where its pictures would not match
 */
export async function openUnderSet(name: string, above: Manifest, onProgress: () => void) {
  const { manifest, fetchFrame } = await openSet(name)
  const isMatched =
    manifest.frames.length === above.frames.length &&
    manifest.width === above.width &&
    manifest.height === above.height
  if (!isMatched) throw new Failure('bad-manifest', copy.unmatched(name))
  const store = createFrameStore({
    formats: manifest.formats,
    fetchFrame,
    smallWidth: undefined,
    onProgress,
    onUsable: () => {},
    onFailed: () => {},
  })

  return {
    wake: store.wake,
    sleep: store.sleep,
    /** Frames near this one come first. */
    setCurrent: store.setCurrent,
    sharpen: store.sharpen,
    /** Draws the frame that is shown above, and no other. @returns whether it is there */
    draw({ context, frame, left, top, width, height }: Scene): boolean {
      const best = store.best(frame)
      if (best?.frame !== frame) return false
      context.drawImage(best.picture, left, top, width, height)
      return true
    },
  }
}

export type UnderSet = Awaited<ReturnType<typeof openUnderSet>>
