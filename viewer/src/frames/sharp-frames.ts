import { closeAll, decode } from './decode'

export function createSharpFrames(fetchSharp: (frame: number) => Promise<Blob>) {
  let frames = new Map<number, ImageBitmap | undefined>()
  /** Usually only one frame is kept, because each takes 6 MB of memory or more. */
  let maxKept = 1

  async function load(frame: number): Promise<boolean> {
    if (frames.has(frame)) return false
    const kept = frames
    kept.set(frame, undefined)
    const picture = await fetchSharp(frame).then(
      (file) => decode(file).catch(() => undefined),
      () => undefined,
    )
    if (!picture) {
      // The small frame stays on screen. Forget this attempt, so the next call for this frame tries again.
      kept.delete(frame)
      return false
    }
    if (kept !== frames || !kept.has(frame)) {
      picture.close()
      return false
    }
    kept.set(frame, picture)
    dropOldest()
    return true
  }

  function dropOldest() {
    for (const old of [...frames.keys()].slice(0, -maxKept)) {
      frames.get(old)?.close()
      frames.delete(old)
    }
  }

  return {
    at: (frame: number) => frames.get(frame),
    load,
    /** Loads all of these frames and keeps them until `release` or `drop`, which also stop the loading. */
    async hold(wanted: readonly number[]) {
      maxKept = wanted.length
      for (const frame of wanted) if (maxKept === wanted.length) await load(frame)
    },
    hasAll: (wanted: readonly number[]) => wanted.every((frame) => frames.get(frame) !== undefined),
    release() {
      maxKept = 1
      dropOldest()
    },
    drop() {
      maxKept = 1
      closeAll(frames.values())
      frames = new Map()
    },
  }
}
