import { createDrawing, type Size } from '../frames/drawing'
import type { Video } from './walk-video'

const timeoutMs = 15_000

/** Seeks a video element to each moment; undefined if it can't play the file. */
export async function openElementVideo(file: Blob): Promise<Video | undefined> {
  let turn: Promise<void> = Promise.resolve()
  const element = document.createElement('video')
  const url = URL.createObjectURL(file)
  const close = () => {
    element.removeAttribute('src')
    element.load()
    URL.revokeObjectURL(url)
  }
  element.muted = true
  element.playsInline = true
  element.preload = 'auto'
  try {
    await until(element, 'loadeddata', () => {
      element.src = url
    })
    const { videoWidth: width, videoHeight: height, duration } = element
    if (width > 0 && Number.isFinite(duration)) {
      return { seconds: duration, size: { width, height }, neighbors: 3, imagesAt, close }
    }
  } catch {
    // This browser can't play it.
  }
  close()
  return undefined

  async function* imagesAt(seconds: readonly number[], size: Size) {
    // An element can be at only one moment, so later calls wait.
    const before = turn
    let leave = () => {}
    turn = new Promise((resolve) => {
      leave = resolve
    })
    await before
    const { canvas, context } = createDrawing(size)
    try {
      for (const second of seconds) {
        await seek(element, Math.min(second, element.duration - 0.01))
        context.drawImage(element, 0, 0, size.width, size.height)
        yield canvas
      }
    } finally {
      leave()
    }
  }
}

async function seek(element: HTMLVideoElement, second: number) {
  if (Math.abs(element.currentTime - second) < 0.001) return
  // A frame may be decoded after the seek is reported.
  const isShown =
    'requestVideoFrameCallback' in element
      ? new Promise((resolve) => {
          element.requestVideoFrameCallback(resolve)
          setTimeout(resolve, 500)
        })
      : undefined
  await until(element, 'seeked', () => {
    element.currentTime = second
  })
  await isShown
}

function until(element: HTMLVideoElement, event: string, start: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), timeoutMs)
    const settle = (done: () => void) => () => {
      clearTimeout(timer)
      element.removeEventListener(event, onEvent)
      element.removeEventListener('error', onError)
      done()
    }
    const onEvent = settle(resolve)
    const onError = settle(() => reject(element.error))
    element.addEventListener(event, onEvent)
    element.addEventListener('error', onError)
    start()
  })
}
