import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { chooseResume, fillApplicationForm } from '../forms/application-form.ts'
import { fillContactForm } from '../forms/contact-form.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { visit } from '../hydrated.ts'
import { expect, test } from '../servers/stack.ts'
import { e2ePorts } from '../settings.mjs'

// These tests run in Chromium, Firefox and WebKit, so they can't use the Chrome DevTools Protocol.

test('dragging and key presses turn the car on the home page', async ({ page }) => {
  await visit(page, '/')
  const viewer = page.frameLocator('iframe[title^="Interactive 360"]')
  await page.locator('[data-spin]').first().scrollIntoViewIfNeeded()
  await expect(viewer.locator('[data-state=ready]')).toBeVisible()
  const car = viewer.getByRole('slider')
  const start = (await car.getAttribute('aria-valuenow')) ?? ''
  const { x = 0, y = 0 } = (await page.locator('iframe').boundingBox()) ?? {}
  await page.mouse.move(x + 60, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 60, { steps: 6 })
  await page.mouse.up()
  await expect(car).not.toHaveAttribute('aria-valuenow', start)
  await car.press('Home')
  await expect(car).toHaveAttribute('aria-valuenow', '0')
  await car.press('ArrowRight')
  await expect(car).toHaveAttribute('aria-valuenow', '10')
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('on a phone, tapping opens the menu and follows its links, and Back closes a dialog', async ({
    page,
  }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).tap()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: 'Choose Performance 60' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('submitting the contact form shows a receipt and sends one email', async ({ page, visitor }) => {
  await visit(page, '/contact?for=demo')
  await fillContactForm(page, visitor.email)
  await page.getByRole('button', { name: 'Tue' }).click()
  await page.getByRole('button', { name: 'Request the demo' }).click()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(visitor.email)
  await expect.poll(visitor.mails).toHaveLength(1)
})

test('submitting a plan request with a date from the calendar sends one email', async ({ page, visitor }) => {
  await visit(page, '/pricing')
  await openPlanDialog(page)
  await goToPlanStep(page, visitor.email)
  await page.getByRole('button', { name: 'Choose a start date' }).press('Enter')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Preferred Start Date')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('Performance 60')
  await expect.poll(visitor.mails).toHaveLength(1)
})

test('submitting a job application with a valid resume sends two emails', async ({ page, visitor }) => {
  await visit(page, '/careers')
  await fillApplicationForm(page, visitor.email)
  const richText = { name: 'cv.doc', mimeType: 'application/msword', buffer: Buffer.from('{\\rtf1 Ada}') }
  await page.getByLabel('Resume Upload*').setInputFiles(richText)
  await expect(page.getByText('Save it as PDF and try again.').first()).toBeVisible()
  await chooseResume(page, pdf(90_000))
  await page.getByRole('button', { name: 'Submit Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(visitor.mails).toHaveLength(2)
})

test('visitors can make a spin from a video of their car', async ({ page }) => {
  await visit(page, '/try-your-car')
  const canPlay = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/webm; codecs="vp9"'),
  )
  test.skip(canPlay === '', 'this engine can’t play VP9')
  await page.getByLabel('Choose a video').setInputFiles('e2e/files/walk-around.webm')
  await page.getByRole('button', { name: 'Make the spin' }).click({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Here’s your car' })).toBeVisible({ timeout: 90_000 })
})

test('a viewer embedded on another site turns the car, sends messages and shows the interior', async ({
  page,
}) => {
  const said = `<script>addEventListener('message', ({ data }) => (document.title = data.type))</script>`
  const frame = `<iframe src="http://localhost:${e2ePorts.site}/viewer/?set=white" width="950" height="590"></iframe>`
  // The page comes from a real server, because a page that page.route() fulfills can't embed pages from localhost.
  const dealer = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<title>none</title>${said}${frame}`)
  })
  await new Promise<void>((resolve) => dealer.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(dealer.address() as AddressInfo).port}/`)
  const viewer = page.frameLocator('iframe')
  await expect(viewer.locator('[data-state=ready]')).toBeVisible()
  await expect(page).not.toHaveTitle('none')
  // The demonstration hides the hot spots, and the first input ends it.
  await viewer.getByRole('slider').press('Home')
  const inside = viewer.getByRole('button', { name: 'Look inside', exact: true })
  test.skip((await inside.count()) === 0, 'photos of a real car have no interior')
  await inside.click()
  const interior = viewer.frameLocator('iframe')
  await expect(interior.locator('[data-state=ready]')).toBeVisible()
  await interior.getByRole('slider').press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(inside).toBeVisible()
  dealer.close()
})
