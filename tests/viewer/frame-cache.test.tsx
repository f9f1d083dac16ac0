import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { createFrameCache } from '../../viewer/src/frames/frame-cache'
import { readManifest } from '../../viewer/src/frames/manifest'
import type { SpinSet } from '../../viewer/src/frames/spin-set'

const manifest = readManifest({
  ...JSON.parse(readFileSync('public/spin/white.json', 'utf8')),
  formats: ['avif'],
  light: { file: 'light.avif', width: 480, columns: 6 },
})
const picture = (name: string) => ({ name, width: 2880, height: 1620, close: vi.fn() })

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (source: Blob | object, ...area: number[]) => {
    if (area.length > 0) return picture(`light at ${area.join(' ')}`)
    const text = await (source as Blob).text()
    if (text === 'broken') throw new Error('not an image')
    return picture(text)
  })
})

function setUp(light = 'sheet') {
  const fetchFrame = vi.fn(async (frame: number) => new Blob([`small ${frame}`]))
  const [onProgress, onUsable, onFailed] = [vi.fn(), vi.fn(), vi.fn()]
  const set: SpinSet = {
    name: 'sample',
    manifest,
    fetchFrame,
    fetchLight: async () => new Blob([light]),
  }
  const store = createFrameCache(set, { onProgress, onUsable, onFailed })
  store.wake()
  const shown = (frame: number) => (store.best(frame)?.picture as unknown as { name: string })?.name
  return { store, shown, fetchFrame, onUsable, onFailed }
}

it('turns with the light set, the first frame in its own size', async () => {
  const { store, shown, fetchFrame, onUsable } = setUp()
  await vi.waitFor(() => expect(onUsable).toHaveBeenCalledOnce())
  expect(shown(0)).toBe('small 0')
  expect(shown(7)).toBe('light at 480 270 480 270')
  expect(store.states()).toEqual(Array(36).fill('there'))
  expect(fetchFrame).toHaveBeenCalledOnce()
})

it('loads one frame where the car rests, and all of them once it is asked to', async () => {
  const { store, shown, fetchFrame, onUsable } = setUp()
  await vi.waitFor(() => expect(onUsable).toHaveBeenCalled())
  await store.refineOne(7)
  expect(shown(7)).toBe('small 7')
  expect(shown(8)).toContain('light')
  expect(store.isComplete()).toBe(false)
  store.refine()
  await vi.waitFor(() => expect(store.isComplete()).toBe(true))
  expect(shown(8)).toBe('small 8')
  expect(fetchFrame).toHaveBeenCalledTimes(36)
})

it('keeps the light set where frames fail', async () => {
  const { store, shown, fetchFrame, onUsable, onFailed } = setUp()
  await vi.waitFor(() => expect(onUsable).toHaveBeenCalled())
  fetchFrame.mockRejectedValue(new Error('offline'))
  store.refine()
  await vi.waitFor(() => expect(store.isComplete()).toBe(true))
  expect(shown(9)).toContain('light')
  expect(onFailed).not.toHaveBeenCalled()
})

it('turns with twelve frames, as without one, where the light set is no use', async () => {
  const { store, shown, onUsable } = setUp('broken')
  await vi.waitFor(() => expect(store.isComplete()).toBe(true))
  expect(onUsable).toHaveBeenCalledOnce()
  expect(shown(5)).toBe('small 5')
})
