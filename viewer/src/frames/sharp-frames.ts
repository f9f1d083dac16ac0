import { closeAll, decode } from './decode'

/** Keeps the full-size frames that were viewed last. */
export function createSharpFrames(fetchSharp: (frame: number) => Promise<Blob>) {
  const frames = new Map<number, ImageBitmap | undefined>()
  /** Each takes 6 MB of memory. */
  let mostKept = 1

  async function open(frame: number) {
    try {
      return await decode(await fetchSharp(frame))
    } catch {
      // The small frame stays on screen; the next view of it may fetch the sharp one.
      frames.delete(frame)
      return undefined
    }
  }

  function dropOldest() {
    for (const old of [...frames.keys()].slice(0, -mostKept)) {
      frames.get(old)?.close()
      frames.delete(old)
    }
  }

  return {
    at: (frame: number) => frames.get(frame),
    /** @returns whether there is a new picture to draw */
    async load(frame: number): Promise<boolean> {
      if (frames.has(frame)) return false
      frames.set(frame, undefined)
      const picture = await open(frame)
      if (!picture) return false
      if (!frames.has(frame)) {
        picture.close()
        return false
      }
      frames.set(frame, picture)
      dropOldest()
      return true
    },
    /** Loads all of these and keeps them until `release`. */
    async hold(wanted: readonly number[]) {
      mostKept = wanted.length
      for (const frame of wanted) await this.load(frame)
    },
    hasAll: (wanted: readonly number[]) => wanted.every((frame) => frames.get(frame) !== undefined),
    release() {
      mostKept = 1
      dropOldest()
    },
    drop() {
      mostKept = 1
      closeAll(frames.values())
      frames.clear()
    },
  }
}
