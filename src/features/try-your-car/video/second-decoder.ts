import type { Video } from './walk-video'

/**
 * A video that is read with one decoder, and with another from the moment at which the first one fails: canDecode()
 * may promise what a phone's hardware then gives up, such as 4K or HDR.
 * @param openSecond undefined if the other one can't read the file either; then the first one's error counts
 */
export function withSecondDecoder(first: Video, openSecond: () => Promise<Video | undefined>): Video {
  let second: Promise<Video | undefined> | undefined
  let failure: unknown

  return {
    ...first,
    async *imagesAt(seconds, size) {
      let shown = 0
      if (!second) {
        try {
          for await (const image of first.imagesAt(seconds, size)) {
            yield image
            shown += 1
          }
          return
        } catch (error) {
          failure = error
        }
      }
      second ??= openSecond()
      const video = await second
      if (!video) throw failure
      yield* video.imagesAt(seconds.slice(shown), size)
    },
    close() {
      first.close()
      second?.then((video) => video?.close())
    },
  }
}
