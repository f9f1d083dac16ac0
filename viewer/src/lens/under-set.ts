import { copy } from '../copy'
import type { Scene } from '../display/scene'
import { Failure } from '../failure'
import { createFrameCache } from '../frames/frame-cache'
import type { Manifest } from '../frames/manifest'
import { openSet } from '../frames/open-set'

/** The same car at the same angles, in another place. @throws Failure if its pictures don't match */
export async function openUnderSet(
  name: string,
  above: Manifest,
  { onProgress, onFailed }: { onProgress: () => void; onFailed: () => void },
) {
  const set = await openSet(name)
  const { manifest } = set
  const isMatched =
    manifest.frames.length === above.frames.length &&
    manifest.width * above.height === manifest.height * above.width
  if (!isMatched) throw new Failure('bad-manifest', copy.unmatched(name))
  const store = createFrameCache(set, { onProgress, onUsable: () => {}, onFailed })

  return {
    wake: store.wake,
    sleep: store.sleep,
    /** Frames near this one load first. */
    setCurrent: store.setCurrent,
    refine: store.refine,
    refineOne: store.refineOne,
    sharpen: store.sharpen,
    isThere: (frame: number) => store.best(frame)?.frame === frame,
    /** @returns whether that frame is loaded */
    draw({ context, frame, left, top, width, height }: Scene): boolean {
      const best = store.best(frame)
      if (best?.frame !== frame) return false
      context.drawImage(best.picture, left, top, width, height)
      return true
    },
  }
}

export type UnderSet = Awaited<ReturnType<typeof openUnderSet>>
