import { readFileSync } from 'node:fs'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { openStatic } from '../hydrated.ts'

const hasFeatures = JSON.parse(readFileSync('public/spin/dark.json', 'utf8')).hotSpots.length > 0

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

test('the home page’s static viewer controls have enough contrast even if no picture loads', async ({
  page,
}) => {
  // At this width, the hint is shown beside the picture.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route(/\/spin\/|\/viewer\/|\/assets\//, (route) => route.abort())
  await page.goto('/')
  const violations = await axeViolations(page, '[data-spin]')
  expect(violations.filter((violation) => violation.startsWith('color-contrast'))).toEqual([])
})

test('the viewer’s controls replace the static ones without a layout shift, early presses and focus are kept, and an open note hides the guarantee stamp', async ({
  page,
}) => {
  await noteLayoutShift(page)
  const viewer = page.frameLocator('iframe[title^="Interactive 360"]')
  const hero = page.locator('main section').first()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 1000 })
    const release = await openStatic(page, '/')
    await expect(page.getByText('Drag to turn')).toBeVisible()
    const button = (where: Page | FrameLocator, name: string) =>
      where.getByRole('button', { name, exact: true })
    const early = ['Turn 10 degrees left', 'Turn 10 degrees right', 'Zoom in']
    for (const name of hasFeatures ? [...early, 'Features'] : early)
      await expect(button(page, name)).toBeEnabled()
    const names = ['Turn 10 degrees left', 'Zoom in', 'Full screen']
    // Wait for the fonts, because the fallback fonts change the width of the text beside the controls.
    const hasFonts = () => document.fonts.ready.then(() => true)
    await page.evaluate(hasFonts)
    const before = await Promise.all(names.map((name) => button(page, name).boundingBox()))
    await button(page, 'Turn 10 degrees right').click()
    await expect(button(page, 'Turn 10 degrees right')).toHaveAttribute('aria-busy', 'true')
    await release()
    const car = viewer.getByRole('slider')
    await expect(car).toHaveAttribute('aria-valuenow', '330')
    await expect(button(viewer, 'Turn 10 degrees right')).toBeFocused()
    await expect(page.locator('iframe')).not.toHaveAttribute('inert')
    // Retry, because the viewer's font may load after the viewer is ready, and move the controls.
    await expect(async () => {
      for (const [index, name] of names.entries()) {
        const { x = 0, y = 0 } = (await button(viewer, name).boundingBox()) ?? {}
        const old = before[index] ?? { x: 0, y: 0 }
        // A frame is aligned to whole pixels, so the controls may move by half a pixel.
        const moved = Math.max(Math.abs(x - old.x), Math.abs(y - old.y))
        expect(moved, `${name} at ${width} px`).toBeLessThanOrEqual(0.5)
      }
    }).toPass({ timeout: 20_000 })
    expect(await layoutShift(page), `at ${width} px`).toBe(0)
    await car.focus()
    await page.locator('[data-spin]').evaluate((viewer) => viewer.scrollIntoView({ inline: 'end' }))
    expect(await hero.evaluate(({ scrollLeft }) => scrollLeft), 'hidden overflow').toBe(0)
  }
  const stamp = hero.getByText('Next Feed Guarantee')
  await expect(stamp).toBeVisible()
  // Photos of a real car may have no hot spots, so no note can open.
  if (!hasFeatures) return
  await viewer.locator('#spots').getByRole('button').first().click()
  await expect(viewer.locator('#note')).toBeVisible()
  await expect(stamp).toBeHidden()
})
