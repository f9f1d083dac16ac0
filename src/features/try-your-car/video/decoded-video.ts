import { BlobSource, CanvasSink, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny'
import { Problem } from '../frames/problem'
import type { Video } from './walk-video'

/** Undefined if no decoder knows the format. @throws Problem 'not-a-video' if the file has sound only */
export async function openDecodedVideo(file: Blob): Promise<Video | undefined> {
  if (!('VideoDecoder' in globalThis)) return undefined
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track && (await input.getPrimaryAudioTrack())) throw new Problem('not-a-video')
    if (track && (await track.canDecode())) {
      const start = Math.max(0, await track.getFirstTimestamp())
      const [end, width, height] = await Promise.all([
        track.computeDuration(),
        track.getDisplayWidth(),
        track.getDisplayHeight(),
      ])
      return {
        seconds: end - start,
        size: { width, height },
        neighbors: 5,
        async *imagesAt(seconds, size) {
          const sink = new CanvasSink(track, { ...size, fit: 'fill', poolSize: 2 })
          for await (const found of sink.canvasesAtTimestamps(seconds.map((second) => start + second))) {
            if (found) yield found.canvas
          }
        },
        close: () => input.dispose(),
      }
    }
    input.dispose()
  } catch (error) {
    input.dispose()
    // A video element may still play another container.
    if (error instanceof Problem) throw error
  }
  return undefined
}
