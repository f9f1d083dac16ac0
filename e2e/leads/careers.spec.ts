import { createHash } from 'node:crypto'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { docx, pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { applicant, chooseResume, fillApplicationForm } from '../forms/application-form.ts'
import { expect, test } from '../servers/stack.ts'

const limit = 5 * 1024 * 1024
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const submitted = { name: 'Application Submitted Successfully!' }

test('an application with a resume of 5 MB reaches the hiring inbox byte for byte', async ({
  page,
  visitor,
}) => {
  const name = 'Ada Diaz.pdf'
  const type = 'application/pdf'
  const bytes = pdf(limit)
  await page.goto('/careers/field-photographer')
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page.getByLabel('Role Applying For*')).toHaveValue('field-photographer')
  await expect(page.getByLabel('Full Name*')).toBeFocused()
  await fillApplicationForm(page, visitor.email)
  await chooseResume(page, bytes, name, type)
  await expect(
    page.getByText(`Selected: ${name} (${(bytes.length / 1024 / 1024).toFixed(2)} MB)`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Submit Application' }).click()

  const dialog = page.getByRole('dialog', submitted)
  await expect(dialog.getByText('Confirmation email sent')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Full Name*')).toHaveValue('')
  await expect(page.getByText(/^Selected: /)).toBeHidden()

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
    fields: { email: visitor.email, phone: '(401) 555-0199', roleApplyingFor: 'field-photographer' },
  })
})

test('the function’s error about a file is shown in the toast', async ({ page, visitor }) => {
  await page.goto('/careers')
  await fillApplicationForm(page, visitor.email)
  // A zip archive that is no Word document: the browser sees the zip, the function looks inside.
  await chooseResume(page, docx(10_000, ['readme.txt']), 'cv.docx', docxType)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  const text = 'Invalid file format. Please upload a PDF, DOC, or DOCX file.'
  await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('form').getByText(text)).toContainText('Please call')
  await expect(page.getByLabel('Cover Letter*')).toHaveValue(applicant.coverLetter)
  await expect(page.getByText('Selected: cv.docx (0.01 MB)')).toBeVisible()
  expect(await visitor.submissions()).toHaveLength(0)
})

test('a file can be dropped, and the form works by keyboard alone', async ({ page, visitor }) => {
  await page.goto('/careers')
  const bytes = [...pdf(4000)]
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(content)], 'dropped.pdf', { type: 'application/pdf' }))
    return data
  }, bytes)
  await page.getByLabel('Resume Upload*').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText('Selected: dropped.pdf (0.00 MB)')).toBeVisible()

  await page.getByLabel('Full Name*').focus()
  for (const text of [applicant.name, visitor.email, applicant.phone, applicant.location, 'Field', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByLabel('Resume Upload*')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(applicant.coverLetter)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', submitted)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('#application-form')).toBeFocused()
  await expect.poll(visitor.submissions).toHaveLength(1)
})
