import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPlanDialog } from '../forms/plan-dialog.ts'
import { hydrated } from '../hydrated.ts'

// Forced colors, which Windows calls contrast themes, replace our colors with a few system colors.
test.use({ forcedColors: 'active' })

test('only the current page is underlined in the navigation', async ({ page }) => {
  await page.goto('/careers')
  const navigation = page.getByRole('banner').getByRole('navigation')
  const current = await borderColors(navigation.locator('[aria-current=page]'))
  const others = await borderColors(navigation.locator('a:not([aria-current])'))
  const ground = await systemColor(page, 'Canvas')
  expect(current).toHaveLength(1)
  expect(current).not.toContain(ground)
  expect(new Set(others)).toEqual(new Set([ground]))
})

test('a switch shows its thumb, and looks different when on', async ({ page }) => {
  await page.goto('/virtual-backgrounds')
  await hydrated(page)
  await page
    .getByRole('button', { name: /Preview/ })
    .first()
    .click()
  // The open dialog covers the page's switch, so use the dialog's own switch.
  const control = page.getByRole('dialog').getByRole('switch')
  const knob = control.locator('span span')
  const track = control.locator('> span')
  const on = { knob: await ground(knob), track: await ground(track) }
  await control.click()
  await expect.poll(() => ground(track)).not.toBe(on.track)
  const off = { knob: await ground(knob), track: await ground(track) }
  expect(on.knob).not.toBe(on.track)
  expect(off.knob).not.toBe(off.track)
})

test('dialogs and filled buttons have a border', async ({ page }) => {
  await page.goto('/pricing')
  const dialog = await openPlanDialog(page)
  expect(await edgePx(dialog)).toBeGreaterThanOrEqual(1)
  expect(await edgePx(dialog.getByRole('button', { name: 'Next' }))).toBeGreaterThanOrEqual(1)
})

test('a before/after slider’s divider and pressed button are visible', async ({ page }) => {
  await page.goto('/services/ai-enhancement')
  await hydrated(page)
  const picture = page
    .getByRole('group', { name: /^Compare/ })
    .first()
    .locator('> div')
    .first()
  await picture.scrollIntoViewIfNeeded()
  const dividerColor = await picture.evaluate((element) => {
    const { height } = element.getBoundingClientRect()
    const thin = [...element.querySelectorAll('*')].find((part) => {
      const box = part.getBoundingClientRect()
      return box.width > 0 && box.width <= 4 && box.height >= height * 0.9
    })
    return getComputedStyle(thin ?? element).backgroundColor
  })
  expect(dividerColor).not.toBe(await systemColor(page, 'Canvas'))
  expect(dividerColor).not.toBe('rgba(0, 0, 0, 0)')
  const show = page.getByRole('button', { name: /^Show/ }).first()
  const before = await show.evaluate((button) => getComputedStyle(button).borderBottomWidth)
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(show).not.toHaveCSS('border-bottom-width', before)
})

function borderColors(links: Locator) {
  return links.evaluateAll((all) => all.map((link) => getComputedStyle(link).borderBottomColor))
}

function ground(element: Locator) {
  return element.evaluate((one) => getComputedStyle(one).backgroundColor)
}

function edgePx(element: Locator) {
  return element.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth))
}

function systemColor(page: Page, name: string) {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('background-color', color)
    const value = getComputedStyle(probe).backgroundColor
    probe.remove()
    return value
  }, name)
}
