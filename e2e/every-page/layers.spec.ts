import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { hydrated, openStatic } from '../hydrated.ts'

const phone = { width: 390, height: 844 }
const offer = (page: Page) => page.getByRole('complementary', { name: 'Offer' })

test('on phones the promo bar is one row of at most 64 px', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(paths.why)
  await hydrated(page)
  await page.mouse.wheel(0, 600)
  for (const width of [320, 344, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(offer(page)).toBeVisible()
    expect((await offer(page).boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(64)
    const tops = await offer(page)
      .locator('a, button')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top / 20)))
    expect(new Set(tops).size).toBe(1)
  }
})

test('the promo bar is hidden while a form field has focus', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  await hydrated(page)
  await page.mouse.wheel(0, 500)
  await expect(offer(page)).toBeVisible()
  await page.getByLabel('Message').focus()
  await expect(offer(page)).toBeHidden()
  await page.getByLabel('Message').blur()
  await expect(offer(page)).toBeVisible()
})

test('the promo bar takes no press from the button that it covers as a field loses focus', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.mouse.wheel(0, 500)
  await expect(offer(page)).toBeVisible()
  await page.getByLabel('Message*').focus()
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await button.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 5),
  )
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await expect(offer(page)).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('Message must be at least 10 characters').first()).toBeVisible()
})

test('the promo bar is hidden while a dialog is open, not while one is prepared or closed', async ({
  page,
}) => {
  const prepared = page.locator('[role="dialog"]')
  await page.goto('/pricing')
  await hydrated(page)
  await page.mouse.wheel(0, 900)
  await expect(prepared).toBeAttached()
  await expect(offer(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Choose Performance/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[data-promo-bar]')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(prepared).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(offer(page)).toBeVisible()
})

test('View Plans covers nothing at any width', async ({ page }) => {
  await page.goto('/pricing')
  await hydrated(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const button = page.getByRole('button', { name: 'View Plans' })
    await expect(button).toBeVisible()
    for (const top of [0, 200, 500]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      expect(await button.evaluate(coveredBy), `at ${width} px, scrolled by ${top} px`).toEqual([])
    }
  }
})

/** The texts and controls under an element's box that aren't its own. */
function coveredBy(element: Element) {
  const over = element.getBoundingClientRect()
  const parts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button)')]
  return parts.flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const isUnder = top < over.bottom && bottom > over.top && left < over.right && right > over.left
    return isUnder && !part.contains(element) && !element.contains(part) ? [part.textContent] : []
  })
}

test('the guarantee stamp, which is on the picture, is hidden while a hot spot’s note is open', async ({
  page,
}) => {
  await page.goto('/')
  const stamp = page.locator('main section').first().getByText('Next Feed Guarantee')
  await expect(stamp).toBeVisible()
  const frame = page.frameLocator('iframe[title^="Interactive 360"]')
  await page.mouse.wheel(0, 60)
  await expect(frame.locator('[data-state=ready]')).toBeVisible()
  await frame.locator('.spot:visible').first().click()
  await expect(frame.locator('#note')).toBeVisible()
  await expect(stamp).toBeHidden()
})

test('/contact?for=demo has its own text before hydration, without layout shift', async ({ page }) => {
  await noteLayoutShift(page)
  const hydrate = await openStatic(page, '/contact?for=demo')
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule a demo' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Good times for you' })).toBeVisible()
  await hydrate()
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule a demo' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Good times for you' })).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
})
