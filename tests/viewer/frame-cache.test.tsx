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
const saving = { saveData: false }

beforeEach(() => {
  saving.saveData = false
  vi.stubGlobal('navigator', { connection: saving })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('createImageBitmap', async (source: Blob | object, ...area: number[]) => {
    if (area.length > 0) return picture(`light at ${area.join(' ')}`)
    const text = await (source as Blob).text()
    if (text === 'broken') throw new Error('not an image')
    return picture(text)
  })
})

const small = async (frame: number) => new Blob([`small ${frame}`])
const offline = async (): Promise<Blob> => {
  throw new Error('offline')
}

function setUp({ light = async () => new Blob(['sheet']), first = 0, ...more }: SetUp = {}) {
  const fetchFrame = vi.fn(more.fetchFrame ?? small)
  const fetchLight = vi.fn(light)
  const [onProgress, onReady, onFailed] = [vi.fn(), vi.fn(), vi.fn()]
  const set: SpinSet = { name: 'sample', manifest, fetchFrame, fetchLight }
  const cache = createFrameCache(set, first)
  cache.connect({ onProgress, onReady, onFailed })
  cache.wake()
  const shown = (frame: number) => (cache.best(frame)?.picture as unknown as { name: string })?.name
  const whenReady = () => vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce())
  return { cache, shown, fetchFrame, fetchLight, whenReady, onReady, onFailed }
}
type SetUp = { light?: () => Promise<Blob>; fetchFrame?: (frame: number) => Promise<Blob>; first?: number }

it('turns with the light set, and loads the current frame at full size', async () => {
  const { cache, shown, fetchFrame, whenReady } = setUp({ first: 4 })
  await whenReady()
  expect(shown(4)).toBe('small 4')
  expect(shown(7)).toBe('light at 480 270 480 270')
  expect(cache.states()).toEqual(Array(36).fill('there'))
  expect(fetchFrame).toHaveBeenCalledOnce()
})

it('loads one frame at rest, and all frames on request', async () => {
  const { cache, shown, fetchFrame, whenReady } = setUp()
  await whenReady()
  await cache.refineOne(7)
  expect(shown(7)).toBe('small 7')
  expect(shown(8)).toContain('light')
  expect(cache.isComplete()).toBe(false)
  cache.refine()
  await vi.waitFor(() => expect(cache.isComplete()).toBe(true))
  expect(shown(8)).toBe('small 8')
  expect(fetchFrame).toHaveBeenCalledTimes(36)
})

it.each([
  ['loads all frames at once on a stage wider than light frames look sharp on', 700, 36],
  ['leaves them alone on a narrower one', 580, 1],
])('%s', async (_, width, requests) => {
  const { cache, fetchFrame, whenReady } = setUp()
  await whenReady()
  cache.fit(width)
  await vi.waitFor(() => expect(fetchFrame).toHaveBeenCalledTimes(requests))
  expect(cache.isComplete()).toBe(requests === 36)
})

it.each([
  ['can’t be decoded', async () => new Blob(['broken'])],
  ['doesn’t arrive, after a second try', offline],
])(
  'loads only twelve frames if the light set %s, and the others once someone turns the car',
  async (_, light) => {
    const { cache, shown, fetchFrame, fetchLight, whenReady } = setUp({ light })
    await whenReady()
    expect(fetchLight).toHaveBeenCalledTimes(light === offline ? 2 : 1)
    expect(fetchFrame).toHaveBeenCalledTimes(12)
    expect(shown(5)).toBe('small 6')
    cache.refine()
    await vi.waitFor(() => expect(cache.isComplete()).toBe(true))
    expect(shown(5)).toBe('small 5')
  },
)

it('loads only twelve frames with save-data, but all frames of a set in memory', async () => {
  saving.saveData = true
  const { cache, fetchFrame, whenReady } = setUp({ light: offline })
  await whenReady()
  cache.refine()
  cache.fit(2000)
  await cache.refineOne(7)
  expect(fetchFrame).toHaveBeenCalledTimes(13)

  const { fetchLight: _, ...own } = cache.set()
  cache.replace({ ...own, isLocal: true })
  cache.fit(300)
  await vi.waitFor(() => expect(cache.isComplete()).toBe(true))
})

/** While `isDown`, all frames except the current one fail. */
function outage() {
  const network = { isDown: true }
  const fetchFrame = (frame: number) => (network.isDown && frame > 0 ? offline() : small(frame))
  return { network, ...setUp({ fetchFrame }) }
}

async function afterOutage() {
  const lost = outage()
  await lost.whenReady()
  lost.cache.refine()
  await vi.waitFor(() => expect(lost.cache.isComplete()).toBe(true))
  expect(lost.shown(9), 'the light set stays').toContain('light')
  expect(lost.onFailed).not.toHaveBeenCalled()
  lost.network.isDown = false
  return lost
}

it.each([
  ['once the network is back', async ({ cache }: ReturnType<typeof outage>) => cache.resume()],
  [
    'after a sleep',
    async ({ cache }: ReturnType<typeof outage>) => {
      cache.sleep()
      cache.wake()
    },
  ],
])('requests frames lost in an outage again %s', async (_, recover) => {
  const lost = await afterOutage()
  await recover(lost)
  await vi.waitFor(() => expect(lost.shown(9)).toBe('small 9'))
  await vi.waitFor(() => expect(lost.cache.isComplete()).toBe(true))
  expect(lost.shown(35)).toBe('small 35')
})

it('requests a failed frame again at rest, after a pause', async () => {
  const { cache, shown, fetchFrame } = await afterOutage()
  const before = fetchFrame.mock.calls.length
  await cache.refineOne(9)
  expect(fetchFrame).toHaveBeenCalledTimes(before)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000)
  await cache.refineOne(9)
  expect(shown(9)).toBe('small 9')
})

it('reports that nothing can be shown, and recovers', async () => {
  const { cache, network, whenReady, onReady, onFailed } = (() => {
    const network = { isDown: true }
    const light = () => (network.isDown ? offline() : Promise.resolve(new Blob(['sheet'])))
    const fetchFrame = (frame: number) => (network.isDown ? offline() : small(frame))
    return { network, ...setUp({ light, fetchFrame }) }
  })()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalled())
  expect(onReady).not.toHaveBeenCalled()
  network.isDown = false
  cache.resume()
  await whenReady()
})

it('shows only the frames of the set that replaced another', async () => {
  const { cache, shown, whenReady } = setUp()
  await whenReady()
  let answer = (_: Blob) => {}
  const slow = new Promise<Blob>((resolve) => {
    answer = resolve
  })
  const loading = cache.refineOne(3)
  cache.replace({ name: 'next', manifest, fetchFrame: () => slow })
  await loading
  expect(shown(3)).toBeUndefined()
  answer(new Blob(['next']))
  await vi.waitFor(() => expect(shown(3)).toBe('next'))
})

it('shows only the full-size frames of the set that replaced another', async () => {
  let answer = (_: Blob) => {}
  const slow = new Promise<Blob>((resolve) => {
    answer = resolve
  })
  const { cache, shown, whenReady } = setUp({ fetchFrame: (frame) => (frame === 3 ? slow : small(frame)) })
  await whenReady()
  const ofFirst = cache.sharpen(3)
  cache.replace({ name: 'next', manifest, fetchFrame: async () => new Blob(['next']) })
  await vi.waitFor(() => expect(shown(0)).toBe('next'))
  await cache.sharpen(3)
  answer(new Blob(['first']))
  expect(await ofFirst).toBe(false)
  expect(shown(3)).toBe('next')
})

it.each([
  ['the viewer sleeps', (cache: ReturnType<typeof createFrameCache>) => cache.sleep()],
  ['the visitor turns the car', (cache: ReturnType<typeof createFrameCache>) => cache.releaseTurn()],
])('stops loading the quarter turn once %s', async (_, stop) => {
  const { cache, fetchFrame, whenReady } = setUp()
  await whenReady()
  const before = fetchFrame.mock.calls.length
  const loading = cache.loadSharpTurn()
  stop(cache)
  await loading
  expect(fetchFrame).toHaveBeenCalledTimes(before + 1)
  expect(cache.canTurnSharp()).toBe(false)
})
