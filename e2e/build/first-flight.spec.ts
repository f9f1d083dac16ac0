import { readFileSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { atEachSize } from '../each-size.ts'
import { pages } from '../routes.ts'
import { builtSite } from '../settings.mjs'

// Before waiting for an acknowledgment, a server sends ten TCP segments of 1,460 bytes, headers included.
const firstFlightBytes = 13_500

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

test('every page shows its title, lead and main button after the first round trip', async ({ page }) => {
  test.slow()
  for (const path of [...pages, '/404']) {
    const file = `${builtSite}${path === '/' ? '/index' : path}.html`
    const whole = await open(page, readFileSync(file, 'utf8'), ['document', 'stylesheet'])
    const first = await open(page, firstFlight(readFileSync(`${file}.br`)), ['document'])
    expect.soft(first, path).toEqual(whole)
    for (const { title } of whole) expect.soft(title, path).toBeDefined()
  }
})

/** The part of a compressed page that a browser can decode from the page's first bytes. */
function firstFlight(compressed: Buffer) {
  const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
  return brotliDecompressSync(compressed.subarray(0, firstFlightBytes), flush).toString('utf8')
}

/** @returns the boxes in the first view at each window size */
async function open(page: Page, html: string, loaded: string[]) {
  await page.unrouteAll()
  await page.route('**/*', (route) => {
    const type = route.request().resourceType()
    if (!loaded.includes(type)) return route.abort()
    return type === 'document'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.continue()
  })
  await page.goto('/')
  const views: Awaited<ReturnType<typeof firstView>>[] = []
  await atEachSize(page, async () => void views.push(await firstView(page)))
  return views
}

/** The main heading, the first paragraph after it, and the first link or button after it. */
function firstView(page: Page) {
  return page.evaluate(() => {
    const isRendered = (element: Element) => element.getClientRects().length > 0
    const heading = [...document.querySelectorAll('main h1')].find(isRendered)
    const next = (selector: string) =>
      [...document.querySelectorAll(selector)].find(
        (element) =>
          heading &&
          heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
          isRendered(element),
      )
    const boxOf = (element: Element | undefined) => {
      const box = element?.getBoundingClientRect()
      return box && box.width > 0 && box.height > 0 && box.top < innerHeight
        ? [box.x, box.y, box.width, box.height].map(Math.round)
        : undefined
    }
    return {
      title: boxOf(heading),
      lead: boxOf(next('main p')),
      action: boxOf(next('main a[href], main button')),
    }
  })
}
