import { expect, type Page, test } from '@playwright/test'
import { boxOf } from '../checks/viewports.ts'
import { visit } from '../hydrated.ts'

test('the visit report and the list that the lot checklist’s button prints each fit on one letter-size page', async ({
  page,
}) => {
  await page.goto('/sample-visit-report')
  await expectOneLetterPage(page)
  await visit(page, '/services/onsite-service')
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Print this' }).click()
  await expectOneLetterPage(page)
})

test('the longest quote prints on one letter-size page, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const addOns =
    'photo-booth,branding,banner-design,banner-setup,priority-turnaround,video-walkaround,ai-tour'
  await visit(page, `/pricing-calculator-hidden?vehicles=250&addons=${addOns}`)
  await page.getByLabel('Your name and phone').fill('Dana Reyes, (401) 555-0142')
  await expectOneLetterPage(page)
  await page.emulateMedia({ media: 'print' })
  // Browsers can be set to print backgrounds, so the page must not have one.
  for (const element of ['html', 'body']) {
    await expect(page.locator(element)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: /^Copy/ }).click()
  const close = page.getByRole('button', { name: 'Close toast' })
  await expect(close).toBeVisible()
  const box = await boxOf(close)
  expect(box.width).toBeGreaterThanOrEqual(24)
  expect(box.height).toBeGreaterThanOrEqual(24)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`This quote: ${new URL(page.url()).origin}/pricing-calculator-hidden?vehicles=250`)
})

async function expectOneLetterPage(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/)
}
