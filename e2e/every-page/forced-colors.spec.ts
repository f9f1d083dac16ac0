import { expect, type Locator, test } from '@playwright/test'
import { visit } from '../hydrated.ts'

// Forced colors, which Windows calls contrast themes, replace our colors with a few system colors.
test.use({ forcedColors: 'active' })

const canvas = 'rgb(255, 255, 255)'

test('in forced colors, dialogs and filled buttons have a border, and a switch shows its thumb and looks different when on', async ({
  page,
}) => {
  await visit(page, '/virtual-backgrounds')
  await page.getByRole('button', { name: 'Preview: White cove' }).click()
  const dialog = page.getByRole('dialog')
  for (const part of [dialog, dialog.getByRole('link', { name: 'Download' })])
    await expect(part).toHaveCSS('border-top-width', /^[1-9]/)
  // The open dialog covers the page's switch, so use the dialog's own switch.
  const control = dialog.getByRole('switch')
  const thumb = control.locator('span span')
  const track = control.locator('> span')
  const on = await ground(track)
  expect(await ground(thumb)).not.toBe(on)
  await control.click()
  await expect.poll(() => ground(track)).not.toBe(on)
  expect(await ground(thumb)).not.toBe(await ground(track))
})

test('in forced colors, the link to the current section is the only one underlined in the navigation, and a before/after slider shows its divider and which button is pressed', async ({
  page,
}) => {
  await visit(page, '/services/ai-enhancement')
  const navigation = page.getByRole('banner').getByRole('navigation')
  await expect(navigation.locator('[aria-current=page]')).not.toHaveCSS('border-bottom-color', canvas)
  for (const link of await navigation.locator('a:not([aria-current])').all())
    await expect(link).toHaveCSS('border-bottom-color', canvas)

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

  const button = page.getByRole('button', { name: /^Show/, pressed: false }).first()
  await expect(button).toHaveCSS('border-bottom-width', '1px')
  await button.click()
  const pressed = page.getByRole('button', { name: /^Show/, pressed: true })
  await expect(pressed).toHaveCSS('border-bottom-width', '4px')
})

function ground(element: Locator) {
  return element.evaluate((one) => getComputedStyle(one).backgroundColor)
}
