import { expect, type Page, test } from '@playwright/test'
import { vehicleRange } from '../../src/content/pricing/calculator.ts'
import { paths } from '../../src/lib/paths.ts'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { translate } from '../forms/translated-page.ts'
import { hydrated, openStatic } from '../hydrated.ts'
import { frames } from '../media/frames.ts'

const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf(900)) }

test('pressing Enter before hydration submits nothing, and typed text is kept after a reload', async ({
  page,
}) => {
  await openStatic(page, '/contact', /\.css$/)
  const name = page.getByLabel('Name')
  await name.fill('Ada Diaz')
  await name.press('Enter')
  await frames(page)
  expect(new URL(page.url())).toMatchObject({ pathname: '/contact', search: '' })
  await page.reload({ waitUntil: 'commit' })
  await expect(name, 'before the stylesheet has loaded').toHaveValue('Ada Diaz')
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await hydrated(page)
  await expect(name).toHaveValue('Ada Diaz')
})

test('all keys pressed during hydration take effect in the order they were pressed', async ({ page }) => {
  const hydrate = await openStatic(page, '/contact')
  const message = page.getByLabel('Message')
  await message.fill('Call me.')
  await message.press('Home')
  const letters = await pressThroughout(page, ['a', 'b', 'c'], hydrate)
  await expect(message).toHaveValue(`${letters.join('')}Call me.`)
  await expect(message).toBeFocused()

  const hydrateCalculator = await openStatic(page, `${paths.calculator}?vehicles=155`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quote' }), 'until it has read the URL').toBeHidden()
  await hydrateCalculator()
  const slider = page.getByRole('slider')
  await expect(slider).toHaveValue('155')

  const hydrateAgain = await openStatic(page, paths.calculator)
  await slider.focus()
  const arrows = await pressThroughout(page, ['ArrowRight', 'ArrowLeft'], hydrateAgain)
  const { initial, step } = vehicleRange
  await expect(slider).toHaveValue(`${initial + (arrows.length % 2) * step}`)
})

test('clicks on an FAQ question and a plan button before hydration take effect afterward, and the question is marked busy until then', async ({
  page,
}) => {
  const hydrate = await openStatic(page, '/pricing')
  const question = page.getByRole('button', { name: /contract/i, includeHidden: true }).first()
  await question.click()
  expect(await question.getAttribute('aria-busy')).toBe('true')
  await page.getByRole('button', { name: 'Choose Performance 60' }).click()
  await hydrate()
  await expect(page.getByRole('dialog', { name: 'Request Information on Performance 60' })).toBeVisible()
  await frames(page)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).not.toHaveAttribute('aria-busy')
})

function actAsExtensions() {
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
  document.body.setAttribute('data-gr-ext-installed', '')
  document.body.append(document.createElement('grammarly-desktop-integration'))
  for (const field of document.querySelectorAll('main input, main textarea')) {
    field.setAttribute('data-lastpass-icon-root', '')
    field.setAttribute('style', 'background-image: none')
    field.after(document.createElement('div'))
  }
}

const changes: Array<[by: string, change: (page: Page) => Promise<void>]> = [
  ['browser extensions', (page) => page.evaluate(actAsExtensions)],
  ['browser translation', translate],
]

for (const [by, change] of changes) {
  test(`forms keep typed text and the chosen resume even if ${by} changed the page`, async ({ page }) => {
    await answerForms(page)
    const hydrate = await openStatic(page, '/contact?for=quote')
    await page.getByLabel('Name').fill('Ada Diaz')
    await page.getByLabel('Phone').fill('4015550142')
    await page.getByLabel('Message').fill('Do you photograph on Saturdays?')
    await change(page)
    await page.getByLabel('Email').fill('ada@dealer.example')
    await hydrate()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a quote')
    await expect(page.getByLabel('Name')).toHaveValue('Ada Diaz')
    await expect(page.getByLabel('Email')).toHaveValue('ada@dealer.example')
    await expect(page.getByLabel('Message')).toHaveValue('Do you photograph on Saturdays?')
    await page.getByRole('button', { name: 'Request the quote' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('(401) 555-0142')

    const hydrateCareers = await openStatic(page, '/careers')
    await page.getByLabel('Full Name').fill('Ada Diaz')
    await page.getByLabel('Role Applying For').selectOption('other')
    await change(page)
    await page.getByLabel('Cover Letter').fill('I photograph cars.')
    await page.getByLabel('Resume Upload').setInputFiles(resume)
    await hydrateCareers()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Diaz')
    await expect(page.getByLabel('Role Applying For')).toHaveValue('other')
    await expect(page.getByLabel('Cover Letter')).toHaveValue('I photograph cars.')
    await expect(page.getByText('Selected: resume.pdf')).toBeVisible()
  })
}

async function pressThroughout(page: Page, keys: string[], hydrate: () => Promise<void>) {
  const isHydrated = hydrate().then(() => true)
  const pressed: string[] = []
  do {
    const key = keys[pressed.length % keys.length] ?? ''
    await page.keyboard.press(key)
    pressed.push(key)
  } while (!(await Promise.race([isHydrated, false])))
  return pressed
}
