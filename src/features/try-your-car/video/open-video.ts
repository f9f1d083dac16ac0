import type { Size } from '../frames/drawing'
import { isCalledVideo } from '../frames/file-kind'
import { limits } from '../frames/job'
import { Problem } from '../frames/problem'

/** `size` is the size at which the video is displayed, after the file's rotation. */
export type Video = {
  url: string
  element: HTMLVideoElement
  seconds: number
  size: Size
  /**
   * @returns the time of the frame that `element` now shows
   * @throws Problem 'incomplete'
   */
  seek: (second: number, signal: AbortSignal) => Promise<number>
  close: () => void
}

/** A browser that can play a video should open it, or seek to a frame, within this time. */
const deadlineMs = 8_000
const frameReportMs = 500
const longestGapSeconds = 2

/**
 * Uses the browser's player, which reads the video outside the main thread, so a damaged file can't block the page.
 * @throws Problem with a message that explains why the file can't be used
 */
export async function openVideo(file: File, signal: AbortSignal): Promise<Video> {
  if (file.size > limits.videoBytes) throw new Problem('too-large')
  const element = document.createElement('video')
  const url = URL.createObjectURL(file)
  const seek = createSeek(element)
  const close = () => {
    element.removeAttribute('src')
    element.load()
    URL.revokeObjectURL(url)
  }
  try {
    await load(element, url, signal).catch(() => {
      signal.throwIfAborted()
      throw new Problem(isCalledVideo(file) ? 'not-decoded' : 'not-a-video')
    })
    const { videoWidth: width, videoHeight: height } = element
    if (width === 0) throw new Problem('no-picture')
    // The duration of some recordings is unknown until the player reaches their end.
    if (element.duration === Number.POSITIVE_INFINITY) await seek(Number.MAX_SAFE_INTEGER, signal)
    const duration = element.duration || 0
    if (duration > limits.maxVideoSeconds + 0.5) throw new Problem('too-long')
    const last = await seek(Math.max(0, duration - 0.01), signal)
    // A large gap between the last frame and the end means that the file is truncated or that its audio is longer than
    // its video.
    const seconds = last < duration - longestGapSeconds ? last : duration
    if (seconds < limits.minVideoSeconds) {
      throw new Problem(seconds < duration ? 'incomplete' : 'too-short')
    }
    return { url, element, seconds, size: { width, height }, seek, close }
  } catch (error) {
    close()
    throw error
  }
}

async function load(element: HTMLVideoElement, url: string, signal: AbortSignal) {
  element.muted = true
  element.playsInline = true
  element.preload = 'auto'
  element.src = url
  await nextEvent(element, 'loadedmetadata', signal)
  // Safari on iOS doesn't decode a frame until playback starts.
  const start = element.play().catch(() => undefined)
  await Promise.race([start, new Promise((resolve) => setTimeout(resolve, 1_000))])
  element.pause()
}

function createSeek(element: HTMLVideoElement): Video['seek'] {
  let reportsFrames = 'requestVideoFrameCallback' in element
  return async (second, signal) => {
    signal.throwIfAborted()
    // The frame may be shown before or after `seeked` fires, so request the report before seeking and wait for both.
    const report = reportsFrames ? frameReport(element) : undefined
    const isDone = nextEvent(element, 'seeked', signal)
    element.currentTime = second
    await isDone.catch(() => {
      signal.throwIfAborted()
      throw new Problem('incomplete')
    })
    const shown = await report
    // Older Safari versions don't report the frames of a paused video, so later seeks don't wait for a report.
    reportsFrames = shown !== undefined
    return shown ?? element.currentTime
  }
}

function frameReport(element: HTMLVideoElement): Promise<number | undefined> {
  return new Promise((resolve) => {
    element.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime))
    setTimeout(resolve, frameReportMs)
  })
}

function nextEvent(element: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (element.error) return reject(element.error)
    const listening = new AbortController()
    const until = { signal: listening.signal }
    const timer = setTimeout(() => settle(() => reject(new Error(`no ${event}`))), deadlineMs)
    function settle(done: () => void) {
      clearTimeout(timer)
      listening.abort()
      done()
    }
    // Ignore the event while the element is seeking, because it then comes from an earlier seek that was canceled.
    element.addEventListener(event, () => !element.seeking && settle(resolve), until)
    element.addEventListener('error', () => settle(() => reject(element.error)), until)
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), until)
  })
}
