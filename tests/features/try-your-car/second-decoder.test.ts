import { expect, it, vi } from 'vitest'
import { withSecondDecoder } from '@/features/try-your-car/video/second-decoder'
import type { Video } from '@/features/try-your-car/video/walk-video'

const size = { width: 160, height: 90 }

/** Its images say who read them, and at which second. */
function videoBy(reader: string, failsAt = Number.POSITIVE_INFINITY) {
  const close = vi.fn()
  async function* imagesAt(seconds: readonly number[]) {
    for (const second of seconds) {
      if (second >= failsAt) throw new Error(`${reader} failed`)
      yield `${reader} ${second}` as unknown as HTMLCanvasElement
    }
  }
  return { seconds: 8, size, neighbors: 5, imagesAt, close } satisfies Video
}

async function read(video: Video, seconds: number[]) {
  const images = []
  for await (const image of video.imagesAt(seconds, size)) images.push(image)
  return images
}

it('reads with the first decoder alone while that works', async () => {
  const openSecond = vi.fn(async () => videoBy('second'))
  const video = withSecondDecoder(videoBy('first'), openSecond)
  expect(await read(video, [1, 2])).toEqual(['first 1', 'first 2'])
  expect(openSecond).not.toHaveBeenCalled()
})

it('goes on with the second one from the moment at which the first one fails, and keeps to it', async () => {
  const openSecond = vi.fn(async () => videoBy('second'))
  const video = withSecondDecoder(videoBy('first', 3), openSecond)
  expect(await read(video, [1, 2, 3, 4])).toEqual(['first 1', 'first 2', 'second 3', 'second 4'])
  expect(await read(video, [1, 2])).toEqual(['second 1', 'second 2'])
  expect(openSecond).toHaveBeenCalledTimes(1)
})

it('fails as the first one did if no other one reads the file, and again the next time', async () => {
  const video = withSecondDecoder(videoBy('first', 2), async () => undefined)
  await expect(read(video, [1, 2])).rejects.toThrow('first failed')
  await expect(read(video, [1])).rejects.toThrow('first failed')
})

it('closes both', async () => {
  const [first, second] = [videoBy('first', 1), videoBy('second')]
  const video = withSecondDecoder(first, async () => second)
  await read(video, [1])
  video.close()
  expect(first.close).toHaveBeenCalled()
  await vi.waitFor(() => expect(second.close).toHaveBeenCalled())
})

it('leaves errors of who looks at the images alone', async () => {
  const openSecond = vi.fn(async () => videoBy('second'))
  const video = withSecondDecoder(videoBy('first'), openSecond)
  const look = async () => {
    for await (const _ of video.imagesAt([1, 2], size)) throw new DOMException('canceled', 'AbortError')
  }
  await expect(look()).rejects.toThrow('canceled')
  expect(openSecond).not.toHaveBeenCalled()
})
