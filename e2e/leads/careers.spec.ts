import { createHash } from 'node:crypto'
import { positions } from '../../supabase/functions/_shared/contracts/positions.ts'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { applicant, chooseResume } from '../forms/application-form.ts'
import { removeNewerApis } from '../older-browser.ts'
import { expect, test } from '../servers/stack.ts'

const [position] = positions

test('a job application sent from an older browser with the keyboard alone arrives with its 5 MB resume', async ({
  page,
  visitor,
}) => {
  const filename = 'Ada Diaz.pdf'
  const bytes = pdf(5 * 1024 * 1024)
  await removeNewerApis(page)
  await page.goto(`/careers/${position.id}`)
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page.getByLabel('Role Applying For*')).toHaveValue(position.id)
  await expect(page.getByLabel('Full Name*')).toBeFocused()
  const { name, phone, location, coverLetter } = applicant
  for (const text of [name, visitor.email, phone, location, position.label.split(' ')[0] ?? '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Resume Upload*')).toBeFocused()
  await chooseResume(page, bytes, filename)
  await expect(page.getByText(`Selected: ${filename} (5.00 MB)`)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(coverLetter)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' })
  await expect(dialog.getByText('Confirmation email sent')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('#application-form')).toBeFocused()

  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const attachments = [{ filename, type: 'application/pdf', size: bytes.length, sha256 }]
  const mails = [expect.objectContaining({ attachments }), expect.objectContaining({ attachments: [] })]
  await expect.poll(visitor.mails).toHaveLength(2)
  expect(await visitor.mails()).toEqual(expect.arrayContaining(mails))
  const fields = { email: visitor.email, phone: '(401) 555-0199', roleApplyingFor: position.id }
  await expect.poll(visitor.submissions).toMatchObject([{ form: 'career_application', fields }])
})
