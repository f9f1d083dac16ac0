import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadFonts } from '@/app/hydration/bootstrap/load-fonts'

const core = '/fonts/text.woff2'
const requested: string[] = []
const add = vi.fn()

beforeEach(() => {
  requested.length = 0
  add.mockClear()
  document.head.innerHTML = '<style id="fonts"></style>'
  const cssRules = [core, '/fonts/greek.woff2'].map(fontFace)
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
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true })
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
  loadFonts(core, new Promise(() => {}))
  expect(requested).toEqual([expect.stringContaining(core)])
  expect(add).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2))
})

it.each([
  ['on a slow connection', 200],
  ['while the page is still arriving', 0],
])('waits for the code %s', async (_when, responseEnd) => {
  answered(responseEnd)
  let finish = () => {}
  loadFonts(core, new Promise((resolve) => (finish = resolve)))
  await Promise.resolve()
  expect(requested).toEqual([])

  finish()
  await vi.waitFor(() => expect(requested).toHaveLength(1))
})
