import { expect, test } from '@playwright/test'
import { chooseResume, fillApplicationForm } from '../application-form.ts'
import { axeViolations } from '../axe.ts'
import { overflow } from '../overflow.ts'

const pdf = new TextEncoder().encode('%PDF-1.7 a short one')
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of sizes) {
  test(`the application form has no axe violations with errors, with a file and when sent, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.route('**/functions/v1/send-email', (route) =>
      route.fulfill({
        json: { success: true, id: '1', confirmation: 'sent' },
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    )
    await page.goto('/careers')
    await page.getByLabel('Resume Upload*').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('x'),
    })
    await expect(page.getByText('Please upload only PDF, DOC, or DOCX files')).toBeVisible()
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('alert').first()).toBeFocused()
    await expect(page.locator('[data-sonner-toast]')).toHaveText('Please upload your resume.')
    // Half faded in, its text has too little contrast.
    await expect(page.locator('[data-sonner-toast]')).toHaveCSS('opacity', '1')
    expect(await axeViolations(page)).toEqual([])

    await fillApplicationForm(page)
    await chooseResume(page, pdf, 'Ada Diaz, field photographer, resume of November 2026.pdf')
    await expect(page.getByText(/^Selected: /)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    await page.getByRole('button', { name: 'Submit Application' }).click()
    const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' })
    await expect(dialog.getByText('ada@applicant.example')).toBeVisible()
    expect(await axeViolations(page, '[role=dialog]')).toEqual([])
  })
}

test('Apply Now works by keyboard: the form comes into view with its role and focus', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByLabel('Full Name*')).toBeVisible()
  await page.getByRole('link', { name: 'Apply Now: Field Photographer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Full Name*')).toBeFocused()
  await expect(page.getByLabel('Role Applying For*')).toHaveValue('field-photographer')
  await expect(page.getByRole('heading', { name: 'Career Application Form' })).toBeInViewport()
  await expect(page).toHaveURL('/careers?role=field-photographer#application-form')
})
