import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { vehicleRange } from '../../src/content/pricing/calculator.ts'
import { paths } from '../../src/lib/paths.ts'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { translate } from '../forms/translated-page.ts'
import { hydrated, openStatic } from '../hydrated.ts'
import { frames } from '../media/frames.ts'

test.describe('before hydration', () => {
  test('pressing Enter in the contact form sends nothing, and the typed name survives a reload', async ({
    page,
  }) => {
    await openStatic(page, '/contact')
    await page.getByLabel('Name').fill('Ada Diaz')
    await page.getByLabel('Name').press('Enter')
    await frames(page)
    expect(new URL(page.url())).toMatchObject({ pathname: '/contact', search: '' })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByLabel('Name')).toHaveValue('Ada Diaz')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Name')).toHaveValue('Ada Diaz')
  })

  test('text typed before the stylesheet has loaded is restored after a reload', async ({ page }) => {
    await openStatic(page, '/careers', /\.css$/)
    await page.getByLabel('Full Name').fill('Ada Diaz')
    await page.getByLabel('Cover Letter').fill('I photograph cars.')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Diaz')
    await expect(page.getByLabel('Cover Letter')).toHaveValue('I photograph cars.')
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
  })

  test('letters typed while the page hydrates are all kept, in order', async ({ page }) => {
    const hydrate = await openStatic(page, '/contact')
    const message = page.getByLabel('Message')
    await message.fill('Call me.')
    await message.press('Home')
    const keys = ['a', 'b', 'c']
    const presses = await pressThroughout(page, keys, hydrate)
    const typed = Array.from({ length: presses }, (_, index) => keys[index % keys.length])
    await expect(message).toHaveValue(`${typed.join('')}Call me.`)
    await expect(message).toBeFocused()
  })

  test('a dropped resume is kept', async ({ page }, testInfo) => {
    const file = testInfo.outputPath('dropped.pdf')
    writeFileSync(file, pdf(900))
    const hydrate = await openStatic(page, '/careers')
    const target = page.getByLabel('Resume Upload')
    await target.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await target.boundingBox()) ?? {}
    // A dispatched drop event can't set an input's files, so the browser performs a real drop.
    const client = await page.context().newCDPSession(page)
    const drag = { x: x + 20, y: y + 20, data: { items: [], files: [file], dragOperationsMask: 1 } }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', { type, ...drag })
    await hydrate()
    await expect(page.getByText('Selected: dropped.pdf')).toBeVisible()
  })

  test('every arrow key pressed on the calculator’s slider takes effect, even during hydration', async ({
    page,
  }) => {
    const hydrate = await openStatic(page, paths.calculator)
    const slider = page.getByRole('slider')
    await slider.focus()
    const presses = await pressThroughout(page, ['ArrowRight', 'ArrowLeft'], hydrate)
    const { initial, step } = vehicleRange
    await expect(slider).toHaveValue(`${initial + (presses % 2) * step}`)
  })

  test('the before/after slider can be moved with keys and by dragging', async ({ page }) => {
    const hydrate = await openStatic(page, paths.why)
    const slider = page.getByRole('slider').first()
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveValue('100')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveValue('1')
    const box = await slider.boundingBox()
    if (!box) throw new Error('the slider is not shown')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    const position = await slider.inputValue()
    expect(Number(position)).toBeGreaterThan(70)
    await hydrate()
    await expect(slider).toHaveValue(position)
  })

  test('a clicked button is marked busy, and its FAQ answer or dialog opens after hydration', async ({
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

  test('links work while the scripts are still loading', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => {})
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('link', { name: 'Schedule a Demo' }).first().click()
    await expect(page).toHaveURL('/contact?for=demo')
  })
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
  ['a translator', translate],
]

for (const [by, change] of changes) {
  test(`forms work and keep typed text, even if ${by} changed the page before hydration`, async ({
    page,
  }) => {
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
    await hydrateCareers()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Diaz')
    await expect(page.getByLabel('Role Applying For')).toHaveValue('other')
    await expect(page.getByLabel('Cover Letter')).toHaveValue('I photograph cars.')
  })
}

test('if the URL has a vehicle count, the calculator hides its quote until hydration', async ({ page }) => {
  const hydrate = await openStatic(page, `${paths.calculator}?vehicles=155`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quote' })).toBeHidden()
  await hydrate()
  await expect(page.getByRole('slider')).toHaveValue('155')
  await expect(page.getByRole('slider')).toBeVisible()
})

test('“Go Back” on the 404 page returns to the previous page, even if clicked before hydration', async ({
  page,
}) => {
  await page.goto('/services')
  const hydrate = await openStatic(page, '/no-such-page')
  await page.getByRole('button', { name: 'Go Back' }).click()
  const done = hydrate().catch(() => {})
  await expect(page).toHaveURL('/services')
  await done
})

for (const path of ['/contact', '/careers', '/terms'])
  test(`${path} creates no number format before it has hydrated`, async ({ page }) => {
    await page.addInitScript(() => {
      // With data saver on, the page prefetches no other pages, which may show prices.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      const counts = globalThis as { formats?: number }
      counts.formats = 0
      Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
        construct(target, args) {
          counts.formats = (counts.formats ?? 0) + 1
          return Reflect.construct(target, args)
        },
      })
    })
    await page.goto(path)
    await hydrated(page)
    expect(await page.evaluate('formats')).toBe(0)
  })

async function pressThroughout(page: Page, keys: string[], hydrate: () => Promise<void>) {
  let isHydrated = false
  const hydration = hydrate().then(() => {
    isHydrated = true
  })
  let presses = 0
  do {
    await page.keyboard.press(keys[presses % keys.length] ?? '')
    presses += 1
  } while (!isHydrated)
  await hydration
  return presses
}
