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
const decoded: { name: string; close: ReturnType<typeof vi.fn> }[] = []
const picture = (name: string) => {
  const made = { name, width: 2880, height: 1620, close: vi.fn() }
  decoded.push(made)
  return made
}
const openPictures = () =>
  decoded.filter(({ close }) => close.mock.calls.length === 0).map(({ name }) => name)
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })
const saving = { saveData: false }

beforeEach(() => {
  saving.saveData = false
  vi.stubGlobal('navigator', { connection: saving })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  decoded.length = 0
  vi.stubGlobal('createImageBitmap', async (source: Blob | object, ...area: (number | object)[]) => {
    if (area.length > 1) return picture(`light at ${area.join(' ')}`)
    const text = await (source as Blob).text()
    if (text.startsWith('broken')) throw new Error('not an image')
    return picture(area.length === 0 ? text : `${text} ${JSON.stringify(area[0])}`)
  })
})

const small = async (frame: number) => new Blob([`small ${frame}`])
const offline = async (): Promise<Blob> => {
  throw new Error('offline')
}

function pendingFile() {
  let arrive = (_: Blob) => {}
  const file = new Promise<Blob>((resolve) => {
    arrive = resolve
  })
  return { file, arrive: (text: string) => arrive(new Blob([text])) }
}

type SetUp = {
  light?: () => Promise<Blob>
  fetchFrame?: SpinSet['fetchFrame']
  first?: number
  change?: Partial<typeof manifest>
}

function setUp({ light = async () => new Blob(['sheet']), first = 0, change, ...more }: SetUp = {}) {
  const fetchFrame = vi.fn(more.fetchFrame ?? small)
  const fetchLight = vi.fn(light)
  const [onProgress, onReady, onFailed] = [vi.fn(), vi.fn(), vi.fn()]
  const set: SpinSet = { name: 'sample', manifest: { ...manifest, ...change }, fetchFrame, fetchLight }
  const cache = createFrameCache(set, first)
  cache.connect({ onProgress, onReady, onFailed })
  cache.wake()
  const shown = (frame: number) => (cache.best(frame)?.picture as unknown as { name: string })?.name
  const whenReady = () => until(() => expect(onReady).toHaveBeenCalledOnce())
  const whenComplete = () => until(() => expect(cache.isComplete()).toBe(true))
  return { cache, shown, fetchFrame, fetchLight, whenReady, whenComplete, onProgress, onReady, onFailed }
}

it('the car can be turned after the light set and the current frame have loaded, and refine() loads all frames', async () => {
  const { cache, shown, fetchFrame, whenReady, whenComplete } = setUp({ first: 4 })
  await whenReady()
  expect([4, 0, 7, 35].map(shown)).toEqual([
    'small 4',
    'light at 0 0 480 270',
    'light at 480 270 480 270',
    'light at 2400 1350 480 270',
  ])
  expect([cache.isReady(), cache.isComplete()]).toEqual([true, false])
  expect(decoded.filter(({ name }) => name.startsWith('light'))).toHaveLength(36)
  expect(cache.states()).toEqual(Array(36).fill('loaded'))
  for (let times = 0; times < 2; times += 1) await cache.refineOne(7)
  expect(shown(7)).toBe('small 7')
  expect(fetchFrame).toHaveBeenCalledTimes(2)
  cache.refine()
  await whenComplete()
  expect(fetchFrame).toHaveBeenCalledTimes(36)
  expect(openPictures().sort()).toEqual(Array.from({ length: 36 }, (_, frame) => `small ${frame}`).sort())
})

it('sleep() frees all pictures in the frame cache, and wake() decodes the files without fetching them again', async () => {
  const slow = pendingFile()
  const fetchFrame = async (frame: number, size: string) =>
    frame === 9 && size === 'small' ? slow.file : small(frame)
  const { cache, shown, whenReady, whenComplete, fetchLight, onProgress, ...loaded } = setUp({ fetchFrame })
  await whenReady()
  await cache.sharpen(3)
  const loading = cache.refineOne(9)
  cache.sleep()
  const before = onProgress.mock.calls.length
  slow.arrive('late')
  await loading
  expect(openPictures()).toEqual([])
  expect(shown(0)).toBeUndefined()
  for (const work of [cache.resume, cache.refine, () => cache.refineOne(5), cache.loadSharpTurn]) await work()
  expect([await cache.sharpen(4), onProgress.mock.calls.length]).toEqual([false, before])
  cache.wake()
  await whenComplete()
  expect(shown(9)).toBe('late')
  expect(fetchLight).toHaveBeenCalledOnce()
  expect(loaded.fetchFrame.mock.calls.filter(([frame]) => frame === 0)).toHaveLength(1)
})

it('the frame cache keeps only the most recent full-size picture', async () => {
  const fetchFrame = async (frame: number, size: string, format: string) =>
    size === 'zoom' && frame === 5
      ? offline()
      : new Blob([`${frame === 6 ? 'broken ' : ''}${size} ${frame} ${format}`])
  const { cache, shown, whenReady } = setUp({ fetchFrame })
  expect(await cache.sharpen(3), 'before it can be turned').toBe(false)
  await whenReady()
  const results = []
  for (const frame of [3, 3, 4, 5, 6, 5]) results.push(await cache.sharpen(frame))
  expect(results).toEqual([true, false, true, false, false, false])
  expect([3, 4].map(shown)).toEqual([expect.stringContaining('light'), 'zoom 4 avif'])
  expect(openPictures().filter((name) => name.startsWith('zoom'))).toEqual(['zoom 4 avif'])
  expect([880, 881].map(cache.isSoftAt)).toEqual([false, true])
  saving.saveData = true
  expect(setUp().cache.isSoftAt(881)).toBe(false)
})

it('the frame cache loads small frames before the sway, and full-size frames before the quarter turn', async () => {
  const { cache, shown, whenReady, fetchFrame } = setUp({ first: 34 })
  cache.loadSway()
  await cache.loadSharpTurn()
  await whenReady()
  expect(fetchFrame).toHaveBeenCalledOnce()
  expect([cache.canSway(), cache.canTurnSharp()]).toEqual([false, false])
  cache.loadSway()
  await until(() => expect(cache.canSway()).toBe(true))
  expect(fetchFrame.mock.calls.map(([frame]) => frame)).toEqual([34, 35, 0, 1, 2])
  fetchFrame.mockClear()
  fetchFrame.mockImplementation(async (frame, size) => new Blob([`${size} ${frame}`]))
  await cache.loadSharpTurn()
  expect(cache.canTurnSharp()).toBe(true)
  expect(fetchFrame.mock.calls.map(([frame]) => frame)).toEqual([34, 35, 0, 1, 2, 3, 4, 5, 6, 7])
  cache.releaseTurn()
  expect([cache.canTurnSharp(), shown(6), shown(7)]).toEqual([
    false,
    expect.stringContaining('light'),
    'zoom 7',
  ])
  saving.saveData = true
  const careful = setUp()
  await careful.whenReady()
  careful.cache.loadSway()
  expect(careful.fetchFrame).toHaveBeenCalledOnce()
})

it('the frame cache requests six frames at a time, starting with those nearest to the current one', async () => {
  const answers: ((file: Blob) => void)[] = []
  const fetchFrame = () => new Promise<Blob>((resolve) => answers.push(resolve))
  const change = { light: undefined }
  const { cache, onReady, ...loaded } = setUp({ fetchFrame, first: 20, change })
  cache.setCurrent(2)
  cache.resume()
  expect(onReady).not.toHaveBeenCalled()
  answers[0]?.(new Blob(['small 20']))
  await until(() => expect(answers).toHaveLength(7))
  expect(loaded.fetchFrame.mock.calls.map(([frame]) => frame)).toEqual([20, 21, 18, 24, 15, 27, 2])
})

it('the frame cache uses the next format if the browser can’t decode the first one', async () => {
  const formats: ('avif' | 'webp')[] = ['avif', 'webp']
  const fetchFrame = async (frame: number, _: string, format: string) =>
    new Blob([format === 'avif' ? 'broken' : `${format} ${frame}`])
  const change = { formats, light: undefined }
  const { cache, shown, whenReady, whenComplete, onFailed } = setUp({ fetchFrame, change })
  await whenReady()
  expect(onFailed).not.toHaveBeenCalled()
  cache.fit(600)
  expect(cache.isComplete()).toBe(false)
  cache.fit(601)
  await whenComplete()
  expect([shown(0), shown(35)]).toEqual(['webp 0', 'webp 35'])
})

it.each([
  ['can’t be decoded', async () => new Blob(['broken'])],
  ['fails to load twice', offline],
])(
  'the frame cache loads only twelve frames if the light set %s, and the rest when the car is turned',
  async (_, light) => {
    const { cache, shown, fetchFrame, fetchLight, whenReady, whenComplete } = setUp({ light })
    await whenReady()
    expect(fetchLight).toHaveBeenCalledTimes(light === offline ? 2 : 1)
    expect(fetchFrame).toHaveBeenCalledTimes(12)
    expect(shown(5)).toBe('small 6')
    cache.refine()
    await whenComplete()
    expect(shown(5)).toBe('small 5')
  },
)

it('with save-data, the frame cache loads only twelve frames and the current one, unless the set is already in memory', async () => {
  saving.saveData = true
  const { cache, shown, fetchFrame, whenReady, whenComplete } = setUp({ light: offline })
  await whenReady()
  cache.refine()
  cache.fit(2000)
  await cache.refineOne(7)
  expect(fetchFrame).toHaveBeenCalledTimes(13)

  const { fetchLight: _, ...own } = cache.set()
  cache.replace({ ...own, isLocal: true })
  cache.fit(300)
  await whenComplete()
  expect(shown(35)).toBe('small 35 {"resizeWidth":800,"resizeQuality":"medium"}')
})

it('the frame cache keeps the light frames during an outage, and retries the others after a pause or when the network comes back', async () => {
  let isDown = true
  const fetchFrame = (frame: number) => (isDown && frame > 0 ? offline() : small(frame))
  const { cache, shown, whenReady, whenComplete, onFailed, ...loaded } = setUp({ fetchFrame })
  await whenReady()
  cache.refine()
  await whenComplete()
  expect(shown(9)).toContain('light')
  expect(onFailed).not.toHaveBeenCalled()
  isDown = false
  const before = loaded.fetchFrame.mock.calls.length
  await cache.refineOne(9)
  expect(loaded.fetchFrame).toHaveBeenCalledTimes(before)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
  await cache.refineOne(9)
  expect(shown(9)).toBe('small 9')
  cache.resume()
  await until(() => expect(shown(35)).toBe('small 35'))
  await whenComplete()
})

it('the frame cache reports a failure if no frame can be loaded, and recovers when the network comes back', async () => {
  let isDown = true
  const { cache, whenReady, onReady, onFailed } = setUp({
    light: async () => (isDown ? offline() : new Blob(['sheet'])),
    fetchFrame: (frame) => (isDown ? offline() : small(frame)),
  })
  await until(() => expect(onFailed).toHaveBeenCalled())
  expect(onReady).not.toHaveBeenCalled()
  isDown = false
  cache.resume()
  await whenReady()
})

it('the frame cache shows only the new set’s frames after the set is replaced', async () => {
  const [first, next] = [pendingFile(), pendingFile()]
  const { cache, shown, whenReady } = setUp({
    fetchFrame: (frame, size) => (size === 'zoom' ? first.file : small(frame)),
  })
  await whenReady()
  const loading = [cache.refineOne(3), cache.sharpen(3)] as const
  cache.replace({ name: 'next', manifest, fetchFrame: () => next.file })
  await loading[0]
  expect(shown(3)).toBeUndefined()
  next.arrive('next')
  await until(() => expect(shown(3)).toBe('next'))
  await cache.sharpen(3)
  first.arrive('first')
  expect(await loading[1]).toBe(false)
  expect(shown(3)).toBe('next')
})
