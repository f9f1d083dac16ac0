import type { Page } from '@playwright/test'

type Point = readonly [x: number, y: number]

/** Sends real touch input through the browser, because synthetic events neither scroll the page nor turn the car. */
export async function fingersOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })

  async function swipe([x, y]: Point, [dx, dy]: Point) {
    await touch('touchStart', [x, y])
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', [x + (dx * step) / 10, y + (dy * step) / 10])
    await touch('touchEnd')
  }
  return { touch, swipe }
}

export const touchedPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
