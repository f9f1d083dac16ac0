import { beforeEach, expect, it, test, vi } from 'vitest'
import { openVideo } from '@/features/try-your-car/video/open-video'

/** How the browser's player handles a file. By default, it opens the file and can seek to its end. */
type Player = { opens?: boolean; duration?: number; seeks?: boolean }

const revoke = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:video', revokeObjectURL: revoke })
})

function stubPlayer({ opens = true, duration = 6, seeks = true }: Player) {
  const video = document.createElement('video')
  const report = (event: string) => queueMicrotask(() => video.dispatchEvent(new Event(event)))
  let at = 0
  Object.defineProperties(video, {
    src: { set: () => opens && report('loadedmetadata') },
    videoWidth: { value: 480 },
    videoHeight: { value: 270 },
    duration: { value: duration },
    currentTime: {
      get: () => at,
      set(second: number) {
        at = Math.min(second, duration)
        if (seeks) report('seeked')
      },
    },
    requestVideoFrameCallback: {
      value: (tell: VideoFrameRequestCallback) =>
        setTimeout(() => tell(0, { mediaTime: at } as VideoFrameCallbackMetadata), 20),
    },
    play: { value: () => Promise.reject(new DOMException('low power', 'NotAllowedError')) },
    pause: { value: () => {} },
    load: { value: () => {} },
  })
  vi.spyOn(document, 'createElement').mockReturnValue(video)
}

async function open(player: Player, signal = new AbortController().signal) {
  stubPlayer(player)
  const opening = openVideo(new File(['x'], 'walk.mp4'), signal)
  const outcome = opening.then(
    ({ seconds }) => seconds,
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  return Promise.race([outcome, 'still waiting'])
}

const unread = 'This browser can’t read that video.'
const incomplete = 'That video can’t be read to its end'
const short = 'That video is shorter than 3 seconds'

test.each<[string, Player, string]>([
  ['never opens', { opens: false }, unread],
  ['lasts 1.2 seconds', { duration: 1.2 }, short],
  ['lasts an hour', { duration: 3_600 }, 'That video is longer than 3 minutes.'],
  ['never ends', { duration: Number.POSITIVE_INFINITY, seeks: false }, incomplete],
  ['opens and then stalls', { seeks: false }, incomplete],
])('explains the problem within seconds if a video %s', async (_, player, words) => {
  expect(await open(player)).toContain(words)
  expect(revoke).toHaveBeenCalledWith('blob:video')
})

it('opens a complete video even if the browser refuses to play it', async () => {
  expect(await open({})).toBe(6)
})

it('stops when canceled', async () => {
  const controller = new AbortController()
  controller.abort(new Error('canceled'))
  expect(await open({}, controller.signal)).toBe('canceled')
})
