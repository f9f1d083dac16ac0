import { beforeEach, expect, it, test, vi } from 'vitest'
import { openVideo } from '@/features/try-your-car/video/open-video'

/** A simulated player, which by default opens the file and can seek to the end. Times are in seconds. */
const player = {
  /** The event that the player fires after it gets the file, or 'none' if the file never opens. */
  onOpen: 'loadedmetadata',
  width: 480,
  duration: 6,
  /** The duration that the player reports only after a seek, because the metadata has none. */
  realDuration: undefined as number | undefined,
  onSeek: 'seeked',
  lastFrame: Number.POSITIVE_INFINITY,
}

type Player = Partial<typeof player>

const revoke = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:video', revokeObjectURL: revoke })
})

function stubPlayer(change: Player) {
  const { onOpen, width, duration, realDuration, onSeek, lastFrame } = { ...player, ...change }
  const video = document.createElement('video')
  const report = (event: string) => queueMicrotask(() => video.dispatchEvent(new Event(event)))
  let known = duration
  let at = 0
  Object.defineProperties(video, {
    src: { set: () => report(onOpen) },
    videoWidth: { value: width },
    videoHeight: { value: 270 },
    duration: { get: () => known },
    currentTime: {
      get: () => at,
      set(second: number) {
        known = realDuration ?? known
        at = Math.min(second, known)
        report(onSeek)
      },
    },
    requestVideoFrameCallback: {
      value: (tell: VideoFrameRequestCallback) =>
        setTimeout(() => tell(0, { mediaTime: Math.min(at, lastFrame) } as VideoFrameCallbackMetadata), 20),
    },
    play: { value: () => Promise.reject(new DOMException('low power', 'NotAllowedError')) },
    pause: { value: () => {} },
    load: { value: () => {} },
  })
  vi.spyOn(document, 'createElement').mockReturnValue(video)
}

async function open(change: Player, name = 'walk.mp4', signal = new AbortController().signal) {
  stubPlayer(change)
  const opening = openVideo(new File(['x'], name), signal)
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
  ['can’t be played', { onOpen: 'error' }, unread],
  ['never opens', { onOpen: 'none' }, unread],
  ['has sound only', { width: 0 }, 'This browser finds no picture in that file.'],
  ['has a duration of zero', { duration: 0 }, short],
  ['has an unknown duration', { duration: Number.NaN }, short],
  ['lasts 1.2 seconds', { duration: 1.2 }, short],
  ['lasts an hour', { duration: 3_600 }, 'That video is longer than 3 minutes.'],
  ['never ends', { duration: Number.POSITIVE_INFINITY, onSeek: 'none' }, incomplete],
  ['opens and then stalls', { onSeek: 'none' }, incomplete],
  ['can’t be decoded to its end', { onSeek: 'error' }, incomplete],
  ['is cut off after two seconds', { duration: 60, lastFrame: 2 }, incomplete],
])('openVideo() explains the problem within seconds if a video %s', async (_, player, words) => {
  expect(await open(player)).toContain(words)
  expect(revoke).toHaveBeenCalledWith('blob:video')
})

it('openVideo() reports a file that isn’t a video', async () => {
  expect(await open({ onOpen: 'error' }, 'prices.pdf')).toContain('That file isn’t a video.')
})

test.each<[string, Player, number]>([
  ['is complete', {}, 6],
  ['has no duration in its metadata', { duration: Number.POSITIVE_INFINITY, realDuration: 42 }, 42],
  ['is cut off, but long enough', { duration: 60, lastFrame: 40 }, 40],
  ['ends a moment after its last frame', { duration: 60, lastFrame: 59.2 }, 60],
])('openVideo() opens a video that %s', async (_, player, seconds) => {
  expect(await open(player)).toBe(seconds)
})

it('openVideo() rejects with the abort reason', async () => {
  const controller = new AbortController()
  controller.abort(new Error('canceled'))
  expect(await open({}, 'walk.mp4', controller.signal)).toBe('canceled')
})
