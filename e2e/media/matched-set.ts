import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'

const above = JSON.parse(readFileSync('public/spin/dark.json', 'utf8'))
const mark = {
  text: 'Still there.',
  at: above.frames.map((_: string, frame: number) => (frame < 9 ? [50, 50] : null)),
}

/** Serves negatives of the dark set's frames as its original photos, so they align exactly but look different. */
export async function serveMatchedSet(page: Page, under: object = {}) {
  await page.route('**/spin/dark.json', (route) =>
    route.fulfill({ json: { ...above, under: { set: 'lot-for-tests', marks: [mark] } } }),
  )
  await page.route('**/spin/lot-for-tests.json', (route) =>
    route.fulfill({ json: { ...above, title: 'The lot', formats: ['webp'], hotSpots: [], ...under } }),
  )
  await page.route(/\/spin\/lot-for-tests(\/.+)?\.webp$/, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('lot-for-tests', 'dark')
    await route.fulfill(await negative(path))
  })
  await page.route(/\/spin\/lot-for-tests\/light\./, async (route) => {
    await route.fulfill(await negative(`/spin/dark/${above.light.file}`))
  })
}

const negatives = new Map<string, Promise<Buffer>>()

async function negative(path: string) {
  const made = negatives.get(path) ?? sharp(`public${path}`).negate().webp({ effort: 0 }).toBuffer()
  negatives.set(path, made)
  return { contentType: 'image/webp', body: await made }
}
