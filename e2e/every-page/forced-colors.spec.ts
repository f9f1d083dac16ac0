import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPlanDialog } from '../forms/plan-dialog.ts'
import { visit } from '../hydrated.ts'

// Forced colors, which Windows calls contrast themes, replace our colors with a few system colors.
test.use({ forcedColors: 'active' })

const canvas = 'rgb(255, 255, 255)'

test('in forced colors, the link to the current page is the only one underlined in the navigation', async ({
  page,
}) => {
  await page.goto('/careers')
  const navigation = page.getByRole('banner').getByRole('navigation')
  await expect(navigation.locator('[aria-current=page]')).not.toHaveCSS('border-bottom-color', canvas)
  for (const link of await navigation.locator('a:not([aria-current])').all())
    await expect(link).toHaveCSS('border-bottom-color', canvas)
})

test('in forced colors, a switch shows its thumb and looks different when on', async ({ page }) => {
  await visit(page, '/virtual-backgrounds')
  await page.getByRole('button', { name: 'Preview: White cove' }).click()
  // The open dialog covers the page's switch, so use the dialog's own switch.
  const control = page.getByRole('dialog').getByRole('switch')
  const thumb = control.locator('span span')
  const track = control.locator('> span')
  const on = await ground(track)
  expect(await ground(thumb)).not.toBe(on)
  await control.click()
  await expect.poll(() => ground(track)).not.toBe(on)
  expect(await ground(thumb)).not.toBe(await ground(track))
})

test('in forced colors, dialogs and filled buttons have a border', async ({ page }) => {
  await page.goto('/pricing')
  const dialog = await openPlanDialog(page)
  for (const part of [dialog, dialog.getByRole('button', { name: 'Next' })])
    await expect(part).toHaveCSS('border-top-width', /^[1-9]/)
})

test('in forced colors, a before/after slider shows its divider and which button is pressed', async ({
  page,
}) => {
  await visit(page, '/services/ai-enhancement')
  const picture = page.locator('[style*="--at"]').first()
  await picture.scrollIntoViewIfNeeded()
  const dividerColor = await picture.evaluate((element) => {
    const { height } = element.getBoundingClientRect()
    const thin = [...element.querySelectorAll('*')].find((part) => {
      const box = part.getBoundingClientRect()
      return box.width > 0 && box.width <= 4 && box.height >= height * 0.9
    })
    return getComputedStyle(thin ?? element).backgroundColor
  })
  expect(dividerColor).not.toBe(canvas)
  expect(dividerColor).not.toBe('rgba(0, 0, 0, 0)')
  await expectPressedMark(page, /^Show/)
})

test('in forced colors, the contact form shows which demo times are selected', async ({ page }) => {
  await visit(page, '/contact?for=demo')
  await expectPressedMark(page, 'Mon')
})

async function expectPressedMark(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name, pressed: false }).first()
  await expect(button).toHaveCSS('border-bottom-width', '1px')
  await button.click()
  const pressed = page.getByRole('button', { name, pressed: true })
  await expect(pressed).toHaveCSS('border-bottom-width', '4px')
}

function ground(element: Locator) {
  return element.evaluate((one) => getComputedStyle(one).backgroundColor)
}
