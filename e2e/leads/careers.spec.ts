import { createHash } from 'node:crypto'
import { doc, docx, pdf } from '../../supabase/functions/send-email/files-for-tests.ts'
import { applicant, chooseResume, fillApplicationForm } from '../application-form.ts'
import { expect, test } from '../stack.ts'

const limit = 5 * 1024 * 1024
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const submitted = { name: 'Application Submitted Successfully!' }

test.beforeEach(({ stack }) => stack.empty())

for (const [name, bytes, type] of [
  ['Ada Diaz.pdf', pdf(limit), 'application/pdf'],
  ['Ada Diaz.doc', doc(1024 * 1024), 'application/msword'],
  ['Ada Diaz.docx', docx(10_000), docxType],
] as const) {
  test(`an application with ${name} reaches the hiring inbox byte for byte`, async ({ page, stack }) => {
    await page.goto('/careers/field-photographer')
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await expect(page.getByLabel('Role Applying For*')).toHaveValue('field-photographer')
    await expect(page.getByLabel('Full Name*')).toBeFocused()
    await fillApplicationForm(page)
    await chooseResume(page, bytes, name, type)
    await expect(
      page.getByText(`Selected: ${name} (${(bytes.length / 1024 / 1024).toFixed(2)} MB)`),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Submit Application' }).click()

    const dialog = page.getByRole('dialog', submitted)
    await expect(dialog.getByText('Confirmation email sent')).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Full Name*')).toHaveValue('')
    await expect(page.getByText(/^Selected: /)).toBeHidden()

    await expect.poll(async () => (await stack.mails()).length).toBe(2)
    const mails = await stack.mails()
    const hiring = mails.find(({ to }) => to.includes('careers@lotspin.example'))
    expect(hiring?.replyTo).toContain(applicant.email)
    expect(hiring?.attachments).toEqual([
      {
        filename: name,
        type,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    ])
    const confirmation = mails.find(({ to }) => to.includes(applicant.email))
    expect(confirmation?.text).toMatch(/^Hello,\n/)
    expect(confirmation?.attachments).toEqual([])
    expect((await stack.submissions())[0]).toMatchObject({
      form: 'career_application',
      fields: { email: applicant.email, phone: '(401) 555-0199', roleApplyingFor: 'field-photographer' },
    })
  })
}

test('pressing twice sends once', async ({ page, stack }) => {
  await page.goto('/careers')
  await fillApplicationForm(page)
  await chooseResume(page, pdf(1024 * 1024))
  await page.getByRole('button', { name: 'Submit Application' }).dblclick()
  await expect(page.getByRole('dialog', submitted)).toBeVisible({ timeout: 20_000 })
  await expect.poll(async () => (await stack.mails()).length).toBe(2)
  await page.waitForTimeout(1000)
  expect(await stack.mails()).toHaveLength(2)
  expect(await stack.submissions()).toHaveLength(1)
})

test('who fills in the decoy is refused, and nothing is sent', async ({ page, stack }) => {
  await page.goto('/careers')
  await fillApplicationForm(page)
  await chooseResume(page, pdf(10_000))
  await page.locator('input[name="website"]').fill('https://spam.example', { force: true })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Spam detected. Please try again.')).toBeVisible()
  expect(await stack.submissions()).toHaveLength(0)
  expect(await stack.mails()).toHaveLength(0)
})

test('what the function says about a file reaches the toast', async ({ page, stack }) => {
  await page.goto('/careers')
  await fillApplicationForm(page)
  // A zip archive that is no Word document: the browser sees the zip, the function looks inside.
  await chooseResume(page, docx(10_000, ['readme.txt']), 'cv.docx', docxType)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  const text = 'Invalid file format. Please upload a PDF, DOC, or DOCX file.'
  await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('form').getByRole('alert')).toContainText(text)
  await expect(page.getByLabel('Cover Letter*')).toHaveValue(applicant.coverLetter)
  await expect(page.getByText('Selected: cv.docx (0.01 MB)')).toBeVisible()
  expect(await stack.submissions()).toHaveLength(0)
})

test('a dropped file is chosen, and the form works by keyboard alone', async ({ page, stack }) => {
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
  for (const text of [applicant.name, applicant.email, applicant.phone, applicant.location, 'Field', '']) {
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
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('#application-form')).toBeFocused()
  expect(await stack.submissions()).toHaveLength(1)
})

test('with the mail down the application is kept, and both mails go out once after the return', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000)
  await stack.stopMail()
  await page.goto('/careers')
  await fillApplicationForm(page)
  await chooseResume(page, pdf(limit))
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('dialog', submitted)).toBeVisible({ timeout: 20_000 })
  expect(await stack.submissions()).toHaveLength(1)

  await stack.startMail()
  await expect.poll(async () => (await stack.mails()).length, { timeout: 90_000 }).toBe(2)
  // Two more rounds of the outbox must not send them again.
  await page.waitForTimeout(11_000)
  expect(await stack.mails()).toHaveLength(2)
})
