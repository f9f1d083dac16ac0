import type { Page } from '@playwright/test'

export async function dragFrame(page: Page) {
  const box = await page.locator('iframe').boundingBox()
  if (!box) throw new Error('The page has no viewer.')
  const { x, y } = { x: box.x + 60, y: box.y + 60 }
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 140, y, { steps: 6 })
  await page.mouse.up()
}
