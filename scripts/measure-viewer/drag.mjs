/** @import { Page } from '@playwright/test' */

/** Drags through more than a whole turn, a step a frame, and lets go in motion. @param {Page} page */
export async function drag(page) {
  const box = await page.locator('#stage').boundingBox()
  if (!box) throw new Error('the viewer has no stage')
  const y = box.y + box.height / 2
  const steps = 90
  await page.mouse.move(box.x + 8, y)
  await page.mouse.down()
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(box.x + 8 + ((box.width - 16) * step) / steps, y)
  }
  await page.mouse.up()
  await page.waitForTimeout(900)
}

/**
 * The time between animation frames while something is done, in milliseconds.
 * @param {Page} page
 * @param {() => Promise<void>} act
 */
export async function watchFrames(page, act) {
  await page.evaluate(() => {
    const seen = { times: [0], angles: new Set() }
    seen.times.length = 0
    Object.assign(window, { seen })
    const slider = document.querySelector('#canvas')
    const note = (/** @type {number} */ now) => {
      seen.times.push(now)
      seen.angles.add(slider?.getAttribute('aria-valuenow'))
      if (Object(window).seen === seen) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await act()
  const { times, angles } = await page.evaluate(() => {
    const { times, angles } = /** @type {{ times: number[], angles: Set<string> }} */ (Object(window).seen)
    return { times, angles: angles.size }
  })
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const sorted = gaps.toSorted((one, other) => one - other)
  return {
    count: gaps.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    angles,
  }
}
