import { isCalledVideo } from '../frames/file-kind'
import { Problem } from '../frames/problem'
import { limits } from '../frames/spin-limits'
import { openDecodedVideo } from './decoded-video'
import { openElementVideo } from './element-video'
import { withSecondDecoder } from './second-decoder'
import type { Video } from './walk-video'

/** @throws Problem that says why the file can't be used */
export async function openVideo(file: File, signal: AbortSignal): Promise<Video> {
  if (file.size > limits.videoBytes) throw new Problem('too-large')
  if (file.size === 0) throw new Problem('not-a-video')
  const decoded = await openDecodedVideo(file)
  const video = decoded
    ? withSecondDecoder(decoded, () => openElementVideo(file))
    : await openElementVideo(file)
  if (!video) throw new Problem(isCalledVideo(file) ? 'not-decoded' : 'not-a-video')
  try {
    signal.throwIfAborted()
    if (video.seconds > limits.longestVideoSeconds + 0.5) throw new Problem('too-long')
    if (video.seconds < limits.shortestVideoSeconds) throw new Problem('too-short')
    return video
  } catch (error) {
    video.close()
    throw error
  }
}
