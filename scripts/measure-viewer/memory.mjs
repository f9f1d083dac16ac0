/** @import { Page } from '@playwright/test' */

const awayMs = 12_000

/** Counts the bytes of decoded pictures in every frame of a page: no browser tells them. @param {Page} page */
export async function countBitmaps(page) {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window)
    const counter = { bytes: 0, most: 0 }
    Object.assign(window, { counter })
    window.createImageBitmap = async (/** @type {any} */ source) => {
      const picture = await decode(source)
      const bytes = picture.width * picture.height * 4
      counter.bytes += bytes
      counter.most = Math.max(counter.most, counter.bytes)
      const close = picture.close.bind(picture)
      picture.close = () => {
        if (picture.width) counter.bytes -= bytes
        close()
      }
      return picture
    }
  })
}

/** Three viewers on one page, turned and then scrolled away. @param {Page} page @param {string} base */
export async function threeViewers(page, base) {
  const frames = ['dark', 'white', 'dark']
    .map((set) => `<iframe src="/viewer/?set=${set}" width="1000" height="620"></iframe>`)
    .join('<br>')
  await page.route('**/three.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `${frames}<div style="height: 6000px"></div>` }),
  )
  await page.goto(`${base}three.html`)
  for (let index = 0; index < 3; index += 1) {
    await page.locator('iframe').nth(index).scrollIntoViewIfNeeded()
    const viewer = page.frameLocator('iframe').nth(index)
    await viewer.locator('[data-state=ready]').waitFor()
    for (let turn = 0; turn < 12; turn += 1) {
      await viewer.locator('#right').click()
      await page.waitForTimeout(250)
    }
  }
  const most = await sumOf(page, 'most')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(awayMs)
  return { most, afterLeaving: await sumOf(page, 'bytes') }
}

/** @param {Page} page @param {'bytes' | 'most'} field */
async function sumOf(page, field) {
  const counts = await Promise.all(
    page.frames().map((frame) => frame.evaluate((name) => Object(window).counter?.[name] ?? 0, field)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
