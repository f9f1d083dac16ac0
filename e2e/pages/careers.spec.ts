import { expect, test } from '@playwright/test'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { expectAccessible } from '../checks/expect-accessible.ts'
import { coveredControls, zoomed } from '../checks/viewports.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { chooseResume, fillApplicationForm } from '../forms/application-form.ts'

test('the application form is accessible when it shows errors, when a file is selected, and after submission', async ({
  page,
}) => {
  await answerForms(page)
  await page.goto('/careers')
  await page.getByLabel('Resume Upload*').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('x'),
  })
  await expect(page.getByText('Please upload only PDF, DOC, or DOCX files')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Please upload your resume.' })).toBeVisible()
  await expect(page.getByLabel('Phone Number*')).toHaveAccessibleDescription(/./)
  await expectAccessible(page, 'with errors', 'form, [data-sonner-toaster]')

  await fillApplicationForm(page)
  await chooseResume(page, pdf(4000), 'Ada Diaz, field photographer, resume of November 2026.pdf')
  await expect(page.getByText(/^Selected: /)).toBeVisible()
  await expectAccessible(page, 'with a file', 'form')

  await page.getByRole('button', { name: 'Submit Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' })
  await expect(dialog.getByText('ada@applicant.example')).toBeVisible()
  await expectAccessible(page, 'once sent', '[role=dialog]')
  await page.setViewportSize(zoomed)
  expect(await coveredControls(page)).toEqual([])
})
