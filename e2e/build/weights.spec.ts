import { expect, test } from '@playwright/test'
import { pages } from '../routes.ts'

const size = { width: 390, height: 844 }

test.use({ viewport: size, screen: size, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

test('on a phone no page preloads more than 25 kB of pictures', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    const kilobytes = await page.evaluate(() => {
      const preloads = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')
      if (preloads.length === 0) return 0
      const pictures = performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
        .filter(({ name }) => /\.(avif|webp|jpg|png)$/.test(name)) as PerformanceResourceTiming[]
      return pictures.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
    })
    expect.soft(kilobytes, path).toBeLessThanOrEqual(25)
  }
})

test('the first frames of the car on the home page weigh at most 250 kB', async ({ page }) => {
  const answer = page.waitForResponse(/\/spin\/.+\/light/)
  await page.goto('/')
  expect((await (await answer).body()).length).toBeLessThanOrEqual(250_000)
})
