import { createHash } from 'node:crypto'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { positions } from '../../supabase/functions/_shared/contracts/positions.ts'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { applicant, chooseResume } from '../forms/application-form.ts'
import { expect, test } from '../servers/stack.ts'

const [position] = positions

test('a job application sent with the keyboard alone arrives with its 5 MB resume', async ({
  page,
  visitor,
}) => {
  const name = 'Ada Diaz.pdf'
  const type = 'application/pdf'
  const bytes = pdf(5 * 1024 * 1024)
  await page.goto(`/careers/${position.id}`)
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page.getByLabel('Role Applying For*')).toHaveValue(position.id)
  await expect(page.getByLabel('Full Name*')).toBeFocused()
  for (const text of [
    applicant.name,
    visitor.email,
    applicant.phone,
    applicant.location,
    position.label.split(' ')[0] ?? '',
  ]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Resume Upload*')).toBeFocused()
  await chooseResume(page, bytes, name, type)
  await expect(page.getByText(`Selected: ${name} (5.00 MB)`)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(applicant.coverLetter)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' })
  await expect(dialog.getByText('Confirmation email sent')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('#application-form')).toBeFocused()

  await expect.poll(visitor.mails).toHaveLength(2)
  const mails = await visitor.mails()
  const hiring = mails.find(({ to }) => to.includes(brand.careersEmail))
  expect(hiring?.replyTo).toContain(visitor.email)
  expect(hiring?.attachments).toEqual([
    {
      filename: name,
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  ])
  const confirmation = mails.find(({ to }) => to.includes(visitor.email))
  expect(confirmation?.text).toMatch(/^Hello,\n/)
  expect(confirmation?.attachments).toEqual([])
  await expect.poll(visitor.submissions).toHaveLength(1)
  expect((await visitor.submissions())[0]).toMatchObject({
    form: 'career_application',
    fields: { email: visitor.email, phone: '(401) 555-0199', roleApplyingFor: position.id },
  })
})
