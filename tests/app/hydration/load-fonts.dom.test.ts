import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadFonts } from '@/app/hydration/bootstrap/load-fonts'

const core = ['/fonts/text.woff2', '/fonts/display.woff2']
const requested: string[] = []
const add = vi.fn()
const remove = vi.fn()

beforeEach(() => {
  requested.length = 0
  add.mockReset()
  remove.mockReset()
  document.head.innerHTML = '<style id="fonts"></style>'
  const cssRules = [...core, '/fonts/accents.woff2'].map(fontFace)
  Object.defineProperty(document.getElementById('fonts'), 'sheet', { value: { cssRules } })
  class FakeFontFace {
    constructor(
      _family: string,
      readonly src: string,
    ) {}
    async load() {
      requested.push(this.src)
    }
  }
  vi.stubGlobal('FontFace', FakeFontFace)
  Object.defineProperty(document, 'fonts', { value: { add, delete: remove }, configurable: true })
})

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  vi.restoreAllMocks()
})

/** jsdom doesn't parse @font-face. */
function fontFace(url: string) {
  const descriptors = new Map([['src', `url("${url}")`]])
  return { style: { getPropertyValue: (name: string) => descriptors.get(name) ?? '' } }
}

function answered(responseEnd: number) {
  const timing = { requestStart: 20, responseEnd } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing])
}

it('requests the core fonts at once on a fast connection, and applies all together', async () => {
  answered(60)
  loadFonts(new Promise(() => {}))
  expect(requested).toEqual(core.map((url) => expect.stringContaining(url)))
  expect(add).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(3))
})

it.each([
  ['on a slow connection', 200],
  ['while the page is still arriving', 0],
])('waits for the code %s', async (_when, responseEnd) => {
  answered(responseEnd)
  let finish = () => {}
  loadFonts(new Promise((resolve) => (finish = resolve)))
  await Promise.resolve()
  expect(requested).toEqual([])

  finish()
  await vi.waitFor(() => expect(requested).toHaveLength(core.length))
})

it.each([
  ['waits for a navigation where the fonts would move what is on screen', 100, true, 3],
  ['applies the fonts where only what is below the screen moves', 2000, true, 0],
  ['applies the fonts before the first paint', 100, false, 0],
])('%s', async (_what, top, isPainted, removed) => {
  answered(60)
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(isPainted ? [{} as PerformanceEntry] : [])
  const element = document.body.appendChild(document.createElement('p'))
  let isApplied = false
  element.getBoundingClientRect = () => new DOMRect(0, isApplied ? top + 20 : top)
  add.mockImplementation(() => (isApplied = true))
  remove.mockImplementation(() => (isApplied = false))

  const applyWaiting = loadFonts(new Promise(() => {}))
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(3))
  expect(remove).toHaveBeenCalledTimes(removed)

  applyWaiting()
  expect(isApplied).toBe(true)
  expect(add).toHaveBeenCalledTimes(3 + removed)
  element.remove()
})
